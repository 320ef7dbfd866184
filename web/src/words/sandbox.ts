export { sandbox } from "./en/sandbox.ts";
