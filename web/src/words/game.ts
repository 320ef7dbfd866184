import * as english from "./en/game.ts";
import { room } from "./rooms.ts";

export const moves = room("moves", english.moves);
export const grades = room("grades", english.grades);
export const graph = room("graph", english.graph);
export const review = room("review", english.review);
export const record = room("record", english.record);
