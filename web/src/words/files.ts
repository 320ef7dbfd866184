import { files as english } from "./en/files.ts";
import { room } from "./rooms.ts";

export const files = room("files", english);
