// Players to begin with keep their time on the largest boards. The clock is one of this test: it moves with every call
// of the game, as on a slow machine, so that it tells how much is done between two looks at it.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { mock, test } from "node:test";
import { openBoard } from "../../wasm/board.mjs";
import { openPlyscope } from "../../wasm/node.mjs";
import { greetingOf } from "../../wasm/player.mjs";
import { readPython } from "../../wasm/python.mjs";
import { asked, micropython, starts } from "./host.mjs";

/** Milliseconds of a move, and those that a call, a random game, and a value or a move in a list take. */
const TIME = 250;
const CALL = 0.05;
const GAME = 2;
const ROW = 0.002;

/** Positions after so many moves at random. */
const PLACES = [{ plies: 0 }, { plies: 9 }];

let clock = 0;
mock.method(performance, "now", () => clock);

/** What this call of the game takes. */
const costs = {
    moves: (_, found) => CALL + found.length * ROW,
    playout: () => GAME,
    playouts: ([games]) => games * GAME,
    report: ([{ values }]) => CALL + (values?.size ?? 0) * ROW,
};

function counted(game) {
    for (const [name, call] of Object.entries(game)) {
        if (typeof call !== "function") continue;
        game[name] = (...args) => {
            const found = call(...args);
            clock += costs[name]?.(args, found) ?? CALL;
            return found;
        };
    }
    return game;
}

async function read(file, print) {
    if (file.pathname.endsWith(".js")) return import(file.href);
    return readPython(micropython, await readFile(file, "utf8"), { print, patience: 60 });
}

/** What is told of a move in each of these positions: the move with its time, and what is wrong. */
async function toldBy(file, spec, places) {
    const notes = await asked({
        async load({ print }) {
            const module = await read(file, print.log);
            return { ...module, default: (game, params) => module.default(counted(game), params) };
        },
        greeting: greetingOf(spec).filter((line) => !line.includes("Profile")),
        places,
        time: TIME,
    });
    const of = (wanted) => notes.filter(({ type }) => type === wanted);
    return { thoughts: of("thought").map(({ text }) => JSON.parse(text)), faults: of("fault") };
}

/** The largest board that is shipped of each game: of those with most cells the one with most moves. */
async function largest() {
    const said = [];
    const plyscope = await openPlyscope({ output: (_, __, line) => said.push(line) });
    const sizeOf = (game) => {
        plyscope.exec(`new ${game}`, "text");
        const board = openBoard(plyscope);
        const size = 10_000 * board.cells().length + board.moves().length;
        board.free();
        return size;
    };
    plyscope.exec("describe", "json");
    const { games } = JSON.parse(said[0]);
    const found = games.map(({ name, presets }) => {
        const boards = presets.map((preset) => `${name}(preset=${preset.name})`);
        return boards.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
    });
    plyscope.free();
    return found;
}

/** Those that are not for every game (web/src/panels/lab/write/starts.ts). */
const ONLY = { expectimax: "2048", territory: "tron" };

const games = await largest();
for (const file of (await readdir(starts)).filter((name) => /\.(?:js|py)$/.test(name)))
    test(`${file} keeps its time on the largest boards`, async () => {
        const only = ONLY[file.slice(0, -3)] ?? "";
        for (const game of games.filter((name) => name.startsWith(only))) {
            const { thoughts, faults } = await toldBy(new URL(file, starts), game, PLACES);
            assert.deepEqual(faults, [], game);
            assert.equal(thoughts.length, PLACES.length, game);
        }
    });
