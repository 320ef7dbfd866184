/** Parameters, rules of the game and players over a range: strength, or the cost of the first move. */

import { useEffect } from "preact/hooks";
import { type Placed, placedEntries, titleAt } from "../../../params/placed.ts";
import { experiments } from "../../../state/act/experiment.ts";
import { computers, searcherRow, usualPlayer } from "../../../state/read/roles.ts";
import { Button } from "../../../ui/button.tsx";
import { NumberField, TextField } from "../../../ui/entry.tsx";
import { Select } from "../../../ui/select.tsx";
import { Refusal } from "../../../ui/words.tsx";
import "../../../styles/curve.css";
import { useQuery } from "../../../engine/hooks.ts";
import { playerTitle } from "../../../params/titles.ts";

import { lab } from "../../../words/lab.ts";
import { sweep as say } from "../../../words/sweep.ts";
import { batchOptions, Experiment, type ExperimentProps } from "../controls.tsx";
import { useLimit } from "../limits.ts";
import { PlayerChoice, proposed } from "../players.tsx";
import { sweeps } from "../run.ts";
import { choice, enter, meaningOf, writeLink } from "./choice.ts";
import { PLAYERS } from "./plot.tsx";
import {
    companions,
    isNumber,
    isRule,
    proposedRange,
    type Range,
    rulesOf,
    sweepable,
} from "./range.ts";
import { SweepResults } from "./results.tsx";

const options = batchOptions("sweep", undefined, experiments.sweep.options);

const MOST = 400;

const SCALES: { id: Range["scale"]; title: string }[] = [
    { id: "linear", title: say.scales.linear },
    { id: "log", title: say.scales.log },
    { id: "list", title: say.scales.list },
];

interface RangeProps {
    label: string;
    range: Range | undefined;
    choices: Placed[];
    /** Rules of the game that may go along. */
    rules: readonly Placed[];
    /** It may be left out. */
    optional: boolean;
    onChange: (range: Range | null) => void;
}

/** A range of that parameter; columns and rows that are equal stay so. */
function rangeFor(choice: Placed, rules: readonly Placed[]): Range {
    const twin = companions(rules, choice.path).find(({ value }) => value === choice.value);
    return { ...proposedRange(choice), ...(twin !== undefined && { along: twin.path }) };
}

function RangeEditor({ label, range, choices, rules, optional, onChange }: RangeProps) {
    const chosen = choices.find(({ path }) => path === range?.path);
    const along = companions(rules, range?.path ?? "");
    const numeric = chosen !== undefined && isNumber(chosen.param);
    const entry = (name: "from" | "to" | "list") => (
        <TextField
            label={say[name].label(label)}
            short={say[name].short}
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
                    ...(optional ? [{ id: "", title: say.noParameter }] : []),
                    ...placedEntries(choices),
                ]}
                onChange={(path) => {
                    const next = choices.find((choice) => choice.path === path);
                    onChange(next === undefined ? null : rangeFor(next, rules));
                }}
            />
            {range !== undefined && chosen !== undefined && (
                <>
                    <div class="lab-bounds">
                        <Select
                            label={say.values.label(label)}
                            short={say.values.short}
                            class="above"
                            value={range.scale}
                            entries={numeric ? SCALES : SCALES.slice(-1)}
                            onChange={(scale) => onChange({ ...range, scale })}
                        />
                        {range.scale === "list" ? (
                            entry("list")
                        ) : (
                            <>
                                {entry("from")}
                                {entry("to")}
                                <NumberField
                                    label={say.steps.label(label)}
                                    short={say.steps.short}
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
                    {along.length > 0 && (
                        <Select
                            label={say.along.label(label)}
                            short={say.along.short}
                            value={range.along ?? ""}
                            entries={[
                                { id: "", title: say.along.nothing },
                                ...along.map(({ path }) => ({
                                    id: path,
                                    title: titleAt(along, path),
                                })),
                            ]}
                            onChange={(path) => {
                                const { along: _, ...alone } = range;
                                onChange(path === "" ? alone : { ...alone, along: path });
                            }}
                        />
                    )}
                    <p class="muted lab-doc">{chosen.param.doc}</p>
                </>
            )}
        </div>
    );
}

/** The players, and a button for one more beside them. */
function Beside({ specs, line }: { specs: readonly string[] } & Pick<ExperimentProps, "line">) {
    const next = computers().find(({ name }) => !specs.includes(name))?.name;
    return (
        <>
            {specs.map((spec, i) => (
                <PlayerChoice
                    key={i}
                    label={say.player(i + 1)}
                    spec={spec}
                    line={line}
                    onChange={(value) =>
                        enter({ players: specs.map((old, k) => (k === i ? value : old)) })
                    }
                >
                    {specs.length > 1 && (
                        <Button
                            class="lab-remove"
                            aria-label={lab.remove(i + 1)}
                            onClick={() => enter({ players: specs.filter((_, k) => k !== i) })}
                        >
                            ×
                        </Button>
                    )}
                </PlayerChoice>
            ))}
            <div class="buttons">
                <Button
                    disabled={next === undefined}
                    onClick={() => next !== undefined && enter({ players: [...specs, next] })}
                >
                    {say.beside}
                </Button>
            </div>
        </>
    );
}

interface RangesProps {
    ranges: readonly Range[];
    choices: Placed[];
    rules: readonly Placed[];
    /** Of players beside each other one range at most is swept, and none need be. */
    several: boolean;
}

/** One range or two. */
function Ranges({ ranges, choices, rules, several }: RangesProps) {
    const change = (at: number, range: Range | null) => {
        const next = [...ranges];
        next.splice(at, 1, ...(range === null ? [] : [range]));
        enter({ ranges: next });
    };
    const [first, second] = ranges;
    const rest = choices.filter(({ path }) => path !== first?.path && path !== first?.along);
    if (choices.length === 0) return null;
    return (
        <>
            <RangeEditor
                label={say.first}
                range={first}
                choices={choices}
                rules={rules}
                optional={several}
                onChange={(range) => change(0, range)}
            />
            {!several && (
                <RangeEditor
                    label={say.second}
                    range={second}
                    choices={rest}
                    rules={rules}
                    optional
                    onChange={(range) => change(1, range)}
                />
            )}
        </>
    );
}

/** A spec as the core reads it: now, null until that is known; and the one before until then. */
function useSpec(kind: "player" | "game", spec: string, game: string) {
    const question = `spec ${kind} ${spec}`;
    const query = useQuery("spec", () => question, { about: () => [game] });
    return { now: query.to(question), last: query.answer.value };
}

/** What the choice means, and what can be swept: of what the core has read last, until it has read this. */
function useMeaning(
    { line, gameRow }: ExperimentProps,
    specs: readonly string[],
    ranges: readonly Range[],
) {
    const player = useSpec("player", specs[0] ?? "", line.game);
    const game = useSpec("game", line.game, line.game);
    const row = player.last === null ? undefined : searcherRow(player.last.name);
    const rules = game.last === null ? [] : rulesOf(gameRow, game.last.values);
    const own =
        player.last === null || row === undefined || specs.length > 1
            ? []
            : sweepable(row, player.last.values, gameRow);
    const known = player.now !== null && game.now !== null;
    const meaning = meaningOf(specs, ranges, { player: player.now, game: game.now, own, rules });
    return { ...meaning, own, rules, known };
}

export function Sweep(props: ExperimentProps) {
    const { line } = props;
    const { players, ranges, opponent } = choice();
    const specs = players.length > 0 ? players : [usualPlayer()];
    const several = specs.length > 1;
    const meaning = useMeaning(props, specs, ranges);
    const { players: text, variant, points, own, rules } = meaning;
    useEffect(() => writeLink(meaning));

    // Who plays alone has a reference on the same deals: there are none on other boards.
    const alone = line.player_names.length === 1;
    const first = options.values.measure === "first";
    const meets = !first && !(alone && meaning.ranges.some(isRule));
    const against = meets ? opponent || (alone ? "" : proposed(0)) : "";
    const { wrong } = useLimit(line, against === "" ? specs : [...specs, against]);
    const rounds = points + (alone && against !== "" ? 1 : 0);
    const complete = text !== null && variant !== null;
    const plan =
        complete && points <= MOST && wrong === ""
            ? {
                  players: against === "" ? [text] : [text, against],
                  options: variant === "" ? [] : [`variant=${variant}`],
                  total: rounds * options.number("games"),
                  keep: false,
              }
            : null;
    const called = (path: string) => (path === PLAYERS ? say.player(1) : titleAt(rules, path));
    return (
        <Experiment
            {...props}
            kind="sweep"
            batch={sweeps}
            options={options}
            plan={plan}
            contestants={
                <>
                    <Beside specs={specs} line={line} />
                    <Ranges
                        ranges={meaning.ranges}
                        choices={[...own, ...rules]}
                        rules={rules}
                        several={several}
                    />
                    {meets && (
                        <PlayerChoice
                            label={alone ? say.reference : say.opponent}
                            spec={against}
                            line={line}
                            nobody={alone ? say.noReference : undefined}
                            onChange={(spec) => enter({ opponent: spec })}
                        />
                    )}
                </>
            }
            results={(run, latest) =>
                (latest.first ?? latest.rows).length > 0 && (
                    <SweepResults
                        run={run}
                        latest={latest}
                        alone={alone}
                        goal={line.goal?.name ?? null}
                        ruleTitle={called}
                    />
                )
            }
        >
            <p class="lab-spec num" title={[text, variant].filter(Boolean).join(" ")}>
                {complete
                    ? several
                        ? say.several(specs.length)
                        : playerTitle(text)
                    : meaning.known && say.missing}
            </p>
            <Refusal text={wrong} />
            {points > MOST && <Refusal text={say.tooMany(points, MOST)} />}
        </Experiment>
    );
}
