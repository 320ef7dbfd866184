/**
 * Batch jobs on the ranks of MPI: the outcome is that of the plain program. PLYSCOPE and PLYSCOPE_MPI
 * are the programs' paths, MPIEXEC starts the second on several ranks.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

const { PLYSCOPE: program, PLYSCOPE_MPI: parallel, MPIEXEC: mpiexec } = process.env;
// mpiexec gives the first rank a terminal.
const env = {
    ...process.env,
    NO_COLOR: "1",
    OMPI_ALLOW_RUN_AS_ROOT: "1",
    OMPI_ALLOW_RUN_AS_ROOT_CONFIRM: "1",
};
const outcome = (text) => text.replaceAll(/time per move.*|\d+\.\d{3} ms a move/g, "");
const ranks = (count, words) =>
    spawnSync(mpiexec, ["--oversubscribe", "-n", String(count), parallel, ...words], {
        encoding: "utf8",
        env,
    });

const jobs = {
    match: ["-c", "new tron", "-c", "match montecarlo(playouts=20) random games=20 seed=3"],
    sprt: [
        "-c",
        "new tron",
        "-c",
        "match montecarlo(playouts=20) random games=1000 elo0=0 elo1=200 seed=3",
    ],
    rate: [
        "-c",
        "new connect4(rows=4,cols=4,align=3)",
        "-c",
        "rate uct(sims=20) montecarlo(playouts=3) games=300 openings=1 within=100",
    ],
    evolution: [
        "-c",
        "new 2048",
        "-c",
        "evolve rules population=8 group=4 winners=2 games=3 generations=3 seed=5",
    ],
};

for (const [name, job] of Object.entries(jobs)) {
    test(`${name}: one, two and four ranks agree with the plain program`, () => {
        const direct = spawnSync(program, job, { encoding: "utf8" });
        assert.equal(direct.status, 0, direct.stderr);
        for (const count of [1, 2, 4]) {
            const { status, stdout, stderr } = ranks(count, job);
            assert.equal(status, 0, stderr);
            assert.equal(outcome(stdout), outcome(direct.stdout), `${count} ranks`);
        }
    });
}

test("a refused line ends all ranks with status 1", () => {
    const { status, stderr } = ranks(3, ["-c", "match nosuch random"]);
    assert.notEqual(status, 0);
    assert.match(stderr, /nosuch/);
});
