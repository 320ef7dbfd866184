/**
 * For tests: the catalogue of the core's words in another language (words/LANGUAGE/core/), made from what the core says
 * in English. A file holds tables; before each text stands the English one as a comment:
 *
 *     // Column %d is full.
 *     column_full: "La colonne {column} est pleine.",
 *
 * An empty text is missing. Where the English has changed, the old one stands above as "was: ...", until whoever has
 * looked at the translation takes that line away.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyLine, Describe } from "../engine/protocol.ts";
import { retold, shared } from "../words/tables.ts";
import { CORE, sayings } from "./sayings.ts";

export type Kind = "texts" | "words" | "sentences";

/** English texts by their keys. */
export type English = { readonly [kind in Kind]: ReadonlyMap<string, string> };

interface Entry {
    english: string;
    /** What it was in English when it was translated. */
    was: string | null;
    /** As it stands in the file: `key: "text",` */
    source: string;
}

/* ---- what there is ---------------------------------------------------------------------------- */

const LETTERS = /\p{L}/u;
/** A text of letters besides its parts: numbers and parts are the same everywhere. */
const isText = (text: string) => LETTERS.test(text.replace(/\{\w*\}/g, ""));

/** The tables' texts by their paths; a text that several rows share has one. */
export function tableTexts(tables: Describe): Map<string, string> {
    const all = new Map<string, string>();
    retold(tables, (path, text) => {
        const known = all.get(path) ?? text;
        if (known !== text) throw new Error(`two texts have the path ${path}`);
        all.set(path, text);
        return text;
    });
    const common = new Map<string, Map<string, number>>();
    for (const [path, text] of all) {
        const counts = common.get(shared(path)) ?? new Map<string, number>();
        common.set(shared(path), counts.set(text, (counts.get(text) ?? 0) + 1));
    }
    const found = new Map<string, string>();
    for (const [path, text] of all) {
        const [[most, count] = ["", 0]] = [...(common.get(shared(path)) ?? [])].sort(
            ([, a], [, b]) => b - a,
        );
        if (isText(text)) found.set(text === most && count > 1 ? shared(path) : path, text);
    }
    return found;
}

const TEXT = '(?:"(?:[^"\\\\]|\\\\.)*"\\s*)+';
const COUNTER = new RegExp(
    `report_count\\(\\s*\\w+,\\s*"(\\w+)",\\s*(NULL|${TEXT}),\\s*(${TEXT}),`,
    "g",
);
/** What is still to be reached: "tile {tile}". */
const NEXT = /\bNextStep \w+ = \{\s*\.code = "\w+", \.text = "([^"]*)"/g;
/** What a player that somebody has written is called beside the tables. */
const WRITTEN = /\*row = \(Row\)\{\s*\.doc = "([^"]*)"/g;
const TERMS = /\bTerm \w+\[\] = \{([\s\S]*?)\};/g;

const joined = (texts: string) =>
    [...texts.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([one]) => JSON.parse(one)).join("");

/** Titles and sentences of counters, and titles of the terms of evaluations, as the source has them. */
function sourceWords(): string[] {
    const found: string[] = [];
    for (const name of readdirSync(CORE, { recursive: true, encoding: "utf8" }).sort()) {
        if (!name.endsWith(".c")) continue;
        const source = readFileSync(join(CORE, name), "utf8");
        const counters = [...source.matchAll(COUNTER)];
        const calls = source.match(/^ +report_count\(/gm)?.length ?? 0;
        if (counters.length !== calls) throw new Error(`${name}: not every counter is understood`);
        for (const [, name = "", title = "", doc = ""] of counters)
            found.push(title === "NULL" ? name : joined(title), joined(doc));
        for (const [, text = ""] of source.matchAll(NEXT))
            found.push(text.replace(/\{\w+\}/, "{}"));
        for (const [, doc = ""] of source.matchAll(WRITTEN)) found.push(doc);
        for (const [, rows = ""] of source.matchAll(TERMS))
            for (const [, title = ""] of rows.matchAll(/\{"[^"]*",\s*"([^"]*)"\}/g))
                found.push(title);
    }
    return found;
}

/** "teleport a" is one of many: "teleport {}". */
const general = (text: string) => text.replace(/ (?:\d+|\p{L})$/u, " {}");

/** Players and pieces, as recorded answers have them, the words of the source, and those of parts of sentences. */
export function words(answers: readonly AnyLine[]): Map<string, string> {
    const shows = answers.flatMap((line) =>
        line.type === "show" ? [line] : line.type === "position" ? [line.show] : [],
    );
    const all = [
        ...shows.flatMap(({ player_titles }) => player_titles),
        ...shows.flatMap(({ pieces }) => pieces.map(({ title }) => general(title))),
        ...answers.flatMap((line) => (line.type === "eval" ? Object.values(line.titles) : [])),
        ...sourceWords(),
    ];
    return new Map(
        all
            .filter(isText)
            .sort()
            .map((text) => [text, text]),
    );
}

/** The rows of messages.def. */
export const sentences = () => new Map(sayings().map(({ code, pattern }) => [code, pattern]));

/** Whether a sentence is one of those by which a spec is refused: a board for players says them, too (refusal.ts). */
const OF_SPECS =
    /^(?:too_many_(?:evaluations|policies)|network_(?:board_size|not_loaded|other_target))$/;
const ofSpecs = new Set(
    sayings()
        .filter(({ code, room }) => room === "base" || OF_SPECS.test(code))
        .map(({ code }) => code),
);

/* ---- files ------------------------------------------------------------------------------------ */

const TABLE = /^export const (\w+): [^=]+ = \{\n([\s\S]*?)^\};\n/gm;
const ENTRY =
    /((?: {4}\/\/ .*\n)+)( {4}(?:"(?:[^"\\]|\\.)+"|'[^']+'|\w+):[\s\S]*?,\n)(?= {4}\/\/ |$(?![\s\S]))/g;
const KEY = /^ {4}(?:"((?:[^"\\]|\\.)+)"|'([^']+)'|(\w+)):/;
const WAS = "was: ";

/** What stands in the tables of a file, and what stands before them. */
function read(text: string): { head: string; tables: Map<string, Map<string, Entry>> } {
    const tables = new Map<string, Map<string, Entry>>();
    for (const [, name = "", rows = ""] of text.matchAll(TABLE)) {
        const table = new Map<string, Entry>();
        let length = 0;
        for (const [whole, comment = "", source = ""] of rows.matchAll(ENTRY)) {
            const said = comment
                .trimEnd()
                .split("\n")
                .map((line) => line.slice("    // ".length));
            const was = said.find((line) => line.startsWith(WAS))?.slice(WAS.length) ?? null;
            const [, quoted, other, bare] = KEY.exec(source) ?? [];
            const key = quoted === undefined ? (other ?? bare ?? "") : JSON.parse(`"${quoted}"`);
            table.set(key, { english: said.at(-1) ?? "", was, source });
            length += whole.length;
        }
        if (length !== rows.length) throw new Error(`the table ${name} cannot be read`);
        tables.set(name, table);
    }
    return { head: text.slice(0, text.search(/^export const \w+: /m)), tables };
}

/** A text that is not there. */
const MISSING = /:\s+"",\n$/;
const WIDTH = 100;

/** As Biome writes it. */
function row(key: string, text: string): string {
    const quote = (one: string) =>
        one.split('"').length > one.split("'").length
            ? `'${one.replaceAll("'", "\\'")}'`
            : JSON.stringify(one);
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : quote(key);
    const line = `    ${name}: ${quote(text)},`;
    return line.length > WIDTH ? `    ${name}:\n        ${quote(text)},\n` : `${line}\n`;
}

/** A file of the catalogue, and which keys stand in it. */
export interface Part {
    file: string;
    about: string;
    tables: { name: Kind; keys: readonly string[] }[];
}

const TYPES = { texts: "Texts", words: "Texts", sentences: "Partial<Sentences>" };

function render(
    part: Part,
    english: English,
    known: (kind: Kind, key: string) => Entry | undefined,
    head: string | null,
): string {
    const types = [...new Set(part.tables.map(({ name }) => TYPES[name]))]
        .map((type) => type.replace(/^Partial<(.*)>$/, "$1"))
        .sort();
    const begin =
        head ??
        `/** ${part.about} */\nimport type { ${types.join(", ")} } from "../../retelling.ts";\n\n`;
    const tables = part.tables.map(({ name, keys }) => {
        const rows = keys.map((key) => {
            const now = (english[name].get(key) ?? "").replaceAll("\n", "\\n");
            const entry = known(name, key);
            const source = entry?.source ?? row(key, "");
            const told = entry !== undefined && !MISSING.test(source);
            const was = told && entry.english !== now ? (entry.was ?? entry.english) : entry?.was;
            return `${was ? `    // ${WAS}${was}\n` : ""}    // ${now}\n${source}`;
        });
        return `export const ${name}: ${TYPES[name]} = {\n${rows.join("")}};\n`;
    });
    return begin + tables.join("\n");
}

/**
 * Whether a text of the tables is shown before the first answer: titles of the games, of what the page begins with and of
 * who sits there.
 */
function firstPaths({ games, searchers }: Describe): (path: string) => boolean {
    const [game] = games;
    const name = game?.name ?? "";
    const sitting = searchers.filter(
        ({ roles, game: of = name }) => of === name && ("opponent" in roles || "person" in roles),
    );
    // A path that games share may be one that this game has nothing of.
    const moves = Object.keys(game?.move_titles ?? {}).length > 0 ? "|move" : "";
    const main = sitting.flatMap(({ params }) => params.filter((param) => param.main));
    const oneOf = (names: readonly string[]) => `(?:${[...new Set(names)].join("|")})`;
    const shown = new RegExp(
        `^(?:game\\.[^.]+\\.title|game\\.(?:\\*|${name})\\.(?:ask|goal|move_phrase|tally_phrase${moves})\\b.*|` +
            `game\\.(?:\\*|${name})\\.(?:preset\\.${game?.presets[0]?.name}|level\\..*)\\.title|` +
            `searcher\\.${oneOf(sitting.map((row) => row.name))}(?:/${name})?\\.title|` +
            `searcher\\.[^./]+\\.${oneOf(main.map((param) => param.name))}\\.(?!doc).*)$`,
    );
    return (path) => shown.test(path);
}

/** The files of a language's catalogue. */
export function partsOf(tables: Describe, english: English, answers: readonly AnyLine[]): Part[] {
    const isFirst = firstPaths(tables);
    const [family] = tables.games;
    const first = new Set(
        answers.flatMap((line) =>
            line.type === "show" && line.family === family?.name
                ? [...line.player_titles, ...line.pieces.map(({ title }) => title)]
                : [],
        ),
    );
    const paths = [...english.texts.keys()];
    const isTitle = (path: string) => !path.endsWith(".doc");
    const under = (root: string) =>
        paths.filter((path) => path.startsWith(root) && !isTitle(path) && !isFirst(path));
    // Below the moves there stand the counters of whoever analyses, as soon as there is an answer.
    const counters = new Set(
        answers.flatMap((line) =>
            "counter_titles" in line ? Object.values(line.counter_titles ?? {}) : [],
        ),
    );
    const placeOf = (word: string) =>
        first.has(word) ? "first" : counters.has(word) ? "titles" : "rest";
    const wordsOf = (place: ReturnType<typeof placeOf>) =>
        [...english.words.keys()].filter((word) => placeOf(word) === place);
    const codes = (refusing: boolean) =>
        [...english.sentences.keys()].filter((code) => ofSpecs.has(code) === refusing);
    return [
        {
            file: "first.ts",
            about: "What is shown before the first answer.",
            tables: [
                { name: "texts", keys: paths.filter(isFirst) },
                { name: "words", keys: wordsOf("first") },
            ],
        },
        {
            file: "titles.ts",
            about: "Titles, units and choices; counters of searches.",
            tables: [
                { name: "texts", keys: paths.filter((path) => isTitle(path) && !isFirst(path)) },
                { name: "words", keys: wordsOf("titles") },
            ],
        },
        {
            file: "games.ts",
            about: "Manuals of games, their rules, evaluations and levels.",
            tables: [{ name: "texts", keys: under("game.") }],
        },
        {
            file: "searchers.ts",
            about: "Manuals of searchers and their options.",
            tables: [{ name: "texts", keys: under("searcher.") }],
        },
        {
            file: "commands.ts",
            about: "Manuals of commands and their options.",
            tables: [{ name: "texts", keys: under("command.") }],
        },
        {
            file: "words.ts",
            about: "Players, pieces, figures and terms of evaluations, by what they are in English.",
            tables: [{ name: "words", keys: wordsOf("rest") }],
        },
        {
            file: "sentences.ts",
            about: "Sentences by their codes, the rows of messages.def.",
            tables: [{ name: "sentences", keys: codes(false) }],
        },
        {
            file: "refusals.ts",
            about: "Sentences by their codes that refuse a spec.",
            tables: [{ name: "sentences", keys: codes(true) }],
        },
    ];
}

/** The catalogue of a language as it should stand, and what is wrong with it as it stands. */
export function catalogue(folder: string, parts: readonly Part[], english: English) {
    const known = new Map<string, Entry>();
    const heads = new Map<string, string>();
    for (const { file } of parts) {
        const path = join(folder, file);
        if (!existsSync(path)) continue;
        const { head, tables } = read(readFileSync(path, "utf8"));
        heads.set(file, head);
        for (const [kind, table] of tables)
            for (const [key, entry] of table) known.set(`${kind} ${key}`, entry);
    }
    const wanted = new Set<string>();
    const problems: { file: string; text: string }[] = [];
    for (const { file, tables } of parts)
        for (const { name, keys } of tables)
            for (const key of keys) {
                wanted.add(`${name} ${key}`);
                const entry = known.get(`${name} ${key}`);
                const now = (english[name].get(key) ?? "").replaceAll("\n", "\\n");
                if (entry === undefined || MISSING.test(entry.source))
                    problems.push({ file, text: `missing: ${key}, "${now}"` });
                else if (entry.was !== null || entry.english !== now)
                    problems.push({
                        file,
                        text: `changed: ${key}, "${entry.was ?? entry.english}" is now "${now}"`,
                    });
            }
    for (const key of known.keys())
        if (!wanted.has(key))
            problems.push({ file: "", text: `stale: ${key.replace(/^\w+ /, "")}` });
    const files = parts.map((part) => ({
        file: part.file,
        text: render(
            part,
            english,
            (kind, key) => known.get(`${kind} ${key}`),
            heads.get(part.file) ?? null,
        ),
    }));
    return { files, problems };
}
