/**
 * What the core says, in another language: the tables (`describe`) by the paths of their texts, sentences by their
 * codes and parts, other words by what they are in English. Names, values, codes and whatever a language lacks are
 * as the core has said them.
 */
import type {
    AnyLine,
    Code,
    Describe,
    Quoted,
    Said,
    Sayings,
    Show,
} from "../../../core/answers/protocol.ts";
import { grouped } from "./numbers.ts";
import { retold, shared } from "./tables.ts";

export interface CoreWords {
    /** A line of the core in the language of the page; `text` is how it has come. */
    line: (line: AnyLine, text: string) => AnyLine;
    /**
     * Brings what is not shown at first, titles alone or all: a description that came before is to be told again.
     * Null: there is no more.
     */
    rest: ((what: keyof Rest) => Promise<void>) | null;
    /** `help WORD` of the console, from the tables; it gives null for what the core is to answer. Null: it answers all. */
    help:
        | ((tables: Describe, family: string, word: string | null) => Promise<string | null>)
        | null;
}

/** Texts by their paths, or by what they are in English; a word that may be any stands as {}: "teleport {}". */
export interface Texts {
    [key: string]: string;
}

/** A sentence with the names of its parts, "La colonne {column} est pleine.", or a function of them. */
export type Sentences = { [C in Code]: string | ((parts: Sayings[C]) => string) };

/** How a position stands, for people: Show.result_text. */
export interface Standings {
    dice: string;
    alone: (move: number) => string;
    turn: (side: string, move: number) => string;
    /** Of games that count points: each player's, without a side where one is alone. */
    points: (
        end: "over" | "won" | "lost",
        points: readonly { side: string | null; points: number }[],
        moves: number,
    ) => string;
    lost: (moves: number) => string;
    draw: (moves: number) => string;
    won: (sides: readonly string[], moves: number) => string;
}

/** What comes later: titles; manuals and sentences, too. */
export interface Rest {
    titles: () => Promise<Partial<Telling>>;
    all: () => Promise<Partial<Telling>>;
}

export interface Telling {
    texts: Texts;
    words: Texts;
    sentences: Partial<Sentences>;
}

/** Parts of sentences that are words themselves; others are what somebody has typed, names, or lists of such. */
const WORDS = /^(?:game|side|rider|result)$/;

type Values = { readonly [name: string]: unknown };

/** "Column {column} is full." with its parts; in code they stand as they are. */
export function filled(text: string, parts: Values): string {
    return text.replace(/`[^`]*`|\{(\w+)\}/g, (found, name: string | undefined) =>
        name === undefined
            ? found.replace(/\{(\w+)\}/g, (_, inner: string) => String(parts[inner] ?? ""))
            : numbered(parts[name]),
    );
}

const numbered = (value: unknown) =>
    typeof value === "number" ? grouped(value, 10) : String(value ?? "");

interface Node {
    [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const SAID = "_said";

export function retelling(
    first: Telling,
    rest: Rest,
    standings: Standings,
): Omit<CoreWords, "help"> {
    const { texts, words } = { texts: { ...first.texts }, words: { ...first.words } };
    let sentences = first.sentences;
    /** What words of the tables and of the position are here. */
    const titles = new Map<string, string>();
    const asked: { [what in keyof Rest]?: Promise<void> } = {};

    const word = (english: string): string => {
        const found = words[english] ?? titles.get(english);
        if (found) return found;
        const last = /\S+$/.exec(english)?.[0] ?? "";
        const pattern = words[`${english.slice(0, english.length - last.length)}{}`];
        return pattern ? pattern.replace("{}", last) : english;
    };

    const inTable = (path: string, english: string): string => {
        const text = texts[path] || texts[shared(path)] || english;
        if (!path.endsWith(".doc") && !titles.has(english)) titles.set(english, text);
        return text;
    };

    /** A sentence by its code; null where it is only there in English. */
    function sentence(said: Partial<Said>): string | null {
        const pattern = said.code && sentences[said.code];
        if (!pattern) return null;
        const parts: { [name: string]: unknown } = { ...said.parts };
        for (const [name, value] of Object.entries(parts))
            if (typeof value === "string" && WORDS.test(name)) parts[name] = word(value);
        if (said.cause) parts.cause = quoted(said.cause);
        return typeof pattern === "string"
            ? filled(pattern, parts)
            : (pattern as (parts: Values) => string)(parts);
    }
    const quoted = (cause: Quoted) => sentence(cause) ?? cause.text;

    /** All sentences in a line that have what they are made from beside them. */
    function say(node: Node): void {
        if (node.type === "error") node.text = sentence(node as Partial<Said>) ?? node.text;
        for (const [key, value] of Object.entries(node)) {
            if (!isNode(value)) continue;
            if (!key.endsWith(SAID)) {
                say(value);
                continue;
            }
            const name = key.slice(0, -SAID.length);
            const english = node[name];
            node[name] = Array.isArray(english)
                ? english.map((one, i) => sentence((value as unknown as Said[])[i] ?? {}) ?? one)
                : (sentence(value as Partial<Said>) ?? english);
        }
    }

    const each = (node: Node | undefined): void => {
        for (const [name, text] of Object.entries(node ?? {}))
            (node as Node)[name] = word(String(text));
    };

    /** How a position stands: who plays, with what, and how the game ended. */
    function tell(show: Omit<Show, "type" | "re">): void {
        show.player_titles = show.player_titles.map(word);
        for (const piece of show.pieces) piece.title = word(piece.title);
        family = show.family;
        const path = `game.${family}`;
        const { goal, ended } = show;
        // Numbers here are what a tile is called, or how many.
        const parts = Object.fromEntries(
            Object.entries({ ...goal?.parts, ...ended?.parts }).map(([name, value]) => [
                name,
                String(value),
            ]),
        );
        // Of a player the seat.
        for (const name of ["winner", "loser"])
            if (parts[name] !== undefined)
                parts[name] = show.player_titles[Number(parts[name])] ?? "";
        const told = (own: string, english: string) => {
            const text = texts[`${path}.${own}`];
            return text ? filled(text, parts) : english;
        };
        if (goal) {
            goal.text = told("goal.text", goal.text);
            goal.name = told("goal.name", goal.name);
        }
        if (ended) ended.text = told(`ending.${ended.code}.text`, ended.text);
        const english = show.result_text;
        show.result_text = standing(show);
        titles.delete(latest);
        latest = english;
        titles.set(english, show.result_text);
    }
    let latest = "";
    /** Of the game on the board: some searchers are called otherwise there. */
    let family = "";

    function standing(show: Omit<Show, "type" | "re">): string {
        const moves = show.moves_played.length;
        const sides = show.player_titles;
        const alone = sides.length === 1;
        if (show.status !== "over") {
            const mover = show.mover ?? -1;
            if (mover < 0) return standings.dice;
            return alone
                ? standings.alone(moves + 1)
                : standings.turn(sides[mover] ?? "", moves + 1);
        }
        const result = show.result ?? [];
        if (show.points)
            return standings.points(
                !alone || show.score === undefined ? "over" : show.goal?.reached ? "won" : "lost",
                result.map((points, seat) => ({
                    side: alone ? null : (sides[seat] ?? ""),
                    points,
                })),
                moves,
            );
        const best = Math.max(...result);
        if (best <= 0) return alone ? standings.lost(moves) : standings.draw(moves);
        return standings.won(
            sides.filter((_, seat) => result[seat] === best),
            moves,
        );
    }

    function line(line: AnyLine, text: string): AnyLine {
        if (line.type === "describe") return retold(line, inTable);
        if (line.type === "show") tell(line);
        if (line.type === "position") tell(line.show);
        if (line.type === "position" || line.type === "searchers")
            for (const row of line.searchers ?? [])
                row.title =
                    texts[`searcher.${row.name}/${family}.title`] ??
                    texts[`searcher.${row.name}.title`] ??
                    row.title;
        if (line.type === "error" || text.includes(`${SAID}"`)) say(line as unknown as Node);
        const more = line as { counters?: Node; counter_titles?: Node; counter_docs?: Node };
        // A counter without a title is called by its name.
        for (const name of Object.keys(more.counters ?? {}))
            if (more.counter_titles) more.counter_titles[name] ??= name;
        each(more.counter_titles);
        each(more.counter_docs);
        if (line.type === "eval") each(line.titles);
        if (line.type === "simulate")
            for (const kernel of line.speed?.kernels ?? []) kernel.title = word(kernel.title);
        return line;
    }

    function bring(what: keyof Rest): Promise<void> {
        asked[what] ??= rest[what]().then(
            (told) => {
                Object.assign(texts, told.texts);
                Object.assign(words, told.words);
                sentences = { ...sentences, ...told.sentences };
            },
            (error) => {
                delete asked[what];
                throw error;
            },
        );
        return asked[what];
    }

    return {
        line,
        rest: async (what) => {
            await Promise.all([bring("titles"), ...(what === "all" ? [bring("all")] : [])]);
        },
    };
}
