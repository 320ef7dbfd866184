/** French beside English, room by room: the same messages, every one in French, set as French is set. */
import { expect, test, vi } from "vitest";
import { LANGUAGES } from "../../../../wasm/language.mjs";
import { readLesson } from "../../app/lessons/read.ts";
import { SHELF } from "../../app/lessons/shelf.ts";
import { hiddenIn } from "../../panels/lab/write/hidden.ts";
import { sayings } from "../../testing/sayings.ts";
import { lessonText as englishLesson } from "../en/lessons.ts";
import { manual as englishManual } from "../en/manual.ts";
import { sourceOf as englishSource } from "../en/starts.ts";
import { write } from "../en/write.ts";
import { lessonText as frenchLesson } from "./lessons.ts";
import { manual as frenchManual } from "./manual.ts";
import { params as frenchParams } from "./params.ts";
import { sourceOf as frenchSource } from "./starts.ts";
import { values as frenchValues } from "./values.ts";
import { write as frenchWrite } from "./write.ts";

vi.hoisted(() => {
    // Numbers are written in the language of the build.
    vi.stubEnv("LANGUAGE", "fr");
});

const load = (rooms: Record<string, object>, folder: string, grammar: string) =>
    new Map(
        Object.entries(rooms)
            .filter(([path]) => !path.endsWith(grammar))
            .map(([path, room]) => [path.replace(folder, ""), room]),
    );
/** But what the core says, which is no room. */
const english = load(
    import.meta.glob(["../en/**/*.ts", "!../en/core.ts"], { eager: true }),
    "../en/",
    "english.ts",
);
const french = load(
    import.meta.glob(["./**/*.ts", "!./*.test.ts", "!./*.d.ts", "!./core.ts", "!./core/*"], {
        eager: true,
    }),
    "./",
    "french.ts",
);

test("French has the rooms of English", () => {
    const names = (rooms: Map<string, object>) =>
        [...rooms].map(([path, room]) => [path, Object.keys(room).sort()]).sort();
    expect(names(french)).toEqual(names(english));
});

// ---------------------------------------------------------------- messages are called with samples

/** Something that is a number, a list and a record of the same at once. */
const anything: object = new Proxy(Object(3), {
    get(number, name) {
        if (name === "by" || name === "parents") return ["A", "B"];
        if (name === Symbol.toPrimitive) return () => 3;
        if (name === "of" || name === "unit") return name === "of" ? "moves" : "nodes";
        if (name === "at" || name === "count") return 3;
        const own = Reflect.get(number, name);
        if (typeof own === "function") return own.bind(number);
        const items = [anything, anything];
        const listed = Reflect.get(items, name);
        if (listed !== undefined) return typeof listed === "function" ? listed.bind(items) : listed;
        return anything;
    },
});

/** What arguments are: the rest are words by which messages choose. */
const SAMPLES: readonly unknown[] = [
    ...[
        anything,
        anything,
        anything,
        1,
        3,
        3,
        "Jaune",
        "Jaune",
        "",
        ["Jaune", "Rouge"],
        null,
        true,
    ],
    ..."best fine mistake win draw done moves match effort alone mixed nodes visits".split(" "),
];

/** Samples one after another, the same in every run. */
function* samples(arity: number): Generator<unknown[]> {
    let state = 1;
    const next = () => {
        state = (state * 48271) % 2147483647;
        return SAMPLES[state % SAMPLES.length];
    };
    for (let i = 0; i < 1500; i++) yield Array.from({ length: Math.max(arity, 1) }, next);
}

const isText = (told: unknown) => typeof told === "string" || Array.isArray(told);
const textOf = (told: unknown): string =>
    Array.isArray(told)
        ? told.map((piece) => (typeof piece === "string" ? piece : String(piece?.text))).join("")
        : String(told);
const BROKEN = /undefined|NaN|\[object/;

type Say = (...args: unknown[]) => unknown;

/** Both languages with arguments that both take, a dozen at most. */
function said(say: Say, dire: Say): [string, string][] {
    const found: [string, string][] = [];
    for (const args of samples(Math.max(say.length, dire.length))) {
        try {
            const text = say(...args);
            if (!isText(text) || BROKEN.test(textOf(text))) continue;
            found.push([textOf(text), textOf(dire(...args))]);
        } catch {
            // A sample that is none of what the message takes.
            continue;
        }
        if (found.length === 12) break;
    }
    return found;
}

interface Message {
    path: string;
    said: readonly [english: string, french: string][];
}

/** All messages of a room, or of a part of it. */
function messages(own: unknown, other: unknown, path: string): Message[] {
    if (typeof own === "function") return [{ path, said: said(own as Say, other as Say) }];
    if (typeof own === "string") return [{ path, said: [[own, String(other)]] }];
    if (Array.isArray(own) && own.some((piece) => typeof piece?.text === "string"))
        return [{ path, said: [[textOf(own), textOf(other)]] }];
    return Object.keys(own as object).flatMap((name) =>
        messages(
            Reflect.get(own as object, name),
            Reflect.get(other as object, name),
            `${path}.${name}`,
        ),
    );
}

/** Code with comments, and lessons, which are looked at below. */
const CODE = ["lessons.ts", "manual.ts", "starts.ts"];

const ALL = [...english]
    .filter(([file]) => !CODE.includes(file))
    .flatMap(([file, room]) => messages(room, french.get(file), file.replace(/\.ts$/, "")));

test("every message can be said, and says all of it", () => {
    expect(ALL.length).toBeGreaterThan(1000);
    expect(ALL.filter(({ said }) => said.length === 0).map(({ path }) => path)).toEqual([]);
    const broken = ALL.filter(({ said }) => said.some(([, text]) => BROKEN.test(text)));
    expect(broken).toEqual([]);
});

// ---------------------------------------------------------------- how French is set

/** What no French text has: a narrow no-break space stands before ; ! ? %, a no-break space before : and within « ». */
const FAULTS: readonly [what: string, pattern: RegExp][] = [
    ["a space that may break", / [;:!?%»]|« /],
    ["no narrow space", /[\p{L}\p{N})»\u00a0][;!?%]/u],
    ["no space before a colon", /[\p{L}\p{N})»\u202f]:(?=\s|$)/u],
    ["no space within quotation marks", /«(?!\u00a0)|(?<!\u00a0)»/],
    ["a straight quotation mark or apostrophe", /["']/],
    ["a space before dots, or three of them", /\s…|\.\.\./],
    ["a decimal point", /\d\.\d/],
    ["oe for œ", /(?:n|c|s|v)oe(?:u|x)/i],
];
/** What stands between backquotes is typed as it stands. */
const set = (text: string) => text.replace(/`[^`]*`/g, "");
const faults = (text: string) =>
    FAULTS.filter(([, pattern]) => pattern.test(set(text))).map(([what]) => what);

test("faults of typesetting are found", () => {
    const wrong = ["Non !", "Oui!", "Or: non", "«\u202fA\u202f»", "l'un", "Un …", "0.5", "noeud"];
    expect(wrong.map((text) => faults(text).length)).toEqual(wrong.map(() => 1));
    const right = ["Non\u202f! Or\u00a0: «\u00a0l’un\u00a0»…", "50\u202f%", "0,5"];
    expect(right.flatMap(faults)).toEqual([]);
});

test("French is set as French", () => {
    const found = ALL.flatMap(({ path, said }) =>
        said.flatMap(([, text]) => faults(text).map((what) => `${path}: ${what}: ${text}`)),
    );
    expect([...new Set(found)]).toEqual([]);
});

/** Tables of what the core says. */
const CORE = import.meta.glob<{
    [table: string]: { [key: string]: string | ((parts: object) => string) };
}>(["./core/*.ts", "!./core/rest.ts", "!./core/help.ts"], { eager: true });
/** Parts for a sentence. */
const PARTS = new Map(
    sayings().map(({ code, parts }) => [
        code,
        Object.fromEntries(parts.map(({ name, number }) => [name, number ? 3 : "A"])),
    ]),
);

test("what the core says is set as French", () => {
    const texts = Object.values(CORE)
        .flatMap((tables) => Object.values(tables).flatMap((table) => Object.entries(table)))
        .map(
            ([key, text]) =>
                [key, typeof text === "string" ? text : text(PARTS.get(key) ?? {})] as const,
        );
    expect(texts.length).toBeGreaterThan(1000);
    expect(
        texts.flatMap(([key, text]) => faults(text).map((what) => `${key}: ${what}: ${text}`)),
    ).toEqual([]);
});

// ---------------------------------------------------------------- nothing is left in English

/** Names, units, and words that both languages have. */
const ALIKE = new Set(
    "Alt Choix Code Ctrl Elo GIF Ind LPossibles Plyscope Tab UCB expl ms alpha animation budget console document effort evaluate exploration indices licences match minute minutes mod pause moves point points population position positions score scores section table tests version versions".split(
        " ",
    ),
);
/** Samples within a text. */
const GIVEN = new RegExp(SAMPLES.flat().map(String).filter(Boolean).join("|"), "gi");

test("no message is left in English", () => {
    const wordsOf = (text: string, from: readonly unknown[]) =>
        (from.length > 1 ? text.replace(GIVEN, "") : text).match(/\p{L}{2,}/gu) ?? [];
    const left = ALL.filter(({ said }) => said.every(([own, text]) => own === text)).flatMap(
        ({ path, said }) =>
            said
                .flatMap(([, text]) => wordsOf(text, said))
                .filter((word) => !ALIKE.has(word) && !ALIKE.has(word.toLowerCase()))
                .map((word) => `${path}: ${word}`),
    );
    expect([...new Set(left)]).toEqual([]);
});

// ---------------------------------------------------------------- lessons

const figures = (text: string, decimal: string) =>
    (text.replace("Puissance 4", "").match(/\d+(?:[,.\u202f]\d+)*/g) ?? [])
        .map((figure) => figure.replace(decimal, "#").replace(/[,.\u202f]/g, ""))
        .sort();

/** What a question says to people, and what is left of it without that. */
function apart(question: object | null): { told: string[]; rest: unknown } {
    const told: string[] = [];
    const rest = JSON.parse(JSON.stringify(question), (key, value) => {
        if (!/^(?:ask|hints|why|else|word|unit|says)$/.test(key)) return value;
        const texts = [value].flat().filter((text) => /\p{L}{2}/u.test(text));
        told.push(...texts);
        return texts.length > 0 ? null : value;
    });
    return { told, rest };
}

test("lessons do what the English ones do, with the same figures, set as French", () => {
    for (const id of SHELF) {
        const [own, other] = [englishLesson(id), frenchLesson(id)].map(readLesson);
        expect([own?.faults, other?.faults], id).toEqual([[], []]);
        if (own === undefined || other === undefined) return;
        const { title, about, try: next, order, tries, language, steps } = other.lesson;
        expect([language, order, tries]).toEqual(["fr", own.lesson.order, own.lesson.tries]);
        const said = [title, about, next];
        expect(steps, id).toHaveLength(own.lesson.steps.length);
        for (const [i, step] of own.lesson.steps.entries()) {
            const { board, question, words, title, link } = steps[i] as typeof step;
            const [asked, first] = [apart(question), apart(step.question)];
            expect({ board, link, question: asked.rest }, `${id} ${i + 1}`).toEqual({
                board: step.board,
                link: step.link,
                question: first.rest,
            });
            expect(asked.told.length).toBe(first.told.length);
            const whole = (text: string, told: string[]) => [text, ...told].join(" ");
            expect(figures(whole(words, asked.told), ","), `${id} ${i + 1}`).toEqual(
                figures(whole(step.words, first.told), "."),
            );
            said.push(title, words, ...asked.told);
        }
        const wrong = said.flatMap((text) => faults(text).map((what) => `${what}: ${text}`));
        expect(wrong, id).toEqual([]);
    }
});

test("thousands stand away from their number, and one of something has no plural", () => {
    expect(frenchValues.lettered("54,0", "k")).toBe("54,0\u202fk");
    expect(frenchParams.count("1", "générations")).toBe("générations\u00a0: 1");
    expect(frenchParams.count("2", "générations")).toBe("2 générations");
});

// ---------------------------------------------------------------- code with comments

test("players to begin with are the same programs, told in French", () => {
    const program = (source: string) =>
        source
            .replace(/(?:\/\/|#).*$/gm, "")
            .replace(/(title"?(?: =|:)) ".*?"/g, "$1")
            .replace(/\s+/g, " ");
    for (const language of LANGUAGES)
        for (const id of Object.keys(write.starts)) {
            const name = `${id} in ${language}`;
            const [own, other] = [englishSource(id, language), frenchSource(id, language)];
            expect(own, name).not.toBe("");
            expect(program(other), name).toBe(program(own));
            // A space that does not break would stand as its number in the editor.
            expect(hiddenIn(other).count, name).toBe(0);
            const lines = new Set(own.split("\n"));
            const left = other
                .split("\n")
                .filter((line) => /\/\/|#|title/.test(line) && lines.has(line));
            expect(left, name).toEqual([]);
        }
});

test("what a player can use is declared as in English, and told in French", () => {
    const blocks = (text: string) =>
        new Map(
            [...text.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)].map(
                ([, name = "", body = ""]) => [name, body],
            ),
        );
    const COMMENT = /\/\*\*[\s\S]*?\*\/\n/g;
    const [own, other] = [blocks(englishManual), blocks(frenchManual)];
    for (const name of Object.keys(write.manual.pages)) {
        const [english = "", french = ""] = [own.get(name), other.get(name)];
        expect(french.replace(COMMENT, "").trim(), name).toBe(english.replace(COMMENT, "").trim());
        const told = french.match(COMMENT) ?? [];
        expect(told.filter((comment) => english.includes(comment))).toEqual([]);
        // "1.5" is typed as it stands.
        expect(told.flatMap(faults).filter((fault) => fault !== "a decimal point")).toEqual([]);
    }
});

test("what is counted goes with its number: none and one are singular", () => {
    const { tests } = frenchWrite;
    expect([0, 1, 2].map((done) => tests.legal.done(done, 20))).toEqual([
        "0 partie sur 20",
        "1 partie sur 20",
        "2 parties sur 20",
    ]);
    expect(tests.known(1, 3, 9)).toBe("1 sur 3 réussi, 6 à venir");
    expect(tests.known(2, 9, 9)).toBe("2 sur 9 réussis");
});

test("a value stays with its move at the end of a line", () => {
    expect(frenchWrite.ran.valueOf("4", "−1,0")).toBe("4\u00a0:\u00a0−1,0");
});
