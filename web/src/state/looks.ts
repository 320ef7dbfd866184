/** How families of games look, as the core's tables tell: a matter of looks and controls, never of rules. */
import type { GameRow, Look, Show } from "../engine/protocol.ts";
import { board as say } from "../words/en/board.ts";
import { describe } from "./store.ts";

export function gameRowOf(family: string | undefined): GameRow | undefined {
    return describe.value?.games.find((row) => row.name === family);
}

export function hasLook(family: string | undefined, look: Look): boolean {
    return looksAt(family).includes(look);
}

export function looksAt(family: string | undefined): readonly Look[] {
    return gameRowOf(family)?.look ?? [];
}

/** All of them, as style sheets ask for them: `[data-look~="tiles"]`. */
export function looksOf(family: string | undefined): string {
    return looksAt(family).join(" ");
}

/** The tile that wins: the base of the tiles to the power that the variant names, else the usual one. */
export function goalText({ family, game }: Pick<Show, "family" | "game">): string | null {
    if (!hasLook(family, "tiles")) return null;
    const params = gameRowOf(family)?.params ?? [];
    const numberOf = (name: string) =>
        Number(
            new RegExp(`\\b${name}=(\\d+)`).exec(game)?.[1] ??
                params.find((param) => param.name === name)?.init,
        );
    const goal = numberOf("base") ** numberOf("target");
    return Number.isFinite(goal) ? String(goal) : null;
}

/** Letters that steer where arrows do, by their place on the keyboard. */
const WASD: { [letter: string]: string } = { w: "up", a: "left", s: "down", d: "right" };

/** The direction that a letter means; null where letters do not steer. */
export function wasd(family: string, letter: string): string | null {
    return hasLook(family, "tiles") ? (WASD[letter.toLowerCase()] ?? null) : null;
}

/** What a click of a move is called. */
export function clickTitle(family: string, click: number): string {
    return gameRowOf(family)?.clicks[click] ?? say.cell.click(click + 1);
}
