/**
 * The core as an installed C library: pkg-config and CMake find it, the example does what the
 * README says, and the player in C plays. BUILD is the build folder.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const build = process.env.BUILD;
const here = fileURLToPath(new URL(".", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "plyscope-embed-"));
after(() => rmSync(folder, { recursive: true }));
const prefix = join(folder, "usr");

function run(program, words, env = {}) {
    const { status, stdout, stderr } = spawnSync(program, words, {
        encoding: "utf8",
        env: { ...process.env, ...env },
    });
    assert.equal(status, 0, `${program} ${words.join(" ")}\n${stdout}\n${stderr}`);
    return stdout;
}

function check(said) {
    const lines = said.trim().split("\n");
    const last = JSON.parse(lines.at(-1));
    assert.equal(last.type, "go");
    assert.match(last.move, /^[1-7]$/);
    assert.ok(lines.length > 5, said);
}

run("cmake", ["--install", build, "--prefix", prefix]);

const pkg = (...words) =>
    run("pkg-config", [...words, "plyscope"], {
        PKG_CONFIG_PATH: join(prefix, "lib/pkgconfig"),
    })
        .trim()
        .split(/\s+/);

/** The path of that example, compiled. */
function compiled(name) {
    const program = join(folder, name);
    run("cc", [
        ...["-std=c11", "-Wall", "-Wextra", "-Werror", ...pkg("--cflags")],
        ...[join(here, `${name}.c`), "-o", program, ...pkg("--libs")],
    ]);
    return program;
}

test("pkg-config", () => {
    check(run(compiled("example"), []));
    assert.match(pkg("--modversion")[0], /^\d+\.\d+/);
});

test("the player in C meets random in every game in turns, and loses no game by a mistake", () => {
    const plyscope = join(prefix, "bin/plyscope");
    const words = ["--json", "--engine", `mine=${compiled("mybot")}`];
    for (const game of [
        "connect4",
        "amazons(columns=6,rows=6)",
        "tron(preset=document)",
        "2048(rows=3,cols=3)",
    ]) {
        const said = run(plyscope, [
            ...words,
            ...["-c", `new ${game}`, "-c", "match external(engine=mine) random games=2"],
        ]);
        const outcome = JSON.parse(said.trim().split("\n").at(-1));
        assert.equal(outcome.failed, undefined, game);
        if (outcome.points === undefined) assert.equal(outcome.wins, 2, game);
        else assert.ok(outcome.points[0].mean > outcome.points[1].mean, game);
    }
});

test("CMake", () => {
    const out = join(folder, "cmake");
    run("cmake", ["-G", "Ninja", "-S", here, "-B", out, `-DCMAKE_PREFIX_PATH=${prefix}`]);
    run("cmake", ["--build", out]);
    check(run(join(out, "example"), []));
});

test("the README shows this example", () => {
    const readme = readFileSync(join(here, "../../README.md"), "utf8");
    const shown = readme.match(/```c\n([^`]*)```/)[1].replaceAll(/\s+/g, " ");
    const example = readFileSync(join(here, "example.c"), "utf8")
        .replace(/^\/\*.*\*\/\n/, "")
        .replaceAll(/\s+/g, " ");
    assert.equal(example.trim(), shown.trim());
});
