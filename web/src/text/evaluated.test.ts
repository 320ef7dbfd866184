import { expect, it } from "vitest";
import { sumSentence } from "./evaluated.ts";

it("tells how a sum becomes a value, and nothing where the value is the sum", () => {
    const measure = { scale: "evaluation" as const, bounds: [-100, 100] as [number, number] };
    const line = { ...measure, value: -66.96 };
    const words = sumSentence({ ...line, squash: { sum: -16.72, half: 8 } });
    expect(words.replace(/\u202f/g, " ")).toBe(
        "Together \u221216.7. A sum has no end; to lie between lost and won it is shown as 99 × sum / (8 + |sum|): \u221267.0.",
    );
    expect((99 * -16.72) / (8 + 16.72)).toBeCloseTo(-66.96, 2);
    expect(sumSentence(line)).toBe("");
});
