export { head } from "./en/head.ts";
