import { friend as english } from "./en/friend.ts";
import { room } from "./rooms.ts";

export const friend = room("friend", english);
