import { players as english } from "./en/players.ts";
import { room } from "./rooms.ts";

export const players = room("players", english);
