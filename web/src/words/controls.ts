export { controls } from "./en/controls.ts";
