/** Views of the search: every view on every game, stepping, scrubbing, exports, links, keys, axe. */
import assert from "node:assert/strict";
import { exported, game, link, noViolations, scene, tab, until, untilText } from "./page.mjs";

const spec = (text) => Buffer.from(text).toString("base64url");
/** A link that opens a view with a searching player. */
const opened = (view, { player = "pvs(depth=5)", on = 1, ...rest } = {}) =>
    game("human;human", { moves: "44", ...rest, view: `see.${on}.${spec(player)}.${view}` });

const button = (page, name) => page.getByRole("button", { name, exact: true });
const picture = (page) => page.locator(".see-body canvas").first();

/** Waits until the search that a view shows is over or rests. */
const rested = (page) => untilText(page, ".see-state", /^(done|paused)/);

const games = {
    connect4: "human;human",
    tron: "human;human",
    2048: "human",
    amazons: "human;human",
};

for (const [variant, players] of Object.entries(games))
    scene(
        `every view of ${variant}`,
        {
            sizes: ["desktop", "phone"],
            hash: game(players, { variant }),
            settings: { panel: "see" },
        },
        async (page) => {
            await page.locator(".see-view").first().waitFor();
            const names = await page.locator(".see-view").allTextContents();
            assert.ok(names.length >= 3);
            for (const name of names) {
                await button(page, name).click();
                await until(
                    page,
                    (wanted) =>
                        document.querySelector(".see-view[aria-pressed=true]")?.textContent ===
                        wanted,
                    name,
                );
                // At once: the button of the view before may just be going.
                await button(page, "Search").evaluateAll((all) =>
                    all.find((each) => !each.disabled)?.click(),
                );
                await page.locator(".see-body canvas, .see-body > *, .see-lack").first().waitFor();
            }
            await button(page, "Tree").click();
            await page.locator(".tree-canvas canvas").waitFor();
            await page.locator(".node-card canvas").waitFor();
            for (const layout of ["Sunburst", "Treemap", "Nodes and links", "Icicle"]) {
                await button(page, layout).click();
                await picture(page).waitFor();
            }
        },
    );

scene("steps, and a restart", { hash: opened("tree", { on: 0 }) }, async (page) => {
    await button(page, "Step").click();
    await untilText(page, ".see-state", /^paused, depth 1,/);
    await button(page, "Step").click();
    await untilText(page, ".see-state", /^paused, depth 2,/);
    await page.getByRole("combobox", { name: "Step to" }).selectOption("node");
    await button(page, "Restart the search").click();
    await untilText(page, ".see-state", /^paused/);
    await button(page, "Step").click();
    await untilText(page, ".see-state", /^paused, depth 0/);
    await button(page, "Go on").click();
    await untilText(page, ".see-state", /^done, depth 5/);
});

scene(
    "the tree is walked, shared and opened again",
    { hash: opened("tree") },
    async (page, open) => {
        await rested(page);
        await untilText(page, ".see-count", /recorded nodes shown/);
        await page.locator(".tree-canvas canvas").focus();
        await page.keyboard.press("ArrowDown");
        await untilText(page, ".see-body [aria-live]", /nodes/);
        await page.keyboard.press("Enter");
        await until(page, () => document.querySelectorAll(".see-crumbs .chip").length === 2);
        const crumb = await page.locator(".see-crumbs .chip").last().innerText();
        await until(page, (move) => location.hash.endsWith(`tree-~${move}`), crumb);
        await button(page, "Treemap").click();
        await until(page, () => /tree-t/.test(location.hash));
        const hash = await page.evaluate(() => location.hash);
        const other = await open({ hash });
        await rested(other);
        await until(other, () => document.querySelectorAll(".see-crumbs .chip").length === 2);
        assert.equal(await other.locator(".see-crumbs .chip").last().innerText(), crumb);
        assert.equal(await button(other, "Treemap").getAttribute("aria-pressed"), "true");
        await other.locator(".node-words h3", { hasText: crumb }).waitFor();
        await button(other, "Play to here").click();
        await until(other, (move) => location.hash.includes(`m=44${move}`), crumb);
    },
);

for (const [variant, players] of [
    ["tron", "human;human"],
    ["2048", "human"],
])
    scene(
        `all of the node's card can be read, ${variant}`,
        {
            hash: game(players, {
                variant,
                view: `see.1.${spec("uct")}.tree`,
            }),
        },
        async (page) => {
            await page.locator(".node-children").first().waitFor();
            if (variant === "tron") await page.locator(".node-matrix table").waitFor();
            const hidden = await page.locator(".node-card").evaluate((card) => {
                const inside = [...card.children].filter((part) => {
                    const box = part.getBoundingClientRect();
                    return box.height < part.scrollHeight - 1;
                });
                return { wide: card.scrollWidth - card.clientWidth, squeezed: inside.length };
            });
            assert.deepEqual(hidden, { wide: 0, squeezed: 0 });
        },
    );

scene(
    "the chosen view can be seen in the row of views",
    { sizes: ["phone"], hash: opened("sweep", { on: 0 }) },
    async (page) => {
        const seen = () => {
            const row = document.querySelector(".see-chooser").getBoundingClientRect();
            const chosen = document
                .querySelector(".see-view[aria-pressed=true]")
                .getBoundingClientRect();
            return chosen.left >= row.left - 1 && chosen.right <= row.right + 1;
        };
        await until(page, seen);
        await page.locator(".see-view").first().focus();
        await page.keyboard.press("]");
        await until(page, () => document.querySelector(".see").dataset.view === "tree");
        await until(page, seen);
    },
);

scene("the table twin is walked by keys", { hash: opened("tree") }, async (page) => {
    await rested(page);
    await untilText(page, ".see-count", /recorded nodes shown/);
    await button(page, "As a table").click();
    const rows = page.locator(".twin-table tbody tr");
    assert.ok((await rows.count()) > 5);
    await rows.first().focus();
    await page.keyboard.press("ArrowDown");
    await until(page, () => document.activeElement?.rowIndex === 2);
    const move = await page.evaluate(() => document.activeElement.cells[0].textContent);
    await page.keyboard.press("Enter");
    await until(page, (wanted) => location.hash.endsWith(`tree-~${wanted}`), move);
    await page.keyboard.press("Backspace");
    await until(page, () => location.hash.endsWith(".tree"));
    await page.keyboard.press("t");
    await picture(page).waitFor();
});

scene(
    "the film is scrubbed",
    { hash: opened("film", { player: "pvs(depth=8)" }) },
    async (page, open) => {
        await rested(page);
        const slider = page.getByRole("slider", { name: "Moment of the search" });
        await slider.waitFor();
        await untilText(page, ".see-note", /^Now, after/);
        await slider.focus();
        await page.keyboard.press("Home");
        await untilText(page, ".see-note", /^Had I stopped here, after 1 nodes/);
        await until(page, () => location.hash.endsWith("film-0"));
        const other = await open({ hash: await page.evaluate(() => location.hash) });
        await untilText(other, ".see-note", /^Had I stopped here, after 1 nodes/);
    },
);

scene(
    "what giving in to a bad move had cost",
    {
        // Somebody wins at once: the search proves it.
        hash: opened("film", { moves: "414142", player: "pvs(depth=4)" }),
    },
    async (page) => {
        await rested(page);
        await untilText(page, ".see-note", /gives nothing away.*proven by this search/s);
    },
);

scene(
    "exact values by the judge of the game",
    { hash: opened("film", { variant: "connect4(rows=4,cols=4)", moves: "22" }) },
    async (page) => {
        await rested(page);
        await button(page, "Ask for exact values").click();
        await untilText(page, ".see-note", /That gives.*exact values by solver/);
    },
);

scene("a rung of the ladder", { hash: opened("ladder") }, async (page, open) => {
    await rested(page);
    await picture(page).waitFor();
    await page
        .locator(".ladder-canvas canvas")
        .click({ position: { x: 300, y: 26 + 38 * 2 + 10 } });
    await untilText(page, ".ladder .see-note", /^Depth 3 took/);
    await until(page, () => location.hash.endsWith("ladder-log~2"));
    const other = await open({ hash: await page.evaluate(() => location.hash) });
    await rested(other);
    await untilText(other, ".ladder .see-note", /^Depth 3 took/);
});

scene(
    "a player that suits the view is offered",
    { hash: opened("ladder", { player: "uct", on: 0 }) },
    async (page) => {
        await untilText(page, ".see-unsuited", /does not search depth by depth/);
        await button(page, "Take pvs").click();
        await page.locator(".see-unsuited").waitFor({ state: "detached" });
        assert.equal((await link(page)).w.split(".")[2], spec("pvs"));
    },
);

for (const view of ["tree", "film", "ladder"])
    scene(`exports of ${view}`, { hash: opened(view) }, async (page) => {
        await rested(page);
        await picture(page).waitFor();
        const { csv, json } = await exported(page, view);
        assert.ok(csv.split("\r\n").length > 4);
        assert.equal(JSON.parse(json).spec, "pvs(depth=5)");
    });

scene("keys of the stage", { hash: opened("tree", { on: 0 }) }, async (page) => {
    await page.locator(".see-view").first().focus();
    await page.keyboard.press("n");
    await untilText(page, ".see-state", /^paused, depth 1/);
    await page.keyboard.press("]");
    await until(page, () => document.querySelector(".see").dataset.view !== "tree");
    await page.keyboard.press("[");
    await until(page, () => document.querySelector(".see").dataset.view === "tree");
    await page.keyboard.press("f");
    await until(page, () => document.querySelector(".main").dataset.see === undefined);
    await page.keyboard.press("f");
    await until(page, () => document.querySelector(".main").dataset.see === "wide");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
});

for (const theme of ["light", "dark"])
    scene(
        `axe and room, ${theme}`,
        { sizes: ["desktop", "phone"], hash: opened("tree"), settings: { theme } },
        async (page) => {
            for (const view of ["Tree", "Film", "Depth ladder"]) {
                await button(page, view).click();
                await rested(page);
                await picture(page).waitFor();
                await noViolations(page, view);
                await button(page, "As a table").click();
                await page.locator(".twin-table").waitFor();
                await noViolations(page, `${view} as a table`);
                await button(page, "As a table").click();
                const excess = await page.evaluate(
                    () => document.documentElement.scrollWidth - innerWidth,
                );
                assert.ok(excess <= 0, view);
            }
            await tab(page, "Analysis").click();
            await page.locator(".stage").waitFor();
        },
    );

for (const animations of [true, false])
    scene(
        `another top of the tree ${animations ? "is zoomed to" : "stands at once without animations"}`,
        {
            hash: game("human;human", { moves: "4455", view: "see.0..tree-s" }),
            settings: { animations },
            reducedMotion: "no-preference",
        },
        async (page) => {
            await page.getByRole("button", { name: "Search", exact: true }).click();
            await page.locator(".tree-canvas canvas").waitFor();
            await page.evaluate(() => {
                window.zooms = 0;
                new MutationObserver((changes) => {
                    for (const { target } of changes)
                        if (target.dataset.zooming === "yes") window.zooms++;
                }).observe(document.querySelector(".tree-canvas"), {
                    attributes: true,
                    attributeFilter: ["data-zooming"],
                    subtree: true,
                });
            });
            await page.locator(".tree-canvas canvas").focus();
            await page.keyboard.press("ArrowDown");
            await page.keyboard.press("Enter");
            await until(page, () => document.querySelectorAll(".see-crumbs .chip").length === 2);
            await until(page, () => document.querySelector("[data-zooming]") === null);
            if (animations) await until(page, () => window.zooms === 1);
            await page.locator(".see-crumbs .chip").first().click();
            await until(page, () => document.querySelectorAll(".see-crumbs .chip").length === 1);
            await until(
                page,
                (wanted) =>
                    window.zooms === wanted && document.querySelector("[data-zooming]") === null,
                animations ? 2 : 0,
            );
        },
    );
