/** The WebAssembly module in Node: every function of its JavaScript shape. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { openPlyscope } from "../../wasm/node.mjs";
import { path } from "./path.mjs";

/** A session and what it says: [{re, kind, line}]. */
async function open(options = {}) {
    const said = [];
    const output = (re, kind, line) => said.push({ re, kind, line });
    const plyscope = await openPlyscope({ path, output, ...options });
    return { plyscope, said };
}

function finish(plyscope) {
    while (plyscope.pump(20) === "busy");
}

test("lines are numbered, answers carry the number and their kind", async () => {
    const { plyscope, said } = await open();
    assert.equal(plyscope.exec("moves"), 1);
    assert.deepEqual(said.at(-1), { re: 1, kind: "text", line: "1 2 3 4 5 6 7" });
    assert.equal(plyscope.exec("zork"), -2);
    assert.equal(said.at(-1).kind, "error");
    assert.equal(plyscope.exec("link", "json"), 3);
    assert.equal(said.at(-1).kind, "json");
    assert.equal(JSON.parse(said.at(-1).line).re, 3);
    plyscope.exec("json on");
    plyscope.exec("link");
    assert.equal(said.at(-1).kind, "json");
    plyscope.exec("link", "text");
    assert.equal(said.at(-1).kind, "text");
    plyscope.free();
});

test("jobs want pumping", async () => {
    const { plyscope, said } = await open();
    assert.equal(plyscope.pump(1), "idle");
    plyscope.exec("analyze uct endless", "json");
    assert.equal(plyscope.pump(5), "busy");
    plyscope.exec("pause", "json");
    assert.equal(plyscope.pump(5), "waiting");
    plyscope.exec("stop", "json");
    assert.equal(plyscope.pump(5), "idle");
    const last = JSON.parse(said.at(-1).line);
    assert.equal(last.type, "analyze");
    assert.equal(last.moves.length, 7);
    plyscope.free();
});

test("the version counts changes of the game", async () => {
    const { plyscope } = await open();
    const before = plyscope.version();
    plyscope.exec("show");
    assert.equal(plyscope.version(), before);
    plyscope.exec("play 4");
    assert.notEqual(plyscope.version(), before);
    plyscope.free();
});

test("completion counts UTF-16 units, not bytes", async () => {
    const { plyscope } = await open();
    const { from, words } = plyscope.complete("analyze uct(si");
    assert.equal(from, 12);
    assert.deepEqual(
        words.map(({ word }) => word),
        ["sims="],
    );
    assert.match(words[0].doc, /^[A-Z].*\.$/);
    assert.equal(plyscope.complete("play äöü🙂 ").from, 11);
    assert.equal(plyscope.complete("pl go", 2).words.length, 3);
    plyscope.free();
});

test("without a clock there is no limit in seconds, and answers are equal in every run", async () => {
    const runs = [];
    for (let i = 0; i < 2; i++) {
        const { plyscope, said } = await open({ clock: false });
        assert.ok(plyscope.exec("go uct(time=1s)") < 0);
        plyscope.exec("go uct(sims=500)", "json");
        finish(plyscope);
        runs.push(said);
        plyscope.free();
    }
    assert.deepEqual(runs[0], runs[1]);
});

test("a clock of one's own", async () => {
    let now = 0;
    const { plyscope, said } = await open({ clock: () => ++now });
    plyscope.exec("analyze uct(time=200ms,sims=1000000000)", "json");
    finish(plyscope);
    const last = JSON.parse(said.at(-1).line);
    assert.ok(last.ms >= 200 && last.ms < 230, `${last.ms}`);
    assert.equal(last.timed, true);
    plyscope.free();
});

test("colours are for pieces, not for the names of rows and columns", async () => {
    const { plyscope, said } = await open({ colour: true });
    plyscope.exec("new tron(preset=room)", "text");
    const lines = said.map(({ line }) => line);
    assert.ok(
        lines.some((line) => /^ +1 \./.test(line)),
        lines.join("\n"),
    );
    assert.ok(
        lines.some((line) => /^ +0 1 2 3 4/.test(line)),
        lines.join("\n"),
    );
    assert.ok(lines.some((line) => line.trimStart().startsWith("0 \u001b[")));
    plyscope.free();
});

test("colours, memory, blobs, version of the core", async () => {
    const { plyscope, said } = await open({ colour: true, memory: 8 << 20 });
    plyscope.exec("show");
    assert.ok(said.at(-1).line.includes("\u001b[1m"));
    plyscope.colour(false);
    plyscope.exec("show");
    assert.ok(!said.at(-1).line.includes("\u001b"));
    assert.ok(plyscope.exec("analyze uct(table=64,sims=100M)") < 0);
    assert.equal(plyscope.blob("net", new Uint8Array(1000)), true);
    assert.equal(plyscope.blob("net", new Uint8Array(9 << 20)), false);
    assert.match(plyscope.release, /^\d+\.\d+/);
    plyscope.free();
});

test("the table of a search takes the place of the one before, whatever lies between", async () => {
    const { plyscope } = await open();
    const size = () => plyscope.inner.module.HEAPU8.length >> 20;
    plyscope.exec("analyze pvs(nodes=100,table=128)");
    finish(plyscope);
    const before = size();
    plyscope.exec("new amazons");
    plyscope.exec("analyze pvs(nodes=100,table=128)");
    finish(plyscope);
    assert.ok(size() - before < 64, `${before} MB, then ${size()} MB`);
    plyscope.free();
});

test("instances know nothing of each other", async () => {
    const a = await open();
    const b = await open();
    a.plyscope.exec("new connect4(preset=tiny)");
    a.plyscope.exec("moves");
    b.plyscope.exec("moves");
    assert.equal(a.said.at(-1).line, "1 2 3");
    assert.equal(b.said.at(-1).line, "1 2 3 4 5 6 7");
    a.plyscope.free();
    b.plyscope.exec("play 4");
    b.plyscope.free();
});

test("any text is safe", async () => {
    const { plyscope, said } = await open();
    const lines = ["", "\u0000play 4", "play \ud800", "x".repeat(70_000), "play 🙂", "\n\n"];
    for (const line of lines) plyscope.exec(line, "json");
    for (const { line } of said) JSON.parse(line);
    assert.ok(said.length >= lines.length);
    plyscope.free();
});

test("about ten functions leave the module", async () => {
    const bytes = await readFile(path.replace(/\.mjs$/, ".wasm"));
    const source = await readFile(
        fileURLToPath(new URL("../../wasm/exports.c", import.meta.url)),
        "utf8",
    );
    const own = source.match(/^EMSCRIPTEN_KEEPALIVE .*\{$/gm).length;
    assert.ok(own <= 12, `${own} functions`);
    assert.ok(WebAssembly.Module.exports(await WebAssembly.compile(bytes)).length <= own + 12);
});
