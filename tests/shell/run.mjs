/**
 * Runs the transcripts of this folder: typed lines and the exact answers to them.
 *
 *     node tests/shell/run.mjs native build/release/plyscope [--update] [NAME...]
 *     node tests/shell/run.mjs wasm build/wasm/plyscope.mjs [--update] [NAME...]
 *
 * A transcript is one session without a clock: a line begins with "> ", what follows is its answer.
 * "## " begins a comment; "## options: --json" before the first line begins the session in JSON.
 * Blank lines at the end of an answer do not count. --update writes what the program said into the
 * files; look at the difference before you keep it.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Blocks of a file: {comments, line, answer}; the last block may have no line. */
export function parse(text) {
    const blocks = [];
    let block = { comments: [], line: null, answer: [] };
    const push = () => {
        if (block.line !== null || block.comments.length > 0) blocks.push(block);
        block = { comments: [], line: null, answer: [] };
    };
    for (const line of text.split("\n")) {
        if (line.startsWith("## ") || line === "##") {
            if (block.line !== null) push();
            block.comments.push(line);
        } else if (line.startsWith("> ")) {
            if (block.line !== null) push();
            block.line = line.slice(2);
        } else if (block.line !== null) {
            block.answer.push(line);
        }
    }
    push();
    for (const { answer } of blocks) while (answer.at(-1) === "") answer.pop();
    return blocks;
}

export function format(blocks) {
    return blocks
        .flatMap(({ comments, line, answer }, index) => {
            const gap = index > 0 && comments.length > 0 ? [""] : [];
            return [...gap, ...comments, ...(line === null ? [] : [`> ${line}`]), ...answer];
        })
        .join("\n")
        .concat("\n");
}

function options(blocks) {
    const text = blocks.flatMap((block) => block.comments).find((c) => c.startsWith("## options:"));
    return text === undefined ? [] : text.slice(11).trim().split(/\s+/);
}

/** The answers to `lines` by the native program, as one text in the form of a transcript. */
function runNative(program, lines, flags) {
    const command = ["-c", 'exec "$0" "$@" 2>&1', program, "--no-clock", "--echo", ...flags];
    const run = spawnSync("sh", command, {
        input: `${lines.join("\n")}\n`,
        encoding: "utf8",
        maxBuffer: 1 << 28,
        timeout: 120_000,
    });
    if (run.error) throw run.error;
    if (run.signal !== null || run.status > 1) {
        return `${run.stdout}\n(the program ended by ${run.signal ?? run.status})`;
    }
    return run.stdout;
}

async function runWasm(path, lines, flags) {
    const { openPlyscope } = await import("../../wasm/node.mjs");
    const said = [];
    const output = (_, kind, line) => kind !== "progress" && said.push(line);
    const plyscope = await openPlyscope({ path, output, clock: false });
    let json = flags.includes("--json");
    for (const line of lines) {
        said.push(`> ${line}`);
        plyscope.exec(line, json ? "json" : "default");
        if (/^json (on|off)$/.test(line)) json = false; // the session knows by itself
        while (plyscope.pump(10) === "busy");
    }
    plyscope.free();
    return said.join("\n");
}

/** A readable difference: the first line that differs, with what stands around it. */
function difference(wanted, got) {
    let at = 0;
    while (at < wanted.length && wanted[at] === got[at]) at++;
    const cut = (line) => (line === undefined ? "(nothing)" : line.slice(0, 300));
    let column = 0;
    while (column < (wanted[at] ?? "").length && wanted[at][column] === got[at]?.[column]) column++;
    const shown = column > 200 ? column - 100 : 0;
    return [
        ...wanted.slice(Math.max(0, at - 2), at).map((line) => `      ${cut(line)}`),
        `    - ${cut(wanted[at]?.slice(shown))}`,
        `    + ${cut(got[at]?.slice(shown))}`,
    ].join("\n");
}

/** What the native program promises besides its answers: options and exit status. */
function checkProgram(program, check) {
    const run = (args, input = "") => spawnSync(program, args, { input, encoding: "utf8" });
    const expect = (name, result, status, pattern) =>
        check(
            name,
            result.status === status && pattern.test(result.stdout + result.stderr),
            `status ${result.status}, said ${JSON.stringify((result.stdout + result.stderr).slice(0, 200))}`,
        );
    expect("program: --version", run(["--version"]), 0, /^plyscope \d/);
    expect("program: --help", run(["--help"]), 0, /^usage: plyscope/);
    expect("program: -c twice", run(["-c", "play 4", "-c", "show"]), 0, /Red to move \(move 2\)/);
    expect("program: refused", run(["-c", "zork", "-c", "moves"]), 1, /1 2 3 4 5 6 7/);
    expect("program: script", run([], "play 44\nquit\nplay 9\n"), 0, /Yellow to move \(move 3\)/);
    expect(
        "program: refused in a script",
        run([], "play 9\nplay 4\n"),
        1,
        /Red to move \(move 2\)/,
    );
    expect("program: unknown option", run(["--zork"]), 2, /unknown option "--zork"/);
    expect("program: -j 0", run(["-j", "0"]), 2, /-j takes a number/);
    expect("program: -c without a line", run(["-c"]), 2, /a value is missing behind "-c"/);
    const games = ["-c", "match uct(sims=20) random games=6 seed=3"];
    const lines = ["1", "3"].map(
        (threads) => run(["--json", "--no-clock", "-j", threads, ...games]).stdout,
    );
    const last = lines.map((text) => text.trim().split("\n").at(-1));
    check("program: -j 3 gives what -j 1 gives", last[0] === last[1], `${last[0]}\n${last[1]}`);
    check("program: --json", JSON.parse(last[0]).games === 6, last[0]);
}

async function main() {
    const words = process.argv.slice(2);
    const update = words.includes("--update");
    const [target, path, ...names] = words.filter((word) => word !== "--update");
    if (!["native", "wasm"].includes(target) || path === undefined) {
        console.error("usage: run.mjs native PROGRAM | wasm PLYSCOPE.MJS [--update] [NAME...]");
        process.exitCode = 2;
        return;
    }
    const run = target === "native" ? runNative : runWasm;
    let passed = 0;
    let failed = 0;
    const check = (name, ok, said) => {
        if (ok) passed++;
        else {
            failed++;
            console.log(`FAILED ${name}\n${said}`);
        }
    };
    const files = readdirSync(here)
        .filter((name) => name.endsWith(".txt"))
        .filter((name) => names.length === 0 || names.includes(basename(name, ".txt")))
        .sort();
    for (const name of files) {
        const file = join(here, name);
        const text = readFileSync(file, "utf8");
        const blocks = parse(text);
        const lines = blocks.filter((block) => block.line !== null).map((block) => block.line);
        const answers = parse(await run(resolve(path), lines, options(blocks)));
        if (update) {
            let next = 0;
            for (const block of blocks)
                if (block.line !== null) block.answer = answers[next++]?.answer ?? [];
            writeFileSync(file, format(blocks));
        }
        const wanted = format(blocks.map((block) => ({ ...block, comments: [] }))).split("\n");
        const got = format(answers).split("\n");
        const same = wanted.join("\n") === got.join("\n");
        check(`${target} ${name}`, same, same ? "" : difference(wanted, got));
    }
    if (files.length === 0) check("transcripts", false, "there are none of that name");
    if (target === "native" && names.length === 0) checkProgram(resolve(path), check);
    console.log(`transcripts (${target}): ${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
