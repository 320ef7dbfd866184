/** The grammar of French, made once for all rooms, and the words that several of them count. */
import { type Forms, grammar } from "../grammar.ts";

export const { compact, counted, either, eitherOf, listed, ordinal, plural, shown } = grammar("fr");

/** "de Jaune", "d'Orange": the name stands at the end of what it belongs to. */
export const de = (name: string) =>
    /^[aeiouhâàéèêëîïôœùû]/i.test(name) ? `d’${name}` : `de ${name}`;

/** "2026-11-28" */
export function day(date: string): string {
    const [, year, month, ofMonth] = /^(\d+)-(\d+)-(\d+)$/.exec(date) ?? [];
    return ofMonth === undefined ? date : `${ofMonth}/${month}/${year}`;
}

export const MOVES: Forms = { one: "coup", other: "coups" };
/** Of a ride. */
export const STEPS: Forms = { one: "pas", other: "pas" };
export const GAMES: Forms = { one: "partie", other: "parties" };
export const SIMULATIONS: Forms = { one: "simulation", other: "simulations" };
export const NODES: Forms = { one: "nœud", other: "nœuds" };
export const VISITS: Forms = { one: "visite", other: "visites" };
export const SETTINGS: Forms = { one: "réglage", other: "réglages" };
export const ROWS: Forms = { one: "ligne", other: "lignes" };
export const RANDOM_GAMES: Forms = { one: "partie aléatoire", other: "parties aléatoires" };
export const FLOORS: Forms = { one: "étage", other: "étages" };
export const COLUMNS: Forms = { one: "colonne", other: "colonnes" };
