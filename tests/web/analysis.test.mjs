/** Live analysis, and knobs that are turned while a search works. */
import assert from "node:assert/strict";
import {
    game,
    link,
    playByPointer,
    scene,
    tab,
    tool,
    until,
    untilLink,
    untilText,
} from "./page.mjs";

const both = ["desktop", "phone"];
const people = game("human;human");

const liveSwitch = (page) => page.getByRole("checkbox", { name: "Live analysis" });

function untilValues(page, count) {
    return until(
        page,
        (wanted) =>
            [...document.querySelectorAll(".line-value")].filter((cell) =>
                /\d|win|draw|loss/.test(cell.textContent),
            ).length === wanted,
        count,
        () => page.locator(".line-value").allTextContents(),
    );
}

/** Waits until the search that is shown is between `least` and `most` plies deep. */
function untilDepth(page, least, most) {
    return until(
        page,
        ([low, high]) => {
            const facts = [...document.querySelectorAll(".counter")];
            const fact = facts.find((one) => one.querySelector("dt").textContent === "depth");
            const depth = Number(fact?.querySelector("dd").textContent ?? -1);
            return depth >= low && depth <= high;
        },
        [least, most],
        () => page.locator(".counters").allInnerTexts(),
    );
}

scene(
    "a proven value stands beside its bar",
    {
        sizes: ["desktop", "narrow"],
        hash: game("human;human", {
            view: `analysis.1.${Buffer.from("solver").toString("base64url")}`,
        }),
    },
    async (page) => {
        await untilText(page, ".move-table", /loss in 42/);
        const gaps = await page.locator(".line-value.loss, .line-value.win").evaluateAll((cells) =>
            cells.map((cell) => {
                const text = document.createRange();
                text.selectNodeContents(cell.lastChild);
                const bar = cell.querySelector(".value-bar").getBoundingClientRect();
                const share = cell.nextElementSibling.getBoundingClientRect();
                const { left, right } = text.getBoundingClientRect();
                return [left - bar.right, share.left - right];
            }),
        );
        assert.ok(gaps.length >= 3);
        for (const [before, after] of gaps) assert.ok(before >= 3 && after >= 0, `${gaps}`);
    },
);

scene("analysis on and off", { sizes: both, hash: people }, async (page) => {
    assert.equal(await page.locator(".move-table").count(), 0);
    await liveSwitch(page).check();
    await untilValues(page, 7);
    await until(page, () => document.querySelectorAll(".mark").length === 7);
    await untilText(page, ".analysis-state", /running/);
    await untilText(page, ".counters", /playouts\s*\d/);
    await page.locator(".chart canvas").waitFor();
    assert.match(await page.getByRole("meter").getAttribute("aria-valuetext"), /\d+ for Yellow/);
    // It follows the game.
    await playByPointer(page, "4444443");
    await untilText(page, ".headline", /for Red/);
    await untilValues(page, 6);
    // Values leave the board, and come back.
    await page.getByRole("checkbox", { name: "On the board" }).uncheck();
    assert.equal(await page.locator(".mark").count(), 0);
    await liveSwitch(page).uncheck();
    await page.locator(".move-table").waitFor({ state: "detached" });
    await untilText(page, ".analysis-state", /^$/);
});

scene(
    "analysis proves a win, shows the best move and plays it",
    { hash: game("human;human", { moves: "112233" }) },
    async (page) => {
        await liveSwitch(page).check();
        await untilText(page, ".headline", /win/i);
        await untilText(page, ".headline-best", /4$/);
        assert.equal(await page.locator(".mark-best").count(), 1);
        await page.locator(".line-move").first().hover();
        await page.locator(".ghost-table").waitFor();
        await page.locator(".line-move").first().click();
        await untilText(page, ".verdict-over", /^J wins/);
        await untilText(page, ".analysis", /The game is over/);
        await tool(page, "One move back").click();
        await untilText(page, ".headline", /win/i);
    },
);

for (const [variant, moves, seats] of [
    ["connect4", "112233", "human;human"],
    ["amazons(preset=6x6-one)", "", "human;human"],
    ["tron", "", "human;human"],
    ["2048", "", "human"],
])
    scene(
        `a finger sees a move first and plays it then: ${variant}`,
        { sizes: ["phone"], hash: game(seats, { variant, moves }) },
        async (page) => {
            // Tiles at the start stand in the link, too.
            const played = async () => (await link(page)).m ?? "";
            const before = await played();
            await liveSwitch(page).check();
            await until(page, () => document.querySelectorAll(".move-line").length > 1);
            await page.locator(".move-line .line-value").first().tap();
            await until(page, () => document.querySelectorAll(".move-line.hovered").length === 1);
            const shown = await page.locator(".move-line.hovered .line-move").innerText();
            await page.locator(".move-line:not(.hovered) .line-move").first().tap();
            await until(
                page,
                (other) => {
                    const lit = [...document.querySelectorAll(".move-line.hovered .line-move")];
                    return lit.length === 1 && lit[0].innerText !== other;
                },
                shown,
            );
            assert.equal(await played(), before);
            await page.locator(".move-line.hovered .line-move").tap();
            await until(
                page,
                (old) => (/&m=([^&]*)/.exec(location.hash)?.[1] ?? "").length > old,
                before.length,
            );
            await until(page, () => document.querySelectorAll(".move-line.hovered").length === 0);
        },
    );

scene("every searcher analyses", { hash: game("human;human", { moves: "4434" }) }, async (page) => {
    await liveSwitch(page).check();
    const menu = page.getByRole("combobox", { name: "Analysing player" });
    const names = await menu
        .locator("option:enabled")
        .evaluateAll((options) => options.map((option) => option.value));
    assert.ok(names.length >= 10, `${names}`);
    for (const name of names) {
        await menu.selectOption(name);
        await untilText(page, ".fold .spec-text", new RegExp(`^${name}`));
        if (name === "random") continue;
        await untilValues(page, 7);
        await untilText(page, ".analysis-state", /running|done/);
    }
});

/**
 * Ten thousand playouts for each leaf instead of one: the search begins anew and is shallow for long,
 * whatever the machine's speed.
 */
const PLAYOUTS = "playouts";

scene("a knob of the analysis acts while it runs", { sizes: both, hash: people }, async (page) => {
    await liveSwitch(page).check();
    await untilDepth(page, 12, 99);
    await page.locator(".analyst summary").first().click();
    const knob = page.getByRole("slider", { name: PLAYOUTS, exact: true });
    await knob.focus();
    await page.keyboard.press("End");
    await untilText(page, ".spec-text", /playouts=10000/);
    await untilDepth(page, 1, 7);
    // The line stands in the bar of the console.
    await untilText(page, ".drawer-last", /^tune \d+ playouts=10000$/);
    await page.keyboard.press("Home");
    await untilDepth(page, 12, 99);
    // The button that resets all takes the search back to the player's own values.
    await page.getByRole("button", { name: "Reset all" }).click();
    await untilText(page, ".spec-text", /^uct$/);
    await untilValues(page, 7);
});

scene(
    "dragging a knob sends many changes and the last one holds",
    { hash: people },
    async (page) => {
        await liveSwitch(page).check();
        await page.locator(".analyst summary").first().click();
        const knob = page.getByRole("slider", { name: "c", exact: true });
        const box = await knob.boundingBox();
        const y = box.y + box.height / 2;
        await page.mouse.move(box.x + box.width / 2, y);
        await page.mouse.down();
        for (let i = 0; i <= 30; i++) await page.mouse.move(box.x + (box.width * i) / 30, y);
        await page.mouse.up();
        await untilText(page, ".spec-text", /c=10\b/);
        // Where the slider stands, what runs and what is shown are the same.
        await untilText(page, ".drawer-last", /^tune \d+ c=10$/);
        assert.equal(await knob.inputValue(), await knob.getAttribute("max"));
        assert.equal(
            await page.getByRole("textbox", { name: "c, as a number" }).inputValue(),
            "10",
        );
        await untilText(page, ".analysis-state", /running/);
    },
);

scene(
    "a knob of a player acts while it thinks",
    { sizes: both, hash: game("uct(sims=1000000000000);human", { view: "players.0" }) },
    async (page) => {
        const turn = async (key, spec) => {
            await tab(page, "Players").click();
            const card = page.locator(".player-card").first();
            await card.getByRole("slider", { name: PLAYOUTS, exact: true }).focus();
            await page.keyboard.press(key);
            await untilText(page, ".player-card .card-spec", spec);
            await tab(page, "Analysis").click();
        };
        await tool(page, "Let the computer play").click();
        await tab(page, "Analysis").click();
        await untilDepth(page, 12, 99);
        await turn("End", /playouts=10000/);
        await untilDepth(page, 1, 7);
        await turn("Home", /^uct\(sims=\d+\)$/);
        await untilDepth(page, 12, 99);
        // It is still the same job, and its move counts.
        assert.equal(await page.locator(".seat .spinner").count(), 1);
        await turn("End", /playouts=10000/);
        await tool(page, "Move now").click();
        await untilText(page, ".verdict", /^R to move/);
        await untilLink(page, { p: "uct(sims=1000000000000,playouts=10000);human" });
    },
);

scene("strength at a touch, players by name", { sizes: both, hash: people }, async (page) => {
    await tab(page, "Players").click();
    const card = page.locator(".player-card").nth(1);
    await card.getByRole("combobox", { name: "Player of Red" }).selectOption("pvs");
    await untilLink(page, { p: "human;pvs" });
    await card.getByRole("combobox", { name: "Player of Red" }).selectOption("uct");
    await card.locator(".preset-row .chip").first().click();
    await until(page, () => /;uct\(/.test(location.hash));
    assert.equal(
        await card.locator(".preset-row .chip").first().getAttribute("aria-pressed"),
        "true",
    );
    await card.getByRole("textbox", { name: "name" }).fill("Ada");
    await page.keyboard.press("Enter");
    await untilText(page, ".seats-others", /Ada/);
    await until(page, () => /name=Ada/.test(location.hash));
});
