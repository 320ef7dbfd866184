import { params as english } from "./en/params.ts";
import { room } from "./rooms.ts";

export const params = room("params", english);
