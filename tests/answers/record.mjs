/**
 * Records what the core answers in JSON, so that the compiler holds it against the page's types and
 * the page's tests have real answers to work on.
 *
 *     node tests/answers/record.mjs [--update] [NAME...]
 *
 * Each file of data/ is a session of the WebAssembly core. Without --update its lines are typed again
 * and a difference is shown; with it, the file is written anew. To add a line, write
 *
 *     { line: "play 4", answers: [] },
 *
 * where it belongs and update. With `ahead: true` before the answers the core does not work on before
 * the next line has come. `{unit}`, `{job}`, `{index}` in a line stand for the last unit that was given
 * out and where it belongs, `{result}` for the last result of one. What `network save` and `population
 * save` give is handed in again as `network-file` and `population-file`; of a network the beginning is
 * kept.
 *
 * There is no clock, so times are 0 and no limit in seconds is taken. A file with "// clock: N" has one
 * that is N milliseconds later whenever the core looks at it.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPlyscope } from "../../wasm/node.mjs";
import { format, parse, turns } from "./transcript.mjs";

const folder = fileURLToPath(new URL("data/", import.meta.url));

/** Commands that no file has, and why. */
export const EXCEPTIONS = {
    quit: "only leaves the native program",
};

/** What answers any line that changes the session, once it is followed. */
const FOLLOWS = "position";

/** Progress lines that are kept at either end. */
const ENDS = 1;

export const names = () =>
    readdirSync(folder)
        .filter((name) => name.endsWith(".ts"))
        .map((name) => basename(name, ".ts"))
        .sort();

/** Of the progress of a job the first and the last lines: those between are alike. */
function trimmed(answers) {
    const progress = answers.filter(({ type }) => type === "progress");
    const between = new Set(progress.slice(ENDS, -ENDS));
    return answers.filter((answer) => !between.has(answer));
}

/** Types the lines of a session; [{line, answers}], what jobs say stands where it was said. */
async function run(lines, step, path) {
    let now = 0;
    let answers = [];
    const last = { unit: "", job: "", index: "", result: "" };
    const clock = step === null ? false : () => (now += step);
    const files = new Map();
    const output = (_re, kind, line) => {
        if (kind !== "json") return;
        const answer = JSON.parse(line);
        if (answer.type === "unit") {
            const { job, index } = answer;
            Object.assign(last, { unit: answer.line, job, index });
        }
        if (answer.type === "unit_result") last.result = answer.result;
        if (answer.type === "population_text") files.set("population-file", answer.text);
        if (answer.base64 !== undefined) {
            files.set("network-file", Buffer.from(answer.base64, "base64"));
            answer.base64 = `${answer.base64.slice(0, 60)}...`;
        }
        answers.push(answer);
    };
    const plyscope = await openPlyscope({ output, clock, ...(path && { path }) });
    const turns = lines.map(({ line, ahead }) => {
        answers = [];
        for (const [name, bytes] of files) plyscope.blob(name, Buffer.from(bytes));
        files.clear();
        const typed = line.replace(/\{(unit|job|index|result)\}/g, (_, word) => last[word]);
        plyscope.exec(typed, "json");
        if (!ahead) while (plyscope.pump(10) === "busy");
        return { line, ahead, answers: trimmed(answers) };
    });
    plyscope.free();
    return turns;
}

/** A file as it stands, and as the core would have it now. */
export async function record(name, path) {
    const file = join(folder, `${name}.ts`);
    const kept = readFileSync(file, "utf8");
    const { head, clock, lines } = parse(kept);
    return { file, kept, now: format(head, await run(lines, clock, path)) };
}

/** Names of commands that no file has; of exceptions that are none; answers of types that the rows
 * of the commands do not name, and types that they name and no file has. */
export async function missing(path) {
    const [{ answers }] = await run([{ line: "describe" }], null, path);
    const commands = answers[0].commands.map((command) => command.name);
    const types = new Map(answers[0].commands.map((row) => [row.name, row.answers.split(" ")]));
    const unseen = new Set([...types.values()].flat());
    const unnamed = new Set();
    const typed = new Set();
    for (const name of names()) {
        for (const turn of turns(readFileSync(join(folder, `${name}.ts`), "utf8"))) {
            const command = turn.line.replace(/^\{(\w+)\}.*/, "$1").split(" ")[0];
            typed.add(command);
            for (const { type, job } of turn.answers) {
                unseen.delete(type);
                if (job !== undefined || type === "error" || type === FOLLOWS) continue;
                if (!types.get(command)?.includes(type)) unnamed.add(`${command}: ${type}`);
            }
        }
    }
    return [
        ...commands.filter((name) => !typed.has(name) && !(name in EXCEPTIONS)),
        ...Object.keys(EXCEPTIONS).filter((name) => typed.has(name) || !commands.includes(name)),
        ...unnamed,
        ...unseen,
    ];
}

/** The first rows that differ, with the line of the session that they belong to; null = none do. */
export function difference(kept, now) {
    const [before, after] = [kept.split("\n"), now.split("\n")];
    const at = after.findIndex((row, i) => row !== before[i]);
    if (at < 0 && before.length === after.length) return null;
    const from = at < 0 ? after.length : at;
    const said = after.slice(0, from + 1).findLast((row) => /^ \{ line: /.test(row)) ?? "";
    const show = (sign, rows) => rows.slice(from, from + 6).map((row) => `${sign} ${row}`);
    return [said, ...show("-", before), ...show("+", after)].join("\n");
}

async function main() {
    const words = process.argv.slice(2);
    const update = words.includes("--update");
    const wanted = words.filter((word) => word !== "--update");
    let differing = 0;
    for (const name of names()) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        const { file, kept, now } = await record(name);
        const found = difference(kept, now);
        if (found === null) continue;
        differing++;
        console.log(`${update ? "updated" : "DIFFERS"} ${name}\n${found}`);
        if (update) writeFileSync(file, now);
    }
    const lacking = await missing();
    if (lacking.length > 0)
        console.log(`not recorded, or not in the table of commands: ${lacking}`);
    if (lacking.length > 0 || (differing > 0 && !update)) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
