import { links as english } from "./en/links.ts";
import { room } from "./rooms.ts";

export const links = room("links", english);
