/** Parameters by their paths, those of specs within specs too: eval.three. For the lab, which lets people choose them. */
import type { GameRow, Param, Row, Values } from "../engine/protocol.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { rowOfSpec } from "../state/read/roles.ts";
import { readSpec } from "../state/read/spec.ts";
import { shownFamily } from "../state/read/store.ts";
import type { Entry, Option } from "../ui/select.tsx";
import { params as say } from "../words/params.ts";
import { findRow, isNested, pairs, paramOf, rowsOf, titleOf } from "./values.ts";

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

/** What people call the parameter at a path of a player of these rules: eval.three. */
export function pathTitle(spec: string, path: string, game = shownFamily.value ?? ""): string {
    let row: Row | undefined = rowOfSpec(spec);
    let { inside } = readSpec(spec);
    const gameRow = gameRowOf(readSpec(game).name);
    const keys = path.split(".");
    for (const [i, key] of keys.entries()) {
        const param: Param | undefined = row === undefined ? undefined : paramOf(row, key);
        if (param === undefined || gameRow === undefined) return path;
        if (i === keys.length - 1) return titleOf(param);
        const said = pairs(row as Row, inside).get(param);
        const nested = readSpec(said ?? String(param.init));
        row = findRow(nested.name, rowsOf(param.kind, gameRow));
        inside = nested.inside;
    }
    return path;
}
