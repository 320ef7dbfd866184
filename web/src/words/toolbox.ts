import { toolbox as english } from "./en/toolbox.ts";
import { room } from "./rooms.ts";

export const toolbox = room("toolbox", english);
