/**
 * The searchers of the present game by what they are for, as the core's tables tell. Of several in one
 * role the last is taken: the list goes from simple to strong.
 */

import { computed } from "@preact/signals";
import type { Preset, Role, SearcherRow } from "../../engine/protocol.ts";
import { isFriend } from "./shared.ts";
import { nameOf } from "./spec.ts";
import { describe, players, searchers, shownFamily } from "./store.ts";

/** The searchers that names mean in a family of games: its own before general ones, with its levels. */
function findRows(family: string | undefined): SearcherRow[] {
    const all = describe.value?.searchers ?? [];
    const own = all.filter((row) => row.game !== undefined && row.game === family);
    const general = (row: SearcherRow) =>
        row.game === undefined && !own.some(({ name }) => name === row.name);
    return all
        .filter((row) => own.includes(row) || general(row))
        .map((row) => withLevels(row, levelsOf(family, row.name)));
}

const present = computed(() => findRows(shownFamily.value));

function rowsOf(family: string | undefined): SearcherRow[] {
    return family === shownFamily.value ? present.value : findRows(family);
}

/** The levels of strength that a searcher has in a family of games, from weak to strong. */
function levelsOf(family: string | undefined, searcher: string): Preset[] {
    const games = describe.value?.games ?? [];
    // Until a position is known, the core stands at the first game.
    const game = family === undefined ? games[0] : games.find(({ name }) => name === family);
    return game?.levels?.find(({ searchers }) => searchers.includes(searcher))?.presets ?? [];
}

function withLevels(row: SearcherRow, levels: Preset[]): SearcherRow {
    return levels.length > 0 ? { ...row, presets: [...levels, ...row.presets] } : row;
}

/** The levels of this searcher in the present game. */
export function levels(searcher: string): Preset[] {
    return levelsOf(shownFamily.value, searcher);
}

/** The searcher of this name in the present game. */
export function searcherRow(name: string): SearcherRow | undefined {
    return (
        rowsOf(shownFamily.value).find((row) => row.name === name) ??
        describe.value?.searchers.find((row) => row.name === name)
    );
}

/** The searchers that fit the present game. */
export function fittingRows(): SearcherRow[] {
    const fits = new Set(searchers.value.flatMap((row) => (row.fits ? [row.name] : [])));
    const unknown = searchers.value.length === 0;
    return rowsOf(shownFamily.value).filter(({ name }) => unknown || fits.has(name));
}

/** Whether the searcher of this name plays the game that these are of; one that is not among them may. */
export function plays(name: string, able = searchers.value): boolean {
    const rows = able.filter((row) => row.name === name);
    return rows.length === 0 || rows.some(({ fits }) => fits);
}

/** Parts that a searcher takes on this page, besides that of who analyses, which nearly all can take. */
export const parts = (name: string) =>
    Object.keys(searcherRow(name)?.roles ?? {}).filter((role) => role !== "analyst").length;

/** Those of them that play by themselves, the common ones first: who takes most parts. */
export function computers(): SearcherRow[] {
    return fittingRows()
        .filter((row) => row.roles.person === undefined)
        .sort((a, b) => parts(b.name) - parts(a.name));
}

export function inRole(role: Role): SearcherRow[] {
    return fittingRows().filter((row) => row.roles[role] !== undefined);
}

/** The values that it takes the role with, as a spec. */
export function roleSpec(row: SearcherRow, role: Role): string {
    const values = row.roles[role] ?? "";
    return values === "" ? row.name : `${row.name}(${values})`;
}

/** The name of the one that takes the role here; "" where none fits. */
export function takes(role: Role): string {
    return inRole(role).at(-1)?.name ?? "";
}

/** The game's own exact solver where it knows the result of any position, by an opening book; "" elsewhere. */
export function knowsAll(): string {
    const family = shownFamily.value;
    const row = inRole("exact").findLast((each) => each.game === family);
    return row?.params.some(({ type, init }) => type === "blob" && init !== "") ? row.name : "";
}

/** The one that takes the role here, at a level of strength if it has levels. */
export function atLevel(role: Role, level: string): string {
    const row = inRole(role).at(-1);
    const known = row?.presets.some(({ name }) => name === level) ?? false;
    return known ? `${row?.name}(preset=${level})` : (row?.name ?? "");
}

export function rowOfSpec(spec: string): SearcherRow | undefined {
    return searcherRow(nameOf(spec));
}

/** Who a spec names, without what it is told. */
export const searcherTitle = (spec: string): string => rowOfSpec(spec)?.title ?? nameOf(spec);

export function hasRole(spec: string, role: Role): boolean {
    return rowOfSpec(spec)?.roles[role] !== undefined;
}

/** A player for where none has been named. */
export function usualPlayer(): string {
    return takes("opponent") || takes("baseline");
}

/** Who analyses a family until the person has chosen; `own`: another player than elsewhere. */
export function analystOf(family: string | undefined): { spec: string; own: boolean } {
    const spec = analystSpecOf(family);
    return { spec, own: spec !== analystSpecOf(undefined) };
}

function analystSpecOf(family: string | undefined): string {
    const row = rowsOf(family).findLast(({ roles }) => roles.analyst !== undefined);
    return row === undefined ? "" : roleSpec(row, "analyst");
}

/** Whose strip stands below the board: the only person's here, else the first player's. */
export function ownSeat(): number {
    const people = players.value.flatMap(({ human }, seat) =>
        human && !isFriend(seat) ? [seat] : [],
    );
    return people.length === 1 ? (people[0] as number) : 0;
}

/** The searcher as one that analyses: with the strongest evaluation, where it would take the plainest. */
export function analystSpec(name: string): string {
    const plain = searcherRow(name)?.params.find(
        ({ kind, init }) => kind === "eval" && init === "plain",
    );
    return plain === undefined ? name : `${name}(${plain.name}=strong)`;
}
