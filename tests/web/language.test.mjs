/** The page in another language: who gets which, and what stays when it is changed. */
import { both, expect, link, ready, test } from "./fixtures.mjs";
import {
    discs,
    game,
    notices,
    playByPointer,
    remembered,
    tab,
    think,
    tool,
    until,
    work,
} from "./page.mjs";

const prefix = "/some/where/plyscope/";
const people = game("human;human");
const french = { locale: "fr-FR" };

/** The page stands in a language: in its words, and as the browser is told. */
async function speaks(page, tag) {
    const words = { en: "Settings", fr: "Réglages" };
    await expect(tool(page, words[tag])).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    const manifest = { en: "./manifest.webmanifest", fr: "./fr.webmanifest" };
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", manifest[tag]);
    const other = page.locator('link[rel=alternate][hreflang="fr"]');
    await expect(other).toHaveAttribute("href", /^http:.*\/fr\.html$/);
    await expect(page).toHaveURL(tag === "en" ? /\/(\?.*)?#/ : /\/fr\.html(\?.*)?#/);
}

/** By the menu of the header. */
async function choose(page, menu, name) {
    await tool(page, menu).click();
    await page.getByRole("menuitemradio", { name, exact: true }).click();
}

/** The names of the scripts that a page has loaded. */
function scripts(page) {
    return page.evaluate(() =>
        performance
            .getEntriesByType("resource")
            .flatMap(({ name }) => /[^/]*\.js$/.exec(name)?.[0] ?? []),
    );
}

test("a first visit is in the browser's language, and loads no other", both, async ({ open }) => {
    const page = await open({ hash: people, ...french });
    await speaks(page, "fr");
    const english = await open({ hash: people });
    await speaks(english, "en");
    const ofPage = (name) => name.startsWith("page-");
    const [own] = (await scripts(page)).filter(ofPage);
    const [other] = (await scripts(english)).filter(ofPage);
    expect(own).not.toBe(other);
    expect(await scripts(page)).not.toContain(other);
    // One that the page does not have: the first of the browser's that it has, else English.
    await speaks(await open({ hash: people, locale: "de-DE" }), "en");
});

test("a link is met in the language of who opens it, with the same game", async ({ open }) => {
    const page = await open({ hash: people, ...french });
    for (const moves of ["4", "44"]) {
        await page.keyboard.press("4");
        await expect(page).toHaveLink({ m: moves });
    }
    await tool(page, "Partager").click();
    const link = await page.locator(".share-link").first().inputValue();
    expect(link).toMatch(/\/#v=1&/);
    const english = await open({ hash: new URL(link).hash });
    await speaks(english, "en");
    await expect(discs(english)).toHaveCount(2);
    // The address as it stands in the other browser, and back.
    await english.goto(page.url());
    await ready(english);
    await speaks(english, "en");
    await expect(english).toHaveLink({ m: "44" });
    await page.goto(english.url());
    await ready(page);
    await speaks(page, "fr");
    await expect(page).toHaveLink({ m: "44" });
});

test(
    "the language is chosen in the header and in the settings, keeps what is open, and is kept",
    both,
    async ({ open }) => {
        const page = await open({ hash: people });
        await playByPointer(page, "445");
        await tool(page, "Take back my move").click();
        await expect(page).toHaveLink({ m: "44" });
        await tab(page, "Think").click();
        await think(page);
        await expect(page.locator(".mark").first()).toBeVisible();
        const { p, w } = await link(page);
        await choose(page, "Language", "Français");
        await speaks(page, "fr");
        await ready(page);
        await expect(page).toHaveLink({ m: "44", p, w });
        await expect(page.locator(".mark").first()).toBeVisible();
        // The move that was taken back can still be played again.
        await page.keyboard.press("End");
        await expect(page).toHaveLink({ m: "445" });
        await page.goto(page.url().replace(/fr\.html.*/, ""));
        await ready(page);
        await speaks(page, "fr");
        await tool(page, "Réglages").click();
        // The page goes when it is clicked.
        await page.getByRole("dialog").getByRole("radio", { name: "English" }).click();
        await speaks(page, "en");
        await page.reload();
        await ready(page);
        await speaks(page, "en");
    },
);

test("the way back leads out of the page, whatever the language", async ({ open }) => {
    const page = await open({ hash: people });
    const before = page.url().replace(/#.*/, "licenses.txt");
    await page.goto(before);
    await page.goto(before.replace("licenses.txt", "fr.html"));
    await ready(page);
    await speaks(page, "en");
    await choose(page, "Language", "Français");
    await speaks(page, "fr");
    await page.goBack();
    await expect(page).toHaveURL(before);
});

test("a browser that keeps nothing has the chosen language for the visit", async ({ open }) => {
    const page = await open({ hash: people });
    await page.addInitScript(() =>
        Object.defineProperty(window, "localStorage", {
            get() {
                throw new DOMException("refused", "SecurityError");
            },
        }),
    );
    await page.reload();
    await ready(page);
    await choose(page, "Language", "Français");
    await speaks(page, "fr");
    await page.reload();
    await ready(page);
    await speaks(page, "fr");
});

test("without a network the page opens in the chosen language, and goes to none that was not stored", async ({
    served,
    open,
}) => {
    const { url, close } = await served({ prefix });
    const page = await open({
        url,
        hash: people,
        serviceWorkers: "allow",
        expected: [/ERR_FAILED/, /A ServiceWorker passed a promise/],
        ...french,
    });
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
    });
    await until(page, () => navigator.serviceWorker.controller !== null);
    const kept = await page.evaluate(async () => {
        const [name] = await caches.keys();
        return (await (await caches.open(name)).keys()).map(({ url: address }) => address);
    });
    const script = async (name) =>
        new URL(
            /<script type="module"[^>]* src="([^"]*)"/.exec(
                await (await fetch(url + name)).text(),
            )[1],
            url,
        ).href;
    expect(kept).toContain(await script("fr.html"));
    expect(kept).not.toContain(await script("index.html"));
    expect(kept).not.toContain(await script("reproduced.html"));
    await close();
    for (const name of ["", "fr.html", "index.html"]) {
        await page.goto(url + name + people);
        await ready(page);
        await speaks(page, "fr");
    }
    await page.keyboard.press("4");
    await expect(page).toHaveLink({ m: "4" });
    await choose(page, "Langue", "English");
    await expect(notices(page)).toHaveText(/réseau/);
    await speaks(page, "fr");
    expect(JSON.parse((await remembered(page)) ?? "{}").language).toBeUndefined();
});

test("moves of French names do not reach into their values", both, async ({ open }) => {
    const page = await open({ hash: game("human", { variant: "2048" }), ...french });
    await page.getByRole("tab", { name: "Réflexion" }).click();
    await page.getByRole("checkbox", { name: "Analyse en direct" }).check();
    await expect(page.locator(".with-spread")).toBeVisible(work);
    await expect(page.locator(".line-move", { hasText: "la droite" })).toBeVisible();
    for (const move of await page.locator(".line-move").all())
        expect(await move.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
});
