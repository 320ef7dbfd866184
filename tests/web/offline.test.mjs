/** Where the page may live: in a sub-folder of any static server, and without a network at all. */
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../../tools/serve.mjs";
import { game, openProfile, playByPointer, ready, site, tab, until, untilText } from "./page.mjs";

const prefix = "/some/where/plyscope/";

/** A page of its own server: body(page, server). */
function served(title, { dir = site, ...options }, body) {
    test(title, { timeout: 120_000 }, async () => {
        const server = await serve({ dir, prefix });
        let visit = null;
        try {
            visit = await openProfile({ url: server.url, ...options });
            await body(visit.page, server);
        } finally {
            await visit?.close();
            await server.close();
        }
        visit.check();
    });
}

/** What loads late: the chart and the console. */
async function useLateParts(page) {
    await tab(page, "Analysis").click();
    await page.getByRole("checkbox", { name: "Live analysis" }).check();
    await page.locator(".chart canvas").waitFor();
    await page.keyboard.press("Control+`");
    await untilText(page, ".xterm-rows", /Type help/);
    await page.keyboard.type("moves\n");
    await untilText(page, ".xterm-rows", /1 2 3 4 5 6 7/);
}

/** Waits until the service worker has stored the page. */
async function stored(page) {
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
    });
    await until(page, () => navigator.serviceWorker.controller !== null);
}

const people = game("human;human");

served("works from a sub-folder", { hash: people }, async (page) => {
    await playByPointer(page, "44");
    await useLateParts(page);
});

served(
    "opens without a network after the first visit",
    { hash: people, serviceWorkers: "allow" },
    async (page, server) => {
        await stored(page);
        await server.close();
        await page.reload();
        await ready(page);
        await playByPointer(page, "123");
        await useLateParts(page);
        // Another tab, by the folder's name and by the file's, with and without a query.
        for (const name of ["", "index.html", "?from=somewhere"]) {
            const other = await page.context().newPage();
            await other.goto(server.url + name + people);
            await ready(other);
            await playByPointer(other, "4");
            await other.close();
        }
    },
);

test("a new version comes quietly, at the next visit", { timeout: 120_000 }, async () => {
    const dir = await mkdtemp(join(tmpdir(), "plyscope-"));
    let server = null;
    let visit = null;
    try {
        await cp(site, dir, { recursive: true });
        server = await serve({ dir, prefix });
        visit = await openProfile({ url: server.url, hash: people, serviceWorkers: "allow" });
        const { page } = visit;
        await stored(page);
        await playByPointer(page, "4");

        // As after a new build: other content, and another version in the worker.
        const change = async (name, from, to) => {
            const text = await readFile(join(dir, name), "utf8");
            assert.match(text, from);
            await writeFile(join(dir, name), text.replace(from, to));
        };
        await change("index.html", /<title>[^<]*/, "<title>Newer");
        await change("sw.js", /(const NAME = `\$\{PREFIX\})\w+/, "$1newer");
        await page.evaluate(async () => {
            await (await navigator.serviceWorker.getRegistration()).update();
        });
        await until(page, async () => (await caches.keys()).some((name) => /newer$/.test(name)));
        await page.evaluate(
            () =>
                new Promise((done) => {
                    const look = async () => {
                        const { active, installing, waiting } =
                            await navigator.serviceWorker.getRegistration();
                        if (!installing && !waiting && active.state === "activated") done();
                        else requestAnimationFrame(look);
                    };
                    void look();
                }),
        );
        // The open page goes on, late parts included; the next visit shows the new one.
        await useLateParts(page);
        assert.equal(await page.title(), "Plyscope");
        await page.reload();
        await ready(page);
        assert.equal(await page.title(), "Newer");
        // No more than one older version is kept.
        assert.equal(await page.evaluate(async () => (await caches.keys()).length), 2);
    } finally {
        await visit?.close();
        await server?.close();
        await rm(dir, { recursive: true, force: true });
    }
    visit.check();
});

for (const [what, file, name, there] of [
    ["a part", /assets\/stage-[^/]*\.js/, "See", ".see"],
    ["a chart", /assets\/plot-[^/]*\.js/, "Analysis", ".chart-box .uplot"],
])
    test(`${what} that could not be fetched is told and asked for again`, {
        timeout: 120_000,
    }, async () => {
        const visit = await openProfile({ hash: people, expected: [/ERR_FAILED/] });
        const { page } = visit;
        try {
            await page.route(file, (route) => route.abort());
            await tab(page, "Analysis").click();
            await page.getByRole("checkbox", { name: "Live analysis" }).check();
            await tab(page, name).click();
            await untilText(page, ".notice", /could not be loaded/);
            await page.unroute(file);
            await tab(page, "Players").click();
            await tab(page, name).click();
            await page.locator(there).waitFor();
        } finally {
            await visit.close();
        }
        visit.check();
    });
