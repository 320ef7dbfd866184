/**
 * Keeps games of a player apart that are played in one worker, and ends what it has left running when its
 * move is chosen. Called before the player's file is loaded: what is used here is held since then, so that
 * the player cannot put something else in its place.
 */
const { apply, defineProperty, deleteProperty, getOwnPropertyDescriptor } = Reflect;
const { getPrototypeOf, isExtensible, ownKeys, setPrototypeOf } = Reflect;
const { is } = Object;
const bound = Function.prototype.call.bind.bind(Function.prototype.call);
const add = bound(Set.prototype.add);
const remove = bound(Set.prototype.delete);
const each = bound(Set.prototype.forEach);
const empty = bound(Set.prototype.clear);

const TIMERS = [
    ["setTimeout", "clearTimeout"],
    ["setInterval", "clearInterval"],
    ["setImmediate", "clearImmediate"],
];

/** Puts timers in the scope that can all be ended at once, by the function that this returns. */
export function keepTimers(scope) {
    const ends = [];
    for (const [start, stop] of TIMERS) {
        const begin = scope[start];
        const end = scope[stop];
        if (begin === undefined) continue;
        const running = new Set();
        scope[start] = (callback, ...rest) => {
            let timer;
            const call = (...args) => {
                if (start !== "setInterval") remove(running, timer);
                apply(callback, undefined, args);
            };
            const first = typeof callback === "function" ? call : callback;
            timer = apply(begin, scope, [first, ...rest]);
            add(running, timer);
            return timer;
        };
        ends[ends.length] = () => {
            each(running, (timer) => apply(end, scope, [timer]));
            empty(running);
        };
    }
    return () => {
        for (let i = 0; i < ends.length; i++) ends[i]();
    };
}

/** Names of the language that lead to all others of it. */
const LANGUAGE =
    "Object Function Array Number Boolean String Symbol BigInt Date Promise RegExp Math JSON Intl Reflect Proxy " +
    "Map Set WeakMap WeakSet WeakRef FinalizationRegistry Iterator ArrayBuffer DataView Int8Array Uint8Array " +
    "Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float16Array Float32Array Float64Array " +
    "BigInt64Array BigUint64Array Error AggregateError EvalError RangeError ReferenceError SyntaxError " +
    "TypeError URIError SuppressedError DisposableStack AsyncDisposableStack Atomics WebAssembly console " +
    "parseFloat parseInt isFinite isNaN eval decodeURI decodeURIComponent encodeURI encodeURIComponent " +
    "escape unescape";

/** Objects of the language that no name leads to. */
const nameless = () => [
    async () => {},
    (function* () {})(),
    (async function* () {})(),
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ""[Symbol.iterator](),
    "".matchAll(/a/g),
];

const isObject = (value) =>
    typeof value === "function" || (typeof value === "object" && value !== null);

const record = (object) => {
    // To be looked at makes some keys of Node 22 put others beside them.
    for (const key of ownKeys(object)) getOwnPropertyDescriptor(object, key);
    const keys = ownKeys(object);
    const held = { object, above: getPrototypeOf(object), keys, rows: [] };
    held.open = isExtensible(object);
    for (let i = 0; i < keys.length; i++) held.rows[i] = getOwnPropertyDescriptor(object, keys[i]);
    return held;
};

const same = (a, b) =>
    b !== undefined &&
    is(a.value, b.value) &&
    a.get === b.get &&
    a.set === b.set &&
    a.writable === b.writable &&
    a.enumerable === b.enumerable;

/** Whether a key was there before: mostly it still stands where it stood. */
function hasKey(keys, key, at) {
    if (keys[at] === key) return true;
    for (let i = 0; i < keys.length; i++) if (keys[i] === key) return true;
    return false;
}

/** Makes an object what it was; false when it does not let itself be changed back. */
function bringBack({ object, above, open, keys, rows }) {
    let done = isExtensible(object) === open;
    done = (getPrototypeOf(object) === above || setPrototypeOf(object, above)) && done;
    const now = ownKeys(object);
    for (let i = 0; i < now.length; i++)
        if (!hasKey(keys, now[i], i)) done = deleteProperty(object, now[i]) && done;
    for (let i = 0; i < keys.length; i++)
        if (!same(rows[i], getOwnPropertyDescriptor(object, keys[i])))
            done = defineProperty(object, keys[i], rows[i]) && done;
    return done;
}

/**
 * Remembers the scope and all of the language; the function that this returns makes both what they were,
 * and tells whether it could.
 */
export function keepRealm(scope) {
    const found = new Set([scope]);
    const todo = [...LANGUAGE.split(" ").map((name) => scope[name]), ...nameless()];
    const held = [record(scope)];
    while (todo.length > 0) {
        const object = todo.pop();
        if (!isObject(object) || found.has(object)) continue;
        found.add(object);
        const it = record(object);
        held.push(it);
        todo.push(it.above);
        for (const { value, get, set } of it.rows) todo.push(value, get, set);
    }
    return () => {
        let done = true;
        for (let i = 0; i < held.length; i++) done = bringBack(held[i]) && done;
        return done;
    };
}
