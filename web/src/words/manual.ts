export { manual } from "./en/manual.ts";
