/**
 * A session of the WebAssembly module, line by line, in Node and in the browser; units of its jobs may
 * be done by workers. Answers what the native program prints with --no-clock --echo.
 */

/** Work that is shared out: many games, or a search of several trees. */
const sharing = /^(match|tournament|sweep|evolve) |^analyze \S*\btrees=/;

/** Lines that tell how far a job has come when they leave. */
export const isProgress = (line) => line.startsWith('{"type":"progress"');

/** Numbers of lines differ where results of units were handed in between: each was a line, too. */
export const withoutNumbers = (text) => text.replaceAll(/"re":\d+/g, '"re":0');

/** The first line that differs, and the command before it; "" when there is none. */
export function difference(wanted, got) {
    if (wanted === got) return "";
    const a = wanted.split("\n");
    const b = got.split("\n");
    let at = 0;
    while (at < a.length && a[at] === b[at]) at++;
    const command = a.slice(0, at + 1).findLast((line) => line.startsWith("> "));
    let column = 0;
    while (column < (a[at] ?? "").length && a[at][column] === b[at]?.[column]) column++;
    const cut = (line) => line?.slice(Math.max(0, column - 80), column + 120);
    return `    ${command}\n    - ${cut(a[at])}\n    + ${cut(b[at])}`;
}

/**
 * `open(options)`: a new session; `lines`, `json`: what it is told and how it answers; `workers`: who play
 * units ({play(line): promise of a result}), none = they are played here.
 */
export async function talk({ open, blobs = [], lines, json, workers = [] }) {
    const said = [];
    const units = [];
    let folding = false;
    const session = await open({
        clock: false,
        output: (_, kind, line) => {
            if (kind === "progress" || folding || isProgress(line)) return;
            if (line.startsWith('{"type":"unit"')) units.push(JSON.parse(line));
            else said.push(line);
        },
    });
    for (const { name, bytes } of blobs) session.blob(name, bytes);
    const free = [...workers];
    for (const line of lines) {
        said.push(`> ${line}`);
        const shared = workers.length > 0 && sharing.test(line);
        session.exec(shared ? `${line} pool=${2 * workers.length}` : line, json ? "json" : "text");
        const out = new Set();
        while (session.pump(20) === "busy" || units.length + out.size > 0) {
            while (units.length > 0 && free.length > 0) {
                const worker = free.shift();
                const { index, job, line: unit } = units.shift();
                const game = worker.play(unit).then((result) => {
                    out.delete(game);
                    free.push(worker);
                    folding = true;
                    session.exec(`fold ${job} ${index} ${result}`, "json");
                    folding = false;
                });
                out.add(game);
            }
            if (out.size > 0) await Promise.race(out);
        }
    }
    session.free();
    return said.join("\n");
}
