export { write } from "./en/write.ts";
