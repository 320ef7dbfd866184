import { expect, test } from "vitest";
import { lessonOf, lessons, linesUpTo, SHELF } from "./shelf.ts";

test("a step in the middle is set up from the last new game on", () => {
    for (const lesson of lessons())
        for (let step = 1; step <= lesson.steps.length; step++)
            expect(linesUpTo(lesson, step)[0], `${lesson.id} ${step}`).toMatch(/^(?:new|open) /);
    const minimax = lessonOf("minimax");
    expect(minimax && linesUpTo(minimax, 4)).toEqual(["new connect4", "play 4 4 3 3"]);
});

test("every file is on the shelf, and is a lesson of that name", () => {
    const files = Object.keys(import.meta.glob("../../../lessons/en/*.md", { query: "?raw" }));
    const names = files.map((path) => path.replace(/^.*\/(.*)\.md$/, "$1"));
    expect(names.sort()).toEqual([...SHELF].sort());
    for (const id of SHELF) expect(lessonOf(id)?.id).toBe(id);
});
