export { more } from "./en/moremenu.ts";
