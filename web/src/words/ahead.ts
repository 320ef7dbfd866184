export { ahead } from "./en/ahead.ts";
