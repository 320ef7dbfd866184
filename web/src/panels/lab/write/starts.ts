import type { Look } from "../../../engine/protocol.ts";

/** Players to begin with: each can be run as it stands, and teaches one idea. */
const files: { [path: string]: string } = import.meta.glob("./starts/*.js", {
    query: "?raw",
    import: "default",
    eager: true,
});

interface Start {
    /** Of its file, and the name that the player gets at first. */
    id: string;
    title: string;
    /** The look of the games that it is made for; all by default. */
    look?: Look;
}

const ROWS: Start[] = [
    { id: "random", title: "Random moves" },
    { id: "greedy", title: "Greedy: one move ahead" },
    { id: "minimax", title: "Minimax in 30 lines" },
    { id: "alphabeta", title: "Alpha-beta with move ordering" },
    { id: "montecarlo", title: "Flat Monte Carlo" },
    { id: "uct", title: "UCT in 60 lines" },
    { id: "expectimax", title: "Expectimax, for games with dice", look: "tiles" },
    { id: "territory", title: "Territory, for two riders", look: "trails" },
];

/** Those for the game on the board; `has`: whether it has that look. */
export const startsFor = (has: (look: Look) => boolean): readonly Start[] =>
    ROWS.filter(({ look }) => look === undefined || has(look));

export const sourceOf = (id: string): string => files[`./starts/${id}.js`] ?? "";
