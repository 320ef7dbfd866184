export { evolve } from "./en/evolve.ts";
