/** The JSON lines of the core, as the core documents them. */
export { BOUNDS, ENDS } from "../../../core/answers/inspect.ts";
export type * from "../../../core/answers/protocol.ts";
