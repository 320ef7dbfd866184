export { variant } from "./en/variant.ts";
