export { coming } from "./en/coming.ts";
