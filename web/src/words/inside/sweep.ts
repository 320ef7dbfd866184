export { sweep } from "../en/inside/sweep.ts";
