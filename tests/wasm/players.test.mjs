// Players written in JavaScript: the starting points of the page play as the core's own players do, and
// what goes wrong in a player is told and costs the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBoard } from "../../wasm/board.mjs";
import { openPlyscope } from "../../wasm/node.mjs";
import { describePlayer, faultOf, watch } from "../../wasm/player.mjs";
import { openWith, starts } from "./host.mjs";

const start = (name) => new URL(`${name}.js`, starts);

async function analysed(host, spec) {
    const said = await host.exec(`analyze ${spec}`);
    const last = said.find(({ type }) => type === "analyze");
    assert.ok(last, `${spec}: ${JSON.stringify(said)}`);
    return last;
}

/** Both choose the same move of the same value at every position of a game. */
async function same(host, game, mine, theirs, { rows = true, plies = 8 } = {}) {
    await host.exec(`new ${game}`);
    for (let ply = 0; ply < plies; ply++) {
        const [a, b] = [await analysed(host, mine), await analysed(host, theirs)];
        const at = `${game} ply ${ply}: ${mine} and ${theirs}`;
        assert.equal(a.best, b.best, at);
        const values = ({ moves }) => moves.map(({ move, value }) => [move, value?.toFixed(6)]);
        if (rows) assert.deepEqual(values(a), values(b), at);
        else assert.ok(Math.abs(a.value - b.value) < 1e-6, at);
        // A game in which not all goes as both would have it.
        const { moves } = a;
        await host.exec(`play ${moves[(ply * 5) % moves.length].move}`);
        const [line] = await host.exec("show");
        if (line.status !== "ongoing") return;
    }
}

const AS = [
    ["random", "connect4(cols=6,rows=5)", "mine", "random", { rows: false }],
    ["greedy", "amazons(preset=6x6)", "mine", "minimax(depth=1,eval=strong)"],
    // One round: what it has chosen moves when the other has chosen, too.
    ["greedy", "tron", "mine", "minimax(depth=2,eval=strong)", { plies: 6 }],
    ["minimax", "connect4", "mine(depth=4)", "minimax(depth=4,eval=strong)"],
    [
        "minimax",
        "amazons(preset=6x6)",
        "mine(depth=1)",
        "minimax(depth=1,eval=strong)",
        { plies: 3 },
    ],
    ["alphabeta", "connect4", "mine(depth=6)", "alphabeta(depth=6,eval=strong)"],
    ["alphabeta", "connect4", "mine(depth=5,sorted=no)", "alphabeta(depth=5,eval=strong)"],
    ["montecarlo", "connect4", "mine(games=50)", "montecarlo(sims=50)"],
    ["montecarlo", "2048", "mine(games=20)", "montecarlo(sims=20)", { plies: 4 }],
    [
        "uct",
        "amazons(preset=6x6)",
        "mine(games=400)",
        "uct(sims=400,c=1.4,solve=no)",
        { rows: false, plies: 3 },
    ],
    ["uct", "connect4", "mine(games=2000)", "uct(sims=2000,c=1.4,solve=no)"],
    ["expectimax", "2048", "mine(least=0)", "expectimax(depth=2,cutoff=0,eval=rows)", { plies: 5 }],
    ["territory", "tron", "mine", "minimax(depth=2,eval=voronoi)", { plies: 6 }],
];

for (const [name, game, mine, theirs, options] of AS)
    test(`${name} plays ${game} as ${theirs} does`, async () => {
        await same(await openWith({ mine: start(name) }), game, mine, theirs, options);
    });

for (const [name, ...games] of [
    ["greedy", "connect4", "tron", "amazons(preset=6x6)"],
    ["minimax", "amazons(columns=5,rows=5)"],
    ["alphabeta", "amazons(columns=5,rows=5)"],
    ["montecarlo", "amazons(columns=5,rows=5)"],
])
    test(`${name} keeps its limit and beats random moves`, async () => {
        for (const game of games) {
            const host = await openWith({ mine: start(name) });
            await host.exec(`new ${game}`);
            const said = await host.exec("match mine random games=2 seed=3 nodes=4000");
            assert.equal(said.find(({ type }) => type === "match").wins, 2, game);
            const faults = host.notes.filter(({ type }) => type === "fault");
            assert.deepEqual(faults, [], game);
        }
    });

/** The sentence with which `analyze mine` of this file ends. */
async function failure(file) {
    const host = await openWith({ mine: file });
    const said = await host.exec("analyze mine");
    return said.find(({ type }) => type === "error")?.text;
}

const player = (choose, more = {}) => ({ default: choose, ...more });

test("what is wrong with a player is told in a sentence, and costs it the game", async () => {
    const data = (text) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
    assert.match(
        await failure(player(() => 99)),
        /mine has ended: IllegalMove: "99" is no legal move here. Legal moves: 1 2 3 4 5 6 7\.$/,
    );
    assert.match(await failure(player(() => "9")), /"9" is no legal move here/);
    assert.match(await failure(player(() => undefined)), /The player returned no move/);
    assert.match(await failure(player((game) => game.undo())), /There is no move to take back/);
    assert.match(await failure(player((game) => game.evaluate("zork"))), /Unknown eval: "zork"/);
    assert.match(
        await failure(
            player(() => {
                throw new RangeError("too deep\nby far");
            }),
        ),
        /RangeError: too deep/,
    );
    const fault = new URL("data:text/javascript,");
    assert.ok(fault && data);
    const host = await openWith({
        mine: player(() => null),
        other: start("random"),
    });
    const [, lost] = [await host.exec("new connect4"), await host.exec("match mine other games=2")];
    const match = lost.find(({ type }) => type === "match");
    assert.deepEqual([match.wins, match.losses], [0, 2]);
    assert.match(JSON.stringify(match), /The player returned no move/);
    assert.equal(host.notes.filter(({ type }) => type === "fault").length, 2);
});

test("what is not exactly a legal move is refused, with what it was", async () => {
    for (const [wanted, told] of [
        [Number.NaN, '"NaN"'],
        [Number.POSITIVE_INFINITY, '"Infinity"'],
        [2 ** 32, '"4294967296"'],
        [1e300, '"1e+300"'],
        [1.5, '"1.5"'],
        [-1, '"-1"'],
        [{ move: 3 }, '{"move":3}'],
        [[3], "[3]"],
        [true, "true"],
        [3n, "This bigint"],
    ]) {
        const said = await failure(player(() => wanted));
        const sentence = ` IllegalMove: ${told} is no legal move here. Legal moves: 1 2 3 4 5 6 7.`;
        assert.ok(said.endsWith(sentence), said);
    }
    // The columns are called 1 to 7, and are numbered from 0.
    assert.match(
        await failure(player(() => 7)),
        / The number 7 is no legal move here, the text "7" is one: a move is a number of game\.moves\(\), or a text\./,
    );
    const plyscope = await openPlyscope();
    const board = openBoard(plyscope);
    for (const wanted of [Number.NaN, 0.5, 2 ** 32])
        assert.throws(() => board.play(wanted), /is no legal move here/);
    assert.equal(board.text(Number.NaN), "-");
    for (const games of [0, Number.NaN, 1.5, "7"])
        assert.throws(() => board.playouts(games), /takes a number of games from 1 on, not /);
    board.free();
    plyscope.free();
});

test("a place is told by who runs a player, not by the player", async () => {
    const forged = { type: "described", line: 1e9, column: -5, text: "forged" };
    const host = await openWith({
        mine: player(() => {
            throw Object.assign(new Error("mine"), { fault: forged });
        }),
    });
    const said = await host.exec("analyze mine");
    assert.match(said.find(({ type }) => type === "error").text, /has ended: Error: mine\.$/);
    const faults = host.notes.filter(({ type }) => type === "fault");
    assert.deepEqual(faults, [{ type: "fault", text: "Error: mine", ended: true }]);
    const words = {
        toString() {
            throw new Error("none");
        },
    };
    assert.equal(faultOf(words).text, "Thrown: something that has no words.");
});

test("half a character takes nothing with it, and hidden ones are shown", async () => {
    const half = "\ud83d";
    const said = await failure(
        player(() => {
            throw new Error(`${half}end \u202e`);
        }),
    );
    assert.match(said, /Error: \\u\{d83d\}end \\u\{202e\}/);
    const lines = [];
    const plyscope = await openPlyscope({
        output: (_re, _kind, line) => lines.push(line),
    });
    plyscope.exec(`play ${half}44`, "text");
    plyscope.free();
    assert.match(lines.at(-1), /\ufffd44/);
    // A text that is cut is not cut in the middle of a character.
    const long = faultOf(new Error(`${"x".repeat(392)}\u{1f600}`));
    assert.equal(long.text, `Error: ${"x".repeat(392)} …`);
});

test("a player is given the position of the largest map whole", async () => {
    const host = await openWith({ mine: player((game) => game.moves()[0]) });
    await host.exec(`new tron(map=64x64x3_AA${"VVV1".repeat(511)}VV-10)`);
    assert.equal((await analysed(host, "mine")).best, "r");
});

test("one that is tuned while it thinks is asked again, and older answers are passed over", async () => {
    let asked = 0;
    const slow = async (game, { column }) => {
        asked++;
        await new Promise((done) => setTimeout(done, 20));
        return game.moves()[column];
    };
    const params = { column: { default: 0, min: 0, max: 6 } };
    const host = await openWith({ mine: player(slow, { params }) });
    const { session } = host;
    session.exec("analyze mine", "json");
    while (asked === 0) {
        session.pump(1);
        await new Promise((go) => setImmediate(go));
    }
    for (const column of [2, 3, 4]) session.exec(`tune 1 column=${column}`, "json");
    const said = await host.exec("jobs");
    const last = said.findLast(({ type }) => type === "analyze");
    assert.equal(last.best, "5");
});

test("the line and column of a mistake are found in the player's file", async () => {
    const host = await openWith({ mine: new URL("faulty.mjs", import.meta.url) });
    const said = await host.exec("analyze mine");
    assert.match(
        said.find(({ type }) => type === "error").text,
        /line 3, column 21: ReferenceError: zork/,
    );
    assert.deepEqual([host.notes.at(-1).line, host.notes.at(-1).column], [3, 21]);
});

test("a place is one in the player's file, not in what runs it", () => {
    const error = new TypeError("A player file exports a function");
    const stack = (...rows) => [String(error), ...rows].join("\n    at ");
    error.stack = stack("chooser (blob:page:2:316)", "describePlayer (blob:page:2:1116)");
    for (const file of ["blob:mine", undefined])
        assert.deepEqual(faultOf(error, file), { text: String(error) });
    error.stack = stack("move (blob:page:2:316)", "choose (blob:mine#1:3:5)", "blob:page:4:1");
    assert.deepEqual(faultOf(error, "blob:mine"), {
        text: String(error),
        line: 3,
        column: 5,
    });
});

test("an import that comes to nothing is told as what it is, in any browser", () => {
    const alone = "A player is one file: import cannot be used.";
    for (const said of [
        "Failed to fetch dynamically imported module: blob:null/1#1",
        `Failed to resolve module specifier "./x.js". Invalid relative url or base scheme isn't hierarchical.`,
        "error loading dynamically imported module: https://example.org/x.js",
        "The specifier “x” was a bare specifier, but was not remapped to anything.",
        "Importing a module script failed.",
        "Module specifier, './x.js' does not resolve to a valid URL.",
    ])
        assert.equal(faultOf(new TypeError(said)).text, alone);
});

test("a failure of the games themselves is told as that, not as the player's", () => {
    for (const [error, what] of [
        [new WebAssembly.RuntimeError("memory access out of bounds"), /\(memory access out of /],
        [
            Object.assign(new Error("OOM"), { name: "RuntimeError" }),
            /failed inside this player \(OOM\)/,
        ],
    ])
        assert.match(faultOf(error).text, what);
});

test("parameters are rows of the player: bounds, values, words", async () => {
    const seen = [];
    const mine = player(
        (game, params) => {
            seen.push(params);
            return game.moves()[0];
        },
        {
            title: "A player of mine",
            params: {
                depth: { default: 4, min: 1, max: 12, title: "Search depth" },
                c: { default: 0.5, min: 0, max: 2 },
                sorted: true,
                by: { default: "visits", choices: ["visits", "value"] },
            },
        },
    );
    const host = await openWith({ mine });
    await host.exec("analyze mine(depth=7,c=1.25,sorted=no,by=value)");
    await host.exec("analyze mine");
    assert.deepEqual(seen, [
        { depth: 7, c: 1.25, sorted: false, by: "value" },
        { depth: 4, c: 0.5, sorted: true, by: "visits" },
    ]);
    const [refused] = await host.exec("analyze mine(depth=13)");
    assert.match(refused.text, /13/);
    const [{ searchers }] = await host.exec("describe");
    const row = searchers.find(({ name }) => name === "mine");
    assert.equal(row.title, "A player of mine");
    assert.equal(row.own, true);
    assert.deepEqual(
        row.params.slice(0, 4).map(({ name, type, title }) => [name, type, title]),
        [
            ["depth", "int", "Search depth"],
            ["c", "real", "c"],
            ["sorted", "bool", "sorted"],
            ["by", "enum", "by"],
        ],
    );
    // A sweep over a parameter of its own.
    const sweep = (await host.exec("sweep mine(depth=1..3) random games=2")).at(-1);
    assert.equal(sweep.rows.length, 3);
});

test("a player that was written anew takes the place of the old one, seats included", async () => {
    const files = {
        mine: player((game) => game.moves()[0], {
            params: { depth: { default: 1, min: 1, max: 9 } },
        }),
    };
    const host = await openWith(files);
    await host.exec("players mine(depth=3) random");
    files.mine = player((game) => game.moves()[1]);
    assert.ok(await host.put("mine"));
    const [seats] = await host.exec("players");
    assert.equal(seats.players[0].human, true);
    assert.match(seats.reset[0], /depth/);
    assert.equal((await host.exec("analyze mine")).at(-1).best, "2");
    assert.equal(host.session.blob("player-mine", new Uint8Array()), true);
    assert.match((await host.exec("analyze mine"))[0].text, /Unknown player: "mine"/);
});

test("players that were described fit; programs that nobody has named do not", async () => {
    const host = await openWith({ mine: player((game) => game.moves()[0]) });
    const [{ searchers }] = await host.exec("searchers");
    const row = (wanted) => searchers.find(({ name }) => name === wanted);
    assert.equal(row("mine").fits, true);
    assert.equal(row("external").fits, false);
    assert.match(row("external").reason, /No program is named/);
});

test("a player is described with care", () => {
    const choose = () => 0;
    const bad = (name, module, pattern) =>
        assert.throws(() => describePlayer(name, module), pattern);
    bad("mine", {}, /exports a function/);
    bad("1st", { default: choose }, /name of a player/);
    bad("mine", { default: choose, params: { "a b": true } }, /name of a parameter/);
    bad(
        "mine",
        { default: choose, params: { a: { default: 9, min: 1, max: 3 } } },
        /between two bounds/,
    );
    bad(
        "mine",
        {
            default: choose,
            params: Object.fromEntries([...Array(17)].map((_, i) => [`p${i}`, true])),
        },
        /at most 16/,
    );
    assert.equal(
        describePlayer("mine", {
            default: choose,
            title: "Tab\there\nand there",
            params: {},
        }),
        "plyscope player 1\nname mine\ntitle Tab here and there\n",
    );
});

test("the time of a player is its own, not that of the core that waits for it", async () => {
    const rest = 60;
    const slow = async (game) => {
        await new Promise((done) => setTimeout(done, rest));
        return game.moves()[0];
    };
    const host = await openWith({ mine: player(slow) });
    await host.exec("new connect4(cols=4,rows=4)");
    // A timer may be a little early, and the clock begins when the first slice does.
    const least = rest - 5;
    assert.ok((await analysed(host, "mine")).ms >= least);
    const [match] = (await host.exec("match mine random games=2")).slice(-1);
    assert.ok(match.ms_per_move[0] >= least, JSON.stringify(match.ms_per_move));
    const [accuracy] = (await host.exec("accuracy mine positions=2")).slice(-1);
    assert.ok(accuracy.rows[0].ms >= least, JSON.stringify(accuracy.rows));
});

test("who takes longer than the limit that was set is told by how much", async () => {
    const slow = async (game) => {
        await new Promise((done) => setTimeout(done, 200));
        return game.moves()[0];
    };
    const host = await openWith({ mine: player(slow) });
    const faults = () => host.notes.filter(({ type }) => type === "fault");
    await host.exec("analyze mine");
    assert.deepEqual(faults(), []);
    await host.exec("analyze mine(time=0.05)");
    const [note] = faults();
    assert.match(
        note.text,
        /^Too slow: this move took 0\.\d+ s, and it had 0\.027 s\. Ask game\.stop/,
    );
});

test("names of the core's own players are refused", async () => {
    const plyscope = await openPlyscope();
    const file = (text) => new TextEncoder().encode(`plyscope player 1\n${text}`);
    const put = (text) => plyscope.blob("player-x", file(text));
    assert.equal(put("name uct\n"), false);
    assert.equal(put("name x\nint depth 4 1 2\n"), false);
    assert.equal(put("name x\nint depth 1.5 1 2\n"), false);
    assert.equal(put("name x\nint depth 1 1 2.5\n"), false);
    assert.equal(put("name x\nword by a b,c\n"), false);
    assert.equal(put("name x\nword by a a,b,a\n"), false);
    assert.equal(put("name x\nzork\n"), false);
    assert.equal(put("title x\n"), false);
    assert.equal(put("name x\npatience 0\n"), false);
    assert.equal(put("name x\npatience a while\n"), false);
    assert.equal(put("name x\npatience 0.5\n"), true);
    assert.equal(put("name x\nint depth 4 1 9 Depth\nbool time yes\n"), false);
    assert.equal(put("name x\nint depth 4 1 9 Depth\nbool sorted yes\n"), true);
    plyscope.free();
});

test("a board keeps to the rules: what is no legal move is refused, and everything comes back", async () => {
    const plyscope = await openPlyscope();
    plyscope.exec("new amazons(preset=6x6)");
    const board = openBoard(plyscope);
    const first = board.position();
    const { cells, columns } = board.about();
    assert.deepEqual([columns, cells.length, board.players, board.toMove], [6, 36, 2, 0]);
    const moves = board.moves();
    assert.throws(() => board.play(4294967295), /no legal move/);
    assert.throws(() => board.play("zork"), /no legal move/);
    const key = board.key();
    for (let games = 0; games < 20; games++) {
        while (!board.over) {
            const list = board.moves();
            const move = list[board.below(list.length)];
            assert.equal(board.move(board.text(move)), move);
            board.play(move);
        }
        assert.equal(Math.abs(board.result(0)), 1);
        assert.equal(board.result(0), -board.result(1));
        assert.deepEqual(board.moves(), []);
        assert.throws(() => board.play(moves[0]), /the game is over/);
        while (board.ply > 0) board.undo();
    }
    assert.deepEqual([board.position(), board.key(), board.moves()], [first, key, moves]);
    assert.throws(() => board.undo(), /no move to take back/);
    board.free();
    plyscope.exec("new 2048");
    const tiles = openBoard(plyscope);
    tiles.play(tiles.moves()[0]);
    assert.equal(tiles.toMove, -1);
    const chances = tiles.chance();
    assert.ok(Math.abs(chances.reduce((sum, { probability }) => sum + probability, 0) - 1) < 1e-9);
    tiles.play(tiles.roll());
    assert.equal(tiles.toMove, 0);
    tiles.free();
});

test("the cells of a board are as the page draws them, in every game", async () => {
    for (const game of ["connect4", "amazons(preset=6x6)", "2048", "tron(preset=teleports)"]) {
        let shown = "";
        const plyscope = await openPlyscope({
            output(_re, kind, line) {
                if (kind === "json") shown = line;
            },
        });
        plyscope.exec(`new ${game}`, "json");
        const along = openBoard(plyscope);
        for (let ply = 0; ply < 12 && !along.over; ply++) {
            plyscope.exec("show", "json");
            const { view, pieces } = JSON.parse(shown);
            const drawn = view.cells.map(({ name, x, y, floor, place, piece, owner, label }) => ({
                ...{ name, x, y, floor, place, owner, label: label ?? null },
                piece: pieces[piece]?.name ?? null,
            }));
            const fresh = openBoard(plyscope);
            assert.deepEqual(fresh.cells(), drawn, `${game}, ply ${ply}`);
            assert.deepEqual(fresh.about().cells, drawn);
            const move = fresh.text(fresh.moves()[0]);
            fresh.free();
            // Where dice move as well, the board's would not be those of the game.
            if (game !== "2048") {
                assert.deepEqual(along.cells(), drawn);
                along.play(move);
            }
            plyscope.exec(`play ${move}`, "json");
        }
        const { cells, ...known } = along.about();
        assert.equal(cells.length, known.columns * known.rows * known.floors);
        along.free();
        plyscope.free();
    }
});

test("what is the same in all positions is read once", async () => {
    const plyscope = await openPlyscope();
    const board = openBoard(plyscope);
    const { parse } = JSON;
    let reads = 0;
    JSON.parse = (...given) => {
        reads++;
        return parse(...given);
    };
    try {
        for (let i = 0; i < 9; i++)
            board.play(board.moves()[board.about().cells.length - 42 + (i % 3)]);
        board.cells();
    } finally {
        JSON.parse = parse;
    }
    assert.equal(reads, 1);
    board.free();
    plyscope.free();
});

test("pieces are those of the cells, in a list that is filled anew", async () => {
    for (const game of ["connect4", "amazons(preset=6x6)", "2048", "tron(preset=teleports)"]) {
        const plyscope = await openPlyscope();
        plyscope.exec(`new ${game}`, "text");
        const board = openBoard(plyscope);
        const named = board.about().pieces;
        for (let ply = 0; ply < 12 && !board.over; ply++) {
            const seen = Array.from(board.pieces(), (piece) => named[piece]?.name ?? null);
            assert.deepEqual(
                seen,
                board.cells().map(({ piece }) => piece),
                `${game}, ply ${ply}`,
            );
            board.play(board.moves()[ply % board.moves().length]);
        }
        assert.equal(board.pieces(), board.pieces());
        board.free();
        plyscope.free();
    }
});

/** Values of a tree are told in tenths. */
const TENTHS = 10;

/** The record of the last analysis, node by node, without what only one of our own searches can know. */
async function treeOf(host, spec) {
    const said = await host.exec(`analyze ${spec} record=20000`);
    const last = said.find(({ type }) => type === "analyze");
    const [tree] = await host.exec("tree 400 columns");
    const { parent, move, moves, value, bound, visits: effort } = tree;
    const names = move.map((number) => moves[number] ?? null);
    return { last, tree: { parent, names, value, bound, effort } };
}

/** Minimax to a fixed depth, and nothing beside. */
function minimax(game, { depth }) {
    const worth = (left) => {
        if (game.over || left === 0) return game.evaluate("strong");
        const pick = game.toMove === game.seat ? Math.max : Math.min;
        return pick(...game.moves().map((move) => after(move, left - 1)));
    };
    const after = (move, left) => {
        game.play(move);
        const value = worth(left);
        game.undo();
        return value;
    };
    const values = new Map(game.moves().map((move) => [move, after(move, depth - 1)]));
    const value = Math.max(...values.values());
    game.report({ value, depth, values });
    return game.moves().find((move) => values.get(move) === value);
}

test("the tree of a written minimax is that of our own, node by node", async () => {
    const params = { depth: { default: 3, min: 1, max: 12 } };
    const host = await openWith({ mine: player(minimax, { params }) });
    for (const game of ["connect4", "tron", "amazons(preset=6x6)"]) {
        await host.exec(`new ${game}`);
        const depth = game.startsWith("amazons") ? 1 : 3;
        const [mine, theirs] = [
            await treeOf(host, `mine(depth=${depth})`),
            await treeOf(host, `minimax(depth=${depth},eval=strong)`),
        ];
        // Evaluations are real numbers, which may be rounded either way.
        const values = ({ tree }) => tree.value;
        const near = values(mine).every((of, i) => Math.abs(of - values(theirs)[i]) <= 1);
        assert.ok(near, game);
        const rest = ({ tree: { value: _, ...others } }) => others;
        assert.deepEqual(rest(mine), rest(theirs), game);
        const efforts = ({ last }) => last.moves.map(({ move, nodes }) => [move, nodes]);
        assert.deepEqual(efforts(mine), efforts(theirs), game);
    }
});

test("a written Monte Carlo search has the mean of its random games at every node", async () => {
    const host = await openWith({ mine: start("uct") });
    await host.exec("new connect4");
    const { last, tree } = await treeOf(host, "mine(games=300)");
    assert.equal(tree.effort[0], 300);
    const children = tree.parent.flatMap((parent, i) => (parent === 0 ? [i] : []));
    const told = new Map(last.moves.map(({ move, value }) => [move, value]));
    for (const child of children)
        assert.equal(tree.value[child], Math.round(told.get(tree.names[child]) * TENTHS));
    assert.equal(
        children.reduce((sum, child) => sum + tree.effort[child], 0),
        300,
    );
    const [root] = await host.exec("node");
    assert.equal(root.unit, "visits");
    assert.match(root.text, /^Mean of 300 visits: /);
});

test("a report of what is no number is told once, with its line, and the player goes on", async () => {
    const source = `export default (game) => {
    for (const value of [1, 0 / 0, "5"])
        game.report({ value });
    game.report({ values: new Map([[3, Infinity]]) });
    return 3;
};`;
    const file = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
    const host = await openWith({ mine: file });
    assert.equal((await analysed(host, "mine")).best, "4");
    const faults = host.notes.filter(({ type }) => type === "fault");
    assert.deepEqual(faults, [
        {
            ...{ type: "fault", line: 3, column: 14 },
            text: "game.report: value is NaN, which is no finite number: it is not shown.",
        },
    ]);
});

test("pieces have whole names", async () => {
    let names = [];
    const look = (game) => {
        names = game.about().pieces.map(({ name }) => name);
        return game.moves()[0];
    };
    const host = await openWith({ mine: player(look) });
    await host.exec("new tron");
    await analysed(host, "mine");
    assert.ok(names.includes("orange-trail"), names.join(" "));
});

test("what a player tells of a node stands in the record: its window, and a value of its own", async () => {
    const host = await openWith({
        mine: player((game) => {
            const [first] = game.moves();
            game.play(first);
            game.node({ alpha: -7, beta: 9, value: 5, seat: game.toMove });
            game.undo();
            game.report({ value: 1 });
            return first;
        }),
    });
    await host.exec("analyze mine record=100 log=100");
    const [tree] = await host.exec("tree 10 columns");
    assert.equal(tree.value[1], -5 * TENTHS);
    const [log] = await host.exec("log 0 10");
    assert.deepEqual([log.alpha[1], log.beta[1]], [-9 * TENTHS, 7 * TENTHS]);
});

test("values that are declared percent are results, others stay evaluations", async () => {
    const choose = (game) => {
        game.report({ value: 40 });
        return game.moves()[0];
    };
    const host = await openWith({
        percent: { ...player(choose), values: "percent" },
        plain: player(choose),
    });
    const [a, b] = [await analysed(host, "percent"), await analysed(host, "plain")];
    assert.deepEqual([a.scale, b.scale], ["result", "evaluation"]);
    assert.throws(() => describePlayer("x", { ...player(choose), values: "points" }), /percent/);
});

test("what stands on the board is told as before when the memory has grown meanwhile", async () => {
    const plyscope = await openPlyscope();
    plyscope.exec("new connect4", "text");
    const board = openBoard(plyscope);
    const standing = board.pieces();
    const { module } = plyscope.inner;
    const { buffer } = module.HEAP8;
    module._free(module._malloc(buffer.byteLength));
    assert.notEqual(module.HEAP8.buffer, buffer);
    board.play("4");
    assert.equal(board.pieces(), standing);
    assert.deepEqual(
        standing.filter((piece) => piece >= 0),
        new Int8Array([0]),
    );
    board.free();
});

test("a pause of the machine in one of many calls is not taken for sixteen", () => {
    // Each call takes a microsecond; the 1008th, which is timed, 5 ms.
    let [now, calls] = [0, 0];
    const play = () => {
        now += ++calls === 1008 ? 5 : 0.001;
    };
    const game = {
        play,
        undo() {},
        moves() {},
        chance() {},
        evaluate() {},
        playout() {},
    };
    const rest = { playouts() {}, cells() {}, pieces() {}, about() {} };
    const all = { ...game, ...rest };
    const spent = watch(all, () => now);
    for (let i = 0; i < 2000; i++) all.play();
    assert.ok(Math.abs(spent.play - now) < 0.1, `${spent.play} of ${now} ms`);
});
