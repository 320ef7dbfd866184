export { arena, riders } from "./en/arena.ts";
