/**
 * Batch jobs in pieces: interrupted and resumed from a file of results, and as lines that GNU parallel
 * hands to processes. Whatever the way, the outcome is that of the plain command. PLYSCOPE is the
 * program's path.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
    closeSync,
    existsSync,
    mkdtempSync,
    openSync,
    readFileSync,
    rmSync,
    truncateSync,
    writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const program = process.env.PLYSCOPE;
const folder = mkdtempSync(join(tmpdir(), "plyscope-units-"));
after(() => rmSync(folder, { recursive: true }));

const run = (words, input = "") => spawnSync(program, words, { input, encoding: "utf8" });
/** Everything but times, which differ between two runs. */
const outcome = (text) => text.replaceAll(/time per move.*| +\d+\.\d{3}($| [* ] )/gm, "");
const file = (name, text = "") => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
};

const jobs = {
    match: [
        "-c",
        "new connect4(rows=4,cols=4,align=3)",
        "-c",
        "match montecarlo(playouts=5) random games=12 seed=3",
    ],
    tournament: [
        "-c",
        "new tron",
        "-c",
        "tournament random montecarlo(playouts=3) montecarlo(playouts=9) games=4",
    ],
    ladder: [
        "-c",
        "new connect4(rows=4,cols=4,align=3)",
        "-c",
        "ladder random montecarlo(playouts=3) uct(sims=20) games=200 openings=1",
    ],
    sweep: ["-c", "new 2048", "-c", "sweep montecarlo(playouts=1..3:3) games=3"],
    "first moves": [
        "-c",
        "new connect4",
        "-c",
        "sweep random|minimax(depth=2) measure=first games=2 variant=connect4(cols=4..5,rows=cols)",
    ],
};
const evolution = [
    "-c",
    "new 2048",
    "-c",
    "evolve rules population=8 group=4 winners=2 games=3 generations=3 seed=5",
];

/** Lists, plays and folds until there is nothing left to play. */
function inPieces(job, results, play) {
    for (let round = 0; round < 50; round++) {
        const units = run(["units", "--results", results, ...job]);
        assert.equal(units.status, 0, units.stderr);
        if (units.stdout === "") break;
        writeFileSync(results, readFileSync(results, "utf8") + play(units.stdout));
    }
    const { status, stdout, stderr } = run(["fold", "--results", results, ...job]);
    assert.equal(status, 0, stderr);
    return stdout;
}

for (const [name, job] of Object.entries({ ...jobs, evolution })) {
    test(`${name}: units, unit and fold give the outcome of the plain command`, () => {
        const direct = run(job);
        assert.equal(direct.status, 0, direct.stderr);
        const folded = inPieces(job, file(`${name}.txt`), (units) => {
            const shuffled = units.trim().split("\n").reverse().join("\n");
            return run(["unit"], `${shuffled}\n`).stdout;
        });
        assert.equal(outcome(folded), outcome(direct.stdout));
    });
}

test("GNU parallel hands the units to processes", () => {
    const job = jobs.match;
    const folded = inPieces(job, file("parallel.txt"), (units) => {
        const words = ["--will-cite", "--jobs", "2", "--pipe", "-N", "3", `'${program}'`, "unit"];
        const { status, stdout, stderr } = spawnSync("parallel", words, {
            input: units,
            encoding: "utf8",
        });
        assert.equal(status, 0, stderr);
        return stdout;
    });
    assert.equal(outcome(folded), outcome(run(job).stdout));
});

test("an interrupted job goes on from its results, on any number of threads", () => {
    const job = jobs.match;
    const direct = run(job).stdout;
    const results = file("resumed.txt");
    assert.equal(outcome(run(["--results", results, ...job]).stdout), outcome(direct));
    const whole = readFileSync(results, "utf8");
    assert.equal(whole.trim().split("\n").length, 12);
    truncateSync(results, Math.floor(whole.length / 2));
    const resumed = run(["-j", "2", "--results", results, ...job]);
    assert.match(resumed.stderr, /the last line is not whole/);
    assert.equal(outcome(resumed.stdout), outcome(direct));
    assert.equal(readFileSync(results, "utf8").trim().split("\n").length, 12);
    // Nothing is played any more: the same file serves the job again, and grows no longer.
    assert.equal(outcome(run(["--results", results, ...job]).stdout), outcome(direct));
    assert.equal(readFileSync(results, "utf8").trim().split("\n").length, 12);
});

test("units may have the line ends of Windows", () => {
    const units = run(["units", ...jobs.match]).stdout;
    // Unit and result: the checksum stands for the times, too.
    const played = (text) => run(["unit"], text).stdout.replaceAll(/ [0-9a-f]{8} | ms=.*/g, " ");
    assert.match(played(units), /^[0-9a-f]{16} result=/);
    assert.equal(played(units.replaceAll("\n", "\r\n")), played(units));
});

test("a unit that is missing is found to be so, however many others there are", () => {
    // Powers of two fill a table of places to the last one, if it has no more than that.
    const match = ["-c", "match random random games=33"];
    const lines = run(["unit"], run(["units", ...match]).stdout).stdout.split("\n");
    for (const known of [16, 32]) {
        const results = file(`${known}.txt`, `${lines.slice(0, known).join("\n")}\n`);
        const left = run(["units", "--results", results, ...match]).stdout;
        assert.equal(left.trim().split("\n").length, 33 - known);
    }
});

test("a damaged line is named, and nothing is lost", () => {
    const job = jobs.match;
    const results = file("damaged.txt");
    run(["--results", results, ...job]);
    const lines = readFileSync(results, "utf8").split("\n");
    const damages = [
        lines[2].replace(/moves=\d/, "moves=x"),
        "bla",
        lines[2].slice(20),
        `${lines[2]}\0`,
    ];
    for (const damage of damages) {
        const text = lines.with(2, damage).join("\n");
        writeFileSync(results, text);
        const { status, stderr } = run(["--results", results, ...job]);
        assert.equal(status, 1);
        assert.match(stderr, /damaged\.txt: line 3 is damaged/);
        assert.equal(readFileSync(results, "utf8"), text);
    }
});

test("a file with something else in it is refused and left alone", () => {
    const path = file("milk.txt", "buy milk");
    const { status, stderr } = run(["--results", path, ...jobs.match]);
    assert.equal(status, 1);
    assert.match(stderr, /milk\.txt is no file of results/);
    assert.equal(readFileSync(path, "utf8"), "buy milk");
});

test("wrong use is refused in a sentence", () => {
    assert.equal(run(["units"]).status, 2);
    for (const words of [["units"], ["fold", "--results", file("empty.txt")]]) {
        const idle = run([...words, "-c", "show"]);
        assert.equal(idle.status, 1);
        assert.match(idle.stderr, /no line begins a job of many games/);
    }
    assert.match(run(["fold", "-c", "show"]).stderr, /--results and a file/);
    const fold = run(["fold", "--results", join(folder, "none.txt"), ...jobs.match]);
    assert.equal(fold.status, 1);
    assert.match(fold.stderr, /12 units have no result/);
    const unit = run(["unit"], "unit match game=nosuch p0=random p1=random seed=1 deal=1\nbla\n");
    assert.equal(unit.status, 1);
    assert.match(unit.stderr, /line 1: .*nosuch[\s\S]*line 2: /);
});

test("output that cannot be written is told, and ends the work", {
    skip: !existsSync("/dev/full"),
}, () => {
    const units = run(["units", ...jobs.match]).stdout;
    const lines = [
        [["unit"], units],
        [["units", ...jobs.match]],
        [["-c", "moves"]],
        [["--json"], "moves\nmoves\n"],
        [["--help"]],
        [["protocol"], "uci\n"],
        [["2048", "--all"]],
        [["2048", "--all", "--stats", "--games=2"]],
    ];
    for (const [words, input = ""] of lines) {
        const full = openSync("/dev/full", "w");
        const { status, stderr } = spawnSync(program, words, {
            input,
            encoding: "utf8",
            stdio: ["pipe", full, "pipe"],
        });
        closeSync(full);
        assert.equal(status, 1, `${words.join(" ")}: ${stderr}`);
        assert.match(stderr, /^plyscope: standard output could not be written/m, words.join(" "));
    }
    const { status, stderr } = run(["--results", "/dev/full", ...jobs.match]);
    assert.equal(status, 1);
    assert.match(stderr, /\/dev\/full/);
});
