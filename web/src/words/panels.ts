import { panels as english } from "./en/panels.ts";
import { room } from "./rooms.ts";

export type { ViewId } from "./en/panels.ts";

export const panels = room("panels", english);
