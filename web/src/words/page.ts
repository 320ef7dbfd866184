import { page as english } from "./en/page.ts";
import { room } from "./rooms.ts";

export const page = room("page", english);
