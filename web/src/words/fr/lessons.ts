/** The words of the guided tours, by their lessons. */
import type { Room } from "../rooms.ts";
import words from "./lessons.json";

export const lessons: Room<"lessons"> = words;
