import { editor as english } from "./en/mapeditor.ts";
import { room } from "./rooms.ts";

export const editor = room("editor", english);
