import { expect, test } from "vitest";
import { lessons as words } from "../../words/lessons.ts";
import { lessons, linesUpTo } from "./lessons.ts";

test("a step in the middle is set up from the last new game on", () => {
    for (const lesson of lessons)
        for (let step = 1; step <= lesson.steps.length; step++)
            expect(linesUpTo(lesson, step)[0], `${lesson.id} ${step}`).toMatch(/^new /);
    const [minimax] = lessons;
    expect(minimax && linesUpTo(minimax, 4)).toEqual(["new connect4", "play 4 4 3 3"]);
});

test("every step has its words", () => {
    const steps = lessons.map(({ id, steps }) => [id, steps.length]);
    expect(Object.entries(words).map(([id, { steps }]) => [id, steps.length])).toEqual(steps);
});
