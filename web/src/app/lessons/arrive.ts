/**
 * How lessons come to the page besides by a link: a file that is dropped anywhere on it; and the lesson that was being
 * written when the page was left.
 */
import { composing } from "../../state/keep/session.ts";

/** A lesson was being written in this tab: compose/compose.tsx keeps which. */
const COMPOSING = "plyscope.composing";

async function take(file: File): Promise<void> {
    const text = await file.text();
    if (composing.value !== "") {
        const { beginWith } = await import("./compose/writing.ts");
        beginWith(text);
        return;
    }
    const { openText } = await import("./strangers.ts");
    await openText(text);
}

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;

export function startLessons(): void {
    window.addEventListener("dragover", (event) => {
        if (hasFile(event)) event.preventDefault();
    });
    window.addEventListener("drop", (event) => {
        const [file] = event.dataTransfer?.files ?? [];
        // Some parts of the page take files of their own.
        if (event.defaultPrevented || file === undefined) return;
        event.preventDefault();
        void take(file);
    });
    try {
        if (sessionStorage.getItem(COMPOSING) !== null) composing.value = "text";
    } catch {
        // A browser that keeps nothing has kept no lesson.
    }
}
