import { tournament as english } from "./en/tournament.ts";
import { room } from "./rooms.ts";

export const tournament = room("tournament", english);
