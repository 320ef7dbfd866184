export { sweep } from "./en/sweep.ts";
