/**
 * The words of one language in a build of its own: where a module names a room of `words/en/`, it gets the file of that
 * language. So a page loads no words but its own, and no code that looks them up.
 */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { accented, PSEUDO } from "./pseudo.ts";

const WORDS = fileURLToPath(new URL("../src/words/", import.meta.url));
/** What runs players has its words beside it, English ones. */
const HOSTING = fileURLToPath(new URL("../../wasm/sentences.mjs", import.meta.url));
/** A language that has tables of what the core says. */
const CORE = `${WORDS}fr/core.ts`;
/** The language that the others are made from. */
export const FIRST = "en";

/** `whole`: a file that is missing fails the build; else it is there in English, for work on a language. */
export function rooms(language: string, whole: boolean): Plugin {
    return {
        name: "rooms",
        enforce: "pre",
        resolveId(source, importer) {
            if (language === FIRST || importer === undefined) return null;
            const hosting = source === "./sentences.mjs" && dirname(importer) === dirname(HOSTING);
            const [, named] = /^\.{1,2}\/en\/(.*)$/.exec(source) ?? [];
            const room = hosting ? "hosting.ts" : importer.startsWith(WORDS) ? named : undefined;
            if (room === undefined) return null;
            if (language === PSEUDO) return room === "core.ts" ? CORE : null;
            const file = `${WORDS}${language}/${room}`;
            if (existsSync(file)) return file;
            if (whole) this.error(`There is no words/${language}/${room}`);
            return null;
        },
        transform(code, id) {
            if (language !== PSEUDO || !/^[^?]*\.(?:m?ts|mjs|json)$/.test(id)) return null;
            const longer = id === HOSTING || id.startsWith(`${WORDS}${FIRST}/`);
            if (!longer && !id.startsWith(dirname(CORE))) return null;
            return { code: accented(code, id, longer), map: null };
        },
    };
}
