/**
 * What only the native program does: exit codes, odd bytes in scripts, and keys at a terminal (which
 * `script` of util-linux plays). PLYSCOPE is the program's path.
 */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const program = process.env.PLYSCOPE;
const run = (words, input = "") => spawnSync(program, words, { input, encoding: "utf8" });

test("exit status: 0, 1 after a refused line, 2 for wrong usage", () => {
    assert.equal(run(["-c", "show"]).status, 0);
    assert.equal(run([], "# nothing\n\nquit\nnosuch\n").status, 0);
    assert.equal(run(["-c", "nosuch", "-c", "show"]).status, 1);
    assert.equal(run([], "play 4\nplay 9").status, 1);
    // A line that was accepted, and whose job then comes to nothing.
    for (const json of [[], ["--json"]]) {
        const engine = ["--engine", "mute=exit 3"];
        assert.equal(run([...json, ...engine, "-c", "go external(engine=mute)"]).status, 1);
    }
    for (const words of [["-x"], ["-c"], ["-j"], ["-j", "0"], ["word"]]) {
        const { status, stderr } = run(words);
        assert.equal(status, 2, words.join(" "));
        assert.match(stderr, /^plyscope: [^\n]+\n`plyscope --help` lists what there is\.\n$/);
    }
});

test("a file of lines is carried out after those of -c; -V tells the version", () => {
    const folder = mkdtempSync(join(tmpdir(), "plyscope-"));
    const file = join(folder, "script");
    writeFileSync(file, "#!/usr/bin/env plyscope\nplay 4\nnotation\n");
    const { status, stdout } = run(["--json", "-c", "play 1", file], "nosuch");
    assert.equal(status, 0);
    assert.match(stdout, /"1 4"/);
    assert.equal(run([file, "-c", "show"]).status, 2);
    rmSync(folder, { recursive: true });
    assert.equal(run(["-V"]).stdout, run(["--version"]).stdout);
    assert.match(run(["-V"]).stdout, /^plyscope \d/);
});

test("a job that comes to less than was asked says why after what is known: exit status 1", () => {
    const crash = /Engine mute has ended: exit status 3\.\n$/;
    for (const [line, known, why] of [
        ["match external(engine=mute) random games=2", /2 games/, crash],
        ["tournament external(engine=mute) random games=2", /2 external/, crash],
        ["sweep uct(sims=1|2) external(engine=mute) games=2", /^2 +2 /m, crash],
        ["sweep external(engine=mute)|random measure=first games=2", /random +2/, crash],
        [
            "evolve montecarlo(sims=1) against=external(engine=mute) population=2 games=2 generations=1",
            /best: 100/,
            crash,
        ],
        ["accuracy external(engine=mute) positions=2", /^2 positions/m, crash],
        ["accuracy random judge=external(engine=mute) positions=2", /^0 positions/m, crash],
        ["loss external(engine=mute) judge=pvs(depth=2)", /^pvs.*, stopped$/m, crash],
        ["review external(engine=mute)", /^0 of 1 moves .*, stopped$/m, crash],
        ["accuracy random positions=2 plies=42", /^0 positions/m, /^None of 100 random games/],
    ]) {
        const words = ["--engine", "mute=exit 3", "-c", "play 4", "-c", line];
        const { status, stdout, stderr } = run(words);
        assert.equal(status, 1, line);
        assert.match(stdout, known);
        assert.match(stderr, why);
        const json = run(["--json", ...words]);
        assert.equal(json.status, 1, line);
        assert.equal(json.stderr, "");
        const last = JSON.parse(json.stdout.trim().split("\n").at(-1));
        assert.equal(last.type, line.split(" ")[0]);
        assert.match(`${last.error ?? last.failed[0].why}\n`, why);
    }
});

test("games that a player failed in are no results to keep: they are played again", () => {
    const folder = mkdtempSync(join(tmpdir(), "plyscope-failed-"));
    const match = (command) =>
        run([
            ...["--json", "--results", join(folder, "results"), "--engine", `mine=${command}`],
            ...["-c", "match external(engine=mine,nodes=100) random games=4"],
        ]);
    assert.equal(match("exit 3").status, 1);
    const mended = match(`'${program}' protocol`);
    const again = match("exit 3");
    rmSync(folder, { recursive: true });
    const [first, second] = [mended, again].map(({ stdout }) =>
        JSON.parse(stdout.trim().split("\n").at(-1)),
    );
    assert.equal(mended.status, 0);
    assert.equal(first.failed, undefined);
    assert.equal(first.games, 4);
    assert.equal(again.status, 0, "none is left to play");
    assert.equal(second.wins, first.wins);
});

test("--memory is the cap of all players and jobs, of units as well", () => {
    const match = ["-c", "match pvs(table=1024,depth=1) pvs(table=1024,depth=1) games=2 seed=1"];
    const refused = run(match);
    assert.equal(refused.status, 1);
    assert.equal(
        refused.stderr,
        "Memory is short: the players of one game ask for 2.15 GB together, 1.34 GB left. " +
            "All players and jobs together may take 1.34 GB; `plyscope --memory=MB` allows more.\n",
    );
    const units = run(["units", "--memory", "2100", ...match]).stdout;
    assert.match(units, /^unit match .*\nunit match .*\n$/);
    assert.equal(run(["unit"], units).status, 1);
    for (const wrong of ["0", "", "1.5", "4GB", "1048577"])
        assert.equal(run(["--memory", wrong, "-c", "show"]).status, 2);
    assert.equal(run(["--memory", "1", "-c", "analyze uct(sims=100)"]).status, 1);
    assert.equal(run(["--memory=80", "-c", "analyze uct(sims=100)"]).status, 0);
});

test("threads that wait sleep, unless the caller says otherwise", (t) => {
    // GNU's library of threads says how often it looks before it sleeps.
    const turns = (words, more = {}) => {
        const env = { ...process.env, OMP_DISPLAY_ENV: "verbose" };
        delete env.OMP_WAIT_POLICY;
        const { stderr } = spawnSync(program, [...words, "-c", "link"], {
            env: { ...env, ...more },
            encoding: "utf8",
        });
        return [...stderr.matchAll(/GOMP_SPINCOUNT = '(\w+)'/g)].at(-1)?.[1];
    };
    if (turns([]) === undefined) return t.skip("not GNU's library of threads");
    assert.equal(turns(["-j", "2"]), "0");
    assert.equal(turns(["-j2"]), "0");
    assert.notEqual(turns([]), "0");
    assert.notEqual(turns(["-j", "2"], { OMP_WAIT_POLICY: "active" }), "0");
});

test("where not so many threads can be had, fewer are used, and it says so", (t) => {
    const line = "ulimit -v 300000 && exec \"$0\" -j $1 -c 'match random random games=10'";
    const limited = (threads) =>
        spawnSync("sh", ["-c", line, program, threads], { encoding: "utf8" });
    if (limited("1").status !== 0) return t.skip("no limit of memory, or one that is too small");
    const { status, stdout, stderr } = limited("64");
    assert.equal(status, 0, stderr);
    if (stderr === "") return t.skip("threads take little memory here");
    assert.match(stderr, /^plyscope: 64 threads cannot be had here; \d+ are used\n$/);
    assert.match(stdout, /10 games/);
});

test("a file may be as long as the longest that is read", () => {
    const folder = mkdtempSync(join(tmpdir(), "plyscope-files-"));
    const load = (bytes) => {
        const path = join(folder, "file");
        writeFileSync(path, "x".repeat(bytes));
        return run(["-c", `population load ${path}`]).stderr;
    };
    const most = 8 * 2 ** 20;
    const [all, more] = [load(most), load(most + 1)];
    rmSync(folder, { recursive: true });
    assert.doesNotMatch(all, /cannot be read/);
    assert.match(more, /cannot be read/);
});

test("a line with a zero byte is refused, not cut", () => {
    const { status, stdout } = run(["--json"], "play 4\0 5\nlink\n");
    assert.equal(status, 1);
    assert.doesNotMatch(stdout, /&m=/);
});

const book = fileURLToPath(new URL("../../web/public/books/connect4.book", import.meta.url));

/** What it says of the empty board, with nodes for what the book leaves open and not for the game. */
function first(words, input) {
    const { status, stdout } = run(["--json", "--no-clock", ...words], input);
    assert.equal(status, 0);
    return JSON.parse(stdout.trim().split("\n").at(-1));
}

test("the program holds the solver's opening book", {
    skip: !existsSync(book) && "tools/make-book has not made web/public/books/connect4.book",
}, () => {
    const said = first(["-c", "analyze solver(nodes=2M)"]);
    assert.equal(said.best, "4");
    assert.equal(said.proven, "win");
    assert.equal(said.proven_in, 41);
    const worths = said.moves.map(({ move, proven, proven_in }) => [move, proven, proven_in]);
    assert.deepEqual(worths, [
        ["1", "loss", 40],
        ["2", "loss", 42],
        ["3", "draw", 42],
        ["4", "win", 41],
        ["5", "draw", 42],
        ["6", "loss", 42],
        ["7", "loss", 40],
    ]);
    // Referees and players whose lines do not speak of the solver have it, too.
    const judged = first([], "players solver(nodes=2M) human\ngo\n");
    assert.equal(judged.proven, "win");
    assert.equal(first(["-c", "loss"]).exact, true);
    assert.equal(first(["--no-book", "-c", "analyze solver(nodes=50k)"]).proven, null);
});

/** Answers to keys at a terminal; each is pressed as soon as the text before it is on the screen. */
function terminal(keys, home) {
    return new Promise((resolve, reject) => {
        const child = spawn("script", ["-qec", `exec "${program}"`, "/dev/null"], {
            env: {
                ...process.env,
                HOME: home,
                XDG_STATE_HOME: home,
                TERM: "xterm",
                NO_COLOR: "1",
                // libedit never frees the names of functions that are added to it.
                ASAN_OPTIONS: `${process.env.ASAN_OPTIONS ?? ""}:detect_leaks=0`,
            },
        });
        let said = "";
        let seen = 0;
        const next = () => {
            while (keys.length > 0) {
                const [text, key] = keys[0];
                const at = said.indexOf(text, seen);
                if (at < 0) return;
                seen = at + text.length;
                child.stdin.write(key);
                keys.shift();
            }
        };
        child.stdout.setEncoding("utf8").on("data", (text) => {
            said += text;
            next();
        });
        const timer = setTimeout(() => child.kill(), 60_000);
        child.on("error", reject);
        child.on("exit", (status) => {
            clearTimeout(timer);
            resolve({ status, said, left: keys.length });
        });
    });
}

test("Tab completes, Ctrl-C empties the line or stops the search, Ctrl-D leaves", async () => {
    const home = mkdtempSync(join(tmpdir(), "plyscope-"));
    try {
        const { status, said, left } = await terminal(
            [
                ["plyscope> ", "pla"],
                ["pla", "\x03"],
                ["plyscope> ", "ana\t"],
                ["lyze", "uct endless\r"],
                ["playouts", "\x03"],
                // A key that comes while nobody reads is the terminal's: Ctrl-D would be lost.
                ["tree nodes", ""],
                ["plyscope> ", "seed\r"],
                ["seed 1", ""],
                ["plyscope> ", "\x04"],
            ],
            home,
        );
        assert.equal(left, 0, said);
        assert.equal(status, 0, said);
        const history = readFileSync(join(home, "plyscope_history"), "utf8");
        assert.match(history, /analyze.*uct.*endless\S*\nseed/);
    } finally {
        rmSync(home, { recursive: true, force: true });
    }
});

/** Interrupts the program whenever it has said the next one of `words`, until it ends. */
function interrupted(options, words) {
    return new Promise((resolve, reject) => {
        const child = spawn(program, options, { stdio: ["ignore", "pipe", "inherit"] });
        let said = "";
        let seen = 0;
        child.stdout.setEncoding("utf8").on("data", (text) => {
            said += text;
            const at = words.length > 0 ? said.indexOf(words[0], seen) : -1;
            if (at < 0) return;
            seen = at + words.shift().length;
            child.kill("SIGINT");
        });
        child.on("error", reject);
        child.on("close", (status, signal) => resolve({ status, signal, said }));
    });
}

const long = "match random random games=100000000 seed=1";

test("an interrupt stops the job, which tells what is known; the next line follows", async () => {
    const words = ["--json", "-c", long, "-c", "link"];
    const { status, signal, said } = await interrupted(words, ['"type":"progress"']);
    assert.equal(signal, null);
    assert.equal(status, 1);
    const answers = said.trim().split("\n").map(JSON.parse);
    const match = answers.find(({ type }) => type === "match");
    assert.equal(match.stopped, true);
    assert.equal(match.done, match.games);
    assert.ok(match.done > 0 && match.done < match.total);
    assert.equal(answers.at(-1).type, "link");
});

test("without a terminal an endless analysis is refused, and the protocol hears stop", async () => {
    const refused = run([], "analyze uct endless\nstop\n");
    assert.equal(refused.status, 1);
    assert.match(
        refused.stderr,
        /^Nothing could stop an endless analysis here.*`plyscope protocol`/,
    );
    const child = spawn(program, ["protocol"], { stdio: ["pipe", "pipe", "inherit"] });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
        if (!/^info /m.test(said) && /^info /m.test(said + text)) child.stdin.write("stop\nquit\n");
        said += text;
    });
    child.stdin.write("go infinite\n");
    assert.equal(await new Promise((resolve) => child.on("close", resolve)), 0);
    assert.match(said, /^bestmove \d$/m);
});

test("a second interrupt ends the program, and so does one while no job runs", async () => {
    const words = ["--json", "-c", long, "-c", long];
    const ended = await interrupted(words, ['"type":"progress"', '"type":"started"']);
    assert.equal(ended.signal, "SIGINT");
    assert.match(ended.said, /"type":"match"/);
    const silent = spawn(program, [], { stdio: ["pipe", "pipe", "inherit"] });
    silent.stdin.write("link\n");
    silent.stdout.once("data", () => silent.kill("SIGINT"));
    const signal = await new Promise((resolve) => silent.on("exit", (_, name) => resolve(name)));
    assert.equal(signal, "SIGINT");
});
