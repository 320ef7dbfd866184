import { timeline as english } from "../en/inside/timeline.ts";
import { room } from "../rooms.ts";

export const timeline = room("timeline", english);
