export { outlook } from "./en/outlook.ts";
