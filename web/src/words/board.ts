import { board as english } from "./en/board.ts";
import { room } from "./rooms.ts";

export const board = room("board", english);
