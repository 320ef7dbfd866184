/**
 * Values of parameters as text, as the console reads and writes them: 10k, 500ms, yes. And what is
 * a default, what a preset means, which values differ. Nothing here knows a game or a searcher.
 */
import type { GameRow, NestedSpec, Param, Preset, Row, Values } from "../engine/protocol.ts";
import { readSpec, settings } from "../state/read/spec.ts";
import { choiceText } from "../text/choice.ts";
import type { Entry, Option } from "../ui/select.tsx";
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

/** Every parameter of a row with its value: its default, or what was changed. */
export function valuesWith(row: Row, changed: Values): Values {
    return Object.fromEntries(
        row.params.map(({ name, init }) => [name, changed[name] ?? init] as const),
    );
}

/** The changed values with one more; `text` is what a control says. Unknown names change nothing. */
export function changeTo(row: Row, changed: Values, name: string, text: string): Values {
    const param = row.params.find((candidate) => candidate.name === name);
    if (param === undefined) return changed;
    const value = param.type === "bool" ? text === "yes" : (readNumber(param, text) ?? text);
    return { ...changed, [name]: value };
}

/** name=value words of what differs from the defaults; those in `said` are always told. */
export function wordsOf(params: readonly Param[], values: Values, said: object = {}): string[] {
    return params.flatMap((param) => {
        const value = values[param.name];
        if (value === undefined || typeof value === "object") return [];
        if (value === param.init && !(param.name in said)) return [];
        return [`${param.name}=${valueText(param, value)}`];
    });
}

/** A parameter of a player or of a spec within it, with a dotted path (eval.three). */
export interface Placed {
    path: string;
    param: Param;
    value: number | boolean | string;
    /** Of a nested spec: what that is. */
    group?: string;
}

/** All parameters of a row, those of nested specs in the place of the spec. */
export function placedIn(
    row: Row,
    values: Values,
    gameRow: GameRow,
    prefix = "",
    group?: string,
): Placed[] {
    return row.params.flatMap((param) => {
        const value = values[param.name];
        const path = prefix + param.name;
        if (value === undefined) return [];
        if (!isNested(value))
            return [{ path, param, value, ...(group !== undefined && { group }) }];
        const inner = findRow(value.name, rowsOf(param.kind, gameRow));
        if (inner === undefined) return [];
        const title = say.of(titleOf(param), inner.title);
        return placedIn(inner, value.values, gameRow, `${path}.`, title);
    });
}

/** What people call the parameter at a path; the path itself where no parameter has it. */
export const titleAt = (placed: readonly Placed[], path: string): string => {
    const found = placed.find((one) => one.path === path);
    return found === undefined ? path : titleOf(found.param);
};

/** Parameters as entries of a menu: those of nested specs under what these are. */
export function placedEntries(placed: readonly Placed[]): Entry<string>[] {
    const entries: Entry<string>[] = [];
    const groups = new Map<string, Option<string>[]>();
    for (const { path, param, group } of placed) {
        const entry = { id: path, title: titleOf(param), doc: say.inConsole(path) };
        if (group === undefined) entries.push(entry);
        else {
            if (!groups.has(group)) {
                groups.set(group, []);
                entries.push({ group, entries: groups.get(group) ?? [] });
            }
            groups.get(group)?.push(entry);
        }
    }
    return entries;
}

// ---------------------------------------------------------------- specs

export const paramOf = (row: Row, key: string) =>
    row.params.find(({ name, alias }) => name === key || alias === key);

/** Presets within one another beyond these are not read: one may name itself. */
const NESTING = 8;

/**
 * key=value pairs of a spec, by parameter, those of a preset in its place: what stands later counts. What the row
 * does not know is left out.
 */
export function pairs(row: Row, inside: string, depth = 0): Map<Param, string> {
    const found = new Map<Param, string>();
    for (const { key, text } of settings(inside)) {
        const param = paramOf(row, key);
        if (param !== undefined) found.set(param, text);
        const preset = row.presets.find(({ name }) => key === "preset" && name === text);
        if (preset === undefined || depth === NESTING) continue;
        for (const [each, value] of pairs(row, preset.values, depth + 1)) found.set(each, value);
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

/** Whether a value is what `text` means for the parameter. */
function means(param: Param, value: Value | undefined, text: string, gameRow: GameRow): boolean {
    if (param.type === "spec") {
        const { name, inside } = readSpec(text);
        const row = findRow(name, rowsOf(param.kind, gameRow));
        if (!isNested(value) || row === undefined) return false;
        if (value.role !== undefined && name !== row.name) return text === value.role;
        const changes = changesTo(row, inside, value.values, gameRow, []);
        return value.name === row.name && changes.length === 0;
    }
    if (param.type === "bool") return value === YES.test(text);
    if (param.type === "enum" || param.type === "text") return value === text;
    return value === readNumber(param, text);
}

export function isDefault(param: Param, value: Value | undefined, gameRow: GameRow): boolean {
    if (value === undefined) return true;
    if (param.type === "spec") return means(param, value, String(param.init), gameRow);
    return value === param.init;
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
