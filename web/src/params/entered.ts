/** What is entered for a parameter: its value, or what is allowed. */
import type { Param } from "../engine/protocol.ts";
import { controls as say } from "../words/controls.ts";
import { entered, grouped, typed } from "../words/numbers.ts";
import { numberText, readNumber, timeText, titleOf } from "./values.ts";

/** A number for sentences: groups of three digits. */
function spoken(param: Param, value: number): string {
    if (param.type === "time") return timeText(value);
    return grouped(value, 10);
}

/** "Exploration constant C" must be a number from 0 to 10. */
export function rangeText(param: Param): string {
    const { min = 0, max = 0, unit } = param;
    const kind = param.type === "int" || param.type === "time" ? param.type : "real";
    const of = unit === undefined || kind === "time" ? null : unit;
    const bounds = say.bounds(spoken(param, min), spoken(param, max), of);
    return say.range[kind](titleOf(param), bounds);
}

/** What stands in the entry beside a slider. */
export const enteredText = (param: Param, value: number) => entered(numberText(param, value));

/** What was typed there, 0,5 or 0.5 in any language; null when it is no number. */
export const readTyped = (param: Param, text: string) => readNumber(param, typed(text));

/** The value of a text, or the sentence that says what is allowed. */
export function checkNumber(
    param: Param,
    text: string,
    read = readNumber,
): { value: number } | { error: string } {
    const value = read(param, text);
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = param;
    const whole = param.type !== "int" || Number.isInteger(value);
    if (value === null || !whole || value < min || value > max) return { error: rangeText(param) };
    return { value };
}
