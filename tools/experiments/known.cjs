// The Connect Four positions with known scores, and the native program to ask about them.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const { spawnSync } = require("node:child_process");

const root = path.join(__dirname, "../..");
const program = process.env.PLYSCOPE ?? path.join(root, "build/release/plyscope");

/** {moves, score, columns}: score of the side to move and of every column (null = full). */
const positions = fs
    .readFileSync(path.join(root, "tests/data/connect4-scores.tsv"), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("\t"))
    .map(([moves, score, columns]) => ({
        moves,
        score: Number(score),
        columns: columns.split(" ").map((text) => (text === "x" ? null : Number(text))),
    }));

/** Those with so many stones on the board: "8-14". */
function between(range) {
    const [from, to] = range.split("-").map(Number);
    return positions.filter(({ moves }) => moves.length >= from && moves.length <= to);
}

/** Lets `spec` analyse every position of the set; returns the last answer for each. */
function analyze(spec, set) {
    const lines = ["new connect4"];
    for (const { moves } of set) lines.push("restart", `play ${moves}`, `analyze ${spec} bare`);
    const { stdout, error } = spawnSync(program, ["--json"], {
        input: `${lines.join("\n")}\n`,
        maxBuffer: 1 << 28,
        encoding: "utf8",
    });
    if (error) {
        console.error(`${program}: ${error.message} (tools/build release makes it)`);
        process.exit(1);
    }
    const last = new Map(); // number of the input line -> its last answer
    for (const answer of stdout
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))) {
        if (answer.type === "error") {
            console.error(answer.text);
            process.exit(1);
        }
        if (answer.type === "analyze") last.set(answer.re, answer);
    }
    if (last.size !== set.length) {
        console.error(`${set.length} positions, ${last.size} answers`);
        process.exit(1);
    }
    return [...last.values()];
}

const isRange = (text) => /^\d+-\d+$/.test(text);

module.exports = { between, analyze, isRange };
