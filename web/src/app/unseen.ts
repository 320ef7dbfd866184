/** What begins when the first answer stands: at a first visit nobody waits for it. */
import { startBook } from "../state/act/book.ts";
import { startComing } from "./coming.tsx";
import { startLessons } from "./lessons/arrive.ts";

export function startUnseen(): void {
    startBook();
    startLessons();
    startComing();
}
