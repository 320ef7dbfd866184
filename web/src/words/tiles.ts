import { tiles as english } from "./en/tiles.ts";
import { room } from "./rooms.ts";

export const tiles = room("tiles", english);
