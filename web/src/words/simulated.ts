import { simulated as english } from "./en/simulated.ts";
import { room } from "./rooms.ts";

export const simulated = room("simulated", english);
