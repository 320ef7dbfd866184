export { curve } from "./en/curve.ts";
