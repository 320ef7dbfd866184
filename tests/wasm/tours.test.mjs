/** Every lesson of the guided tours: its lines are carried out, and what its text claims is looked at. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { openPlyscope } from "../../wasm/node.mjs";
import { path } from "./path.mjs";

const file = new URL("../../web/src/app/tours/lessons.json", import.meta.url);
const lessons = JSON.parse(await readFile(file, "utf8"));

/** Carries a line out to its end: what it said. */
function say(plyscope, said, line) {
    said.length = 0;
    const ok = plyscope.exec(line) > 0;
    while (plyscope.pump(50) === "busy");
    const text = said.filter(({ kind }) => kind !== "progress").map(({ line }) => line);
    assert.ok(ok, `${line}: ${text.join("\n")}`);
    return text.join("\n");
}

for (const { id, title, about, steps, try: task } of lessons) {
    test(`${id}: every line holds`, async () => {
        assert.match(id, /^[a-z]+$/);
        assert.ok(title && about && task && steps.length >= 3, "title, about, try, three steps");
        const said = [];
        const output = (_re, kind, line) => said.push({ kind, line });
        const plyscope = await openPlyscope({ path, output });
        for (const { text, lines = [], analyst, run, checks } of steps) {
            assert.ok(text.length > 40 && checks.length > 0, text);
            for (const line of lines) say(plyscope, said, line);
            if (analyst) say(plyscope, said, `spec player ${analyst}`);
            if (run) say(plyscope, said, run);
            for (const { line, says } of checks) {
                const answer = say(plyscope, said, line);
                assert.match(answer, new RegExp(says), `${id}, "${text.slice(0, 40)}...": ${line}`);
            }
        }
        plyscope.free();
    });
}

test("there are at least ten lessons with names of their own", () => {
    assert.ok(lessons.length >= 10);
    assert.equal(new Set(lessons.map(({ id }) => id)).size, lessons.length);
});
