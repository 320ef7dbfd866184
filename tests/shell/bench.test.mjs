/** The bench of the program, in the release build alone: with sanitizers golden/bench searches the same. PLYSCOPE is its path. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("the bench asks no book and no network: its number is the golden one", () => {
    const golden = readFileSync(new URL("../golden/signature.txt", import.meta.url), "utf8");
    const words = ["-c", "bench quick"];
    const { status, stdout } = spawnSync(process.env.PLYSCOPE, words, { encoding: "utf8" });
    assert.equal(status, 0);
    assert.equal(/^signature (\d+)$/m.exec(stdout)?.[1], golden.trim());
});
