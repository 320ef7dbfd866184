/** The experiment of the document: what more simulations are worth, measured here. */

import { signal } from "@preact/signals";
import { gameRowOf } from "../../state/looks.ts";
import { bound } from "../../ui/field.tsx";
import { RunBar } from "../../ui/runbar.tsx";
import { Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import "../../styles/curve.css";
import { show } from "../../state/store.ts";
import { startCurve } from "./curve.ts";
import { CurvePlot, type Reference } from "./curveplot.tsx";
import { BOX, MEANS, MOST } from "./document.ts";
import { busy, curves } from "./run.ts";

const POINTS: { title: string; sims: number[] }[] = [
    { title: "10, 100, 1,000", sims: [10, 100, 1000] },
    { title: "10 to 10,000, the document's four", sims: [10, 100, 1000, 10000] },
    { title: "10 to 30,000, eight points", sims: [10, 30, 100, 300, 1000, 3000, 10000, 30000] },
];

const points = signal(1);
const games = signal(20);
const playout = signal("uniform");

const measured = () => curves.run.value?.latest?.rows ?? [];

function Choices() {
    const policies = gameRowOf(show.value?.family)?.playouts ?? [];
    return (
        <div class="curve-choices">
            <Select
                label="Simulations per direction"
                entries={POINTS.map(({ title }, id) => ({ id, title }))}
                {...bound(points)}
            />
            <Select label="Games per point" entries={[5, 20, 50, 200]} {...bound(games)} />
            <Select
                label="Playouts"
                entries={policies.map(({ name, title }) => ({ id: name, title: title || name }))}
                {...bound(playout)}
            />
        </div>
    );
}

function Buttons({ game }: { game: string }) {
    const run = curves.run.value;
    const wish = {
        sims: POINTS[points.value]?.sims ?? [],
        games: games.value,
        playout: playout.value,
    };
    return (
        <RunBar
            state={run?.state}
            label="Measure"
            blocked={busy.value && !curves.active.value}
            onStart={() => startCurve(game, wish)}
            job={curves}
        >
            {run !== null && (
                <span class="muted num" role="status">
                    {run.done} of {run.total} games
                    {run.state === "done" || run.state === "cancelled" ? `, ${run.state}` : ""}
                </span>
            )}
        </RunBar>
    );
}

function Points({ references }: { references: Reference[] }) {
    const rows = measured();
    const sims = [
        ...new Set([...rows.map((row) => Number(row.value)), ...references.map((r) => r.sims)]),
    ];
    sims.sort((a, b) => a - b);
    const rowOf = (n: number) => rows.find((row) => Number(row.value) === n);
    const known = (text: (row: (typeof rows)[number]) => string | number) => (n: number) => {
        const row = rowOf(n);
        return row === undefined ? "–" : text(row);
    };
    return (
        <Table
            caption="Mean score against simulations"
            rows={sims}
            keyOf={(n) => n}
            columns={[
                { title: "Simulations", head: true, cell: (n) => n.toLocaleString("en") },
                { title: "Steps", cell: known((row) => row.score.toFixed(1)) },
                { title: "± 95 %", cell: known((row) => row.error.toFixed(1)) },
                { title: "Games", cell: known((row) => row.games) },
                { title: "ms a move", cell: known((row) => row.ms.toFixed(2)) },
                references.length > 0 && {
                    title: "Document",
                    cell: (n) => references.find((r) => r.sims === n)?.score ?? "–",
                },
            ]}
        />
    );
}

/** Shown for games of one rider. */
export function CurvePanel() {
    const line = show.value;
    if (line === null) return null;
    const own = BOX.test(line.game);
    const stale = curves.run.value !== null && curves.run.value.wish.game !== line.game;
    return (
        <section class="curve" aria-label="Score against simulations">
            <h3>Score against simulations</h3>
            <p class="muted">
                Flat Monte Carlo rides alone; every point is the mean of many games.
                {own
                    ? " Circles with bars are measured here, squares are the document's. No ride is longer than 164 steps."
                    : ""}
            </p>
            <Choices />
            <Buttons game={line.game} />
            {stale && <p class="muted">These numbers are of another map.</p>}
            {(own || measured().length > 0) && (
                <CurvePlot
                    rows={measured()}
                    references={own ? MEANS : []}
                    {...(own ? { most: MOST } : {})}
                />
            )}
            <Points references={own ? MEANS : []} />
        </section>
    );
}
