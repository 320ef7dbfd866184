/** All tours, to choose from. */
import { Button } from "../../ui/button.tsx";
import { sets } from "../../ui/field.tsx";
import "../../styles/tours.css";
import { tours } from "../../state/keep/session.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { tours as say } from "../../words/tours.ts";
import { lessons } from "./lessons.ts";
import { begin } from "./tour.ts";

export function TourList() {
    const close = sets(tours, false);
    return (
        <Dialog title={say.title} onClose={close} class="tour-dialog">
            <p class="muted">{say.about}</p>
            <ol class="tour-list">
                {lessons.map(({ id, title, about, steps }) => (
                    <li key={id}>
                        <Button look="bare" class="tour-choice" onClick={() => begin(id)}>
                            <strong>{title}</strong>
                            <span>{about}</span>
                            <span class="muted num">{say.steps(steps.length)}</span>
                        </Button>
                    </li>
                ))}
            </ol>
        </Dialog>
    );
}
