/** Whether an answer is right, and what is said to it: by the question alone, or with what a search has found. */
import type { MoveReport, Report } from "../../../engine/protocol.ts";
import { shownAs } from "../../../text/value.ts";
import type { ChooseQuestion, Figure, NumberQuestion, PlayQuestion } from "../format.ts";

export interface Verdict {
    /** As it is kept. */
    answer: string;
    right: boolean;
    /** Of the author, to this answer; "" = none. */
    word: string;
    /** Of the page, before it. */
    told?: string;
}

/** A move that the question lists; null: it says nothing of that one. */
export function listed({ right, wrong, ...question }: PlayQuestion, move: string): Verdict | null {
    const good = right.find(({ says }) => says === move);
    if (good !== undefined) return { answer: move, right: true, word: good.word };
    const bad = wrong.find(({ says }) => says === move);
    if (bad !== undefined) return { answer: move, right: false, word: bad.word || question.else };
    return question.best === "" ? { answer: move, right: false, word: question.else } : null;
}

const PROVEN = { win: 100, draw: 50, loss: 0 };

/** What a move is worth to whoever makes it: percent, or points where points are counted. Null: that is not known. */
function worthOf({ proven, value }: MoveReport, report: Report): number | null {
    if (proven !== null && report.scale === "result") return PROVEN[proven];
    if (value === null) return null;
    const shown = shownAs(report, false);
    return shown.scale === "result" ? (shown.of(value) + 100) / 2 : shown.of(value);
}

/**
 * Whether a search holds this move for the best, or for at most so many percent less. A move of which it knows only
 * that it is no better than that is not: it has not looked whether it is worse.
 */
export function isBest(report: Report, move: string, within: number): boolean {
    if (move === report.best) return true;
    const worths = report.moves.map((row) => worthOf(row, report) ?? Number.NEGATIVE_INFINITY);
    const at = report.moves.findIndex((row) => row.move === move);
    const row = report.moves[at];
    const own = worths[at];
    if (row === undefined || own === undefined || !Number.isFinite(own)) return false;
    if (row.bound === "upper" && row.proven === null) return false;
    const most = Math.max(...worths);
    const points = !["result", "chance"].includes(shownAs(report, false).scale);
    const less = points ? (Math.abs(most) * within) / 100 : within;
    return own >= most - less - 1e-6;
}

export function byPlayer(question: PlayQuestion, move: string, report: Report): Verdict {
    const right = isBest(report, move, question.within);
    return { answer: move, right, word: right ? "" : question.else };
}

/** Of the options with these numbers. */
export function chosen({ options, several }: ChooseQuestion, numbers: readonly number[]): Verdict {
    const taken = options.filter((_, i) => numbers.includes(i));
    const right = several
        ? options.every((option, i) => option.right === numbers.includes(i))
        : taken.length === 1 && taken[0]?.right === true;
    // Of several, what is said to the wrong ones helps.
    const told = several && !right ? taken.filter((option) => !option.right) : taken;
    const words = told.map(({ word }) => word).filter(Boolean);
    return { answer: taken.map(({ says }) => says).join(" | "), right, word: words.join(" ") };
}

/** Numbers that are written with few digits are not exactly what they say. */
const ROUNDED = 1e-9;

const holds = ({ value, within }: Figure, given: number) =>
    Math.abs(given - value) <= within + ROUNDED * Math.max(1, Math.abs(value));

export function counted(question: NumberQuestion, given: number): Verdict {
    const answer = String(given);
    const good = question.right.find((figure) => holds(figure, given));
    if (good !== undefined) return { answer, right: true, word: good.word };
    const bad = question.wrong.find((figure) => holds(figure, given));
    return { answer, right: false, word: bad?.word || question.else };
}
