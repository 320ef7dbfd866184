/**
 * Strength that was measured in this browser, by the rules that it is of: scales of boards for which none comes with
 * the page, players that were put on a scale, and what settings buy.
 */
import { signal } from "@preact/signals";
import type { Curve } from "../../engine/protocol.ts";

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

/** What a setting buys by the rules of a game, as it was measured here. */
export interface OwnCurve extends Curve {
    game: string;
    /** What is common to the players that have met; both 0 in games of points. */
    first: number;
    draws: number;
    /** When, in milliseconds. */
    when: number;
}

interface Measured {
    /** Files of scales by the rules that they are of. */
    scales: { readonly [game: string]: string };
    placed: readonly Placed[];
    curves: readonly OwnCurve[];
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

function isCurve(one: Partial<OwnCurve> | null): one is OwnCurve {
    if (typeof one !== "object" || one === null || !Array.isArray(one.points)) return false;
    const named = [one.game, one.player, one.setting].every((text) => typeof text === "string");
    const points = one.points.every(
        (point) =>
            typeof point?.player === "string" &&
            [point.value, point.at, point.low, point.high, point.ms, point.nodes].every(isNumber),
    );
    return named && points && [one.first, one.draws, one.when].every(isNumber);
}

function read(): Measured {
    try {
        const stored: Partial<Measured> | null = JSON.parse(localStorage.getItem(KEY) ?? "null");
        const placed = Array.isArray(stored?.placed) ? stored.placed.filter(isPlaced) : [];
        const scales = Object.entries(stored?.scales ?? {}).filter(
            ([, file]) => typeof file === "string",
        );
        const curves = Array.isArray(stored?.curves) ? stored.curves.filter(isCurve) : [];
        return { scales: Object.fromEntries(scales), placed, curves };
    } catch {
        return { scales: {}, placed: [], curves: [] };
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
    keep((now) => ({
        ...now,
        placed: [one, ...now.placed.filter((other) => !isSame(one, other))].slice(0, MOST),
    }));
}

export function forgetPlaced(one: Pick<Placed, "game" | "player">): void {
    keep((now) => ({ ...now, placed: now.placed.filter((other) => !isSame(one, other)) }));
}

export function keepScale(game: string, file: string): void {
    keep((now) => ({ ...now, scales: { ...now.scales, [game]: file } }));
}

/** Keeps what a setting buys, in the place of what was known of it. */
export function keepCurve(one: OwnCurve): void {
    const others = (all: readonly OwnCurve[]) =>
        all.filter((other) => !(isSame(one, other) && other.setting === one.setting));
    keep((now) => ({ ...now, curves: [one, ...others(now.curves)].slice(0, MOST) }));
}
