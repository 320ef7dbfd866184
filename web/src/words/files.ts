export { files } from "./en/files.ts";
