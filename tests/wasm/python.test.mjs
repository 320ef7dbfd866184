// Players written in Python: the starting points of the page play as those in JavaScript do, what goes wrong is told with
// its line, equal seeds give equal games, and nothing of JavaScript can be reached.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES, languageOf } from "../../wasm/language.mjs";
import { openPlyscope } from "../../wasm/node.mjs";
import { askingOf, createPlayer, greetingOf } from "../../wasm/player.mjs";
import { readPython } from "../../wasm/python.mjs";
import { asked, micropython, openWith, starts } from "./host.mjs";

/** Asks a file for moves, in one game: what it has said. `patience`: seconds. */
async function ask(
    source,
    { game = "connect4", places = [{ plies: 0 }], time = 2, patience = 2 } = {},
) {
    const notes = await asked({
        load: ({ print }) => readPython(micropython, source, { print: print.log, patience }),
        greeting: greetingOf(game),
        places,
        time: time * 1000,
    });
    const of = (type) => notes.filter((note) => note.type === type);
    return {
        printed: of("log").map(({ text }) => text),
        moves: of("thought").map(({ text }) => JSON.parse(text).move),
        fault: of("fault")[0],
    };
}

const choosing = (...lines) =>
    `def choose(game, params):\n${lines.map((line) => `    ${line}\n`).join("")}`;

/** What choose prints of these. */
const printed = async (...values) => {
    const { printed: lines, fault } = await ask(
        choosing(...values.map((value) => `print(repr((${value})))`), "return game.moves()[0]"),
    );
    assert.equal(fault, undefined, JSON.stringify(fault));
    return lines;
};

/** A start, its game, its values, and positions from which both are asked. */
const STARTS = [
    ["random", "connect4", []],
    ["greedy", "amazons(preset=6x6)", []],
    ["greedy", "tron", []],
    ["minimax", "connect4", ["depth=3"]],
    ["alphabeta", "connect4", ["depth=4"]],
    ["alphabeta", "connect4", ["depth=3", "sorted=no"]],
    ["montecarlo", "connect4", ["games=20"]],
    ["montecarlo", "amazons(preset=6x6)", ["games=1"]],
    ["uct", "connect4", ["games=200"]],
    ["uct", "2048", ["games=50"]],
    ["expectimax", "2048", ["depth=2"]],
    ["territory", "tron", []],
];

for (const [name, game, values] of STARTS)
    test(`${name} in Python plays ${game} as the one in JavaScript does`, async () => {
        const host = await openWith({
            js: new URL(`${name}.js`, starts),
            py: new URL(`${name}.py`, starts),
        });
        await host.exec(`new ${game}`);
        for (let ply = 0; ply < 4; ply++) {
            const found = [];
            for (const player of ["js", "py"]) {
                const said = await host.exec(`analyze ${player}(${[...values, "time=1min"]})`);
                const last = said.find(({ type }) => type === "analyze");
                assert.ok(last, JSON.stringify(said));
                const { best, moves, depth } = last;
                found.push([best, depth, moves.map((row) => [row.move, row.value?.toFixed(6)])]);
            }
            assert.deepEqual(found[1], found[0], `${game} ply ${ply}`);
            const [, , rows] = found[0];
            await host.exec(`play ${rows[(ply * 5) % rows.length][0]}`);
        }
    });

test("a file says itself in which language it is", async () => {
    for (const language of LANGUAGES)
        for (const [name] of STARTS) {
            const ending = { javascript: "js", python: "py" }[language];
            const source = await readFile(new URL(`${name}.${ending}`, starts), "utf8");
            assert.equal(languageOf(source), language, `${name}.${ending}`);
        }
    for (const [source, language] of [
        ["", "javascript"],
        ["import random\n", "python"],
        ["import x from 'y';\n", "javascript"],
        ["import 'y';\n", "javascript"],
        ["# a\n", "python"],
        ["class A:\n    pass\n", "python"],
        ["class A {\n    #x = 1;\n}\n", "javascript"],
        ["def choose(game, params)\n    return 1", "python"],
        ["const text = `\ndef choose(game):\n`;\nexport default () => text;", "javascript"],
        ["export { choose };\nfunction choose() {}", "javascript"],
        ["for move in game.moves():\n", "python"],
    ])
        assert.equal(languageOf(source), language, source);
});

test("what is sorted stands as in Python: equals in their order, and each is asked for its key once", async () => {
    const lines = await printed(
        "sorted([3, 1, 2]), sorted((3, 1, 2), reverse=True), sorted('ba'), sorted([])",
        "sorted(range(2000), key=lambda number: 7) == list(range(2000))",
        "sorted(['bb', 'a', 'cc', 'd'], key=len), sorted(['a', 'bb', 'c', 'dd'], key=len, reverse=True)",
        "[asked := [], sorted([2, 3, 1], key=lambda number: asked.append(number) or -number), asked]",
    );
    assert.deepEqual(lines, [
        "([1, 2, 3], [3, 2, 1], ['a', 'b'], [])",
        "True",
        "(['a', 'd', 'bb', 'cc'], ['bb', 'dd', 'a', 'c'])",
        "[[2, 3, 1], [3, 2, 1], [2, 3, 1]]",
    ]);
});

test("the game is what it is in JavaScript, with lists, numbers and None", async () => {
    const lines = await printed(
        "game.moves()",
        "[game.text(move) for move in game.moves()]",
        "game.move('3')",
        "list(game.pieces()) == [-1] * 42",
        "(game.seat, game.to_move, game.players, game.ply, game.over, game.nodes, game.stop)",
        "game.cells()[8].name, game.cells()[8].x, game.cells()[8].piece",
        "game.about()['family'], game.about()['sides']",
        "[game.play(3), game.play('4'), list(game.pieces())[3:11:7], game.ply, game.undo(), game.undo()]",
        "type(game.key()), game.result(), game.result(1), game.evaluate('plain', 1)",
        "game.limits.nodes, 1000 < game.limits.time, 0 < game.time.left < 2001, 0 <= game.time.used",
        "game.position() == game.position()",
        "[game.chance(), -1 <= game.playout() <= 1, -1 <= game.playouts(5, 'plain') <= 1]",
        "params.__class__.__name__",
    );
    assert.deepEqual(lines, [
        "[0, 1, 2, 3, 4, 5, 6]",
        "['1', '2', '3', '4', '5', '6', '7']",
        "2",
        "True",
        "(0, 0, 2, 0, False, 0, False)",
        "('b2', 1, None)",
        "('connect4', ['Yellow', 'Red'])",
        "[None, None, [0, 1], 2, None, None]",
        "(<class 'int'>, 0, 0, 0)",
        "(inf, True, True, True)",
        "True",
        "[[], True, True]",
        "'Params'",
    ]);
});

test("values of parameters are members and keys; title and values are told of", async () => {
    const python = [
        'title = "Seventh"',
        'values = "percent"',
        'params = {"column": {"default": 7, "min": 1, "max": 7}, "fast": True, "way": {"default": "a", "choices": ["a", "b"]}}',
        'def choose(game, params):\n    assert params.fast is False and params["way"] == "b"\n    return str(params.column)',
    ].join("\n");
    const host = await openWith({ mine: { python } });
    await host.exec("new connect4");
    const said = await host.exec("analyze mine(column=5,fast=no,way=b)");
    assert.equal(said.find(({ type }) => type === "analyze")?.best, "5", JSON.stringify(said));
    const [{ searchers }] = await host.exec("describe");
    assert.equal(searchers.find(({ name }) => name === "mine").title, "Seventh");
});

test("random follows the seed of the game, and a game knows nothing of another", async () => {
    const python = `import random
seen = []
first = random.random()
def choose(game, params):
    seen.append(game.ply)
    print(first, len(seen), random.randint(1, 6), random.sample([1, 2, 3, 4], 2), random.gauss(), game.random())
    random.seed(7)
    items = list(range(9))
    random.shuffle(items)
    print(items, random.choices("ab", [0, 1], k=3), random.randrange(3, 30, 3), random.getrandbits(9))
    return random.choice(game.moves())
`;
    const play = async (seed) => {
        const host = await openWith({ mine: { python }, other: { python } });
        await host.exec("new connect4");
        const said = await host.exec(`match mine other games=2 keep=yes seed=${seed}`);
        const { kept, failed } = said.find(({ type }) => type === "match");
        assert.equal(failed, undefined, JSON.stringify(said));
        return [kept, host.notes.filter(({ type }) => type === "log").map(({ text }) => text)];
    };
    const [one, again, other] = [await play(1), await play(1), await play(2)];
    assert.deepEqual(again, one);
    assert.notDeepEqual(other[0], one[0]);
    const [, lines] = one;
    // Module state lasts through a game, and is gone with it.
    const counts = lines.filter((_, i) => i % 2 === 0).map((line) => Number(line.split(" ")[1]));
    assert.equal(counts.filter((count) => count === 1).length, 4);
    assert.ok(Math.max(...counts) >= 4);
    assert.ok(lines.every((line, i) => i % 2 === 0 || /\['b', 'b', 'b'\]/.test(line)));
});

const WRONG = [
    [
        "def choose(game, params)\n    return 1\n",
        1,
        /^SyntaxError: a colon is missing at the end of this line$/,
    ],
    [
        "def choose(game, params):\n# which?\nreturn 1\n",
        3,
        /^SyntaxError: what belongs to line 1, which ends with a colon, stands further right than it$/,
    ],
    [choosing("return max(game.moves("), 2, /^SyntaxError: this "\(" is never closed$/],
    [choosing("return game.moves()[0)"), 2, /^SyntaxError: this "\)" closes the "\[" of line 2$/],
    [choosing("return game.moves()[0]]"), 2, /^SyntaxError: this "\]" closes nothing$/],
    [
        choosing("print(\"it's\", '(')", "print('now)", "return 1"),
        3,
        /^SyntaxError: this text has no quotation mark at its end$/,
    ],
    [choosing("if game.ply = 0:", "    return 1"), 2, /^SyntaxError: to compare, write ==$/],
    [
        choosing("if game.ply == 0:", "    return 1", "else if game.ply == 1:", "    return 2"),
        4,
        /^SyntaxError: in Python this is elif$/,
    ],
    [choosing("print game.ply", "return 1"), 2, /^SyntaxError: print takes brackets: print\(…\)$/],
    [
        choosing("if game.over && True:", "    return 1"),
        2,
        /^SyntaxError: in Python these are and, or$/,
    ],
    [
        choosing("n = 0", "n++", "return 1"),
        3,
        /^SyntaxError: Python has no \+\+ and --; write \+= 1$/,
    ],
    [choosing("let a = 1", "return a"), 2, /^SyntaxError: this is JavaScript; in Python a name/],
    // What is none of these is told as it is.
    [choosing("a = 1 2", "return 1"), 2, /^SyntaxError: invalid syntax$/],
    [choosing("return true"), 2, /^NameError: name 'true' isn't defined\. In Python it is True$/],
    [
        choosing("return game.toMove"),
        2,
        /^AttributeError: 'Game' object has no attribute 'toMove'\. In Python it is to_move$/,
    ],
    [
        choosing("yield game.moves()[0]"),
        1,
        /^TypeError: choose is no plain function: it returns its move, without yield and async$/,
    ],
    [choosing("a = 1", "  b = 2"), 3, /^IndentationError: unexpected indent$/],
    [
        "def choose(game, params):\n    a = 1\n  return a\n",
        3,
        /^IndentationError: unindent doesn't match any outer indent level$/,
    ],
    [
        `${choosing("a = 1")}\treturn a\n`,
        3,
        /^IndentationError: unexpected indent\. It begins with a tab: use blanks everywhere$/,
    ],
    [choosing("return movs[0]"), 2, /^NameError: name 'movs' isn't defined$/],
    [
        choosing("return game.legal()"),
        2,
        /^AttributeError: 'Game' object has no attribute 'legal'$/,
    ],
    [
        "import numpy as np\n\n\ndef choose(g, p):\n    return 1\n",
        1,
        /^ImportError: no module named 'numpy'\. A player is one file; .* json and re\.$/,
    ],
    [
        "x = 1\n\ndef choose(game):\n    return 1\n",
        3,
        /^TypeError: choose\(\) takes 1 positional arguments but 2 were given\. It is given the game and its parameters: def choose\(game, params\)$/,
    ],
    [
        "def move(game):\n    return 1\n",
        undefined,
        /^TypeError: A player in Python has a function that chooses: def choose\(game, params\): …$/,
    ],
    [
        "def best(game):\n    game.play(77)\n\ndef choose(game, params):\n    best(game)\n",
        2,
        /^IllegalMove: "77" is no legal move here\. Legal moves: 1 2 3 4 5 6 7$/,
    ],
    [choosing("game.undo()"), 2, /^ValueError: There is no move to take back\.$/],
    [choosing("game.evaluate('zork')"), 2, /^ValueError: Unknown eval: "zork"/],
    [
        choosing("game.playouts(0)"),
        2,
        /^ValueError: playouts takes a number of games from 1 on, not 0\.$/,
    ],
    [
        "def deeper(n):\n    return 1 + deeper(n)\n\ndef choose(game, params):\n    return deeper(0)\n",
        2,
        /^RuntimeError: maximum recursion depth exceeded\. Does a function call itself without an end\?$/,
    ],
    [
        choosing("some = [0] * 1000", "while True:", "    some = some + some"),
        4,
        /^MemoryError: it may take 1024 MB in one move/,
    ],
    [
        choosing("n = 0", "while n >= 0:", "    n = n + 1"),
        undefined,
        /^After 1\.9 s it was still at work here\. A loop has to end; ask game\.stop while you think\.$/,
    ],
    [
        choosing("return int(input())"),
        2,
        /^OSError: A player cannot ask anybody: there is no input\(\)\.$/,
    ],
    [choosing("return open('a')"), 2, /^OSError: A player has no files: there is no open\(\)\.$/],
    [
        "import sys\ndef choose(game, params):\n    sys.exit()\n",
        3,
        /^SystemExit: The player has ended itself\.$/,
    ],
    [choosing('raise ValueError("mine")'), 2, /^ValueError: mine$/],
];

test("what is wrong is told with its line, in Python's words or plainer ones", async () => {
    for (const [source, line, text] of WRONG) {
        const { fault, moves } = await ask(source, { time: 0.5 });
        assert.match(fault?.text ?? "", text, source);
        assert.deepEqual(moves, []);
        if (line !== undefined) assert.equal(fault.line, line, source);
    }
});

test("what it answers is a legal move, or is told as what it is", async () => {
    for (const [answer, told] of [
        ["None", /^The player returned no move\.$/],
        ["'z9'", /"z9" is no legal move here/],
        ["77", /"77" is no legal move here/],
        ["(3, 0.5)", /"\(3, 0\.5\)" is no legal move here/],
        ["3.0", /"3\.0" is no legal move here/],
        ["True", /"True" is no legal move here/],
        ["2 ** 32 + 3", /"4294967299" is no legal move here/],
        ["-1", /"-1" is no legal move here/],
    ]) {
        const { fault } = await ask(choosing(`return ${answer}`));
        assert.match(fault?.text ?? "", told, answer);
        assert.equal(fault.answer, true);
    }
});

test("what it prints is told line by line, whatever its letters, and no more than a move may", async () => {
    const { printed: lines } = await ask(
        choosing(
            "print('a', end='')",
            "print('b\\n\\nc')",
            "print('é → ☃ 𝕏', {'a': [1, None]}, end='')",
            "return 1",
        ),
    );
    assert.deepEqual(lines, ["ab", "", "c", "é → ☃ 𝕏 {'a': [1, None]}"]);
    const many = await ask(choosing("for i in range(300): print('x' * 9000)", "return 1"));
    assert.equal(many.printed.length, 201);
    assert.ok(many.printed.every((line) => line.length < 600));
    assert.deepEqual(many.moves, ["2"]);
});

test("what it reports is what a player in JavaScript reports", async () => {
    const python = choosing(
        "game.report(value=float('-inf'))",
        "game.report({'value': 12.5, 'depth': 3}, line=[3, '4'], nodes=7)",
        "game.report(values={move: move for move in game.moves()})",
        "game.node(alpha=float('-inf'), beta=3, value=1)",
        "return 3",
    );
    const host = await openWith({ mine: { python } });
    await host.exec("new connect4");
    const said = await host.exec("analyze mine");
    const { value, depth, moves, best } = said.find(({ type }) => type === "analyze") ?? {};
    assert.deepEqual([value, depth, best], [12.5, 3, "4"], JSON.stringify(said));
    assert.deepEqual(
        moves.map((row) => [row.move, row.value]).sort(),
        // The best one has the value of all.
        [0, 1, 2, 12.5, 4, 5, 6].map((of, move) => [String(move + 1), of]),
    );
});

test("a report of what is no number is told, with its line where it is the only one", async () => {
    const told = async (...lines) => {
        const host = await openWith({
            mine: { python: choosing(...lines, "return 3") },
        });
        await host.exec("new connect4");
        await host.exec("analyze mine");
        return host.notes.filter(({ type }) => type === "fault");
    };
    const text = "game.report: value is nan, which is no finite number: it is not shown.";
    const nan = "game.report(value=float('nan'))";
    assert.deepEqual(await told(nan), [{ type: "fault", text, line: 2, column: 1 }]);
    assert.deepEqual(await told(nan, nan), [{ type: "fault", text }]);
    const [moves] = await told("game.report(values={3: 'good'}, value=None)");
    assert.match(moves.text, /values\[3\] is good, which/);
});

test("its search is recorded as a tree, of what it plays and takes back", async () => {
    const plyscope = await openPlyscope();
    const said = [];
    await new Promise((done) => {
        const player = createPlayer({
            plyscope,
            load: async () =>
                readPython(micropython, choosing(...LOOKING), {
                    print() {},
                    patience: 2,
                }),
            say(line, gone) {
                said.push(line);
                if (gone || line.startsWith("bestmove")) done();
            },
        });
        for (const line of [...greetingOf("connect4"), "setoption name Tree value 100"])
            player.hear(line);
        for (const line of askingOf({ plies: 0 }, 1000)) player.hear(line);
    });
    plyscope.free();
    assert.equal(said.at(-1), "bestmove 4");
    const from = said.indexOf("info tree begin");
    const tree = said.slice(from + 1, said.indexOf("info tree end"));
    assert.ok(from > 0 && tree.join(" ").split(" ").length > 14, String(said));
    assert.ok(said.includes("info currmove 1 nodes 2"), String(said));
});

const LOOKING = [
    "for move in game.moves():",
    "    game.play(move)",
    "    game.play(game.moves()[0])",
    "    game.node(alpha=-1, beta=1, value=0)",
    "    game.undo()",
    "    game.undo()",
    "return 3",
];

test("names that people import for types are there", async () => {
    const { moves, fault } = await ask(
        "from typing import List, Optional, cast\nfrom random import choice\nimport time\nT = List[int]\n" +
            "def choose(game, params) -> Optional[int]:\n    found: T = game.moves()\n" +
            "    assert time.perf_counter() <= time.monotonic()\n    return cast(int, found[0])\n",
    );
    assert.deepEqual([moves, fault], [["1"], undefined]);
});

/** Ways out: each prints "out" where it has led anywhere. */
const WAYS = {
    "the global object": "import js; print(js.globalThis and 'out')",
    "a function of the scope": "from js import Function; print('out')",
    console: "import js; js.console.log('out'); print('out')",
    "functions of the host": "import js; print(js.play and 'out')",
    "the constructor of a function":
        "f = game.random; print(f.constructor('return 1')() and 'out')",
    "the prototype of a function": "f = game.random; print(f.__proto__ and 'out')",
    "an element of a function": "f = game.random; print(f[0] and 'out')",
    "a new object": "f = game.random; print(f.new('return 1') and 'out')",
    "a call by name": "f = game.random; print(f(a=1) and 'out')",
    "elements of a function": "print([x for x in game.random] and 'out')",
    "a member that is set": "game.random.call = print; print(game.random.call and 'out')",
    "what it awaits": "print(list(game.random.__await__()) and 'out')",
    "lists as objects": "import jsffi; print(jsffi.to_js([1]) and 'out')",
    "texts as objects": "import jsffi; print(jsffi.to_js('a').constructor and 'out')",
    "functions as objects": "import jsffi; print(jsffi.create_proxy(print).constructor and 'out')",
    "an error of the host": "import jsffi; print(jsffi.JsException(game.random).name and 'out')",
    timers: "import jsffi; print(jsffi.async_timeout_ms(1) and 'out')",
    files: "import os; print(os.listdir('/') and 'out')",
    "a file": "import io; print(io.open('/etc/passwd') and 'out')",
    "a folder": "import os; os.mkdir('/a'); print('out')",
    "another file system":
        "import vfs; print(vfs.VfsPosix('/').ilistdir('/') and list(vfs.VfsPosix('/').ilistdir('/')) and 'out')",
    sockets: "import socket; print('out')",
    "standard input": "import sys; print(sys.stdin.read() and 'out')",
};

test("nothing of JavaScript, no file and no network can be reached", async () => {
    for (const [name, way] of Object.entries(WAYS)) {
        const {
            printed: lines,
            moves,
            fault,
        } = await ask(
            choosing(
                "try:",
                ...way.split("; ").map((line) => `    ${line}`),
                "except BaseException:",
                "    print('kept')",
                "return 1",
            ),
        );
        assert.ok(!lines.some((line) => line.includes("out")), `${name}: ${lines}`);
        assert.deepEqual([moves, fault], [["2"], undefined], name);
    }
});

test("one that breaks its interpreter is told so, and harms itself only", async () => {
    const evil = `import uctypes\n${choosing("for i in range(1 << 20): uctypes.bytearray_at(i, 1)[0] = 255", "return 1")}`;
    assert.match((await ask(evil)).fault?.text ?? "", /^Python itself has failed in this player/);
    // A number that the host takes for one of its functions is none.
    const forged = `import uctypes\n${choosing("at = id(game.random)", "for i in range(4): uctypes.bytearray_at(at + 4 + i, 1)[0] = 99", "print(game.random())", "return 1")}`;
    const { printed: lines, fault } = await ask(forged);
    assert.deepEqual([lines.length, fault?.text.includes("games")], [1, undefined]);
    assert.deepEqual((await ask(choosing("return 1"))).moves, ["2"]);
});
