/** What somebody has answered in a lesson, as it can be handed in. */
import { type Answered, progressOf } from "../../state/keep/progress.ts";
import { lessonOf } from "./shelf.ts";

export type { Answered } from "../../state/keep/progress.ts";

/** For every step of the lesson with this key; null where nothing is asked or nothing was answered. */
export function results(key: string): (Answered | null)[] {
    const { answers } = progressOf(key);
    return (lessonOf(key)?.steps ?? []).map(({ question }, i) =>
        question === null ? null : (answers[i + 1] ?? null),
    );
}

/** The first step whose question is open in a lesson that is to be taken one by one: no later one may be seen. */
export function furthest(key: string): number {
    const lesson = lessonOf(key);
    if (lesson === undefined) return 0;
    const { steps, order, tries } = lesson;
    if (order === "free") return steps.length;
    const found = results(key);
    const open = steps.findIndex(({ question }, i) => {
        const answered = found[i];
        if (question === null) return false;
        return answered == null || !(answered.right || tries === "once");
    });
    return open < 0 ? steps.length : open + 1;
}
