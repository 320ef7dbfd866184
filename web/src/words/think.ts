export { think } from "./en/think.ts";
