/** Writes a lesson as its text: `readLesson` gives it back. */
import {
    BOARD,
    HEAD,
    type Lesson,
    QUESTION,
    type Question,
    type Row,
    type Step,
} from "./format.ts";
import { closes, opens, STEP } from "./read.ts";

/** A value of several lines stands below its key. */
function line(key: string, value: string): string {
    if (!value.includes("\n")) return `${key}: ${value}`;
    const below = value.split("\n").map((one) => (one === "" ? "" : `  ${one}`));
    return [`${key}:`, ...below].join("\n");
}

export type Pair = readonly [key: string, value: string];

/** The lines of a head or a block, as pairs. */
export const pairsOf = <Of>(of: Of, rows: readonly Row<Of>[]): Pair[] =>
    rows.flatMap((row) => row.lines?.(of) ?? row.give(of).map((value): Pair => [row.key, value]));

const linesOf = <Of>(of: Of, rows: readonly Row<Of>[]): string[] =>
    pairsOf(of, rows).map(([key, value]) => line(key, value));

/** A fence that nothing within closes. */
function block(word: string, lines: readonly string[]): string {
    const within = lines.join("\n");
    const longest = Math.max(2, ...[...within.matchAll(/`+/g)].map(([signs]) => signs.length));
    const fence = "`".repeat(longest + 1);
    return [fence + word, ...lines, fence].join("\n");
}

const questionBlock = (question: Question) =>
    block("question", [
        `kind: ${question.kind}`,
        ...linesOf(question, QUESTION[question.kind] as readonly Row<Question>[]),
    ]);

function heading({ title, link }: Step): string {
    if (link !== "") return `## [${title}](${link})`;
    return `## ${/^[[\\]/.test(title) ? "\\" : ""}${title}`;
}

/** Words that begin no step and no block of their own, and leave no fence open. */
export function tidyWords(words: string): string {
    let fence = "";
    const lines = words.split(/\r\n?|\n/).map((line) => {
        if (fence !== "") {
            if (closes(line, fence)) fence = "";
            return line;
        }
        const opened = opens(line);
        fence = opened?.fence ?? "";
        if (opened?.word === "board" || opened?.word === "question")
            return line.replace(opened.word, "text");
        return STEP.test(line) ? line.replace("##", "###") : line;
    });
    return [...lines, ...(fence === "" ? [] : [fence])].join("\n").replace(/^\s*\n|\s+$/g, "");
}

export const stepText = (step: Step) =>
    [
        heading(step),
        ...(step.board === null ? [] : [block("board", linesOf(step.board, BOARD))]),
        ...(step.words.trim() === "" ? [] : [tidyWords(step.words)]),
        ...(step.question === null ? [] : [questionBlock(step.question)]),
    ].join("\n\n");

export const headText = (lesson: Lesson) => ["---", ...linesOf(lesson, HEAD), "---"].join("\n");

export const writeLesson = (lesson: Lesson): string =>
    `${[headText(lesson), ...lesson.steps.map(stepText)].join("\n\n")}\n`;
