/** Programs that may never end, may write without end and may ask for all memory: run so that none of it matters. */
import { spawn } from "node:child_process";

/** Bytes of output that are kept, the last ones. */
const KEPT = 1 << 16;
/** KB of memory that a program of the core may ask for, and of a file that it may write. */
const MEMORY = 12_000_000;
const FILE = 1_000_000;

const running = new Set();
process.once("exit", () => {
    for (const child of running) kill(child);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

/** A program ends with all that it has started. */
function kill(child) {
    try {
        process.kill(-child.pid, "SIGKILL");
    } catch {
        // It has ended by itself.
    }
}

/**
 * Runs a program in a folder, for `limit` seconds at most: whether it ended `well`, was `late`, its `text`,
 * and the `seconds` that it took. Node takes addresses without using memory, so it is not held to the memory.
 */
export function ended([program, ...words], { folder, env = {}, limit }) {
    const limits = `ulimit -f ${FILE}; ${/node$/.test(program) ? "" : `ulimit -v ${MEMORY};`}`;
    const began = performance.now();
    return new Promise((resolve) => {
        const line = `${limits} exec nice -n 5 "$0" "$@"`;
        const child = spawn("bash", ["-c", line, program, ...words], {
            cwd: folder,
            detached: true,
            env: { ...process.env, ...env },
            stdio: ["ignore", "pipe", "pipe"],
        });
        running.add(child);
        let text = "";
        let late = false;
        const timer = setTimeout(() => {
            late = true;
            kill(child);
        }, limit * 1000);
        for (const stream of [child.stdout, child.stderr])
            stream.on("data", (data) => {
                text = (text + data).slice(-KEPT);
            });
        child.on("close", (code) => {
            clearTimeout(timer);
            running.delete(child);
            // What a test has left running would hold a core.
            kill(child);
            const seconds = (performance.now() - began) / 1000;
            resolve({ well: code === 0 && !late, late, text, seconds });
        });
    });
}

/** Calls `work` with every item, `lanes` at a time; it is told its lane, from 0. */
export async function inParallel(items, lanes, work) {
    const waiting = [...items];
    const lane = async (_, number) => {
        while (waiting.length > 0) await work(waiting.shift(), number);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
}
