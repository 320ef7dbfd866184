import { rounds as english } from "./en/rounds.ts";
import { room } from "./rooms.ts";

export const rounds = room("rounds", english);
