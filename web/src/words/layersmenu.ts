export { layers } from "./en/layersmenu.ts";
