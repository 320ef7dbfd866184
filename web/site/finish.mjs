/** What is made of all files of the built page, when all its languages stand in the folder. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const filesOf = (site) =>
    readdirSync(site, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
        .sort();

/** What is no part of the page: networks, books and Python are fetched when they are needed. */
const APART =
    /^(?:\.|_headers|sw\.js$|networks\/|books\/|assets\/micropython-[^/]*\.wasm$|preview\.png)/;

/**
 * Tells the service worker which files make up the page: those of all languages, then those that only one has.
 * Documents are of all, so that an address leads on to the right one. Replaces the text `__FILES__` by the lists and
 * `__VERSION__` by a hash of their content.
 */
function fileList(site, languages) {
    const names = filesOf(site).filter((name) => !APART.test(name));
    const only = (tag) => (name) =>
        !name.endsWith(".html") &&
        languages[tag].includes(name) &&
        Object.keys(languages).every((other) => other === tag || !languages[other].includes(name));
    const parts = Object.fromEntries(
        Object.keys(languages).map((tag) => [tag, names.filter(only(tag))]),
    );
    const own = new Set(Object.values(parts).flat());
    const lists = { all: names.filter((name) => !own.has(name)), ...parts };
    const worker = join(site, "sw.js");
    const code = readFileSync(worker, "utf8");
    const hash = createHash("sha256").update(code);
    for (const name of names) hash.update(name).update(readFileSync(join(site, name)));
    writeFileSync(
        worker,
        code
            .replaceAll("__FILES__", JSON.stringify(lists))
            .replaceAll("__VERSION__", hash.digest("hex").slice(0, 16)),
    );
}

/**
 * `_headers`, for hosts that read such a file and for tools/serve.mjs: the policy of every document, which its
 * meta tag states, as a header too.
 */
function headers(site) {
    const rules = [];
    const add = (path, policy) =>
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
        if (name === "index.html") add("/", policy);
    }
    writeFileSync(join(site, "_headers"), `${rules.join("\n")}\n`);
}

/** Beside each file its compressed form, for servers that send it (tools/serve.mjs does). */
function compressed(site) {
    for (const name of filesOf(site))
        if (/\.(?:js|css|html|wasm|svg|webmanifest)$/.test(name))
            writeFileSync(
                join(site, `${name}.br`),
                brotliCompressSync(readFileSync(join(site, name))),
            );
}

/** `languages`: the names of the files that each build has made, by the tag of its language. */
export function finish(site, languages) {
    fileList(site, languages);
    headers(site);
    compressed(site);
}
