import { terminal as english } from "./en/terminal.ts";
import { room } from "./rooms.ts";

export const terminal = room("terminal", english);
