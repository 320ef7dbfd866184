/**
 * Strength that was measured in this browser, by the rules that it is of: scales of boards for which none comes with
 * the page, and players that were put on a scale.
 */
import { signal } from "@preact/signals";

const KEY = "plyscope.scale";
/** Players that are kept, the newest first: more than a chart can show. */
const MOST = 40;

/** A player on the scale of its game. */
export interface Placed {
    game: string;
    /** As the core writes it. */
    player: string;
    /** Of a player that was written here: when this text of it was kept, in milliseconds; else 0. */
    written: number;
    /** Elo, or points a game; null = only one end of the interval is known. */
    at: number | null;
    /** The interval of 95 %; null = no end is known. */
    low: number | null;
    high: number | null;
    games: number;
    /** Milliseconds a move, on this machine. */
    ms: number;
    /** When it was measured, in milliseconds; and the date of the scale, "" = it has none. */
    when: number;
    scale: string;
}

interface Measured {
    /** Files of scales by the rules that they are of. */
    scales: { readonly [game: string]: string };
    placed: readonly Placed[];
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isEnd = (value: unknown) => value === null || isNumber(value);

function isPlaced(one: Partial<Placed> | null): one is Placed {
    if (typeof one !== "object" || one === null) return false;
    const named =
        typeof one.game === "string" &&
        typeof one.player === "string" &&
        typeof one.scale === "string";
    const ends = [one.at, one.low, one.high].every(isEnd);
    return named && ends && [one.written, one.games, one.ms, one.when].every(isNumber);
}

function read(): Measured {
    try {
        const stored: Partial<Measured> | null = JSON.parse(localStorage.getItem(KEY) ?? "null");
        const placed = Array.isArray(stored?.placed) ? stored.placed.filter(isPlaced) : [];
        const scales = Object.entries(stored?.scales ?? {}).filter(
            ([, file]) => typeof file === "string",
        );
        return { scales: Object.fromEntries(scales), placed };
    } catch {
        return { scales: {}, placed: [] };
    }
}

const kept = signal<Measured | null>(null);

/** What is known; read from the browser when it is first asked for. */
export function measured(): Measured {
    if (kept.value === null) kept.value = read();
    return kept.value;
}

function keep(change: (now: Measured) => Measured): void {
    // Another tab may have measured more meanwhile.
    kept.value = change(read());
    try {
        localStorage.setItem(KEY, JSON.stringify(kept.value));
    } catch {
        // Without storage it lasts for this visit.
    }
}

const isSame = (a: Pick<Placed, "game" | "player">, b: Pick<Placed, "game" | "player">) =>
    a.game === b.game && a.player === b.player;

/** Keeps where a player stands, in the place of what was known of it. */
export function keepPlaced(one: Placed): void {
    keep(({ scales, placed }) => ({
        scales,
        placed: [one, ...placed.filter((other) => !isSame(one, other))].slice(0, MOST),
    }));
}

export function forgetPlaced(one: Pick<Placed, "game" | "player">): void {
    keep(({ scales, placed }) => ({
        scales,
        placed: placed.filter((other) => !isSame(one, other)),
    }));
}

export function keepScale(game: string, file: string): void {
    keep(({ scales, placed }) => ({ scales: { ...scales, [game]: file }, placed }));
}
