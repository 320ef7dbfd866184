import { expect, test } from "vitest";
import type { Lesson } from "./format.ts";
import { readLesson } from "./read.ts";
import { COURSES, lessonOf, lessons, lessonsOf, linesUpTo, nextInCourse, SHELF } from "./shelf.ts";

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

const texts = import.meta.glob<string>("../../../lessons/*/courses/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
});
const inLanguage = (language: string) =>
    Object.entries(texts).filter(([path]) => path.includes(`/${language}/`));

test("every lesson of a course is a text without a fault, and stands in one course", () => {
    const named = COURSES.flatMap((id) => [id, ...lessonsOf(id)]);
    expect(new Set(named).size).toBe(named.length);
    for (const language of ["en", "fr"]) {
        const found = inLanguage(language).map(([path, text]) => {
            const { lesson, faults } = readLesson(text);
            expect(faults, path).toEqual([]);
            expect(lesson.language, path).toBe(language);
            expect(path.endsWith(`/${lesson.id}.md`), path).toBe(true);
            return lesson.id;
        });
        expect(found.sort()).toEqual([...named].sort());
    }
});

/** A file without its comments, which are in the language of the lesson. */
const program = (file: string) => file.replace(/^ *\/\/.*\n/gm, "");

/** What a lesson does, without its words. */
const does = ({ order, tries, steps }: Lesson) => ({
    order,
    tries,
    steps: steps.map(({ link, board, question }) => ({
        link,
        board,
        ...(question && {
            kind: question.kind,
            ...(question.kind === "choose"
                ? { right: question.options.map(({ right }) => right), several: question.several }
                : question.kind === "number"
                  ? { right: question.right.map(({ value, within }) => [value, within]) }
                  : question.kind === "play"
                    ? { right: question.right.map(({ says }) => says), best: question.best }
                    : {
                          ...question,
                          ...("start" in question && { start: program(question.start) }),
                          ask: "",
                          hints: [],
                          why: "",
                          else: "",
                      }),
        }),
    })),
});

test("a lesson of a course does the same in every language", () => {
    for (const [path, text] of inLanguage("en")) {
        const other = texts[path.replace("/en/", "/fr/")] ?? "";
        expect(does(readLesson(other).lesson), path).toEqual(does(readLesson(text).lesson));
    }
});

test("each lesson of a course asks, and leads to the next", () => {
    for (const course of COURSES) {
        const ids = lessonsOf(course);
        expect(ids.length).toBeGreaterThanOrEqual(4);
        ids.forEach((id, i) => {
            const lesson = lessonOf(id);
            expect(
                lesson?.steps.some(({ question }) => question !== null),
                id,
            ).toBe(true);
            expect(nextInCourse(id)?.id, id).toBe(ids[i + 1]);
            for (let step = 1; lesson && step <= lesson.steps.length; step++)
                expect(linesUpTo(lesson, step)[0] ?? "new ", `${id} ${step}`).toMatch(/^new /);
        });
    }
    expect(nextInCourse("minimax")).toBeUndefined();
});
