export { editor } from "./en/mapeditor.ts";
