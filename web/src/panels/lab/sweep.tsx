/** Parameters, rules of the game and players over a range: strength, or the cost of the first move. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { experiments } from "../../state/experiment.ts";
import { goalText } from "../../state/looks.ts";
import { computers, searcherRow, usualPlayer } from "../../state/roles.ts";
import { Button } from "../../ui/button.tsx";
import { NumberField, TextField } from "../../ui/entry.tsx";
import { bound } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Refusal } from "../../ui/words.tsx";
import "../../styles/curve.css";
import { useQuery } from "../../engine/hooks.ts";
import type { SpecLine } from "../../engine/protocol.ts";
import { playerTitle } from "../../params/titles.ts";
import { type Placed, placedEntries, splitTop, titleAt } from "../../params/values.ts";
import { lab } from "../../words/en/lab.ts";
import { sweep as say } from "../../words/en/sweep.ts";
import { batchOptions, Experiment, type ExperimentProps } from "./controls.tsx";
import { useLimit } from "./limits.ts";
import { PlayerChoice, proposed } from "./players.tsx";
import { sweeps } from "./run.ts";
import { PLAYERS } from "./sweepplot.tsx";
import {
    companions,
    isNumber,
    isRule,
    proposedRange,
    type Range,
    RULES,
    rangeCount,
    readRanges,
    rulesOf,
    sweepable,
    sweepSpec,
} from "./sweeprange.ts";
import { SweepResults } from "./sweepresults.tsx";

/** Chosen by the person, one or several beside each other; none: what fits. */
const chosen = signal<readonly string[]>([]);
/** "" = what fits. */
const opponent = signal("");
const ranges = signal<readonly Range[]>([]);
const experiment = experiments.sweep;
const options = batchOptions("sweep", undefined, experiment.options);
/** The chosen player, and the game, as the core reads them. */
const player = signal<SpecLine | null>(null);
const variant = signal<SpecLine | null>(null);
/** What links say when the controls agree with them. */
const agreed = signal("");

const said = () => [...experiment.players.value, options.hiddenWord("variant")].join(" ");

/** Shows in the controls what a link has brought. */
function take(): void {
    const [text = "", against = ""] = experiment.players.value;
    const players = splitTop(text, "|");
    const read = readRanges(text);
    const one = read.spec === "" ? [] : [read.spec];
    chosen.value = players.length > 1 ? players : one;
    ranges.value = [
        ...(players.length > 1 ? [] : read.ranges),
        ...readRanges(options.hiddenWord("variant"), RULES).ranges,
    ];
    opponent.value = against;
    agreed.value = said();
}

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
    const further = () => computers().find(({ name }) => !specs.includes(name))?.name;
    const next = further();
    return (
        <>
            {specs.map((spec, i) => (
                <PlayerChoice
                    key={i}
                    label={say.player(i + 1)}
                    spec={spec}
                    line={line}
                    onChange={(value) => {
                        chosen.value = specs.map((old, k) => (k === i ? value : old));
                    }}
                >
                    {specs.length > 1 && (
                        <Button
                            class="lab-remove"
                            aria-label={lab.remove(i + 1)}
                            onClick={() => {
                                chosen.value = specs.filter((_, k) => k !== i);
                            }}
                        >
                            ×
                        </Button>
                    )}
                </PlayerChoice>
            ))}
            <div class="buttons">
                <Button
                    disabled={next === undefined}
                    onClick={() => {
                        chosen.value = [...specs, next as string];
                    }}
                >
                    {say.beside}
                </Button>
            </div>
        </>
    );
}

/** A spec as the core reads it; the one before stays until that is known. */
function useSpec(kind: "player" | "game", spec: string, game: string, kept: typeof player) {
    const question = `spec ${kind} ${spec}`;
    const query = useQuery("spec", () => question, { about: () => [game] });
    const answer = query.answer.value;
    useEffect(() => {
        if (answer !== null) kept.value = answer;
    }, [answer]);
    return { line: kept.value, known: query.to(question) !== null };
}

export function Sweep(props: ExperimentProps) {
    const { line, gameRow } = props;
    const specs = chosen.value.length > 0 ? chosen.value : [usualPlayer()];
    const [spec = ""] = specs;
    const several = specs.length > 1;
    const alone = line.player_names.length === 1;
    const first = options.values.measure === "first";
    const { line: read, known } = useSpec("player", spec, line.game, player);
    const { line: game } = useSpec("game", line.game, line.game, variant);
    const row = read === null ? undefined : searcherRow(read.name);
    const rules = game === null ? [] : rulesOf(gameRow, game.values);
    const own =
        read === null || row === undefined || several ? [] : sweepable(row, read.values, gameRow);
    const choices = [...own, ...rules];
    // Parameters that the chosen player does not have are no longer swept, nor rules of another game.
    let kept = ranges.value.filter(({ path }) => choices.some((choice) => choice.path === path));
    if (several) kept = kept.slice(0, 1);
    const proposal =
        own.find(({ param }) => param.limit && isNumber(param) && param.type !== "time") ??
        own.find(({ param }) => isNumber(param)) ??
        own[0];
    if (kept.length === 0 && proposal !== undefined) kept = [proposedRange(proposal)];
    const text = several
        ? specs.join("|")
        : read === null
          ? null
          : sweepSpec(
                read,
                kept.filter((range) => !isRule(range)),
            );
    const ruled = kept.filter(isRule);
    const rulesText = game === null ? null : ruled.length === 0 ? "" : sweepSpec(game, ruled);
    const complete = text !== null && rulesText !== null;
    // Who plays alone has a reference on the same deals: there are none on other boards.
    const meets = !first && !(alone && ruled.length > 0);
    const against = meets ? opponent.value || (alone ? "" : proposed(0)) : "";
    const { wrong } = useLimit(line, against === "" ? specs : [...specs, against]);
    const points = kept.reduce((count, range) => {
        const choice = choices.find(({ path }) => path === range.path);
        return choice === undefined ? count : count * rangeCount(range, choice.param);
    }, specs.length);

    const linked = said();
    const fresh = linked !== agreed.value;
    useEffect(() => {
        if (fresh) take();
    }, [linked]);
    const touched = [...chosen.value, ...ranges.value, opponent.value].some((one) => one !== "");
    useEffect(() => {
        // Not while the core has yet to read what a link has brought.
        if (fresh || !touched || !complete || !known) return;
        experiment.players.value = [text, ...(opponent.value === "" ? [] : [opponent.value])];
        options.setHidden("variant", rulesText);
        agreed.value = said();
    }, [text, rulesText, opponent.value, fresh, touched]);

    const change = (at: number, range: Range | null) => {
        const next = [...kept];
        if (range === null) next.splice(at, 1);
        else next[at] = range;
        ranges.value = next;
    };
    const taken = [kept[0]?.path, kept[0]?.along];
    const rest = choices.filter(({ path }) => !taken.includes(path));
    const rounds = points + (alone && against !== "" ? 1 : 0);
    const plan = complete &&
        points <= MOST && {
            players: against === "" ? [text] : [text, against],
            options: rulesText === "" ? [] : [`variant=${rulesText}`],
            total: rounds * options.number("games"),
            keep: false,
        };
    const called = (path: string) => (path === PLAYERS ? say.player(1) : titleAt(rules, path));
    return (
        <Experiment
            {...props}
            kind="sweep"
            batch={sweeps}
            options={options}
            plan={(wrong === "" && plan) || null}
            contestants={
                <>
                    <Beside specs={specs} line={line} />
                    {choices.length > 0 && (
                        <RangeEditor
                            label={say.first}
                            range={kept[0]}
                            choices={choices}
                            rules={rules}
                            optional={several}
                            onChange={(range) => change(0, range)}
                        />
                    )}
                    {choices.length > 0 && !several && (
                        <RangeEditor
                            label={say.second}
                            range={kept[1]}
                            choices={rest}
                            rules={rules}
                            optional
                            onChange={(range) => change(1, range)}
                        />
                    )}
                    {meets && (
                        <PlayerChoice
                            label={alone ? say.reference : say.opponent}
                            spec={against}
                            line={line}
                            nobody={alone ? say.noReference : undefined}
                            onChange={bound(opponent).onChange}
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
                        goal={goalText(line)}
                        ruleTitle={called}
                    />
                )
            }
        >
            <p class="lab-spec num" title={[text, rulesText].filter(Boolean).join(" ")}>
                {complete
                    ? specs.length > 1
                        ? say.several(specs.length)
                        : playerTitle(text)
                    : say.missing}
            </p>
            <Refusal text={wrong} />
            {points > MOST && <Refusal text={say.tooMany(points, MOST)} />}
        </Experiment>
    );
}
