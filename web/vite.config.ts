import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { moduleNotices, packageNotice, written } from "../tools/notices.mjs";
import { documents } from "./site/documents.ts";
import { PSEUDO } from "./site/pseudo.ts";
import { FIRST, rooms } from "./site/rooms.ts";
import { sizes } from "./site/widths.ts";
import { marksOf } from "./src/words/marks.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Folders of the packages whose code is in the page, its workers among it. */
const shipped = new Set<string>();

/** Notes what a chunk is made of. The bundler's own modules have names that begin with a zero byte. */
function note(id: string): void {
    const [, own] = /^\0(vite|rolldown)\//.exec(id) ?? [];
    const inside = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, ""));
    if (own !== undefined) shipped.add(here(`node_modules/${own}`));
    else if (inside !== null) shipped.add(inside[1] as string);
}

/** `licenses.txt`: the notices of all that ships. Workers are bundled before the page is. */
function notices(page: boolean): Plugin {
    return {
        name: "notices",
        apply: "build",
        generateBundle(_, bundle) {
            for (const file of Object.values(bundle))
                if (file.type === "chunk") file.moduleIds.forEach(note);
            if (!page) return;
            const packages = [...shipped].sort().map(packageNotice);
            this.emitFile({
                type: "asset",
                fileName: "licenses.txt",
                source: written([...moduleNotices(), ...packages]),
            });
        },
    };
}

/** Emscripten's module has ways of its own for Node, and imports for them; the page's worker needs none. */
function withoutNode(): Plugin {
    const empty = "\0empty";
    return {
        name: "without-node",
        enforce: "pre",
        resolveId: (id, importer) =>
            (id === "fs" || id === "path") && importer?.endsWith("plyscope.mjs") ? empty : null,
        load: (id) => (id === empty ? "export {};" : null),
        transform: (code, id) =>
            id.endsWith("plyscope.mjs")
                ? code
                      .replace(/var ENVIRONMENT_IS_NODE=[^;]*;/, "")
                      .replaceAll("ENVIRONMENT_IS_NODE", "false")
                : null,
    };
}

interface Modules {
    getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}
type Belongs = (id: string, modules: Modules) => boolean;

/** Whether one of these files of `src/` needs a module: itself, or by what it imports at once. */
function neededBy(...files: string[]): Belongs {
    const needed = new Set<string>();
    return (id, modules) => {
        const waiting = needed.size > 0 ? [] : files.map((file) => here(`src/${file}`));
        for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
            if (needed.has(one)) continue;
            needed.add(one);
            waiting.push(...(modules.getModuleInfo(one)?.importedIds ?? []));
        }
        return needed.has(id);
    };
}

const first = neededBy("main.tsx");
const reproduced = neededBy("reproduced/main.tsx");
const think = neededBy("panels/think/panel.tsx");
const play = neededBy("app/play.tsx");
const later = neededBy(
    "app/lookinside.tsx",
    "app/layersmenu.ts",
    "app/languagemenu.tsx",
    "app/moremenu.ts",
    "app/unseen.ts",
    "state/act/telling.ts",
    "words/saying.ts",
);
const tiles = neededBy("board/tiles/board.tsx");
const hands = neededBy(
    "board/drag.tsx",
    "board/ahead.tsx",
    "board/clicks.ts",
    "state/act/ahead.ts",
    "state/keep/streak.ts",
    "state/read/mistakes.ts",
    "app/seatclock.tsx",
    "app/feel/habits.ts",
);
const settings = neededBy("app/settings.tsx", "app/keys.tsx");
const strengths = neededBy("panels/lab/scale/levels.ts");
const lines = neededBy("board/overlays/cells.tsx", "board/overlays/lines.tsx");
/** Stay chunks of their own, which name those they need. */
const entries = ["index.html", "reproduced.html", "src/main.tsx", "src/reproduced/main.tsx"].map(
    here,
);

/**
 * Few and large chunks, for each request has its price and small files are compressed badly. The first that takes a
 * module has it. A chunk runs as a whole, in Reproduced too, which takes what it needs from the page's: so a module does
 * nothing by itself, and what is to happen at the beginning is called by `begin`.
 */
const chunks = Object.entries<Belongs>({
    /** The first view, on every screen. */
    page: (id, modules) =>
        first(id, modules) || (think(id, modules) && (play(id, modules) || later(id, modules))),
    /** Beside the board on a wide screen, and under it on a phone. */
    think: (id, modules) => think(id, modules) && !tiles(id, modules),
    /** Under the board of a phone. */
    play,
    /** When the first answer stands, and when there is something to draw over the board. */
    later,
    lines,
    /** With the first press on the board, or a setting that asks for it. */
    hands,
    settings,
    /** How strong levels are: with the menu of levels, and with the Lab's scale. */
    strengths,
    /** What both pages draw charts with. */
    charts: (id, modules) =>
        /src\/(?:ui|charts|words|styles)\/(?!.*\breproduced\b)/.test(id) && reproduced(id, modules),
}).map(([chunk, belongs], i) => ({
    name: (id: string, modules: Modules) =>
        !entries.includes(id) && belongs(id, modules) ? chunk : null,
    debugName: chunk,
    priority: 10 - i,
}));

/** Of a language: its tag is the mode, `vite --mode fr`, as soon as it has a folder; the modes of Vite are English. */
const languageOf = (mode: string) =>
    existsSync(here(`src/words/${mode}/`)) || mode === PSEUDO ? mode : FIRST;

export default defineConfig(({ mode, command }) => {
    const language = languageOf(mode);
    const built = command === "build";
    const words = () => rooms(language, built);
    return {
        // Relative addresses: the built page works from any folder of any static server.
        base: "./",
        resolve: { alias: { "@wasm": here("../build/wasm") } },
        server: { fs: { allow: [here("."), here("../core/answers"), here("../build/wasm")] } },
        // Tests say themselves in which language they are.
        define:
            mode === "test"
                ? {}
                : {
                      "import.meta.env.LANGUAGE": JSON.stringify(language),
                      "import.meta.env.MARKS": JSON.stringify(marksOf(language)),
                  },
        plugins: [words(), documents(language, built), notices(true), withoutNode(), sizes()],
        worker: { format: "es", plugins: () => [words(), withoutNode(), notices(false)] },
        build: {
            outDir: here("../build/web"),
            emptyOutDir: true,
            target: "es2022",
            // No data: addresses and no inline scripts, so that the page's policy can stay strict.
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            chunkSizeWarningLimit: 600,
            rollupOptions: {
                input: [here("index.html"), here("reproduced.html")],
                output: { codeSplitting: { groups: chunks } },
            },
        },
        test: {
            include: ["src/**/*.test.{ts,tsx}"],
            environment: "node",
            setupFiles: ["src/testing/settled.ts"],
            // What waits longer than that waits for ever; beside other work a test may take its time.
            testTimeout: 20_000,
            // Each file has its modules to itself (isolate, the default): they keep the state of the page, and tests fail
            // where another file has left its own there.
            // A golden picture that is missing is a failure everywhere; only --update writes one.
            update: "none",
        },
    };
});
