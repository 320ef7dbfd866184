import { sandbox as english } from "./en/sandbox.ts";
import { room } from "./rooms.ts";

export const sandbox = room("sandbox", english);
