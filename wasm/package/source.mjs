/** Reads a player's file as Node may: fresh ones for every game, mistakes with their place. */
import { spawnSync } from "node:child_process";

/** What the file is called in the stacks of errors. */
export const FILE = "data:text/javascript;base64,";

/** Where a text cannot be read: Node tells only who asks for a check. */
function placeOf(source) {
    const words = ["--input-type=module", "--check", "-"];
    const { stderr } = spawnSync(process.execPath, words, { input: source, encoding: "utf8" });
    const found = /^\[stdin\]:(\d+)\n.*\n( *)\^/m.exec(stderr);
    return found === null ? {} : { line: Number(found[1]), column: found[2].length + 1 };
}

/** The `load` of createPlayer; a module whatever its file is called and wherever it lies. */
export function loaderOf(source) {
    const file = FILE + Buffer.from(source).toString("base64");
    let loads = 0;
    return async () => {
        try {
            return await import(`${file}#${++loads}`);
        } catch (error) {
            if (!(error instanceof SyntaxError)) throw error;
            const fault = { text: String(error), ...placeOf(source) };
            throw Object.assign(error, { fault });
        }
    };
}
