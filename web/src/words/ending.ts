import { ending as english } from "./en/ending.ts";
import { room } from "./rooms.ts";

export const ending = room("ending", english);
