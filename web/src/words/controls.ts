import { controls as english } from "./en/controls.ts";
import { room } from "./rooms.ts";

export const controls = room("controls", english);
