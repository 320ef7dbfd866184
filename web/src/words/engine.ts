export { engine } from "./en/engine.ts";
