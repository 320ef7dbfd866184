/** Where the page may live: in a sub-folder of any static server, and without a network at all. */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, needsChromium, ready, site, test } from "./fixtures.mjs";
import { discs, game, openPlayers, playByPointer, tab, think, tool, until } from "./page.mjs";

const prefix = "/some/where/plyscope/";

/** What loads late: the chart and the console. */
async function useLateParts(page) {
    await tab(page, "Think").click();
    await think(page);
    await expect(page.locator(".chart canvas")).toBeVisible();
    await page.getByRole("checkbox", { name: "Live analysis" }).uncheck();
    await page.keyboard.press("Control+`");
    await expect(page.locator(".xterm-rows")).toHaveText(/Type help/);
    await page.keyboard.type("moves\n");
    await expect(page.locator(".xterm-rows")).toHaveText(/1 2 3 4 5 6 7/);
}

/** Waits until the service worker has stored the page. */
async function stored(page) {
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
    });
    await until(page, () => navigator.serviceWorker.controller !== null);
}

const people = game("human;human");

/** A page that has been visited once, opened again when its server is gone. */
async function withoutServer(served, open, options) {
    const { url, close } = await served({ prefix });
    const page = await open({ url, hash: people, serviceWorkers: "allow", ...options });
    await stored(page);
    await close();
    await page.reload();
    await ready(page);
    return { page, url };
}

/** How far the letters of the page have come, and what things have moved meanwhile. */
const letters = (page) => () =>
    page.evaluate(() => ({
        fetched: performance.getEntriesByType("resource").filter(({ name }) => /woff2/.test(name))
            .length,
        faces: [...document.fonts].map(({ status }) => status),
    }));

test("the letters of the page come with the second visit, and move nothing", async ({
    served,
    open,
}) => {
    const { url } = await served({ prefix });
    const page = await open({ url, hash: people, serviceWorkers: "allow" });
    await stored(page);
    expect(await letters(page)()).toEqual({ fetched: 0, faces: [] });
    await page.addInitScript(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
            for (const { value } of list.getEntries()) window.shifted += value;
        }).observe({ type: "layout-shift", buffered: true });
    });
    await page.reload();
    await ready(page);
    await expect.poll(letters(page)).toEqual({ fetched: 1, faces: ["loaded"] });
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
});

test("works from a sub-folder", async ({ served, open }) => {
    const { url } = await served({ prefix });
    const page = await open({ url, hash: people });
    await playByPointer(page, "44");
    await useLateParts(page);
});

test("opens without a network after the first visit", async ({ served, open }) => {
    const { page, url } = await withoutServer(served, open);
    await playByPointer(page, "123");
    await useLateParts(page);
    // Another tab, by the folder's name and by the file's, with and without a query.
    for (const name of ["", "index.html", "?from=somewhere"]) {
        const other = await page.context().newPage();
        await other.goto(url + name + people);
        await ready(other);
        await playByPointer(other, "4");
        await other.close();
    }
});

test("players are written and play without a network", async ({ served, open }) => {
    // Firefox shows a page of its own in the frame that does not come.
    const { page } = await withoutServer(served, open, { expected: [/aboutNetError/] });
    await tool(page, "Workshop: write a player").click();
    await tool(page, "Run").click();
    await expect(page.locator(".write-state")).toHaveText(/plays as it stands here/);
    await tool(page, "Play against it").click();
    await playByPointer(page, "4");
    await expect(discs(page)).toHaveCount(2);
});

test("a new version comes quietly, at the next visit, in two tabs", async ({
    served,
    open,
}, testInfo) => {
    const dir = testInfo.outputPath("site");
    await cp(site, dir, { recursive: true });
    const { url } = await served({ dir, prefix });
    const page = await open({ url, hash: people, serviceWorkers: "allow" });
    await stored(page);
    await playByPointer(page, "4");
    const other = await page.context().newPage();
    await other.goto(url + people);
    await ready(other);

    // As after a new build: other content, and another version in the worker.
    const change = async (name, from, to) => {
        const text = await readFile(join(dir, name), "utf8");
        expect(text).toMatch(from);
        await writeFile(join(dir, name), text.replace(from, to));
    };
    await change("index.html", /(name="description"\s+content=")[^"]*/, "$1Newer");
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
    const description = page.locator("meta[name=description]");
    await expect(description).toHaveAttribute("content", /^Play/);
    await page.reload();
    await ready(page);
    await expect(description).toHaveAttribute("content", "Newer");
    // So does the other tab, which is of the older version until then, though the first one is newer.
    await playByPointer(other, "44");
    await useLateParts(other);
    await other.reload();
    await ready(other);
    await expect(discs(other)).toHaveCount(2);
    await expect(other.locator("meta[name=description]")).toHaveAttribute("content", "Newer");
    // No more than one older version is kept.
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(2);
});

for (const [what, file, opener, there] of [
    ["a part", /assets\/inside-[^/]*\.js/, (page) => tool(page, "Tree"), ".inside"],
    ["a chart", /assets\/charts-[^/]*\.js/, (page) => tab(page, "Think"), ".chart-box canvas"],
])
    test(`${what} that could not be fetched is told and asked for again`, async ({ open }) => {
        const page = await open({ hash: people, expected: [/ERR_FAILED/] });
        needsChromium(page, "a browser that asks again before the page is loaded anew");
        await page.route(file, (route) => route.abort());
        await tab(page, "Think").click();
        await think(page);
        await opener(page).click();
        await expect(page.locator(".notice")).toHaveText(/could not be loaded: .*newer version/);
        await page.unroute(file);
        await page.locator(".notice").getByRole("button", { name: "Close" }).click();
        await openPlayers(page);
        await tab(page, "Think").click();
        await opener(page).click();
        await expect(page.locator(there)).toBeVisible();
    });

test("a page that is builds behind reloads into the same game", async ({ open }) => {
    const page = await open({
        hash: people,
        expected: [/404/, /Failed to fetch/, /Loading module from/],
    });
    await playByPointer(page, "44");
    const file = /assets\/inside-[^/]*\.js/;
    await page.route(file, (route) => route.fulfill({ status: 404, body: "" }));
    await tab(page, "Think").click();
    await think(page);
    await tool(page, "Tree").click();
    const reload = page.getByRole("button", { name: "Reload the page" });
    await expect(reload).toBeVisible();
    await page.unroute(file);
    await reload.click();
    await expect(page.locator(".notice")).toHaveCount(0);
    await ready(page);
    await expect(page).toHaveLink({ m: "44" });
});

test("a damaged or lost file of the store is fetched again", async ({ served, open }) => {
    const server = await served({ prefix });
    const page = await open({ url: server.url, hash: people, serviceWorkers: "allow" });
    await stored(page);
    const lost = /\/(icon\.svg|assets\/inside-.*\.js)$/;
    const change = () =>
        page.evaluate(async (source) => {
            const cache = await caches.open((await caches.keys())[0]);
            for (const { url } of await cache.keys()) {
                if (/assets\/index-[^/]*\.js$/.test(url)) await cache.put(url, new Response("x("));
                if (new RegExp(source).test(url)) await cache.delete(url);
            }
        }, lost.source);
    const missing = () =>
        page.evaluate(async (source) => {
            const cache = await caches.open((await caches.keys())[0]);
            const kept = (await cache.keys()).filter(({ url }) => new RegExp(source).test(url));
            return 2 - kept.length;
        }, lost.source);
    await change();
    expect(await missing()).toBe(2);
    await page.reload();
    await ready(page);
    await expect.poll(missing).toBe(0);
    // All of it is there again, the script whole.
    await server.close();
    await page.reload();
    await ready(page);
    await playByPointer(page, "12");
});
