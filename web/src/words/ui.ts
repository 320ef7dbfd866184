import { ui as english } from "./en/ui.ts";
import { room } from "./rooms.ts";

export const ui = room("ui", english);
