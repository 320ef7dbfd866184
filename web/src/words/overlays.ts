import { overlays as english } from "./en/overlays.ts";
import { room } from "./rooms.ts";

export type { Sides } from "./en/overlays.ts";

export const overlays = room("overlays", english);
