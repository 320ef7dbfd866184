/** Lessons of any content come back from their text; whatever a text says, reading it ends and tells where it errs. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
    emptyBoard,
    emptyQuestion,
    KINDS,
    type Lesson,
    LONGEST,
    type Question,
    type Step,
    type Test,
} from "./format.ts";
import { type Fault, readLesson } from "./read.ts";
import { tidyWords, writeLesson } from "./write.ts";

/** Texts that are tried; `PLYSCOPE_HOSTILE=100000` tries more. */
const HOSTILE = Number(process.env.PLYSCOPE_HOSTILE ?? 400);

const pieces = [
    ..."abc XYZ 0 1 | \\ \\| : # ## ` ``` ~~~ --- [x](y.md) <b> é 四 🎲 +- % after of kind:".split(
        " ",
    ),
    "  ",
    "\t",
];
/** One line, as a person may write it. */
const line = fc
    .array(fc.constantFrom(...pieces), { maxLength: 6 })
    .map((parts) => parts.join(" ").trim());
const said = line.filter((text) => text !== "");
/** Several lines, as they are read: no blank ones at the ends, no spaces at the ends of lines. */
const text = fc.array(line, { maxLength: 4 }).map((lines) =>
    lines
        .map((one) => one.trimEnd())
        .join("\n")
        .replace(/^\n+|\n+$/g, ""),
);
const id = fc.constantFrom("a", "minimax", "x-2", "lesson-with-a-long-name");
const answer = fc.record({ says: said, word: text.map((word) => word.trim()) });
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const figure = fc.record({
    value: number.map((value) => value + 0),
    within: number.map((value) => Math.abs(value)),
    word: text.map((word) => word.trim()),
});
const many = fc.integer({ min: 1, max: 1_000_000_000 });
const name = fc.constantFrom("random", "uct(sims=200,c=1.4)", "minimax(depth=2)");
const move = fc.constantFrom("4", "d1-d7/g7", "u");
const one: fc.Arbitrary<Test> = fc.oneof(
    fc.record({ kind: fc.constant("legal" as const), games: many }),
    fc.record({
        kind: fc.constant("beats" as const),
        against: name,
        percent: fc.integer({ min: 0, max: 100 }),
        games: many,
    }),
    fc.record({
        kind: fc.constant("finds" as const),
        moves: fc.array(move, { minLength: 1, maxLength: 3 }),
        after: fc.array(move, { maxLength: 3 }).map((moves) => moves.join(" ")),
    }),
);
const lists = { ask: text, hints: fc.array(text.filter(Boolean), { maxLength: 2 }), why: text };
const few = <T>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 1, maxLength: 3 });
const question: fc.Arbitrary<Question> = fc.oneof(
    fc.record({
        kind: fc.constant("play" as const),
        ...lists,
        right: few(answer),
        wrong: fc.array(answer, { maxLength: 2 }),
        best: fc.oneof(name, fc.constant("")),
        within: fc.integer({ min: 0, max: 100 }),
        else: text,
    }),
    fc.record({
        kind: fc.constant("choose" as const),
        ...lists,
        options: few(fc.record({ says: said, word: line, right: fc.boolean() })).map((options) => [
            ...options,
            { says: "one", word: "", right: true },
        ]),
        several: fc.boolean(),
    }),
    fc.record({
        kind: fc.constant("number" as const),
        ...lists,
        right: few(figure),
        wrong: fc.array(figure, { maxLength: 2 }),
        unit: line,
        else: text,
    }),
    fc
        .record({
            kind: fc.constant("reach" as const),
            ...lists,
            goal: fc.constantFrom(
                "win" as const,
                "draw" as const,
                "hold" as const,
                "score" as const,
            ),
            count: many,
            against: fc.oneof(name, fc.constant("")),
            else: text,
        })
        .map((asked) =>
            asked.goal === "win" || asked.goal === "draw" ? { ...asked, count: 0 } : asked,
        ),
    fc.record({
        kind: fc.constant("set" as const),
        ...lists,
        player: name,
        sliders: fc.array(fc.constantFrom("depth", "eval"), { maxLength: 2 }),
        find: few(move),
        nodes: fc.oneof(many, fc.constant(0)),
        ms: fc.oneof(many, fc.constant(0)),
        else: text,
    }),
    fc.record({
        kind: fc.constant("write" as const),
        ...lists,
        name: fc.oneof(id, fc.constant("")),
        start: text,
        tests: few(one),
        else: text,
    }),
);
const board = fc.record({
    link: fc.constantFrom("", "v=1&g=connect4&m=44"),
    game: line,
    seed: fc.constantFrom("", "0", "17"),
    players: line,
    moves: line,
    analyst: line,
    until: fc.constantFrom("", "playout 100", "cutoff"),
    panel: fc.constantFrom("", "think", "inside"),
    view: line,
    layers: line,
    marks: fc.constantFrom("", "d4", "d4 e5"),
    arrows: fc.constantFrom("", "a1-b2", "a1-b2 c3-d4"),
    run: fc.constantFrom("", "match random random games=2", "evolve rules"),
});
const step: fc.Arbitrary<Step> = fc.record({
    title: said,
    link: fc.constantFrom("", "", "board.md", "https://example.org/#lesson=x"),
    words: text.map(tidyWords),
    board: fc.option(board),
    question: fc.option(question),
});
const lesson: fc.Arbitrary<Lesson> = fc.record({
    id,
    title: said,
    about: line,
    language: fc.constantFrom("en", "fr", "pt-BR"),
    order: fc.constantFrom("free" as const, "one by one" as const),
    tries: fc.constantFrom("again" as const, "once" as const),
    try: text,
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
});

test("a lesson comes back from its text, and its text from the lesson", () => {
    fc.assert(
        fc.property(lesson, (made) => {
            const written = writeLesson(made);
            const { lesson: read, faults, begins } = readLesson(written);
            expect({ lesson: read, faults }).toEqual({ lesson: made, faults: [] });
            const lines = written.split("\n");
            expect(begins.map((line) => lines[line - 1]?.startsWith("## "))).toEqual(
                made.steps.map(() => true),
            );
        }),
        { numRuns: 100 },
    );
});

test("words of any kind stay within their step", () => {
    const words = fc.array(fc.oneof(line, fc.constantFrom(...HOSTILE_LINES)), { maxLength: 8 });
    fc.assert(
        fc.property(lesson, words, (made, lines) => {
            const steps = made.steps.map((one) => ({ ...one, words: lines.join("\n") }));
            const read = readLesson(writeLesson({ ...made, steps }));
            expect(read.faults).toEqual([]);
            expect(read.lesson.steps.map(({ board, question }) => ({ board, question }))).toEqual(
                steps.map(({ board, question }) => ({ board, question })),
            );
        }),
    );
});

const HOSTILE_LINES = [
    ..."--- ## ##x ``` ~~~ ```board ```question ```` title:x id:_ kind:play kind:choose".split(" "),
    ...[
        "## A",
        "right: 1",
        "right: |",
        "  more",
        "\tmore",
        "goal: hold 1e9",
        "beats: x 101 % of 1",
    ],
    ...["", " ", "\u0000", "\u202e", "\ufeff---", "title: T", "kind: number", "```board x", "\r"],
];

/** Any characters, halves of pairs among them. */
const noise = (maxLength: number) =>
    fc
        .array(fc.oneof(fc.nat({ max: 127 }), fc.nat({ max: 0xffff })), { maxLength })
        .map((codes) => String.fromCharCode(...codes));

test("every text is read to its end, and what is wrong with it lies in it", () => {
    const lines = fc.array(fc.oneof(fc.constantFrom(...HOSTILE_LINES), noise(20)), {
        maxLength: 30,
    });
    const whole = lines.map((all) => ["---", "title: T", ...all].join("\n"));
    const cut = fc.tuple(lesson, fc.nat(), fc.nat({ max: 40 })).map(([made, at, out]) => {
        const written = writeLesson(made);
        const from = at % (written.length + 1);
        return written.slice(0, from) + written.slice(from + out);
    });
    const any = fc.oneof(whole, cut, noise(200));
    fc.assert(
        fc.property(any, (hostile) => {
            const { lesson: read, faults } = readLesson(hostile);
            const texts = hostile.split(/\r\n?|\n/);
            const within = ({ line, column }: Fault) =>
                column >= 1 && column <= (texts[line - 1]?.length ?? -1) + 1;
            if (!faults.every(within)) expect(faults).toEqual("within the text");
            // What can be opened can be written, and is the same then.
            if (faults.length > 0) return;
            const again = readLesson(writeLesson(read));
            expect(again.faults).toEqual([]);
            expect(again.lesson).toEqual(read);
        }),
        { numRuns: HOSTILE },
    );
});

test("the longest texts are read to their end", () => {
    const head = "---\ntitle: T\n---\n## S\n";
    for (const piece of [
        "```\n",
        "```board\n",
        "## \n",
        "a:\n",
        "|",
        "\\|",
        "[x](",
        "---\n",
        "  x\n",
    ]) {
        const hostile = (head + piece.repeat(LONGEST)).slice(0, LONGEST);
        expect(readLesson(hostile).lesson.title, piece).toBe("T");
    }
    expect(readLesson(" ".repeat(LONGEST + 1)).faults).toMatchObject([{ code: "too_long" }]);
});

test("the steps of a text are read where its head is wrong or has no end", () => {
    for (const head of ["", "title: T\n", "---\ntitle: T\n"]) {
        const { lesson: read, faults, begins } = readLesson(`${head}\n## A\n\nB\n\n## C\n`);
        expect(faults).toMatchObject([{ code: head.startsWith("-") ? "head_open" : "no_head" }]);
        expect(read.steps.map(({ title }) => title)).toEqual(["A", "C"]);
        const first = head.split("\n").length + 1;
        expect(begins).toEqual([first, first + 4]);
    }
});

test("an empty question of every kind says what it lacks", () => {
    for (const kind of KINDS) {
        const { title } = { title: "T" };
        const steps = [
            { title, link: "", words: "", board: emptyBoard(), question: emptyQuestion(kind) },
        ];
        const text = writeLesson({ ...readLesson("").lesson, title, steps });
        const { faults } = readLesson(text);
        if (kind === "reach") expect(faults).toEqual([]);
        else expect(faults[0]).toMatchObject({ code: "key_missing" });
    }
});
