import { lab as english } from "./en/lab.ts";
import { room } from "./rooms.ts";

export type { State } from "./en/lab.ts";

export const lab = room("lab", english);
