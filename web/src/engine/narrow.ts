/**
 * What a player finds in its worker (playerworker.ts): the language, timers and `console`. Its policy keeps it
 * in whatever it tries; without the rest it cannot fill the queue of the page with messages, start other
 * workers, or take memory that nobody counts.
 */

import { sandbox as say } from "../words/sandbox.ts";

/** Of the names that a worker has besides the language. */
const LENT = [
    "console",
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "queueMicrotask",
];
const LANGUAGE = (
    "globalThis self Object Function Array Number Boolean String Symbol BigInt Date Promise RegExp Math JSON Intl " +
    "Reflect Proxy Map Set WeakMap WeakSet WeakRef FinalizationRegistry Iterator ArrayBuffer DataView " +
    "Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError " +
    "DisposableStack AsyncDisposableStack Infinity NaN undefined parseFloat parseInt isFinite isNaN eval " +
    "decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape"
).split(" ");
const ARRAYS = [
    "Int8Array",
    "Uint8Array",
    "Uint8ClampedArray",
    "Int16Array",
    "Uint16Array",
    "Int32Array",
    "Uint32Array",
    "Float16Array",
    "Float32Array",
    "Float64Array",
    "BigInt64Array",
    "BigUint64Array",
];
/** Arrays of so few bytes are in the memory of the language, which the browser bounds. */
const SMALL = 64;
/** Bytes after which an array stands for all that were made since the last one that did. */
const SAMPLE = 1 << 20;

/**
 * Counts the bytes of buffers and typed arrays; more than `most` at once are refused. The browser tells
 * of those that are gone when the player rests, hence between its moves at the latest.
 */
function countArrays(scope: object, most: number): void {
    const { construct } = Reflect;
    const { from } = Array;
    const { random } = Math;
    const { isView } = ArrayBuffer;
    let held = 0;
    let since = 0;
    let next = SAMPLE;
    const gone = new FinalizationRegistry<number>((bytes) => {
        held -= bytes;
    });
    const register = gone.register.bind(gone);
    const take = (bytes: number) => {
        if (held + since + bytes <= most) return;
        throw new RangeError(say.arraysTooLarge(most >> 20));
    };
    const keep = (made: object, bytes: number) => {
        if (bytes <= SMALL) return;
        since += bytes;
        if (since < next) return;
        register(made, since);
        held += since;
        since = 0;
        next = SAMPLE * (0.5 + random());
    };
    const replace = (name: string, make: (args: unknown[], given: unknown) => number) => {
        const original = (scope as Record<string, unknown>)[name] as
            | (new (
                  ...args: unknown[]
              ) => { byteLength: number })
            | undefined;
        if (original === undefined) return;
        const counted: typeof original = new Proxy(original, {
            construct(target, args, made) {
                const bytes = make(args, args[0]);
                take(bytes);
                const array = construct(target, args, made === counted ? target : made) as {
                    byteLength: number;
                };
                keep(array, bytes);
                return array;
            },
        });
        original.prototype.constructor = counted;
        (scope as Record<string, unknown>)[name] = counted;
    };
    const isObject = (given: unknown): given is object =>
        typeof given === "object" && given !== null;
    const { ArrayBuffer: Buffer } = globalThis;
    for (const name of ARRAYS) {
        const size = (globalThis as unknown as Record<string, { BYTES_PER_ELEMENT: number }>)[name]
            ?.BYTES_PER_ELEMENT;
        replace(name, (args, given) => {
            if (!isObject(given)) return Number(given) * (size ?? 1) || 0;
            if (given instanceof Buffer) return 0;
            // What is only like an array becomes one, which has the length that it says.
            const list = isView(given) ? given : from(given as Iterable<unknown>);
            args[0] = list;
            return ((list as { length?: number }).length ?? 0) * (size ?? 1);
        });
    }
    replace("ArrayBuffer", (args, given) => {
        const { maxByteLength } = (args[1] ?? {}) as { maxByteLength?: number };
        args[1] = maxByteLength === undefined ? undefined : { maxByteLength };
        return Math.max(Number(given), Number(maxByteLength ?? 0)) || 0;
    });
    // They would make a longer one.
    for (const name of ["transfer", "transferToFixedLength"])
        Reflect.deleteProperty(Buffer.prototype, name);
}

/** `scope` is left with the language and what a player has use for; `most`: bytes of its arrays. */
export function narrow(scope: object, most: number): void {
    const kept = new Set([...LANGUAGE, ...ARRAYS, ...LENT]);
    const { performance: clock } = globalThis;
    for (
        let at: object | null = scope;
        at !== null && at !== Object.prototype;
        at = Object.getPrototypeOf(at)
    )
        for (const name of Object.getOwnPropertyNames(at))
            if (!kept.has(name) && name !== "constructor") Reflect.deleteProperty(at, name);
    Object.assign(scope, { performance: { now: clock.now.bind(clock) } });
    countArrays(scope, most);
}
