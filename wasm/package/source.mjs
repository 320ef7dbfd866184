/** Reads a player's file as Node may: fresh ones for every game, mistakes with their place. */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { languageOf } from "./language.mjs";
import { Unreadable } from "./player.mjs";
import { readPython } from "./python.mjs";

/** Seconds that a player in Python may be silent beyond its time, as the core lets every player be. */
const PATIENCE = 10;

/** What the file is called in the stacks of errors. */
export const FILE = "data:text/javascript;base64,";

/** Where a text cannot be read: Node tells only who asks for a check. */
function placeOf(source) {
    const words = ["--input-type=module", "--check", "-"];
    const { stderr } = spawnSync(process.execPath, words, { input: source, encoding: "utf8" });
    const found = /^\[stdin\]:(\d+)\n.*\n( *)\^/m.exec(stderr);
    return found === null ? {} : { line: Number(found[1]), column: found[2].length + 1 };
}

/** In Python: an interpreter for each game; what it prints goes where that of JavaScript goes. */
function pythonLoader(source) {
    const print = (line) => console.log(line);
    let micropython;
    return async () => {
        micropython ??= await WebAssembly.compile(
            await readFile(new URL("micropython.wasm", import.meta.url)),
        );
        return readPython(micropython, source, { print, patience: PATIENCE });
    };
}

/** The `load` of createPlayer; a module whatever its file is called and wherever it lies. */
export function loaderOf(source) {
    if (languageOf(source) === "python") return pythonLoader(source);
    const file = FILE + Buffer.from(source).toString("base64");
    return async () => {
        try {
            // A name that cannot be guessed: the file cannot ask for what it was in another game.
            return await import(`${file}#${randomUUID()}`);
        } catch (error) {
            if (!(error instanceof SyntaxError)) throw error;
            throw new Unreadable({ text: String(error), ...placeOf(source) });
        }
    };
}
