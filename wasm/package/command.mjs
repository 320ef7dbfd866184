#!/usr/bin/env node
/**
 * The console in Node: `node command.mjs match random uct games=100`. Lines are answered as by the native
 * program; the games of matches, tournaments and sweeps are played by several workers.
 */
import { cpus } from "node:os";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { openConsole } from "./console.mjs";
import { speak } from "./protocol.mjs";

const usage = `usage: plyscope [OPTION]... [WORD]...
       plyscope protocol FILE[(NAME=VALUE,...)]   (the player of that file, in
               JavaScript or Python, as an engine for other programs, the native
               plyscope among them)

The words make one line of the console: plyscope match random uct games=100
Without them and without -c lines are read from standard input.

  -c LINE    carry out LINE, before the words; may be given several times
  -j N       play the games of matches, tournaments and sweeps on N workers
             (as many as there are processor cores)
  --json     answer in JSON, one object a line
  -h, --help this text (\`plyscope help\` lists the commands)
  --version

Exit status: 0; 1 when a line was refused, came to nothing or to less than was asked; 2 for
wrong usage.
`;

const EXIT = { refused: 1, usage: 2 };

function readOptions() {
    const { values, positionals } = parseArgs({
        allowPositionals: true,
        options: {
            line: { type: "string", short: "c", multiple: true, default: [] },
            jobs: { type: "string", short: "j", default: String(cpus().length) },
            json: { type: "boolean", default: false },
            help: { type: "boolean", short: "h", default: false },
            version: { type: "boolean", default: false },
        },
    });
    const jobs = Number(values.jobs);
    if (!Number.isInteger(jobs) || jobs < 1 || jobs > 256)
        throw new Error(`-j takes a number from 1 to 256, not '${values.jobs}'`);
    const words = positionals.length > 0 ? [positionals.join(" ")] : [];
    const [, asked] = positionals[0] === "protocol" ? positionals : [];
    return { ...values, jobs, asked, lines: [...values.line, ...words] };
}

/** Lines of a script, or typed at a prompt. */
async function* typed() {
    const input = createInterface({
        input: process.stdin,
        output: process.stdin.isTTY ? process.stdout : undefined,
        prompt: "plyscope> ",
    });
    input.prompt();
    for await (const line of input) {
        if (/^\s*(quit|exit)\s*$/.test(line)) return;
        yield line;
        input.prompt();
    }
}

/** Progress overwrites itself on a terminal and is not told elsewhere. */
function printer(json) {
    const terminal = process.stderr.isTTY && !json;
    const wipe = () => terminal && process.stderr.write("\r\x1b[K");
    return (kind, line) => {
        if (kind === "progress") {
            if (terminal) process.stderr.write(`\r\x1b[K${line.slice(0, 79)}`);
            return;
        }
        wipe();
        const to = kind === "error" && !json ? process.stderr : process.stdout;
        to.write(`${line}\n`);
    };
}

async function main() {
    let options;
    try {
        options = readOptions();
    } catch (error) {
        process.stderr.write(`plyscope: ${error.message}\n${usage}`);
        return EXIT.usage;
    }
    if (options.help) {
        process.stdout.write(usage);
        return 0;
    }
    const { json, jobs, lines, asked } = options;
    if (asked) {
        try {
            await speak(asked);
            return 0;
        } catch (error) {
            process.stderr.write(`plyscope: ${error.message}\n`);
            return EXIT.refused;
        }
    }
    const console = await openConsole({ json, jobs, print: printer(json) });
    if (options.version) lines.length = 0;
    if (options.version) process.stdout.write(`plyscope ${console.release}\n`);
    process.stdout.on("error", () => process.exit(EXIT.refused)); // nobody reads any more
    process.on("SIGINT", () => console.interrupt() || process.exit(130));
    for await (const line of options.version || lines.length > 0 ? lines : typed())
        await console.run(line);
    console.close();
    return console.failed ? EXIT.refused : 0;
}

process.exitCode = await main();
