import { more as english } from "./en/moremenu.ts";
import { room } from "./rooms.ts";

export const more = room("more", english);
