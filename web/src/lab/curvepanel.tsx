/** The experiment of the document: what more simulations are worth, measured here. */

import { signal } from "@preact/signals";
import { gameRowOf } from "../state/looks.ts";
import "../styles/curve.css";
import { show } from "../state/store.ts";
import { RunButtons } from "./controls.tsx";
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
            <label>
                <span>Simulations per direction</span>
                <select
                    class="select"
                    value={points.value}
                    onChange={(event) => {
                        points.value = Number(event.currentTarget.value);
                    }}
                >
                    {POINTS.map(({ title }, i) => (
                        <option key={title} value={i}>
                            {title}
                        </option>
                    ))}
                </select>
            </label>
            <label>
                <span>Games per point</span>
                <select
                    class="select"
                    value={games.value}
                    onChange={(event) => {
                        games.value = Number(event.currentTarget.value);
                    }}
                >
                    {[5, 20, 50, 200].map((n) => (
                        <option key={n} value={n}>
                            {n}
                        </option>
                    ))}
                </select>
            </label>
            <label>
                <span>Playouts</span>
                <select
                    class="select"
                    value={playout.value}
                    onChange={(event) => {
                        playout.value = event.currentTarget.value;
                    }}
                >
                    {policies.map((row) => (
                        <option key={row.name} value={row.name}>
                            {row.title || row.name}
                        </option>
                    ))}
                </select>
            </label>
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
        <RunButtons
            state={run?.state}
            label="Measure"
            blocked={busy.value && !curves.active.value}
            onStart={() => startCurve(game, wish)}
            onPause={() => curves.pause()}
            onResume={() => curves.resume()}
            onStop={() => curves.stop()}
        >
            {run !== null && (
                <span class="muted num" role="status">
                    {run.done} of {run.total} games
                    {run.state === "done" || run.state === "cancelled" ? `, ${run.state}` : ""}
                </span>
            )}
        </RunButtons>
    );
}

function Table({ references }: { references: Reference[] }) {
    const rows = measured();
    const sims = [
        ...new Set([...rows.map((row) => Number(row.value)), ...references.map((r) => r.sims)]),
    ];
    sims.sort((a, b) => a - b);
    return (
        <table class="arena-table num">
            <caption class="sr-only">Mean score against simulations</caption>
            <thead>
                <tr>
                    <th scope="col">Simulations</th>
                    <th scope="col">Steps</th>
                    <th scope="col">± 95 %</th>
                    <th scope="col">Games</th>
                    <th scope="col">ms a move</th>
                    {references.length > 0 && <th scope="col">Document</th>}
                </tr>
            </thead>
            <tbody>
                {sims.map((n) => {
                    const row = rows.find((candidate) => Number(candidate.value) === n);
                    return (
                        <tr key={n}>
                            <th scope="row">{n.toLocaleString("en")}</th>
                            <td>{row === undefined ? "–" : row.score.toFixed(1)}</td>
                            <td>{row === undefined ? "–" : row.error.toFixed(1)}</td>
                            <td>{row?.games ?? "–"}</td>
                            <td>{row === undefined ? "–" : row.ms.toFixed(2)}</td>
                            {references.length > 0 && (
                                <td>{references.find((r) => r.sims === n)?.score ?? "–"}</td>
                            )}
                        </tr>
                    );
                })}
            </tbody>
        </table>
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
            <Table references={own ? MEANS : []} />
        </section>
    );
}
