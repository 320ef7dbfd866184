// amazons.cjs - what the experiments on Amazons share: lines to the program, matches with both colours.
"use strict";
const { answers } = require("./program.cjs");

/** The answers of one type to the lines. */
const run = (lines, type) => answers(lines, ["--cpu-time"]).filter((one) => one.type === type);

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
