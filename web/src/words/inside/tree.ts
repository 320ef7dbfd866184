export { tree } from "../en/inside/tree.ts";
