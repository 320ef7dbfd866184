export { type Certainty, judged, values } from "./en/values.ts";
