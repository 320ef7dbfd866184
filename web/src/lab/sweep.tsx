/** One or two parameters of a player over a range: strength against them, beside a reference. */

import { signal } from "@preact/signals";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { searcherRow, usualPlayer } from "../state/roles.ts";
import "../styles/curve.css";
import { useQuery } from "../engine/hooks.ts";
import type { GameRow, Show, SpecLine, SweepLine, SweepProgress } from "../engine/protocol.ts";
import type { Run } from "./batch.ts";
import { BatchButtons, Earlier, Files, Progress, Scroll, Workers } from "./controls.tsx";
import { sweepCsv } from "./files.ts";
import { levelOf, levelText, type Measure, measuresOf } from "./measures.ts";
import { Options, OptionsEditor } from "./options.tsx";
import { PlayerChoice, proposed } from "./players.tsx";
import { sweeps } from "./run.ts";
import { SweepPlot, svgText } from "./sweepplot.tsx";
import {
    isNumber,
    proposedRange,
    type Range,
    rangeCount,
    type Sweepable,
    sweepable,
    sweepSpec,
} from "./sweeprange.ts";

/** Chosen by the person; "" = what fits. */
const wish = signal("");
const opponent = signal("");
const ranges = signal<Range[]>([]);
const measure = signal<Measure>("score");
const options = new Options("sweep");
/** The chosen player as the core reads it. */
const player = signal<SpecLine | null>(null);

const MOST = 400;

interface RangeProps {
    label: string;
    range: Range | undefined;
    choices: Sweepable[];
    /** The second parameter may be left out. */
    optional: boolean;
    onChange: (range: Range | null) => void;
}

function RangeEditor({ label, range, choices, optional, onChange }: RangeProps) {
    const id = useId();
    const chosen = choices.find(({ path }) => path === range?.path);
    const numeric = chosen !== undefined && isNumber(chosen.param);
    const entry = (name: "from" | "to" | "list", title: string) => (
        <label>
            <span>{title}</span>
            <input
                class="input num"
                aria-label={`${label}: ${title}`}
                spellcheck={false}
                autocomplete="off"
                value={range?.[name] ?? ""}
                onInput={(event) => {
                    if (range !== undefined)
                        onChange({ ...range, [name]: event.currentTarget.value });
                }}
            />
        </label>
    );
    return (
        <div class="lab-range">
            <div class="contestant">
                <label for={id}>{label}</label>
                <select
                    id={id}
                    class="select"
                    value={range?.path ?? ""}
                    onChange={(event) => {
                        const next = choices.find(({ path }) => path === event.currentTarget.value);
                        onChange(next === undefined ? null : proposedRange(next));
                    }}
                >
                    {optional && <option value="">none</option>}
                    {choices.map(({ path }) => (
                        <option key={path} value={path} selected={path === range?.path}>
                            {path}
                        </option>
                    ))}
                </select>
            </div>
            {range !== undefined && chosen !== undefined && (
                <>
                    <div class="lab-bounds">
                        <label>
                            <span>Values</span>
                            <select
                                class="select"
                                aria-label={`${label}: values`}
                                value={range.scale}
                                onChange={(event) => {
                                    const scale = event.currentTarget.value as Range["scale"];
                                    onChange({ ...range, scale });
                                }}
                            >
                                {numeric && <option value="linear">equal steps</option>}
                                {numeric && <option value="log">equal factors</option>}
                                <option value="list">a list</option>
                            </select>
                        </label>
                        {range.scale === "list" ? (
                            entry("list", "list, with blanks")
                        ) : (
                            <>
                                {entry("from", "from")}
                                {entry("to", "to")}
                                <label>
                                    <span>steps</span>
                                    <input
                                        class="input num"
                                        type="number"
                                        min={2}
                                        max={200}
                                        aria-label={`${label}: steps`}
                                        value={range.steps}
                                        onInput={(event) => {
                                            const steps = Number(event.currentTarget.value);
                                            if (steps >= 2 && steps <= 200)
                                                onChange({ ...range, steps: Math.round(steps) });
                                        }}
                                    />
                                </label>
                            </>
                        )}
                    </div>
                    <p class="muted lab-doc">{chosen.param.doc}</p>
                </>
            )}
        </div>
    );
}

export function Sweep({ line, gameRow }: { line: Show; gameRow: GameRow }) {
    const [waits, setWaits] = useState(false);
    const spec = wish.value || usualPlayer();
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
    const begin = async () => {
        if (text === null) return;
        setWaits(true);
        await sweeps.start({
            kind: "sweep",
            players: against === "" ? [text] : [text, against],
            game: line.game,
            seed: options.seed(line.seed),
            options: options.words(),
            total: (points + (alone && against !== "" ? 1 : 0)) * options.number("games"),
            keep: false,
        });
        setWaits(false);
    };
    return (
        <>
            <div class="contestants">
                <PlayerChoice
                    label="Player"
                    spec={spec}
                    line={line}
                    onChange={(value) => {
                        wish.value = value;
                    }}
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
                    optional={alone}
                    onChange={(value) => {
                        opponent.value = value;
                    }}
                />
                <Workers onResize={() => sweeps.resize()} />
            </div>
            <OptionsEditor options={options} gameRow={gameRow} />
            <p class="lab-spec num">{text ?? "Some values are missing."}</p>
            {points > MOST && (
                <p class="lab-wrong">
                    {points} combinations are too many; a sweep has at most {MOST}.
                </p>
            )}
            <BatchButtons
                batch={sweeps}
                blocked={waits || text === null || points > MOST}
                onStart={begin}
            />
            <Earlier batch={sweeps} />
            {sweeps.run.value !== null && <Outcome run={sweeps.run.value} alone={alone} />}
        </>
    );
}

// ---------------------------------------------------------------- results

function Outcome({ run, alone }: { run: Run<SweepLine | SweepProgress>; alone: boolean }) {
    const id = useId();
    const frame = useRef<HTMLElement>(null);
    const { latest, wish: asked } = run;
    const rows = latest?.rows ?? [];
    const reference = latest?.reference;
    const measures = measuresOf(alone);
    const chosen = measures.find(({ id: name }) => name === measure.value) ?? measures[0];
    if (chosen === undefined || rows.length === 0)
        return (
            <section class="match-results" aria-label="Results">
                <Progress run={run} />
            </section>
        );
    const paths = Object.keys(rows[0]?.values ?? {});
    const all = reference === undefined ? rows : [...rows, { ...reference, values: {} }];
    const files = [
        { title: "CSV", name: "sweep.csv", content: () => sweepCsv(rows, reference) },
        {
            title: "JSON",
            name: "sweep.json",
            content: () => `${JSON.stringify({ wish: asked, ...latest })}\n`,
        },
        {
            title: "SVG",
            name: "sweep.svg",
            content: () => {
                const picture = frame.current?.querySelector<SVGSVGElement>(".lab-plot");
                return picture ? svgText(picture) : "";
            },
        },
    ];
    return (
        <section class="match-results" aria-label="Results" ref={frame}>
            <Progress run={run} />
            <div class="contestant">
                <label for={id}>Shown</label>
                <select
                    id={id}
                    class="select"
                    value={chosen.id}
                    onChange={(event) => {
                        measure.value = event.currentTarget.value as Measure;
                    }}
                >
                    {measures.map(({ id: name, title }) => (
                        <option key={name} value={name}>
                            {title}
                        </option>
                    ))}
                </select>
            </div>
            <SweepPlot
                rows={rows}
                reference={reference}
                measure={chosen.id}
                title={chosen.title}
                alone={alone}
            />
            <p class="muted lab-doc">
                {asked.players[1] === undefined
                    ? ""
                    : alone
                      ? `Dashes: ${asked.players[1]} on the same deals. `
                      : `Against ${asked.players[1]}; dots: an equal player. `}
                Bars are intervals of 95 %.
            </p>
            <Scroll label="Results of the sweep">
                <table class="arena-table num">
                    <caption class="sr-only">Results of the sweep</caption>
                    <thead>
                        <tr>
                            {paths.map((path) => (
                                <th key={path} scope="col">
                                    {path}
                                </th>
                            ))}
                            <th scope="col">{chosen.title}</th>
                            <th scope="col">95 %</th>
                            <th scope="col">Games</th>
                            <th scope="col">ms</th>
                        </tr>
                    </thead>
                    <tbody>
                        {all.map((row) => {
                            const level = levelOf(row, chosen.id, alone);
                            const values: { [path: string]: number | string } = row.values;
                            return (
                                <tr key={row.spec} title={row.spec}>
                                    {paths.map((path, i) => (
                                        <th key={path} scope="row">
                                            {values[path] ?? (i === 0 ? "reference" : "")}
                                        </th>
                                    ))}
                                    <td>{levelText(level, chosen.id)}</td>
                                    <td>
                                        {level === null || level.low === level.high
                                            ? "–"
                                            : `${levelText({ ...level, y: level.low }, chosen.id)} to ${levelText({ ...level, y: level.high }, chosen.id)}`}
                                    </td>
                                    <td>{row.games}</td>
                                    <td>{row.ms.toFixed(row.ms < 10 ? 2 : 0)}</td>
                                </tr>
                            );
                        })}
                    </tbody>
                </table>
            </Scroll>
            <Files files={files} />
        </section>
    );
}
