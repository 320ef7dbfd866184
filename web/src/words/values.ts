export { type Certainty, judged, type MoveOf, values } from "./en/values.ts";
