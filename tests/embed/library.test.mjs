/**
 * The core as an installed C library: pkg-config and CMake find it, and the example does what the
 * README says. BUILD is the build folder, EMBED this one.
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
/** Optimizing the whole core again at every link takes a minute. */
const noLto = "-fno-lto";

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

test("pkg-config", () => {
    const pkg = (...words) =>
        run("pkg-config", [...words, "plyscope"], {
            PKG_CONFIG_PATH: join(prefix, "lib/pkgconfig"),
        })
            .trim()
            .split(/\s+/);
    const program = join(folder, "example");
    run("cc", [
        "-std=c11",
        noLto,
        ...pkg("--cflags"),
        join(here, "example.c"),
        "-o",
        program,
        ...pkg("--libs"),
    ]);
    check(run(program, []));
    assert.match(pkg("--modversion")[0], /^\d+\.\d+/);
});

test("CMake", () => {
    const out = join(folder, "cmake");
    run("cmake", [
        ...["-S", here, "-B", out, `-DCMAKE_PREFIX_PATH=${prefix}`],
        `-DCMAKE_EXE_LINKER_FLAGS=${noLto}`,
    ]);
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
