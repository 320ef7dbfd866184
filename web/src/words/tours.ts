export { tours } from "./en/tours.ts";
