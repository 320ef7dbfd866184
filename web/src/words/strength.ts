export { strength } from "./en/strength.ts";
