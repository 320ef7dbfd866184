// Every exercise of the courses that asks for a program can be solved: tests/solutions has a program for each, which
// passes the exercise's own tests, and the file that the exercise begins with does not.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { openWith } from "./host.mjs";

const courses = new URL("../../web/lessons/en/courses/", import.meta.url);
const solutions = new URL("../solutions/", import.meta.url);

/** Keys and values of a block, in their order; further lines of a value stand below, with two spaces before them. */
const rows = (block) =>
    [...block.matchAll(/^([a-z]+): (.*(?:\n(?: {2}.*)?$)*)/gm)].map(([, key, value]) => [
        key,
        value.replace(/\n {2}/g, "\n").trim(),
    ]);

function exerciseOf(text, board) {
    const all = rows(text);
    const of = (key) => all.filter(([name]) => name === key).map(([, value]) => value);
    const { game, seed, moves } = Object.fromEntries(rows(board));
    const tests = [
        ...of("legal").map((games) => ({ kind: "legal", games: Number(games) })),
        ...of("beats").map((words) => {
            const [, against, percent, games] = /^(.*) (\d+) % of (\d+)$/.exec(words);
            return { kind: "beats", against, percent: Number(percent), games: Number(games) };
        }),
        ...of("finds").map((words) => {
            const [, best, after = ""] = /^(.*?)(?: after (.*))?$/.exec(words);
            return { kind: "finds", best: best.split(" "), after };
        }),
    ];
    const set = [`new ${game}`, seed && `seed ${seed}`, moves && `play ${moves}`].filter(Boolean);
    return { name: of("name")[0], start: of("start")[0], game, set, tests };
}

/** By the name of the solution: that of the lesson, with a number where it has several. */
async function exercises() {
    const found = [];
    for (const file of (await readdir(courses)).sort()) {
        const steps = (await readFile(new URL(file, courses), "utf8")).split(/^## /m);
        const here = steps.flatMap((step) => {
            const block = (word) =>
                new RegExp(`^\`\`\`${word}\n([\\s\\S]*?)\n\`\`\`$`, "m").exec(step)?.[1] ?? "";
            const question = block("question");
            return /^kind: write$/m.test(question) ? [exerciseOf(question, block("board"))] : [];
        });
        here.forEach((one, i) => {
            const number = here.length > 1 ? `-${i + 1}` : "";
            found.push({ ...one, id: file.replace(".md", number) });
        });
    }
    return found;
}

/** What the player of this file comes to in a test: "" = it passes. */
async function failure(host, { name, game, set }, { kind, ...test }) {
    if (kind === "finds") {
        const lines = test.after === "" ? set : [`new ${game}`, `play ${test.after}`];
        for (const line of lines) await host.exec(line);
        const last = (await host.exec(`analyze ${name}`)).at(-1);
        return test.best.includes(last.best) ? "" : `plays ${last.best ?? last.text}`;
    }
    await host.exec(`new ${game}`);
    const [{ player_names: seats }] = await host.exec("show");
    const other = seats.length > 1 ? (test.against ?? "random") : "";
    const said = await host.exec(`match ${name} ${other} games=${test.games} seed=1`);
    const last = said.findLast(({ type }) => type === "match");
    if (last === undefined) return said.at(-1).text;
    if (kind === "legal") return last.failed?.[0]?.games > 0 ? last.failed[0].why : "";
    const score = (100 * (last.wins + last.draws / 2)) / last.games;
    return score >= test.percent ? "" : `${score} %`;
}

/** The first test that fails, and how; "" = none does. */
async function fault(exercise, file) {
    const host = await openWith({ [exercise.name]: file });
    for (const test of exercise.tests) {
        const text = await failure(host, exercise, test);
        if (text !== "") return `${JSON.stringify(test)}: ${text}`;
    }
    return "";
}

const all = await exercises();

test("every exercise has a solution, and no solution is left over", async () => {
    const files = (await readdir(solutions)).filter((name) => name.endsWith(".js"));
    assert.deepEqual(files.sort(), all.map(({ id }) => `${id}.js`).sort());
});

for (const exercise of all) {
    test(`${exercise.id}: the solution passes its tests, the file to begin with does not`, async () => {
        assert.ok(exercise.tests.length > 0);
        assert.equal(await fault(exercise, new URL(`${exercise.id}.js`, solutions)), "");
        const start = new URL(`data:text/javascript,${encodeURIComponent(exercise.start)}`);
        assert.notEqual(await fault(exercise, start), "");
    });
}
