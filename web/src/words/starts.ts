export { sourceOf } from "./en/starts.ts";
