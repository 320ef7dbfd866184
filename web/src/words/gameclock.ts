export { gameclock } from "./en/gameclock.ts";
