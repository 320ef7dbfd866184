export { stack } from "../en/inside/stack.ts";
