export { overlays, type Sides } from "./en/overlays.ts";
