/** One or two parameters of a player over a range: strength against them, beside a reference. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { goalText } from "../../state/looks.ts";
import { searcherRow, usualPlayer } from "../../state/roles.ts";
import { NumberField, TextField } from "../../ui/entry.tsx";
import { bound } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import { Refusal } from "../../ui/words.tsx";
import "../../styles/curve.css";
import { useQuery } from "../../engine/hooks.ts";
import type { SpecLine, SweepLine, SweepProgress } from "../../engine/protocol.ts";
import { pathTitle, playerTitle } from "../../params/titles.ts";
import { type Placed, placedEntries } from "../../params/values.ts";
import type { Run } from "./batch.ts";
import { batchOptions, Experiment, type ExperimentProps, Files } from "./controls.tsx";
import { sweepCsv } from "./files.ts";
import { levelOf, levelText, type Measure, measuresOf } from "./measures.ts";
import { PlayerChoice, proposed } from "./players.tsx";
import { sweeps } from "./run.ts";
import { shareText } from "./statistics.ts";
import { reachedColumn } from "./statisticstable.tsx";
import { SweepPlot } from "./sweepplot.tsx";
import {
    isNumber,
    proposedRange,
    type Range,
    rangeCount,
    sweepable,
    sweepSpec,
} from "./sweeprange.ts";

/** Chosen by the person; "" = what fits. */
const chosen = signal("");
const opponent = signal("");
const ranges = signal<Range[]>([]);
const measure = signal<Measure>("score");
const options = batchOptions("sweep");
/** The chosen player as the core reads it. */
const player = signal<SpecLine | null>(null);

const MOST = 400;

const SCALES: { id: Range["scale"]; title: string }[] = [
    { id: "linear", title: "equal steps" },
    { id: "log", title: "equal factors" },
    { id: "list", title: "a list" },
];

interface RangeProps {
    label: string;
    range: Range | undefined;
    choices: Placed[];
    /** The second parameter may be left out. */
    optional: boolean;
    onChange: (range: Range | null) => void;
}

function RangeEditor({ label, range, choices, optional, onChange }: RangeProps) {
    const chosen = choices.find(({ path }) => path === range?.path);
    const numeric = chosen !== undefined && isNumber(chosen.param);
    const entry = (name: "from" | "to" | "list", title: string) => (
        <TextField
            label={`${label}: ${title}`}
            short={title}
            class="above"
            value={range?.[name] ?? ""}
            onInput={(text) => range !== undefined && onChange({ ...range, [name]: text })}
        />
    );
    return (
        <div class="lab-range">
            <Select
                label={label}
                value={range?.path ?? ""}
                entries={[
                    ...(optional ? [{ id: "", title: "none" }] : []),
                    ...placedEntries(choices),
                ]}
                onChange={(path) => {
                    const next = choices.find((choice) => choice.path === path);
                    onChange(next === undefined ? null : proposedRange(next));
                }}
            />
            {range !== undefined && chosen !== undefined && (
                <>
                    <div class="lab-bounds">
                        <Select
                            label={`${label}: values`}
                            short="Values"
                            class="above"
                            value={range.scale}
                            entries={numeric ? SCALES : SCALES.slice(-1)}
                            onChange={(scale) => onChange({ ...range, scale })}
                        />
                        {range.scale === "list" ? (
                            entry("list", "list, with blanks")
                        ) : (
                            <>
                                {entry("from", "from")}
                                {entry("to", "to")}
                                <NumberField
                                    label={`${label}: steps`}
                                    short="steps"
                                    class="above"
                                    min={2}
                                    max={200}
                                    live
                                    value={range.steps}
                                    onChange={(steps) => onChange({ ...range, steps })}
                                />
                            </>
                        )}
                    </div>
                    <p class="muted lab-doc">{chosen.param.doc}</p>
                </>
            )}
        </div>
    );
}

export function Sweep(props: ExperimentProps) {
    const { line, gameRow } = props;
    const spec = chosen.value || usualPlayer();
    const alone = line.player_names.length === 1;
    const { answer } = useQuery("spec", () => `spec player ${spec}`, { about: () => [line.game] });
    useEffect(() => {
        if (answer.value !== null) player.value = answer.value;
    }, [answer.value]);
    const read = player.value;
    const row = read === null ? undefined : searcherRow(read.name);
    const choices = read === null || row === undefined ? [] : sweepable(row, read.values, gameRow);
    // Parameters that the chosen player does not have are no longer swept.
    let kept = ranges.value.filter(({ path }) => choices.some((choice) => choice.path === path));
    const first =
        choices.find(({ param }) => param.limit && isNumber(param) && param.type !== "time") ??
        choices.find(({ param }) => isNumber(param)) ??
        choices[0];
    if (kept.length === 0 && first !== undefined) kept = [proposedRange(first)];
    const text = read === null ? null : sweepSpec(read, kept);
    const against = opponent.value || (alone ? "" : proposed(0));
    const points = kept.reduce((count, range) => {
        const choice = choices.find(({ path }) => path === range.path);
        return choice === undefined ? count : count * rangeCount(range, choice.param);
    }, 1);
    const change = (at: number, range: Range | null) => {
        const next = [...kept];
        if (range === null) next.splice(at, 1);
        else next[at] = range;
        ranges.value = next;
    };
    const rest = choices.filter(({ path }) => path !== kept[0]?.path);
    const rounds = points + (alone && against !== "" ? 1 : 0);
    const plan = text !== null &&
        points <= MOST && {
            players: against === "" ? [text] : [text, against],
            total: rounds * options.number("games"),
            keep: false,
        };
    return (
        <Experiment
            {...props}
            kind="sweep"
            batch={sweeps}
            options={options}
            plan={plan || null}
            contestants={
                <>
                    <PlayerChoice
                        label="Player"
                        spec={spec}
                        line={line}
                        onChange={bound(chosen).onChange}
                    />
                    {choices.length > 0 && (
                        <>
                            <RangeEditor
                                label="Parameter"
                                range={kept[0]}
                                choices={choices}
                                optional={false}
                                onChange={(range) => change(0, range)}
                            />
                            <RangeEditor
                                label="Second one"
                                range={kept[1]}
                                choices={rest}
                                optional
                                onChange={(range) => change(1, range)}
                            />
                        </>
                    )}
                    <PlayerChoice
                        label={alone ? "Reference" : "Opponent"}
                        spec={against}
                        line={line}
                        nobody={alone ? "none" : undefined}
                        onChange={bound(opponent).onChange}
                    />
                </>
            }
            results={(run, latest) =>
                latest.rows.length > 0 && (
                    <Outcome run={run} latest={latest} alone={alone} goal={goalText(line)} />
                )
            }
        >
            <p class="lab-spec num" title={text ?? undefined}>
                {text === null ? "Some values are missing." : playerTitle(text)}
            </p>
            {points > MOST && (
                <Refusal
                    text={`${points} combinations are too many; a sweep has at most ${MOST}.`}
                />
            )}
        </Experiment>
    );
}

// ---------------------------------------------------------------- results

type Latest = SweepLine | SweepProgress;
type Shown = ReturnType<typeof measuresOf>[number];

function rangeText(level: ReturnType<typeof levelOf>, measure: Measure): string {
    if (level === null || level.low === level.high) return "–";
    const text = (y: number) => levelText({ ...level, y }, measure);
    return `${text(level.low)} to ${text(level.high)}`;
}

interface OutcomeProps {
    run: Run<Latest>;
    latest: Latest;
    alone: boolean;
    /** Of games that have one. */
    goal: string | null;
}

function Outcome({ run: { request: asked }, latest, alone, goal }: OutcomeProps) {
    const { rows, reference } = latest;
    const measures = measuresOf(alone);
    const chosen = (measures.find(({ id }) => id === measure.value) ?? measures[0]) as Shown;
    const paths = Object.keys(rows[0]?.values ?? {});
    const called = (path: string) => pathTitle(asked.players[0] ?? "", path);
    const other = asked.players[1];
    const all = reference === undefined ? rows : [...rows, { ...reference, values: {} }];
    const level = (row: (typeof all)[number]) => levelOf(row, chosen.id, alone);
    return (
        <>
            <Select label="Shown" entries={measures} {...bound(measure)} value={chosen.id} />
            <SweepPlot
                rows={rows}
                reference={reference}
                measure={chosen.id}
                title={chosen.title}
                alone={alone}
                called={called}
            />
            <p class="muted lab-doc">
                {other === undefined
                    ? ""
                    : alone
                      ? `Dashes: ${playerTitle(other)} on the same deals. `
                      : `Against ${playerTitle(other)}; dots: an equal player. `}
                Bars are intervals of 95 %.
            </p>
            <Table
                caption="Results of the sweep"
                scroll
                rows={all}
                keyOf={(row) => row.spec}
                row={(row) => ({ title: row.spec })}
                columns={[
                    ...paths.map((path, i) => ({
                        key: path,
                        title: called(path),
                        head: true,
                        cell: ({ values }: (typeof all)[number]) =>
                            (values as { [path: string]: number | string })[path] ??
                            (i === 0 ? "reference" : ""),
                    })),
                    { title: chosen.title, cell: (row) => levelText(level(row), chosen.id) },
                    { title: "95 %", cell: (row) => rangeText(level(row), chosen.id) },
                    { title: "Games", cell: (row) => row.games },
                    alone &&
                        goal !== null && {
                            ...reachedColumn(goal),
                            cell: (row) => shareText(row.wins, row.games),
                        },
                    {
                        title: "Time, ms",
                        doc: "Milliseconds per move.",
                        cell: (row) => row.ms.toFixed(row.ms < 10 ? 2 : 0),
                    },
                ]}
            />
            <Files
                files={{
                    "sweep.csv": () => sweepCsv(rows, reference),
                    "sweep.json": () => ({ wish: asked, ...latest }),
                }}
            />
        </>
    );
}
