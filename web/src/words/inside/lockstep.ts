export { lockstep } from "../en/inside/lockstep.ts";
