/** Figures of the documents: all that results.json says is told in French. */
import { expect, test, vi } from "vitest";
import data from "../../reproduced/results.json";
import { reproduced } from "./reproduced.ts";

vi.hoisted(() => {
    vi.stubEnv("LANGUAGE", "fr");
});

const SAID = /^(?:document|title|published|note|text|interval|name|theirs|of)$/;

function texts(): string[] {
    const found = new Set<string>();
    JSON.stringify(data, (key, value) => {
        if (typeof value === "string" && SAID.test(key)) found.add(value);
        return value;
    });
    return [...found];
}

/** Words that only English has. */
const ENGLISH =
    /\b(?:the|of|and|with|games?|moves?|won|wins|depth|queens?|beginning|answering|none|per|by|after|when|on|at|is|mean|best|ours|first|against|random|nodes|step|x)\b/i;

test("no word of a figure is English", () => {
    const all = texts();
    expect(all.length).toBeGreaterThan(100);
    expect(all.map(reproduced.data).filter((text) => ENGLISH.test(text))).toEqual([]);
});

test("figures are set as French is", () => {
    const wrong = texts()
        .map(reproduced.data)
        .filter((text) => /\d\.\d|(?<!\b0),\d{3}\b| [;:!?%»]|« |\w[;!?%]|\w:/.test(text));
    expect(wrong).toEqual([]);
});
