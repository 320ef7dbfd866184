/** What the page does by the name of a family: a matter of looks and controls, never of rules. */

/** Families whose pieces leave a trail. */
const TRAILS = new Set(["tron"]);

/** Families of sliding tiles: a board of its own, scores, set-up by hand. */
const TILES = new Set(["2048"]);

/** Letters that steer where arrows do, by their place on the keyboard. */
const WASD: { [letter: string]: string } = { w: "up", a: "left", s: "down", d: "right" };

/** Families whose positions are set up cell by cell; Tron has an editor of maps. */
const SET_UP = new Set(["2048", "amazons", "connect4"]);

export function hasSetUp(family: string): boolean {
    return SET_UP.has(family);
}

export function hasTiles(family: string): boolean {
    return TILES.has(family);
}

/** The direction that a letter means; null where letters do not steer. */
export function wasd(family: string, letter: string): string | null {
    return hasTiles(family) ? (WASD[letter.toLowerCase()] ?? null) : null;
}

export function hasTrails(family: string): boolean {
    return TRAILS.has(family);
}

/** What the clicks of a move are called, in families whose moves take several. */
const STAGES: { [family: string]: string[] } = { amazons: ["Queen from", "Queen to", "Arrow"] };

export function stageTitle(family: string, stage: number): string {
    return STAGES[family]?.[stage] ?? `Click ${stage + 1}`;
}
