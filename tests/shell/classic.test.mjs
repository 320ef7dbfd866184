/** `plyscope 2048`: the options of the source document's program. PLYSCOPE is the program's path. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

const program = process.env.PLYSCOPE;
const run = (words, input = "") =>
    spawnSync(program, ["2048", ...words], { input, encoding: "utf8" });

test("statistics of all rules: wins and losses, mean, best, worst, best tile", () => {
    const { status, stdout } = run(["--all", "--stats", "--games=20"]);
    assert.equal(status, 0);
    assert.match(stdout, /^rules: 20 games$/m);
    const [, won, lost] = /^won (\d+), lost (\d+): /m.exec(stdout);
    assert.equal(Number(won) + Number(lost), 20);
    assert.match(stdout, /^points: mean [\d.]+, best \d+, worst \d+$/m);
    assert.match(stdout, /^sum at the end: mean [\d.]+, best \d+, worst \d+$/m);
    assert.match(stdout, /^best: \d+; games by their best: /m);
});

test("the rules that are named play, and no others", () => {
    const points = (...words) =>
        /^points: .*$/m.exec(run([...words, "--stats", "--games=10"]).stdout)?.[0];
    assert.equal(points("--all"), points("--all"));
    assert.equal(points("--nospam", "--norandom"), points("--all", "--nospam", "--norandom"));
    assert.equal(
        points("--nospam", "--norandom"),
        points("--empty", "--lost", "--maxvalue", "--monotony", "--smooth"),
    );
    assert.notEqual(points("--empty", "--lost"), points("--empty"));
    assert.equal(points("--all"), points("--all", "--win"));
    assert.notEqual(points("--win"), points("--empty"));
    assert.notEqual(points("--all"), points("--all", "--seed=2"));
    // The document prints the options with one dash.
    assert.equal(points("-all"), points("--all"));
    assert.equal(points("-nospam", "-norandom"), points("--nospam", "--norandom"));
});

test("a game of the program ends and shows its last board", () => {
    const { status, stdout } = run(["--empty", "--lost"]);
    assert.equal(status, 0);
    assert.match(stdout, /^score \d+, sum of tiles \d+\n(Lost|You win)/m);
});

test("a person plays by letters and arrow keys; q leaves", () => {
    const { status, stdout } = run([], "udlr\x1b[A\x1b[B\x1b[C\x1b[Dq");
    assert.equal(status, 0);
    const boards = stdout.match(/^score \d+, sum of tiles \d+$/gm);
    assert.equal(boards.length, 9); // the start and one a key, also where nothing changes
    assert.equal(run([], "").status, 0);
});

test("wrong options are refused with a sentence", () => {
    for (const words of [
        ["--bogus"],
        ["--stats"],
        ["all"],
        ["--games=0"],
        ["--games=x"],
        ["--seed=-1"],
        ["--empty", "--noempty"],
        ["--nobogus"],
    ]) {
        const { status, stderr, stdout } = run(words);
        assert.equal(status, 2, words.join(" "));
        assert.match(stderr, /^plyscope 2048: .+\nusage: /);
        assert.equal(stdout, "");
    }
    assert.equal(run(["--help"]).status, 0);
    assert.match(run(["--help"]).stdout, /--monotony/);
});
