export { lab, type State } from "./en/lab.ts";
