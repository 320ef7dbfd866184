// The Connect Four positions with known scores, and the native program to ask about them.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const { lastOfEach } = require("./program.cjs");

const root = path.join(__dirname, "../..");

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
    const last = lastOfEach(lines, "analyze");
    if (last.length !== set.length) {
        console.error(`${set.length} positions, ${last.length} answers`);
        process.exit(1);
    }
    return last;
}

const isRange = (text) => /^\d+-\d+$/.test(text);

module.exports = { between, analyze, isRange };
