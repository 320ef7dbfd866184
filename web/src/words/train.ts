export { train } from "./en/train.ts";
