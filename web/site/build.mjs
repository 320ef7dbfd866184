/**
 * The built page: a build for each language, one after the other into the same folder, where what is the same in all
 * has the same name; then what is made of the files of all.
 *
 *     node site/build.mjs             the page, build/web
 *     node site/build.mjs --pseudo    the page in the language of the tests, build/web-pseudo
 */
import { fileURLToPath } from "node:url";
import { build, runnerImport } from "vite";
import { finish } from "./finish.mjs";

// Else the first module that is imported here would make it a build for development.
process.env.NODE_ENV = "production";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here("../");

/** Builds one language; resolves to the names of its files. */
async function files(mode, outDir, first) {
    const made = await build({
        root,
        mode,
        logLevel: "warn",
        build: { outDir, emptyOutDir: first, copyPublicDir: first },
    });
    return [made].flat().flatMap(({ output }) => output.map(({ fileName }) => fileName));
}

if (process.argv.includes("--pseudo")) {
    const { module } = await runnerImport(here("pseudo.ts"), { configFile: false });
    await files(module.PSEUDO, here("../../build/web-pseudo"), true);
} else {
    const { module } = await runnerImport(here("../src/words/languages.ts"), { configFile: false });
    const site = here("../../build/web");
    const parts = {};
    for (const { tag } of module.languages)
        parts[tag] = await files(tag, site, Object.keys(parts).length === 0);
    finish(site, parts);
}
