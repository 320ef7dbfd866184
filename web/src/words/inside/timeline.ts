export { timeline } from "../en/inside/timeline.ts";
