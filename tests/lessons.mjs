/** The guided tours with the words of the page in English: each step has its text, and what it sets up and claims. */
import { readFile } from "node:fs/promises";

const read = async (path) =>
    JSON.parse(await readFile(new URL(`../web/src/${path}`, import.meta.url), "utf8"));
const rows = await read("app/tours/lessons.json");
const words = await read("words/en/lessons.json");

export const lessons = rows.map(({ id, steps }) => ({
    ...words[id],
    id,
    steps: steps.map((step, i) => ({ ...step, text: words[id].steps[i] })),
}));
