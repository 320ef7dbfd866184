/** 2048: slides by keyboard, swipe and buttons, set-up by hand, what the dice may bring, autoplay. */
import { readFileSync } from "node:fs";
import { noViolations } from "./axe.mjs";

import { both, expect, link, test } from "./fixtures.mjs";
import {
    drag,
    game,
    middleOf,
    openPlayers,
    pinch,
    think,
    tool,
    until,
    use,
    work,
} from "./page.mjs";

const person = game("human", { variant: "2048" });
const quick = { pace: 0, animations: false };

/** Waits until so many slides are played; returns the number. */
function untilSlides(page, least) {
    return until(
        page,
        (count) =>
            (/[&#]m=([^&]*)/.exec(location.hash)?.[1] ?? "").replace(/\d\w\d/g, "").length >= count,
        least,
    );
}

/** The tiles by cell name, from the labels of the cells. */
function tiles(page) {
    return page
        .locator(".cell-button")
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel.replace(", new", "")));
}

/** The link of a board that is set up. */
const board = (position, more = {}) =>
    game("human", { variant: "2048", ...more }).replace(
        "&e=1",
        `&f=${encodeURIComponent(position)}&e=1`,
    );

test("thirty slides by keyboard, or to the end", async ({ open }) => {
    const page = await open({ hash: person });
    await expect(page.locator(".tile").first()).toBeVisible();
    const keys = ["ArrowLeft", "ArrowDown", "a", "s", "ArrowRight", "w"];
    const ended = () => page.locator(".end-card").count();
    for (let i = 0; i < 200; i++) {
        if ((await ended()) > 0) break;
        const { m = "" } = await link(page);
        if (m.replace(/\d\w\d/g, "").length >= 30) break;
        await page.keyboard.press(keys[i % keys.length]);
    }
    await untilSlides(page, 20);
    // Slides on their way change both; they agree when all have arrived.
    await until(page, () => {
        const number = (text) => Number(text.replace(/\D/g, ""));
        const shown = [...document.querySelectorAll(".score dd")].map((dd) => number(dd.innerText));
        const labels = [...document.querySelectorAll(".cell-button")].map((b) => b.ariaLabel);
        const largest = Math.max(...labels.map((text) => Number(text.split(", ")[2]) || 0));
        return shown[2] === largest && shown[0] > 0 && shown[1] >= shown[0];
    });
    // The best score is there at the next visit, and in the next game.
    const best = async () => {
        const score = page.locator(".score", { hasText: "Best score" }).locator("dd");
        return Number((await score.innerText()).replace(/\D/g, ""));
    };
    const before = await best();
    await page.reload();
    await expect(page.locator(".tile").first()).toBeVisible();
    // Slides that were still on their way may have made it better.
    await expect.poll(best).toBeGreaterThanOrEqual(before);
    const kept = await best();
    if ((await ended()) > 0) await page.getByRole("button", { name: "Close", exact: true }).click();
    await tool(page, "New game").click();
    await expect(page.locator(".status-text")).toHaveText(/^Join tiles to reach 2048: /);
    await expect(page.locator(".score", { hasText: /^Score/ }).locator("dd")).toHaveText("0");
    expect(await best()).toBe(kept);
});

test("undo takes the slide and its tile", async ({ open }) => {
    const page = await open({ hash: person });
    await expect(page.locator(".tile").first()).toBeVisible();
    const before = await tiles(page);
    await page.keyboard.press("ArrowLeft");
    await untilSlides(page, 1);
    const after = await tiles(page);
    expect(after).not.toEqual(before);
    await tool(page, "Take back my move").click();
    await expect(page).not.toHaveURL(/&m=[^&]*l/);
    expect(await tiles(page)).toEqual(before);
    await use(page, "One move forward");
    await untilSlides(page, 1);
    expect(await tiles(page)).toEqual(after);
});

test("a swipe of any length is one slide, a pinch none", { tag: ["@phone"] }, async ({ open }) => {
    const page = await open({ hash: board("0120000000000000 slide 0"), settings: quick });
    const slides = async () => ((await link(page)).m ?? "").replace(/\d\w\d/g, "");
    const middle = await middleOf(page.locator(".tile-cells"));
    // To the left, long and in many steps; down, short, with one step; aslant, more up than right.
    await drag(page, middle, [[-150, 6]]);
    await untilSlides(page, 1);
    await drag(page, middle, [[0, 40]], 1);
    await untilSlides(page, 2);
    await drag(page, middle, [[70, -100]]);
    await untilSlides(page, 3);
    expect(await slides()).toBe("ldu");
    // Two fingers zoom.
    await pinch(page, middle, 60);
    await until(page, () => visualViewport.scale > 1);
    await page.locator(".edge-left").tap();
    await untilSlides(page, 4);
    expect(await slides()).toBe("ldul");
    const size = await page.locator(".edge-up").boundingBox();
    expect(size.height).toBeGreaterThanOrEqual(44);
    expect(size.width).toBeGreaterThanOrEqual(44);
});

test("a board is set up by hand and evaluated", both, async ({ open }) => {
    const page = await open({ hash: person });
    await use(page, "Set up", "Set up a position");
    const set = page.getByRole("region", { name: "Set up a board" });
    await set.getByRole("button", { name: "Clear" }).click();
    await expect(page.locator(".tile")).toHaveCount(0);
    const cell = (name) => page.locator(`.cell-button[aria-label^="${name},"]`);
    await cell("row 1, column 1").click();
    await cell("row 1, column 1").click();
    await expect(page.locator("#cell-0")).toHaveAttribute("aria-label", "row 1, column 1, 4");
    await cell("row 1, column 1").click({ modifiers: ["Shift"] });
    await expect(page.locator("#cell-0")).toHaveAttribute("aria-label", "row 1, column 1, 2");
    // Characters set the tile of the cell that has the focus.
    await cell("row 1, column 2").focus();
    await page.keyboard.press("a");
    await expect(page.locator("#cell-1")).toHaveAttribute("aria-label", "row 1, column 2, 1024");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("3");
    await expect(page.locator("#cell-2")).toHaveAttribute("aria-label", "row 1, column 3, 8");
    // A chosen tile, and the text of a whole board.
    await set.getByRole("button", { name: "512", exact: true }).click();
    await cell("row 1, column 4").click();
    await expect(page.locator("#cell-3")).toHaveAttribute("aria-label", "row 1, column 4, 512");
    const field = set.getByLabel("Board as text");
    await expect(field).toHaveValue("1a39000000000000");
    await field.fill("1234000000000000");
    await page.keyboard.press("Enter");
    await expect(page.locator("#cell-3")).toHaveAttribute("aria-label", "row 1, column 4, 16");
    await field.fill("12xx");
    await page.keyboard.press("Enter");
    await expect(page.locator(".notice")).toBeVisible();
    await set.getByRole("button", { name: "Play from here" }).click();
    await think(page);
    // One direction only changes this board.
    await until(
        page,
        () =>
            [...document.querySelectorAll(".edge-value")].filter((one) => one.textContent !== "")
                .length === 1,
        null,
    );
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/&m=d/);
});

test("what may come is spread, and a setting changes it", async ({ open }) => {
    // As the program computes it: in hundreds of points two depths look alike.
    const page = await open({
        hash: board("0012013702580469 slide 0", { view: "analysis.1" }),
        settings: { ownNumbers: true },
    });
    const words = () => page.locator(".line-spread .sr-only").allInnerTexts();
    await expect(page.locator(".line-spread .spread").first()).toBeVisible();
    expect((await words())[0]).toMatch(/^mean .* from .* to .* median/);
    await expect(page.locator(".edge .spread")).toHaveCount(2);
    const depth = page.getByRole("slider", { name: "Search depth in moves" });
    const set = async (plies) => {
        await depth.fill(String(plies));
        await expect(page.locator(".spec-text")).toHaveAttribute(
            "title",
            new RegExp(`depth=${plies}`),
        );
        await until(
            page,
            (wanted) => {
                const facts = [...document.querySelectorAll(".counter")];
                const fact = facts.find((one) => one.querySelector("dt").textContent === "depth");
                return fact?.querySelector("dd").textContent === wanted;
            },
            String(plies),
        );
        await expect(page.locator(".analysis-state")).toHaveText(/done/, work);
        return (await words()).join("\n");
    };
    const shallow = await set(2);
    const deep = await set(4);
    expect(deep).not.toBe(shallow);
    // A weight of the evaluation, too: its tables are made anew.
    await page.locator(".analyst summary").first().click();
    await page.getByRole("slider", { name: "Monotony weight", exact: true }).fill("0");
    await expect(page.locator(".spec-text")).toHaveAttribute("title", /monotony=0/);
    await until(
        page,
        (before) =>
            [...document.querySelectorAll(".line-spread .sr-only")]
                .map((one) => one.textContent)
                .join("\n") !== before,
        deep,
    );
});

test("terms of the rules, and the tree of tiles", async ({ open }) => {
    const page = await open({ hash: board("0012013702580469 slide 0", { view: "outlook.0" }) });
    await page
        .getByRole("combobox", { name: "Evaluation that is explained" })
        .selectOption("rules");
    await expect(page.locator(".term-table")).toHaveText(/Monotony/);
    const head = await page.locator(".term-table thead th").allInnerTexts();
    expect(head.slice(1).sort()).toEqual(["left", "up"]);
    // The moves beside the bars stand whole.
    const cut = await page
        .locator(".term-line strong")
        .evaluateAll((moves) => moves.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut).toBe(0);
    const move = page.locator(".chance-tree > li > .branch").first();
    await move.click();
    const tile = page.locator(".chance-tree ul .branch").first();
    await expect(tile).toBeVisible();
    await expect(tile).toHaveText(/%/, { useInnerText: true });
    await tile.click();
    await expect(page.locator(".chance-tree ul ul .branch").first()).toBeVisible();
});

test("a link opens with the same dice in a fresh profile", async ({ open }) => {
    const page = await open({ hash: person });
    await expect(page.locator(".tile").first()).toBeVisible();
    // One after the other, so that no key waits when the link is read; all change the board.
    for (const [slides, key] of ["ArrowUp", "ArrowLeft", "ArrowRight"].entries()) {
        await page.keyboard.press(key);
        await untilSlides(page, slides + 1);
    }
    const { m, s } = await link(page);
    expect(m).toMatch(/\d[a-d][1-4]/);
    const here = await tiles(page);
    const other = await open({ hash: await page.evaluate(() => location.hash) });
    await expect(other).toHaveLink({ m });
    expect(await tiles(other)).toEqual(here);
    expect((await link(other)).s).toBe(s);
});

test("a computer plays by itself until it is stopped", both, async ({ open }) => {
    // At a pace at which the link stays short enough to be read, however slow the machine.
    const page = await open({ hash: person, settings: { ...quick, pace: 200 } });
    const speed = page.getByRole("slider", { name: "Speed" });
    await expect(speed).toHaveAttribute("aria-valuetext", "5 moves per second");
    await page.getByRole("button", { name: "Autoplay" }).click();
    await untilSlides(page, 6);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(page.getByRole("button", { name: "Autoplay" })).toBeVisible();
    await expect(page).toHaveLink({ p: "human" });
    const at = await tiles(page);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await until(
        page,
        (before) =>
            [...document.querySelectorAll(".cell-button")]
                .map((button) => button.ariaLabel.replace(", new", ""))
                .join() !== before,
        at.join(),
    );
});

test("the goal is reached and the game goes on", async ({ open }) => {
    const page = await open({ hash: board("aa00000000000000 slide 100") });
    await expect(page.locator(".tile").first()).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".end-title")).toHaveText(/^2048: you have won/);
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.locator(".end-card")).toHaveCount(0);
    await expect(page).toHaveURL(/stop=no.*&m=l/);
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/&m=l[^&]*d/);
});

const long = readFileSync(new URL("../data/2048-long-game.txt", import.meta.url), "utf8").trim();

test("a game of 1200 moves stays readable and short in the address", async ({ open }) => {
    const page = await open({ hash: `#${long}`, settings: { ...quick, panel: "moves" } });
    await expect(page.locator(".status-move")).toHaveText("move 1201");
    await expect(page.locator(".move[aria-current=step]")).toBeVisible();
    expect(await page.locator(".move-list .move").count()).toBeLessThan(600);
    const address = () => page.evaluate(() => location.hash);
    await expect(page).toHaveURL(/#z=/);
    expect((await address()).length, `${(await address()).length}`).toBeLessThan(long.length * 0.7);
    // Pages of the record, and a step to an early position.
    const earlier = page.getByRole("button", { name: "Earlier" });
    const pages = Number(/of (\d+)/.exec(await page.locator(".pages").innerText())[1]);
    for (let at = pages - 1; at > 0; at--) {
        await earlier.click();
        await expect(page.locator(".pages")).toHaveText(new RegExp(`^\\D*${at} of ${pages}`));
    }
    await page.locator(".move-row .move").first().click();
    await expect(page.locator(".status-move")).toHaveText("move 2");
    await openPlayers(page);
    await use(page, "One move forward");
    await expect(page.locator(".status-move")).toHaveText("move 3");
});

test("as fast as it can: more moves than are drawn, stopped at once", async ({ open }) => {
    const page = await open({
        // On this board a game does not end for many thousand moves.
        hash: game("expectimax(depth=1)", { variant: "2048(preset=5x5,stop=no)" }),
        settings: quick,
    });
    await expect(page.locator(".status-move")).toHaveText("move 1");
    await expect(page.getByRole("slider", { name: "Speed" })).toHaveAttribute(
        "aria-valuetext",
        "as fast as it can",
    );
    // How many positions are drawn on the way.
    await page.evaluate(() => {
        window.drawn = 0;
        new MutationObserver(() => window.drawn++).observe(document.querySelector(".status-move"), {
            characterData: true,
            childList: true,
            subtree: true,
        });
    });
    await tool(page, "Let the computer play").click();
    await expect(page.locator(".status-move")).toHaveText(/\d{3,}/);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(page.getByRole("button", { name: "Autoplay" })).toBeVisible();
    await expect(page).toHaveURL(/p=human|#z=/);
    const moves = Number((await page.locator(".status-move").innerText()).replace(/\D/g, ""));
    expect(await page.evaluate(() => window.drawn)).toBeLessThan(moves / 2);
});

test("a large board, and nothing for axe to complain about where it is set up", async ({
    open,
}) => {
    const page = await open({
        hash: board("0012013702580469 slide 0", { view: "analysis.1" }),
        viewport: { width: 1280, height: 720 },
    });
    await expect(page.locator(".spread").first()).toBeVisible();
    const stage = await page.locator(".stage").boundingBox();
    const tiles = await page.locator(".tile-board").boundingBox();
    expect(tiles.height).toBeGreaterThan(400);
    expect(tiles.y).toBeGreaterThanOrEqual(stage.y - 1);
    expect(tiles.y + tiles.height).toBeLessThanOrEqual(stage.y + stage.height + 1);
    const names = page.locator(".line-move");
    const cut = (all) => all.map((name) => name.scrollWidth - name.clientWidth);
    expect(await names.evaluateAll(cut)).toEqual([0, 0]);
    await use(page, "Set up", "Set up a position");
    await noViolations(page, "set-up");
});
