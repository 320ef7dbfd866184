export { accuracy } from "./en/accuracy.ts";
