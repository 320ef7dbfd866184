/**
 * Tests of players: from a position, moves that are right and moves that are wrong. Those of a person stand in the
 * player's file, a line each, so that they go wherever the file goes; others are shipped (playertests.json). No page,
 * no Node: both ask the player and hand its answers in.
 */
import { COMMENTS, languageOf } from "./language.mjs";

const LINE = /^[ \t]*(?:\/\/|#) Test: in (\S+) from "([^"\n]*)" it must( not)? play (\S.*)$/gm;

/** The tests of a file, in its order. */
export function readTests(source) {
    return [...source.matchAll(LINE)].map(([line, game, position, not, moves]) => ({
        game,
        position,
        must: not === undefined,
        moves: moves.split(/[\s,]+/).filter((move) => move !== ""),
        line: line.trim(),
    }));
}

/** A test as a line of a file, which is a comment there: `#` in Python. */
export const testLine = ({ game, position, must, moves }, comment = "//") =>
    `${comment} Test: in ${game} from "${position}" it must${must ? "" : " not"} play ${moves.join(", ")}`;

/** The file with one test more, at its end. */
export const withTest = (source, test) =>
    `${source.replace(/\n*$/, "\n")}${testLine(test, COMMENTS[languageOf(source)])}\n`;

/** The file without the test of that line. */
export function withoutTest(source, line) {
    const lines = source.split("\n");
    const at = lines.findLastIndex((one) => one.trim() === line);
    return lines.filter((_, i) => i !== at).join("\n");
}

/** The sets that are shipped for a family of games, each test with its game. */
export function shippedSets(shipped, family) {
    const found = shipped.find((one) => one.family === family);
    return (found?.sets ?? []).map(({ id, tests }) => ({
        id,
        tests: tests.map((test) => ({ game: found.game, must: true, ...test })),
    }));
}

/** Whether that is a right answer. */
export const passes = ({ must, moves }, move) => moves.includes(move) === must;

/** Tests by their games, as a player is asked: all of one game, then those of the next. */
export const byGame = (tests) =>
    [...new Set(tests.map(({ game }) => game))].map((game) => [
        game,
        tests.filter((test) => test.game === game),
    ]);
