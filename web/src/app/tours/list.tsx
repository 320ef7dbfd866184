/** All tours, to choose from: each with a picture of where it leads, how long it takes, and whether it has been taken. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Show } from "../../engine/protocol.ts";
import { Button } from "../../ui/button.tsx";
import { sets } from "../../ui/field.tsx";
import "../../styles/tiles.css";
import "../../styles/tours.css";
import { tours } from "../../state/keep/session.ts";
import { toured } from "../../state/keep/toured.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { tours as say } from "../../words/tours.ts";
import { type Lesson, lessons, minutesOf } from "./lessons.ts";
import { drawPositions, positions } from "./positions.ts";
import { begin } from "./tour.ts";

/** Pixels; it is shown smaller. */
const WIDTH = 320;

/** The board of the page's own drawing, as it goes into files. */
function Picture({ line }: { line: Show }) {
    const address = useSignal("");
    useEffect(() => {
        void import("../../board/picture/picture.tsx").then(({ addressOf, pictureOf }) => {
            address.value = addressOf(pictureOf({ line, steps: [], values: false, width: WIDTH }));
        });
    }, [line]);
    return address.value === "" ? null : <img src={address.value} alt="" />;
}

function Choice({ lesson }: { lesson: Lesson }) {
    const { id, title, about } = lesson;
    const line = positions.value.get(id);
    return (
        <Button look="bare" class="tour-choice" onClick={() => begin(id)}>
            <span class="tour-picture">{line !== undefined && <Picture line={line} />}</span>
            <strong>{title}</strong>
            <span>{about}</span>
            <span class="tour-length muted num">
                {say.minutes(minutesOf(lesson))}
                {toured.value.has(id) && (
                    <span class="tour-taken">
                        <Icon name="check" />
                        {say.taken}
                    </span>
                )}
            </span>
        </Button>
    );
}

export function TourList() {
    const close = sets(tours, false);
    useEffect(drawPositions, []);
    return (
        <Dialog title={say.title} onClose={close} class="tour-dialog">
            <p class="muted">{say.about}</p>
            <ol class="tour-list">
                {lessons.map((lesson) => (
                    <li key={lesson.id}>
                        <Choice lesson={lesson} />
                    </li>
                ))}
            </ol>
        </Dialog>
    );
}
