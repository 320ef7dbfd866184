/**
 * How lessons come to the page besides by a link: a file that is dropped anywhere on it; and the lesson that was being
 * written when the page was left.
 */
import { arrivedLesson, composing } from "../../state/keep/session.ts";

/** A lesson was being written in this tab: compose/compose.tsx keeps which. */
export const COMPOSING = "plyscope.composing";

/** As browsers call what is dragged. */
const FILES = /^Files$/;

export function startLessons(): void {
    for (const kind of ["dragover", "drop"] as const)
        window.addEventListener(kind, (event) => {
            // Some parts of the page take files of their own.
            const { types = [], files: [file] = [] } = event.dataTransfer ?? {};
            if (event.defaultPrevented || !types.some((type) => FILES.test(type))) return;
            event.preventDefault();
            void file?.text().then((text) => {
                arrivedLesson.value = text;
            });
        });
    try {
        if (sessionStorage.getItem(COMPOSING)) composing.value = "text";
    } catch {
        // A browser that keeps nothing has kept no lesson.
    }
}
