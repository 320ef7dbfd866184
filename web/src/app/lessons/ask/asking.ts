/** What every kind of question is answered with. */
import type { Signal } from "@preact/signals";
import type { Lesson, Question } from "../format.ts";
import type { Verdict } from "./judge.ts";

/** Names what is asked. */
export const ASK = "lesson-ask";

/** What answers a question of one kind. */
export interface Asking<Of extends Question> {
    question: Of;
    /** The lesson, and the number of the step. */
    place: string;
    step: number;
    lesson: Lesson;
    /** What was said to the last answer, while it stands. */
    said: Signal<Verdict | null>;
    /** No answer counts any more. */
    closed: boolean;
    give: (verdict: Verdict) => void;
}
