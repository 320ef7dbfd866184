// A static server for the built page: like any static host it sends no special headers, and the
// compressed form of a file (NAME.br) to whom accepts it.
//
//     node tools/serve.mjs [--port N] [--dir FOLDER] [--prefix /sub/folder]
//
// Takes the first free port from N (8080) on, prints the address, serves until it is stopped.
// Tests import serve() and close the returned server themselves.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

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
            else createReadStream(file).pipe(response);
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
            if (error.code !== "EADDRINUSE" || tried >= tries) throw error;
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
    const option = (name, otherwise) => {
        const at = process.argv.indexOf(`--${name}`);
        return at < 0 ? otherwise : process.argv[at + 1];
    };
    const { url } = await serve({
        dir: option("dir", fileURLToPath(new URL("../build/web", import.meta.url))),
        port: Number(option("port", 8080)),
        prefix: option("prefix", "/"),
        tries: 100,
    });
    console.log(`Plyscope is at ${url} (Ctrl-C ends it)`);
}
