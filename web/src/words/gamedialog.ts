import { game as english } from "./en/gamedialog.ts";
import { room } from "./rooms.ts";

export const game = room("game", english);
