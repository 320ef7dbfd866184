export { players } from "./en/players.ts";
