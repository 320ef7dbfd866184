import { setup as english } from "./en/setup.ts";
import { room } from "./rooms.ts";

export const setup = room("setup", english);
