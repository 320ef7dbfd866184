/**
 * The stages of the whole check: what each runs, which run side by side, what they say of themselves.
 * tools/test calls it when everything is installed. Goes on after a failure, so that one run shows them all.
 */
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { grown, reference, renew } from "./costs.mjs";
import { counted, durations, failures } from "./outcomes.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const logs = `${root}build/test`;
const jobs = cpus().length;
/** Milliseconds between two looks at how fast the machine is. */
const PACE_EVERY = 120_000;

const ctest = (folder) => (cores, more) =>
    `ctest --test-dir build/${folder} -j ${cores} --output-on-failure --no-tests=error ${more}`;
const nodeTests = () =>
    readdirSync(`${root}tests/wasm`)
        .filter((name) => name.endsWith(".test.mjs"))
        .map((name) => `tests/wasm/${name}`)
        .join(" ");

/**
 * In the order in which they begin, the longest first, so that two lanes end together. `run`: lines for the
 * shell, made from the number of cores and what follows `--`; all are run, whatever comes of them: what could not be built is then a failed test.
 * `after`: the stage whose work it uses. `tests`: it runs tests, so a run of none is a failure. `alone`:
 * not beside another. `byHand`: only when it is named.
 */
const stages = [
    {
        name: "sanitize",
        doc: "built by clang with address and undefined-behaviour sanitizers: all C tests (the longest with a quarter of their positions), native transcripts, short fuzz runs",
        tests: true,
        env: {
            // clear_shadow...: halves the time that the kernel takes for large arenas. intercept...: the
            // leak checker of clang before 17 takes some blocks for those of an old C library, and dies.
            ASAN_OPTIONS:
                "detect_stack_use_after_return=1:strict_string_checks=1:clear_shadow_mmap_threshold=1073741824:intercept_tls_get_addr=0",
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
        doc: "layers, files that are named, formatting of C, scripts, sources with vectors on any machine, planted faults that fit the sources",
        quick: true,
        run: [
            () => "tools/check-layers --self-test",
            () => "tools/check-layers",
            () => "tools/check-format",
            () => "tools/check-scripts",
            () => "tools/check-portable",
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
        name: "firefox",
        doc: "by hand: the tests of the page in Firefox (FIREFOX is its path, else firefox-esr), without those of phones",
        byHand: true,
        alone: true,
        tests: true,
        run: [
            () => "tools/build web pseudo",
            (cores, more) =>
                `cd web && PLYSCOPE_WORKERS=${cores} ./node_modules/.bin/playwright test -c ../tests/web/firefox.config.mjs ${more}`,
        ],
    },
    {
        name: "webkit",
        doc: "by hand: arrival, games, Look inside, a written player and no network in WebKit (webkit2gtk-driver, xvfb)",
        byHand: true,
        alone: true,
        tests: true,
        run: [
            () => "tools/build web",
            (_, more) =>
                `xvfb-run -a node --test --test-force-exit --test-reporter=spec ${more} tests/web/webkit.mjs`,
        ],
    },
    {
        name: "browser",
        doc: "the built page in headless Chromium (tests/web)",
        tests: true,
        alone: true,
        after: "web",
        run: [
            () => "tools/build web pseudo",
            (cores, more) =>
                `cd web && PLYSCOPE_WORKERS=${cores} ./node_modules/.bin/playwright test -c ../tests/web ${more}`,
        ],
    },
];

function usage() {
    const rows = stages.map(({ name, doc }) => `  ${name.padEnd(12)} ${wrapped(doc, 15)}`);
    const left = stages.filter(({ quick, byHand }) => !quick && !byHand).map(({ name }) => name);
    return `usage: tools/test [quick | STAGE...] [--renew] [-- OPTION...]

Installs what is missing, then runs these stages (default: all but those by hand):

${rows.join("\n")}

quick runs all but ${left.join(", ")}: for each commit.
Stages run two at a time, each with half of the cores; browser runs when they have ended, with all of them.
A stage that runs alone shows its output, and its runner gets what follows --:
    tools/test release -- -R unit/        tools/test browser -- play --project=phone
Each stage's full output is kept in build/test/<stage>.log. After a failure the last lines say which test it was, where it
stands, and the command that runs it alone. A stage that takes a tenth more processor time than tests/costs.json
says is named; --renew builds everything anew, without a cache, and writes what the stages that ran have taken.`;
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

// ---------------------------------------------------------------- running

const children = new Set();

/**
 * Runs a line: whether it ended `well`, its `text`, and the seconds of processor time, `cpu`, of all its processes. Its
 * output goes to the log, and to the screen when `shown`.
 */
function shell(line, log, env, shown) {
    return new Promise((resolve) => {
        const used = `${log.path}.cpu`;
        // A group of its own, so that what it has started ends with it.
        const child = spawn("tools/cputime", [used, "bash", "-c", line], {
            cwd: root,
            detached: true,
            env: { ...process.env, ...env },
            stdio: ["ignore", "pipe", "pipe"],
        });
        children.add(child);
        const text = [];
        for (const stream of [child.stdout, child.stderr])
            stream.on("data", (bytes) => {
                text.push(bytes);
                log.write(bytes);
                if (shown) process.stdout.write(bytes);
            });
        child.on("close", (status) => {
            children.delete(child);
            const cpu = Number(readFileSync(used, "utf8"));
            rmSync(used);
            resolve({ line, well: status === 0, text: Buffer.concat(text).toString(), cpu });
        });
    });
}

const sumOf = (list, key) => list.reduce((sum, one) => sum + one[key], 0);

/** What a stage has done: numbers of tests, what failed, what each test took, processor time of builds and tests. */
async function runStage(stage, cores, more, shown) {
    const log = createWriteStream(`${logs}/${stage.name}.log`);
    const parts = [];
    for (const line of stage.run) parts.push(await shell(line(cores, more), log, stage.env, shown));
    await new Promise((resolve) => log.end(resolve));
    const counts = parts.map(({ text }) => counted(text));
    const done = { passed: sumOf(counts, "passed"), failed: sumOf(counts, "failed") };
    const badly = parts.filter(({ well }) => !well);
    const found = badly.flatMap(({ text, line }) =>
        failures(text.replaceAll(root, ""), stage.name, line),
    );
    const none = stage.tests && done.passed + done.failed === 0;
    if (none && badly.length === 0)
        found.push({ what: "it has run no test", where: "", again: `tools/test ${stage.name}` });
    // Stages without tests count as one; so does what has failed outside of all tests.
    if (found.length > 0 && done.failed === 0) done.failed = 1;
    if (badly.length === 0 && !stage.tests) done.passed = 1;
    const builds = (part) => part.line.startsWith("tools/build");
    return {
        ...done,
        found,
        slow: parts.flatMap(({ text }) => durations(text)),
        cpu: {
            build: sumOf(parts.filter(builds), "cpu"),
            tests: sumOf(
                parts.filter((part) => !builds(part)),
                "cpu",
            ),
        },
    };
}

const renewing = process.argv.includes("--renew");
const { wanted, more } = asked(process.argv.slice(2).filter((word) => word !== "--renew"));
mkdirSync(logs, { recursive: true });
if (renewing) {
    // What a cache or an earlier build has spared is no figure.
    process.env.CCACHE_DISABLE = "1";
    for (const name of ["release", "sanitize", "wasm", "web", "npm"])
        rmSync(`${root}build/${name}`, { recursive: true, force: true });
}
const paces = [await reference(jobs)];
const measuring = setInterval(async () => paces.push(await reference(jobs)), PACE_EVERY);
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
    const done = await runStage(stage, cores, more, single);
    ended.push({ name: stage.name, seconds: seconds(since), ...done });
    if (done.failed > 0 && !single) {
        const lines = readFileSync(`${logs}/${stage.name}.log`, "utf8").split("\n");
        console.log(lines.slice(-400).join("\n"));
    }
    const verdict = done.failed > 0 ? `FAILED, see build/test/${stage.name}.log` : "passed";
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

clearInterval(measuring);
paces.push(await reference(jobs));
const pace = paces.reduce((sum, one) => sum + one, 0) / paces.length;
report();
if (renewing && sumOf(ended, "failed") === 0) renew(ended, pace);
process.exitCode = sumOf(ended, "failed") > 0 ? 1 : 0;

/** The last screen: what took long, what each stage took, what failed and how to run it alone. */
function report() {
    const slow = ended.flatMap(({ slow }) => slow).sort((a, b) => b.seconds - a.seconds);
    if (slow.length > 0) console.log("\nThe slowest tests, in seconds:");
    for (const { what, seconds } of slow.slice(0, 10))
        console.log(`  ${seconds.toFixed(1).padStart(6)}  ${what}`);
    console.log(`\nStages in the order in which they ended (${jobs} cores), in seconds:`);
    const total = { name: "all together", seconds: seconds(began), cpu: { build: 0, tests: 0 } };
    for (const { cpu } of ended)
        for (const part of ["build", "tests"]) total.cpu[part] += cpu[part];
    for (const { name, seconds, passed, failed, cpu } of [...ended, total]) {
        const used = Math.round(cpu.build + cpu.tests);
        const tests =
            passed === undefined ? "" : `${String(passed).padStart(6)} passed ${failed} failed`;
        console.log(
            `  ${name.padEnd(12)} ${String(seconds).padStart(5)}, processors ${String(used).padStart(5)}${tests}`,
        );
    }
    for (const { name, cpu } of ended)
        for (const sentence of grown(name, cpu, pace)) console.log(sentence);
    const out = stages.filter((stage) => !wanted.includes(stage)).map(({ name }) => name);
    if (out.length > 0) console.log(`Left out: ${out.join(", ")}.`);
    console.log(`${sumOf(ended, "passed")} passed, ${sumOf(ended, "failed")} failed`);
    tellFailures();
}

/** A few of each stage, so that they fit on a screen. */
function tellFailures() {
    const bad = ended.filter(({ found }) => found.length > 0);
    const few = Math.max(2, Math.floor(8 / bad.length));
    for (const { name, found } of bad) {
        for (const { what, where, again } of found.slice(0, few)) {
            console.log(`FAILED ${name}: ${what}${where === "" ? "" : ` (${where})`}`);
            console.log(`    alone: ${again}`);
        }
        if (found.length > few)
            console.log(`    and ${found.length - few} more: build/test/${name}.log`);
    }
}
