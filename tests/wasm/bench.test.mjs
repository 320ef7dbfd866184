/** The bench signature: the same number as natively. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { openPlyscope } from "../../wasm/node.mjs";
import { path } from "./path.mjs";

test("bench quick ends with the golden signature", async () => {
    const file = new URL("../golden/signature.txt", import.meta.url);
    const golden = (await readFile(file, "utf8")).trim();
    const said = [];
    const plyscope = await openPlyscope({ path, output: (_re, _kind, line) => said.push(line) });
    plyscope.exec("bench quick");
    while (plyscope.pump(50) === "busy");
    plyscope.free();
    assert.equal(said.at(-1), `signature ${golden}`);
});
