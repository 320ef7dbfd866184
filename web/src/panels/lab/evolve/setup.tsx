/** Who is evolved, which of its genes, how it is measured: all generated from the core's tables. */

import { effect, signal } from "@preact/signals";
import type { GameRow, Param, Show, SpecLine } from "../../../engine/protocol.ts";
import { SearcherSelect } from "../../../params/chooser.tsx";
import { PlayerFold } from "../../../params/fold.tsx";
import { pathTitle, placedIn } from "../../../params/placed.ts";
import { settingWords } from "../../../params/titles.ts";
import { isNested, valueText } from "../../../params/values.ts";

import { find } from "../../../state/act/actions.ts";
import { ask } from "../../../state/act/ask.ts";
import { experiments } from "../../../state/act/experiment.ts";
import { gameRowOf } from "../../../state/read/looks.ts";
import { atLevel, inRole, roleSpec, searcherRow } from "../../../state/read/roles.ts";
import { describe, searchers, show, shownFamily } from "../../../state/read/store.ts";
import { bound } from "../../../ui/field.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { evolve as say } from "../../../words/evolve.ts";
import { params } from "../../../words/params.ts";
import { Workers } from "../controls.tsx";
import { Options, OptionsEditor, OptionsNote, type Tailored } from "../options.tsx";
import { PlayerChoice } from "../players.tsx";
import { resizePool } from "./evolution.ts";

/** The player whose genes are evolved, with all its values; null until the core has read it. */
export const subject = signal<SpecLine | null>(null);
/** Genes that are left as they are. */
const fixed = signal<ReadonlySet<string>>(new Set());
/** The player to beat; "" = the subject as it is. */
const opponent = signal("");

// ---------------------------------------------------------------- the player

/** The game and the player of a link that the player was read for. */
const asked = signal({ game: "", player: "" });

async function readSubject(spec: string): Promise<boolean> {
    const line = find(await ask(`spec player ${spec}`, true), "spec");
    if (line === undefined) return false;
    if (line.name !== subject.value?.name) fixed.value = new Set();
    subject.value = line;
    return true;
}

/** The player that has weights worth evolving. */
function firstSubject(): string {
    const row = inRole("evolved").at(-1);
    return row === undefined ? atLevel("opponent", "beginner") : roleSpec(row, "evolved");
}

/** Whether a word names a gene, as in the console: `eval.c_*` all that begin so. */
function names(word: string, path: string): boolean {
    return word.endsWith("*") ? path.startsWith(word.slice(0, -1)) : word === path;
}

/** The player that a link brings, and its genes. */
async function readRequested(spec: string): Promise<void> {
    const genes = experiments.evolve.options.peek().find((word) => word.startsWith("genes="));
    if (!(await readSubject(spec)) || genes === undefined) return;
    const wanted = genes.slice("genes=".length).split(",");
    fixed.value = new Set(allGenes().filter((path) => !wanted.some((word) => names(word, path))));
}

/** A player of the present game, until the returned function is called. */
export function followSubject(): () => void {
    return effect(() => {
        const game = show.value?.game;
        if (game === undefined || describe.value === null || searchers.value.length === 0) return;
        const [player = ""] = experiments.evolve.players.value;
        const before = asked.peek();
        if (before.game === game && before.player === player) return;
        asked.value = { game, player };
        subject.value = null;
        opponent.value = "";
        // What a link of another game has asked for is over.
        if (player === "" || player === before.player) void readSubject(firstSubject());
        else void readRequested(player);
    });
}

/** Paths of the genes that the player has. */
export function allGenes(): string[] {
    const now = subject.value;
    const gameRow = gameRowOf(shownFamily.value);
    const row = now === null ? undefined : searcherRow(now.name);
    if (now === null || gameRow === undefined || row === undefined) return [];
    return placedIn(row, now.values, gameRow).flatMap(({ path, param }) =>
        param.gene ? [path] : [],
    );
}

/** Limits belong here, a name does not. */
const hide = (param: Param) => param.name === "name";

function Genes() {
    const all = allGenes();
    if (all.length === 0) return <p class="muted">{say.noGenes}</p>;
    const off = fixed.value;
    const spec = subject.value?.text ?? "";
    return (
        <fieldset class="evolve-choice">
            <legend>{say.genes}</legend>
            {all.map((path) => (
                <Switch
                    key={path}
                    look="box"
                    title={path}
                    value={!off.has(path)}
                    onChange={(evolves) => {
                        const next = new Set(off);
                        if (evolves) next.delete(path);
                        else next.add(path);
                        fixed.value = next;
                    }}
                >
                    {pathTitle(spec, path)}
                </Switch>
            ))}
        </fieldset>
    );
}

function Subject() {
    const now = subject.value;
    if (now === null) return null;
    return (
        <>
            <SearcherSelect label={say.player} value={now.name} onChange={readSubject} />
            <PlayerFold
                title={say.settings}
                presets={say.presets}
                player={now}
                hide={hide}
                onSpec={readSubject}
            />
            <Genes />
        </>
    );
}

// ---------------------------------------------------------------- the parameters

/** Ranges in which a slider is of use; the console takes more. */
const TAILORED: Tailored = {
    population: { max: 1000, limit: true, log: true },
    games: { max: 10000, limit: true },
    generations: { max: 500, limit: true },
    stop: { limit: true },
    group: { max: 100 },
    winners: { max: 100 },
    fathers: { max: 100 },
    parents: { max: 8 },
    mutations: { max: 50 },
    survivors: { max: 1000 },
    openings: { max: 20 },
    pace: { max: 20 },
};
/** An evolution of about a minute; the console's defaults are for longer ones. */
const ALONE: Tailored = {
    population: { init: 30 },
    games: { init: 50 },
    generations: { init: 15 },
};
/** Two players need openings to play different games, and their games take longer. */
const BETWEEN: Tailored = {
    population: { init: 20 },
    games: { init: 40 },
    generations: { init: 20 },
    openings: { init: 4, limit: true },
};

const OWN = ["pool", "genes", "against", "start"];

function isBetween(): boolean {
    return (show.value?.player_names.length ?? 1) > 1;
}

const options = new Options(
    "evolve",
    () =>
        isBetween()
            ? { tailored: [TAILORED, BETWEEN], hidden: OWN }
            : // Openings are of little use where only points are counted or nobody is met.
              { tailored: [TAILORED, ALONE], hidden: [...OWN, "openings"] },
    experiments.evolve.options,
);

/** The words of `evolve` that the controls mean. */
export function words(goOn: boolean): string[] {
    const found = options.words();
    if (goOn) return found;
    const wanted = allGenes().filter((path) => !fixed.value.has(path));
    if (fixed.value.size > 0 && wanted.length > 0) found.push(`genes=${wanted.join(",")}`);
    if (isBetween() && opponent.value !== "") found.push(`against=${opponent.value}`);
    return found;
}

/** About how many games a new population plays until its last generation, as the core foresees; 0 = no end. */
export function toPlay(): number {
    const number = (name: string) => options.number(name);
    const [people, generations, group] = [
        number("population"),
        number("generations"),
        number("group"),
    ];
    if (generations === 0 || group === 0) return 0;
    // Each step measures one player, and has pairs of games around it, the last one none.
    if (options.values.method === "spsa")
        return number("games") * (generations + 1) + 2 * people * generations;
    const children = ((people / group) * Math.min(number("winners"), group)) / number("parents");
    const each =
        options.values.method === "cmaes" ? people + 2 : 1 + children + people * number("mutation");
    return number("games") * (people + each * generations);
}

/** The options that differ from their defaults, in words. */
function optionWords(): string {
    const { row, values } = options;
    return params.parts(
        row.params.flatMap((param) => {
            const value = values[param.name];
            if (value === undefined || isNested(value) || value === param.init) return [];
            return [settingWords(param, valueText(param, value), undefined)];
        }),
    );
}

/** When it will end, as a sentence. */
export function untilText(): string {
    return say.until(String(options.values.stop), options.number("generations"));
}

export function Setup({ line, gameRow }: { line: Show; gameRow: GameRow }) {
    return (
        <>
            <div class="contestants">
                <Subject />
                {isBetween() && (
                    <PlayerChoice
                        label={say.against}
                        spec={opponent.value}
                        line={line}
                        nobody={say.itself}
                        onChange={bound(opponent).onChange}
                    />
                )}
                <Workers onResize={resizePool} />
            </div>
            <Fold title={say.parameters} words={optionWords()} spec={words(false).join(" ")}>
                <OptionsEditor options={options} gameRow={gameRow} />
            </Fold>
            <OptionsNote options={options} />
        </>
    );
}
