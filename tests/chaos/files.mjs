/**
 * Files that nobody meant for the page, given at every place that takes some, and dropped on it: whole ones, changed
 * by seed. Each is refused in words or taken; nothing fails, nothing hangs, and in the end the page plays a game.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inputs } from "../fuzz/corpus.mjs";
import { draws } from "./actions.mjs";
import { Visit } from "./profile.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** All files in a folder of the project whose name ends so. */
const folder = (path, ending) =>
    readdirSync(root + path)
        .filter((name) => name.endsWith(ending))
        .map((name) => readFileSync(`${root}${path}/${name}`));
const texts = (...lines) => lines.map((line) => Buffer.from(line));

const LESSONS = () => [
    ...folder("web/lessons/en", ".md"),
    ...folder("web/lessons/en/courses", ".md"),
];
const PLAYERS = () => [
    ...folder("web/src/words/en/starts", ".js"),
    ...folder("web/src/words/en/starts", ".py"),
];
const input = (label) => `input[type=file][aria-label="${label}"]`;
const unfold = (title) => (page) => page.getByText(title, { exact: true }).first().click();

/**
 * `hash` opens the place, `setUp` does what has to be done there first; `into` is the entry for files, without one they
 * are dropped on the page; `seeds` are right files, with the kept inputs of the fuzz target `corpus`; `file` is the
 * name of each.
 */
export const PLACES = [
    { name: "dropped lesson", hash: "g=connect4", file: "lesson.md", seeds: LESSONS },
    {
        name: "dropped player",
        hash: "g=tron&w=think.0",
        file: "player.js",
        seeds: PLAYERS,
    },
    {
        name: "dropped network",
        hash: "g=2048&w=learn.0",
        file: "some.net",
        seeds: () => folder("web/public/networks", ""),
    },
    ...[
        ["connect4", texts("4453\n", '[Event "?"]\n1. 4 4 2. 5 3\n')],
        ["tron", texts("u d\nu d\n", "ud\n")],
        ["2048", texts("left 2a\nup 4b\n", "ul\n")],
        ["amazons", texts("d1-d7/g7 g10-g6/d6\n", "1. d1-d7/g7 a7-b7/b1\n")],
    ].map(([game, seeds]) => ({
        name: `record of ${game}`,
        hash: `g=${game}&w=game.0`,
        setUp: (page) => page.locator(".game-record summary").first().click(),
        into: ".game-record input[type=file]",
        file: "game.txt",
        seeds: () => seeds,
    })),
    {
        name: "record of amazons, SGF",
        hash: "g=amazons&w=game.0",
        setUp: (page) => page.locator(".game-record summary").last().click(),
        into: ".game-record >> nth=-1 >> input[type=file]",
        file: "game.sgf",
        seeds: () => texts("(;GM[18]FF[4]SZ[10];W[d1d7g7];B[a7b7b1])\n"),
    },
    {
        name: "population",
        hash: "g=2048&w=genes.0",
        into: input("Load"),
        file: "population.txt",
        seeds: () => [],
        corpus: "population",
    },
    {
        name: "network",
        hash: "g=2048&w=learn.0",
        into: input("Load a network"),
        file: "some.net",
        seeds: () => folder("web/public/networks", ""),
        corpus: "network",
    },
    {
        name: "player",
        hash: "g=connect4&w=write.0",
        setUp: unfold("Keep and share"),
        into: input("Open a file"),
        file: "player.js",
        seeds: PLAYERS,
    },
    {
        name: "players of a class",
        hash: "g=connect4(rows=4,cols=5)&w=write.0",
        setUp: unfold("Class contest"),
        into: input("Files of players"),
        file: "player.js",
        seeds: PLAYERS,
    },
    {
        name: "contest",
        hash: "g=connect4&w=write.0",
        setUp: unfold("Class contest"),
        into: input("Open a contest"),
        file: "contest.json",
        // Of two players and a hidden one, with its results.
        seeds: () => folder("tests/data", "contest.json"),
    },
];

/** JSON in which one value is another one, or is missing; what is no JSON stays. */
function otherValue(bytes, draw) {
    let whole;
    try {
        whole = JSON.parse(bytes);
    } catch {
        return bytes;
    }
    const places = [];
    const walk = (value) => {
        if (typeof value !== "object" || value === null) return;
        for (const key of Object.keys(value)) {
            places.push([value, key]);
            walk(value[key]);
        }
    };
    walk(whole);
    for (let i = 0; i < 1 + draw() * 3 && places.length > 0; i++) {
        const [owner, key] = places[Math.floor(draw() * places.length)];
        if (draw() < 0.3) delete owner[key];
        else owner[key] = VALUES[Math.floor(draw() * VALUES.length)];
    }
    return Buffer.from(JSON.stringify(whole));
}
const VALUES = [
    null,
    0,
    -1,
    1e300,
    0.5,
    "",
    "x",
    "__proto__",
    [],
    [[]],
    [null],
    {},
    { x: {} },
    true,
];

const LARGEST = 2 ** 21;
/** What readers may take for something else. */
const WORDS = [
    "\0",
    "\r",
    "\ufeff",
    "-1",
    "1e999",
    "NaN",
    "99999999999999999999",
    "{",
    "(",
    "\u202e",
    "😀",
];

/** Ways to change a file: `draw` gives numbers from 0 to 1. */
const CHANGES = [
    (bytes) => bytes,
    (bytes, draw) => bytes.subarray(0, draw() * bytes.length),
    (bytes, draw) => {
        const changed = Buffer.from(bytes);
        for (let i = 0; i < 1 + draw() * 8 && changed.length > 0; i++)
            changed[Math.floor(draw() * changed.length)] ^= 1 << Math.floor(draw() * 8);
        return changed;
    },
    (bytes, draw) => {
        const [from, to] = [draw() * bytes.length, draw() * bytes.length];
        return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
    },
    (bytes, draw) => {
        const at = draw() * bytes.length;
        const word = Buffer.from(WORDS[Math.floor(draw() * WORDS.length)]);
        return Buffer.concat([bytes.subarray(0, at), word, bytes.subarray(at)]);
    },
    (_, draw) => Buffer.from(Array.from({ length: draw() * 400 }, () => draw() * 256)),
    otherValue,
    otherValue,
];

/** The file of that number, from right ones. */
export function changed(seeds, draw) {
    const whole = seeds[Math.floor(draw() * seeds.length)];
    let bytes = CHANGES[Math.floor(draw() * CHANGES.length)](whole, draw);
    if (draw() < 0.3) bytes = CHANGES[Math.floor(draw() * CHANGES.length)](bytes, draw);
    // Now and then one that is much too long.
    while (draw() < 0.02 && bytes.length > 0 && bytes.length < LARGEST)
        bytes = Buffer.concat(Array(Math.ceil(LARGEST / bytes.length)).fill(bytes));
    return bytes;
}

function drop(page, name, bytes) {
    return page.evaluate(
        ([called, base64]) => {
            const data = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([data], called));
            const all = [...document.querySelectorAll("body *")].filter((one) =>
                one.checkVisibility(),
            );
            const target = all[data.length % all.length] ?? document.body;
            target.dispatchEvent(
                new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
            );
        },
        [name, bytes.toString("base64")],
    );
}

/** Gives `count` files at one place: what went wrong. */
export async function giveFiles(browser, url, place, { seed, count, note = () => {} }) {
    const visit = new Visit(url);
    // What is refused is told: that is as it should be, but for an engine that has stopped.
    visit.hear = (name, text) => {
        if (/crash/.test(name) || /has stopped/.test(text)) visit.found(`${name}: ${text}`);
    };
    const draw = draws(seed);
    const seeds = [...place.seeds(), ...(place.corpus ? inputs(place.corpus).values() : [])];
    try {
        await visit.begin(browser, `#v=1&e=1&${place.hash}`);
        const { page } = visit;
        await place.setUp?.(page);
        for (let i = 0; i < count; i++) {
            const bytes = changed(seeds, draw);
            visit.done.push(`file ${i} of ${bytes.length} bytes`);
            const begun = performance.now();
            if (place.into)
                await page.locator(place.into).first().setInputFiles({
                    name: place.file,
                    mimeType: "application/octet-stream",
                    buffer: bytes,
                });
            else await drop(page, place.file, bytes);
            await visit.settled();
            note(
                `${place.name} ${i}: ${bytes.length} bytes, ${Math.round(performance.now() - begun)} ms`,
            );
        }
        await visit.rests();
        await visit.plays();
    } catch (error) {
        visit.found(`does not go on: ${error.message.split("\n")[0]}`);
    }
    await visit.context?.close();
    return visit.problems;
}
