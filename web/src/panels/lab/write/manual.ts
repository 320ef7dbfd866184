/** What a player can use, read from the file that declares it (wasm/player.d.ts). */
import declared from "../../../../../wasm/player.d.ts?raw";

export interface Member {
    label: string;
    type: "method" | "property";
    /** As it is declared. */
    detail: string;
    /** The sentences above it. */
    info: string;
    /** What it is or answers: "Cell[]". */
    gives: string;
}

const plain = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim();

/** A declaration of one line, with the comment above it. */
const ROW = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {4}(?:readonly )?(\w+)(\(.*\))?\??: (.*);$/gm;
/** An interface, with the comment above it. */
const BLOCK = /^(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export interface (\w+) \{\n([\s\S]*?)^\}/gm;

const rowsOf = (body: string): Member[] =>
    [...body.matchAll(ROW)].map(([, comment = "", label = "", call, gives = ""]) => ({
        label,
        type: call === undefined ? "property" : "method",
        detail: `${call ?? ""}: ${gives}`,
        info: plain(comment),
        gives,
    }));

interface Block {
    info: string;
    members: readonly Member[];
}

/** By their names: Game, Cell, Time, PlayerReport, ParamRow ... */
export const interfaces: ReadonlyMap<string, Block> = new Map(
    [...declared.matchAll(BLOCK)].map(([, comment = "", name = "", body = ""]) => [
        name,
        { info: plain(comment), members: rowsOf(body) },
    ]),
);

export const membersOf = (name: string): readonly Member[] => interfaces.get(name)?.members ?? [];

/** What people look up, in the order in which they need it, and what it is called in their code. */
export const PAGES: readonly { of: string; title: string; before: string }[] = [
    { of: "Game", title: "The game", before: "game." },
    { of: "Time", title: "The clock", before: "game.time." },
    { of: "Limits", title: "The limits", before: "game.limits." },
    { of: "PlayerReport", title: "What a report may tell", before: "" },
    { of: "ParamRow", title: "What a parameter is made of", before: "" },
    { of: "Cell", title: "A cell of the board", before: "" },
    { of: "Outcome", title: "What the dice may bring", before: "" },
];
