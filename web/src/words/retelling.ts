/**
 * What the core says, in another language: the tables (`describe`) by the paths of their texts, sentences by their
 * codes and parts, other words by what they are in English. Names, values, codes and whatever a language lacks are
 * as the core has said them.
 */
import type { AnyLine, Code, Describe, Sayings, Show } from "../../../core/answers/protocol.ts";
import { filled } from "./filled.ts";
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

/** Tells what nobody sees before the first answer (`sayings.ts`). */
export type More = (
    told: {
        word: (english: string) => string;
        /** Until the next one comes: how the position is called that the core has said in English. */
        call: (english: string, told: string) => void;
        sentences: () => Partial<Sentences>;
    },
    line: AnyLine,
    text: string,
) => void;

/** What comes later: titles and whoever tells more; manuals and sentences, too. */
export interface Rest {
    titles: () => Promise<Partial<Telling> & { more: More }>;
    all: () => Promise<Partial<Telling>>;
}

export interface Telling {
    texts: Texts;
    words: Texts;
    sentences: Partial<Sentences>;
}

export function retelling(
    first: Pick<Telling, "texts" | "words">,
    rest: Rest,
): Omit<CoreWords, "help"> {
    const { texts, words } = { texts: { ...first.texts }, words: { ...first.words } };
    let sentences: Partial<Sentences> = {};
    let more: More | null = null;
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

    /** Of titles that are the same in English the first that is told. */
    const name = (english: string, told: string): void => {
        if ((titles.get(english) ?? english) === english) titles.set(english, told);
    };
    let latest = "";
    const call = (english: string, told: string): void => {
        if (english === told) return;
        titles.delete(latest);
        latest = english;
        titles.set(english, told);
    };

    const inTable = (path: string, english: string): string => {
        const text = texts[path] || texts[shared(path)] || words[english] || english;
        if (!path.endsWith(".doc")) name(english, text);
        return text;
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
    }
    /** Of the game on the board: some searchers are called otherwise there. */
    let family = "";

    const told = { word, call, sentences: () => sentences };

    function line(line: AnyLine, text: string): AnyLine {
        if (line.type === "describe") return retold(line, inTable);
        if (line.type === "show") tell(line);
        if (line.type === "position") tell(line.show);
        if (line.type === "position" || line.type === "searchers")
            for (const row of line.searchers ?? [])
                row.title =
                    texts[`searcher.${row.name}/${family}.title`] ??
                    texts[`searcher.${row.name}.title`] ??
                    word(row.title);
        more?.(told, line, text);
        return line;
    }

    function bring(what: keyof Rest): Promise<void> {
        asked[what] ??= rest[what]().then(
            (told: Partial<Telling & { more: More }>) => {
                more ??= told.more ?? null;
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
