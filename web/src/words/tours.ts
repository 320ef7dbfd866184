import { tours as english } from "./en/tours.ts";
import { room } from "./rooms.ts";

export const tours = room("tours", english);
