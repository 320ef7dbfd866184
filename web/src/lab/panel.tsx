/** Experiments at this board: matches, tournaments, sweeps, and what some games have besides. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "../styles/lab.css";
import { lazy } from "../layout/lazy.tsx";
import { gameRowOf } from "../params/chooser.tsx";
import { hasTrails } from "../state/families.ts";
import { searchers, show } from "../state/store.ts";
import { Segments } from "./controls.tsx";
import { MatchSetup } from "./matchsetup.tsx";
import { matches, sweeps, tournaments } from "./run.ts";

const CurvePanel = lazy(
    () => import("./curvepanel.tsx"),
    (module) => module.CurvePanel,
);
const TruthPanel = lazy(
    () => import("./truthpanel.tsx"),
    (module) => module.TruthPanel,
);
const Tournament = lazy(
    () => import("./tournament.tsx"),
    (module) => module.Tournament,
);
const Sweep = lazy(
    () => import("./sweep.tsx"),
    (module) => module.Sweep,
);

type Mode = "match" | "tournament" | "sweep" | "truth";

const MODES: { id: Mode; title: string }[] = [
    { id: "match", title: "Match" },
    { id: "tournament", title: "Tournament" },
    { id: "sweep", title: "Sweep" },
    { id: "truth", title: "Truth" },
];

const INTRO: { [mode in Mode]: string } = {
    match: "Computer players meet on this board; they change sides after every game. The same seed gives the same games, whatever the number of workers.",
    tournament:
        "Three or more players meet in pairs: everybody against everybody, the first against all others, or the winners go on.",
    sweep: "One player with a parameter, or two, at many values, each against the same opponent.",
    truth: "How often players choose right, where it can be known.",
};

/** Chosen by the person; else what an interrupted job asks for. */
const chosen = signal<Mode | null>(null);

function modeNow(): Mode {
    if (chosen.value !== null) return chosen.value;
    const batches = [
        ["match", matches],
        ["tournament", tournaments],
        ["sweep", sweeps],
    ] as const;
    const active = batches.find(([, batch]) => batch.active.value);
    const open = batches.find(([, batch]) => batch.saved.value?.ended === false);
    return (active ?? open)?.[0] ?? "match";
}

let recalled = false;

export function LabPanel() {
    const line = show.value;
    const gameRow = gameRowOf(line?.family);
    useEffect(() => {
        if (recalled) return;
        recalled = true;
        for (const batch of [matches, tournaments, sweeps]) void batch.recall();
    }, []);
    if (line === null || gameRow === undefined) return null;
    const alone = line.player_names.length === 1 && hasTrails(line.family);
    const solved = searchers.value.some(({ name, fits }) => name === "solver" && fits);
    const wanted = modeNow();
    const mode = wanted === "truth" && !solved ? "match" : wanted;
    return (
        <div class="match">
            <Segments
                legend="Experiment"
                options={solved ? MODES : MODES.slice(0, -1)}
                value={mode}
                onChange={(id) => {
                    chosen.value = id;
                }}
            />
            <p class="muted">{INTRO[mode]}</p>
            {mode === "match" && <MatchSetup line={line} gameRow={gameRow} />}
            {mode === "tournament" && <Tournament line={line} gameRow={gameRow} />}
            {mode === "sweep" && <Sweep line={line} gameRow={gameRow} />}
            {mode === "truth" && <TruthPanel />}
            {mode === "match" && alone && <CurvePanel />}
        </div>
    );
}
