/** The texts in what the core says of itself (`describe`), each by its path: "searcher.pvs.depth.title". */
import type { Describe } from "../../../core/answers/protocol.ts";

/** What a text is in another language. */
export type Told = (path: string, text: string) => string;

const TEXTS = /^(?:title|doc|unit|unit_one|text|touch|name|move_phrase|tally_phrase)$/;
/** Names that are words of the console, beside which there is a title; a goal has no title. */
const isName = (key: string, node: Node) => key === "name" && node.code === undefined;

/** Lists of rows, and what stands in the path before the name of a row. */
const LISTS: { [list: string]: string } = {
    games: "game.",
    searchers: "searcher.",
    commands: "command.",
    params: "",
    options: "",
    presets: "preset.",
    evals: "eval.",
    playouts: "playout.",
    learners: "learner.",
    levels: "level.",
    asks: "ask.",
    endings: "ending.",
};

interface Node {
    [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
    typeof value === "object" && value !== null && !Array.isArray(value);

/** The name of a row: its searcher's and its game's, where it is one of one game; levels have that of their first searcher. */
function nameOf({ name, game, code, searchers }: Node): string {
    const own = String(name ?? code ?? (searchers as string[])[0]);
    return game === undefined ? own : `${own}/${game}`;
}

function part(node: Node, path: string, told: Told): Node {
    // Somebody has written it here, and in the language that he liked.
    if (node.own === true) return node;
    const one = (key: string, value: unknown): unknown => {
        if (typeof value === "string")
            return TEXTS.test(key) && !isName(key, node) ? told(`${path}${key}`, value) : value;
        if (key === "choice_titles")
            return (value as string[]).map((title, i) =>
                told(`${path}${(node.choices as string[])[i]}`, title),
            );
        if (key === "move_titles")
            return Object.fromEntries(
                Object.entries(value as Node).map(([move, title]) => [
                    move,
                    told(`${path}move.${move}`, String(title)),
                ]),
            );
        const list = LISTS[key];
        if (Array.isArray(value) && list !== undefined && value.every(isNode))
            return value.map((row) => part(row, `${path}${list}${nameOf(row)}.`, told));
        return key === "goal" && isNode(value) ? part(value, `${path}goal.`, told) : value;
    };
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, one(key, value)]));
}

/** The tables in another language; ids and values are as they were. */
export const retold = (line: Describe, told: Told): Describe =>
    part(line as unknown as Node, "", told) as unknown as Describe;

/**
 * The path that a text of a row has in common with the same text of other rows: "searcher.*.seed.doc". Levels are called
 * the same whoever plays at them.
 */
export const shared = (path: string) =>
    path
        .replace(/^(\w+)\.[^.]+(?=\..*\.)/, "$1.*")
        .replace(/(?<=\.level\.)[^.]+(?=\.preset\..*title$)/, "*");
