/** Words with letters of another alphabet that look like their own. */
import { expect, test } from "vitest";
import { lookalikeIn } from "./lookalike.ts";

test("one such letter is found, with its line and its alphabet", () => {
    expect(lookalikeIn("// a\nconst best = 1;\nreturn g\u0430me.moves()[0];")).toEqual({
        ...{ word: "g\u0430me", letter: "\u0430", script: "Cyrillic", line: 3 },
    });
    expect(lookalikeIn("m\u03bfve")).toMatchObject({ letter: "\u03bf", script: "Greek", line: 1 });
    expect(lookalikeIn("\u0555K")).toMatchObject({ script: "Armenian" });
});

test("words of one alphabet, and letters that look like no other, are what they look like", () => {
    for (const text of ["Élève naïf", "Это слово", "Δt = 3 μs, λ2, π", "η ώρα", "漢字 abc", ""])
        expect(lookalikeIn(text)).toBeUndefined();
});
