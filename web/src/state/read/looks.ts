/**
 * What a family of games says of itself in the core's tables: which tools it has, what its moves ask, and how
 * its pieces are drawn. Only who draws asks for the look (`looks.test.ts` counts the places).
 */
import type { GameRow, Look, Tool } from "../../engine/protocol.ts";
import { board as say } from "../../words/board.ts";
import { describe } from "./store.ts";

export function gameRowOf(family: string | undefined): GameRow | undefined {
    return describe.value?.games.find((row) => row.name === family);
}

export function hasTool(family: string | undefined, tool: Tool): boolean {
    return gameRowOf(family)?.tools.includes(tool) ?? false;
}

/** How pieces are drawn; undefined = as discs on squares. Style sheets ask for it, too: `[data-look~="tiles"]`. */
export function lookOf(family: string | undefined): Look | undefined {
    return gameRowOf(family)?.look[0];
}

/** For the attribute that style sheets read; the page has none before there is a game. */
export const lookName = (family: string | undefined) =>
    family === undefined ? undefined : (lookOf(family) ?? "none");

/** Letters that steer where arrows do, by their place on the keyboard. */
const WASD: { [letter: string]: string } = { w: "up", a: "left", s: "down", d: "right" };

/** The direction that a letter means; null where letters do not steer. */
export function wasd(family: string, letter: string): string | null {
    return hasTool(family, "wasd") ? (WASD[letter.toLowerCase()] ?? null) : null;
}

/** What a click of a move is called. */
export function clickTitle(family: string, click: number): string {
    return gameRowOf(family)?.asks[click]?.title ?? say.cell.click(click + 1);
}
