import { windows as english } from "../en/inside/windows.ts";
import { room } from "../rooms.ts";

export const windows = room("windows", english);
