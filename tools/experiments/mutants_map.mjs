/**
 * Which test of C touches which line of the core: each entry of ctest is run once by itself in the coverage
 * build. What was found is kept in build/mutants-map.json. A file that has changed since is
 * touched by whatever touched any line of it.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
    existsSync,
    mkdirSync,
    mkdtempSync,
    readdirSync,
    readFileSync,
    rmSync,
    writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { ended, inParallel } from "./mutants_run.mjs";

/** Tests of scripts, of other programs, and of the core as another build makes it: no mutant is shown to them. */
const OTHER = /^(fuzz|steps)\/|^shell\/(tools|outcomes|mutate|mpi)$|^embed\/library$/;
/** Seconds that an entry may take in the coverage build. */
const LIMIT = 1800;

const digest = (file) => createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);

/** The entries of ctest in a build folder: `{ name, command, env, folder }`. */
export function entriesOf(build) {
    const words = ["--test-dir", build, "--show-only=json-v1"];
    const { tests } = JSON.parse(
        execFileSync("ctest", words, { encoding: "utf8", maxBuffer: 1 << 28 }),
    );
    return tests
        .filter(({ name, command }) => command !== undefined && !OTHER.test(name))
        .map(({ name, command, properties }) => {
            const value = (key) => properties.find((one) => one.name === key)?.value;
            const env = Object.fromEntries((value("ENVIRONMENT") ?? []).map(assigned));
            return { name, command, env, folder: value("WORKING_DIRECTORY") ?? build };
        });
}

function assigned(text) {
    const at = text.indexOf("=");
    return [text.slice(0, at), text.slice(at + 1)];
}

/** The lines that a run of an entry has executed, by file below `root`. */
function linesOf(root, build, profiles, program) {
    const merged = join(profiles, "all.profdata");
    const raw = readdirSync(profiles).map((name) => join(profiles, name));
    if (raw.length === 0) return {};
    execFileSync("llvm-profdata", ["merge", "-sparse", "-o", merged, ...raw]);
    const words = ["export", "-format=lcov", `-instr-profile=${merged}`, `${build}/libplyscope.so`];
    const programs = [`${build}/plyscope`, ...(program.startsWith(build) ? [program] : [])];
    for (const one of new Set(programs)) words.push("-object", one);
    const text = execFileSync("llvm-cov", words, {
        maxBuffer: 1 << 30,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
    });
    const files = {};
    for (const record of text.split("end_of_record")) {
        const file = relative(root, /^SF:(.*)$/m.exec(record)?.[1] ?? "");
        if (!file.startsWith("core/")) continue;
        const touched = [...record.matchAll(/^DA:(\d+),(\d+)/gm)]
            .filter(([, , count]) => count !== "0")
            .map(([, line]) => Number(line));
        if (touched.length > 0) files[file] = touched;
    }
    return files;
}

/** Runs every entry of the coverage build below `root` once; `log` is told of each. */
async function measure(root, cores, log) {
    execFileSync(join(root, "tools/build"), ["coverage"], { stdio: ["ignore", 2, 2] });
    const build = join(root, "build/coverage");
    const map = { texts: {}, tests: {} };
    await inParallel(entriesOf(build), cores, async ({ name, command, env, folder }) => {
        mkdirSync(join(build, "mutants"), { recursive: true });
        const profiles = mkdtempSync(join(build, "mutants/"));
        const profile = { LLVM_PROFILE_FILE: `${profiles}/%4m.profraw` };
        const run = await ended(command, { folder, env: { ...env, ...profile }, limit: LIMIT });
        const lines = linesOf(root, build, profiles, command[0]);
        rmSync(profiles, { recursive: true });
        map.tests[name] = lines;
        for (const file of Object.keys(lines)) map.texts[file] ??= digest(join(root, file));
        log(`${name}: ${run.seconds.toFixed(1)} s${run.well ? "" : `, failed: ${run.text}`}`);
    });
    return map;
}

/**
 * A function that names the tests that touch a line (from 1) of a file: `(file, line, text)`, `text`: the
 * file as it is now. Measures anew when it has not been done, or `anew`.
 */
export async function testsByLine(root, { anew, cores, log }) {
    const kept = join(root, "build/mutants-map.json");
    if (anew || !existsSync(kept)) {
        log("which test touches which line: each is run once in the coverage build");
        writeFileSync(kept, JSON.stringify(await measure(root, cores, log)));
    }
    const { texts, tests } = JSON.parse(readFileSync(kept, "utf8"));
    const touched = new Map(
        Object.entries(tests).map(([name, files]) => [
            name,
            new Map(Object.entries(files).map(([file, lines]) => [file, new Set(lines)])),
        ]),
    );
    return (file, line, text) => {
        const same = texts[file] === createHash("sha256").update(text).digest("hex").slice(0, 16);
        return [...touched]
            .filter(([, files]) => (same ? files.get(file)?.has(line) : files.has(file)))
            .map(([name]) => name);
    };
}
