/**
 * Plyscope in Node: finds plyscope.mjs and plyscope.wasm and makes a session of them.
 *
 *     import { openPlyscope } from "./wasm/node.mjs";
 *     const plyscope = await openPlyscope({ output: (re, kind, line) => console.log(line) });
 *     plyscope.exec("go uct(sims=5000)");
 *     while (plyscope.pump(50) === "busy") {}
 */
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createPlyscope } from "./load.mjs";

/** Beside this file, as in the npm package, or where tools/build puts it. */
const beside = fileURLToPath(new URL("plyscope.mjs", import.meta.url));
const built = existsSync(beside)
    ? beside
    : fileURLToPath(new URL("../build/wasm/plyscope.mjs", import.meta.url));

/** The opening book of Connect Four, which the solver looks for under this name. */
const book = fileURLToPath(
    new URL(
        built === beside ? "connect4.book" : "../web/public/books/connect4.book",
        import.meta.url,
    ),
);

/** Scales of strength, GAME.scale, by which `rate` goes. */
const scales = fileURLToPath(
    new URL(built === beside ? "." : "../web/public/scales/", import.meta.url),
);

/**
 * @param options as for createPlyscope, and `path`: of plyscope.mjs (default: build/wasm)
 */
export async function openPlyscope({ path = built, ...options } = {}) {
    const file = resolve(path);
    // The module that emscripten writes expects these two of Node's older module system.
    globalThis.require ??= createRequire(import.meta.url);
    globalThis.__dirname ??= dirname(file);
    const { default: factory } = await import(pathToFileURL(file).href);
    // Handing in the bytes keeps it from fetching a file: address, which Node refuses.
    const wasmBinary = await readFile(file.replace(/\.mjs$/, ".wasm"));
    const plyscope = await createPlyscope(factory, { wasmBinary, ...options });
    if (existsSync(book)) plyscope.blob("connect4.book", await readFile(book));
    for (const name of existsSync(scales) ? readdirSync(scales) : [])
        if (name.endsWith(".scale")) plyscope.blob(name, await readFile(join(scales, name)));
    return plyscope;
}

export { createPlyscope };
