/** What is to be read on the page: words for people; no code, no names of our own. */
import { expect, test } from "./fixtures.mjs";
import { tab, work } from "./page.mjs";

/** What people do not write: specs, settings, paths and names of programs; words that only we know. */
const STRANGE = [
    /\w+\(\w+=/,
    /\w+=\w+/,
    /\w+\.\w+_\w+/,
    /\b[a-z]+_[a-z_]+\b/,
    /\bP[12]\b/,
    /(^|\s)[JR]( |$)(?!\d)/,
    /\b(knobs?|ghosts?|ink|film|theatre|searchee)\b/i,
    /^See$/,
    /\bthe document\b/i,
    /\b(evals?|sims|prefs|specs?)\b/,
    /\b(undefined|NaN|null)\b/,
];

/**
 * Everything that can be read now, piece by piece: what folds hide and menus offer, too. The console, lines
 * that somebody writes or copies, and lines quoted in explanations are code by nature.
 */
function readable() {
    const code = ".sr-only, .drawer, .copy-line, code, textarea, input, script, style, noscript";
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    const texts = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.data.trim() === "") continue;
        const owner = node.parentElement;
        const shown = owner.closest("select") ?? owner;
        if (owner.closest(code) !== null || !shown.checkVisibility({ visibilityProperty: true }))
            continue;
        const block =
            owner.closest("p, li, td, th, label, button, option, summary, dt, dd") ?? owner;
        texts.add(block.textContent.trim().replace(/\s+/g, " "));
    }
    return [...texts];
}

for (const variant of ["connect4", "tron", "2048", "amazons"])
    test(`${variant}: all that can be read is words`, async ({ open }) => {
        const page = await open({ hash: `#v=1&g=${variant}` });
        const found = new Set();
        const read = async (where) => {
            for (const text of await page.evaluate(readable))
                for (const pattern of STRANGE)
                    if (pattern.test(text)) found.add(`${where}: ${text}`);
        };
        for (const name of ["Think", "Game", "Players", "Lab"]) {
            await tab(page, name).click();
            await expect(page.getByRole("tabpanel")).not.toBeEmpty();
            await read(name);
            const modes = page
                .getByRole("tabpanel")
                .locator(".segments")
                .first()
                .getByRole("radio");
            for (const mode of name === "Lab" ? await modes.all() : []) {
                await mode.check();
                await expect(page.locator(".match")).not.toBeEmpty();
                await read(
                    `Lab, ${await mode.evaluate((radio) => radio.parentElement.textContent)}`,
                );
            }
        }
        expect([...found]).toEqual([]);
    });

test("numbers of a first visit are written without the browser's own formats, which take long to come", async ({
    open,
}) => {
    const page = await open({ settings: { think: true } });
    await page.addInitScript(() => {
        window.asked = [];
        const { NumberFormat } = Intl;
        Intl.NumberFormat = class extends NumberFormat {
            constructor(...given) {
                super(...given);
                window.asked.push("Intl.NumberFormat");
            }
        };
        Number.prototype.toLocaleString = function () {
            window.asked.push("toLocaleString");
            return String(this);
        };
    });
    await page.reload();
    await expect(page.locator(".move-line .value-text").first()).toHaveText(/%/, work);
    expect(await page.evaluate(() => window.asked)).toEqual([]);
});
