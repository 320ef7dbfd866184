/**
 * The stages of the whole check: what each runs, which run side by side, what they say of themselves.
 * tools/test calls it when everything is installed. Goes on after a failure, so that one run shows them all.
 */
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const logs = `${root}build/test`;
const jobs = cpus().length;

const ctest = (folder) => (cores, more) =>
    `ctest --test-dir build/${folder} -j ${cores} --output-on-failure --no-tests=error ${more}`;
const nodeTests = () =>
    readdirSync(`${root}tests/wasm`)
        .filter((name) => name.endsWith(".test.mjs"))
        .map((name) => `tests/wasm/${name}`)
        .join(" ");

/**
 * In the order in which they begin, the longest first, so that two lanes end together. `run`: lines for the shell, made from the number of cores and what
 * follows `--`; all are run, whatever comes of them: what could not be built is then a failed test.
 * `after`: the stage whose work it uses. `tests`: it runs tests, so a run of none is a failure. `alone`:
 * not beside another. `byHand`: only when it is named.
 */
const stages = [
    {
        name: "sanitize",
        doc: "built by clang with address and undefined-behaviour sanitizers: all C tests (the longest with a quarter of their positions), native transcripts, short fuzz runs",
        tests: true,
        env: {
            // The last one halves the time that the kernel takes for large arenas.
            ASAN_OPTIONS:
                "detect_stack_use_after_return=1:strict_string_checks=1:clear_shadow_mmap_threshold=1073741824",
            UBSAN_OPTIONS: "print_stacktrace=1",
        },
        run: [() => "tools/build sanitize", ctest("sanitize")],
    },
    {
        name: "release",
        doc: "optimized build with gcc, all C tests and native transcripts",
        quick: true,
        tests: true,
        run: [() => "tools/build tests", ctest("release")],
    },
    { name: "wasm", doc: "the WebAssembly build", quick: true, run: [() => "tools/build wasm"] },
    {
        name: "web",
        doc: "the page's build and its compressed size",
        quick: true,
        after: "wasm",
        run: [() => "tools/build web", () => "tools/check-sizes"],
    },
    {
        name: "vitest",
        doc: "the page's unit tests, properties and golden pictures",
        quick: true,
        tests: true,
        run: [
            (cores, more) =>
                `cd web && ./node_modules/.bin/vitest run --maxWorkers=${cores} ${more}`,
        ],
    },
    {
        name: "node",
        doc: "the WebAssembly module in Node: its tests (tests/wasm) and the transcripts",
        quick: true,
        tests: true,
        after: "wasm",
        run: [
            () => "tools/build npm",
            (cores, more) =>
                `node --test --test-force-exit --test-timeout=300000 --test-concurrency=${cores} --test-reporter=spec ${more} ${nodeTests()}`,
            () => "node tests/shell/run.mjs wasm build/wasm/plyscope.mjs",
        ],
    },
    {
        name: "lint",
        doc: "Biome and the TypeScript compiler",
        quick: true,
        run: [
            () =>
                "cd web && ./node_modules/.bin/biome check --max-diagnostics=50 . ../core/answers ../tests ../tools ../wasm",
            () => "cd web && ./node_modules/.bin/tsc --noEmit && echo 'tsc: no complaints'",
        ],
    },
    {
        name: "experiments",
        doc: "what the source documents published, measured again with few games",
        tests: true,
        after: "release",
        run: [
            () => "tools/build release",
            (cores) => `tools/experiments/reproduce quick -j ${cores}`,
        ],
    },
    {
        name: "checks",
        doc: "layers, files that are named, formatting of C, scripts, planted faults that fit the sources",
        quick: true,
        run: [
            () => "tools/check-layers --self-test && tools/check-layers",
            () => "tools/check-format",
            () => "tools/check-scripts",
            () => "tools/experiments/mutants --list",
        ],
    },
    {
        name: "fuzz",
        doc: "by hand: every fuzz target for two minutes with sanitizers; what they find is kept in build/fuzz-long",
        byHand: true,
        alone: true,
        tests: true,
        run: [
            (cores, more) =>
                `tools/experiments/fuzz-long --once --seconds 120 --cores ${cores} ${more}`,
        ],
    },
    {
        name: "differ",
        doc: "by hand: 2,000 random commands by every build, native and WebAssembly, with threads and workers: the same answers",
        byHand: true,
        alone: true,
        tests: true,
        run: [() => "tools/build differ", (_, more) => `node tests/differ/run.mjs ${more}`],
    },
    {
        name: "browser",
        doc: "the built page in headless Chromium (tests/web)",
        tests: true,
        alone: true,
        after: "web",
        run: [
            () => "tools/build web",
            (cores, more) =>
                `cd web && PLYSCOPE_WORKERS=${cores} ./node_modules/.bin/playwright test -c ../tests/web ${more}`,
        ],
    },
];

function usage() {
    const rows = stages.map(({ name, doc }) => `  ${name.padEnd(12)} ${wrapped(doc, 15)}`);
    const left = stages.filter(({ quick, byHand }) => !quick && !byHand).map(({ name }) => name);
    return `usage: tools/test [quick | STAGE...] [-- OPTION...]

Installs what is missing, then runs these stages (default: all but those by hand):

${rows.join("\n")}

quick runs all but ${left.join(", ")}: for each commit.
Stages run two at a time, each with half of the cores; browser runs when they have ended, with all of them.
A stage that runs alone shows its output, and its runner gets what follows --:
    tools/test release -- -R unit/        tools/test browser -- play --project=phone
Each stage's full output is kept in build/test/<stage>.log.`;
}

function wrapped(text, indent) {
    const lines = [""];
    for (const word of text.split(" ")) {
        if (lines.at(-1).length + word.length > 85) lines.push("");
        lines[lines.length - 1] += `${lines.at(-1) === "" ? "" : " "}${word}`;
    }
    return lines.join(`\n${" ".repeat(indent)}`);
}

/** The stages and options that the words of the command line ask for. */
function asked(words) {
    const split = words.includes("--") ? words.indexOf("--") : words.length;
    const names = words.slice(0, split);
    const unknown = names.find((name) => name !== "quick" && !stages.some((s) => s.name === name));
    if (unknown !== undefined) {
        const help = ["-h", "--help"].includes(unknown);
        console.log(help ? usage() : `tools/test: there is no stage "${unknown}".\n\n${usage()}`);
        process.exit(help ? 0 : 2);
    }
    const wanted = stages.filter(
        ({ name, quick, byHand }) =>
            (names.length === 0 && !byHand) ||
            names.includes(name) ||
            (names.includes("quick") && quick),
    );
    const options = words.slice(split + 1);
    if (options.length > 0 && wanted.length !== 1) {
        console.log("tools/test: what follows -- is for the runner of one stage; name one.");
        process.exit(2);
    }
    return { wanted, more: options.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ") };
}

// ---------------------------------------------------------------- what runners say of themselves

/** Numbers of passed and failed tests: in the closing lines of each kind of runner. */
const closing = [
    // ctest
    [/^\d+% tests passed, (\d+) tests? failed out of (\d+)/gm, ([, f, all]) => [all - f, f]],
    // Vitest
    [/^ *Tests .*?(\d+) passed/gm, ([, n]) => [n, 0]],
    [/^ *Tests .*?(\d+) failed/gm, ([, n]) => [0, n]],
    // Node
    [/^ℹ pass (\d+)$/gm, ([, n]) => [n, 0]],
    [/^ℹ (?:fail|cancelled) (\d+)$/gm, ([, n]) => [0, n]],
    // Playwright
    [/^ +(\d+) passed(?: \(.*\))?$/gm, ([, n]) => [n, 0]],
    [/^ +(\d+) (?:failed|flaky|interrupted|did not run)$/gm, ([, n]) => [0, n]],
    // turns of fuzz targets
    [/^fuzz: (\d+) turns passed, (\d+) failed$/gm, ([, p, f]) => [p, f]],
    // sessions that builds have played
    [/^differ: (\d+) passed, (\d+) failed$/gm, ([, p, f]) => [p, f]],
    // transcripts, figures of the documents
    [/^transcripts .*: (\d+) passed, (\d+) failed$/gm, ([, p, f]) => [p, f]],
    [/^(\d+) rows, (\d+) out of their bands$/gm, ([, all, f]) => [all - f, f]],
];

function counted(text) {
    const sum = { passed: 0, failed: 0 };
    for (const [pattern, numbers] of closing)
        for (const match of text.matchAll(pattern)) {
            const [passed, failed] = numbers(match).map(Number);
            sum.passed += passed;
            sum.failed += failed;
        }
    return sum;
}

// ---------------------------------------------------------------- running

const children = new Set();

/** Runs a line; true when it ended well. Its output goes to the log, and to the screen when `shown`. */
function shell(line, log, env, shown) {
    return new Promise((resolve) => {
        // A group of its own, so that what it has started ends with it.
        const child = spawn("bash", ["-c", line], {
            cwd: root,
            detached: true,
            env: { ...process.env, ...env },
            stdio: ["ignore", "pipe", "pipe"],
        });
        children.add(child);
        for (const stream of [child.stdout, child.stderr])
            stream.on("data", (bytes) => {
                log.write(bytes);
                if (shown) process.stdout.write(bytes);
            });
        child.on("close", (status) => {
            children.delete(child);
            resolve(status === 0);
        });
    });
}

async function runStage(stage, cores, more, shown) {
    const file = `${logs}/${stage.name}.log`;
    const log = createWriteStream(file);
    let well = true;
    for (const line of stage.run)
        well = (await shell(line(cores, more), log, stage.env, shown)) && well;
    await new Promise((resolve) => log.end(resolve));
    const sum = counted(readFileSync(file, "utf8"));
    const none = stage.tests && sum.passed + sum.failed === 0;
    if (none) console.log(`tools/test: ${stage.name} has run no test.`);
    // Stages without tests count as one; so does what has failed outside of all tests.
    if ((!well || none) && sum.failed === 0) sum.failed = 1;
    if (well && !stage.tests) sum.passed = 1;
    return sum;
}

const { wanted, more } = asked(process.argv.slice(2));
mkdirSync(logs, { recursive: true });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
        for (const { pid } of children) process.kill(-pid, "SIGTERM");
        console.log("tools/test: stopped.");
        process.exit(130);
    });

const began = Date.now();
const seconds = (since) => Math.round((Date.now() - since) / 1000);
const left = new Set(wanted);
const running = new Map();
const ended = [];

function mayBegin(stage) {
    if (stage.alone) return running.size === 0 && [...left].every(({ alone }) => alone);
    const waits = wanted.some(({ name }) => name === stage.after);
    return !waits || ended.some(({ name }) => name === stage.after);
}

async function begin(stage) {
    const single = wanted.length === 1;
    const cores = stage.alone || single ? jobs : Math.ceil(jobs / 2);
    const since = Date.now();
    console.log(`== ${stage.name}`);
    const sum = await runStage(stage, cores, more, single);
    ended.push({ name: stage.name, seconds: seconds(since), ...sum });
    if (sum.failed > 0 && !single) {
        const lines = readFileSync(`${logs}/${stage.name}.log`, "utf8").split("\n");
        console.log(lines.slice(-400).join("\n"));
    }
    const verdict = sum.failed > 0 ? `FAILED, see build/test/${stage.name}.log` : "passed";
    console.log(`-- ${stage.name}: ${verdict} (${seconds(since)} s)`);
    running.delete(stage);
}

while (left.size + running.size > 0) {
    const stage = running.size < 2 ? [...left].find(mayBegin) : undefined;
    if (stage === undefined) {
        await Promise.race(running.values());
        continue;
    }
    left.delete(stage);
    running.set(stage, begin(stage));
}

console.log(`\nSeconds and tests of each stage, in the order in which they ended (${jobs} cores):`);
for (const { name, seconds, passed, failed } of ended)
    console.log(
        `  ${name.padEnd(12)} ${String(seconds).padStart(5)} s ${String(passed).padStart(6)} passed ${failed} failed`,
    );
console.log(`  ${"all together".padEnd(12)} ${String(seconds(began)).padStart(5)} s`);
const out = stages.filter((stage) => !wanted.includes(stage)).map(({ name }) => name);
if (out.length > 0) console.log(`Left out: ${out.join(", ")}.`);
const total = (key) => ended.reduce((sum, stage) => sum + stage[key], 0);
console.log(`${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;
