/** The grammar of English, made once for all rooms, and the words that several of them count. */
import { type Forms, grammar } from "../grammar.ts";

// Lists as in Britain: "a, b and c".
export const { compact, counted, either, eitherOf, listed, ordinal, plural, shown } = grammar(
    "en",
    "en-GB",
);

export const MOVES: Forms = { one: "move", other: "moves" };
export const STEPS: Forms = { one: "step", other: "steps" };
export const GAMES: Forms = { one: "game", other: "games" };
export const SIMULATIONS: Forms = { one: "simulation", other: "simulations" };
export const NODES: Forms = { one: "node", other: "nodes" };
export const VISITS: Forms = { one: "visit", other: "visits" };
export const SETTINGS: Forms = { one: "setting", other: "settings" };
export const ROWS: Forms = { one: "row", other: "rows" };
export const RANDOM_GAMES: Forms = { one: "random game", other: "random games" };
export const FLOORS: Forms = { one: "floor", other: "floors" };
export const COLUMNS: Forms = { one: "column", other: "columns" };
