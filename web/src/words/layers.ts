export { layers } from "./en/layers.ts";
