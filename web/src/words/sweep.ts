import { sweep as english } from "./en/sweep.ts";
import { room } from "./rooms.ts";

export const sweep = room("sweep", english);
