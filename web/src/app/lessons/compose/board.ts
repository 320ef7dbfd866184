/** Between the lesson that is written and the board: the step is shown on it, and what is on it goes into the step. */
import { computed, effect, signal } from "@preact/signals";
import type { Show } from "../../../engine/protocol.ts";
import { panelOf } from "../../../panels/registry.tsx";
import { goTo } from "../../../state/act/actions.ts";
import { overlayText } from "../../../state/keep/overlays.ts";
import { forgetLesson, progress } from "../../../state/keep/progress.ts";
import { learning, session } from "../../../state/keep/session.ts";
import { hasTool } from "../../../state/read/looks.ts";
import { analysis, show } from "../../../state/read/store.ts";
import { beginTrial, isTrial } from "../brought.ts";
import {
    type Answer,
    type Board,
    emptyBoard,
    emptyQuestion,
    type Lesson,
    type PlayQuestion,
} from "../format.ts";
import { drawMarks } from "../marks.ts";
import { goToStep, layOut, standing } from "../place.ts";
import { boardUpTo, linesUpTo } from "../shelf.ts";
import { at, beginEmpty, lesson, setStep, step, text } from "./writing.ts";

/** Milliseconds after the last letter until the board follows what is written. */
const REST = 300;

/** Under this name a step stands on the board while it is written. */
const HERE = "written";

/** Why the step cannot be shown; "" = it is, or will be. */
export const trouble = signal("");

/** All that the board shows of a step, as a text. */
const shownOf = (of: Lesson, number: number) =>
    JSON.stringify([linesUpTo(of, number), boardUpTo(of, number)]);

/** What is on the board already, because it came from there. */
const taken = signal("");

async function bring(of: Lesson, number: number, wanted: string): Promise<void> {
    taken.value = wanted;
    const error = await layOut(of, number, HERE);
    if (taken.peek() === wanted) trouble.value = error;
}

/** The board follows the step that is written. Returns what ends that. */
export function followStep(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    taken.value = "";
    const stop = effect(() => {
        const of = lesson.value;
        const number = at.value;
        const wanted = shownOf(of, number);
        clearTimeout(timer);
        if (number === 0 || learning.value !== null || wanted === taken.peek()) return;
        // Another step comes at once; what is being typed when it rests.
        const go = () => void bring(of, number, wanted);
        if (number === last) timer = setTimeout(go, REST);
        else go();
        last = number;
    });
    return () => {
        clearTimeout(timer);
        stop();
        taken.value = "";
    };
}

/** Rings and arrows of the step over its board. Returns what ends that. */
export const followMarks = (): (() => void) =>
    effect(() => {
        const board = standing.value?.at === HERE ? boardUpTo(lesson.value, at.value) : null;
        const line = show.value;
        return board === null || line === null ? undefined : drawMarks(board, line.view);
    });

/** The step as the pupil finds it, with nothing played upon it. */
export function showAgain(): void {
    void bring(lesson.peek(), at.peek(), shownOf(lesson.peek(), at.peek()));
}

const DICE = "outlook";

/** The game on the board, as a step has it: the lines that lead to it, or a link where it was set up by hand. */
function positionOf(line: Show): Board {
    if (line.start !== null)
        return { ...emptyBoard(), link: line.link.replace(/&[we]=[^&]*/g, "") };
    return {
        ...emptyBoard(),
        game: line.game,
        seed: hasTool(line.family, DICE) ? String(line.seed) : "",
        players: line.players.join(" "),
        moves: line.moves_played.join(" "),
    };
}

/** Begins a lesson with the position on the board, and nothing else. */
export function beginHere(): void {
    const line = show.peek();
    beginEmpty(line === null ? null : positionOf(line));
}

/** The board of a step as the page shows it now; what is only written, rings and arrows, stays. */
export function boardNow(line: Show, before: Board | null, layered: boolean): Board {
    const { marks, arrows, run, until, analyst } = before ?? emptyBoard();
    const own = panelOf(session.value.panel);
    const spec = analysis.value.on ? analysis.value.spec : "";
    return {
        ...{ ...positionOf(line), marks, arrows, run },
        analyst: spec,
        until: spec === analyst ? until : "",
        panel: own?.id ?? "",
        view: own?.inLink?.write() ?? "",
        layers: overlayText() || (layered ? "none" : ""),
    };
}

/** Puts what is on the board now into the step. */
export function takeBoard(): void {
    const line = show.peek();
    const own = step.peek();
    if (line === null || own === undefined) return;
    const earlier = lesson.peek().steps.slice(0, at.peek() - 1);
    const layered = earlier.some(({ board }) => (board?.layers ?? "") !== "");
    const board = boardNow(line, own.board, layered);
    // It stands there already.
    const next = lesson.peek().steps.with(at.peek() - 1, { ...own, board });
    taken.value = shownOf({ ...lesson.peek(), steps: next }, at.peek());
    trouble.value = "";
    standing.value = { at: HERE, game: line.game, moves: line.moves_played };
    setStep({ ...own, board }, "");
}

/** The move that has been played from where the step stands; "" = none. */
export const movePlayed = computed<string>(() => {
    const { value } = standing;
    const now = show.value?.moves_played ?? [];
    if (value?.at !== HERE || !value.moves.every((move, i) => now[i] === move)) return "";
    return now[value.moves.length] ?? "";
});

/** Makes the move that has been played an answer, of a question for a move; the board goes back to the step. */
export function askMove(right: boolean): void {
    const own = step.peek();
    const move = movePlayed.peek();
    if (own === undefined || move === "") return;
    const before =
        own.question?.kind === "play" ? own.question : (emptyQuestion("play") as PlayQuestion);
    const others = (all: readonly Answer[]) => all.filter(({ says }) => says !== move);
    const answer = { says: move, word: "" };
    const question: PlayQuestion = {
        ...before,
        right: [...others(before.right), ...(right ? [answer] : [])],
        wrong: [...others(before.wrong), ...(right ? [] : [answer])],
    };
    setStep({ ...own, question }, "");
    void goTo(standing.peek()?.moves.length ?? 0);
}

/** Runs the lesson as the pupil sees it, from the step that is written; nothing is known of earlier answers. */
export async function tryIt(): Promise<void> {
    if (lesson.peek().steps.length === 0) return;
    for (const key of Object.keys(progress.peek())) if (isTrial(key)) forgetLesson(key);
    const key = beginTrial(text.peek());
    await goToStep(key, Math.max(1, at.peek()));
}
