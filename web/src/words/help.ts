/**
 * The console's `help` in another language, written from the tables as the core writes it (core/shell/commands/help.c):
 * what is typed stays as it is, everything else is told.
 */
import type { Describe, GameRow, Param, Preset, Row } from "../../../core/answers/protocol.ts";

/** What stands between the texts of the tables. */
export interface HelpWords {
    /** Above the list of all commands. */
    commands: string;
    /** Headings of the groups of commands. */
    groups: { [group: string]: string };
    kinds: { game: string; searcher: string; eval: string; playout: string; learner: string };
    alsoCalled: (names: string) => string;
    presets: string;
    evals: (names: string) => string;
    playouts: (names: string) => string;
    /** What stands behind the doc of a parameter. */
    values: (standard: string, range: string) => string;
    nothing: string;
    yesOrNo: string;
    word: (letters: number) => string;
    anyOf: (kind: string) => string;
    loaded: string;
    between: (least: string, most: string, unit: string) => string;
    alias: (name: string) => string;
    gene: string;
}

const WIDTH = 78;
const COLUMN = 14;

/** A text in lines behind a name in the margin. */
function beside(name: string, text: string): string {
    const lines = [""];
    for (const word of text.split(" ")) {
        const line = lines.at(-1) ?? "";
        if (line === "") lines[lines.length - 1] = word;
        else if (line.length + 1 + word.length > WIDTH - COLUMN) lines.push(word);
        else lines[lines.length - 1] = `${line} ${word}`;
    }
    const margin = " ".repeat(COLUMN);
    const first = `  ${name}`.padEnd(COLUMN);
    const apart = first.length > COLUMN ? `${first}\n${margin}` : first;
    return apart + lines.join(`\n${margin}`);
}

/** The first sentence, or what stands in it before its examples. */
function firstSentence(doc: string): string {
    const sentence = /^.*?\.(?= |$)/.exec(doc)?.[0] ?? doc;
    const example = sentence.search(/\s?: `/);
    return example < 0 ? sentence : `${sentence.slice(0, example)}.`;
}

const short = (value: number) => String(value);

function standard({ type, init }: Param, say: HelpWords): string {
    if (type === "bool") return init === true ? "yes" : "no";
    if ((type === "text" || type === "blob") && init === "") return say.nothing;
    return type === "time" ? `${init}s` : String(init);
}

function range(param: Param, say: HelpWords): string {
    const { type, choices = [], kind = "", min = 0, max = 0, unit = "" } = param;
    if (type === "bool") return say.yesOrNo;
    if (type === "enum") return choices.join(" | ");
    if (type === "text") return say.word(max);
    if (type === "spec") return say.anyOf(kind);
    if (type === "blob") return say.loaded;
    return say.between(short(min), short(max), unit);
}

function ofParam(param: Param, say: HelpWords): string {
    const more = [
        say.values(standard(param, say), range(param, say)),
        ...(param.alias === undefined ? [] : [say.alias(param.alias)]),
        ...(param.gene ? [say.gene] : []),
    ];
    return beside(param.name, `${param.title}. ${param.doc} ${more.join(" ")}`);
}

/** Those of everyday use first. */
const ofParams = (params: readonly Param[], say: HelpWords) =>
    [false, true].flatMap((advanced) =>
        params
            .filter((param) => (param.advanced === true) === advanced)
            .map((param) => ofParam(param, say)),
    );

const ofPreset = ({ name, title, doc, values }: Preset) =>
    beside(name, [title, doc, values].filter((text) => text !== undefined).join(" \u2013 "));

const ofPresets = (presets: readonly Preset[], say: HelpWords) =>
    presets.length === 0 ? [] : ["", say.presets, ...presets.map(ofPreset)];

interface Topic {
    kind: keyof HelpWords["kinds"];
    row: Row;
}

function ofRow({ kind, row }: Topic, say: HelpWords): string[] {
    const { evals = [], playouts = [] } = row as Partial<GameRow>;
    const names = (rows: readonly Row[]) => rows.map(({ name }) => name).join(", ");
    const params = ofParams(row.params, say);
    return [
        `${row.name} (${say.kinds[kind]}) \u2013 ${row.title}`,
        row.doc,
        ...(row.aliases?.length ? [say.alsoCalled(row.aliases.join(", "))] : []),
        ...(params.length > 0 ? ["", ...params] : []),
        ...ofPresets(row.presets, say),
        ...(evals.length > 0 ? [say.evals(names(evals))] : []),
        ...(playouts.length > 0 ? [say.playouts(names(playouts))] : []),
    ];
}

/** What is known by this name, at most one of each kind, those of the present game before others. */
function topics({ games, searchers }: Describe, family: string, word: string): Topic[] {
    const own = games.filter(({ name }) => name === family);
    const all = [...own, ...games];
    const here = searchers.filter(({ game }) => game === undefined || game === family);
    const rows: { [kind in Topic["kind"]]: readonly Row[] } = {
        game: games,
        searcher: [...here.filter(({ game }) => game !== undefined), ...here],
        eval: all.flatMap(({ evals }) => evals),
        playout: all.flatMap(({ playouts }) => playouts),
        learner: own.flatMap(({ learners = [] }) => learners),
    };
    return Object.entries(rows).flatMap(([kind, some]) => {
        const row = some.find(({ name, aliases }) => name === word || aliases?.includes(word));
        return row === undefined ? [] : [{ kind: kind as Topic["kind"], row }];
    });
}

/** What `help WORD` says; null: the core knows better, or refuses the word. */
export function helpText(
    tables: Describe,
    family: string,
    word: string | null,
    say: HelpWords,
): string | null {
    const { commands } = tables;
    if (word === null) {
        const groups = [...new Set(commands.map(({ group }) => group))];
        const list = groups.flatMap((group) => [
            "",
            say.groups[group] ?? group,
            ...commands
                .filter((command) => command.group === group)
                .map(({ name, doc }) => beside(name, firstSentence(doc))),
        ]);
        return [say.commands, ...list].join("\n");
    }
    const [name = "", part] = word.split(".");
    const command = commands.find((one) => one.name === name);
    const found = topics(tables, family, name);
    if (part !== undefined) {
        const rows = [
            ...found.map(({ row }) => row),
            { params: command?.options ?? [], presets: [] },
        ];
        for (const { params, presets } of rows) {
            const param = params.find(({ name, alias }) => name === part || alias === part);
            if (param !== undefined) return [name, ofParam(param, say)].join("\n");
            if (part === "preset" && presets.length > 0)
                return [name, ...ofPresets(presets, say).slice(1)].join("\n");
        }
        return null;
    }
    const told = [
        ...(command === undefined
            ? []
            : [[command.usage, command.doc, ...ofParams(command.options ?? [], say)]]),
        ...found.map((topic) => ofRow(topic, say)),
    ];
    return told.length === 0 ? null : told.map((lines) => lines.join("\n")).join("\n\n");
}
