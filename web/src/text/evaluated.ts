/** The value of a position as an evaluation makes it, without a search. */
import type { EvalLine } from "../engine/protocol.ts";
import { counterText } from "./format.ts";
import { type Measure, valueText } from "./value.ts";

/** How the terms become the value, where that is not simply their sum; else "". */
export function sumSentence(line: Pick<EvalLine, "squash" | "value"> & Measure): string {
    const { squash, value } = line;
    if (squash === undefined) return "";
    const [sum, half] = [squash.sum, squash.half].map(counterText);
    return `Together ${sum}. A sum has no end; to lie between lost and won it is shown as 99\u202f×\u202fsum\u202f/\u202f(${half}\u202f+\u202f|sum|): ${valueText(value, line)}.`;
}
