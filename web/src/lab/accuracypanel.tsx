/** The accuracy of players: how often they choose an optimal move, or one that keeps the result. */
import { signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { computers, inRole, roleSpec, takes } from "../state/roles.ts";
import { Button } from "../ui/button.tsx";
import "../styles/curve.css";
import "../styles/accuracy.css";
import { analysis, players, show } from "../state/store.ts";
import { download } from "../ui/files.ts";
import {
    type Accuracy,
    accuracy,
    pauseAccuracy,
    resumeAccuracy,
    startAccuracy,
    stopAccuracy,
} from "./accuracy.ts";
import { AccuracyPlot, styleOf } from "./accuracyplot.tsx";
import { type Axis, accuracyCsv, type Measure, seriesOf } from "./accuracyrows.ts";
import { Busy, RunButtons, Scroll, useInView, Workers } from "./controls.tsx";
import { busy } from "./run.ts";

/** Proposed at first: curves of strength against effort, the strongest players first. */
function curves(): string[] {
    const rows = inRole("curve").reverse();
    return rows.map((row) => roleSpec(row, "curve"));
}

/** Null: the proposal. */
const wishes = signal<string | null>(null);
const positions = signal(50);
const plies = signal("12..20");
const measure = signal<Measure>("optimal");
const axis = signal<Axis>("ms");

function proposal(): string {
    return curves().join("\n");
}

/** Puts one more player at the end of the list. */
function Further() {
    const id = useId();
    const seats = players.value.filter(({ human }) => !human).map(({ spec }) => spec);
    const ready = [...new Set([...seats, analysis.value.spec])].filter((spec) => spec !== "");
    const groups = [
        { title: "Curves", specs: curves() },
        { title: "At the board", specs: ready },
        { title: "All", specs: computers().map(({ name }) => name) },
    ];
    return (
        <div class="contestant">
            <label for={id}>Add a player</label>
            <select
                id={id}
                class="select"
                value=""
                onChange={(event) => {
                    const list = (wishes.value ?? proposal()).trim();
                    wishes.value = `${list}\n${event.currentTarget.value}`.trim();
                    event.currentTarget.value = "";
                }}
            >
                <option value="">Choose …</option>
                {groups.map(({ title, specs }) => (
                    <optgroup key={title} label={title}>
                        {specs.map((spec) => (
                            <option key={spec} value={spec}>
                                {spec}
                            </option>
                        ))}
                    </optgroup>
                ))}
            </select>
        </div>
    );
}

function Setup() {
    const id = useId();
    return (
        <>
            <div class="accuracy-players">
                <label for={`${id}-players`}>Players, one a line; ranges make curves</label>
                <textarea
                    id={`${id}-players`}
                    class="accuracy-specs"
                    rows={5}
                    spellcheck={false}
                    value={wishes.value ?? proposal()}
                    onInput={(event) => {
                        wishes.value = event.currentTarget.value;
                    }}
                />
            </div>
            <div class="contestants">
                <Further />
                <Workers onResize={() => {}} />
            </div>
            <div class="curve-choices">
                <label>
                    <span>Positions</span>
                    <select
                        class="select"
                        value={positions.value}
                        onChange={(event) => {
                            positions.value = Number(event.currentTarget.value);
                        }}
                    >
                        {[20, 50, 100, 300, 1000].map((count) => (
                            <option key={count} value={count}>
                                {count}
                            </option>
                        ))}
                    </select>
                </label>
                <label>
                    <span>Random moves before</span>
                    <input
                        class="input num"
                        value={plies.value}
                        onInput={(event) => {
                            plies.value = event.currentTarget.value.replaceAll(" ", "");
                        }}
                    />
                </label>
            </div>
        </>
    );
}

function Views() {
    return (
        <div class="curve-choices">
            <label>
                <span>Share of moves that</span>
                <select
                    class="select"
                    value={measure.value}
                    onChange={(event) => {
                        measure.value = event.currentTarget.value as Measure;
                    }}
                >
                    <option value="optimal">are optimal</option>
                    <option value="kept">keep the result, where it can be lost</option>
                </select>
            </label>
            <label>
                <span>Against</span>
                <select
                    class="select"
                    value={axis.value}
                    onChange={(event) => {
                        axis.value = event.currentTarget.value as Axis;
                    }}
                >
                    <option value="ms">time a move</option>
                    <option value="effort">nodes or playouts a move</option>
                </select>
            </label>
        </div>
    );
}

const percent = (share: number | null, error: number | null) =>
    share === null || error === null
        ? "–"
        : `${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(1)}`;

function Table() {
    const rows = accuracy.value?.latest?.rows ?? [];
    return (
        <Scroll label="Right moves of every player">
            <table class="arena-table accuracy-table num">
                <caption class="sr-only">Right moves of every player</caption>
                <thead>
                    <tr>
                        <th scope="col">Player</th>
                        <th scope="col">Optimal %</th>
                        <th scope="col">Kept %</th>
                        <th scope="col">Loss</th>
                        <th scope="col">Effort</th>
                        <th scope="col">ms</th>
                    </tr>
                </thead>
                <tbody>
                    {rows.map((row) => (
                        <tr key={row.spec}>
                            <th scope="row">
                                <span
                                    class={`accuracy-key accuracy-${styleOf(row.series)}`}
                                    aria-hidden="true"
                                />
                                {row.spec}
                            </th>
                            <td>{percent(row.optimal, row.optimal_error)}</td>
                            <td>{percent(row.kept, row.kept_error)}</td>
                            <td>{row.loss.toFixed(1)}</td>
                            <td>{Math.round(row.effort).toLocaleString("en")}</td>
                            <td>{row.ms.toFixed(row.ms < 10 ? 3 : 1)}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </Scroll>
    );
}

function Outcome() {
    const now = accuracy.value;
    const latest = now?.latest ?? null;
    if (now === null || latest === null || latest.rows.length === 0) return null;
    const series = seriesOf(latest.rows, measure.value, axis.value);
    return (
        <>
            <Views />
            {series.length > 0 && <AccuracyPlot series={series} axis={axis.value} />}
            <p class="muted">
                {latest.positions} positions with something to choose; in {latest.critical} of them
                a move can give the result away.
                {latest.unsolved > 0 && ` ${latest.unsolved} more were ${latest.reason}.`} Bars are
                intervals of 95 %.
            </p>
            <Table />
            <div class="match-buttons">
                <Button onClick={() => download("accuracy.csv", accuracyCsv(latest.rows))}>
                    Save as CSV
                </Button>
                <Button
                    onClick={() =>
                        download(
                            "accuracy.json",
                            `${JSON.stringify({ ...latest, line: now.line })}\n`,
                        )
                    }
                >
                    Save as JSON
                </Button>
            </div>
        </>
    );
}

function Progress({ now }: { now: Accuracy }) {
    const { latest, state, wish } = now;
    const place = useInView(state === "running", wish);
    const asked = latest === null ? 0 : latest.done;
    const text =
        latest === null || asked === 0
            ? `${latest?.positions ?? 0} of ${now.wish.positions} positions judged`
            : `${asked} of ${latest.total} moves asked for`;
    return (
        <div class="match-progress" ref={place}>
            <progress max={latest?.total || 1} value={asked} aria-label="Moves asked for" />
            <span class="muted num" role={state === "running" ? undefined : "status"}>
                {text}
                {state === "running" ? "" : `, ${state}`}
            </span>
        </div>
    );
}

/** Shown for games with an exact solver. */
export function AccuracyPanel() {
    const line = show.value;
    if (line === null || takes("exact") === "") return null;
    const specs = (wishes.value ?? proposal()).split("\n").map((spec) => spec.trim());
    const wish = {
        specs: specs.filter((spec) => spec !== ""),
        positions: positions.value,
        plies: plies.value || "12..20",
        seed: line.seed,
    };
    const now = accuracy.value;
    const stale = now !== null && now.game !== line.game;
    return (
        <section class="curve" aria-label="Right moves against effort">
            <h3>Right moves against effort</h3>
            <p class="muted">
                The exact solver judges random positions; every player is asked for its move there.
            </p>
            <Setup />
            <RunButtons
                state={now?.state}
                label="Measure"
                blocked={busy.value || wish.specs.length === 0}
                onStart={() => startAccuracy(line.game, wish)}
                onPause={pauseAccuracy}
                onResume={resumeAccuracy}
                onStop={stopAccuracy}
            >
                {busy.value && <Busy />}
            </RunButtons>
            {now !== null && (
                <section class="match-results" aria-label="Results">
                    <Progress now={now} />
                    {stale && <p class="muted">These numbers are of another variant.</p>}
                    <Outcome />
                </section>
            )}
        </section>
    );
}
