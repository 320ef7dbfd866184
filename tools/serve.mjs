// A static server for the built page: it sends the headers that the file _headers there names, as
// several static hosts do, and the compressed form of a file (NAME.br) to whom accepts it.
//
// What it is called with stands in `usage`. Tests import serve() and close the returned server themselves.
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { pipeline } from "node:stream";
import { fileURLToPath } from "node:url";

const usage = `usage: node tools/serve.mjs [--port N] [--dir FOLDER] [--prefix /sub/folder]

Serves the built page, build/web unless another FOLDER is named, on this machine only. Takes the first
free port from N (8080) on, prints the address, serves until it is stopped.`;

const types = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
};

/** What _headers says: a path, which may end with *, then indented lines `Name: value`. */
async function readHeaders(folder) {
    const text = await readFile(join(folder, "_headers"), "utf8").catch(() => "");
    const rules = [];
    for (const line of text.split("\n")) {
        const [, name, value] = /^\s+([\w-]+): *(.*)$/.exec(line) ?? [];
        if (name !== undefined) rules.at(-1)?.headers.push([name, value]);
        else if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
    }
    return rules;
}

const matches = (rule, path) =>
    rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : rule === path;

/** Serves `dir` below `prefix`; port 0 takes any free one. Resolves to {url, close}. */
export async function serve({ dir, port = 0, prefix = "/", tries = 1 }) {
    const folder = resolve(dir);
    const base = `/${prefix}/`.replaceAll(/\/+/g, "/");
    const server = createServer(async (request, response) => {
        const fail = (code) => {
            response.writeHead(code, { "content-type": "text/plain" });
            response.end(`${code}\n`);
        };
        try {
            if (request.method !== "GET" && request.method !== "HEAD") return fail(405);
            const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
            if (!path.startsWith(base)) return fail(404);
            let file = normalize(join(folder, path.slice(base.length)));
            if (file !== folder && !file.startsWith(folder + sep)) return fail(404);
            let info = await stat(file);
            if (info.isDirectory()) {
                file = join(file, "index.html");
                info = await stat(file);
            }
            const headers = {
                "content-type": types[extname(file)] ?? "application/octet-stream",
                "cache-control": "no-cache",
            };
            // Each time: a page that was built anew meanwhile may name another script.
            for (const rule of await readHeaders(folder))
                if (matches(rule.path, path.slice(base.length - 1)))
                    Object.assign(headers, Object.fromEntries(rule.headers));
            const packed = await stat(`${file}.br`).catch(() => null);
            // One that is older than its file was made from another build.
            if (packed !== null && packed.mtimeMs >= info.mtimeMs) {
                headers.vary = "accept-encoding";
                if (/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) {
                    headers["content-encoding"] = "br";
                    file += ".br";
                    info = packed;
                }
            }
            response.writeHead(200, { ...headers, "content-length": info.size });
            if (request.method === "HEAD") response.end();
            // What cannot be read closes the connection: the headers are gone.
            else pipeline(createReadStream(file), response, () => {});
        } catch {
            fail(404);
        }
    });
    for (let tried = 1; ; tried++) {
        try {
            await new Promise((done, failed) => {
                server.once("error", failed);
                server.listen(port, "127.0.0.1", done);
            });
            break;
        } catch (error) {
            if (error.code !== "EADDRINUSE" || tried >= tries || port === 65535) throw error;
            port++;
        }
    }
    return {
        url: `http://localhost:${server.address().port}${base}`,
        close: () =>
            new Promise((done) => {
                server.closeAllConnections();
                server.close(done);
            }),
    };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
    const say = (sentence) => {
        console.error(`tools/serve.mjs: ${sentence}`);
        process.exit(2);
    };
    const options = {
        "--port": "8080",
        "--dir": fileURLToPath(new URL("../build/web", import.meta.url)),
        "--prefix": "/",
    };
    for (let at = 2; at < process.argv.length; at += 2) {
        const [name, value] = process.argv.slice(at);
        if (name === "--help" || name === "-h") {
            console.log(usage);
            process.exit(0);
        }
        if (!Object.hasOwn(options, name)) say(`unknown option "${name}"; see --help.`);
        if (value === undefined) say(`${name} takes a value; see --help.`);
        options[name] = value;
    }
    const { "--port": port, "--dir": dir, "--prefix": prefix } = options;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
        say(`--port takes a number from 0 to 65535, not "${port}".`);
    const { url } = await serve({
        dir,
        port: Number(port),
        prefix,
        tries: 100,
    }).catch(({ message }) => say(`it cannot listen at port ${port}: ${message}.`));
    console.log(`Plyscope is at ${url} (Ctrl-C ends it)`);
}
