import { engine as english } from "./en/engine.ts";
import { room } from "./rooms.ts";

export const engine = room("engine", english);
