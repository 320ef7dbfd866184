/** Tron: rides by keyboard and touch, real time, replay, views, the map editor, the experiment. */
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import { game, link, scene, tab, tool, until, untilLink, untilText, verdict } from "./page.mjs";

const both = ["desktop", "phone"];
/** Four free cells: a ride of three steps, and its map in rows. */
const tiny = "tron(map=4x4-_5-1._2.2_5)";
const solo = game("human", { variant: tiny });
const board = (page) => page.locator(".canvas-board");
const quick = { pace: 0, ticks: 15, animations: false };

/** The core's canonical text of the variant on the board. */
const variant = async (page) => decodeURIComponent((await link(page)).g);

scene("a solo ride by keyboard to its end", { sizes: both, hash: solo }, async (page) => {
    await board(page).waitFor();
    for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
    await untilLink(page, { m: "rd" });
    // A wall is no move: nothing happens.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await untilText(page, ".verdict-over", /3/);
    assert.equal(await page.locator(".seat-score").innerText(), "3");
    await untilLink(page, { m: "rdl" });
    await tool(page, "New game").click();
    await untilLink(page, { m: "" });
});

scene("the board has one tab stop and a cursor that speaks", { hash: solo }, async (page) => {
    await board(page).focus();
    await page.keyboard.press("Shift+ArrowUp");
    await untilText(page, ".canvas-board [role=status]", /^1,3, empty, wall$/);
    await page.keyboard.press("Shift+ArrowDown");
    await untilText(page, ".canvas-board [role=status]", /^1,2, blue rider$/);
    await page.keyboard.press("Shift+ArrowRight");
    await untilText(page, ".canvas-board [role=status]", /^2,2, empty, move r$/);
    await page.keyboard.press("Enter");
    await untilLink(page, { m: "r" });
});

scene("a click goes to a neighbour, a swipe in its direction", { hash: solo }, async (page) => {
    const box = await board(page).boundingBox();
    // The cell to the right of the start: third column, second row of four.
    await board(page).click({ position: { x: box.width * 0.63, y: box.height * 0.37 } });
    await untilLink(page, { m: "r" });
    await board(page).evaluate((element) => {
        const send = (type, clientY) =>
            element.dispatchEvent(
                new PointerEvent(type, {
                    pointerId: 7,
                    pointerType: "touch",
                    clientX: 200,
                    clientY,
                }),
            );
        send("pointerdown", 200);
        send("pointermove", 260);
        send("pointerup", 260);
    });
    await untilLink(page, { m: "rd" });
});

scene(
    "a round in real time against a computer",
    {
        sizes: both,
        hash: game("human;random", { variant: "tron(map=7x7)" }),
        settings: { ...quick, panel: "arena" },
    },
    async (page) => {
        await page.getByRole("button", { name: "Real time" }).click();
        await page.locator(".countdown").waitFor();
        // Up along the edge, and on without a key until somebody crashes.
        await page.keyboard.press("ArrowUp");
        await untilText(page, ".verdict-over", /wins|draw/);
        assert.match(await variant(page), /crash=yes/);
        assert.equal(await page.locator(".arena-rounds li").count(), 1);
        const moves = (await link(page)).m;
        assert.match(moves, /^u/, "the key counted");
        // Every computer's time is told.
        assert.match(await page.locator(".seat-time").first().innerText(), /ms$/);
        // The next round starts on the other side.
        await page.getByRole("button", { name: "Next round" }).click();
        await untilLink(page, { m: "", p: "random;human" });
        await page.keyboard.press("Space");
        await page.getByRole("button", { name: "Go on" }).waitFor();
    },
);

scene(
    "computers alone ride in real time, the space bar stops them",
    {
        hash: game("random;random;random", { variant: "tron(preset=arena3)" }),
        settings: { ...quick, panel: "arena" },
    },
    async (page) => {
        await page.getByRole("button", { name: "Real time" }).click();
        await until(page, () => /&m=\w{6}/.test(location.hash));
        await page.locator(".arena h3").click();
        await page.keyboard.press("Space");
        await page.getByRole("button", { name: /Go on|Next round/ }).waitFor();
        // Step by step again: the toolbar works as in every game.
        await page.getByRole("button", { name: "Step by step" }).click();
        await tool(page, "First position").click();
        await untilLink(page, { m: "" });
    },
);

scene(
    "replay by the slider",
    { sizes: both, hash: game("human", { variant: tiny, moves: "rdl" }) },
    async (page) => {
        const slider = page.getByRole("slider", { name: "Replay" });
        await slider.waitFor();
        await slider.fill("1");
        await untilLink(page, { m: "r" });
        assert.equal(await slider.getAttribute("aria-valuetext"), "move 1 of 3");
        await slider.fill("3");
        await untilLink(page, { m: "rdl" });
        assert.match(await verdict(page), /^Over/);
    },
);

scene(
    "territory over the board, and away again",
    {
        sizes: both,
        hash: game("human;human", { variant: "tron(map=7x7)" }),
        settings: { panel: "views" },
    },
    async (page) => {
        const legend = page.locator(".view-legend");
        await page.locator(".view-kinds label", { hasText: "Territory" }).click();
        await untilText(page, ".view-legend", /is there first, \d+ cells/);
        await page.locator(".view-kinds label", { hasText: "Nothing" }).click();
        await until(page, () => document.querySelector(".view-legend").textContent === "");
        assert.equal(await legend.innerText(), "");
    },
);

scene(
    "an analyst that does not know this game gives way",
    {
        hash: game("human;human", { variant: "tron(map=7x7)" }),
        settings: { panel: "analysis", analyst: "uct(playout=biased)" },
    },
    async (page) => {
        await page.getByRole("checkbox", { name: "Live analysis" }).check();
        await until(page, () =>
            [...document.querySelectorAll(".tab-panel td, .tab-panel .num")].some((cell) =>
                /^[+−]?\d/.test(cell.textContent),
            ),
        );
        assert.equal(await page.getByRole("alert").locator(".notice").count(), 0);
    },
);

scene(
    "simulated games side by side, and where they ride",
    { hash: game("human", { variant: "tron(preset=document)" }), settings: { panel: "views" } },
    async (page) => {
        await page.getByRole("button", { name: "Simulate 6 games" }).click();
        await page.locator(".sample").nth(5).waitFor();
        const texts = await page.locator(".sample figcaption").allInnerTexts();
        assert.ok(
            texts.every((text) => /^\d+ steps$/.test(text)),
            texts.join(),
        );
        await page.locator(".view-kinds label", { hasText: "Playout density" }).click();
        await untilText(page, ".view-legend", /more of 1,000 games of the policy uniform/);
    },
);

scene(
    "the solver's bound and gap",
    { hash: game("human", { variant: tiny }), settings: { panel: "views" } },
    async (page) => {
        await page.getByRole("button", { name: "Solve this position" }).click();
        await untilText(page, ".view-bound", /Found 3 steps · bound 3 · proven/);
    },
);

scene(
    "the largest map with six riders keeps the page awake",
    {
        hash: game("random;random;random;random;random;random", {
            variant: "tron(map=64x64x3--1.62-2.1952-3.62-4.1952-5.62-6)",
        }),
        settings: quick,
    },
    async (page) => {
        assert.equal(
            await board(page).getAttribute("aria-label"),
            "Board, 64 columns, 64 rows, 3 floors",
        );
        await page.evaluate(() => {
            window.tasks = [];
            new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) window.tasks.push(entry.duration);
            }).observe({ entryTypes: ["longtask"] });
        });
        await page.getByRole("button", { name: "Real time" }).click();
        await until(page, () => /&m=\w{60}|^#z=/.test(location.hash));
        await page.keyboard.press("Space");
        await page.getByRole("button", { name: /Go on|Next round/ }).waitFor();
        const tasks = await page.evaluate(() => window.tasks);
        // A busy machine stretches tasks; most of a tick must stay free all the same.
        assert.ok(Math.max(0, ...tasks) < 400, `long tasks: ${tasks.map(Math.round)}`);
    },
);

const drawn = "#######\n#1   a#\n# ### #\n#a   2#\n#######";

scene(
    "a map from the editor plays and travels in a link",
    { sizes: both, hash: solo },
    async (page, open) => {
        await tool(page, "Draw a map").click();
        const dialog = page.getByRole("dialog", { name: "Draw a map" });
        await dialog.getByRole("button", { name: "Text", exact: true }).click();
        await dialog.getByRole("textbox").fill(drawn);
        await dialog.getByRole("button", { name: "Read this text" }).click();
        await dialog.getByRole("application", { name: "Map, 7 columns, 5 rows" }).waitFor();
        await dialog.getByRole("button", { name: "Play this map" }).click();
        await dialog.waitFor({ state: "detached" });
        await page.getByRole("application", { name: "Board, 7 columns, 5 rows" }).waitFor();
        await until(page, () => location.hash.includes("7x5"));
        const hash = await page.evaluate(() => location.hash);
        // A fresh profile gets the same map, and the editor there the same text.
        const other = await open({ hash });
        await other.getByRole("application", { name: "Board, 7 columns, 5 rows" }).waitFor();
        assert.equal(await variant(other), await variant(page));
        await tool(other, "Draw a map").click();
        await other.getByRole("button", { name: "Text", exact: true }).click();
        assert.equal(await other.getByRole("textbox").inputValue(), drawn.replaceAll(" ", "."));
    },
);

scene("drawing by pointer and keys, undo and redo", { hash: solo }, async (page) => {
    await tool(page, "Draw a map").click();
    const map = page.locator(".map-board");
    await map.waitFor();
    const steps = (count) =>
        until(page, (n) => document.querySelector(".map-board").dataset.undo === String(n), count);
    await page.getByRole("spinbutton", { name: "Columns" }).fill("9");
    await page.keyboard.press("Enter");
    await steps(1);
    await map.focus();
    // To the cell under the start, which becomes a wall.
    for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "Space"])
        await page.keyboard.press(key);
    await steps(2);
    await untilText(page, ".map-board [role=status]", /^row 3, column 2: wall$/);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await steps(1);
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    await steps(2);
    await page.getByRole("button", { name: "Text", exact: true }).click();
    assert.match(await page.getByRole("textbox").inputValue(), /^#{9}\n#1\.+#\n##/);
});

scene("what is no map is told with row and column", { hash: solo }, async (page) => {
    await tool(page, "Draw a map").click();
    const dialog = page.getByRole("dialog", { name: "Draw a map" });
    await dialog.getByRole("button", { name: "Text", exact: true }).click();
    const text = dialog.getByRole("textbox");
    const read = dialog.getByRole("button", { name: "Read this text" });
    await text.fill("#####\n#1?2#\n#####");
    await read.click();
    await untilText(page, ".map-text .map-refusal", /^Row 2, column 3: "\?"/);
    // The core knows what a map needs.
    await text.fill("#####\n#1a2#\n#####");
    await read.click();
    await untilText(
        page,
        ".dialog-foot .map-refusal",
        /Teleport 'a' in row 2, column 3 has no other end/,
    );
    assert.ok(await dialog.getByRole("button", { name: "Play this map" }).isDisabled());
    await dialog.getByRole("button", { name: "Cancel" }).click();
    assert.equal(await variant(page), tiny);
});

scene(
    "score against simulations, measured on the workers",
    {
        hash: game("human", { variant: "tron(preset=document)" }),
        settings: { panel: "match", workers: 1 },
    },
    async (page) => {
        await page.locator(".curve select").nth(0).selectOption("0");
        await page.locator(".curve select").nth(1).selectOption("5");
        // The document's numbers stand there before anything is measured.
        assert.match(await page.locator(".curve table").innerText(), /10,000.*156/s);
        await page.getByRole("button", { name: "Measure" }).click();
        await untilText(page, ".curve [role=status]", /15 of 15 games, done/);
        const rows = await page.locator(".curve tbody tr").allInnerTexts();
        const steps = rows.slice(0, 3).map((row) => Number(row.split("\t")[1]));
        assert.ok(
            steps.every((mean) => mean > 60 && mean <= 164),
            String(steps),
        );
        assert.ok(steps[2] > steps[0], "more simulations ride further");
        assert.equal(await page.locator(".curve-point").count(), 3);
    },
);

for (const theme of ["light", "dark"])
    scene(
        `no complaint of axe, ${theme}`,
        {
            sizes: both,
            hash: game("human;random", { variant: "tron(preset=teleports)" }),
            colorScheme: theme,
            settings: { panel: "arena" },
        },
        async (page) => {
            const check = async (what) => {
                const { violations } = await new AxeBuilder({ page }).analyze();
                const found = violations.flatMap(({ id, nodes }) =>
                    nodes.map((n) => `${id}: ${n.html}`),
                );
                assert.deepEqual(found, [], what);
            };
            await board(page).waitFor();
            await page.locator(".arena-table").waitFor();
            await check("arena");
            await tab(page, "Views").click();
            await page.locator(".views").waitFor();
            await check("views");
            await tool(page, "Draw a map").click();
            await page.locator(".map-board").waitFor();
            await check("editor");
        },
    );
