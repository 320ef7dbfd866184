/**
 * The keys of people who ride at the same time. Keys wait until the tick takes them, so that two quick
 * turns in a row are two turns; a turn straight back would be fatal and is passed over.
 */
import { riders } from "../../words/arena.ts";

export type Direction = "left" | "up" | "right" | "down" | "ascend" | "descend";

const OPPOSITE: { [name in Direction]: Direction } = {
    left: "right",
    right: "left",
    up: "down",
    down: "up",
    ascend: "descend",
    descend: "ascend",
};

/** Three sets of keys by KeyboardEvent.code. */
const SETS: { [code: string]: Direction }[] = [
    {
        ArrowLeft: "left",
        ArrowUp: "up",
        ArrowRight: "right",
        ArrowDown: "down",
        PageUp: "ascend",
        PageDown: "descend",
    },
    { KeyA: "left", KeyW: "up", KeyD: "right", KeyS: "down", KeyE: "ascend", KeyQ: "descend" },
    { KeyJ: "left", KeyI: "up", KeyL: "right", KeyK: "down", KeyO: "ascend", KeyU: "descend" },
];

export const SET_NAMES = riders.keys;

/** Which person a key steers, and where to; null when it steers nobody. */
export function keyOf(
    code: string,
    people: number,
): { person: number; direction: Direction } | null {
    for (const [set, keys] of SETS.entries()) {
        const direction = keys[code];
        if (direction === undefined) continue;
        // A person alone may use any keys.
        const person = people === 1 ? 0 : set;
        return person < people ? { person, direction } : null;
    }
    return null;
}

/** Turns that wait at most. */
const WAITING = 2;

export class Turns {
    private waiting: Direction[] = [];
    private now: Direction | null = null;

    /** A key was pressed. */
    push(direction: Direction): void {
        const last = this.waiting.at(-1) ?? this.now;
        if (direction === last || (last !== null && OPPOSITE[last] === direction)) return;
        if (this.waiting.length === WAITING) this.waiting.shift();
        this.waiting.push(direction);
    }

    /** The word for the next round: a direction, or "-" to go straight on. */
    take(): string {
        const next = this.waiting.shift();
        if (next === undefined) return "-";
        // Stairs do not change where a rider looks.
        if (next !== "ascend" && next !== "descend") this.now = next;
        return next;
    }
}
