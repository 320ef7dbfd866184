/** Rules of our own (lint/): what they forbid, and what not. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const WEB = fileURLToPath(new URL("../", import.meta.url));

/** Each reads what a sentence says. */
const SENTENCES = [
    'if (error.text.startsWith("Unknown player:")) stop();',
    'if (refusal.text.includes("player")) stop();',
    "const found = line.error.match(/depth (.*)/);",
    'const parts = answer.note.split(": ");',
    'show(job.error.replace("Memory", "Room"));',
    "show(said.text.slice(0, 7));",
    "show(report.ended.slice(7));",
    "if (/memory/.test(job.error)) stop();",
    "const all = /in (.*)/.exec(cause.text);",
    'if (line.reason === "as asked") stop();',
    'if (answer.unsolved !== "not solved") stop();',
    'if (last.value.ended === "proven") stop();',
    'if (last.value?.result_text === "Draw.") stop();',
    'if (error?.text.startsWith("Unknown")) stop();',
    'if (job?.error === "no") stop();',
    "if (/memory/.test(answer?.error)) stop();",
    'show(refusal?.text.replace("Memory", "Room"));',
    'if (refusal.text?.includes("player")) stop();',
    'if (notices.value.text.endsWith(".")) stop();',
];

/** Neighbours: whether there is a sentence, its code, and texts that are none of the core. */
const CODES = [
    'if (saying(error, "unknown_name") !== undefined) stop();',
    'if (error.code === "unknown_name") stop();',
    'if (job.error !== "") stop();',
    'if (line.error === "") stop();',
    "if (answer.note === undefined) stop();",
    "show(error.text);",
    "if (old.text !== text) stop();",
    "show(error.text.length);",
    'show(error.text + ": no");',
    'if (entered.text.startsWith("go ")) stop();',
    'const words = input.text.split(" ");',
    'if (line.type === "error") stop();',
];

/** Each takes a spec apart. */
const CUT = [
    'const name = spec.split("(")[0] ?? "";',
    'const at = text.indexOf("(");',
    'const judge = told.spec.replace(/\\(.*/, "");',
    "const inside = /\\((.*)\\)$/.exec(spec)?.[1];",
    "const parts = /^(\\w+)\\((.*)\\)$/.exec(spec);",
    "if (/\\(.+\\)/.test(spec)) stop();",
];

/** Neighbours: other texts, and what the one reader gives. */
const READ = [
    "const name = nameOf(spec);",
    'const words = line.split(" ");',
    'const at = word.indexOf("=");',
    "if (/[a-z]/.test(mark)) stop();",
    'show(name.replace(/.*\\./, ""));',
];

/** Each writes what state/act/analysis.ts alone may write. */
const WRITTEN = [
    "analysis.value = { ...analysis.value, on: true };",
    "store.searching.value = none;",
    "found.value = { run: 0, report: null, history: [] };",
];

const CALLED = [
    "void setAnalysis(true);",
    "hovered.value = move;",
    "if (found.value === none) stop();",
];

/** The lines, from 0, that the rule of that name complains of. */
function refused(name: string, lines: readonly string[]): Set<number> {
    const folder = mkdtempSync(join(tmpdir(), "plyscope-lint-"));
    try {
        const rule = join(WEB, "lint", name);
        writeFileSync(
            join(folder, "biome.json"),
            JSON.stringify({ root: true, plugins: [rule], linter: { rules: { preset: "none" } } }),
        );
        writeFileSync(join(folder, "lines.ts"), `${lines.join("\n")}\n`);
        const { stdout } = spawnSync(
            join(WEB, "node_modules/.bin/biome"),
            ["lint", "--reporter=github", "--max-diagnostics=none", "lines.ts"],
            { cwd: folder, encoding: "utf8" },
        );
        const found = [...stdout.matchAll(/title=plugin,.*?line=(\d+),/g)];
        return new Set(found.map(([, line]) => Number(line) - 1));
    } finally {
        rmSync(folder, { recursive: true, force: true });
    }
}

test.each([
    ["a sentence of the core is not compared, searched or cut", "words-ts.grit", SENTENCES, CODES],
    ["a spec is taken apart in one place", "specs-ts.grit", CUT, READ],
    ["the analysis is written in one module", "analysis-ts.grit", WRITTEN, CALLED],
])(
    "%s",
    (_, rule, forbidden, allowed) => {
        const found = refused(rule, [...forbidden, ...allowed]);
        expect(forbidden.filter((_, i) => !found.has(i))).toEqual([]);
        expect(allowed.filter((_, i) => found.has(forbidden.length + i))).toEqual([]);
    },
    30_000,
);
