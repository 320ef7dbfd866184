/** Amazons: moves of three clicks, what lies over the board, the graph of the game, set-up, records. */
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import { game, link, scene, tab, tool, until, untilLink, untilText, verdict } from "./page.mjs";

const both = ["desktop", "phone"];
const variant = "amazons";
const people = game("human;human", { variant });

const cell = (page, name) => page.locator(`.cell-button[aria-label^="${name},"]`);

/** Waits until so many cells can be chosen. */
function untilTargets(page, count) {
    return until(
        page,
        (wanted) =>
            document.querySelectorAll(".cell-button[aria-label$=', can be chosen']").length +
                document.querySelectorAll(".cell-button[aria-label*=', move ']").length ===
            wanted,
        count,
        () => page.locator(".cell-button").evaluateAll((all) => all.map((one) => one.ariaLabel)),
    );
}

const untilPlayed = (page, moves) => untilLink(page, { m: moves });

scene("a move is queen, target, arrow", { sizes: both, hash: people }, async (page, _, size) => {
    const click = (name) => (size === "phone" ? cell(page, name).tap() : cell(page, name).click());
    assert.equal(await page.locator(".cell-button").count(), 100);
    assert.equal(await page.locator(".lit-start").count(), 4);
    await click("d1");
    await untilTargets(page, 20);
    assert.equal(await page.locator(".lit-target:not(.lit-faint)").count(), 20);
    await click("d7");
    // Her old cell is free now.
    assert.match(
        await cell(page, "d1").getAttribute("aria-label"),
        /left by white queen, move d1-d7\/d1$/,
    );
    assert.equal(await page.locator(".ghost-staged").count(), 1);
    await click("g7");
    await untilPlayed(page, "d1-d7/g7");
    await untilText(page, ".verdict", /^Black to move/);
    assert.match(await cell(page, "g7").getAttribute("aria-label"), /arrow.*last move/);
    assert.match(await cell(page, "d7").getAttribute("aria-label"), /white queen.*last move/i);
    assert.equal(await page.locator(".square[data-last=true]").count(), 3);
});

scene(
    "a very wide board scrolls in its frame, not the page",
    { sizes: ["narrow"], hash: game("human;human", { variant: "amazons(columns=64,rows=2)" }) },
    async (page) => {
        assert.equal(await page.locator(".cell-button").count(), 128);
        const { width } = await page.locator(".cell-button").first().boundingBox();
        assert.ok(width >= 24, String(width));
        assert.ok(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            "the page scrolls",
        );
    },
);

scene("clicks are taken back one by one", { hash: people }, async (page) => {
    await cell(page, "d1").click();
    await cell(page, "d7").click();
    await page.keyboard.press("Escape");
    await untilTargets(page, 20);
    assert.equal(await page.locator(".ghost-staged").count(), 0);
    await page.keyboard.press("Escape");
    await untilTargets(page, 0);
    // The second click on a queen, a click elsewhere, another queen.
    await cell(page, "d1").click();
    await cell(page, "d1").click();
    await untilTargets(page, 0);
    await cell(page, "d1").click();
    await cell(page, "d7").click();
    await cell(page, "b10").click();
    await cell(page, "i2").click();
    await untilTargets(page, 0);
    await cell(page, "d1").click();
    await cell(page, "a4").click();
    await cell(page, "a6").click();
    await cell(page, "a5").click();
    await untilPlayed(page, "a4-a6/a5");
});

scene("the keyboard plays a whole move", { hash: people }, async (page) => {
    await cell(page, "d1").focus();
    await page.keyboard.press("Enter");
    await untilTargets(page, 20);
    for (const key of ["ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await cell(page, "d3").and(page.locator(":focus")).waitFor();
    await page.locator(".ghost-staged").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await untilPlayed(page, "d1-d3/e3");
});

scene(
    "analysis of thousands of moves: table, line of play, values of clicks",
    { hash: people, settings: { analyst: "uct" } },
    async (page) => {
        await page.getByRole("checkbox", { name: "Live analysis" }).check();
        await page.locator(".move-line").first().waitFor();
        assert.equal(await page.locator(".move-line").count(), 12);
        await page.getByRole("button", { name: "Show 24 more" }).click();
        await until(page, () => document.querySelectorAll(".move-line").length === 36);
        await page.getByRole("button", { name: "Show fewer" }).click();
        await until(page, () => document.querySelectorAll(".move-line").length === 12);
        await page.locator(".strokes-best .stroke").first().waitFor();
        await page.locator(".line-move").first().hover();
        await page.locator(".strokes-table .stroke").first().waitFor();
        await until(page, () => document.querySelectorAll(".mark-badge").length > 0);
    },
);

scene("overlays, and a link that brings them back", { hash: people }, async (page, open) => {
    await tab(page, "Views").click();
    await page.getByRole("radio", { name: "Evaluation" }).check({ force: true });
    await page.getByLabel("Evaluation", { exact: true }).last().selectOption("territory");
    await until(page, () => document.querySelectorAll(".owned").length > 40);
    await untilText(page, ".view-legend", /good for White/);
    assert.ok((await page.locator(".owned-others").count()) > 10);
    const { w } = await link(page);
    assert.match(w, /^views\.0\./);
    const hash = await page.evaluate(() => location.hash);
    const other = await open({ hash });
    await until(other, () => document.querySelectorAll(".owned").length > 40);
    assert.equal((await link(other)).w, w);
    await other.getByRole("radio", { name: "Nothing" }).check({ force: true });
    await until(other, () => document.querySelectorAll(".owned").length === 0);
});

/** A game that White has won, with seven cells left in two regions of hers. */
const ENDED =
    "c1-a3/c3a4-e4/d5a3-a5/a2e4-d4/b6f3-f5/e6d4-e3/d2a5-a4/e4d6-b4/d4a4-c2/d1b4-a3/a4f5-f2/" +
    "f3a3-c1/b1f2-f1/e2e3-f4/e5c2-b3/b5f4-f5/f4b3-c4/d3c1-b2/c1c4-b4/a3b2-a1/b2b4-c4/c5f5-f6/" +
    "f5f1-f2/e1";

scene(
    "territory and regions of a game that is over",
    { hash: game("human;human", { variant: "amazons(preset=6x6-two)", moves: ENDED }) },
    async (page) => {
        await untilText(page, ".verdict-over", /^White wins/);
        await tab(page, "Views").click();
        await page.getByRole("radio", { name: "Evaluation" }).check({ force: true });
        const choose = page.getByLabel("Evaluation", { exact: true }).last();
        await choose.selectOption("territory");
        await until(page, () => document.querySelectorAll(".owned").length === 7);
        assert.equal(await page.locator(".region-label").count(), 0);
        await choose.selectOption("regions");
        await until(page, () => document.querySelectorAll(".region-label").length >= 2);
        await page.getByRole("radio", { name: "Density" }).check({ force: true });
        await untilText(page, ".view-legend", /^The game is over/);
        assert.equal(await page.locator(".owned, .warm").count(), 0);
    },
);

scene("heat maps of the clicks", { hash: people }, async (page) => {
    await tab(page, "Views").click();
    await page.getByRole("radio", { name: "Moves" }).check({ force: true });
    await untilText(page, ".view-legend", /live analysis/);
    await page.getByRole("button", { name: "Start the live analysis" }).click();
    await until(page, () => document.querySelectorAll(".warm").length === 4);
    await page.getByLabel("Cells of").selectOption({ label: "Arrow" });
    await until(page, () => document.querySelectorAll(".warm").length > 40);
    await untilText(page, ".view-legend", /2,176 moves/);
    await page.getByLabel("Cells of").selectOption({ label: "Queen to" });
    await cell(page, "d1").click();
    await until(page, () => document.querySelectorAll(".warm").length <= 20);
});

scene(
    "the graph of the game goes where it is clicked, and has a table",
    { hash: game("human;human", { variant, moves: "d1-d7/g7,a7-b7/c7,a4-a9/b9" }) },
    async (page) => {
        await tab(page, "Moves").click();
        const graph = page.getByRole("slider", { name: /every position/ });
        await until(page, () => document.querySelectorAll(".graph-dot").length === 5);
        assert.equal(await graph.getAttribute("aria-valuenow"), "3");
        assert.match(await graph.getAttribute("aria-valuetext"), /a4-a9\/b9: .*\d for White/);
        await graph.focus();
        await page.keyboard.press("ArrowLeft");
        await until(page, () => document.querySelector(".graph")?.ariaValueNow === "2");
        await page.keyboard.press("Home");
        await untilPlayed(page, "");
        const box = await graph.boundingBox();
        await page.mouse.click(box.x + box.width - 2, box.y + 20);
        await until(page, () => document.querySelector(".graph")?.ariaValueNow === "3");
        await page.getByText("As a table").click();
        await page.locator(".graph-table").getByRole("button", { name: "d1-d7/g7" }).click();
        await until(page, () => document.querySelector(".graph")?.ariaValueNow === "1");
        await page.getByLabel("Valued by").selectOption("eval mobility");
        await until(page, () => document.querySelectorAll(".graph-dot").length === 5);
    },
);

scene("queens and arrows are set up by hand", { hash: people }, async (page) => {
    await tool(page, "Set up").click();
    const panel = page.getByRole("region", { name: "Set up a board" });
    await panel.getByRole("button", { name: /arrow/i }).click();
    await cell(page, "e5").click();
    await untilText(page, ".cell-button[aria-label^='e5, arrow']", /^$/);
    await panel.getByRole("button", { name: "none" }).click();
    await cell(page, "a4").click();
    await until(page, () => document.querySelector("[aria-label^='a4, empty']") !== null);
    await panel.getByRole("button", { name: "Black", exact: true }).click();
    await untilText(page, ".verdict", /^Black to move/);
    await panel.getByRole("button", { name: "Play from here" }).click();
    assert.equal(await page.locator(".lit-start").count(), 4);
    const { f } = await link(page);
    assert.ok(f.length > 20, f);
});

scene("records in and out", { hash: people }, async (page) => {
    await tab(page, "Moves").click();
    await page.getByText("Record of the game (SGF)").click();
    const text = page.getByLabel("Record of the game", { exact: true });
    await text.fill("(;GM[18]SZ[10];B[djddgd])");
    await page.getByRole("button", { name: "Open this text" }).click();
    await untilPlayed(page, "d1-d7/g7");
    await until(page, () => /djddgd/.test(document.querySelector(".record-text").value));
    await text.fill("nonsense");
    await page.getByRole("button", { name: "Open this text" }).click();
    await untilText(page, ".notice", /no SGF record/);
});

scene("a computer answers within its second", { hash: "" }, async (page) => {
    await page.locator(".topbar-game").click();
    await page.locator(".game-families").getByRole("button", { name: "Amazons" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".lit-start").first().waitFor();
    await until(page, () => /p=human;uct\(.*leaf=eval/.test(decodeURIComponent(location.hash)));
    for (const name of ["d1", "d7", "g7"]) await cell(page, name).click();
    await untilText(page, ".verdict", /^White to move \(move 3\)/);
    assert.match(await verdict(page), /White/);
});

for (const theme of ["light", "dark"])
    scene(
        `no complaint of axe, ${theme}`,
        {
            sizes: both,
            hash: game("human;human", { variant, moves: "d1-d7/g7,a7-b7/c7" }),
            colorScheme: theme,
        },
        async (page) => {
            const check = async (what) => {
                const { violations } = await new AxeBuilder({ page }).analyze();
                const found = violations.flatMap(({ id, nodes }) =>
                    nodes.map((n) => `${id}: ${n.html}`),
                );
                assert.deepEqual(found, [], what);
            };
            await cell(page, "g1").click();
            await check("targets");
            await tab(page, "Moves").click();
            await until(page, () => document.querySelectorAll(".graph-dot").length === 4);
            await check("graph");
            await tab(page, "Views").click();
            await page.getByRole("radio", { name: "Evaluation" }).check({ force: true });
            await page.locator(".owned").first().waitFor();
            await check("territory");
        },
    );
