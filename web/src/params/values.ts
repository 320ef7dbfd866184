/**
 * Values of parameters as text, as the console reads and writes them: 10k, 500ms, yes. And what is
 * a default, what a preset means, which values differ. Nothing here knows a game or a searcher.
 */
import type { GameRow, NestedSpec, Param, Preset, Row, Values } from "../engine/protocol.ts";
import { readSpec, settings } from "../state/read/spec.ts";
import { choiceText } from "../text/choice.ts";
import type { Option } from "../ui/select.tsx";
import { params as say } from "../words/params.ts";
import { rounded } from "./scale.ts";

export type Value = Values[string];

/** Rows that a nested spec may name. */
export function rowsOf(kind: string | undefined, gameRow: GameRow): Row[] {
    if (kind === "eval") return gameRow.evals;
    if (kind === "playout") return gameRow.playouts;
    return [];
}

const ROLES = ["plain", "strong"];

/** The row of that name, alias or role; the first takes a role that no row has. */
export function findRow(name: string, rows: readonly Row[]): Row | undefined {
    return (
        rows.find((row) => row.name === name || row.aliases?.includes(name)) ??
        rows.find((row) => "role" in row && row.role === name) ??
        (ROLES.includes(name) ? rows[0] : undefined)
    );
}

export function isNested(value: Value | undefined): value is NestedSpec {
    return typeof value === "object" && value !== null;
}

// ---------------------------------------------------------------- numbers

const UNITS: [number, string][] = [
    [1e9, "G"],
    [1e6, "M"],
    [1e3, "k"],
];

/** A count in few letters that the console reads, too: 9500, 10k, 1.5M. */
function countText(value: number): string {
    for (const [size, letter] of UNITS) {
        if (Math.abs(value) < Math.max(size, 1e4)) continue;
        const part = value / size;
        if (rounded(part, 4) === part) return `${part}${letter}`;
    }
    return String(value);
}

export function timeText(seconds: number): string {
    if (seconds === 0) return "0";
    if (seconds < 1) return `${rounded(seconds * 1000, 6)}ms`;
    if (seconds >= 120 && seconds % 60 === 0) return `${seconds / 60}min`;
    return `${seconds}s`;
}

/** A value in few letters, as the console reads it. */
export function numberText(param: Param, value: number): string {
    if (param.type === "time") return timeText(value);
    return param.type === "int" ? countText(value) : String(rounded(value, 10));
}

/** What people call a parameter. */
export const titleOf = (param: Param) => param.title || param.name;

/** What stands behind a value: "ply", "plies"; undefined where nothing does, or the value says it, as times do. */
export const unitOf = ({ type, unit, unit_one }: Param, value: number) =>
    type === "time" || unit === undefined ? undefined : say.unitOf(value, unit_one, unit);

/** The choices of a parameter as entries of a menu. */
export const choicesOf = (param: Param): Option<string>[] =>
    (param.choices ?? []).map((id) => ({ id, title: choiceText(param, id) }));

const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-zµ]*)$/i;
const FACTORS: { [unit: string]: number } = { "": 1, k: 1e3, m: 1e6, g: 1e9 };
const SECONDS: { [unit: string]: number } = { "": 1, ms: 0.001, s: 1, min: 60, h: 3600 };

/** Reads a number as the console does, and with spaces: 5k, 2M, 1e6, 500ms, 2 min. Null when it is no such number. */
export function readNumber(param: Param, text: string): number | null {
    const found = NUMBER.exec(text.trim());
    if (found === null) return null;
    const [, digits = "", unit = ""] = found;
    const factor = param.type === "time" ? SECONDS[unit] : FACTORS[unit.toLowerCase()];
    if (factor === undefined) return null;
    const value = Number(digits) * factor;
    const clean = factor === 1 ? value : rounded(value, 15);
    return Number.isFinite(clean) ? clean : null;
}

/** The value for a console line. */
export function valueText(param: Param, value: number | boolean | string): string {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "string") return value;
    return param.type === "time" ? timeText(value) : String(value);
}

// ---------------------------------------------------------------- specs

export const paramOf = (row: Row, key: string) =>
    row.params.find(({ name, alias }) => name === key || alias === key);

/**
 * key=value pairs of a spec, by parameter, those of a preset in its place: what stands later counts. What the row
 * does not know is left out.
 */
export function pairs(row: Row, inside: string): Map<Param, string> {
    const found = new Map<Param, string>();
    for (const { key, text } of settings(inside)) {
        const param = paramOf(row, key);
        if (param !== undefined) found.set(param, text);
        const preset = row.presets.find(({ name }) => key === "preset" && name === text);
        // None names itself: the core would refuse it.
        if (preset === undefined) continue;
        for (const [each, value] of pairs(row, preset.values)) found.set(each, value);
    }
    return found;
}

const YES = /^(yes|true|on|1)$/;

/** Whether two texts mean the same value. */
export function same(param: Param, a: string, b: string, gameRow: GameRow | undefined): boolean {
    if (a === b) return true;
    if (param.type === "bool") return YES.test(a) === YES.test(b);
    if (param.type !== "spec") {
        const value = readNumber(param, a);
        return value !== null && value === readNumber(param, b);
    }
    const rows = gameRow === undefined ? [] : rowsOf(param.kind, gameRow);
    const [one, other] = [readSpec(a), readSpec(b)];
    const row = findRow(one.name, rows);
    return (
        row !== undefined &&
        row === findRow(other.name, rows) &&
        samePairs(row, pairs(row, one.inside), pairs(row, other.inside), gameRow)
    );
}

/** Whether two specs of a row mean the same values, apart from some parameters. */
export function samePairs(
    row: Row,
    a: ReadonlyMap<Param, string>,
    b: ReadonlyMap<Param, string>,
    gameRow: GameRow | undefined,
    but: readonly string[] = [],
): boolean {
    return row.params.every((param) => {
        const init = valueText(param, param.init);
        return (
            but.includes(param.name) ||
            same(param, a.get(param) ?? init, b.get(param) ?? init, gameRow)
        );
    });
}

/** A value as text that `same` reads. */
const textOf = (value: Value): string =>
    isNested(value)
        ? `${value.name}(${Object.entries(value.values).map(([key, one]) => `${key}=${textOf(one)}`)})`
        : String(value);

/** Whether a value is what `text` means for the parameter. */
function means(param: Param, value: Value | undefined, text: string, gameRow: GameRow): boolean {
    if (value === undefined) return false;
    if (isNested(value) && value.role !== undefined && ROLES.includes(text))
        return text === value.role;
    return same(param, textOf(value), text, gameRow);
}

export function isDefault(param: Param, value: Value | undefined, gameRow: GameRow): boolean {
    return value === undefined || means(param, value, valueText(param, param.init), gameRow);
}

/** Parameters that say who somebody is rather than how strong. */
export const PERSONAL = ["name", "seed"];

/** Whether the values are those of the preset, apart from name and seed. */
export function presetFits(row: Row, preset: Preset, values: Values, gameRow: GameRow): boolean {
    return changesTo(row, preset.values, values, gameRow).length === 0;
}

/** What to set, path by path, so that `values` become those of the preset ("" = all defaults). */
export function changesTo(
    row: Row,
    inside: string,
    values: Values,
    gameRow: GameRow,
    but: readonly string[] = PERSONAL,
): { path: string; value: string }[] {
    const wanted = pairs(row, inside);
    const changes: { path: string; value: string }[] = [];
    for (const param of row.params) {
        if (but.includes(param.name)) continue;
        const text = wanted.get(param);
        const same =
            text === undefined
                ? isDefault(param, values[param.name], gameRow)
                : means(param, values[param.name], text, gameRow);
        if (!same) changes.push({ path: param.name, value: text ?? valueText(param, param.init) });
    }
    return changes;
}

/** Spec text of a preset; a free name is kept. */
export function presetSpec(row: Row, preset: Preset | null, values: Values | null): string {
    const name = values?.name;
    const inside = [
        preset === null ? "" : `preset=${preset.name}`,
        typeof name === "string" && name !== "" ? `name=${name}` : "",
    ].filter((piece) => piece !== "");
    return inside.length === 0 ? row.name : `${row.name}(${inside.join(",")})`;
}
