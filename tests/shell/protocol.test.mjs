/**
 * The engine protocol from both sides: what `plyscope protocol` answers, and engines of all kinds as
 * players, good and bad ones. PLYSCOPE is the program's path.
 */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const program = process.env.PLYSCOPE;
const folder = mkdtempSync(join(tmpdir(), "plyscope-engines-"));
after(() => rmSync(folder, { recursive: true }));

const run = (words, input = "") => spawnSync(program, words, { input, encoding: "utf8" });
const talk = (...lines) =>
    run(["protocol"], `${lines.join("\n")}\n`)
        .stdout.trim()
        .split("\n");

/** An engine: a shell script that answers lines by cases. */
function script(name, cases) {
    const path = join(folder, name);
    writeFileSync(path, `while read -r line; do case "$line" in\n${cases}\nesac; done\n`);
    return `${name}=sh '${path}'`;
}
const polite = "uci) echo uciok;;\nisready) echo readyok;;\nquit) exit 0;;";

/** The outcome of a match of that engine against `random`, in JSON. */
function match(engine, { limit = "", patience = "60s" } = {}) {
    const name = engine.slice(0, engine.indexOf("="));
    const { status, stdout, stderr } = run([
        "--json",
        "--engine",
        engine,
        "-c",
        `match external(engine=${name},patience=${patience}${limit}) random games=2`,
    ]);
    const outcome = JSON.parse(stdout.trim().split("\n").at(-1));
    assert.equal(status, outcome.failed === undefined ? 0 : 1, stderr);
    return outcome;
}

test("the end of the input ends a search without an end", () => {
    const { status, stdout } = run(["protocol"], "go infinite\n");
    assert.equal(status, 0);
    assert.match(stdout, /^bestmove \d$/m);
    // One with an end comes to it.
    assert.match(run(["protocol"], "go depth 6").stdout, /depth 6 .*\nbestmove/);
});

test("lines of any bytes: too long, with a zero byte, behind a byte order mark", () => {
    const long = "x".repeat(9e6);
    const said = talk(long, "isready", "isready\0garbage", "isready");
    assert.match(said[0], /The line is too long/);
    assert.equal(said[1], "readyok");
    assert.match(said[2], /Unknown command "isready\?garbage"/);
    assert.equal(said[3], "readyok");
    assert.equal(said.length, 4);
    const { status, stdout, stderr } = run(["--no-clock"], `\uFEFFseed 7\r\n${long}\nseed`);
    assert.match(stdout, /7/);
    assert.equal(stderr.trim().split("\n").length, 1, stderr);
    assert.equal(status, 1);
});

test("greeting, options, positions, moves", () => {
    const said = talk(
        "uci",
        "isready",
        "setoption name Game value tron(preset=document)",
        "position startpos moves u u r",
        "moves",
        "setoption name Game value connect4(rows=4,cols=4,align=3)",
        "position fen ..../..../.JR./JJRR J",
        "moves",
    );
    assert.match(said[0], /^id name Plyscope/);
    assert.ok(said.includes("uciok"));
    assert.ok(said.includes("readyok"));
    assert.match(said.at(-2), /^moves (l )?u r d?$|^moves .*u.*r/);
    assert.ok(!said.some((line) => line.includes("error")), said.join("\n"));
});

test("the default of the option Player is who plays where none was set", () => {
    const player = (game) =>
        talk(`setoption name Game value ${game}`, "uci").find((line) => /name Player/.test(line));
    assert.match(player("connect4"), / default pvs$/);
    assert.match(player("2048"), / default expectimax$/);
});

test("the line of a player who chooses second in a round is legal to its end", () => {
    const said = talk(
        "setoption name Game value tron(map=4x4)",
        "setoption name Player value minimax(depth=6)",
        "position startpos moves l",
        "go",
    );
    const last = said.filter((line) => line.startsWith("info depth 6")).at(-1);
    assert.match(last, / pv [lurd]( [lurd]){5}$/);
});

test("limits of go stand in place of the player's own", () => {
    const last = (player, go) =>
        talk(`setoption name Player value ${player}`, go)
            .at(-2)
            .replace(/ time .* pv/, " pv");
    assert.equal(last("uct(sims=10)", "go nodes 3000"), last("uct(sims=3000)", "go"));
    assert.equal(last("pvs(nodes=50)", "go depth 6"), last("pvs(depth=6)", "go"));
    assert.notEqual(last("pvs(nodes=50)", "go depth 6"), last("pvs(nodes=50)", "go"));
});

test("go by depth, nodes and time gives info lines and one bestmove", () => {
    for (const limit of [
        "depth 4",
        "nodes 5000",
        "movetime 50",
        "wtime 1000 btime 9000 winc 5 binc 5 movestogo 20",
    ]) {
        const said = talk("position startpos moves 4 4", `go ${limit}`);
        assert.match(said.at(-1), /^bestmove [1-7]$/, limit);
        assert.match(said.at(-2), /^info depth \d+ score cp -?\d+ nodes \d+ time \d+.* pv [1-7]/);
        assert.equal(said.filter((line) => line.startsWith("bestmove")).length, 1);
    }
    assert.match(talk("position startpos moves 1 2 1 2 1 3", "go depth 2").at(-2), /score mate 1 /);
    assert.equal(
        talk("position startpos moves 1 2 1 2 1 2 1", "go depth 2").at(-1),
        "bestmove (none)",
    );
});

test("a score is called points only where it is points", () => {
    const said = (player) =>
        talk("setoption name Game value 2048", `setoption name Player value ${player}`, "go").at(
            -2,
        );
    assert.match(said("uct(sims=50)"), / score points \d/);
    assert.match(said("expectimax(depth=1)"), / score cp \d/);
});

test("it answers while it searches, and stops when asked", async () => {
    const child = spawn(program, ["protocol"]);
    let said = "";
    const until = (pattern) =>
        new Promise((resolve) => {
            const look = () => pattern.test(said) && resolve();
            child.stdout.on("data", look);
            look();
        });
    child.stdout.setEncoding("utf8").on("data", (text) => {
        said += text;
    });
    child.stdin.write("go infinite\n");
    await until(/info depth/);
    child.stdin.write("isready\ngo\nposition startpos\n");
    await until(/readyok/);
    await until(/A search is running[\s\S]*A search is running/);
    assert.doesNotMatch(said, /bestmove/);
    child.stdin.write("stop\n");
    await until(/bestmove [1-7]\n/);
    child.stdin.write("quit\n");
    const status = await new Promise((resolve) => child.on("exit", resolve));
    assert.equal(status, 0);
});

test("what is wrong is said in a sentence, and the session goes on", () => {
    const wrong = [
        "bla",
        "position",
        "position fen zzz",
        "position startpos moves 9",
        "setoption name Game value nosuch",
        "setoption name Colour value red",
        "setoption Game",
        "go sideways",
        "go nodes -3",
        "go nodes x",
    ];
    for (const line of wrong) {
        const said = talk(line, "isready");
        assert.match(said[0], /^info string error: ./, line);
        assert.equal(said[1], "readyok", line);
    }
    assert.equal(talk("help").length, 11);
});

test("a well-formed engine plays: ours, in a process of its own", () => {
    const outcome = match(`me='${program}' protocol`, { limit: ",nodes=300" });
    assert.equal(outcome.wins, 2);
    assert.equal(outcome.failed, undefined);
    // Equal limits on nodes: the moves are those of the player itself.
    const moves = (player) =>
        JSON.parse(
            run([
                "--json",
                "--engine",
                `me='${program}' protocol`,
                "-c",
                `match ${player} random games=2 keep=yes seed=9`,
                "-c",
                "quit",
            ])
                .stdout.trim()
                .split("\n")
                .at(-1),
        ).wins;
    assert.equal(moves("external(engine=me,nodes=2000)"), moves("pvs(nodes=2000)"));
});

const bad = {
    silent: ["uci) ;;", /does not answer/],
    slow: [`${polite}\ngo*) ;;`, /did not answer in time/],
    crashing: [`${polite}\ngo*) exit 7;;`, /has ended: exit status 7/],
    killed: [`${polite}\ngo*) kill -9 $$;;`, /has ended: (signal 9|exit status 137)/],
    lying: [`${polite}\ngo*) echo bestmove 99;;`, /played what is no legal move: 99/],
    mumbling: [`${polite}\ngo*) echo bestmove;;`, /played what is no legal move/],
    flooding: [`${polite}\ngo*) exec yes info depth 1;;`, /did not answer in time/],
    welcoming: ["uci) exec yes info string hello;;", /does not answer/],
    babbling: [`${polite}\ngo*) exec yes | tr -d '\\n';;`, /spoke without end|did not answer/],
};
for (const [name, [cases, sentence]] of Object.entries(bad)) {
    test(`a ${name} engine loses its games, and the match goes on`, () => {
        const outcome = match(script(name, cases), { patience: "0.5s" });
        assert.deepEqual([outcome.wins, outcome.losses], [0, 2]);
        assert.equal(outcome.failed[0].games, 2);
        assert.match(outcome.failed[0].why, sentence);
        assert.equal(outcome.failed[1].games, 0);
    });
}

test("a silent engine loses with a limit of its own, too", () => {
    const slow = script("limited", `${polite}\ngo*) ;;`);
    const outcome = match(slow, { patience: "0.2s", limit: ",time=0.05s" });
    assert.equal(outcome.losses, 2);
    assert.match(outcome.failed[0].why, /did not answer in time/);
});

test("an engine that chatters and answers is heard; its odd lines are left alone", () => {
    const outcome = match(
        script(
            "odd",
            `${polite}\ngo*) echo hello; echo info depth x pv 1 1 9; echo; echo 'info score cp 99999'; echo bestmove 4;;`,
        ),
    );
    assert.ok(outcome.failed[0].why.includes("no legal move: 4"), "until column 4 is full");
    assert.equal(outcome.games, 2);
});

test("mates that an engine tells are won and lost games, scores are not", () => {
    const value = (score) => {
        const engine = script(
            "telling",
            `${polite}\ngo*) echo info score ${score}; echo bestmove 4;;`,
        );
        const words = ["--json", "--engine", engine, "-c", "analyze external(engine=telling)"];
        return JSON.parse(run(words).stdout.trim().split("\n").at(-1)).value;
    };
    assert.deepEqual(["mate 3", "mate -3", "mate 0"].map(value), [100, -100, -100]);
    assert.deepEqual(["cp 25", "cp -25", "cp 99999"].map(value), [25, -25, 99]);
});

test("an engine finds the program that has started it, whatever the variable was", () => {
    process.env.PLYSCOPE = "/nonexistent/program";
    const mine = script(
        "asking",
        `${polite.replace("uci)", `uci) test "$PLYSCOPE" -ef '${program}' || exit 5;`)}\ngo*) exit 6;;`,
    );
    assert.match(match(mine).failed[0].why, /exit status 6/);
    process.env.PLYSCOPE = program;
});

test("an engine may still speak when it has been told to quit", () => {
    const said = join(folder, "said");
    match(script("late", `uci) read -r quit; echo uciok; echo "$quit" >'${said}'; exit;;`), {
        patience: "0.05s",
    });
    assert.equal(readFileSync(said, "utf8"), "quit\n");
});

test("an engine is told the longest position whole", () => {
    const game = `tron(map=64x64x3_AA${"VVV1".repeat(511)}VV-10)`;
    const said = join(folder, "long");
    const path = join(folder, "logging");
    writeFileSync(
        path,
        `tee '${said}' | while read -r line; do case "$line" in\n${polite}\ngo*) echo bestmove r;;\nesac; done\n`,
    );
    run(["--engine", `log=sh '${path}'`, "-c", `new ${game}`, "-c", "go external(engine=log)"]);
    const told = readFileSync(said, "utf8").split("\n");
    assert.ok(told.includes(`setoption name Game value ${game}`));
    const [position] = told.filter((line) => line.startsWith("position fen "));
    // A letter a cell, a bar between rows, two between floors.
    assert.equal(position.length, "position fen ".length + 3 * 64 * 64 + 3 * 63 + 2 * 2);
});

test("unknown engines and missing programs are refused or scored", () => {
    const unknown = run(["-c", "match external(engine=x) random games=2"]);
    assert.equal(unknown.status, 1);
    assert.match(unknown.stderr, /Engine x is not known/);
    assert.match(match("none=/nonexistent/program").failed[0].why, /command was not found/);
    assert.equal(run(["--engine", "x"]).status, 2);
    assert.equal(run(["--engine", "a b=c"]).status, 2);
});

test("at the board: go and analyze with an engine", () => {
    const { stdout, status } = run([
        "--engine",
        `me='${program}' protocol`,
        "-c",
        "go external(engine=me,nodes=1000)",
        "-c",
        "analyze external(engine=me,depth=3)",
    ]);
    assert.equal(status, 0);
    assert.match(stdout, /Red to move \(move 2\)/);
});
