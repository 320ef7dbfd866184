/** Parameters of a player that can be swept, and ranges as the console reads them. Pure functions. */
import type { GameRow, Param, Row, SpecLine, Values } from "../../engine/protocol.ts";
import { isNested, type Placed, placedIn, readSpec, splitTop } from "../../params/values.ts";

/** All parameters of a player, those of nested specs too, that have more than one value. */
export function sweepable(row: Row, values: Values, gameRow: GameRow): Placed[] {
    const single = ({ path, param }: Placed) =>
        path === "name" || param.type === "text" || param.type === "blob";
    return placedIn(row, values, gameRow).filter((one) => !single(one));
}

export interface Range {
    path: string;
    scale: "linear" | "log" | "list";
    from: string;
    to: string;
    steps: number;
    /** Values separated by commas or blanks. */
    list: string;
}

export function isNumber(param: Param): boolean {
    return param.type === "int" || param.type === "real" || param.type === "time";
}

const tidy = (value: number) => Number(value.toPrecision(2));

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
    const wide = param.log === true || (high > 0 && low >= 0 && high >= 1000 * Math.max(1, low));
    if (wide) {
        const middle = now > 0 ? now : Math.max(low, 100);
        const from = Math.max(whole(tidy(held(middle / 30))), param.type === "int" ? 1 : 1e-3);
        const to = whole(tidy(held(middle)));
        const list = [from, to].join(" ");
        return {
            ...base,
            scale: "log",
            from: String(Math.min(from, to)),
            to: String(Math.max(from, to)),
            list,
        };
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

/** lo..hi:N, lo..hi:logN or a|b|c; null when something is missing. */
export function rangeText(range: Range): string | null {
    if (range.scale === "list") {
        const words = splitTop(range.list.trim().replace(/\s+/g, ","));
        return words.length < 2 ? null : words.join("|");
    }
    if (range.from === "" || range.to === "") return null;
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

/** The player with its ranges in it; null when one is not complete. */
export function sweepSpec(player: SpecLine, ranges: readonly Range[]): string | null {
    let spec = player.text;
    for (const range of ranges) {
        const text = rangeText(range);
        if (text === null) return null;
        spec = withValue(spec, range.path, text, player.values);
    }
    return spec;
}

/** About how many values a range has, for the number of games. */
export function rangeCount(range: Range, param: Param): number {
    if (range.scale === "list") return splitTop(range.list.trim().replace(/\s+/g, ",")).length;
    if (param.type !== "int") return range.steps;
    return Math.min(range.steps, Math.abs(Number(range.to) - Number(range.from)) + 1);
}
