export { scale } from "./en/scale.ts";
