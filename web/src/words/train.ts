import { train as english } from "./en/train.ts";
import { room } from "./rooms.ts";

export const train = room("train", english);
