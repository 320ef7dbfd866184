/**
 * Every text of the core that the page shows stands in the catalogue of every language, and was translated from the
 * English that the core has now.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recordedAnswers } from "../testing/answers.ts";
import {
    catalogue,
    type Kind,
    partsOf,
    sentences,
    tableTexts,
    words,
} from "../testing/catalogue.ts";
import { sayings } from "../testing/sayings.ts";
import { told } from "../testing/told.ts";

const WORDS = import.meta.dirname;
const COMMAND = "npx vitest run src/words/catalogue.test.ts -u";
const languages = readdirSync(WORDS).filter((name) => existsSync(join(WORDS, name, "core")));

const answers = await recordedAnswers();
const english = { texts: tableTexts(told), words: words(answers), sentences: sentences() };
const parts = partsOf(told, english, answers);

test("every text of the core has its place, and one only", () => {
    const keys = parts.flatMap(({ tables }) =>
        tables.flatMap((table) => table.keys.map((key) => `${table.name} ${key}`)),
    );
    const all = Object.values(english).reduce((sum, texts) => sum + texts.size, 0);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBe(all);
});

// Texts of the core have changed: npx vitest run src/words/catalogue.test.ts -u, then translate what is listed.
test.each(languages)("the catalogue of the language %s is whole", async (language) => {
    const folder = join(WORDS, language, "core");
    const { files, problems } = catalogue(folder, parts, english);
    const listed = problems.map(({ file, text }) => `words/${language}/core/${file}: ${text}`);
    for (const { file, text } of files)
        await expect
            .soft(text, `after a look at it: ${COMMAND}`)
            .toMatchFileSnapshot(join(folder, file));
    expect.soft(listed, `to be translated; the files are renewed by ${COMMAND}`).toEqual([]);
});

/** The parts that stand in a text, {side}. */
const partsIn = (text: string) =>
    [...text.matchAll(/\{(\w*)\}/g)].map(([, name = ""]) => name).sort();

test.each(languages)(
    "texts of the language %s have the parts of English, and no others",
    async (language) => {
        const known = new Map(
            sayings().map(({ code, parts }) => [code, parts.map(({ name }) => name)]),
        );
        const wrong: string[] = [];
        for (const { file } of parts) {
            const tables: { [table in Kind]?: { [key: string]: unknown } } = await import(
                join(WORDS, language, "core", file)
            );
            for (const kind of ["texts", "words"] as const)
                for (const [key, text] of Object.entries(tables[kind] ?? {}))
                    if (`${partsIn(String(text))}` !== `${partsIn(english[kind].get(key) ?? "")}`)
                        wrong.push(`${file}: ${key}`);
            for (const [code, text] of Object.entries(tables.sentences ?? {}))
                if (
                    typeof text === "string" &&
                    !partsIn(text).every((name) => known.get(code)?.includes(name))
                )
                    wrong.push(`${file}: ${code}`);
        }
        expect(wrong).toEqual([]);
    },
);
