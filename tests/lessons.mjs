/**
 * The lessons of the page in English: each step has its words and its board, and in lessons.json beside what they
 * claim: `checks`, a line after the step's own and what it must say, where every figure of the words stands; `shows`,
 * what the page must say beside the words, where spaces and line breaks are one space each.
 */
import { readdir, readFile } from "node:fs/promises";

const folder = new URL("../web/lessons/en/", import.meta.url);
const claims = JSON.parse(await readFile(new URL("lessons.json", import.meta.url), "utf8"));

const values = (lines) =>
    Object.fromEntries(
        [...lines.matchAll(/^([a-z]+): (.*)$/gm)].map(([, key, value]) => [key, value]),
    );

/** What lines of the console bring a board. */
const linesOf = ({ game, seed, players, moves }) =>
    [
        ["new", game],
        ["seed", seed],
        ["players", players],
        ["play", moves],
    ].flatMap(([command, words]) => (words === undefined ? [] : [`${command} ${words}`]));

function stepOf(text, claim = { checks: [] }) {
    const [, title, below] = /^(.*)\n([\s\S]*)$/.exec(text);
    const [, block = ""] = /^```board\n([\s\S]*?)\n```$/m.exec(below) ?? [];
    const board = values(block);
    const words = below.replace(/^```[\s\S]*?\n```$/gm, "").trim();
    return { title, board, text: words, lines: linesOf(board), ...claim };
}

async function lessonOf(file, claims) {
    const text = await readFile(new URL(file, folder), "utf8");
    const [, head, below] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
    const lesson = values(head);
    const steps = below.split(/^## /m).slice(1);
    return { ...lesson, steps: steps.map((step, i) => stepOf(step, claims[lesson.id]?.[i])) };
}

/** In the order in which they are offered. */
export const lessons = await Promise.all(
    Object.keys(claims).map((id) => lessonOf(`${id}.md`, claims)),
);

const said = JSON.parse(await readFile(new URL("courses.json", import.meta.url), "utf8"));

/** Lessons of courses that claim figures: `checks` by the number of a step, from 1 to the last. */
export const courseLessons = await Promise.all(
    Object.entries(said).map(([id, steps]) => {
        const rows = Object.entries(steps).map(([step, checks]) => [step - 1, { checks }]);
        return lessonOf(`courses/${id}.md`, { [id]: Object.fromEntries(rows) });
    }),
);

/** Their files: none is left out. Those of courses stand apart. */
export const files = (await readdir(folder)).filter((name) => name.endsWith(".md"));
