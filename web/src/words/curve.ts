import { curve as english } from "./en/curve.ts";
import { room } from "./rooms.ts";

export const curve = room("curve", english);
