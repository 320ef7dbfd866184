export { windows } from "../en/inside/windows.ts";
