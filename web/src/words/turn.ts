import { turn as english } from "./en/turn.ts";
import { room } from "./rooms.ts";

export const turn = room("turn", english);
