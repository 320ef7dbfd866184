/** Scripts of tools/ where something is unusual: a checkout that was copied, one that cannot be written. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { bytesOf, written } from "../fuzz/corpus.mjs";

const tools = fileURLToPath(new URL("../../tools", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "plyscope-tools-"));
after(() => rmSync(folder, { recursive: true }));

/** A checkout with a program of one line. */
function checkout(name) {
    const root = join(folder, name);
    mkdirSync(join(root, "tools"), { recursive: true });
    for (const file of ["build", "common.sh"]) cpSync(join(tools, file), join(root, "tools", file));
    writeFileSync(
        join(root, "CMakeLists.txt"),
        "cmake_minimum_required(VERSION 3.20)\nproject(p LANGUAGES C)\nadd_executable(plyscope p.c)\nadd_custom_target(programs DEPENDS plyscope)\n",
    );
    says(root, "old");
    return root;
}
const says = (root, word) =>
    writeFileSync(
        join(root, "p.c"),
        `#include <stdio.h>\nint main(void) { return puts("${word}") < 0; }\n`,
    );
const build = (root) =>
    spawnSync(join(root, "tools/build"), ["release"], { encoding: "utf8", cwd: root });
const program = (root) =>
    execFileSync(join(root, "build/release/plyscope"), { encoding: "utf8" }).trim();

test("a copied checkout builds its own sources", () => {
    const first = checkout("first one");
    const { status: built, stdout } = build(first);
    assert.equal(built, 0, stdout);
    const second = join(folder, "second");
    cpSync(first, second, { recursive: true, preserveTimestamps: true });
    says(second, "new");
    const { status, stderr } = build(second);
    assert.equal(status, 0, stderr);
    assert.equal(program(second), "new");
    assert.equal(program(first), "old");
});

test("a checkout that cannot be written says so", () => {
    const root = checkout("locked");
    writeFileSync(join(root, "build"), "no folder");
    const { status, stderr } = build(root);
    assert.equal(status, 1);
    assert.match(stderr, /^\S*locked\/build cannot be written: builds go there\.$/m);
    assert.doesNotMatch(stderr, /flock|ninja/);
});

/** The server of the page, which begins to serve unless something is wrong. */
const served = (...words) =>
    spawnSync(process.execPath, [join(tools, "serve.mjs"), ...words], {
        encoding: "utf8",
        timeout: 20_000,
    });

test("a port that is none", () => {
    for (const port of ["70000", "abc", "-1"]) {
        const { status, stderr } = served("--port", port);
        assert.equal(status, 2);
        assert.equal(
            stderr,
            `tools/serve.mjs: --port takes a number from 0 to 65535, not "${port}".\n`,
        );
    }
});

test("the server of the page says how it is called", () => {
    const { status, stdout } = served("--help");
    assert.equal(status, 0);
    assert.match(stdout, /^usage: node tools\/serve\.mjs \[--port N\] /);
    for (const [words, said] of [
        [["--prot", "1"], 'unknown option "--prot"; see --help.'],
        [["8081"], 'unknown option "8081"; see --help.'],
        [["--dir"], "--dir takes a value; see --help."],
    ]) {
        const { status, stderr } = served(...words);
        assert.deepEqual([status, stderr], [2, `tools/serve.mjs: ${said}\n`]);
    }
});

test("an experiment that is called wrongly says so in a sentence", () => {
    const called = (name, ...words) =>
        spawnSync(process.execPath, [join(tools, "experiments", name), ...words], {
            encoding: "utf8",
        });
    for (const [name, words, said] of [
        ["chaos", ["--seed", "x"], '--seed takes a whole number, not "x".'],
        ["chaos", ["--profiles", "0"], '--profiles takes a whole number above 0, not "0".'],
        ["chaos", ["many"], 'ACTIONS takes a whole number above 0, not "many".'],
        ["chaos", ["1", "2"], '"2" is one word too many; see --help.'],
        ["chaos", ["--sed", "1"], "Unknown option '--sed'; see --help."],
        ["soak", ["--out"], "Option '--out <value>' argument missing; see --help."],
        ["soak", ["-1"], "Unknown option '-1'; see --help."],
        ["soak", ["1h"], 'HOURS takes a number, not "1h".'],
        ["fuzz-long", ["--minutes", "long"], '--minutes takes a number, not "long".'],
        ["fuzz-long", ["--only", "zork"], /^there is no target "zork"; there are .*, line, /],
    ]) {
        const { status, stdout, stderr } = called(name, ...words);
        assert.equal(stdout, "");
        assert.equal(stderr.slice(0, name.length + 2), `${name}: `);
        const sentence = stderr.slice(name.length + 2);
        if (typeof said === "string") assert.equal(sentence, `${said}\n`);
        else assert.match(sentence, said);
        assert.equal(status, 2);
    }
    for (const name of ["chaos", "soak", "fuzz-long"]) {
        const { status, stdout, stderr } = called(name, "--help");
        assert.match(
            stdout,
            new RegExp(`^ +tools/experiments/${name}|: tools/experiments/${name}`, "m"),
        );
        assert.doesNotMatch(stdout, /require|use strict/);
        assert.equal(stderr, "");
        assert.equal(status, 0);
    }
});

test("the accuracy of players is told with its intervals", () => {
    const words = ["random", "3..5", "positions=4", `csv=${join(folder, "accuracy.csv")}`];
    const said = execFileSync(process.execPath, [join(tools, "experiments/accuracy"), ...words], {
        encoding: "utf8",
    });
    const share = String.raw`\d+\.\d \(\d+\.\d to \d+\.\d\)`;
    assert.match(said, new RegExp(`^ *${share} +${share} .* random$`, "m"));
    const [names, row] = readFileSync(join(folder, "accuracy.csv"), "utf8").trim().split("\n");
    for (const [i, cell] of row.split(",").entries())
        assert.ok(cell !== "" || names.split(",")[i] === "value", names.split(",")[i]);
});

test("an input of a fuzzer is the same bytes after it was written as text", () => {
    const bytes = Buffer.from(
        [...Array(256).keys(), ..."\\x41\\n"].map((b) => b.charCodeAt?.(0) ?? b),
    );
    assert.match(written(bytes), /^\\x00[ -~]*\\xff\\\\x41\\\\n$/);
    assert.deepEqual(bytesOf(written(bytes)), bytes);
});
