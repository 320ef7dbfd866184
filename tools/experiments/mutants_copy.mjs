/**
 * Copies of the last commit in which mutants are planted: the core, built as a shared library so that a mutant
 * costs one compilation and one link, and the page. `attempt` judges what stands in the copy:
 * `{ end, by }`, `by`: what has noticed it, or what has not.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { entriesOf } from "./mutants_map.mjs";
import { ended, inParallel } from "./mutants_run.mjs";

/** A test of a mutant may take so many times as long as without it, and so many seconds more. */
const TIMES = 10;
const MORE = 5;
/** So many times as long as all unit tests of the page may those take that concern a mutant. */
const PAGE_TIMES = 2;
/** Seconds for a build, or a test without a mutant. */
const LIMIT = 3600;

/** The last commit of the project, checked out into a folder of build/; files that are the same keep their age. */
export function checkedOut(root, name) {
    const folder = join(root, "build", name);
    const git = (where, ...words) => execFileSync("git", ["-C", where, ...words]);
    if (!existsSync(folder)) git(root, "clone", "--quiet", "--shared", root, folder);
    git(folder, "fetch", "--quiet", root, "HEAD");
    git(folder, "checkout", "--quiet", "--force", "--detach", "FETCH_HEAD");
    // The page's tests import packages and the module, which no mutant changes; Vite reads the module only where
    // the copy is.
    for (const name of ["web/node_modules", "tests/node_modules"])
        if (!existsSync(join(folder, name))) symlinkSync(join(root, name), join(folder, name));
    for (const name of ["plyscope.mjs", "plyscope.wasm"]) {
        const module = join("build/wasm", name);
        if (existsSync(join(root, module))) cpSync(join(root, module), join(folder, module));
    }
    return folder;
}

/** The last words of a program that name what went wrong. */
const lastOf = (text) => text.trim().split("\n").at(-1)?.trim().slice(0, 150) ?? "";

const commitOf = (folder) =>
    execFileSync("git", ["-C", folder, "rev-parse", "HEAD"], { encoding: "utf8" }).trim();

function refuse(sentence) {
    console.error(`mutants: ${sentence}`);
    process.exit(1);
}

export class CoreCopy {
    #times;
    #concerned;
    #clean;
    #entries;

    constructor(folder) {
        this.folder = folder;
        this.commit = commitOf(folder);
        this.place = join(folder, "build/mutant");
    }

    /** Compiles and links; `all`: also the tests, which may have functions of headers in them. */
    #compile(all) {
        const words = ["ninja", "-C", this.place, "--quiet", "core", "plyscope"];
        if (all) words.push(...this.#programs());
        return ended(words, { folder: this.folder, env: this.#cache(), limit: LIMIT });
    }

    /** The tests' programs. That of steps is made of another build of the core, of which no mutant is tried. */
    #programs() {
        const words = ["-C", this.place, "-t", "targets", "all"];
        const list = execFileSync("ninja", words, { encoding: "utf8", maxBuffer: 1 << 26 });
        return [...list.matchAll(/^(tests\/test_\w+): C_EXECUTABLE_LINKER/gm)]
            .map(([, name]) => name)
            .filter((name) => name !== "tests/test_steps");
    }

    /** Another copy finds what this one has compiled. */
    #cache() {
        return { CCACHE_BASEDIR: this.folder, CCACHE_NOHASHDIR: "1" };
    }

    /** The product, bit for bit. */
    #digest() {
        const hash = createHash("sha256");
        for (const name of ["libplyscope.so", "plyscope"])
            hash.update(readFileSync(join(this.place, name)));
        return hash.digest("hex");
    }

    async build(log) {
        log(`${this.folder}: built without a mutant`);
        const words = ["cmake", "-S", this.folder, "-B", this.place, "-G", "Ninja"];
        words.push("-DCMAKE_BUILD_TYPE=Release", "-DBUILD_SHARED_LIBS=ON", "-DPLYSCOPE_LTO=OFF");
        words.push("-DPLYSCOPE_MPI=OFF");
        if (spawnSync("ccache", ["--version"]).status === 0)
            words.push("-DCMAKE_C_COMPILER_LAUNCHER=ccache");
        const made = await ended(words, { folder: this.folder, limit: LIMIT });
        if (!made.well) refuse(`cmake fails without a mutant: ${lastOf(made.text)}`);
        const { well, text } = await this.#compile(true);
        if (!well) refuse(`the build fails without a mutant: ${lastOf(text)}`);
        // ctest tells the command of what has been built.
        this.#entries = entriesOf(this.place);
        this.#clean = this.#digest();
    }

    /** Every test once without a mutant, else nothing would be shown by a failure: the seconds of each. */
    async checkClean(lanes, log) {
        log("every test of the core once without a mutant");
        const times = {};
        await inParallel(this.#entries, lanes, async (entry) => {
            const run = await this.#run(entry, LIMIT);
            if (!run.well) refuse(`without a mutant, ${entry.name} fails: ${lastOf(run.text)}`);
            times[entry.name] = run.seconds;
        });
        return times;
    }

    /** `times`: seconds of each test; `concerned`: names of those that touch the line of a mutant. */
    know(times, concerned) {
        this.#times = times;
        this.#concerned = concerned;
    }

    #run({ command, env, folder }, limit) {
        return ended(command, { folder, env, limit });
    }

    async attempt(mutant) {
        const { well, text } = await this.#compile(mutant.file.endsWith(".h"));
        if (!well) return { end: "not compiling", by: /error: .*/.exec(text)?.[0] ?? lastOf(text) };
        if (this.#digest() === this.#clean) return { end: "equivalent", by: "the same bytes" };
        const names = this.#concerned(mutant);
        const tests = this.#entries
            .filter(({ name }) => names.includes(name))
            .sort((a, b) => this.#times[a.name] - this.#times[b.name]);
        for (const test of tests) {
            const limit = TIMES * this.#times[test.name] + MORE;
            const run = await this.#run(test, limit);
            if (!run.well)
                return { end: "noticed", by: `${test.name}${run.late ? ", no end" : ""}` };
        }
        const by =
            tests.length === 0 ? "no test touches the line" : `${tests.length} tests touch it`;
        return { end: "survived", by };
    }
}

export class PageCopy {
    #seconds;

    constructor(folder) {
        this.folder = folder;
        this.commit = commitOf(folder);
        this.web = join(folder, "web");
    }

    async build() {}

    #types() {
        const words = ["node_modules/.bin/tsc", "--noEmit", "-p", "."];
        return ended(["node", ...words], { folder: this.web, limit: LIMIT });
    }

    /** A test that waits for what never comes ends by itself, late enough for a busy machine. */
    #tests(words, limit) {
        const all = [
            "node_modules/.bin/vitest",
            ...words,
            "--run",
            "--passWithNoTests",
            "--bail=1",
        ];
        all.push("--maxWorkers=1", "--testTimeout=30000");
        return ended(["node", ...all], { folder: this.web, limit });
    }

    /** All unit tests without a mutant: their seconds. */
    async checkClean(_, log) {
        log("the types and every unit test of the page once without a mutant");
        const types = await this.#types();
        if (!types.well) refuse(`without a mutant, the types fail: ${lastOf(types.text)}`);
        const run = await this.#tests(["run"], LIMIT);
        if (!run.well)
            refuse(`without a mutant, a unit test of the page fails: ${failed(run.text)}`);
        return run.seconds;
    }

    know(seconds) {
        this.#seconds = seconds;
    }

    async attempt({ file }) {
        const types = await this.#types();
        if (!types.well) return { end: "not compiling", by: /error TS.*/.exec(types.text)?.[0] };
        const related = ["related", relative("web", file)];
        const run = await this.#tests(related, PAGE_TIMES * this.#seconds);
        if (!run.well) return { end: "noticed", by: run.late ? "no end" : failed(run.text) };
        const none = /No test files found/.test(run.text);
        return { end: "survived", by: none ? "no test imports the file" : "related unit tests" };
    }
}

/** The first test that Vitest names as failed. */
function failed(text) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of terminals
    const plain = text.replace(/\x1b\[[0-9;]*m/g, "");
    return /^ *(?:FAIL|×) +(.+?)(?: +\d+ms)?$/m.exec(plain)?.[1] ?? lastOf(plain);
}
