/** Experiments at this board: matches, tournaments, sweeps, and what some games have besides. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameRowOf, hasLook } from "../../state/looks.ts";
import { takes } from "../../state/roles.ts";
import "../../styles/lab.css";
import { once } from "../../state/once.ts";
import { describe, show } from "../../state/store.ts";
import { bound } from "../../ui/field.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { MatchSetup } from "./matchsetup.tsx";
import { keepOnLeaving, matches, sweeps, tournaments } from "./run.ts";

const CurvePanel = lazy(() => import("./curvepanel.tsx"), "CurvePanel");
const AccuracyPanel = lazy(() => import("./accuracypanel.tsx"), "AccuracyPanel");
const Tournament = lazy(() => import("./tournament.tsx"), "Tournament");
const Sweep = lazy(() => import("./sweep.tsx"), "Sweep");

type Mode = "match" | "tournament" | "sweep" | "accuracy";

const MODES: { id: Mode; title: string }[] = [
    { id: "match", title: "Match" },
    { id: "tournament", title: "Tournament" },
    { id: "sweep", title: "Sweep" },
    { id: "accuracy", title: "Accuracy" },
];

const INTRO: { [mode in Mode]: string } = {
    match: "Computer players meet on this board; they change sides after every game. The same seed gives the same games, whatever the number of workers.",
    tournament:
        "Three or more players meet in pairs: everybody against everybody, the first against all others, or the winners go on.",
    sweep: "One player with a parameter, or two, at many values, each against the same opponent.",
    accuracy: "How often players choose right, where it can be known.",
};

const mode = signal<Mode>("match");

const BATCHES = [
    ["match", matches],
    ["tournament", tournaments],
    ["sweep", sweeps],
] as const;

/** Looks for jobs of an earlier visit, and opens the one that was interrupted. */
const recall = once(async () => {
    keepOnLeaving();
    await Promise.all(BATCHES.map(([, batch]) => batch.recall()));
    const open = BATCHES.find(([, batch]) => batch.saved.value?.ended === false);
    if (open !== undefined) mode.value = open[0];
});

export function LabPanel() {
    const line = show.value;
    const gameRow = gameRowOf(line?.family);
    const known = describe.value !== null;
    useEffect(() => {
        if (known) void recall();
    }, [known]);
    if (line === null || gameRow === undefined) return null;
    const alone = line.player_names.length === 1 && hasLook(line.family, "trails");
    const solved = takes("exact") !== "";
    const shown = mode.value === "accuracy" && !solved ? "match" : mode.value;
    return (
        <div class="match">
            <Segmented
                label="Experiment"
                entries={solved ? MODES : MODES.slice(0, -1)}
                {...bound(mode)}
                value={shown}
            />
            <p class="muted">{INTRO[shown]}</p>
            {shown === "match" && <MatchSetup line={line} gameRow={gameRow} />}
            {shown === "tournament" && <Tournament line={line} gameRow={gameRow} />}
            {shown === "sweep" && <Sweep line={line} gameRow={gameRow} />}
            {shown === "accuracy" && <AccuracyPanel />}
            {shown === "match" && alone && <CurvePanel />}
        </div>
    );
}
