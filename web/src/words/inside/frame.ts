import { frame as english } from "../en/inside/frame.ts";
import { room } from "../rooms.ts";

export const frame = room("frame", english);
