/** The accuracy of players: how often they choose an optimal move, or one that keeps the result. */
import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { AccuracyLine, AccuracyProgress, AccuracyRow } from "../../engine/protocol.ts";
import { specEntries } from "../../params/chooser.tsx";
import { playerTitles } from "../../params/list.ts";
import { playerTitle } from "../../params/titles.ts";
import { inRole, roleSpec, rowOfSpec, takes } from "../../state/roles.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/entry.tsx";
import { bound } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Progress, RunBar } from "../../ui/runbar.tsx";
import { Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import "../../styles/curve.css";
import "../../styles/accuracy.css";
import { analysis, players, show } from "../../state/store.ts";
import { grouped } from "../../text/format.ts";
import { type Accuracy, accuracy, accuracyWork, startAccuracy } from "./accuracy.ts";
import { AccuracyPlot } from "./accuracyplot.tsx";
import { type Axis, type Measure, seriesOf } from "./accuracyrows.ts";
import { Busy, Files, Workers } from "./controls.tsx";
import { accuracyCsv } from "./files.ts";
import { andLeft } from "./remaining.ts";
import { busy } from "./run.ts";

/** Proposed at first: curves of strength against effort, the strongest players first. */
function curves(): string[] {
    const rows = inRole("curve").reverse();
    return rows.map((row) => roleSpec(row, "curve"));
}

/** A player a line; null: the proposal. */
const listed = signal<string | null>(null);
const positions = signal(50);
const plies = signal("12..20");
const measure = signal<Measure>("optimal");
const axis = signal<Axis>("effort");

const list = () => listed.value ?? curves().join("\n");

const specsNow = () =>
    list()
        .split("\n")
        .map((spec) => spec.trim())
        .filter((spec) => spec !== "");

const entry = (spec: string) => ({ id: spec, title: playerTitle(spec) });

/** Puts one more player at the end of the list. */
function Further() {
    const seats = players.value.filter(({ human }) => !human).map(({ spec }) => spec);
    const ready = [...new Set([...seats, analysis.value.spec])].filter((spec) => spec !== "");
    const groups = [
        { group: "With more and more effort", entries: curves().map(entry) },
        { group: "At the board", entries: ready.map(entry) },
        ...specEntries(),
    ];
    return (
        <Select
            label="Add a player"
            value=""
            entries={[{ id: "", title: "Choose …" }, ...groups]}
            onChange={(spec) => {
                listed.value = `${list().trim()}\n${spec}`.trim();
            }}
        />
    );
}

/** Whose moves are judged; each can be removed. */
function Chosen() {
    const specs = specsNow();
    const titles = playerTitles(specs);
    return (
        <ul class="accuracy-players" aria-label="Players">
            {specs.map((spec, i) => (
                <li key={spec} title={spec}>
                    <span>{titles[i]}</span>
                    <Button
                        look="bare"
                        class="accuracy-remove"
                        aria-label={`Remove ${titles[i]}`}
                        onClick={() => {
                            listed.value = specs.filter((_, k) => k !== i).join("\n");
                        }}
                    >
                        ×
                    </Button>
                </li>
            ))}
        </ul>
    );
}

function Setup() {
    return (
        <>
            <Chosen />
            <Fold title="Written as lines">
                <TextField
                    label="Players, one a line; ranges make curves"
                    class="above"
                    rows={5}
                    value={list()}
                    onInput={bound(listed).onChange}
                />
            </Fold>
            <div class="contestants">
                <Further />
                <Workers onResize={() => {}} />
            </div>
            <div class="curve-choices">
                <Select
                    label="Positions"
                    entries={[20, 50, 100, 300, 1000]}
                    {...bound(positions)}
                />
                <TextField
                    label="Random moves before"
                    value={plies.value}
                    onInput={(text) => {
                        plies.value = text.replaceAll(" ", "");
                    }}
                />
            </div>
        </>
    );
}

const MEASURES: { id: Measure; title: string }[] = [
    { id: "optimal", title: "are optimal" },
    { id: "kept", title: "keep the result, where it can be lost" },
];
const AXES: { id: Axis; title: string }[] = [
    { id: "effort", title: "nodes or random games per move" },
    { id: "ms", title: "time per move" },
];

function Views() {
    return (
        <div class="curve-choices">
            <Select label="Share of moves that" entries={MEASURES} {...bound(measure)} />
            <Select label="Against" entries={AXES} {...bound(axis)} />
        </div>
    );
}

/** The interval stands below its share. */
function Percent({ row, of }: { row: AccuracyRow; of: Measure }) {
    const [share, low, high] = [row[of], row[`${of}_low`], row[`${of}_high`]].map((part) =>
        part === null ? "–" : (100 * part).toFixed(1),
    );
    if (row[of] === null) return <>–</>;
    return (
        <>
            {share} <span class="share muted">({`${low} to ${high}`})</span>
        </>
    );
}

function Players() {
    const rows = accuracy.value?.latest?.rows ?? [];
    const names = playerTitles(rows.map(({ spec }) => spec));
    return (
        <Table
            caption="Right moves of every player"
            scroll
            class="accuracy-table"
            rows={rows}
            keyOf={(row) => row.spec}
            columns={[
                {
                    title: "Player",
                    head: true,
                    words: true,
                    tip: ({ spec }) => spec,
                    cell: ({ series }, i) => (
                        <>
                            <span
                                class="accuracy-key"
                                style={{ "--key": `var(--chart-${(series % 8) + 1})` }}
                                aria-hidden="true"
                            />
                            {names[i]}
                        </>
                    ),
                },
                {
                    title: "Optimal %",
                    doc: "Moves after which the result comes soonest, or a loss latest; in brackets the interval of 95 %.",
                    cell: (row) => <Percent row={row} of="optimal" />,
                },
                {
                    title: "Kept %",
                    doc: "Moves that keep the result, of the positions where it can be lost; in brackets the interval of 95 %.",
                    cell: (row) => <Percent row={row} of="kept" />,
                },
                {
                    title: "Loss",
                    doc: "How much a move gives away on average, as the exact solver counts.",
                    cell: (row) => row.loss.toFixed(1),
                },
                {
                    title: "Effort",
                    doc: "Nodes or random games per move.",
                    cell: (row) => grouped(row.effort),
                },
                {
                    title: "Time, ms",
                    doc: "Milliseconds per move: the mean of the middle half of them. A player's first moves take longer.",
                    cell: (row) => row.ms.toFixed(row.ms < 10 ? 3 : 1),
                },
            ]}
        />
    );
}

/** Who has judged, with the limits of its own settings, and its time: "Judged by …, 5 s a position at most." */
function judgeText(latest: AccuracyLine | AccuracyProgress): string {
    const limit = "limit" in latest ? latest.limit : 0;
    const most = limit > 0 ? `, ${limit} s a position at most` : "";
    return `Judged by ${playerTitle(latest.spec)}${most}.`;
}

function Outcome() {
    const now = accuracy.value;
    const latest = now?.latest ?? null;
    if (now === null || latest === null || latest.rows.length === 0) return null;
    const series = seriesOf(
        latest.rows,
        measure.value,
        axis.value,
        (spec) => rowOfSpec(spec)?.title,
    );
    return (
        <>
            <Views />
            {series.length > 0 && <AccuracyPlot series={series} axis={axis.value} />}
            <p class="muted">
                {judgeText(latest)} {latest.positions} positions with something to choose; in{" "}
                {latest.critical} of them a move can give the result away.
                {latest.unsolved > 0 && ` ${latest.unsolved} more were ${latest.reason}.`} Bars are
                intervals of 95 %.
            </p>
            <Players />
            <Files
                state={now.state}
                files={{
                    "accuracy.csv": () => accuracyCsv(latest.rows),
                    "accuracy.json": () => ({ ...latest, line: now.line }),
                }}
            />
        </>
    );
}

/** First all positions are judged, then the players are asked: each has its own pace. */
function Asked({ now: { latest, state, request, worked } }: { now: Accuracy }) {
    const asked = latest === null ? 0 : latest.done;
    const positions = latest?.positions ?? 0;
    const judged = useRef(0);
    if (asked === 0) judged.current = worked;
    const text =
        latest === null || asked === 0
            ? `${positions} of ${request.positions} positions judged`
            : `${grouped(asked)} of ${grouped(latest.total)} moves asked for`;
    const left =
        latest === null || asked === 0
            ? andLeft(worked, positions, request.positions - positions)
            : andLeft(worked - judged.current, asked, latest.total - asked);
    return (
        <Progress
            label="Moves asked for"
            done={asked}
            total={latest?.total || 1}
            running={state === "running"}
            job={request}
        >
            {text}
            {state === "running" ? left : `, ${state}`}
        </Progress>
    );
}

/** Shown for games with an exact solver. */
export function AccuracyPanel() {
    const line = show.value;
    const judge = takes("exact");
    if (line === null || judge === "") return null;
    const request = {
        specs: specsNow(),
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
                {playerTitle(judge)} judges random positions; every player is asked for its move
                there.
            </p>
            <div class="lab-desk">
                <div class="lab-form">
                    <Setup />
                    <RunBar
                        state={now?.state}
                        label="Measure"
                        blocked={busy.value || request.specs.length === 0}
                        onStart={() => startAccuracy(line.game, request)}
                        job={accuracyWork}
                    >
                        {busy.value && <Busy />}
                    </RunBar>
                </div>
                {now !== null && (
                    <section class="match-results" aria-label="Results">
                        <Asked now={now} />
                        {stale && <p class="muted">These numbers are of another variant.</p>}
                        <Outcome />
                    </section>
                )}
            </div>
        </section>
    );
}
