import { write as english } from "./en/write.ts";
import { room } from "./rooms.ts";

export const write = room("write", english);
