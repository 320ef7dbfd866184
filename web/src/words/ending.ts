export { ending } from "./en/ending.ts";
