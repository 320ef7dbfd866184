/** The search that the views look at: the page's analysis, with pause, step and restart. */
import { signal } from "@preact/signals";
import { AnalystSelect, AnalystSettings } from "../../params/analyst.tsx";
import {
    pauseAnalysis,
    restartAnalysis,
    resumeAnalysis,
    type StepEvent,
    stepAnalysis,
} from "../../state/act/actions.ts";
import { rowOfSpec } from "../../state/read/roles.ts";
import { analysis, found, searching, show } from "../../state/read/store.ts";
import { effortText } from "../../text/format.ts";
import { Button } from "../../ui/button.tsx";
import { bound } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Select } from "../../ui/select.tsx";
import { frame } from "../../words/inside/frame.ts";
import { Slot } from "./slot.tsx";

const say = frame.search;

const EVENTS = (["node", "playout", "iteration", "move", "cutoff"] satisfies StepEvent[]).map(
    (id) => ({ id, ...say.steps[id] }),
);

/** How many nodes the record of the next search holds. */
export const wantedNodes = signal(20000);

export const stepEvent = signal<StepEvent>("iteration");

/** Whether there is a position to search. */
export function canSearch(): boolean {
    const line = show.value;
    return line !== null && line.status !== "over" && (line.mover ?? -1) >= 0;
}

/** What is said of a position that can be searched; of another one why it cannot. */
export function ofPosition(searchable: string): string {
    if (canSearch()) return searchable;
    return show.value?.status === "over" ? say.over : say.dice;
}

/** Whether programs think anyway: then a view that runs searches of its own shows something at once. */
export const thinksAnyway = () => analysis.peek().on && canSearch();

/** Goes on, rests, or begins. */
export function toggleSearch(): void {
    const { on } = analysis.value;
    const { job, held } = searching.value;
    void (on && job !== null && !held ? pauseAnalysis() : resumeAnalysis());
}

function stateText(): string {
    const { on } = analysis.value;
    const { job, held, done } = searching.value;
    const { report } = found.value;
    if (!canSearch()) return say.cannot;
    if (!on) return say.none;
    const deepens = rowOfSpec(analysis.value.spec)?.shows.includes("iterations");
    const state = done ? "done" : job === null ? "stopped" : held ? "paused" : "running";
    if (report === null) return say.states[state];
    return say.work(say.states[state], effortText(report), deepens === true && report.depth > 1);
}

export function SearchControl() {
    const { on } = analysis.value;
    const { job, held } = searching.value;
    const running = on && job !== null && !held;
    const able = canSearch();
    const who = rowOfSpec(analysis.value.spec);
    return (
        <div class="inside-control">
            <fieldset class="inside-steps" aria-label={say.label} data-runs-search>
                <Button
                    look="primary"
                    icon={running ? "pause" : "play"}
                    class="inside-run"
                    disabled={!able || (on && job === null && searching.value.done)}
                    onClick={toggleSearch}
                >
                    {running ? say.pause : on && job !== null ? say.goOn : say.begin}
                </Button>
                <Button
                    icon="forward"
                    disabled={!able}
                    onClick={() => stepAnalysis(stepEvent.value)}
                >
                    {say.step}
                </Button>
            </fieldset>
            <Fold title={who?.title ?? say.label} class="inside-search">
                <div class="inside-fold">
                    <AnalystSelect />
                    <AnalystSettings />
                    <Select label={say.stepTo} entries={EVENTS} {...bound(stepEvent)} />
                    <Button
                        icon="reset"
                        title={say.restart.tip}
                        disabled={!able}
                        onClick={() => restartAnalysis()}
                    >
                        {say.restart.label}
                    </Button>
                </div>
            </Fold>
            <Slot />
            <p class="inside-state muted num">{stateText()}</p>
        </div>
    );
}
