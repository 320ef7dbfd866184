/**
 * Codes and parts of what the core says: every error that the transcripts, the recorded lines and the
 * fuzzers' inputs bring about is a row of a messages.def, and its parts stand in its text.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { openPlyscope } from "../../wasm/node.mjs";
import { parse } from "../answers/transcript.mjs";
import { path } from "./path.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file) => readFileSync(root + file, "utf8");
const list = (folder, end) => readdirSync(root + folder).filter((name) => name.endsWith(end));

/** The sources of the core, and the rows of its tables: code -> names of its parts. */
function tables() {
    const rows = new Map();
    const sources = [];
    for (const name of readdirSync(`${root}core`, { recursive: true })) {
        if (/\.[ch]$/.test(name)) sources.push(read(`core/${name}`));
        if (!name.endsWith("messages.def")) continue;
        for (const [, code, rest] of read(`core/${name}`).matchAll(
            /^MESSAGE\((\w+),([\s\S]*?)\)$/gm,
        )) {
            const [, parts] = /,\s*((?:"[\w ]*")?\s*(?:WORDS_PARTS)?)$/.exec(rest);
            const words = parts.replace(/WORDS_PARTS/, '"word nearest allowed"').match(/[\w]+/g);
            rows.set(code, new Set(words ?? []));
        }
    }
    return { rows, sources: sources.join("\n") };
}

const { rows, sources } = tables();

/** What is wrong with what a sentence says of itself; the causes that it quotes, too. */
function judge(said, text) {
    const row = rows.get(said.code);
    if (!row) return `no row has the code ${said.code}`;
    for (const [name, value] of Object.entries(said.parts)) {
        if (!row.has(name)) return `${said.code} has no part ${name}`;
        if (!text.includes(String(value))) return `"${value}" does not stand in "${text}"`;
    }
    if (!said.cause) return null;
    if (!text.includes(said.cause.text)) return `"${said.cause.text}" is not quoted`;
    return said.cause.code === undefined ? null : judge(said.cause, said.cause.text);
}

/** Sessions as lists of lines. */
function* sessions() {
    for (const name of list("tests/shell", ".txt")) {
        yield read(`tests/shell/${name}`)
            .split("\n")
            .filter((line) => line.startsWith("> "))
            .map((line) => line.slice(2));
    }
    for (const name of list("tests/answers/data", ".ts"))
        yield parse(read(`tests/answers/data/${name}`)).lines.map(({ line }) => line);
    const unpacked = (text) =>
        JSON.parse(`"${text.replace(/\\x/g, "\\u00").replace(/"/g, '\\"')}"`);
    for (const [name, before] of [
        ["line", ""],
        ["link", "open "],
        ["spec", "spec player "],
    ]) {
        for (const row of read(`tests/fuzz/corpus/${name}.txt`).split("\n")) {
            const at = row.indexOf(": ");
            if (at < 0) continue;
            try {
                yield unpacked(row.slice(at + 2))
                    .split("\n")
                    .map((line) => before + line);
            } catch {
                /* bytes that are no text of JavaScript */
            }
        }
    }
}

test("every code is said somewhere, and stands in one table", () => {
    assert.ok(rows.size > 350, `${rows.size} rows were read`);
    for (const code of rows.keys())
        assert.match(sources, new RegExp(`\\b${code}\\b`), `nobody says ${code}`);
});

test("errors have a code of a table, and parts that stand in their text", async () => {
    const seen = new Map();
    const wrong = [];
    let number = 0;
    for (const lines of sessions()) {
        const output = (_re, kind, line) => {
            if (kind !== "json") return;
            const answer = JSON.parse(line);
            const all = [["text", answer.type === "error" ? answer : undefined]];
            for (const member of ["error", "note", "reason", "ended", "unsolved"])
                all.push([member, answer[`${member}_said`]]);
            for (const [member, said] of all) {
                if (!said) continue;
                const fault = judge(said, answer[member]);
                if (fault) wrong.push(fault);
                seen.set(said.code, (seen.get(said.code) ?? 0) + 1);
                number++;
            }
        };
        const plyscope = await openPlyscope({ path, output, clock: false });
        for (const line of lines) {
            if (/^\s*(analyze|match|tournament|sweep|evolve|train|bench|accuracy)\b/.test(line))
                continue;
            plyscope.exec(line, "json");
            for (let i = 0; i < 20 && plyscope.pump(5) === "busy"; i++);
        }
        plyscope.free();
    }
    assert.deepEqual([...new Set(wrong)], []);
    assert.ok(
        number > 500 && seen.size > 100,
        `${number} sentences of ${seen.size} rows were seen`,
    );
});
