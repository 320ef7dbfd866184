export { present } from "./en/present.ts";
