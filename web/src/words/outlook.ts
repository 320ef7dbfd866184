import { outlook as english } from "./en/outlook.ts";
import { room } from "./rooms.ts";

export const outlook = room("outlook", english);
