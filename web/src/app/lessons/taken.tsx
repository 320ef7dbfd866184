/** How far a lesson has been taken, and the way to begin it anew. */
import { notify } from "../../state/act/notify.ts";
import { forgetLesson, keepProgress, progressOf } from "../../state/keep/progress.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { learn as say } from "../../words/learn.ts";
import type { Lesson } from "./format.ts";
import { results } from "./results.ts";
import { minutesOf } from "./shelf.ts";

interface Props {
    place: string;
    lesson: Lesson;
}

/** How long it takes; at which step it was left, or that it was taken, and how much of it was right. */
export function Taken({ place, lesson }: Props) {
    const { step, done } = progressOf(place);
    const { length } = lesson.steps;
    const right = results(place).filter((one) => one?.right).length;
    const asked = lesson.steps.filter(({ question }) => question !== null).length;
    return (
        <span class="lesson-length muted num">
            {say.minutes(minutesOf(lesson))}
            {!done && step > 1 && <span>{say.goOn(step, length)}</span>}
            {done && (
                <span class="lesson-taken">
                    <Icon name="check" />
                    {asked > 0 ? say.rightOf(right, asked) : say.taken}
                </span>
            )}
        </span>
    );
}

/** Where something is known of a lesson, it can be forgotten, and that taken back. */
export function Forget({ place, lesson }: Props) {
    const before = progressOf(place);
    if (before.step === 0) return null;
    const forget = () => {
        forgetLesson(place);
        const run = () => keepProgress(place, before);
        notify("info", say.forgotten(lesson.title), { action: { title: say.bringBack, run } });
    };
    return (
        <IconButton
            icon="reset"
            class="lesson-forget"
            label={say.forget(lesson.title)}
            onClick={forget}
        />
    );
}
