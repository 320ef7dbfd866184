// amazons.cjs - what the experiments on Amazons share: lines to the program, matches with both colours.
"use strict";
const path = require("node:path");
const { spawnSync } = require("node:child_process");

const program = process.env.PLYSCOPE ?? path.join(__dirname, "../../build/release/plyscope");

/** Runs lines and returns the answers of `type`. Ends the script with a sentence when one is refused. */
function run(lines, type) {
    const { stdout, stderr, error } = spawnSync(program, ["--json", "--cpu-time"], {
        input: `${lines.join("\n")}\n`,
        maxBuffer: 1 << 28,
        encoding: "utf8",
    });
    if (error) {
        console.error(`${program}: ${error.message} (tools/build release makes it)`);
        process.exit(2);
    }
    const answers = stdout
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    const refused = answers.find((answer) => answer.type === "error");
    const found = answers.filter((answer) => answer.type === type);
    if (refused || !found.length) {
        console.error(refused?.text ?? (stderr || `no answer of type ${type}`));
        process.exit(2);
    }
    return found;
}

/** Plays a match; adds to the answer how many games the first player won as White and as Black. There
 * are no draws in Amazons, and the players take turns in beginning. */
function match(game, one, two, options) {
    const wish = Object.entries(options).map(([key, value]) => `${key}=${value}`);
    const answer = run([`new ${game}`, `match ${one} ${two} ${wish.join(" ")}`], "match").pop();
    const half = answer.games / 2;
    const asWhite = (answer.wins + answer.pv.White - half) / 2;
    return { ...answer, asWhite, asBlack: answer.wins - asWhite, half };
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

module.exports = { run, match, percent };
