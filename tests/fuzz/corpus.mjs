/**
 * The kept inputs of the fuzz targets. `corpus/<target>.txt` holds those of one target, a line each:
 *
 *     NAME: BYTES
 *
 * Printable characters of ASCII stand for themselves, a backslash, the end of a line and a tab for what they
 * are in C; every other byte is \xHH. So a difference shows which input has come and what it says, which
 * the archive of a packer would not, and 865 files do not stand between the sources.
 *
 *     node tests/fuzz/corpus.mjs unpack FOLDER             # FOLDER/<target>/<name>, for the fuzzers
 *     node tests/fuzz/corpus.mjs add TARGET FILE...        # keeps files, under their names
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const corpus = fileURLToPath(new URL("corpus/", import.meta.url));
const ESCAPES = { "\\": "\\\\", "\n": "\\n", "\t": "\\t" };

/** The targets that have kept inputs. */
export function targets() {
    return readdirSync(corpus).map((file) => basename(file, ".txt"));
}

/** @param {Buffer} bytes */
export function written(bytes) {
    const hex = (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, "0")}`;
    return bytes.toString("latin1").replace(/[^ -[\]-~]/g, (c) => ESCAPES[c] ?? hex(c));
}

export function bytesOf(text) {
    const plain = text.replace(/\\(x(..)|.)/g, (all, _, hex) => {
        if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
        return Object.keys(ESCAPES).find((c) => ESCAPES[c] === all);
    });
    return Buffer.from(plain, "latin1");
}

/** The inputs of a target: bytes by name. */
export function inputs(target) {
    const lines = readFileSync(join(corpus, `${target}.txt`), "utf8").split("\n");
    const parts = lines.filter((line) => line !== "").map((line) => /^([^:]+): (.*)$/.exec(line));
    return new Map(parts.map(([, name, text]) => [name, bytesOf(text)]));
}

/** Keeps these files, too. */
export function add(target, files) {
    const all = targets().includes(target) ? inputs(target) : new Map();
    for (const file of files) all.set(basename(file), readFileSync(file));
    const lines = [...all].map(([name, bytes]) => `${name}: ${written(bytes)}\n`);
    writeFileSync(join(corpus, `${target}.txt`), lines.sort().join(""));
}

/** Writes every input into a file of its own; what was in those folders goes. */
export function unpack(folder) {
    for (const target of targets()) {
        const place = join(folder, target);
        rmSync(place, { recursive: true, force: true });
        mkdirSync(place, { recursive: true });
        for (const [name, bytes] of inputs(target)) writeFileSync(join(place, name), bytes);
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const [what, first, ...files] = process.argv.slice(2);
    if (what === "unpack" && first !== undefined) unpack(first);
    else if (what === "add" && files.length > 0) add(first, files);
    else {
        console.error("usage: corpus.mjs unpack FOLDER | add TARGET FILE...");
        process.exitCode = 2;
    }
}
