import { duel as english } from "../en/inside/duel.ts";
import { room } from "../rooms.ts";

export const duel = room("duel", english);
