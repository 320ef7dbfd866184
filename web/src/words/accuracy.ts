import { accuracy as english } from "./en/accuracy.ts";
import { room } from "./rooms.ts";

export const accuracy = room("accuracy", english);
