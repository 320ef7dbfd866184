import { lookInside as english } from "./en/lookinside.ts";
import { room } from "./rooms.ts";

export const lookInside = room("lookInside", english);
