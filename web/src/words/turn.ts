export { turn } from "./en/turn.ts";
