/**
 * Mutants: what becomes of a source file when one small thing in it is another one. A mutant is
 * `{ operator, at, end, was, now }`: the characters of the text from `at` up to `end`, which are `was`, are
 * replaced by `now`. mutate_c.mjs and mutate_ts.mjs find those of a file; here stands what both
 * languages share, and how some of all are drawn.
 */

/** The operators, and what each does. */
export const OPERATORS = {
    relational: "== is !=, < is >, <= is >=, and the other way round",
    "off by one": "< is <=, > is >=, and the other way round; a whole number is one more",
    arithmetic: "+ is -, * is /, & is |, << is >>, ++ is --, += is -=, and the other way round",
    logical: "&& is ||, and the other way round; in TypeScript ?? is ||",
    "negated condition": "what if, while or ?: asks is its contrary; !a is a",
    constant: "true is false, 0 is 1, another number is 0",
    "removed call": "a call whose value nobody takes is left out",
    "swapped arguments": "two arguments that follow each other change places",
    "changed return":
        "another value is given back: 0 (undefined in TypeScript), or the contrary of a condition",
};

const relations = { "==": "!=", "<": ">", "<=": ">=", "===": "!==" };
const bounds = { "<": "<=", ">": ">=" };
const calculations = { "+": "-", "*": "/", "&": "|", "<<": ">>", "++": "--", "+=": "-=" };
Object.assign(calculations, { "*=": "/=", "&=": "|=", "<<=": ">>=" });
const turned = (pairs) => Object.fromEntries(Object.entries(pairs).map(([a, b]) => [b, a]));
const both = (pairs) => ({ ...pairs, ...turned(pairs) });

/** What each sign becomes, by operator. */
export const SIGNS = {
    relational: both(relations),
    "off by one": both(bounds),
    arithmetic: { ...both(calculations), "%": "*", "^": "&", "^=": "&=" },
    logical: { ...both({ "&&": "||" }), "??": "||" },
};

/** Numbers as they stand in both languages: what the operators make of them, `[operator, text]`. */
export function numbers(text) {
    const suffix = /^(?:0[xX][\da-fA-F_]+|\d[\d_]*)([uUlLn]*)$/.exec(text)?.[1];
    // A number with a point or an exponent; 'f' belongs to it in C.
    if (suffix === undefined) return Number.parseFloat(text) === 0 ? [] : [["constant", "0.0"]];
    const big = suffix === "n" ? "n" : "";
    const digits = text.slice(0, text.length - suffix.length).replaceAll("_", "");
    // 017 is 15 in C, and nobody writes that.
    const value = BigInt(/^0\d/.test(digits) ? `0o${digits.slice(1)}` : digits);
    const more = ["off by one", `${value + 1n}${suffix}`];
    // One more than 0 is 1: the same mutant twice.
    if (value === 0n) return [["constant", `1${suffix}`]];
    return [["constant", `0${big}`], more];
}

/** The text with a mutant in it. */
export const mutated = (text, { at, end, now }) => text.slice(0, at) + now + text.slice(end);

/** Which line a place in the text is on, from 1. */
export const lineOf = (text, at) => text.slice(0, at).split("\n").length;

/** Collects mutants of a text: none twice, none that changes nothing. */
export class Found {
    #text;
    #seen = new Set();
    mutants = [];

    constructor(text) {
        this.#text = text;
    }

    add(operator, at, end, now) {
        const was = this.#text.slice(at, end);
        const key = `${at} ${end} ${now}`;
        if (was === now || this.#seen.has(key)) return;
        this.#seen.add(key);
        this.mutants.push({ operator, at, end, was, now });
    }

    /** A sign of the language that begins at `at`: with each operator that knows it. */
    addSign(at, sign) {
        for (const [operator, pairs] of Object.entries(SIGNS))
            if (Object.hasOwn(pairs, sign)) this.add(operator, at, at + sign.length, pairs[sign]);
    }

    addNumber(at, end) {
        for (const [operator, now] of numbers(this.#text.slice(at, end)))
            this.add(operator, at, end, now);
    }

    /** Arguments, `[at, end]` each: any two neighbours that are different. */
    addSwaps(places) {
        for (let i = 1; i < places.length; i++) {
            const [[at, to], [from, end]] = [places[i - 1], places[i]];
            const [first, second] = [this.#text.slice(at, to), this.#text.slice(from, end)];
            if (first === second) continue;
            const now = second + this.#text.slice(to, from) + first;
            this.add("swapped arguments", at, end, now);
        }
    }
}

/** Numbers from 0 to below 1 that follow from a seed (mulberry32). */
export function random(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}

/**
 * So many of the mutants, in the order in which they were drawn: each operator is as likely as the others,
 * so that numbers, of which there are most, do not drown calls. The first ones of a longer draw are those of a
 * shorter one with the same seed.
 */
export function drawn(mutants, count, seed) {
    const next = random(seed);
    const kinds = Object.keys(OPERATORS)
        .map((name) => mutants.filter(({ operator }) => operator === name))
        .filter((list) => list.length > 0);
    const taken = [];
    while (taken.length < count && kinds.length > 0) {
        const kind = Math.floor(next() * kinds.length);
        const list = kinds[kind];
        const at = Math.floor(next() * list.length);
        taken.push(list[at]);
        list[at] = list.at(-1);
        list.pop();
        if (list.length === 0) kinds.splice(kind, 1);
    }
    return taken;
}
