/** A setting as its open slider shows it. */
import type { Param, Row } from "../engine/protocol.ts";
import { entered, grouped } from "../words/numbers.ts";
import { params as say } from "../words/params.ts";
import { numberText, unitOf } from "./values.ts";

export function shownText(param: Param, value: number): string {
    // Of what is counted in a unit, nothing at all leaves it to the search.
    if (param.unit !== undefined && value === 0 && param.init === 0) return say.automatic;
    const text = param.type === "time" ? entered(numberText(param, value)) : grouped(value, 10);
    const unit = unitOf(param, value);
    return unit === undefined ? text : say.unit(text, unit);
}

export interface Setting {
    row: Row;
    param: Param;
    value: number;
    /** The player as the core writes it. */
    spec: string;
    /** Somebody is here: what it buys is shown. */
    near: boolean;
}
