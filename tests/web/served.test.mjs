/** What the server sends: the compressed form of a file where it is newer than the file and accepted. */
import { copyFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, site, test } from "./fixtures.mjs";

/** An answer as it comes over the line: {encoding, body}. */
function get(url, accepted) {
    return new Promise((done, failed) => {
        const sent = request(url, { headers: { "accept-encoding": accepted } }, async (answer) => {
            const parts = [];
            for await (const part of answer) parts.push(part);
            done({ encoding: answer.headers["content-encoding"], body: Buffer.concat(parts) });
        });
        sent.on("error", failed).end();
    });
}

test("files are sent compressed to whom accepts it, never an old form", async ({ served }) => {
    const { url } = await served();
    const plain = await get(`${url}index.html`, "gzip");
    expect(plain.encoding).toBeUndefined();
    const packed = await get(`${url}index.html`, "gzip, deflate, br");
    expect(packed.encoding).toBe("br");
    expect(packed.body.length).toBeLessThan(plain.body.length);
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);

    const dir = mkdtempSync(join(tmpdir(), "served-"));
    copyFileSync(join(site, "index.html"), join(dir, "index.html"));
    writeFileSync(join(dir, "index.html.br"), brotliCompressSync("another build"));
    utimesSync(join(dir, "index.html.br"), 1, 1);
    const changed = await served({ dir });
    const answer = await get(`${changed.url}index.html`, "br");
    rmSync(dir, { recursive: true });
    expect(answer.encoding).toBeUndefined();
    expect(answer.body.equals(plain.body)).toBe(true);
});
