/**
 * The words of one language in a build of its own: where a module names a room of `words/en/`, it gets the file of that
 * language. So a page loads no words but its own, and no code that looks them up.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { accented, PSEUDO } from "./pseudo.ts";

const WORDS = fileURLToPath(new URL("../src/words/", import.meta.url));
/** What runs players has its words beside it, English ones; in other languages they stand in these files. */
const WASM = fileURLToPath(new URL("../../wasm/", import.meta.url));
const HOSTING = `${WASM}sentences.mjs`;
const HOSTED: { readonly [source: string]: string } = {
    "./sentences.mjs": "hosting.ts",
    "./refusal.mjs": "core/refusal.ts",
};
/** A language that has tables of what the core says. */
const RETOLD = `${WORDS}fr/`;
/** The language that the others are made from. */
export const FIRST = "en";

/** `whole`: a file that is missing fails the build; else it is there in English, for work on a language. */
export function rooms(language: string, whole: boolean): Plugin {
    return {
        name: "rooms",
        enforce: "pre",
        resolveId(source, importer) {
            if (language === FIRST || importer === undefined) return null;
            const [, named] = /^\.{1,2}\/en\/(.*)$/.exec(source) ?? [];
            const room = importer.startsWith(WASM)
                ? HOSTED[source]
                : importer.startsWith(WORDS)
                  ? named
                  : undefined;
            if (room === undefined) return null;
            if (language === PSEUDO) return /^core\b/.test(room) ? RETOLD + room : null;
            const file = `${WORDS}${language}/${room}`;
            if (existsSync(file)) return file;
            if (whole) this.error(`There is no words/${language}/${room}`);
            return null;
        },
        transform(code, id) {
            if (language !== PSEUDO || !/^[^?]*\.(?:m?ts|mjs|json)$/.test(id)) return null;
            const longer = id === HOSTING || id.startsWith(`${WORDS}${FIRST}/`);
            if (!longer && !id.startsWith(RETOLD)) return null;
            return { code: accented(code, id, longer), map: null };
        },
    };
}
