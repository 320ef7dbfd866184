import type { Tool } from "../../../engine/protocol.ts";
import { write as say } from "../../../words/write.ts";

/** Players to begin with: each can be run as it stands, and teaches one idea. */
interface Start {
    /** Of its file, and the name that the player gets at first. */
    id: string;
    title: string;
    /** A tool of the games that it is made for; all by default. */
    tool?: Tool;
}

export const STARTS: readonly Start[] = [
    { id: "random", title: say.starts.random },
    { id: "greedy", title: say.starts.greedy },
    { id: "minimax", title: say.starts.minimax },
    { id: "alphabeta", title: say.starts.alphabeta },
    { id: "montecarlo", title: say.starts.montecarlo },
    { id: "uct", title: say.starts.uct },
    { id: "expectimax", title: say.starts.expectimax, tool: "outlook" },
    { id: "territory", title: say.starts.territory, tool: "rounds" },
];

/** Those for the game on the board; `has`: whether it has that tool. */
export const startsFor = (has: (tool: Tool) => boolean): readonly Start[] =>
    STARTS.filter(({ tool }) => tool === undefined || has(tool));
