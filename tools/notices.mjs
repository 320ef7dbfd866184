/**
 * The licence notices of what ships: taken from the packages as they are installed, so that nothing can
 * be forgotten. What has no notice ends the build.
 *
 *     node tools/notices.mjs     those of the WebAssembly module and of the package for Node
 *
 * The build of the page (web/vite.config.ts) adds the packages whose code it has put into the page.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const DEBIAN = "/usr/share/doc/emscripten/copyright";

function read(path, of) {
    if (!existsSync(path)) throw new Error(`${of} has no licence notice: ${path} is missing`);
    return readFileSync(path, "utf8");
}

/** The notice of Emscripten; Debian keeps it with those of everything else in the package. */
function ofEmscripten(folder) {
    if (existsSync(join(folder, "LICENSE"))) return readFileSync(join(folder, "LICENSE"), "utf8");
    const all = read(DEBIAN, "Emscripten");
    const [, owner] = /^Files:\n \*\nCopyright:\n +(.*)$/m.exec(all) ?? [];
    const [, text] = /^License: Expat\n( Permission is hereby.*?)\n\n/ms.exec(all) ?? [];
    if (owner === undefined || text === undefined)
        throw new Error(`${DEBIAN} does not tell the licence of Emscripten`);
    return `Copyright (c) ${owner}\n\n${text.replaceAll(/^ \.?/gm, "")}`;
}

const part = (title, text) => `${title}\n${"=".repeat(title.length)}\n\n${text.trim()}\n`;

/** Of the WebAssembly module: the project's own, its compiler's runtime, the C library. */
export function moduleNotices() {
    const folder = execFileSync("em-config", ["EMSCRIPTEN_ROOT"], { encoding: "utf8" }).trim();
    const musl = join(folder, "system/lib/libc/musl/COPYRIGHT");
    return [
        part("Plyscope", read(join(root, "LICENSE"), "Plyscope")),
        part("Emscripten (runtime of the WebAssembly module)", ofEmscripten(folder)),
        part("musl (C library of the WebAssembly module)", read(musl, "musl")),
    ];
}

/** Of a package in this folder; of one that comes without a notice that of its sources stands in notices/. */
export function packageNotice(folder) {
    const { name, version, license } = JSON.parse(read(join(folder, "package.json"), folder));
    const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry));
    const own = join(root, "tools/notices", `${name.split("/").at(-1)}.txt`);
    const text = read(file === undefined ? own : join(folder, file), name);
    // Bundlers tell here of what they are made of, too: that is not in the page.
    const [notice] = text.split(/^# Licenses of bundled dependencies$/m);
    return part(`${name} ${version} (${license})`, notice);
}

export const written = (notices) => notices.join("\n\n");

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
    process.stdout.write(
        written([
            ...moduleNotices(),
            packageNotice(
                join(root, "web/node_modules/@micropython/micropython-webassembly-pyscript"),
            ),
        ]),
    );
