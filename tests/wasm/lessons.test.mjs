/** Every lesson of the lessons: its lines are carried out, and what its text claims is looked at. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPlyscope } from "../../wasm/node.mjs";
import { courseLessons, files, lessons } from "../lessons.mjs";
import { path } from "./path.mjs";

/** Carries a line out to its end: what it said. */
function say(plyscope, said, line) {
    said.length = 0;
    const ok = plyscope.exec(line) > 0;
    while (plyscope.pump(50) === "busy");
    const text = said.filter(({ kind }) => kind !== "progress").map(({ line }) => line);
    assert.ok(ok, `${line}: ${text.join("\n")}`);
    return text.join("\n");
}

/** Numbers as people write them; "about" in front takes what its last zeros hide. */
const FIGURE = /(about )?(?<![\w.,])(\d+(?:,\d{3})*(?:\.\d+)?)(?!\w)/g;

function figuresOf(text) {
    return [...text.matchAll(FIGURE)].map(([said, about, digits]) => {
        const plain = digits.replaceAll(",", "");
        const [, zeros = ""] = about === undefined ? [] : /(0*)$/.exec(plain);
        const [, places = ""] = plain.split(".");
        return { said, value: Number(plain), apart: 0.5001 * 10 ** (zeros.length - places.length) };
    });
}

/** Figures of a text that nothing of what was found says. */
const unfounded = (text, found) => {
    const numbers = [...found.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
    return figuresOf(text)
        .filter(({ value, apart }) => !numbers.some((one) => Math.abs(one - value) < apart))
        .map(({ said }) => said);
};

test("a figure stands for what it rounds to, and for nothing else", () => {
    assert.deepEqual(unfounded("about 307,000 of 7 moves, 68 %", "306685 nodes, 7, 68.2"), []);
    assert.deepEqual(unfounded("307,000, 69 %, -16.7", "306685 nodes 68.2 16.8"), [
        "307,000",
        "69",
        "16.7",
    ]);
});

for (const { id, title, about, steps, try: task } of lessons) {
    test(`${id}: every line holds, and all figures of the texts`, async () => {
        assert.match(id, /^[a-z]+$/);
        assert.ok(title && about && task && steps.length >= 3, "title, about, try, three steps");
        const said = [];
        const output = (_re, kind, line) => said.push({ kind, line });
        const plyscope = await openPlyscope({ path, output });
        // What is set up, and what was found in the checks of this lesson so far.
        let known = "";
        for (const { text, lines, board, checks, shows = [] } of steps) {
            const { analyst, until = "", run } = board;
            assert.ok(text.length > 40 && checks.length > 0, text);
            for (const line of lines) say(plyscope, said, line);
            if (analyst) say(plyscope, said, `spec player ${analyst}`);
            known += ` ${lines.join(" ")} ${analyst ?? ""} ${until} ${run ?? ""}`;
            const told = analyst === undefined ? run : `analyze ${analyst}`;
            assert.ok(
                told === undefined || checks.some(({ line }) => line === told),
                `${id}, "${text.slice(0, 40)}...": nothing checks what is shown: ${told}`,
            );
            assert.ok(told === undefined || shows.length > 0, `${id}: what does the page say?`);
            for (const { line, says } of checks) {
                const answer = say(plyscope, said, line);
                const where = `${id}, "${text.slice(0, 40)}...": ${line}`;
                assert.match(answer, new RegExp(says), where);
                known += ` ${line} ${new RegExp(says).exec(answer)[0]}`;
            }
            assert.deepEqual(unfounded(text, known), [], `${id}, "${text}": figures unchecked`);
        }
        plyscope.free();
    });
}

for (const { id, steps } of courseLessons) {
    test(`${id}, of a course: what its words and answers say is so`, async () => {
        const said = [];
        const output = (_re, kind, line) => said.push({ kind, line });
        const plyscope = await openPlyscope({ path, output });
        for (const { board, lines, checks } of steps) {
            for (const line of lines) say(plyscope, said, line);
            if (board.analyst) say(plyscope, said, `spec player ${board.analyst}`);
            for (const { line, says } of checks)
                assert.match(say(plyscope, said, line), new RegExp(says, "m"), `${id}: ${line}`);
        }
        plyscope.free();
    });
}

test("there are at least ten lessons with names of their own", () => {
    assert.ok(lessons.length >= 10);
    assert.deepEqual(lessons.map(({ id }) => `${id}.md`).sort(), files.sort());
});
