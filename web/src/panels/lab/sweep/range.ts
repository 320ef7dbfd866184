/**
 * Parameters of a player and rules of the game that can be swept, and ranges as the console reads them.
 * Pure functions.
 */

import type { GameRow, Param, Row, SpecLine, Values } from "../../../engine/protocol.ts";
import { type Placed, placedIn } from "../../../params/placed.ts";
import { isNested } from "../../../params/values.ts";
import { readSpec, splitTop } from "../../../state/read/spec.ts";
import { sweep as say } from "../../../words/sweep.ts";

/** All parameters of a player, those of nested specs too, that have more than one value. */
export function sweepable(row: Row, values: Values, gameRow: GameRow): Placed[] {
    const single = ({ path, param }: Placed) =>
        path === "name" || param.type === "text" || param.type === "blob";
    return placedIn(row, values, gameRow).filter((one) => !single(one));
}

/** Before the paths of the game's rules, as in the core's answers. */
export const RULES = "variant.";

/** Rules of the game that have more than one value. */
export function rulesOf(gameRow: GameRow, values: Values): Placed[] {
    return sweepable(gameRow, values, gameRow).map((one) => ({
        ...one,
        path: RULES + one.path,
        group: say.rules,
    }));
}

/** Rules that may go along with one: numbers of the same kind, columns and rows. */
export function companions(rules: readonly Placed[], path: string): Placed[] {
    const own = rules.find((one) => one.path === path);
    return rules.filter(
        (one) =>
            own !== undefined &&
            one !== own &&
            one.param.type === own.param.type &&
            isNumber(one.param) &&
            one.param.min === own.param.min &&
            one.param.max === own.param.max,
    );
}

export interface Range {
    path: string;
    /** Of the game's rules: another one that has the same value. */
    along?: string;
    scale: "linear" | "log" | "list";
    from: string;
    to: string;
    steps: number;
    /** Values separated by commas or blanks. */
    list: string;
}

export const isRule = ({ path }: { path: string }) => path.startsWith(RULES);

export function isNumber(param: Param): boolean {
    return param.type === "int" || param.type === "real" || param.type === "time";
}

const tidy = (value: number) => Number(value.toPrecision(2));
/** 300, 1,000, 3,000: what people call a round number. */
const round = (value: number) => Number(value.toPrecision(1));

/** A range around the present value in which something happens. */
export function proposedRange({ path, param, value }: Placed): Range {
    const words = param.type === "bool" ? ["no", "yes"] : (param.choices ?? [String(value)]);
    const base = { path, steps: 5, list: words.join(" ") };
    if (!isNumber(param)) return { ...base, scale: "list", from: "", to: "" };
    const low = param.min ?? -1e9;
    const high = param.max ?? 1e9;
    const held = (n: number) => Math.min(high, Math.max(low, n));
    const whole = (n: number) => (param.type === "int" ? Math.round(n) : n);
    const now = typeof value === "number" ? value : 0;
    // A slider may go by ratios for its first few whole numbers; a sweep tries those about the present one.
    const real = param.log === true && param.type !== "int";
    const wide = real || (high > 0 && low >= 0 && high >= 1000 * Math.max(1, low));
    if (wide) {
        const middle = now > 0 ? now : Math.max(low, 100);
        const least = param.type === "int" ? 1 : 1e-3;
        const from = Math.max(whole(round(held(middle / 30))), least);
        const to = Math.max(whole(round(held(middle))), least);
        const ends = { from: String(Math.min(from, to)), to: String(Math.max(from, to)) };
        const range: Range = { ...base, scale: "log", steps: 4, ...ends };
        return { ...range, list: (factors(range) ?? [from, to]).join(" ") };
    }
    const from = whole(tidy(held(now > 0 ? now / 2 : low)));
    const to = whole(tidy(held(now > 0 ? now * 2 : high)));
    return {
        ...base,
        scale: "linear",
        from: String(from),
        to: String(to === from ? held(from + 1) : to),
        list: [from, to].join(" "),
    };
}

/**
 * The values of equal factors: the ends as they were written, round numbers between them. Null where they
 * are no plain numbers: the core reads those.
 */
function factors({ from, to, steps }: Pick<Range, "from" | "to" | "steps">): number[] | null {
    const [low, high] = [Number(from), Number(to)];
    if (!(low > 0) || !(high > 0) || !(steps >= 2)) return null;
    const inner = Array.from({ length: steps - 2 }, (_, i) =>
        round(low * (high / low) ** ((i + 1) / (steps - 1))),
    );
    const between = inner.filter((one) => one > Math.min(low, high) && one < Math.max(low, high));
    return [...new Set([low, ...between, high])];
}

/** lo..hi:N, lo..hi:logN or a|b|c; null when something is missing. */
export function rangeText(range: Range): string | null {
    if (range.scale === "list") {
        const words = splitTop(range.list.trim().replace(/\s+/g, ","));
        return words.length < 2 ? null : words.join("|");
    }
    if (range.from === "" || range.to === "") return null;
    const round = range.scale === "log" ? factors(range) : null;
    if (round !== null && round.length > 1) return round.join("|");
    const log = range.scale === "log" ? "log" : "";
    return `${range.from.trim()}..${range.to.trim()}:${log}${range.steps}`;
}

/** The spec with the text of a value at a dotted path, whatever stood there. */
export function withValue(spec: string, path: string, text: string, values: Values): string {
    const { name, inside } = readSpec(spec);
    const [key = "", ...rest] = path.split(".");
    const pieces = splitTop(inside);
    const at = pieces.findIndex((piece) => piece.slice(0, piece.indexOf("=")).trim() === key);
    let value = text;
    if (rest.length > 0) {
        const nested = values[key];
        const old = at < 0 ? "" : (pieces[at] as string);
        const inner =
            at < 0 ? (isNested(nested) ? nested.name : "") : old.slice(old.indexOf("=") + 1);
        value = withValue(inner, rest.join("."), text, isNested(nested) ? nested.values : {});
    }
    const piece = `${key}=${value}`;
    if (at < 0) pieces.push(piece);
    else pieces[at] = piece;
    return `${name}(${pieces.join(",")})`;
}

type Swept = Pick<SpecLine, "text" | "values">;

/** A player with its ranges in it, or a game with those of its rules; null when one is not complete. */
export function sweepSpec(what: Swept, ranges: readonly Range[]): string | null {
    const inside = (path: string) => (path.startsWith(RULES) ? path.slice(RULES.length) : path);
    let spec = what.text;
    for (const { path, along, ...range } of ranges) {
        const text = rangeText({ path, ...range });
        if (text === null) return null;
        const at = inside(path);
        spec = withValue(spec, at, text, what.values);
        if (along !== undefined) spec = withValue(spec, inside(along), at, what.values);
    }
    return spec;
}

const SPAN = /^([^.(]*(?:\.\d+)?)\.\.([^:(]*)(?::(log)?(\d+))?$/;
/** Values of a span that does not say how many. */
const STEPS = 8;

function rangeIn(path: string, text: string): Range | null {
    const list = splitTop(text, "|");
    const ends = { from: list[0] ?? "", to: list.at(-1) ?? "", steps: list.length };
    if (list.length > 2 && factors(ends)?.join("|") === text)
        return { path, scale: "log", ...ends, list: list.join(" ") };
    if (list.length > 1)
        return { path, scale: "list", from: "", to: "", steps: 5, list: list.join(" ") };
    const [whole, from = "", to = "", log, count] = SPAN.exec(text) ?? [];
    if (whole === undefined) return null;
    const wide = Math.abs(Number(to) - Number(from)) + 1;
    const steps = count !== undefined ? Number(count) : wide <= 32 ? wide : STEPS;
    const scale = log === undefined ? "linear" : "log";
    return { path, scale, from, to, steps, list: `${from} ${to}` };
}

/** The ranges of a spec, and the spec with a first value in the place of each: `sweepSpec` read again. */
export function readRanges(text: string, prefix = ""): { spec: string; ranges: Range[] } {
    if (!text.includes("(")) return { spec: text, ranges: [] };
    const { name, inside } = readSpec(text);
    const ranges: Range[] = [];
    const pieces = splitTop(inside).map((piece) => {
        const at = piece.indexOf("=");
        const key = piece.slice(0, at).trim();
        const value = piece.slice(at + 1).trim();
        const range = at < 0 ? null : rangeIn(prefix + key, value);
        if (range === null) {
            const inner = readRanges(value, `${prefix}${key}.`);
            ranges.push(...inner.ranges);
            return { key, value: at < 0 ? piece : inner.spec };
        }
        ranges.push(range);
        return {
            key,
            value: range.scale === "list" ? (splitTop(value, "|")[0] ?? "") : range.from,
        };
    });
    for (const { key, value } of pieces) {
        const with_ = ranges.find(({ path }) => path === prefix + value);
        if (with_ !== undefined) with_.along = prefix + key;
    }
    const first = (value: string) => pieces.find(({ key }) => key === value)?.value ?? value;
    const words = pieces.map(({ key, value }) => `${key}=${first(value)}`);
    return { spec: `${name}(${words.join(",")})`, ranges };
}

/** About how many values a range has, for the number of games. */
export function rangeCount(range: Range, param: Param): number {
    if (range.scale === "list") return splitTop(range.list.trim().replace(/\s+/g, ",")).length;
    const round = range.scale === "log" ? factors(range) : null;
    if (round !== null) return round.length;
    if (param.type !== "int") return range.steps;
    return Math.min(range.steps, Math.abs(Number(range.to) - Number(range.from)) + 1);
}
