/**
 * Finds the positions of the tests that are shipped for players (wasm/playertests.json), by random games whose ends
 * a search to the end has judged: `node tools/experiments/player-tests.mjs`, after tools/build wasm. The same file comes out
 * every time. tests/wasm/playertests.test.mjs judges what has been found by the exact solvers.
 */
import { writeFileSync } from "node:fs";
import { openBoard } from "../../wasm/board.mjs";
import { openPlyscope } from "../../wasm/node.mjs";

const EACH = 6;
let lines = [];
const session = await openPlyscope({
    output: (_, kind, line) => kind !== "text" && lines.push(JSON.parse(line)),
});
function ask(line) {
    lines = [];
    session.exec(line, "json");
    while (session.pump(100) === "busy");
    return lines.at(-1);
}

let seed = 1;
/** A whole number, 0 <= x < count. */
function below(count) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * count);
}

/** Plays so many moves, a part of them good ones; null = the game has ended before. */
function position(game, plies, good) {
    ask(`new ${game}`);
    ask(`seed ${below(1e6)}`);
    for (let ply = 0; ply < plies; ply++) {
        const { moves = [] } = ask("moves");
        if (moves.length === 0) return null;
        const best = below(100) < good ? ask("analyze pvs(depth=2,table=0)").best : undefined;
        ask(`play ${best ?? moves[below(moves.length)].move}`);
    }
    const show = ask("show");
    const { position, status, mover } = show;
    // A choice that the other has made already, of which nobody may know, is not what a test is about.
    return status === "ongoing" && mover >= 0 && !position.includes("choice:") ? position : null;
}

/** How a move ends, where only its exact value is told. */
const endOf = ({ proven, low, high }) =>
    proven ?? (low === high ? { "-100": "loss", 0: "draw", 100: "win" }[low] : null) ?? null;

/** Moves by how they end; null where not all are known. `nodes`: of a search to the end; null = the exact solver. */
function judged(depth, nodes) {
    const judge =
        nodes === null ? "" : ` judge=pvs(moves=all,depth=${depth},nodes=${nodes},table=1)`;
    const moves = ask(`loss${judge}`).moves?.map((row) => ({ ...row, proven: endOf(row) }));
    return moves?.every(({ proven }) => proven !== null) ? moves : null;
}

const named = (moves) => moves.map(({ move }) => move);
const RANK = { loss: 0, draw: 1, win: 2 };

/** Moves that win, when all of them take so many plies and others do not win. */
function winsIn(plies, { moves }) {
    const wins = moves.filter(({ proven }) => proven === "win");
    const fit = wins.length > 0 && wins.every((row) => row.in === plies);
    return fit && moves.length > 2 * wins.length ? named(wins) : null;
}

/** The only move that does not lose at once; and with it the game is not lost, nor won soon. */
function blocks({ moves }) {
    const saves = moves.filter(({ proven, in: plies }) => proven !== "loss" || plies > 2);
    const [{ proven, in: plies } = {}] = saves;
    const held = proven === "draw" || (proven === "win" && plies > 5);
    return moves.length > 3 && saves.length === 1 && held ? named(saves) : null;
}

/** Moves that keep what can be had, where many do not, and the end is not near. */
function keeps({ moves }, near = 5) {
    const best = Math.max(...moves.map(({ proven }) => RANK[proven]));
    const kept = moves.filter(({ proven }) => RANK[proven] === best);
    const hard = best > 0 && moves.length > 1 && 2 * kept.length <= moves.length;
    return hard && (near === 0 || kept.every((row) => row.in > near)) ? named(kept) : null;
}

/** Slides after which no throw of the dice ends the game, where others are not like that. */
function lives() {
    const board = openBoard(session);
    const after = (move, look) => {
        board.play(move);
        const found = look();
        board.undo();
        return found;
    };
    const ends = (move) =>
        after(move, () => board.chance().some((thrown) => after(thrown.move, () => board.over)));
    const moves = board.moves();
    const safe = moves.filter((move) => !ends(move)).map((move) => board.text(move));
    board.free();
    return safe.length > 0 && 2 * safe.length <= moves.length ? safe : null;
}

const WINS = [1, 3, 5].map((plies) => [`win${plies}`, (found) => winsIn(plies, found)]);
const GAMES = [
    {
        game: "connect4",
        plies: [20, 32],
        depth: 42,
        nodes: "100k",
        good: 30,
        sets: [...WINS, ["block", blocks], ["keep", (found) => keeps(found)]],
    },
    {
        game: "amazons(preset=6x6)",
        plies: [19, 28],
        depth: 24,
        nodes: "10k",
        good: 0,
        sets: [...WINS, ["keep", (found) => keeps(found)]],
    },
    { game: "2048", plies: [60, 300], depth: 0, good: 0, sets: [["live", lives]] },
    {
        game: "tron(preset=small)",
        plies: [2, 16],
        depth: 1,
        nodes: null,
        good: 30,
        sets: [["keep", (found) => keeps(found, 0)]],
    },
];

const only = process.argv[2];
const found = [];
for (const { game, plies, depth, nodes, good, sets } of GAMES) {
    if (only && !game.startsWith(only)) continue;
    const rows = Object.fromEntries(sets.map(([id]) => [id, []]));
    for (let tries = 0; tries < 3000; tries++) {
        if (sets.every(([id]) => rows[id].length === EACH)) break;
        const at = position(game, 2 * below((plies[1] - plies[0]) / 2) + plies[0], good);
        const moves = at === null ? null : depth === 0 ? [] : judged(depth, nodes);
        if (moves === null) continue;
        for (const [id, fit] of sets) {
            const answer = rows[id].length < EACH ? fit({ moves }) : null;
            if (answer === null) continue;
            rows[id].push({ position: at, moves: answer });
            break;
        }
    }
    process.stderr.write(`${game}: ${sets.map(([id]) => `${id} ${rows[id].length}`).join(", ")}\n`);
    found.push({
        family: game.replace(/\(.*/, ""),
        game: ask("show").game,
        sets: sets.map(([id]) => ({ id, tests: rows[id] })).filter(({ tests }) => tests.length > 0),
    });
}
session.free();
if (only) console.log(JSON.stringify(found, null, 1));
else
    writeFileSync(
        new URL("../../wasm/playertests.json", import.meta.url),
        `${JSON.stringify(found, null, 4)}\n`,
    );
