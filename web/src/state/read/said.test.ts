/** Codes and parts of what the core said. */
import { expect, test } from "vitest";
import { isAbout, saying } from "./said.ts";

const inner = {
    code: "unknown_name",
    text: "Unknown player.",
    parts: { kind: "player", word: "zork" },
} as const;
const outer = { code: "move_of_link", parts: { number: 3 }, cause: inner } as const;

test("a sentence is found by its code, within one that quotes it, too", () => {
    expect(saying(outer, "move_of_link")).toBe(outer);
    expect(saying(outer, "unknown_name")).toBe(inner);
    expect(saying(outer, "unknown_command")).toBeUndefined();
    expect(saying(undefined, "unknown_name")).toBeUndefined();
});

test("it is about what one of its parts says", () => {
    expect(isAbout(outer, "word", "zork")).toBe(true);
    expect(isAbout(outer, "number", "3")).toBe(false);
    expect(isAbout({}, "word", "zork")).toBe(false);
    expect(isAbout(undefined, "word", "zork")).toBe(false);
});
