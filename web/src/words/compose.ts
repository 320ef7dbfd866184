export { compose } from "./en/compose.ts";
