// A session whose players may be files, all in this process: what tests of players need.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openPlyscope } from "../../wasm/node.mjs";
import { askingOf, createPlayer, describePlayer } from "../../wasm/player.mjs";
import { readPython } from "../../wasm/python.mjs";

/** The starting points of the page. */
export const starts = new URL("../../web/src/words/en/starts/", import.meta.url);

const MICROPYTHON = new URL(
    "../../web/node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm",
    import.meta.url,
);

/** The interpreter of players in Python, compiled once. */
export const micropython = await WebAssembly.compile(await readFile(MICROPYTHON));

/** Seconds. */
const PATIENCE = 1;

let loads = 0;

/** What a file is called in stacks. */
function nameOf(file) {
    if (!(file instanceof URL)) return "no file";
    return file.protocol === "file:" ? fileURLToPath(file) : file.href;
}

/**
 * What a player has noted that is asked for a move in each of these places; `time` in milliseconds. `load(player)` gives its
 * module, `greeting` is what it hears first.
 */
export async function asked({ load, greeting, places, time }) {
    const plyscope = await openPlyscope();
    const notes = [];
    await new Promise((done) => {
        let left = places.length;
        const player = createPlayer({
            plyscope,
            load: () => load(player),
            say(line, gone) {
                if (gone || (line.startsWith("bestmove") && --left === 0)) setImmediate(done);
            },
            note: (note) => notes.push(note),
        });
        const asking = places.flatMap((place) => askingOf(place, time));
        for (const line of [...greeting, ...asking]) player.hear(line);
    });
    plyscope.free();
    return notes;
}

/**
 * `files`: name -> address of a module (a file in Python where it ends so), {python: its text}, or its exports. Answers `exec(line)`, which resolves with the JSON
 * objects that the line and its jobs have said, and `notes`.
 */
export async function openWith(files) {
    const own = await openPlyscope();
    const notes = [];
    const lines = [];
    const hired = new Map();
    let number = 0;
    /** A file in Python prints as those in JavaScript do. */
    const load = async (file, print = () => {}) => {
        const address = file instanceof URL ? file : null;
        if (file.python === undefined && !address?.pathname.endsWith(".py"))
            return address === null ? file : import(`${file.href}#${++loads}`);
        const source = file.python ?? (await readFile(file, "utf8"));
        return readPython(micropython, source, { print, patience: PATIENCE });
    };
    const players = {
        open(name) {
            if (!Object.hasOwn(files, name)) return 0;
            const heard = [];
            const file = files[name];
            const player = createPlayer({
                plyscope: own,
                load: () => load(file, player.print.log),
                file: nameOf(file),
                say: (line, gone) => heard.push(gone ? { line, gone } : { line }),
                note: (note) => notes.push(note),
            });
            hired.set(++number, { player, heard });
            return number;
        },
        tell: (id, line) => hired.get(id).player.hear(line),
        hear: (id) => hired.get(id).heard.shift() ?? 1,
        close: (id) => hired.delete(id),
    };
    const session = await openPlyscope({
        players,
        output: (_, kind, line) => {
            if (kind !== "text") lines.push(JSON.parse(line));
        },
    });
    const put = async (name) => {
        const text = describePlayer(name, await load(files[name]));
        return session.blob(`player-${name}`, new TextEncoder().encode(text));
    };
    for (const name of Object.keys(files)) if (!(await put(name))) throw new Error(name);
    return {
        session,
        notes,
        put,
        async exec(line) {
            const from = lines.length;
            session.exec(line, "json");
            while (session.pump(10) === "busy") await new Promise((go) => setImmediate(go));
            return lines.slice(from);
        },
    };
}
