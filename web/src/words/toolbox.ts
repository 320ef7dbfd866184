export { toolbox } from "./en/toolbox.ts";
