/** The npm package as somebody installs it: packed, unpacked, its README's example run. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "plyscope-package-"));
after(() => rmSync(folder, { recursive: true }));

function run(program, words, cwd = folder) {
    const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: "utf8" });
    assert.equal(status, 0, `${program} ${words.join(" ")}\n${stdout}\n${stderr}`);
    return stdout;
}

const source = join(root, "build/npm");
const [packed] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], source));
const installed = join(folder, "node_modules/plyscope");
mkdirSync(installed, { recursive: true });
run("tar", ["xzf", join(folder, packed.filename), "--strip-components=1", "-C", installed]);
writeFileSync(join(folder, "package.json"), '{"type":"module"}');

/** Whether tools/make-book has made it. */
const book = existsSync(join(root, "web/public/books/connect4.book"));

test("the package holds what it needs and nothing else", () => {
    const names = packed.files.map(({ path }) => path).sort();
    assert.deepEqual(names, [
        "2048.scale",
        "LICENSE",
        "NOTICES",
        "README.md",
        "amazons.scale",
        "board.mjs",
        "command.mjs",
        ...(book ? ["connect4.book"] : []),
        "connect4.scale",
        "console.mjs",
        "language.mjs",
        "load.d.mts",
        "load.mjs",
        "micropython.wasm",
        "node.mjs",
        "package.json",
        "page.mjs",
        "player-thread.mjs",
        "player.d.mts",
        "player.d.ts",
        "player.mjs",
        "players.mjs",
        "plyscope.d.ts",
        "plyscope.mjs",
        "plyscope.wasm",
        "prelude.mjs",
        "protocol.mjs",
        "python.mjs",
        "realm.mjs",
        "refusal.mjs",
        "sentences.mjs",
        "source.mjs",
        "tron.scale",
        "unit.mjs",
        "units.mjs",
        "visible.mjs",
    ]);
});

test("the package has the notices of what was compiled into it", () => {
    const notices = readFileSync(join(installed, "NOTICES"), "utf8");
    assert.match(
        notices,
        /Plyscope contributors.*The Emscripten Authors.*Rich Felker.*Damien P\. George/s,
    );
});

test("the example of its README runs", () => {
    const readme = readFileSync(join(installed, "README.md"), "utf8");
    const [, example] = readme.match(/```js\n([^`]*)```/);
    writeFileSync(join(folder, "example.mjs"), example);
    const lines = run(process.execPath, ["example.mjs"]).trim().split("\n");
    const last = JSON.parse(lines.at(-1));
    assert.equal(last.type, "go");
    assert.match(last.move, /^[1-7]$/);
});

test("the solver has its opening book", { skip: !book && "there is no book" }, () => {
    // With nodes for all that the book leaves open, and far too few to solve the game.
    const script = `import { openPlyscope } from "plyscope";
const plyscope = await openPlyscope({ output: (re, kind, line) => console.log(line) });
plyscope.exec("analyze solver(nodes=2M)", "json");
while (plyscope.pump(50) === "busy");
plyscope.free();
`;
    writeFileSync(join(folder, "book.mjs"), script);
    const said = JSON.parse(run(process.execPath, ["book.mjs"]).trim().split("\n").at(-1));
    assert.equal(said.proven, "win");
    assert.equal(said.best, "4");
});

test("its types fit the example", () => {
    writeFileSync(
        join(folder, "typed.mts"),
        `import { openPlyscope, type Plyscope, type State } from "plyscope";
const plyscope: Plyscope = await openPlyscope({ output: (re: number, kind, line) => console.log(re, kind, line.length) });
import type { Choose } from "plyscope/player";
export const choose: Choose = (game, { depth }) => game.moves()[Number(depth)];
// @ts-expect-error: a board has no such function
export const wrong: Choose = (game) => game.best();
const state: State = plyscope.pump(1);
// @ts-expect-error: a line is text
plyscope.exec(4);
console.log(state);
plyscope.free();
`,
    );
    const tsc = join(root, "web/node_modules/.bin/tsc");
    run(tsc, [
        "--noEmit",
        "--strict",
        "--module",
        "nodenext",
        "--target",
        "es2022",
        "--types",
        "",
        "typed.mts",
    ]);
});

// ---------------------------------------------------------------- the command

const command = join(
    installed,
    JSON.parse(readFileSync(join(installed, "package.json"))).bin.plyscope,
);
const called = (words, input = "") =>
    spawnSync(process.execPath, [command, ...words], { input, encoding: "utf8" });

test("words make a line, and its games are played by any number of workers", () => {
    const words = ["match", "uct(sims=30)", "random", "games=9", "openings=2", "seed=4"];
    const played = (...options) =>
        run(process.execPath, [command, ...options, ...words]).replace(/time per move.*/, "");
    const wanted = played("-j", "1");
    assert.match(wanted, /9 games/);
    for (const jobs of ["2", "3"]) assert.equal(played("-j", jobs), wanted);
});

test("lines by -c or on standard input, their answers numbered", () => {
    const lines = ["new 2048(rows=3,cols=3)", "sweep montecarlo(playouts=1..2:2) games=2", "seed"];
    const given = [
        called(["--json", ...lines.flatMap((line) => ["-c", line])]),
        called(["--json"], `${lines.join("\n")}\nquit\nnosuch\n`),
    ];
    for (const { status, stdout } of given) {
        const said = stdout
            .trim()
            .split("\n")
            .map((line) => JSON.parse(line))
            .filter(({ type }) => type !== "progress");
        assert.equal(status, 0);
        assert.deepEqual(
            said.map(({ type, re }) => [type, re]),
            [
                ["ok", 1],
                ["started", 2],
                ["sweep", 2],
                ["seed", 3],
            ],
        );
    }
});

test("what is refused is said, and is the exit status", () => {
    const refused = called(["-c", "nosuch", "show"]);
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, /^Unknown command: "nosuch"/);
    assert.match(refused.stdout, /Yellow to move/);
    assert.equal(called(["--json", "nosuch"]).status, 1);
    const less = called(["-c", "accuracy random positions=2 plies=42"]);
    assert.equal(less.status, 1);
    assert.match(less.stderr, /^None of 100 random games/);
    for (const words of [["-x"], ["-j", "0"], ["-c"]]) {
        const wrong = called(words);
        assert.equal(wrong.status, 2, words.join(" "));
        assert.match(wrong.stderr, /usage: plyscope/);
    }
    assert.match(called(["--version"]).stdout, /^plyscope \d+\.\d+\n$/);
});

test("an interrupt ends the job with what is known", async () => {
    const child = spawn(process.execPath, [command, "--json", "analyze", "uct", "endless"]);
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
        if (said === "") child.kill("SIGINT");
        said += text;
    });
    const status = await new Promise((resolve) => child.on("exit", resolve));
    assert.equal(status, 0);
    assert.equal(JSON.parse(said.trim().split("\n").at(-1)).type, "analyze");
});

// ---------------------------------------------------------------- files of players

/** The path of a file of that text. */
function file(name, text) {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
}
const greedy = file(
    "greedy.js",
    `export const params = { noise: { default: 0, min: 0, max: 100 } };
export default function (game, { noise }) {
    const values = new Map();
    for (const move of game.moves()) {
        game.play(move);
        values.set(move, game.evaluate("lines") + noise * game.random());
        game.undo();
    }
    const best = game.moves().reduce((a, b) => (values.get(b) > values.get(a) ? b : a));
    console.log("chosen", game.text(best));
    game.report({ value: values.get(best), depth: 1, values });
    return best;
}
`,
);
const last = ({ stdout }) => JSON.parse(stdout.trim().split("\n").at(-1));

test("a player file plays, with its parameters, equally on any number of workers", () => {
    const line = `match ${greedy}(noise=9,nodes=100) random games=6 openings=2 seed=4 keep=yes`;
    const played = ["1", "2"].map((jobs) => called(["--json", "-j", jobs, line]));
    const [alone, shared] = played.map(last);
    assert.deepEqual(shared.kept, alone.kept);
    assert.equal(alone.failed, undefined);
    assert.ok(alone.wins > 4, String(alone.wins));
    assert.deepEqual(alone.players, ["greedy", "random"]);
    // What it prints is whole to the last line; of games that are played at once it has their number.
    const chosen = (text) => text.match(/greedy: chosen \d$/gm)?.length;
    assert.equal(chosen(played[0].stderr), chosen(played[1].stderr));
    assert.match(played[0].stderr, /^greedy: chosen \d$/m);
    const games = played[1].stderr.match(/^game \d(?=, greedy: chosen \d$)/gm);
    assert.deepEqual(
        [...new Set(games)].sort(),
        [1, 2, 3, 4, 5, 6].map((number) => `game ${number}`),
    );
});

test("a file knows nothing of other games, whatever it leaves behind; limits are told", () => {
    const leaving = file(
        "leaving-things.js",
        `if (globalThis.k || [].k) throw new Error("what is this?");
let asked = 0;
export default function (game) {
    if (asked++ !== game.ply >> 1 && asked > 1) throw new Error("asked " + asked);
    globalThis.k = 1;
    Array.prototype.k = 2;
    setInterval(() => { asked = -9; }, 1);
    const until = performance.now() + 3;
    while (performance.now() < until);
    if (game.nodes === 0) game.playouts(500);
    return game.moves()[0];
}
`,
    );
    for (const jobs of ["1", "2"]) {
        const words = ["--json", "-j", jobs, `match ${leaving} random games=6 nodes=60`];
        const ran = called(words);
        assert.deepEqual([last(ran).games, last(ran).failed], [6, undefined]);
        assert.match(
            ran.stderr,
            /leaving-things: Too much work: this move took 500 nodes, and it had 60/,
        );
    }
});

test("the player of the README plays, and is the one of the examples", () => {
    const example = join(root, "tests/embed/mine.js");
    const shown = readFileSync(join(installed, "README.md"), "utf8");
    assert.ok(shown.includes(readFileSync(example, "utf8")));
    const outcome = last(called(["--json", `match ${example} random games=4`]));
    assert.deepEqual([outcome.wins, outcome.failed], [4, undefined]);
});

test("it is analyzed, swept and met by another of its name, as any player", () => {
    const found = last(called(["--json", `analyze ${greedy}`]));
    assert.deepEqual([found.best, found.depth], ["4", 1]);
    assert.ok(found.moves.every(({ value }) => value === found.value || value < found.value));
    const swept = last(called(["--json", `sweep ${greedy}(noise=0..100:2) random games=2`]));
    assert.deepEqual(
        swept.rows.map(({ value }) => value),
        [0, 100],
    );
    mkdirSync(join(folder, "old"));
    const older = file("old/greedy.js", readFileSync(greedy, "utf8"));
    const namesake = file("uct.mjs", readFileSync(greedy, "utf8"));
    const table = last(called(["--json", `tournament ${greedy} ${older} ${namesake} games=2`]));
    assert.deepEqual(table.players, ["greedy", "greedy-2", "my-uct"]);
    assert.equal(table.failed, undefined);
});

test("a starting point of the page plays here as it does there", () => {
    const start = join(root, "web/src/words/en/starts/minimax.js");
    // A player's values come as text, of twelve digits.
    const values = (player) =>
        last(called(["--json", "-c", "play 1 7 2 7 3", `analyze ${player}`])).moves.map(
            ({ move, value }) => [move, Number(value.toPrecision(12))],
        );
    assert.deepEqual(values(`${start}(depth=3)`), values("minimax(depth=3,eval=strong)"));
});

test("a player in Python plays, is swept, and what is wrong with one is said with its line", () => {
    const python = join(root, "tests/embed/mine.py");
    const shown = readFileSync(join(installed, "README.md"), "utf8");
    assert.ok(shown.includes(readFileSync(python, "utf8")));
    const values = (player) =>
        last(called(["--json", "-c", "play 1 7 2", `analyze ${player}`])).best;
    assert.equal(values(python), values(join(root, "tests/embed/mine.js")));
    const swept = last(called(["--json", `sweep ${python}(noise=0..10:2) random games=2`]));
    assert.deepEqual([swept.rows.length, swept.failed], [2, undefined]);
    const wrong = file("wrong.py", "def choose(game, params):\n    return 1 +\n");
    const { status, stderr } = called(["match", wrong, "random"]);
    assert.equal(status, 1);
    assert.match(stderr, /wrong\.py: line 2, column 5: SyntaxError: invalid syntax/);
    const printing = file(
        "said.py",
        "def choose(game, params):\n    print(game.ply)\n    return 1\n",
    );
    assert.match(called(["-j", "1", `analyze ${printing}`]).stderr, /^said: 0$/m);
});

test("what is wrong with a file is said, with its place", () => {
    const wrong = [
        [
            "syntax.js",
            "export default () => {\n  return 1 +;\n}",
            /syntax.js: line 2, column 13: SyntaxError/,
        ],
        [
            "importing.js",
            'import x from "./x.js";',
            /: A player is one file: import cannot be used/,
        ],
        ["empty.js", "", /empty.js: .*exports a function/],
        ["early.js", "null.x;", /early.js: line 1, column 6: TypeError/],
        ["leaving.js", "process.exit(3);", /leaving.js: it ended its thread/],
    ];
    for (const [name, text, sentence] of wrong) {
        const { status, stderr } = called(["match", file(name, text), "random"]);
        assert.equal(status, 1);
        assert.match(stderr, sentence);
    }
    assert.match(called(["match", "nosuch.js", "random"]).stderr, /no such file/);
});

test("a player that fails loses the game, and the match goes on", () => {
    const failing = {
        "throwing.js": ["export default () => {\n  null.x; }", /line 2, column 8: TypeError/],
        "cheating.js": [
            'export default () => "9"',
            /"9" is no legal move here. Legal moves: 1 2 3/,
        ],
        "dying.js": ["export default () => process.exit(1)", /it ended its thread/],
    };
    for (const [name, [text, sentence]] of Object.entries(failing)) {
        const outcome = last(called(["--json", `match ${file(name, text)} random games=2`]));
        assert.equal(outcome.losses, 2, name);
        assert.match(outcome.failed[0].why, sentence);
    }
});

test("as an engine a file answers the lines of the protocol, with the values that it was given", () => {
    const minimax = join(root, "web/src/words/en/starts/minimax.js");
    const asked = (stones, player) =>
        `position fen ......./......./......./......./${stones} ${player}\ngo movetime 60000\n`;
    const begin = "uci\nsetoption name Game value connect4\nisready\n";
    const talk = (spec, lines) => called(["protocol", spec], `${begin}${lines}quit\n`);
    const { status, stdout } = talk(
        `${minimax}(depth=2)`,
        asked("JJ...../JRR.R..", "J") + asked("JJ...../JRR.R..", "R"),
    );
    const said = stdout.split("\n").filter((line) => !line.startsWith("info currmove"));
    assert.equal(status, 0);
    assert.deepEqual(said, [
        "uciok",
        "readyok",
        "info depth 2 nodes 63 score cp -0.99 pv 4", // the only move that does not lose
        "bestmove 4",
        "info depth 2 nodes 56 score cp 100 pv 4", // seen by the other side
        "bestmove 4",
        "",
    ]);
    const broken = talk(join(folder, "throwing.js"), asked("JJ...../JRR.R..", "J"));
    assert.equal(broken.status, 1);
    assert.match(broken.stderr, /throwing.js: line 2, column 8: TypeError/);
    assert.match(called(["protocol", "nosuch.js"]).stderr, /^plyscope: .*no such file/);
});
