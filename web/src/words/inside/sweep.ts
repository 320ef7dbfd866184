import { sweep as english } from "../en/inside/sweep.ts";
import { room } from "../rooms.ts";

export const sweep = room("parameterSweep", english);
