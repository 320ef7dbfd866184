export { reproduced } from "./en/reproduced.ts";
