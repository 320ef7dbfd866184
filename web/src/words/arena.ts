import * as english from "./en/arena.ts";
import { room } from "./rooms.ts";

export const arena = room("arena", english.arena);
export const riders = room("riders", english.riders);
