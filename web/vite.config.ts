import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { moduleNotices, packageNotice, written } from "../tools/notices.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const site = here("../build/web");

/**
 * Tells the service worker, if there is one in public/sw.js, which files make up the page (networks
 * and books are fetched when they are needed):
 * replaces the text `__FILES__` by their list and `__VERSION__` by a hash of their content.
 */
function fileList(): Plugin {
    return {
        name: "file-list",
        apply: "build",
        closeBundle() {
            const files = readdirSync(site, { recursive: true, withFileTypes: true })
                .filter((entry) => entry.isFile())
                .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
                .filter(
                    (name) =>
                        name !== "sw.js" &&
                        !/^(\.|_headers|networks\/|books\/|preview\.png)/.test(name),
                )
                .sort();
            const worker = join(site, "sw.js");
            let code: string;
            try {
                code = readFileSync(worker, "utf8");
            } catch {
                return;
            }
            const hash = createHash("sha256").update(code);
            for (const name of files) hash.update(name).update(readFileSync(join(site, name)));
            code = code
                .replaceAll("__FILES__", JSON.stringify(files))
                .replaceAll("__VERSION__", hash.digest("hex").slice(0, 16));
            writeFileSync(worker, code);
        },
    };
}

/**
 * Where the page will stand, for the picture beside its links: most messengers want a whole address. Without
 * `PLYSCOPE_SITE` (https://..., with a slash at its end) the address is relative.
 */
function siteAddress(): Plugin {
    return {
        name: "site-address",
        transformIndexHtml: (html) =>
            html.replaceAll("__SITE__", process.env.PLYSCOPE_SITE ?? "./"),
    };
}

/**
 * `_headers`, for hosts that read such a file and for tools/serve.mjs: the policy of every page, which its
 * meta tag states, as a header too, and that of index.html for its scripts. Workers have no other policy
 * than the one that their script comes with.
 */
function headers(): Plugin {
    return {
        name: "headers",
        apply: "build",
        closeBundle() {
            const rules: string[] = [];
            const add = (path: string, policy: string) =>
                rules.push(
                    path,
                    `  Content-Security-Policy: ${policy}`,
                    "  X-Content-Type-Options: nosniff",
                );
            for (const name of readdirSync(site).filter((file) => file.endsWith(".html"))) {
                const html = readFileSync(join(site, name), "utf8");
                const policy = /Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1];
                if (policy === undefined) throw new Error(`${name} has no policy`);
                add(`/${name}`, policy);
                if (name !== "index.html") continue;
                add("/", policy);
                add("/assets/*", policy);
            }
            writeFileSync(join(site, "_headers"), `${rules.join("\n")}\n`);
        },
    };
}

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

/** Beside each file its compressed form, for servers that send it (tools/serve.mjs does). */
function compressed(): Plugin {
    return {
        name: "compressed",
        apply: "build",
        closeBundle: {
            order: "post",
            sequential: true,
            handler() {
                for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
                    if (!/\.(js|css|html|wasm|svg|webmanifest)$/.test(entry.name)) continue;
                    const file = join(entry.parentPath, entry.name);
                    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
                }
            },
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
const think = neededBy("panels/think/panel.tsx", "app/lookinside.tsx");
const play = neededBy("app/play.tsx");
const later = neededBy("app/layersmenu.ts", "app/moremenu.ts", "state/act/book.ts");
const tiles = neededBy("board/tiles/board.tsx");
const lines = neededBy("board/overlays/cells.tsx", "board/overlays/lines.tsx");
/** Stay chunks of their own, which name those they need. */
const entries = ["index.html", "reproduced.html", "src/main.tsx", "src/reproduced/main.tsx"].map(
    here,
);

/**
 * Few and large chunks, for each request has its price and small files are compressed badly. The first that takes a
 * module has it. A chunk runs as a whole: what Reproduced loads must hold nothing that only the page needs.
 */
const chunks = Object.entries<Belongs>({
    /** What the first views of both pages need. */
    base: (id, modules) =>
        reproduced(id, modules) && [first, think, play].some((needs) => needs(id, modules)),
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
    /** What both pages draw charts with. */
    charts: (id, modules) =>
        /src\/(?:ui|charts|words|styles)\//.test(id) && reproduced(id, modules),
}).map(([chunk, belongs], i) => ({
    name: (id: string, modules: Modules) =>
        !entries.includes(id) && belongs(id, modules) ? chunk : null,
    debugName: chunk,
    priority: 9 - i,
}));

export default defineConfig({
    // Relative addresses: the built page works from any folder of any static server.
    base: "./",
    resolve: { alias: { "@wasm": here("../build/wasm") } },
    server: { fs: { allow: [here("."), here("../core/answers"), here("../build/wasm")] } },
    plugins: [siteAddress(), fileList(), headers(), notices(true), compressed(), withoutNode()],
    worker: { format: "es", plugins: () => [withoutNode(), notices(false)] },
    build: {
        outDir: site,
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
        // A golden picture that is missing is a failure everywhere; only --update writes one.
        update: "none",
    },
});
