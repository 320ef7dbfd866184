/** What stands on the page stays where it is while games come and go, and goes on where a part of it breaks. */
import { expect, test } from "./fixtures.mjs";
import { game, middleOf, tab, target, tool, work } from "./page.mjs";

/** From now on the page adds up how far things move: what Chromium counts, after a click or a touch, too. */
function watchShifts(page) {
    return page.evaluate(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries()) {
                // A sentence, numbers and spreads that change all the time have room that does not; within it
                // they move.
                const within = ({ node }) =>
                    node?.parentElement?.closest(
                        ".headline-finding, .move-line .num, .head-value, .line-spread, .edge",
                    );
                if (sources.length === 0 || !sources.every(within)) window.shifted += value;
            }
        }).observe({ type: "layout-shift" });
    });
}

/** How far since it was asked last, when what comes with a position has been drawn. */
async function shifted(page) {
    await expect(page.locator(".main:not([data-settled=false])")).toBeAttached();
    return page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const sum = window.shifted;
        window.shifted = 0;
        return sum;
    });
}

/**
 * Tells which requests of the page are on their way from now on, and not those of its workers: whose worker ends
 * meanwhile never ends itself.
 */
function requests(page) {
    const open = new Set();
    const own = /^http(?!.*(\/worker-|\.wasm))/;
    page.on("request", (request) => own.test(request.url()) && open.add(request));
    for (const end of ["requestfinished", "requestfailed"])
        page.on(end, (request) => open.delete(request));
    return async () => {
        await page.evaluate(() => new Promise(requestAnimationFrame));
        return [...open].map((request) => request.url());
    };
}

const MOST = 0.02;
const games = ["Tron", "2048", "Amazons", "Connect Four"];

/** Those of the projects, and one that is neither a phone's nor a desk's; with the tags of a test there. */
const screens = [
    ["", undefined, (...tags) => tags],
    [", on a tablet", { width: 820, height: 1180 }, () => []],
];

for (const [screen, viewport, on] of screens) {
    test(`nothing moves when another game comes, nor another tab, panel or dialog${screen}`, {
        tag: on("@desktop", "@phone"),
    }, async ({ open, isMobile }) => {
        const page = await open({ settings: { think: true }, ...(viewport && { viewport }) });
        const said = page.locator(".headline-finding strong").first();
        if (!isMobile) await expect(said).toBeAttached();
        await watchShifts(page);
        const coming = requests(page);
        for (const title of games) {
            if (isMobile || viewport !== undefined) {
                await page.locator(".topbar-game").click();
                const choice = page.locator(".game-cards, .game-families");
                await expect(choice).toBeVisible();
                expect(await shifted(page), "the dialog").toBeLessThan(MOST);
                const place = await choice.boundingBox();
                await choice.getByRole("button", { name: title }).click();
                if (!isMobile) {
                    await expect(choice.getByRole("button", { pressed: true })).toHaveText(title);
                    // The variants and rules of another game take the place of those before; the games keep theirs.
                    await shifted(page);
                    expect(await choice.boundingBox()).toEqual(place);
                    await tool(page.getByRole("dialog"), "Start").click();
                }
            } else await page.locator(".game-buttons button", { hasText: title }).click();
            const name = title === "Connect Four" ? "connect4" : title.toLowerCase();
            await expect(page).toHaveLink({ g: name });
            if (!isMobile) await expect(said).toBeAttached();
            expect(await shifted(page), title).toBeLessThan(MOST);
        }
        for (const opener of [".lessons-open", ".share-open", ".topbar [aria-label^=Settings]"]) {
            await page.locator(opener).click();
            await expect(page.getByRole("dialog")).toBeVisible();
            expect(await shifted(page), opener).toBeLessThan(MOST);
            await page.keyboard.press("Escape");
            await expect(page.getByRole("dialog")).toHaveCount(0);
            expect(await shifted(page), `without ${opener}`).toBeLessThan(MOST);
        }
        // The board gives room to some panels, as was asked; what comes with them later moves nothing.
        const stays = async (what) => {
            await expect(page.locator(".section > *").first()).toBeVisible();
            await shifted(page);
            await expect.poll(coming).toEqual([]);
            expect(await shifted(page), what).toBeLessThan(MOST);
        };
        for (const to of ["Game", "Players", "Lab", "Think"]) {
            await tab(page, to).click();
            await stays(to);
        }
        // The views search for themselves.
        await page.getByRole("checkbox", { name: "Live analysis" }).uncheck();
        await page.locator(".look-inside button").first().click();
        for (const view of await page.locator(".inside-view").all()) {
            await view.click();
            await stays(await view.textContent());
        }
    });

    test(
        `nothing moves while two programs play, nor at the end${screen}`,
        {
            tag: on("@desktop", "@phone", "@narrow"),
        },
        async ({ open }, { project }) => {
            // On the tablet it is the end that moved things: a short game shows it.
            const rules = viewport ? "connect4(align=3)" : "connect4";
            const page = await open({
                hash: `#v=1&g=${rules}&p=random;random&s=1`,
                settings: { think: true },
                // Where there is least room, in longer words.
                ...(project.name === "narrow" && { locale: "fr-FR" }),
                ...(viewport && { viewport }),
            });
            const play = page.locator(".status .button");
            await expect(play).toBeVisible();
            await watchShifts(page);
            await play.click();
            await expect(page.locator(".end-card")).toBeVisible(work);
            expect(await shifted(page)).toBeLessThan(MOST);
        },
    );
}

test("nothing moves while somebody rides, nor at the end", {
    tag: ["@desktop", "@phone", "@narrow"],
}, async ({ open }) => {
    const hash = game("human;random", { variant: "tron" });
    const page = await open({ hash, settings: { think: true } });
    await expect(page.locator(".start-ride")).toBeVisible();
    await watchShifts(page);
    await page.locator(".start-ride").click();
    await expect(page.locator(".end-card")).toBeVisible(work);
    expect(await shifted(page)).toBeLessThan(MOST);
});

test("nothing moves when a program takes over the tiles, nor while it plays", {
    tag: ["@desktop", "@phone", "@narrow"],
}, async ({ open }) => {
    const hash = game("human", { variant: "2048" });
    const page = await open({ hash, settings: { think: true } });
    await expect(page.locator(".edge-spread > *").first()).toBeAttached(work);
    const [, board] = await middleOf(page.locator(".tile-board"));
    const [, tools] = await middleOf(page.locator(".toolbar"));
    expect(tools).toBeGreaterThan(board);
    await watchShifts(page);
    await page.getByRole("button", { name: "Autoplay" }).click();
    await expect(page).toHaveURL(/&m=\w{24}/, work);
    expect(await shifted(page)).toBeLessThan(MOST);
});

test("where sentences about tiles wrap, the table below them stays where it is", async ({
    open,
}) => {
    const page = await open({
        hash: game("human", { variant: "2048" }),
        viewport: { width: 1024, height: 576 },
        settings: { think: true },
    });
    await expect(page.locator(".edge-spread > *").first()).toBeAttached(work);
    await page.evaluate(() => {
        globalThis.places = new Set();
        const note = () => {
            const [table, why] = [".move-table", ".headline-why"].map((one) =>
                document.querySelector(one).getBoundingClientRect(),
            );
            globalThis.places.add(table.top);
            globalThis.wrapped ||= why.height > 20;
            requestAnimationFrame(note);
        };
        note();
    });
    await page.getByRole("button", { name: "Autoplay" }).click();
    // Else there is nothing to see.
    await expect.poll(() => page.evaluate(() => globalThis.wrapped), work).toBe(true);
    await expect(page).toHaveURL(/&m=\w{24}/, work);
    expect(await page.evaluate(() => globalThis.places.size)).toBe(1);
});

test("nothing moves while a program thinks of its answer, nor when it has moved", {
    tag: ["@phone", "@narrow"],
}, async ({ open }) => {
    const page = await open({ hash: game("human;uct(sims=1000000000000)") });
    await expect(tool(page, "Layers")).toBeVisible();
    await watchShifts(page);
    await target(page, "4").first().tap();
    await expect(page.locator(".status-text")).toHaveText(/thinking/);
    expect(await shifted(page)).toBeLessThan(MOST);
    await tool(page, "Move now").tap();
    await expect(page.locator(".status-text")).toHaveText(/^Your turn/);
    expect(await shifted(page)).toBeLessThan(MOST);
});

test("a chart that cannot be painted says so in its place, and is drawn again", async ({
    open,
}) => {
    // Firefox tells of an error in the console no more than that it is one.
    const expected = [/no ink/, /^console: Error$/];
    const page = await open({ settings: { think: true }, expected });
    const chart = page.getByRole("slider", { name: /^Chart of the value/ });
    await expect(chart).toBeAttached();
    await page.evaluate(() => {
        const { prototype } = CanvasRenderingContext2D;
        const { setTransform } = prototype;
        prototype.setTransform = () => {
            throw new Error("no ink");
        };
        window.mend = () => {
            prototype.setTransform = setTransform;
        };
    });
    const broken = page.getByRole("alert").filter({ hasText: "no ink" });
    await expect(broken).toHaveText(
        /^The chart “How the values came about” cannot be drawn: no ink\./,
    );
    await expect(page.locator(".move-line")).toHaveCount(7);
    await page.evaluate(() => window.mend());
    await broken.getByRole("button", { name: "Draw it again" }).click();
    await expect(chart).toBeAttached();
    await expect(broken).toHaveCount(0);
    await tab(page, "Game").click();
    await tab(page, "Think").click();
    await expect(chart).toBeAttached();
});
