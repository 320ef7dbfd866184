import * as english from "./en/values.ts";
import { room } from "./rooms.ts";

export type { Certainty, MoveOf } from "./en/values.ts";

export const values = room("values", english.values);
export const judged = room("judged", english.judged);
