export { params } from "./en/params.ts";
