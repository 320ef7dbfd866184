/** The tour that is being taken: where it stands, and how a step is set up. */
import { computed, signal } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import { Newest } from "../../engine/newest.ts";
import { panelOf, present } from "../../panels/registry.tsx";
import {
    find,
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
import { tour, tours } from "../../state/keep/session.ts";
import { noteToured } from "../../state/keep/toured.ts";
import { arrival } from "../../state/read/arrival.ts";
import { analysis } from "../../state/read/store.ts";
import { tours as say } from "../../words/tours.ts";
import { type Left, leaving, link, openShared } from "../share/address.ts";
import { type Lesson, lessonOf, lessons, linesUpTo, type Step } from "./lessons.ts";

async function stage({ analyst, step, panel, see, over, run }: Step): Promise<void> {
    // As everybody finds it: the text speaks of that.
    if (see !== undefined) panelOf(panel)?.inLink?.read(see);
    if (over !== undefined) readOverlay(over);
    await present(panel);
    if (analyst !== undefined && (await setAnalyst(analyst))) {
        // The text speaks of what it has found within its limits.
        analysis.value = { ...analysis.value, limited: true };
        if (step === undefined) await setAnalysis(true);
        else await restAfter(step);
    }
    if (run === undefined) return;
    const { demonstrate } = await import("./run.ts");
    await demonstrate(run);
}

async function restAfter(step: string): Promise<void> {
    const [event, count] = step.split(" ");
    await restartAnalysis();
    await stepAnalysis(event as StepEvent, Number(count ?? 1));
}

/** What is left of the steps of a tour that has ended is not set up any more. */
const taken = new Newest();
/** Steps wait for one another, so that the lines of two do not mix. */
const inTurn = queue();

/** Goes to a step: forward its own lines are carried out, elsewhere all that lead to it. */
export function goToStep(lesson: Lesson, step: number): Promise<void> {
    const now = tour.value;
    const ahead = now?.lesson === lesson.id && step === now.step + 1;
    const target = lesson.steps[step - 1];
    if (target === undefined) return Promise.resolve();
    const lines = ahead ? (target.lines ?? []) : linesUpTo(lesson, step);
    tour.value = { lesson: lesson.id, step };
    if (step === lesson.steps.length) noteToured(lesson.id);
    const { signal: mine } = taken;
    return inTurn(() => setUp(lines, target, mine));
}

async function setUp(lines: string[], target: Step, mine: AbortSignal): Promise<void> {
    // A computer at the board would go on playing while somebody reads.
    if (lines.length > 0 && !mine.aborted) await pauseComputer();
    // Who analysed before says nothing of this step, and all of the machine is for its games.
    if (analysis.value.on && !mine.aborted) await setAnalysis(false);
    const error = lines.length > 0 ? await arrival(() => carryOut(lines, mine)) : "";
    if (error !== "") notify("error", say.stuck(error));
    else if (!mine.aborted) await stage(target);
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

/** What a tour, or several after one another, have taken the place of. */
const before = signal<Left | null>(null);
export const canReturn = computed(() => before.value !== null);

/** The tour for those who know nothing yet. */
export const beginFirst = () => begin(lessons[0]?.id ?? "");

export function begin(id: string): Promise<void> {
    tours.value = false;
    const lesson = lessonOf(id);
    if (lesson === undefined) return Promise.resolve();
    if (tour.value === null) before.value = leaving();
    return goToStep(lesson, 1);
}

/** Ends the tour. At its last step people may play on there; before it their own game comes back. */
export function end(): Promise<void> {
    const { lesson = "", step = 0 } = tour.value ?? {};
    if (canReturn.value && step !== lessonOf(lesson)?.steps.length) return goBack();
    taken.next();
    tour.value = null;
    before.value?.offer();
    before.value = null;
    return Promise.resolve();
}

/** Ends the tour at the game from before it, as it was shown. */
export function goBack(): Promise<void> {
    const here = link.value;
    const back = before.value?.link ?? "";
    taken.next();
    tour.value = null;
    before.value = null;
    return inTurn(async () => {
        if (!(await openShared(back))) return;
        const run = () => {
            before.value = leaving();
            void openShared(here);
        };
        notify("info", say.gameIsBack, { action: { title: say.backToTour, run } });
    });
}
