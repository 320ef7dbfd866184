// What an experiment is called with: options and words of a few kinds. What is not understood ends the program
// with a sentence and status 2; --help prints the comment that it opens with.
"use strict";
const { readFileSync } = require("node:fs");
const path = require("node:path");
const { parseArgs } = require("node:util");

/** What a kind of option takes: whether it does, and how that is said. */
const KINDS = {
    text: [() => true, "a text"],
    count: [(text) => /^\d{1,15}$/.test(text), "a whole number"],
    positive: [(text) => /^\d*[1-9]\d{0,14}$/.test(text), "a whole number above 0"],
    amount: [(text) => text !== "" && Number(text) >= 0, "a number"],
    flag: [() => true, "nothing"],
};

/** The comment at the beginning of a program. */
function usageOf(file) {
    const lines = readFileSync(file, "utf8").split("\n").slice(1);
    return lines
        .slice(0, lines.indexOf('"use strict";'))
        .map((line) => line.replace(/^\/\/ ?/, ""))
        .join("\n");
}

/** Ends the program with a sentence about its call. */
function refuse(file, sentence) {
    console.error(`${path.basename(file)}: ${sentence}`);
    process.exit(2);
}

/** `kind` of an option: its value, `otherwise` (null when that is not told) where it is not given. */
function takenOf(file, name, { kind, otherwise = null }, given) {
    if (kind === "flag") return given === true;
    if (given === undefined) return otherwise;
    const [takes, word] = KINDS[kind];
    if (!takes(given)) refuse(file, `${name} takes ${word}, not "${given}".`);
    return kind === "text" ? given : Number(given);
}

/**
 * The options of a program by name: numbers, texts, true or false. `rows`: {name: {kind, otherwise}}; `words`: the
 * same for what stands alone, in its order.
 */
function readOptions(file, rows, words = {}) {
    const options = { help: { type: "boolean", short: "h" } };
    for (const [name, { kind }] of Object.entries(rows))
        options[name] = { type: kind === "flag" ? "boolean" : "string" };
    let given;
    try {
        given = parseArgs({ allowPositionals: true, options });
    } catch (error) {
        refuse(file, `${error.message.split(/\. (?:To|Did) /)[0].replace(/\.$/, "")}; see --help.`);
    }
    if (given.values.help) {
        console.log(usageOf(file));
        process.exit(0);
    }
    const names = Object.keys(words);
    const more = given.positionals[names.length];
    if (more !== undefined) refuse(file, `"${more}" is one word too many; see --help.`);
    const found = {};
    for (const name in rows)
        found[name] = takenOf(file, `--${name}`, rows[name], given.values[name]);
    for (const [i, name] of names.entries())
        found[name] = takenOf(file, name.toUpperCase(), words[name], given.positionals[i]);
    return found;
}

module.exports = { readOptions, refuse };
