export { simulated } from "./en/simulated.ts";
