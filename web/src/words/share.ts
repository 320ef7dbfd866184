import * as english from "./en/share.ts";
import { room } from "./rooms.ts";

export type { Goal, Opponents } from "./en/share.ts";

export const share = room("share", english.share);
export const challenge = room("challenge", english.challenge);
export const send = room("send", english.send);
