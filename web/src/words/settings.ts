import { settings as english } from "./en/settings.ts";
import { room } from "./rooms.ts";

export const settings = room("settings", english);
