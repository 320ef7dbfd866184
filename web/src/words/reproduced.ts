import { reproduced as english } from "./en/reproduced.ts";
import { room } from "./rooms.ts";

export const reproduced = room("reproduced", english);
