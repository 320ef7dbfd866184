export { page } from "./en/page.ts";
