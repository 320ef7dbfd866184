/** Experiments at this board: matches, tournaments, sweeps, and what some games have besides. */

import { useEffect } from "preact/hooks";
import { openPanel } from "../../state/keep/session.ts";
import { gameRowOf, hasTool } from "../../state/read/looks.ts";
import "../../styles/match.css";
import "../../styles/lab.css";
import { once } from "../../state/act/once.ts";
import { describe, show } from "../../state/read/store.ts";
import { lazy } from "../../ui/lazy.tsx";
import { lab as say } from "../../words/lab.ts";
import { MatchSetup } from "./match/setup.tsx";
import { keepOnLeaving, ladders, matches, rates, sweeps, tournaments } from "./run.ts";

const CurvePanel = lazy(() => import("./curve/panel.tsx"), "CurvePanel");
const AccuracyPanel = lazy(() => import("./accuracy/panel.tsx"), "AccuracyPanel");
const Tournament = lazy(() => import("./tournament/panel.tsx"), "Tournament");
const Sweep = lazy(() => import("./sweep/panel.tsx"), "Sweep");
const Scale = lazy(() => import("./scale/panel.tsx"), "Scale");

type Mode = "match" | "tournament" | "sweep" | "accuracy" | "scale";

const BATCHES = [
    ["match", matches],
    ["tournament", tournaments],
    ["sweep", sweeps],
    ["scale", rates],
    ["scale", ladders],
] as const;

/** Looks for jobs of an earlier visit, and opens the one that was interrupted. */
const recall = once(async () => {
    keepOnLeaving();
    await Promise.all(BATCHES.map(([, batch]) => batch.recall()));
    const open = BATCHES.find(([, batch]) => batch.saved.value?.ended === false);
    if (open !== undefined) openPanel(open[0]);
});

export function LabPanel({ mode }: { mode: Mode }) {
    const line = show.value;
    const gameRow = gameRowOf(line?.family);
    const known = describe.value !== null;
    useEffect(() => {
        if (known) void recall();
    }, [known]);
    if (line === null || gameRow === undefined) return null;
    const alone = line.player_names.length === 1 && hasTool(line.family, "rounds");
    return (
        <div class="match">
            <p class="muted">{say.intro[mode]}</p>
            {mode === "match" && <MatchSetup line={line} gameRow={gameRow} />}
            {mode === "tournament" && <Tournament line={line} gameRow={gameRow} />}
            {mode === "sweep" && <Sweep line={line} gameRow={gameRow} />}
            {mode === "accuracy" && <AccuracyPanel />}
            {mode === "scale" && <Scale line={line} gameRow={gameRow} />}
            {mode === "match" && alone && <CurvePanel />}
        </div>
    );
}
