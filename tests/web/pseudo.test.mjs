/**
 * The page in the language of the tests (web/site/pseudo.ts): every letter of the catalogue has an accent there, so a
 * text without them is in no catalogue; and all texts are longer, so that what is cut there would be in others.
 */
import { fileURLToPath } from "node:url";
import { both, expect, test } from "./fixtures.mjs";

const dir = fileURLToPath(new URL("../../build/web-pseudo", import.meta.url));

/**
 * What is code by nature, or in a language of its own, or a name: texts that are written, what a player can use (a file
 * of each language), titles of lessons.
 */
const CODE =
    "code, input, textarea, script, style, noscript, [lang]:not(html), .drawer, .copy-line, .spec-text, " +
    ".cm-content, .write-manual, .compose-head option";
/**
 * What is shortened where there is no room, on purpose: a line of play goes on, a variant is told in full by its dialog, and
 * what stands over the bar is chosen for its length; who sits at the board is told in full among the players, and how
 * far the search is in Think.
 */
const SHORTENED =
    ".line-pv, .topbar-title, .eval-number, .seat-spec, .inside-state, .inside-count, " +
    ".compose-step-title";

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

const spec = (player) => Buffer.from(player).toString("base64url");

/** Of each game: who analyses, where, and a game to its end. */
const games = {
    connect4: {
        seats: "human;human",
        player: "pvs(depth=3)",
        moves: "44",
        ended: ["", "1212121"],
    },
    tron: {
        seats: "human;human",
        player: "uct(sims=300)",
        ended: ["(map=7x7)", "rlrlulrdrlrludrrurlrur"],
    },
    2048: {
        seats: "human",
        player: "expectimax(depth=1)",
        ended: ["(rows=2,cols=2)", "2a12b2r2a2r2a2d2a2u2a1l2b2d2b2d2b2r2a1"],
    },
    amazons: {
        seats: "human;human",
        player: "pvs(depth=1)",
        ended: [
            "(columns=6,rows=6,queens=2)",
            "c1-c5/c4d6-d5/d3c5-e3/f2a4-a1/a2f3-f6/e5a1-d1/b1e3-d2/b2d1-f3/f5d2-b4/e1d5-b5/b6b4-d2/d1f3-e3/" +
                "f4d2-c2/e2b5-a4/b5f6-d6/c5e3-e4/f3d6-d5/e6a4-a6/a4d5-d6/d5e4-d4/e4c2-c3/c1a6-a5/b4c3-a3/b3d4-c3/" +
                "d2d6-c6/d6c3-d4/e3",
        ],
    },
};

/** Walks through the page: `look` notes what is wrong where it stands. */
async function walk(open, served, hash) {
    const { url } = await served({ dir });
    const page = await open({
        url,
        hash,
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
            .poll(none, { intervals: [20, 50, 100], timeout: 1500 })
            .toBe(0)
            .catch(() => {
                for (const fault of faults) found.add(`${where}: ${fault}`);
            });
    };
    const dialog = page.getByRole("dialog");
    const dialogs = async (openers) => {
        for (const opener of openers) {
            await page.locator(opener).last().click();
            await expect(dialog).toBeVisible();
            await look(`dialog ${opener}`);
            await page.keyboard.press("Escape");
            await expect(dialog).toHaveCount(0);
        }
    };
    const address = async (parts, shown) => {
        await page.evaluate((to) => {
            location.hash = to;
        }, parts);
        await expect(page.locator(shown).first()).toBeVisible();
        await look(parts.slice(0, 40));
    };
    return { page, found, look, dialogs, address };
}

for (const [variant, { seats, player, moves = "", ended }] of Object.entries(games))
    test(`${variant}: no text is bare, and none is cut`, both, async ({ served, open }) => {
        const hash = `#v=1&g=${variant}&p=${seats}&s=1&m=${moves}&w=think.1.${spec(player)}`;
        const { page, found, look, dialogs, address } = await walk(open, served, hash);
        const panel = page.getByRole("tabpanel");
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
        await dialogs([".topbar-game"]);
        await address(`v=1&g=${variant}&p=q`, ".notice");
        await address(`v=1&g=${variant}&p=${seats}&m=9!`, ".notice");
        await address(`v=1&g=${variant}${ended[0]}&p=${seats}&m=${ended[1]}`, ".end-card");
        await page.locator(".end-close").click();
        await page.evaluate(
            (to) => {
                location.hash = to;
            },
            hash.replace("w=think", "w=see"),
        );
        const views = page.locator(".inside-view");
        await expect(views.first()).toBeVisible();
        for (const at of (await views.all()).keys()) {
            await views.nth(at).click();
            await expect(views.nth(at)).toHaveAttribute("aria-pressed", "true");
            await look(`view ${at}`);
        }
        expect([...found]).toEqual([]);
    });

test(
    "arrival: what is seen before the rest of the core's words is there",
    both,
    async ({ served, open }) => {
        const { url } = await served({ dir });
        const page = await open({ url });
        const held = [];
        await page.route(/assets\/after-/, (route) => held.push(route));
        await page.reload();
        await expect(page.locator(".mark").first()).toBeVisible();
        await expect.poll(() => held.length).toBeGreaterThan(0);
        // What menus and folds hide, and figures below the table, come while somebody goes there.
        const hidden = `${CODE}, option, details, .counters`;
        expect(await page.evaluate(audit, [hidden, SHORTENED])).toEqual([]);
        for (const route of held) await route.continue();
    },
);

test("dialogs and lessons: no text is bare, and none is cut", both, async ({ served, open }) => {
    const { page, found, look, dialogs } = await walk(open, served, "#v=1&g=connect4&p=human;uct");
    await dialogs([".share-open", ".lessons-open", ".topbar > .icon-button"]);
    const lessons = page.locator(".lesson-choice");
    await page.locator(".lessons-open").click();
    await expect(lessons.first()).toBeVisible();
    for (const at of (await lessons.all()).keys()) {
        if (at > 0) await page.locator(".lessons-open").click();
        await lessons.nth(at).click();
        await expect(page.locator(".lesson-text")).not.toBeEmpty();
        await look(`lesson ${at}`);
    }
    expect([...found]).toEqual([]);
});

test("the editor of maps: no text is bare, and none is cut", async ({ served, open }) => {
    const { found, dialogs } = await walk(open, served, "#v=1&g=tron&p=human;uct");
    await dialogs([".arena-bar .icon-button"]);
    expect([...found]).toEqual([]);
});

test("where people write: no text is bare, and none is cut", async ({ served, open }) => {
    const { page, found, look } = await walk(open, served, "#v=1&g=connect4&p=human;human&e=1");
    await page.locator(".workshop-open").click();
    await expect(page.locator(".write-editor").first()).toBeVisible();
    await look("workshop");
    await page.locator(".lessons-open").click();
    await page.locator(".lesson-open .button").first().click();
    await expect(page.locator(".compose-head")).toBeVisible();
    await look("a lesson that is written");
    expect([...found]).toEqual([]);
});
