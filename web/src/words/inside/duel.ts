export { duel } from "../en/inside/duel.ts";
