// program.cjs - the native program, as experiments ask it: console lines in, JSON answers out.
"use strict";
const path = require("node:path");
const { spawnSync } = require("node:child_process");

/** build/release/plyscope, or what PLYSCOPE names. */
const program = process.env.PLYSCOPE ?? path.join(__dirname, "../../build/release/plyscope");

function stop(sentence) {
    console.error(`${path.basename(process.argv[1])}: ${sentence}`);
    process.exit(1);
}

/**
 * Answers to these lines, in their order, the first of them that is a refusal, and whether all came to what was asked
 * (not where the program was interrupted, say). `other`: not the usual program.
 */
function ask(lines, options = [], other = program) {
    const { stdout, stderr, status, error } = spawnSync(other, ["--json", ...options], {
        input: `${lines.join("\n")}\n`,
        maxBuffer: 1 << 30,
        encoding: "utf8",
    });
    if (error) stop(`${other}: ${error.message} (tools/build release makes it)`);
    const all = stdout
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    if (all.length === 0) stop(`${other} has failed: ${stderr.trim()}`);
    return { all, refused: all.find(({ type }) => type === "error"), whole: status === 0 };
}

/** All answers to these lines; one that is refused, or comes to less than was asked, ends the experiment. */
function answers(lines, options, other) {
    const { all, refused, whole } = ask(lines, options, other);
    if (refused) stop(`${lines[refused.re - 1] ?? lines.at(-1)}: ${refused.text}`);
    if (!whole) stop(`${lines.at(-1)}: it has not come to its end`);
    return all;
}

/** The last of them, of one type where it is told. */
function answer(lines, { type, options, other } = {}) {
    const found = answers(lines, options, other).findLast(
        (one) => type === undefined || one.type === type,
    );
    return found ?? stop(`no answer of the type ${type} to ${lines.at(-1)}`);
}

/** The last one of a type to each line. */
function lastOfEach(lines, type, options) {
    const last = new Map();
    for (const one of answers(lines, options)) if (one.type === type) last.set(one.re, one);
    return [...last.values()];
}

module.exports = { answer, answers, ask, lastOfEach, program };
