export { panels, type ViewId } from "./en/panels.ts";
