export { friend } from "./en/friend.ts";
