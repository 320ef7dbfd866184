/** The search that the views look at: the page's analysis, with pause, step and restart. */
import { signal } from "@preact/signals";
import { Analyst } from "../../params/analyst.tsx";
import {
    pauseAnalysis,
    restartAnalysis,
    resumeAnalysis,
    type StepEvent,
    stepAnalysis,
} from "../../state/actions.ts";
import { rowOfSpec } from "../../state/roles.ts";
import { analysis, show } from "../../state/store.ts";
import { effortText } from "../../text/format.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { bound } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";

const EVENTS: { id: StepEvent; title: string; doc: string }[] = [
    { id: "node", title: "node", doc: "to the next position that is entered" },
    { id: "playout", title: "playout", doc: "over one descent with its random game" },
    { id: "iteration", title: "iteration", doc: "over one depth, or one round of all moves" },
    { id: "move", title: "root move", doc: "over one move of the root" },
    { id: "cutoff", title: "cut-off", doc: "to the next cut-off" },
];

/** How many nodes the record of the next search holds. */
export const wantedNodes = signal(20000);

export const stepEvent = signal<StepEvent>("iteration");

/** Whether there is a position to search. */
export function canSearch(): boolean {
    const line = show.value;
    return line !== null && line.status !== "over" && (line.mover ?? -1) >= 0;
}

/** Goes on, rests, or begins. */
export function toggleSearch(): void {
    const { on, job, held } = analysis.value;
    void (on && job !== null && !held ? pauseAnalysis() : resumeAnalysis());
}

function stateText(): string {
    const { on, job, held, done, report } = analysis.value;
    if (!canSearch()) return "no search: the game is over or the dice move";
    if (!on) return "no search yet";
    const deepens = rowOfSpec(analysis.value.spec)?.shows.includes("iterations");
    const depths = deepens && (report?.depth ?? 0) > 1 ? " in all depths" : "";
    const effort = report === null ? "" : `, ${effortText(report)}${depths}`;
    const word = done ? "done" : job === null ? "stopped" : held ? "paused" : "running";
    return word + effort;
}

export function SearchControl() {
    const { on, job, held } = analysis.value;
    const running = on && job !== null && !held;
    const able = canSearch();
    return (
        <div class="inside-control">
            <Analyst />
            <fieldset class="inside-steps" aria-label="Search">
                <Button
                    look="primary"
                    icon={running ? "pause" : "play"}
                    class="inside-run"
                    disabled={!able || (on && job === null && analysis.value.done)}
                    onClick={toggleSearch}
                >
                    {running ? "Pause" : on && job !== null ? "Go on" : "Search"}
                </Button>
                <Button
                    icon="forward"
                    disabled={!able}
                    onClick={() => stepAnalysis(stepEvent.value)}
                >
                    Step
                </Button>
                <Select label="Step to" compact entries={EVENTS} {...bound(stepEvent)} />
                <IconButton
                    icon="reset"
                    label="Restart the search"
                    title="Restart the search, paused before its first node"
                    disabled={!able}
                    onClick={() => restartAnalysis()}
                />
            </fieldset>
            <p class="inside-state muted num">{stateText()}</p>
        </div>
    );
}
