export { ladder } from "../en/inside/ladder.ts";
