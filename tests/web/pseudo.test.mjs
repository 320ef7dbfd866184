/**
 * The page in the language of the tests (web/site/pseudo.ts): every letter of the catalogue has an accent there, so a
 * text without them is in no catalogue; and all texts are longer, so that what is cut there would be in others.
 */
import { fileURLToPath } from "node:url";
import { both, expect, test } from "./fixtures.mjs";

const dir = fileURLToPath(new URL("../../build/web-pseudo", import.meta.url));

/**
 * What is code by nature, or in a language of its own, or a name; and what the core calls searchers in lists and moves in
 * the sentence of Think.
 */
const CODE =
    "code, input, textarea, script, style, noscript, [lang]:not(html), .drawer, .copy-line, .spec-text, select, .headline";
/**
 * What is shortened where there is no room, on purpose: a line of play goes on, a variant is told in full by its dialog, and
 * what stands over the bar is chosen for its length.
 */
const SHORTENED = ".line-pv, .topbar-title, .eval-number";

/**
 * Runs in the page: texts that can be read or heard and have letters without an accent ("bare"), and those that some
 * box cuts or that stick out of their button ("cut"). What folds hide is opened. A box that scrolls cuts nothing.
 */
function audit([code, shortened]) {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    const found = new Set();
    const bare = (text, where) => {
        // Code within a sentence stands between backquotes.
        if (/[A-Za-z]{2}/.test(text.replace(/`[^`]*`/g, "")))
            found.add(`bare: ${text.trim()} (${where})`);
    };
    const nameOf = (element) =>
        `${element.localName}.${element.className.baseVal ?? element.className}`;
    const seen = (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    for (const element of document.body.querySelectorAll("*")) {
        if (element.closest(code) !== null || !seen(element.closest("select") ?? element)) continue;
        for (const name of [
            "aria-label",
            "aria-description",
            "aria-roledescription",
            "aria-valuetext",
            "title",
            "alt",
            "placeholder",
        ]) {
            const text = element.getAttribute(name) ?? "";
            // A tip may be a spec, or say what something is called in the console.
            if (name !== "title" || !/^\S*$|=|[^ -~]/.test(text))
                bare(text, `${name} of ${nameOf(element)}`);
        }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const owner = node.parentElement;
        // Lessons are in the language of their author.
        if (owner.closest("body [lang]") !== null) continue;
        if (node.data.trim() === "" || owner.closest(code) !== null) continue;
        const select = owner.closest("select");
        if (!seen(select ?? owner)) continue;
        // A choice without a title is called as in the console.
        if (!/^[a-z]+$/.test(node.data) || owner.closest(".segment, option") === null)
            bare(node.data, nameOf(owner));
        if (select !== null || owner.closest(`.sr-only, svg, ${shortened}`) !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width === 0) continue;
        for (let box = owner; box !== document.body; box = box.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            // A word that gives way to its icon is still read aloud; a state that has no room goes to a line below.
            if (edge.width <= 2 || text.top >= edge.bottom - 1) break;
            const out = text.right > edge.right + 4 || text.left < edge.left - 4;
            const under = text.bottom > edge.bottom + 2;
            const hides = /hidden|clip/;
            if (
                (out &&
                    (hides.test(overflowX) ||
                        box.matches("button, [role=tab], .segment, th, td"))) ||
                (under && hides.test(overflowY))
            ) {
                found.add(`cut: ${owner.textContent.trim()} (${nameOf(owner)} in ${nameOf(box)})`);
                break;
            }
            if (/auto|scroll/.test(overflowX + overflowY) || position === "fixed") break;
        }
    }
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) found.add(`the page is ${excess} pixels too wide`);
    return [...found];
}

const games = {
    connect4: { players: "human;human", moves: "44" },
    tron: { players: "human;human", moves: "" },
    2048: { players: "human", moves: "" },
    amazons: { players: "human;human", moves: "" },
};

/** What each game shows once more is looked at in one of them: dialogs, the end of a game, errors. */
const DIALOGS = [".topbar-game", ".share-open", ".lessons-open", ".topbar > .icon-button"];

for (const [variant, { players, moves }] of Object.entries(games))
    test(`${variant}: no text is bare, and none is cut`, both, async ({ served, open }) => {
        const { url } = await served({ dir });
        const player = variant === "tron" || variant === "2048" ? "uct(sims=300)" : "pvs(depth=3)";
        const spec = Buffer.from(player).toString("base64url");
        const view = (words) => `#v=1&g=${variant}&p=${players}&s=1&m=${moves}&w=${words}`;
        const page = await open({
            url,
            hash: view(`think.1.${spec}`),
            settings: { animations: false },
            reducedMotion: "reduce",
        });
        const found = new Set();
        const look = async (where) => {
            // The rest of the core's words comes after the first answer.
            let faults = [];
            const none = async () => {
                faults = await page.evaluate(audit, [CODE, SHORTENED]);
                return faults.length;
            };
            await expect
                .poll(none, { intervals: [20, 50, 100], timeout: 3000 })
                .toBe(0)
                .catch(() => {
                    for (const fault of faults) found.add(`${where}: ${fault}`);
                });
        };
        const panel = page.getByRole("tabpanel");
        const dialog = page.getByRole("dialog");
        await expect(page.locator(".line-move").first()).toBeAttached();
        for (const at of (await page.getByRole("tab").all()).keys()) {
            await page.getByRole("tab").nth(at).click();
            await expect(panel).not.toBeEmpty();
            await look(`tab ${at}`);
        }
        const modes = panel.locator(".segments").first().getByRole("radio");
        for (const at of (await modes.all()).keys()) {
            await modes.nth(at).click();
            await expect(modes.nth(at)).toBeChecked();
            await expect(panel).not.toBeEmpty();
            await look(`lab ${at}`);
        }
        if (variant === "connect4") {
            for (const opener of DIALOGS) {
                await page.locator(opener).last().click();
                await expect(dialog).toBeVisible();
                await look(`dialog ${opener}`);
                await page.keyboard.press("Escape");
                await expect(dialog).toHaveCount(0);
            }
            await page.evaluate(() => {
                location.hash = "v=1&g=connect4&m=9";
            });
            await expect(page.locator(".notice").first()).toBeVisible();
            await look("a refused link");
            await page.evaluate(() => {
                location.hash = "v=1&g=connect4&p=human;human&m=1212121";
            });
            await expect(page.locator(".end-card")).toBeVisible();
            await look("the end");
            await page.locator(".end-close").click();
            await page.locator(".lessons-open").click();
            await page.locator(".lesson-choice").first().click();
            await expect(page.locator(".lesson-text")).not.toBeEmpty();
            await look("a lesson");
        }
        expect([...found]).toEqual([]);
    });
