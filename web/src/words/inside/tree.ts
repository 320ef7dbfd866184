import { tree as english } from "../en/inside/tree.ts";
import { room } from "../rooms.ts";

export const tree = room("tree", english);
