/** 2048: slides by keyboard, swipe and buttons, set-up by hand, what the dice may bring, autoplay. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { game, link, scene, tab, tool, until, untilLink, untilText } from "./page.mjs";

const both = ["desktop", "phone"];
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

scene("thirty slides by keyboard, or to the end", { sizes: both, hash: person }, async (page) => {
    await page.locator(".tile").first().waitFor();
    const keys = ["ArrowLeft", "ArrowDown", "a", "s", "ArrowRight", "w"];
    const ended = () => page.locator(".finish").count();
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
        const sum = labels.reduce((all, text) => all + (Number(text.split(", ")[1]) || 0), 0);
        return shown[1] === sum && shown[0] > 0;
    });
});

scene("undo takes the slide and its tile", { sizes: both, hash: person }, async (page) => {
    await page.locator(".tile").first().waitFor();
    const before = await tiles(page);
    await page.keyboard.press("ArrowLeft");
    await untilSlides(page, 1);
    const after = await tiles(page);
    assert.notDeepEqual(after, before);
    await tool(page, "Take back my move").click();
    await until(page, () => !/&m=[^&]*l/.test(location.hash));
    assert.deepEqual(await tiles(page), before);
    await tool(page, "One move forward").click();
    await untilSlides(page, 1);
    assert.deepEqual(await tiles(page), after);
});

scene(
    "a swipe and a button at the edge slide",
    { sizes: ["phone"], hash: person },
    async (page) => {
        const cells = page.locator(".tile-cells");
        await cells.evaluate((element) => {
            const send = (type, clientX) =>
                element.dispatchEvent(
                    new PointerEvent(type, {
                        pointerId: 7,
                        pointerType: "touch",
                        clientX,
                        clientY: 300,
                    }),
                );
            send("pointerdown", 250);
            send("pointermove", 150);
            send("pointerup", 150);
        });
        await until(page, () => /&m=[^&]*l/.test(location.hash));
        await page.locator(".edge-up").tap();
        await until(page, () => /&m=[^&]*l[^&]*u/.test(location.hash));
        const size = await page.locator(".edge-up").boundingBox();
        assert.ok(size.height >= 44 && size.width >= 44);
    },
);

scene("a board is set up by hand and evaluated", { sizes: both, hash: person }, async (page) => {
    await page.getByRole("button", { name: "Set up" }).click();
    const set = page.getByRole("region", { name: "Set up a board" });
    await set.getByRole("button", { name: "Clear" }).click();
    await until(page, () => document.querySelectorAll(".tile").length === 0);
    const cell = (name) => page.locator(`.cell-button[aria-label^="${name},"]`);
    await cell("a4").click();
    await cell("a4").click();
    await until(page, () => document.querySelector("#cell-0").ariaLabel === "a4, 4");
    await cell("a4").click({ modifiers: ["Shift"] });
    await until(page, () => document.querySelector("#cell-0").ariaLabel === "a4, 2");
    // Characters set the tile of the cell that has the focus.
    await cell("b4").focus();
    await page.keyboard.press("a");
    await until(page, () => document.querySelector("#cell-1").ariaLabel === "b4, 1024");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("3");
    await until(page, () => document.querySelector("#cell-2").ariaLabel === "c4, 8");
    // A chosen tile, and the text of a whole board.
    await set.getByRole("button", { name: "512", exact: true }).click();
    await cell("d4").click();
    await until(page, () => document.querySelector("#cell-3").ariaLabel === "d4, 512");
    const field = set.getByLabel("Board as text");
    assert.equal(await field.inputValue(), "1a39000000000000");
    await field.fill("1234000000000000");
    await page.keyboard.press("Enter");
    await until(page, () => document.querySelector("#cell-3").ariaLabel === "d4, 16");
    await field.fill("12xx");
    await page.keyboard.press("Enter");
    await page.locator(".notice").waitFor();
    await set.getByRole("button", { name: "Play from here" }).click();
    await page.getByRole("checkbox", { name: "Live analysis" }).check();
    // One direction only changes this board.
    await until(
        page,
        () =>
            [...document.querySelectorAll(".edge-value")].filter((one) => one.textContent !== "")
                .length === 1,
        null,
        () => page.locator(".edge-value").allTextContents(),
    );
    await page.keyboard.press("ArrowDown");
    await until(page, () => /&m=d/.test(location.hash));
});

scene(
    "what may come is spread, and a knob changes it",
    { sizes: both, hash: board("0012013702580469 slide 0", { view: "analysis.1" }) },
    async (page) => {
        const words = () => page.locator(".line-spread .sr-only").allInnerTexts();
        await page.locator(".line-spread .spread").first().waitFor();
        assert.match((await words())[0], /^mean .* from .* to .* median/);
        assert.equal(await page.locator(".edge .spread").count(), 2);
        await page.locator(".analyst summary").first().click();
        const depth = page.getByRole("slider", { name: "depth", exact: true });
        const set = async (plies) => {
            await depth.fill(String(plies));
            await untilText(page, ".spec-text", new RegExp(`depth=${plies}`));
            await until(
                page,
                (wanted) => {
                    const facts = [...document.querySelectorAll(".counter")];
                    const fact = facts.find(
                        (one) => one.querySelector("dt").textContent === "depth",
                    );
                    return fact?.querySelector("dd").textContent === wanted;
                },
                String(plies),
            );
            await untilText(page, ".analysis-state", /done/);
            return (await words()).join("\n");
        };
        const shallow = await set(2);
        const deep = await set(4);
        assert.notEqual(deep, shallow);
        // A weight of the evaluation, too: its tables are made anew.
        await page.getByRole("slider", { name: "monotony", exact: true }).fill("0");
        await untilText(page, ".spec-text", /monotony=0/);
        await until(
            page,
            (before) =>
                [...document.querySelectorAll(".line-spread .sr-only")]
                    .map((one) => one.textContent)
                    .join("\n") !== before,
            deep,
        );
    },
);

scene(
    "terms of the rules, and the tree of tiles",
    {
        sizes: both,
        hash: board("0012013702580469 slide 0", { view: "outlook.0" }),
    },
    async (page) => {
        await page
            .getByRole("combobox", { name: "Evaluation that is explained" })
            .selectOption("rules");
        await untilText(page, ".term-table", /monotony/);
        const head = await page.locator(".term-table thead th").allInnerTexts();
        assert.deepEqual(head.slice(1).sort(), ["l", "u"]);
        const move = page.locator(".chance-tree > li > .branch").first();
        await move.click();
        const tile = page.locator(".chance-tree ul .branch").first();
        await tile.waitFor();
        assert.match(await tile.innerText(), /%/);
        await tile.click();
        await page.locator(".chance-tree ul ul .branch").first().waitFor();
    },
);

scene(
    "a link opens with the same dice in a fresh profile",
    { hash: person },
    async (page, open) => {
        await page.locator(".tile").first().waitFor();
        // One after the other, so that no key waits when the link is read; all change the board.
        for (const [slides, key] of ["ArrowUp", "ArrowLeft", "ArrowRight"].entries()) {
            await page.keyboard.press(key);
            await untilSlides(page, slides + 1);
        }
        const { m, s } = await link(page);
        assert.match(m, /\d[a-d][1-4]/);
        const here = await tiles(page);
        const other = await open({ hash: await page.evaluate(() => location.hash) });
        await until(other, (wanted) => location.hash.includes(`m=${wanted}`), m);
        assert.deepEqual(await tiles(other), here);
        assert.equal((await link(other)).s, s);
    },
);

scene(
    "a computer plays by itself until it is stopped",
    { sizes: both, hash: person, settings: quick },
    async (page) => {
        await page.getByRole("button", { name: "Autoplay" }).click();
        await untilSlides(page, 12);
        await page.getByRole("button", { name: "Stop", exact: true }).click();
        await page.getByRole("button", { name: "Autoplay" }).waitFor();
        await untilLink(page, { p: "human" });
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
    },
);

scene(
    "the goal is reached and the game goes on",
    { sizes: both, hash: board("aa00000000000000 slide 100") },
    async (page) => {
        await page.locator(".tile").first().waitFor();
        await page.keyboard.press("ArrowLeft");
        await untilText(page, ".finish-title", /^2048: you have won/);
        await page.getByRole("button", { name: "Go on" }).click();
        await page.locator(".finish").waitFor({ state: "detached" });
        await until(page, () => /stop=no/.test(location.hash) && /&m=l/.test(location.hash));
        await page.keyboard.press("ArrowDown");
        await until(page, () => /&m=l[^&]*d/.test(location.hash));
    },
);

const long = readFileSync(new URL("../data/2048-long-game.txt", import.meta.url), "utf8").trim();

scene(
    "a game of 1200 moves stays readable and short in the address",
    { sizes: both, hash: `#${long}`, settings: { ...quick, panel: "moves" } },
    async (page) => {
        await untilText(page, ".verdict", /1201/);
        await page.locator(".move[aria-current=step]").waitFor();
        assert.ok((await page.locator(".move-list .move").count()) < 600);
        const address = () => page.evaluate(() => location.hash);
        await until(page, () => location.hash.startsWith("#z="));
        assert.ok((await address()).length < long.length * 0.7, `${(await address()).length}`);
        // Pages of the record, and a step to an early position.
        const earlier = page.getByRole("button", { name: "Earlier" });
        const pages = Number(/of (\d+)/.exec(await page.locator(".move-pages").innerText())[1]);
        for (let at = pages - 1; at > 0; at--) {
            await earlier.click();
            await untilText(page, ".move-pages", new RegExp(`^\\D*${at} of ${pages}`));
        }
        await page.locator(".move-row .move").first().click();
        await untilText(page, ".verdict", /^Move 2/);
        await tool(page, "One move forward").click();
        await untilText(page, ".verdict", /^Move 3/);
    },
);

scene(
    "fast play leaves the page responsive",
    { hash: `#${long.replace("p=human", "p=expectimax(depth=1)")}`, settings: quick },
    async (page) => {
        await untilText(page, ".verdict", /1201/);
        await tool(page, "Let the computer play").click();
        await untilText(page, ".verdict", /12[2-9]\d/);
        await page.getByRole("button", { name: "Stop", exact: true }).click();
        await page.getByRole("button", { name: "Autoplay" }).waitFor();
    },
);

scene(
    "nothing for axe to complain about",
    { sizes: both, hash: board("0012013702580469 slide 0", { view: "analysis.1" }) },
    async (page) => {
        await page.locator(".spread").first().waitFor();
        const check = async (state) => {
            const { violations } = await new AxeBuilder({ page }).analyze();
            const found = violations.map(
                (one) => `${state}: ${one.id} ${one.nodes.map((node) => node.target).join(" ")}`,
            );
            assert.deepEqual(found, []);
        };
        await check("analysis");
        await page.getByRole("button", { name: "Set up" }).click();
        await check("set-up");
        await tab(page, "Outlook").click();
        await page.locator(".branch").first().waitFor();
        await check("outlook");
    },
);
