import { charts as english } from "./en/charts.ts";
import { room } from "./rooms.ts";

export type { Reading } from "./en/charts.ts";

export const charts = room("charts", english);
