/** Characters that are not seen, or change how others are seen. */
import { expect, test } from "vitest";
import { visible, visibleIn } from "../../../../../wasm/visible.mjs";
import { hiddenIn } from "./hidden.ts";

const HIDDEN = [
    // Of control.
    ..."\0\u0008\u000b\u001b\u007f\u009b\r",
    // They turn the direction of writing.
    ..."\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
    // Without a width, and joined.
    ..."\u00ad\u034f\u180e\u200b\u200c\u200d\u2060\u2064\ufeff\u3164\uffa0\u115f\u2800",
    // Like a space, or the end of a line.
    ..."\u00a0\u1680\u2000\u2009\u202f\u205f\u3000\u2028\u2029",
    // Tags, forms, private ones, halves.
    ..."\ufe0f\u{e0001}\u{e0041}\u{e0100}\ue000\u{f0000}",
    "\ud83d",
    "\udc00",
];

test("each of them is shown by its number", () => {
    for (const character of HIDDEN) {
        const shown = `a\\u{${character.codePointAt(0)?.toString(16)}}b`;
        expect(visible(`a${character}b`)).toBe(shown);
    }
});

test("all others are as they were", () => {
    const text = "\tif (a < 1)\r\n  Jérôme \u0301 \u{1f600} \u05d0\u0628 漢字 — “x”\n";
    expect(visible(text)).toBe(text);
    // French has some before its signs: in messages they stay.
    const message = "Ligne\u00a01\u00a0: quoi\u202f?";
    expect(visible(message)).not.toBe(message);
    expect(visibleIn(`${message}\u202e`)).toBe(`${message}\\u{202e}`);
    expect(hiddenIn(text)).toEqual({ count: 0, line: 0 });
});

test("they are counted, and the line of the first is known", () => {
    expect(hiddenIn("// a\n\nlet be\u200bst; // \u202e x")).toEqual({ count: 2, line: 3 });
});
