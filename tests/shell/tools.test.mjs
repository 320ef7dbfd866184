/** Scripts of tools/ where something is unusual: a checkout that was copied, one that cannot be written. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

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

test("a port that is none", () => {
    for (const port of ["70000", "abc", "-1"]) {
        const { status, stderr } = spawnSync(
            process.execPath,
            [join(tools, "serve.mjs"), "--port", port],
            { encoding: "utf8" },
        );
        assert.equal(status, 2);
        assert.equal(
            stderr,
            `tools/serve.mjs: --port takes a number from 0 to 65535, not "${port}".\n`,
        );
    }
});
