/**
 * What a core with one game more says of that game (support/stones.c): the page's tests draw it from here, so
 * that a game needs no line of the page (web/src/app/toy.test.tsx).
 *
 *     node tests/answers/toy.mjs build/release/tests/toy [--update]
 *
 * Of `describe` the row of the game is kept.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { difference } from "./record.mjs";
import { format, parse } from "./transcript.mjs";

const GAME = "stones";
const file = fileURLToPath(new URL("toy/stones.ts", import.meta.url));

const [program, word] = process.argv.slice(2);
const kept = readFileSync(file, "utf8");
const { head, lines } = parse(kept);
const input = lines.map(({ line }) => `${line}\n`).join("");
const said = execFileSync(program, { input, encoding: "utf8" }).trim().split("\n");
const turns = lines.map(({ line, ahead }) => ({ line, ahead, answers: [] }));
for (const answer of said.map((text) => JSON.parse(text))) {
    if (answer.type === "describe") {
        answer.games = answer.games.filter(({ name }) => name === GAME);
        Object.assign(answer, { searchers: [], commands: [] });
    }
    turns[answer.re - 1].answers.push(answer);
}
const now = format(head, turns);
const found = difference(kept, now);
if (found !== null) {
    const update = word === "--update";
    console.log(`${update ? "updated" : "DIFFERS"} ${GAME}\n${found}`);
    if (update) writeFileSync(file, now);
    else process.exitCode = 1;
}
