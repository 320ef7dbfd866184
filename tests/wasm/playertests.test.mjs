// Tests that are shipped for players: every verdict is that of the exact solver, or of the rules; and what becomes of
// tests in a player's file.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { openBoard } from "../../wasm/board.mjs";
import { openPlyscope } from "../../wasm/node.mjs";
import { askingOf, createPlayer, greetingOf } from "../../wasm/player.mjs";
import {
    byGame,
    passes,
    readTests,
    shippedSets,
    testLine,
    withoutTest,
    withTest,
} from "../../wasm/playertests.mjs";
import { starts } from "./host.mjs";

const shipped = JSON.parse(
    await readFile(new URL("../../wasm/playertests.json", import.meta.url), "utf8"),
);

let lines = [];
const session = await openPlyscope({
    output: (_, kind, line) => kind !== "text" && lines.push(JSON.parse(line)),
});
function ask(line) {
    lines = [];
    session.exec(line, "json");
    while (session.pump(100) === "busy");
    const last = lines.at(-1);
    assert.notEqual(last.type, "error", `${line}: ${last.text}`);
    return last;
}

/** How a move ends, where only its exact value is told. */
const endOf = ({ proven, low, high }) =>
    proven ?? (low === high ? { "-100": "loss", 0: "draw", 100: "win" }[low] : null);

/**
 * Moves by how they end, by the exact solver. One that does not tell when is asked after a search to the end, and both
 * have to agree.
 */
function judged(depth) {
    const found = ask(depth === 0 ? "loss" : "loss judge=solver(moves=all)").moves;
    const solved = found.map((row) => ({ ...row, proven: endOf(row) }));
    if (depth === 0) return solved;
    const { moves } = ask(`loss judge=pvs(moves=all,depth=${depth},table=1)`);
    for (const [i, { move, proven }] of moves.entries()) {
        assert.equal(solved[i].move, move);
        assert.equal(solved[i].proven, proven, move);
    }
    return moves;
}

/** Moves to the end of any game whose solver does not tell when it comes. */
const DEPTHS = { amazons: 36 };

const sorted = (moves) => [...moves].sort();
const named = (rows) => sorted(rows.map(({ move }) => move));
const wins = (rows) => rows.filter(({ proven }) => proven === "win");

/** What a set claims of a position with these moves: the right ones. */
const CLAIMS = {
    win: (plies) => (rows) => {
        for (const row of wins(rows)) assert.equal(row.in, plies);
        assert.ok(rows.some(({ proven }) => proven !== "win"));
        return named(wins(rows));
    },
    block: (rows) => {
        const saves = rows.filter(({ proven, in: plies }) => proven !== "loss" || plies > 2);
        assert.equal(saves.length, 1);
        assert.notEqual(saves[0].proven, "loss");
        return named(saves);
    },
    keep: (rows) => {
        const rank = ({ proven }) => ["loss", "draw", "win"].indexOf(proven);
        const best = Math.max(...rows.map(rank));
        assert.ok(best > 0);
        assert.ok(rows.every((row) => rank(row) >= 0));
        return named(rows.filter((row) => rank(row) === best));
    },
};
const claimOf = (id) => (id.startsWith("win") ? CLAIMS.win(Number(id.slice(3))) : CLAIMS[id]);

/** Slides after which no throw of the dice ends the game. */
function safe() {
    const board = openBoard(session);
    const ends = () =>
        board.chance().some(({ move }) => {
            board.play(move);
            const { over } = board;
            board.undo();
            return over;
        });
    const found = board.moves().filter((move) => {
        board.play(move);
        const lost = ends();
        board.undo();
        return !lost;
    });
    const texts = found.map((move) => board.text(move));
    board.free();
    return sorted(texts);
}

for (const { family, game } of shipped)
    for (const { id, tests } of shippedSets(shipped, family))
        test(`${game}: what is right in ${id} is proven`, () => {
            assert.ok(tests.length >= 4);
            ask(`new ${game}`);
            for (const { position, moves } of tests) {
                ask(`position ${position}`);
                // A search to the end tells how soon; solvers that tell it, too, are asked themselves.
                const right = id === "live" ? safe() : claimOf(id)(judged(DEPTHS[family] ?? 0));
                assert.deepEqual(sorted(moves), right, position);
                const legal = ask("moves").moves.length;
                assert.ok(moves.length < legal, `${position}: any move will do`);
            }
        });

/** What a player file answers to all tests of a set: right or wrong. */
async function answers(file, tests) {
    const found = [];
    for (const [game, rows] of byGame(tests)) {
        const own = await openPlyscope();
        const said = [];
        const player = createPlayer({
            plyscope: own,
            load: () => import(new URL(`${file}.js`, starts)),
            say: (line) => said.push(line),
        });
        const moves = () => said.filter((line) => line.startsWith("bestmove "));
        for (const line of greetingOf(game)) player.hear(line);
        for (const [i, { position }] of rows.entries()) {
            for (const line of askingOf({ position }, 60_000)) player.hear(line);
            while (moves().length <= i) await new Promise((go) => setImmediate(go));
        }
        for (const [i, line] of moves().entries())
            found.push(passes(rows[i], line.slice("bestmove ".length)));
        own.free();
    }
    return found;
}

test("players that look far enough pass, others do not", async () => {
    const sets = Object.fromEntries(
        shippedSets(shipped, "connect4").map(({ id, tests }) => [id, tests]),
    );
    const count = async (file, id) => (await answers(file, sets[id])).filter(Boolean).length;
    for (const [file, id] of [
        ["greedy", "win1"],
        ["minimax", "win3"],
        ["minimax", "block"],
    ])
        assert.equal(await count(file, id), sets[id].length, `${file}, ${id}`);
    assert.ok((await count("random", "win3")) < sets.win3.length);
    assert.ok((await count("random", "win5")) < sets.win5.length);
});

test("tests stand in a player's file, a line each", () => {
    const at = { game: "connect4(cols=6,rows=5)", position: "....../..J... R" };
    const must = { ...at, must: true, moves: ["3", "4"] };
    const never = { ...at, must: false, moves: ["1"] };
    const source = "export default (game) => game.moves()[0];";
    const file = withTest(withTest(source, must), never);
    assert.equal(
        file,
        `${source}
// Test: in connect4(cols=6,rows=5) from "....../..J... R" it must play 3, 4
// Test: in connect4(cols=6,rows=5) from "....../..J... R" it must not play 1
`,
    );
    const found = readTests(file);
    assert.deepEqual(found, [
        { ...must, line: testLine(must) },
        { ...never, line: testLine(never) },
    ]);
    assert.equal(withoutTest(file, found[0].line), withTest(source, never));
    assert.equal(withoutTest(file, "// Test: of nothing"), file);
    assert.deepEqual(readTests("// Test: in connect4 it must play 3\nconst a = 1;"), []);
});

test("an answer is right if it is one of those wanted, or none of those forbidden", () => {
    const wanted = { must: true, moves: ["3", "4"] };
    const forbidden = { must: false, moves: ["3", "4"] };
    assert.deepEqual(
        ["3", "4", "5"].map((move) => [passes(wanted, move), passes(forbidden, move)]),
        [
            [true, false],
            [true, false],
            [false, true],
        ],
    );
});
