/** The lesson that is being taken: where it stands, and how a step is set up. */
import { computed, signal } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import { Newest } from "../../engine/newest.ts";
import { panelOf, present } from "../../panels/registry.tsx";
import {
    find,
    keepToLimits,
    notify,
    pauseComputer,
    refresh,
    restartAnalysis,
    type StepEvent,
    setAnalysis,
    setAnalyst,
    stepAnalysis,
} from "../../state/act/actions.ts";
import { queue } from "../../state/act/queue.ts";
import { readOverlay } from "../../state/keep/overlays.ts";
import { noteStep, progressOf } from "../../state/keep/progress.ts";
import { learning, lessonsOpen } from "../../state/keep/session.ts";
import { arrival } from "../../state/read/arrival.ts";
import { analysis, show } from "../../state/read/store.ts";
import { learn as say } from "../../words/learn.ts";
import { type Left, leaving, link, openShared } from "../share/address.ts";
import type { Board, Lesson, Step } from "./format.ts";
import { furthest } from "./results.ts";
import { boardUpTo, lessonOf, linesOfStep, linesUpTo, SHELF } from "./shelf.ts";

async function stage({ analyst, until, panel, view, layers, run }: Board): Promise<void> {
    // As everybody finds it: the text speaks of that.
    if (view !== "") panelOf(panel)?.inLink?.read(view);
    if (layers !== "") readOverlay(layers);
    if (panelOf(panel) !== undefined) await present(panel);
    if (analyst !== "" && (await setAnalyst(analyst))) {
        // The text speaks of what it has found within its limits.
        keepToLimits();
        if (until === "") await setAnalysis(true);
        else await restAfter(until);
    }
    if (run === "") return;
    const { demonstrate } = await import("./run.ts");
    await demonstrate(run);
}

async function restAfter(step: string): Promise<void> {
    const [event, count] = step.split(" ");
    await restartAnalysis();
    await stepAnalysis(event as StepEvent, Number(count ?? 1));
}

/** What is left of the steps of a lesson that has ended is not set up any more. */
const taken = new Newest();
/** Steps wait for one another, so that the lines of two do not mix. */
const inTurn = queue();

/** Where a step has been set up, as the game and the moves played there; null while it is not. */
export const standing = signal<{ at: string; game: string; moves: readonly string[] } | null>(null);

/** Whether the board is no longer as this step has set it up: somebody has played on, or begun another game. */
function hasMoved(at: string): boolean {
    const set = standing.peek();
    const line = show.peek();
    if (set?.at !== at || line === null) return false;
    return line.game !== set.game || line.moves_played.join() !== set.moves.join();
}

/** The step that is being set up; "" = none. */
export const coming = signal("");

export const placeName = (key: string, step: number) => `${key}-${step}`;

/**
 * Goes to a step: forward its own lines are carried out, elsewhere all that lead to it, and there, too, where the board is
 * not as the step before has left it.
 */
export function goToStep(key: string, wanted: number): Promise<void> {
    const now = learning.value;
    const lesson = lessonOf(key);
    const step = Math.min(wanted, furthest(key));
    const target = lesson?.steps[step - 1];
    if (lesson === undefined || target === undefined) return Promise.resolve();
    const next = now?.lesson === key && step === now.step + 1;
    const ahead = next && (target.board === null || !hasMoved(placeName(key, now.step)));
    const lines = ahead ? linesOfStep(target) : linesUpTo(lesson, step);
    const board = ahead ? target.board : boardUpTo(lesson, step);
    learning.value = { lesson: key, step };
    standing.value = null;
    noteStep(key, step, step === lesson.steps.length);
    const { signal: mine } = taken;
    const at = placeName(key, step);
    coming.value = at;
    return inTurn(async () => {
        const error = await setUp({ lines, board, target, at }, mine);
        if (coming.peek() === at) coming.value = "";
        if (error !== "") notify("error", say.stuck(error));
    });
}

interface Scene {
    lines: string[];
    board: Board | null;
    target: Step;
    at: string;
}

/** Carries out a scene; the sentence of the core where it refuses a line of it, else "". */
async function setUp({ lines, board, target, at }: Scene, mine: AbortSignal): Promise<string> {
    // A computer at the board would go on playing while somebody reads.
    if (lines.length > 0 && !mine.aborted) await pauseComputer();
    // Who analysed before says nothing of this step, and all of the machine is for its games.
    const silent = board !== null || target.question !== null;
    if (silent && analysis.value.on && !mine.aborted) await setAnalysis(false);
    const error = lines.length > 0 ? await arrival(() => carryOut(lines, mine)) : "";
    if (error !== "" || mine.aborted) return error;
    // What is played while the rest comes is an answer already.
    const { game = "", moves_played: moves = [] } = show.value ?? {};
    if (board !== null) await stage(board);
    standing.value = { at, game, moves };
    return "";
}

/** Shows a step to whoever writes it, under a name; a match or an evolution is not carried out. */
export function layOut(lesson: Lesson, step: number, at: string): Promise<string> {
    const target = lesson.steps[step - 1];
    if (target === undefined) return Promise.resolve("");
    standing.value = null;
    const shown = boardUpTo(lesson, step);
    const board = shown && { ...shown, run: "" };
    const mine = taken.next();
    return inTurn(() => setUp({ lines: linesUpTo(lesson, step), board, target, at }, mine));
}

/** Brings the game of a step onto the board; why it could not, else "". */
async function carryOut(lines: string[], mine: AbortSignal): Promise<string> {
    for (const line of lines) {
        if (mine.aborted) return "";
        const error = find(await engine.send(line), "error");
        if (error !== undefined) return error.text;
    }
    await refresh();
    return "";
}

/** What a lesson, or several after one another, have taken the place of. */
const before = signal<Left | null>(null);
export const canReturn = computed(() => before.value !== null);

/** The lesson for those who know nothing yet. */
export const beginFirst = () => begin(SHELF[0] ?? "");

export function begin(key: string, step = 1): Promise<void> {
    lessonsOpen.value = false;
    if (lessonOf(key) === undefined) return Promise.resolve();
    if (learning.value === null) before.value = leaving();
    return goToStep(key, step);
}

/** Begins a lesson at the step where it was left, one that was taken from its first. */
export function takeUp(key: string): Promise<void> {
    const { step, done } = progressOf(key);
    return begin(key, done ? 1 : Math.max(1, step));
}

/** Ends the lesson. At its last step people may play on there; before it their own game comes back. */
export function end(): Promise<void> {
    const { lesson = "", step = 0 } = learning.value ?? {};
    if (canReturn.value && step !== lessonOf(lesson)?.steps.length) return goBack();
    taken.next();
    learning.value = null;
    before.value?.offer();
    before.value = null;
    return Promise.resolve();
}

/** Ends the lesson at the game from before it, as it was shown. */
export function goBack(): Promise<void> {
    const here = link.value;
    const back = before.value?.link ?? "";
    taken.next();
    learning.value = null;
    before.value = null;
    return inTurn(async () => {
        if (!(await openShared(back))) return;
        const run = () => {
            before.value = leaving();
            void openShared(here);
        };
        notify("info", say.gameIsBack, { action: { title: say.backToLesson, run } });
    });
}
