/**
 * Reads a lesson from its text. What is wrong with it is told by line and column, with what is allowed there; the
 * rest is read all the same, so that whoever writes it sees what there is.
 */
import {
    BOARD,
    type Board,
    emptyBoard,
    emptyLesson,
    emptyQuestion,
    emptyStep,
    type Form,
    HEAD,
    KINDS,
    type Kind,
    type Lesson,
    LONGEST,
    lacking,
    MOST_STEPS,
    QUESTION,
    type Question,
    type Row,
    type Step,
} from "./format.ts";

/** What can be wrong; words/en/lessonfaults.ts has the sentences. */
export type Fault = { /** From 1. */ line: number; column: number } & (
    | { code: "too_long"; most: number }
    | { code: "too_many_steps"; most: number }
    | { code: "no_head" }
    | { code: "head_open" }
    | { code: "no_step" }
    | { code: "before_steps" }
    | { code: "no_title" }
    | { code: "block_open"; block: string }
    | { code: "block_twice"; block: string }
    | { code: "no_key" }
    | { code: "unknown_key"; key: string; allowed: readonly string[] }
    | { code: "key_twice"; key: string }
    | { code: "key_missing"; allowed: readonly string[] }
    | { code: "bad_value"; key: string; value: string; form: Form }
);

export interface Reading {
    lesson: Lesson;
    /** None: it can be opened. */
    faults: Fault[];
    /** The line where each step begins, from 1; what stands before the first is the head. */
    begins: number[];
}

/** A line `key: value`, and where both begin. */
interface Pair {
    key: string;
    value: string;
    line: number;
    column: number;
}

/** A line of the text with its number. */
type Line = readonly [text: string, number: number];

const isBlank = (text: string) => text.trim() === "";
const INDENT = /^(?: {2}|\t)/;
const PAIR = /^([A-Za-z_]+)[ \t]*:(.*)$/;

/** Lines `key: value`; what stands below one, two spaces further in, belongs to its value. */
function pairsOf(lines: readonly Line[], faults: Fault[]): Pair[] {
    const pairs: Pair[] = [];
    const below: string[][] = [];
    for (const [text, line] of lines) {
        if (isBlank(text) || INDENT.test(text)) {
            const last = below.at(-1);
            if (last !== undefined) last.push(text.replace(INDENT, "").trimEnd());
            else if (!isBlank(text)) faults.push({ line, column: 1, code: "no_key" });
            continue;
        }
        const [, key, value = ""] = PAIR.exec(text) ?? [];
        if (key === undefined) {
            faults.push({ line, column: 1, code: "no_key" });
            continue;
        }
        const column = text.length - value.trimStart().length + 1;
        pairs.push({ key, value: value.trim(), line, column });
        below.push([]);
    }
    return pairs.map((pair, i) => {
        const more = trimmed(below[i] ?? []);
        const value = [...(pair.value === "" ? [] : [pair.value]), ...more].join("\n");
        return { ...pair, value: value.includes("\n") ? value : value.trim() };
    });
}

/** The first from `from` on for which that holds, or -1. */
function indexFrom(lines: readonly Line[], from: number, holds: (text: string) => boolean): number {
    for (let i = from; i < lines.length; i++) if (holds((lines[i] as Line)[0])) return i;
    return -1;
}

/** Without the blank lines around it. */
function trimmed(lines: readonly string[]): string[] {
    const from = lines.findIndex((line) => !isBlank(line));
    const to = lines.findLastIndex((line) => !isBlank(line));
    return from < 0 ? [] : lines.slice(from, to + 1);
}

/** Puts the values of a head or a block where they belong. */
function fill<Of>(
    of: Of,
    rows: readonly Row<Of>[],
    pairs: readonly Pair[],
    line: number,
    faults: Fault[],
): void {
    const seen = new Set<string>();
    for (const { key, value, line, column } of pairs) {
        const row = rows.find((one) => one.key === key);
        if (row === undefined) {
            const allowed = rows.map((one) => one.key);
            faults.push({ line, column: 1, code: "unknown_key", key, allowed });
        } else if (seen.has(key) && row.many === undefined)
            faults.push({ line, column: 1, code: "key_twice", key });
        else if (value !== "") {
            seen.add(key);
            if (!row.take(of, value))
                faults.push({ line, column, code: "bad_value", key, value, form: row.form });
        }
    }
    for (const { key, needed } of rows)
        if (needed && !seen.has(key))
            faults.push({ line, column: 1, code: "key_missing", allowed: [key] });
}

/** A fence of Markdown: spaces, signs, and what stands behind them. */
const FENCE = /^( {0,3})(`{3,}|~{3,})(.*)$/;

export function closes(text: string, fence: string): boolean {
    const [, , signs = "", rest = ""] = FENCE.exec(text) ?? [];
    return signs.startsWith(fence) && isBlank(rest);
}

export function opens(text: string): { fence: string; word: string } | null {
    const [, , fence = "", info = ""] = FENCE.exec(text) ?? [];
    if (fence === "" || (fence.startsWith("`") && info.includes("`"))) return null;
    return { fence, word: info.trim() };
}

export const STEP = /^ {0,3}##(?:[ \t]+(.*))?$/;
const LINKED = /^\[(.*)\]\(([^()\s]+)\)$/;

/** A title that is a link leads to another lesson; a backslash before it says that it is none. */
function stepOf(heading: string): Step {
    const title = heading.trim();
    const [, shown, link = ""] = LINKED.exec(title) ?? [];
    return { ...emptyStep(), title: (shown ?? title.replace(/^\\/, "")).trim(), link };
}

function questionOf(pairs: readonly Pair[], line: number, faults: Fault[]): Question | null {
    const at = pairs.findIndex(({ key }) => key === "kind");
    const kind = pairs[at];
    if (kind === undefined) {
        faults.push({ line, column: 1, code: "key_missing", allowed: ["kind"] });
        return null;
    }
    if (!KINDS.includes(kind.value as Kind)) {
        const { value, column } = kind;
        faults.push({
            line: kind.line,
            column,
            code: "bad_value",
            key: "kind",
            value,
            form: KINDS,
        });
        return null;
    }
    const question = emptyQuestion(kind.value as Kind);
    const rows = QUESTION[question.kind] as readonly Row<Question>[];
    const before = faults.length;
    fill(question, rows, pairs.toSpliced(at, 1), line, faults);
    const missing = lacking(question);
    if (missing.length > 0 && faults.length === before)
        faults.push({ line, column: 1, code: "key_missing", allowed: missing });
    return question;
}

function boardOf(pairs: readonly Pair[], line: number, faults: Fault[]): Board {
    const board = emptyBoard();
    fill(board, BOARD, pairs, line, faults);
    return board;
}

/** What a step is made of while it is read. */
interface Open {
    step: Step;
    /** Its words, in the parts between its blocks. */
    words: string[][];
}

/** The words of a step, a blank line between what stood apart. */
const joined = (words: readonly string[][]) =>
    words
        .map((lines) => trimmed(lines).join("\n"))
        .filter(Boolean)
        .join("\n\n")
        .trimEnd();

/** Fills the steps, and tells where they begin; `lines` begin behind the head. */
function readSteps(lesson: Lesson, lines: readonly Line[], faults: Fault[]): number[] {
    const begins: number[] = [];
    let open: Open | null = null;
    const end = () => {
        if (open !== null) open.step.words = joined(open.words);
    };
    for (let i = 0; i < lines.length; i++) {
        const [text, number] = lines[i] as Line;
        const [heading, title = ""] = STEP.exec(text) ?? [];
        if (heading !== undefined) {
            end();
            if (lesson.steps.length === MOST_STEPS) {
                faults.push({ line: number, column: 1, code: "too_many_steps", most: MOST_STEPS });
                return begins;
            }
            open = { step: stepOf(title), words: [[]] };
            lesson.steps.push(open.step);
            begins.push(number);
            if (open.step.title === "") faults.push({ line: number, column: 1, code: "no_title" });
            continue;
        }
        if (open === null) {
            if (isBlank(text)) continue;
            faults.push({ line: number, column: 1, code: "before_steps" });
            const next = indexFrom(lines, i + 1, (later) => STEP.test(later));
            if (next < 0) return begins;
            i = next - 1;
            continue;
        }
        const fence = opens(text);
        if (fence === null) {
            open.words.at(-1)?.push(text);
            continue;
        }
        const close = indexFrom(lines, i + 1, (later) => closes(later, fence.fence));
        const { word } = fence;
        if (close < 0) {
            faults.push({ line: number, column: 1, code: "block_open", block: word });
            end();
            return begins;
        }
        if (word === "board" || word === "question") {
            const pairs = pairsOf(lines.slice(i + 1, close), faults);
            if (open.step[word] !== null)
                faults.push({ line: number, column: 1, code: "block_twice", block: word });
            else if (word === "board") open.step.board = boardOf(pairs, number, faults);
            else open.step.question = questionOf(pairs, number, faults);
            open.words.push([]);
        } else open.words.at(-1)?.push(...lines.slice(i, close + 1).map(([line]) => line));
        i = close;
    }
    end();
    return begins;
}

/** Letters and digits of a title, hyphens between them. */
export function idOf(title: string): string {
    const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const word = plain.replace(/[^a-z0-9]+/g, "-").replace(/^[-0-9]+/, "");
    return word.slice(0, 40).replace(/-+$/, "") || "lesson";
}

/** The lines of a text with their numbers, without the sign that some editors put before them. */
const numbered = (text: string): Line[] =>
    text
        .replace(/^\ufeff/, "")
        .replace(/\r\n?/g, "\n")
        .split("\n")
        .map((line, i): Line => [line, i + 1]);

const isRule = (line: string) => line.trimEnd() === "---";

export function readLesson(text: string): Reading {
    const lesson = emptyLesson();
    const faults: Fault[] = [];
    if (text.length > LONGEST) {
        faults.push({ line: 1, column: 1, code: "too_long", most: LONGEST });
        return { lesson, faults, begins: [] };
    }
    const lines = numbered(text);
    const begin = Math.max(
        0,
        lines.findIndex(([line]) => !isBlank(line)),
    );
    const first = lines.findIndex(([line]) => STEP.test(line));
    const steps = first < 0 ? lines.length : first;
    const close = lines.findIndex(([line], i) => i > begin && isRule(line));
    const opened = isRule((lines[begin] as Line)[0]);
    // Where the head has no end, its lines are those before the first step.
    const end = opened && close >= 0 ? close : steps;
    if (!opened) faults.push({ line: begin + 1, column: 1, code: "no_head" });
    else {
        if (close < 0) faults.push({ line: begin + 1, column: 1, code: "head_open" });
        fill(lesson, HEAD, pairsOf(lines.slice(begin + 1, end), faults), begin + 1, faults);
    }
    if (lesson.id === "") lesson.id = idOf(lesson.title);
    const rest = lines.slice(opened && close >= 0 ? close + 1 : steps);
    const begins = readSteps(lesson, rest, faults);
    if (lesson.steps.length === 0) faults.push({ line: lines.length, column: 1, code: "no_step" });
    return { lesson, faults, begins };
}
