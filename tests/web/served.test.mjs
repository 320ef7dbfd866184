/** What the server sends: the compressed form of a file where it is newer than the file and accepted. */
import {
    copyFileSync,
    cpSync,
    mkdirSync,
    mkdtempSync,
    rmSync,
    utimesSync,
    writeFileSync,
} from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { engineOf, expect, ready, site, test } from "./fixtures.mjs";
import { discs, game, remembered } from "./page.mjs";

/** An answer as it comes over the line: {headers, encoding, body}. */
function get(url, accepted) {
    return new Promise((done, failed) => {
        const sent = request(url, { headers: { "accept-encoding": accepted } }, async (answer) => {
            const { headers } = answer;
            const parts = [];
            for await (const part of answer) parts.push(part);
            done({ headers, encoding: headers["content-encoding"], body: Buffer.concat(parts) });
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

test("a page that is built anew is sent with its own headers", async ({ served }) => {
    const dir = mkdtempSync(join(tmpdir(), "served-"));
    copyFileSync(join(site, "index.html"), join(dir, "index.html"));
    const { url } = await served({ dir });
    for (const build of ["one", "another"]) {
        writeFileSync(join(dir, "_headers"), `/*\n  X-Build: ${build}\n`);
        const { headers } = await get(`${url}index.html`, "br");
        expect(headers["x-build"]).toBe(build);
    }
    rmSync(dir, { recursive: true });
});

test("what cannot be read ends the request, not the server", async ({ served }) => {
    const dir = mkdtempSync(join(tmpdir(), "unread-"));
    mkdirSync(join(dir, "index.html"));
    writeFileSync(join(dir, "other.txt"), "text");
    const { url } = await served({ dir });
    await expect(get(url, "br")).rejects.toThrow(/aborted|hang up/);
    expect(String((await get(`${url}other.txt`, "br")).body)).toBe("text");
    rmSync(dir, { recursive: true });
});

test("the engine's worker asks nobody but its own server, which sends no headers", async ({
    served,
    open,
}) => {
    const dir = mkdtempSync(join(tmpdir(), "plain-"));
    cpSync(site, dir, { recursive: true, filter: (name) => !name.endsWith("_headers") });
    const { url } = await served({ dir });
    const page = await open({ url, expected: [/Content Security Policy|Failed to fetch/] });
    const engine = engineOf(page);
    const asked = [];
    const other = createServer((request, response) => {
        asked.push(request.url);
        response.end();
    });
    await new Promise((done) => other.listen(0, "127.0.0.1", done));
    const address = `http://127.0.0.1:${other.address().port}/`;
    const reach = (target) =>
        fetch(target, { mode: "no-cors" }).then(
            () => "reached",
            () => "refused",
        );
    for (const place of [page, engine]) {
        expect(await place.evaluate(reach, address)).toBe("refused");
        expect(await place.evaluate(reach, url)).toBe("reached");
    }
    expect(asked).toEqual([]);
    other.close();
    // It goes on loading what nobody waits for.
    await page.close();
    rmSync(dir, { recursive: true });
});

/* Anybody may put the page into a frame: there it has a board, and nothing that asks for a consent; what a foreign
 * page can bring about is what a link can, which runs nothing and changes nothing that the visitor keeps. */
test("a foreign page with the page in a frame acts for nobody", async ({ served, open }) => {
    const { url } = await served();
    const dir = mkdtempSync(join(tmpdir(), "framing-"));
    const spec = Buffer.from("uct(sims=1e12)").toString("base64url");
    const hash = `v=1&g=connect4&p=uct;uct&m=44&w=genes.1.${spec}`;
    // A page without an icon makes a browser with windows ask for one that is not there.
    const icon = '<link rel="icon" href="data:,">';
    const inside = `<iframe width=900 height=700 src="${url}#${hash}">`;
    writeFileSync(join(dir, "index.html"), icon + inside);
    const framing = await served({ dir });
    const page = await open({
        url,
        hash: game("human;human", { view: "start.0" }),
        expected: [/another host/],
    });
    await page.goto(framing.url.replace("localhost", "127.0.0.1"));
    rmSync(dir, { recursive: true });
    const frame = page.frameLocator("iframe");
    await expect(discs(frame)).toHaveCount(2);
    await expect(frame.getByRole("link", { name: "Open in Plyscope" })).toBeVisible();
    // No seat moves by itself, and the frame is out of reach for the page around it.
    await expect(frame.locator(".topbar, .drawer")).toHaveCount(0);
    await expect(frame.getByRole("tab")).toHaveCount(0);
    await expect(discs(frame)).toHaveCount(2);
    expect(await page.evaluate(() => document.querySelector("iframe").contentDocument)).toBeNull();
    await page.goto(url);
    await ready(page);
    expect(await remembered(page)).toBeNull();
});
