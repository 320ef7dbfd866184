/** The value of a position as an evaluation makes it, without a search. */
import type { EvalLine } from "../engine/protocol.ts";
import { values as say } from "../words/values.ts";
import { counterText } from "./format.ts";
import { type Measure, valueText } from "./value.ts";

/** How the terms become the value, where that is not simply their sum; else "". */
export function sumSentence(line: Pick<EvalLine, "squash" | "value"> & Measure): string {
    const { squash, value } = line;
    if (squash === undefined) return "";
    const [sum, half] = [squash.sum, squash.half].map(counterText);
    return say.sum(sum as string, half as string, valueText(value, line, true));
}
