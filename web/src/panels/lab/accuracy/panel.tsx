/** The accuracy of players: how often they choose an optimal move, or one that keeps the result. */
import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { AccuracyRow } from "../../../engine/protocol.ts";
import { specEntries } from "../../../params/chooser.tsx";
import { playerTitles } from "../../../params/list.ts";
import { playerTitle } from "../../../params/titles.ts";
import { inRole, roleSpec, rowOfSpec, takes } from "../../../state/read/roles.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { bound } from "../../../ui/field.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Progress, RunBar } from "../../../ui/runbar.tsx";
import { Select } from "../../../ui/select.tsx";
import { Table } from "../../../ui/table.tsx";
import { accuracy as say } from "../../../words/accuracy.ts";
import { lab } from "../../../words/lab.ts";
import { decimals, grouped } from "../../../words/numbers.ts";
import "../../../styles/curve.css";
import "../../../styles/accuracy.css";
import { analysis, players, show } from "../../../state/read/store.ts";
import { msText } from "../../../text/format.ts";
import { Busy, Files, Workers } from "../controls.tsx";
import { accuracyCsv } from "../files.ts";
import { leftText } from "../remaining.ts";
import { busy } from "../run.ts";
import { type Accuracy, accuracy, accuracyWork, startAccuracy } from "./accuracy.ts";
import { AccuracyPlot } from "./plot.tsx";
import { type Axis, type Measure, seriesOf } from "./rows.ts";

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
        { group: say.curves, entries: curves().map(entry) },
        { group: say.atBoard, entries: ready.map(entry) },
        ...specEntries(),
    ];
    return (
        <Select
            label={say.add}
            value=""
            entries={[{ id: "", title: say.choose }, ...groups]}
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
        <ul class="accuracy-players" aria-label={say.players}>
            {specs.map((spec, i) => (
                <li key={spec} title={spec}>
                    <span>{titles[i]}</span>
                    <Button
                        look="bare"
                        class="accuracy-remove"
                        aria-label={say.remove(titles[i] ?? spec)}
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
            <Fold title={say.lines.title}>
                <TextField
                    label={say.lines.label}
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
                    label={say.positions}
                    entries={[20, 50, 100, 300, 1000]}
                    {...bound(positions)}
                />
                <TextField
                    label={say.plies}
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
    { id: "optimal", title: say.measures.optimal },
    { id: "kept", title: say.measures.kept },
];
const AXES: { id: Axis; title: string }[] = [
    { id: "effort", title: say.axes.effort },
    { id: "ms", title: say.axes.ms },
];

function Views() {
    return (
        <div class="curve-choices">
            <Select label={say.share} entries={MEASURES} {...bound(measure)} />
            <Select label={say.against} entries={AXES} {...bound(axis)} />
        </div>
    );
}

/** The interval stands below its share. */
function Percent({ row, of }: { row: AccuracyRow; of: Measure }) {
    const text = (part: number | null) => (part === null ? lab.none : decimals(100 * part, 1));
    if (row[of] === null) return <>{lab.none}</>;
    return (
        <>
            {text(row[of])}{" "}
            <span class="share muted">
                {say.table.interval(text(row[`${of}_low`]), text(row[`${of}_high`]))}
            </span>
        </>
    );
}

function Players() {
    const rows = accuracy.value?.latest?.rows ?? [];
    const names = playerTitles(rows.map(({ spec }) => spec));
    return (
        <Table
            caption={say.table.caption}
            scroll
            class="accuracy-table"
            rows={rows}
            keyOf={(row) => row.spec}
            columns={[
                {
                    title: say.table.player,
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
                    ...say.table.optimal,
                    cell: (row) => <Percent row={row} of="optimal" />,
                },
                {
                    ...say.table.kept,
                    cell: (row) => <Percent row={row} of="kept" />,
                },
                {
                    ...say.table.loss,
                    cell: (row) => decimals(row.loss, 1),
                },
                {
                    ...say.table.effort,
                    cell: (row) => grouped(row.effort),
                },
                {
                    ...say.table.time,
                    cell: (row) => msText(row.ms),
                },
            ]}
        />
    );
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
                {say.outcome({
                    ...latest,
                    judge: playerTitle(latest.spec),
                    limit: "limit" in latest ? latest.limit : 0,
                })}
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
            ? say.judged(positions, request.positions)
            : say.askedFor(asked, latest.total);
    const left =
        latest === null || asked === 0
            ? leftText(worked, positions, request.positions - positions)
            : leftText(worked - judged.current, asked, latest.total - asked);
    return (
        <Progress
            label={say.asked}
            done={asked}
            total={latest?.total || 1}
            running={state === "running"}
            job={request}
        >
            {say.progress(text, state === "running" ? left : lab.states[state])}
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
        <section class="curve" aria-label={say.title}>
            <h3>{say.title}</h3>
            <p class="muted">{say.about(playerTitle(judge))}</p>
            <div class="lab-desk">
                <div class="lab-form">
                    <Setup />
                    <RunBar
                        state={now?.state}
                        label={lab.measure}
                        blocked={busy.value || request.specs.length === 0}
                        onStart={() => startAccuracy(line.game, request)}
                        job={accuracyWork}
                    >
                        {busy.value && <Busy />}
                    </RunBar>
                </div>
                {now !== null && (
                    <section class="match-results" aria-label={lab.results}>
                        <Asked now={now} />
                        {stale && <p class="muted">{say.otherVariant}</p>}
                        <Outcome />
                    </section>
                )}
            </div>
        </section>
    );
}
