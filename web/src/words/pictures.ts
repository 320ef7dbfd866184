import { pictures as english } from "./en/pictures.ts";
import { room } from "./rooms.ts";

export const pictures = room("pictures", english);
