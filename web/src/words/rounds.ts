export { rounds } from "./en/rounds.ts";
