import { think as english } from "./en/think.ts";
import { room } from "./rooms.ts";

export const think = room("think", english);
