import { descent as english } from "../en/inside/descent.ts";
import { room } from "../rooms.ts";

export const descent = room("descent", english);
