/**
 * Where a value stands on its slider. A slider has whole positions 0..steps; a logarithmic one has
 * equal ratios between them, and zero, where zero is allowed, is a stop below the least position.
 */
import type { Param } from "../engine/protocol.ts";

export interface Scale {
    /** Last position; the first is 0. */
    steps: number;
    /** Nearest position of a value, which may lie outside of the slider. */
    position(value: number): number;
    value(position: number): number;
}

/** Positions of a linear slider over a range of fractions, about. */
const FINE = 200;
/** Positions per factor of ten on a logarithmic slider. */
const DECADE = 20;
/** Whole numbers up to so many get a position each. */
const EACH = 400;
/** Sliders of limits end here; larger values are typed. */
const LONGEST = 60;
const MOST = 1e7;

/** Rounded to so many digits that count, without the noise of binary fractions. */
export function rounded(value: number, digits: number): number {
    return Number(value.toPrecision(digits));
}

/** The round number next to `value` from above: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(value: number): number {
    const power = 10 ** Math.floor(Math.log10(value));
    const factor = [1, 2, 2.5, 5].find((f) => f * power >= value * 0.999) ?? 10;
    return rounded(factor * power, 3);
}

function clamp(value: number, low: number, high: number): number {
    return Math.min(high, Math.max(low, value));
}

function linear(min: number, max: number, step: number): Scale {
    const steps = Math.max(1, Math.round((max - min) / step));
    return {
        steps,
        position: (value) => Math.round(clamp((value - min) / step, 0, steps)),
        value: (position) =>
            position >= steps ? max : rounded(clamp(min + position * step, min, max), 12),
    };
}

/** The values of a logarithmic slider, each once: small whole numbers would come several times. */
function stops(min: number, max: number, low: number, whole: boolean): number[] {
    const count = Math.max(1, Math.round(Math.log10(max / low) * DECADE));
    const values = new Set(min < low ? [min] : []);
    for (let i = 0; i < count; i++) {
        // The least value itself may have more digits.
        const near = i === 0 ? low : rounded(low * (max / low) ** (i / count), 2);
        values.add(clamp(whole ? Math.round(near) : near, low, max));
    }
    return [...values.add(max)];
}

function logarithmic(min: number, max: number, low: number, whole: boolean): Scale {
    const values = stops(min, max, low, whole);
    const steps = values.length - 1;
    const value = (position: number) => values[clamp(position, 0, steps)] as number;
    return {
        steps,
        position(wanted) {
            const above = values.findIndex((stop) => stop >= wanted);
            if (above < 0) return steps;
            if (above === 0) return 0;
            const [left, right] = [value(above - 1), value(above)];
            const nearer = left > 0 ? wanted / left < right / wanted : wanted < right / 2;
            return nearer ? above - 1 : above;
        },
        value,
    };
}

/** The slider of a parameter, or null where typing a number is all that makes sense. */
export function scaleOf(param: Param): Scale | null {
    const { type, min, max } = param;
    if (min === undefined || max === undefined || max <= min) return null;
    if (type === "time") return logarithmic(min, Math.min(max, LONGEST), 0.01, false);
    if (type === "int") {
        if (param.log && min >= 0)
            return logarithmic(
                min,
                param.limit ? Math.min(max, MOST) : max,
                Math.max(1, min),
                true,
            );
        if (max - min <= EACH) return linear(min, max, param.step ?? 1);
        if (max - min > 1e6) return null;
        return linear(
            min,
            max,
            Math.max(1, Math.round(param.step ?? roundStep((max - min) / FINE))),
        );
    }
    if (type !== "real") return null;
    if (param.log && min >= 0) return logarithmic(min, max, min > 0 ? min : max / 1e4, false);
    if (max - min > 1e6) return null;
    return linear(min, max, param.step ?? roundStep((max - min) / FINE));
}
