export { tiles } from "./en/tiles.ts";
