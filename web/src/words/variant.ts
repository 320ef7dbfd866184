import { variant as english } from "./en/variant.ts";
import { room } from "./rooms.ts";

export const variant = room("variant", english);
