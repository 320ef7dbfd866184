export { descent } from "../en/inside/descent.ts";
