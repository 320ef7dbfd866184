// The page's reading of the text of specs (web/src/state/read/spec.ts, params/values.ts) against the core's own: all
// presets of all games and players, and texts at random.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { openPlyscope } from "../../wasm/node.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "plyscope-specs-"));
after(() => rmSync(folder, { recursive: true, force: true }));
await build({
    configFile: false,
    logLevel: "error",
    build: {
        outDir: folder,
        minify: false,
        lib: {
            entry: {
                values: here("../../web/src/params/values.ts"),
                spec: here("../../web/src/state/read/spec.ts"),
            },
            formats: ["es"],
            fileName: (_, name) => `${name}.mjs`,
        },
    },
});
const page = {
    ...(await import(pathToFileURL(join(folder, "values.mjs")))),
    ...(await import(pathToFileURL(join(folder, "spec.mjs")))),
};

let said = [];
const core = await openPlyscope({
    output: (_, kind, line) => kind === "json" && said.push(JSON.parse(line)),
});
/** The only answer to a line. */
function ask(line) {
    said = [];
    core.exec(line, "json");
    return said.at(-1);
}
const { games, searchers } = ask("describe");

/** The players that this game knows, each by the row that its name means there. */
function playersOf({ name: family }) {
    ask(`new ${family}`);
    return ask("searchers").searchers.flatMap(
        ({ name }) =>
            searchers.find((row) => row.name === name && row.game === family) ??
            searchers.find((row) => row.name === name && row.game === undefined) ??
            [],
    );
}

/** A generator of its own (xorshift), so that a failure comes again. */
function dice(seed) {
    let state = seed;
    const next = () => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return (state >>> 0) / 2 ** 32;
    };
    const below = (n) => Math.floor(next() * n);
    return { next, below, of: (list) => list[below(list.length)] };
}

/** A value of a parameter as people write it: with units, signs of exponents, blanks, other words for yes. */
function textFor(param, game, random) {
    const { below, of } = random;
    if (param.type === "bool") return of(["yes", "no", "true", "false", "on", "off", "1", "0"]);
    if (param.type === "enum") return of(param.choices);
    if (param.type === "spec") return specOf(of(page.rowsOf(param.kind, game)), game, random);
    const [low, high] = [param.min ?? -1000, param.max ?? 1000];
    if (param.type === "time") return of(["0", "500ms", "2s", "1.5 s", "2min", "1h", "0.25"]);
    const inside = (n) => n >= low && n <= high;
    if (param.type === "int") {
        const short = [
            ["2k", 2e3],
            ["1.5M", 1.5e6],
            ["1e3", 1e3],
            ["1G", 1e9],
            ["3K", 3e3],
        ];
        const [text] = of(
            short
                .filter(([, n]) => inside(n))
                .concat([[String(low + below(Math.min(high - low, 50) + 1))]]),
        );
        return text;
    }
    const number = [low, high, param.init, low + (high - low) * random.next(), 0.5, 1e-3, -2.25];
    const value = of(number.filter(inside));
    return of([String(value), value.toExponential()]);
}

/** A spec of this row: some of its parameters, by their names or aliases, in any order, with blanks. */
function specOf(row, game, random) {
    const { next, of } = random;
    const written = row.params
        .filter(({ type }) => type !== "text" && type !== "blob")
        .filter(() => next() < 0.3)
        .map((param) => [next(), param])
        .sort(([a], [b]) => a - b)
        .map(([, param]) => {
            const blank = () => of(["", "", " "]);
            const key = of([param.name, param.alias ?? param.name]);
            return `${blank()}${key}${blank()}=${blank()}${textFor(param, game, random)}${blank()}`;
        });
    const name = of([row.name, ...(row.aliases ?? [])]);
    return written.length === 0 ? name : `${name}${of(["", " "])}(${written.join(",")})`;
}

/** What the page would change so that the values of the core become those of the text: nothing. */
function differences(row, text, values, game) {
    return page.changesTo(row, page.readSpec(text).inside, values, game, []);
}

test("presets are read as the core reads them", () => {
    let read = 0;
    for (const game of games) {
        for (const preset of game.presets) {
            const { type, name, values } = ask(`spec game ${game.name}(preset=${preset.name})`);
            assert.deepEqual([type, name], ["spec", game.name]);
            assert.deepEqual(differences(game, `${name}(${preset.values})`, values, game), []);
            assert(page.presetFits(game, preset, values, game), preset.name);
            read++;
        }
        for (const row of playersOf(game)) {
            const { name } = row;
            for (const preset of row.presets) {
                const line = ask(`spec player ${name}(preset=${preset.name})`);
                // What the player keeps is not for this game.
                if (line.type === "error") continue;
                assert(page.presetFits(row, preset, line.values, game), `${name} ${preset.name}`);
                assert.deepEqual(differences(row, line.text, line.values, game), [], line.text);
                read++;
            }
        }
    }
    assert(read > 80, `${read} were read`);
});

test("texts at random are read as the core reads them", () => {
    const random = dice(20260117);
    let read = 0;
    let noticed = 0;
    for (const game of games) {
        const rows = playersOf(game);
        for (let n = 0; n < 65 * rows.length; n++) {
            const row = rows[n % rows.length];
            const text = specOf(row, game, random);
            const line = ask(`spec player ${text}`);
            if (line.type === "error") continue;
            assert.equal(page.nameOf(line.text), line.name);
            for (const one of [text, line.text])
                assert.deepEqual(differences(row, one, line.values, game), [], one);
            read++;
            // A text that says something else is noticed, at the place where it does.
            const other = row.params.find(({ type }) => type === "int" || type === "real");
            if (other === undefined) continue;
            const values = { ...line.values, [other.name]: line.values[other.name] + 1 };
            const found = differences(row, text, values, game).map(({ path }) => path);
            assert.deepEqual(found, [other.name], text);
            noticed++;
        }
    }
    assert(read > 2000 && noticed > 1500, `${read} were read, ${noticed} changed`);
});
