import { evolve as english } from "./en/evolve.ts";
import { room } from "./rooms.ts";

export const evolve = room("evolve", english);
