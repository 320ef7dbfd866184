export { keys } from "./en/keys.ts";
