export { ahead, clicks } from "./en/ahead.ts";
