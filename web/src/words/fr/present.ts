/** The page before a class. */
import type { Room } from "../rooms.ts";

export const present: Room<"present"> = { end: "Terminer la présentation" };
