/** All lessons, to choose from: each with a picture of where it leads, how long it takes, and whether it has been taken. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Show } from "../../engine/protocol.ts";
import { Button } from "../../ui/button.tsx";
import { sets } from "../../ui/field.tsx";
import "../../styles/tokens.tiles.css";
import "../../styles/tiles.css";
import "../../styles/lessons.css";
import { classOpen } from "../../state/keep/handed.ts";
import { choose, composing, lessonsOpen, session } from "../../state/keep/session.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FileButton } from "../../ui/filebutton.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { learn as say } from "../../words/learn.ts";
import { teach } from "../../words/teach.ts";
import { brought } from "./brought.ts";
import { Courses } from "./courses.tsx";
import type { Lesson } from "./format.ts";
import { takeUp } from "./place.ts";
import { drawPositions, positions } from "./positions.ts";
import { lessonOf, SHELF } from "./shelf.ts";
import { openText } from "./strangers.ts";
import { Forget, Taken } from "./taken.tsx";

const ClassTable = lazy(() => import("./class.tsx"), "ClassTable");

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

function Choice({ place, lesson }: { place: string; lesson: Lesson }) {
    const { title, about, language } = lesson;
    const line = positions.value.get(place);
    return (
        <Button look="bare" class="lesson-choice" onClick={() => takeUp(place)}>
            <span class="lesson-picture">{line !== undefined && <Picture line={line} />}</span>
            <strong lang={language}>{title}</strong>
            <span lang={language}>{about}</span>
            <Taken place={place} lesson={lesson} />
        </Button>
    );
}

function Choices({ places }: { places: readonly string[] }) {
    return (
        <ol class="lesson-list">
            {places.map((place) => {
                const lesson = lessonOf(place);
                return (
                    lesson !== undefined && (
                        <li key={place}>
                            <Choice place={place} lesson={lesson} />
                            <Forget place={place} lesson={lesson} />
                        </li>
                    )
                );
            })}
        </ol>
    );
}

export function LessonList() {
    const close = sets(lessonsOpen, false);
    useEffect(drawPositions, []);
    if (classOpen.value)
        return (
            <Dialog title={teach.class} onClose={close} class="lesson-dialog">
                <ClassTable />
            </Dialog>
        );
    return (
        <Dialog
            title={say.title}
            onClose={close}
            class="lesson-dialog"
            foot={
                <div class="lesson-open">
                    <Button
                        icon="pencil"
                        onClick={() => {
                            close();
                            // The workshop of players would be opened over the text.
                            if (session.value.panel === "write") choose({ panel: "think" });
                            composing.value = "text";
                        }}
                    >
                        {say.writeOne}
                    </Button>
                    <FileButton
                        label={say.open}
                        accept=".md,.txt"
                        take={({ bytes }) => openText(new TextDecoder().decode(bytes))}
                    />
                    <Button onClick={sets(classOpen, true)}>{teach.class}</Button>
                    <span class="muted">{say.drop}</span>
                </div>
            }
        >
            <p class="muted">{say.about}</p>
            <Choices places={SHELF} />
            <h3>{say.courses}</h3>
            <Courses />
            {brought.value.length > 0 && (
                <>
                    <h3>{say.brought}</h3>
                    <Choices places={brought.value.map(({ key }) => key)} />
                </>
            )}
        </Dialog>
    );
}
