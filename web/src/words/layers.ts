import { layers as english } from "./en/layers.ts";
import { room } from "./rooms.ts";

export const layers = room("layers", english);
