/** The line being edited and the lines before it: no key, no text and no storage breaks them. */
import { describe, expect, test } from "vitest";
import { fc, json, of, text, wellFormed } from "../../testing/arbitrary.ts";
import { History } from "./history.ts";
import {
    commonStart,
    edit,
    insert,
    type Line,
    replace,
    rowsOf,
    wordLeft,
    wordRight,
} from "./line.ts";

const LEFT = "\x1b[D";
const RIGHT = "\x1b[C";
const KEYS = [
    ...[LEFT, RIGHT, "\x02", "\x06", "\x1b[1;5D", "\x1b[1;5C", "\x1bb", "\x1bf"],
    ...["\x1b[H", "\x01", "\x1b[F", "\x05", "\x7f", "\x1b[3~", "\x15", "\x0b", "\x17"],
];
const sound = ({ text: words, at }: Line) => {
    expect(Number.isInteger(at) && at >= 0 && at <= words.length).toBe(true);
};

describe("the line", () => {
    test("stays a line under any keys and words; no character is cut in two", () => {
        const step = fc.oneof(fc.constantFrom(...KEYS), wellFormed, fc.constant("a😀b "));
        fc.assert(
            fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
                let line: Line = { text: "", at: 0 };
                for (const one of steps) {
                    line = edit(line, one) ?? insert(line, one);
                    sound(line);
                    expect(line.text).not.toMatch(/\p{Surrogate}/u);
                    expect(line.text.slice(0, line.at)).not.toMatch(/\p{Surrogate}/u);
                }
            }),
        );
    });

    test("keys that edit nothing are no edits", () => {
        fc.assert(
            fc.property(text, (key) => {
                fc.pre(!KEYS.includes(key));
                expect(edit({ text: "show", at: 2 }, key)).toBeNull();
            }),
        );
    });

    /** A line with the cursor anywhere between its characters. */
    const line = fc.tuple(wellFormed, wellFormed).map(([before, after]) => ({
        text: before + after,
        at: before.length,
    }));

    test("what is typed can be taken back, and left is back of right", () => {
        fc.assert(
            fc.property(line, wellFormed, (one, more) => {
                let now = insert(one, more);
                expect(now.text.slice(one.at, now.at)).toBe(more);
                for (const _ of more) now = edit(now, "\x7f") as Line;
                expect(now).toEqual(one);
                expect(edit(now, "\x1b[H")).toEqual({ text: one.text, at: 0 });
                if (one.at < one.text.length)
                    expect(edit(edit(one, RIGHT) as Line, LEFT)).toEqual(one);
                if (one.at > 0) expect(edit(edit(one, LEFT) as Line, RIGHT)).toEqual(one);
            }),
        );
    });

    test("to delete backwards or forwards takes the same away from both sides", () => {
        fc.assert(
            fc.property(line, (one) => {
                const there = edit(edit(one, RIGHT) as Line, "\x7f");
                if (one.at < one.text.length) expect(there).toEqual(edit(one, "\x1b[3~"));
                expect(edit(one, "\x0b")?.text).toBe(one.text.slice(0, one.at));
                expect(edit(one, "\x15")).toEqual({ text: one.text.slice(one.at), at: 0 });
            }),
        );
    });

    test("words end where they begin, from either side", () => {
        fc.assert(
            fc.property(of("ab_1 (=,)é", { maxLength: 20 }), fc.nat(), (words, n) => {
                const at = n % (words.length + 1);
                const [left, right] = [wordLeft(words, at), wordRight(words, at)];
                expect(left).toBeLessThanOrEqual(at);
                expect(right).toBeGreaterThanOrEqual(at);
                expect(words.slice(left, at)).toMatch(/^\w*\W*$/);
                expect(words.slice(at, right)).toMatch(/^\W*\w*$/);
                const cut = edit({ text: words, at }, "\x17");
                expect(cut).toEqual({ text: words.slice(0, left) + words.slice(at), at: left });
            }),
        );
    });

    test("a completion takes the place of what it completes", () => {
        fc.assert(
            fc.property(line, wellFormed, fc.nat(), (one, word, n) => {
                const from = n % (one.at + 1);
                const { text: words, at } = replace(one, from, word);
                expect(words).toBe(one.text.slice(0, from) + word + one.text.slice(one.at));
                expect(words.slice(from, at)).toBe(word);
            }),
        );
    });

    test("the common start is one of all words, and the longest", () => {
        const words = fc.array(of("ab", { maxLength: 6 }), { minLength: 1, maxLength: 5 });
        fc.assert(
            fc.property(words, (all) => {
                const start = commonStart(all);
                for (const word of all) expect(word.startsWith(start)).toBe(true);
                const next = new Set(all.map((word) => word.charAt(start.length)));
                expect(next.size > 1 || next.has("")).toBe(true);
            }),
        );
    });

    test("a text takes as many rows as its characters need, colours none", () => {
        fc.assert(
            fc.property(
                of("ab😀", { maxLength: 60 }),
                fc.integer({ min: 1, max: 30 }),
                (words, n) => {
                    const coloured = [...words].map((c) => `\x1b[31m${c}\x1b[0m`).join("");
                    const rows = rowsOf(coloured, n);
                    expect(rows).toBe(rowsOf(words, n));
                    expect(rows * n).toBeGreaterThanOrEqual([...words].length);
                    expect((rows - 1) * n).toBeLessThan(Math.max(1, [...words].length));
                },
            ),
        );
    });
});

describe("the history", () => {
    /** All lines, newest first. */
    const all = (history: History) => {
        const found: string[] = [];
        for (let i = 0; i < 2000; i++) {
            const line = history.move(-1, "draft");
            if (line === null) break;
            found.push(line);
        }
        return found;
    };
    const store = (kept: string | null) => ({
        kept,
        getItem: () => kept,
        setItem: (_: string, value: string) => {
            kept = value;
        },
    });

    test("has every line once, the newest first, and the draft at its end; also at the next visit", () => {
        fc.assert(
            fc.property(fc.array(text, { maxLength: 12 }), (lines) => {
                const storage = store(null);
                const history = new History(storage);
                for (const line of lines) history.add(line);
                const wanted = [...new Set(lines.filter((line) => line.trim() !== "").reverse())];
                const found = all(history);
                expect(found).toEqual(wanted);
                for (const line of [...wanted].reverse().slice(1))
                    expect(history.move(1, "")).toBe(line);
                if (wanted.length > 0) expect(history.move(1, "")).toBe("draft");
                expect(history.move(1, "")).toBeNull();
                expect(all(new History(storage))).toEqual(wanted);
            }),
        );
    });

    test("finds what holds a part, nothing else", () => {
        const words = of("abc", { maxLength: 3 });
        fc.assert(
            fc.property(
                fc.array(words, { maxLength: 9 }),
                words,
                fc.nat({ max: 5 }),
                (lines, part, skip) => {
                    const history = new History(null);
                    for (const line of lines) history.add(line);
                    const holding = [
                        ...new Set(lines.filter((line) => line !== "").reverse()),
                    ].filter((line) => line.includes(part));
                    expect(history.search(part, skip)).toBe(holding[skip] ?? null);
                },
            ),
        );
    });

    test("of hostile storage is made of texts", () => {
        fc.assert(
            fc.property(fc.oneof(json("0", "length"), text), (kept) => {
                const history = new History(store(kept));
                for (const line of all(history)) expect(typeof line).toBe("string");
                history.add("show");
                expect(history.move(-1, "")).toBe("show");
            }),
        );
    });

    test("keeps the newest five hundred", () => {
        const history = new History(null);
        for (let i = 0; i < 503; i++) history.add(`line ${i}`);
        const found = all(history);
        expect([found.length, found.at(0), found.at(-1)]).toEqual([500, "line 502", "line 3"]);
    });
});
