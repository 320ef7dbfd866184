import { ladder as english } from "../en/inside/ladder.ts";
import { room } from "../rooms.ts";

export const ladder = room("ladder", english);
