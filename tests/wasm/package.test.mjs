/** The npm package as somebody installs it: packed, unpacked, its README's example run. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "plyscope-package-"));
after(() => rmSync(folder, { recursive: true }));

function run(program, words, cwd = folder) {
    const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: "utf8" });
    assert.equal(status, 0, `${program} ${words.join(" ")}\n${stdout}\n${stderr}`);
    return stdout;
}

const source = join(root, "build/npm");
const [packed] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], source));
const installed = join(folder, "node_modules/plyscope");
mkdirSync(installed, { recursive: true });
run("tar", ["xzf", join(folder, packed.filename), "--strip-components=1", "-C", installed]);
writeFileSync(join(folder, "package.json"), '{"type":"module"}');

/** Whether tools/make-book has made it. */
const book = existsSync(join(root, "web/public/books/connect4.book"));

test("the package holds what it needs and nothing else", () => {
    const names = packed.files.map(({ path }) => path).sort();
    assert.deepEqual(names, [
        "LICENSE",
        "README.md",
        ...(book ? ["connect4.book"] : []),
        "load.d.mts",
        "load.mjs",
        "node.mjs",
        "package.json",
        "page.mjs",
        "plyscope.d.ts",
        "plyscope.mjs",
        "plyscope.wasm",
    ]);
});

test("the example of its README runs", () => {
    const readme = readFileSync(join(installed, "README.md"), "utf8");
    const [, example] = readme.match(/```js\n([^`]*)```/);
    writeFileSync(join(folder, "example.mjs"), example);
    const lines = run(process.execPath, ["example.mjs"]).trim().split("\n");
    const last = JSON.parse(lines.at(-1));
    assert.equal(last.type, "go");
    assert.match(last.move, /^[1-7]$/);
});

test("the solver has its opening book", { skip: !book && "there is no book" }, () => {
    // With nodes for all that the book leaves open, and far too few to solve the game.
    const script = `import { openPlyscope } from "plyscope";
const plyscope = await openPlyscope({ output: (re, kind, line) => console.log(line) });
plyscope.exec("analyze solver(nodes=2M)", "json");
while (plyscope.pump(50) === "busy");
plyscope.free();
`;
    writeFileSync(join(folder, "book.mjs"), script);
    const said = JSON.parse(run(process.execPath, ["book.mjs"]).trim().split("\n").at(-1));
    assert.equal(said.proven, "win");
    assert.equal(said.best, "4");
});

test("its types fit the example", () => {
    writeFileSync(
        join(folder, "typed.mts"),
        `import { openPlyscope, type Plyscope, type State } from "plyscope";
const plyscope: Plyscope = await openPlyscope({ output: (re: number, kind, line) => console.log(re, kind, line.length) });
const state: State = plyscope.pump(1);
// @ts-expect-error: a line is text
plyscope.exec(4);
console.log(state);
plyscope.free();
`,
    );
    const tsc = join(root, "web/node_modules/.bin/tsc");
    run(tsc, [
        "--noEmit",
        "--strict",
        "--module",
        "nodenext",
        "--target",
        "es2022",
        "--types",
        "",
        "typed.mts",
    ]);
});
