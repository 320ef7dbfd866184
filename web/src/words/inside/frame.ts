export { frame } from "../en/inside/frame.ts";
