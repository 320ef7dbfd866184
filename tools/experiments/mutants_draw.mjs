/**
 * Mutants by machine, for `mutants --draw`: some of all that mutate_c.mjs and mutate_ts.mjs find in the files that
 * ship, drawn by seed; each is planted in a copy of the last commit, built, and shown to the tests concerned, the
 * quickest first, until one notices it.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CoreCopy, checkedOut, PageCopy } from "./mutants_copy.mjs";
import { testsByLine } from "./mutants_map.mjs";
import { inParallel } from "./mutants_run.mjs";
import { drawn, lineOf, mutated } from "./mutate.mjs";
import { mutantsOfC } from "./mutate_c.mjs";
import { mutatorOfTs } from "./mutate_ts.mjs";

const { readOptions } = createRequire(import.meta.url)("./options.cjs");
const root = fileURLToPath(new URL("../..", import.meta.url));
const kept = join(root, "build/mutants-drawn.json");
/** Where the copies of an area stand in build/, so that the core and the page can be tried side by side. */
const COPIES = { c: "mutants", ts: "mutants-page" };
/** What can become of a mutant; the first two are no mutants, and do not count. */
const ENDS = ["not compiling", "equivalent", "noticed", "survived"];

// ---------------------------------------------------------------- what there is

const under = (source, folder, fits) =>
    readdirSync(join(source, folder), { recursive: true })
        .map((name) => `${folder}/${name}`)
        .filter(fits)
        .sort();

/** The pictures are the page's tests; the page reproduces results for which other tests stand. */
const isPage = (name) =>
    /\.tsx?$/.test(name) &&
    !/\.test\.|\.d\.ts$/.test(name) &&
    !name.startsWith("web/src/pictures/");

/** Every mutant of every file below `source` that ships and whose path contains a text, with its `file` and `area`. */
async function allMutants(source, areas, text) {
    const mutantsOfTs = areas.includes("ts") ? await mutatorOfTs() : null;
    const sources = {
        c: ["core", (name) => /\.[ch]$/.test(name), mutantsOfC],
        ts: ["web/src", isPage, (code, file) => mutantsOfTs(code, file.split(".").at(-1))],
    };
    return areas.flatMap((area) => {
        const [folder, fits, mutantsOf] = sources[area];
        return under(source, folder, (name) => fits(name) && name.includes(text)).flatMap((file) =>
            mutantsOf(readFileSync(join(source, file), "utf8"), file).map((mutant) => ({
                ...mutant,
                file,
                area,
            })),
        );
    });
}

// ---------------------------------------------------------------- what is said

const shortened = (text) => {
    const flat = text.replaceAll(/\s+/g, " ");
    return flat.length > 70 ? `${flat.slice(0, 67)}...` : flat;
};

function described({ file, line, column, operator, was, now }) {
    const change = now === "{}" || now === "" ? "left out" : shortened(now);
    return `${file}:${line}:${column}  ${operator}: ${shortened(was)}  ->  ${change}`;
}

const title = (row) => `${String(row.number).padStart(4)}  ${described(row)}`;

/** The folder of the table that a file belongs to: two names, three below games and panels. */
function folderOf(file) {
    const parts = file.split("/").slice(0, -1);
    const names = parts[0] === "web" || parts[1] === "games" ? 3 : 2;
    return parts.slice(0, names).join("/");
}

const percent = (noticed, survived) =>
    noticed + survived === 0 ? "-" : ((100 * noticed) / (noticed + survived)).toFixed(0);

function table(rows) {
    const names = [...new Set(rows.map(({ file }) => folderOf(file)))].sort();
    const head = ["drawn", ...ENDS, "% noticed"];
    console.log(`${"folder".padEnd(24)}${head.map((one) => one.padStart(15)).join("")}`);
    for (const name of [...names, "all"]) {
        const own = rows.filter(({ file }) => name === "all" || folderOf(file) === name);
        const counts = ENDS.map((end) => own.filter((row) => row.end === end).length);
        const cells = [own.length, ...counts, percent(counts[2], counts[3])];
        console.log(
            `${name.padEnd(24)}${cells.map((one) => String(one).padStart(15)).join("")}`.trimEnd(),
        );
    }
}

// ---------------------------------------------------------------- the run

/**
 * What runs have found out: no mutant is tried twice as long as its file is the same, unless all is
 * `forgotten`. The file is read each time, since another run may write it, too.
 */
function results(forgotten) {
    const read = () => (existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : {});
    if (forgotten) writeFileSync(kept, "{}");
    return {
        of: (key) => read()[key],
        keep: (key, value) =>
            writeFileSync(kept, `${JSON.stringify({ ...read(), [key]: value }, null, 4)}\n`),
    };
}

/** Plants a mutant in the copy of a lane and tries it: `{ end, by, seconds }`. */
async function tried(copy, mutant, text) {
    const began = performance.now();
    const place = join(copy.folder, mutant.file);
    writeFileSync(place, mutated(text, mutant));
    try {
        const { end, by } = await copy.attempt(mutant);
        return { end, by, seconds: Math.round((performance.now() - began) / 1000) };
    } finally {
        writeFileSync(place, text);
    }
}

export async function main() {
    const given = readOptions(
        join(root, "tools/experiments/mutants"),
        {
            draw: { kind: "positive" },
            seed: { kind: "count", otherwise: 1 },
            cores: { kind: "positive", otherwise: cpus().length },
            c: { kind: "flag" },
            ts: { kind: "flag" },
            list: { kind: "flag" },
            map: { kind: "flag" },
            fresh: { kind: "flag" },
        },
        { text: { kind: "text", otherwise: "" } },
    );
    const areas = given.c === given.ts ? ["c", "ts"] : [given.c ? "c" : "ts"];
    const lanes = given.list ? 0 : Math.min(given.cores, given.draw);
    const folders = {};
    for (const area of areas)
        folders[area] = Array.from({ length: lanes }, (_, lane) =>
            checkedOut(root, `${COPIES[area]}-${lane + 1}`),
        );
    const source = folders[areas[0]][0] ?? root;
    const all = await allMutants(source, areas, given.text);
    const texts = new Map();
    const textOf = (file) => {
        if (!texts.has(file)) texts.set(file, readFileSync(join(source, file), "utf8"));
        return texts.get(file);
    };
    const rows = drawn(all, given.draw, given.seed).map((mutant, i) => {
        const text = textOf(mutant.file);
        const said = JSON.stringify([mutant.file, text, mutant.at, mutant.was, mutant.now]);
        const key = createHash("sha256").update(said).digest("hex").slice(0, 16);
        const column = mutant.at - text.lastIndexOf("\n", mutant.at - 1);
        return { ...mutant, key, line: lineOf(text, mutant.at), column, number: i + 1 };
    });
    console.log(`${rows.length} of ${all.length} mutants, seed ${given.seed}`);
    if (given.list) {
        for (const row of rows) console.log(title(row));
        return;
    }
    const stored = results(given.fresh);
    // A header costs a whole build: those come last.
    const isHeader = ({ file }) => Number(file.endsWith(".h"));
    const open = rows
        .filter(({ key }) => stored.of(key) === undefined)
        .sort((a, b) => isHeader(a) - isHeader(b));
    const copies = {};
    for (const area of areas)
        if (open.some((row) => row.area === area))
            copies[area] = await ready(area, folders[area], { stored, anew: given.map, textOf });
    await inParallel(open, lanes, async (row, lane) => {
        const end = await tried(copies[row.area][lane], row, textOf(row.file));
        stored.keep(row.key, end);
        const by = end.by ? `: ${end.by}` : "";
        console.log(`${title(row)}\n      ${end.end}${by} (${end.seconds} s)`);
    });
    report(rows.map((row) => ({ ...row, ...stored.of(row.key) })));
}

function report(rows) {
    const survivors = rows.filter(({ end }) => end === "survived");
    console.log(`\n${survivors.length} survived`);
    for (const row of survivors) console.log(`${title(row)}\n      ${row.by}`);
    console.log();
    table(rows);
}

/** Copies of an area, built and seen to pass without a mutant. */
async function ready(area, folders, { stored, anew, textOf }) {
    const log = (sentence) => console.error(sentence);
    const copies = folders.map((folder) => new (area === "c" ? CoreCopy : PageCopy)(folder));
    for (const copy of copies) await copy.build(log);
    const clean = `clean ${area}`;
    if (stored.of(clean)?.commit !== copies[0].commit) {
        const times = await copies[0].checkClean(copies.length, log);
        stored.keep(clean, { commit: copies[0].commit, times });
    }
    const tests =
        area === "c" ? await testsByLine(root, { anew, cores: copies.length, log }) : null;
    const concerned = ({ file, line }) => tests(file, line, textOf(file));
    for (const copy of copies) copy.know(stored.of(clean).times, concerned);
    return copies;
}
