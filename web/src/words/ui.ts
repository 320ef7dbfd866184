export { ui } from "./en/ui.ts";
