export { play } from "./en/play.ts";
