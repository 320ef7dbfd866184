import { both, expect, link, test } from "./fixtures.mjs";
import { drag, game, middleOf, more, status, tab, think, tool, until, use, work } from "./page.mjs";

/** Four free cells: a ride of three steps, and its map in rows. */
const tiny = "tron(map=4x4-_5-1._2.2_5)";
const solo = game("human", { variant: tiny });
const board = (page) => page.locator(".canvas-board");
const quick = { pace: 0, ticks: 15, animations: false };
const steps = { realTime: false };
const start = (page) => page.getByRole("button", { name: "Start", exact: true });

/** The core's canonical text of the variant on the board. */
const variant = async (page) => decodeURIComponent((await link(page)).g);

test("a solo ride by keyboard to its end", async ({ open }) => {
    const page = await open({ hash: solo, settings: steps });
    await expect(board(page)).toBeVisible();
    for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
    await expect(page).toHaveLink({ m: "rd" });
    await expect(page.locator(".seat-score")).toHaveText("2 steps", { useInnerText: true });
    // A wall is no move: nothing happens.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".status-over")).toHaveText(/3/);
    await expect(page.locator(".seat-score")).toHaveText("3 steps", { useInnerText: true });
    await expect(page).toHaveLink({ m: "rdl" });
    await tool(page, "New game").click();
    await expect(page).toHaveLink({ m: "" });
});

test("the board has one tab stop and a cursor that speaks", async ({ open }) => {
    const page = await open({ hash: solo, settings: steps });
    await board(page).focus();
    await page.keyboard.press("Shift+ArrowUp");
    await expect(page.locator(".canvas-board [role=status]")).toHaveText(
        /^row 1, column 2, empty, wall$/,
    );
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.locator(".canvas-board [role=status]")).toHaveText(
        /^row 2, column 2, blue rider$/,
    );
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.locator(".canvas-board [role=status]")).toHaveText(
        /^row 2, column 3, empty, move r$/,
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveLink({ m: "r" });
});

test("a hint is a ring around a cell, and is told", async ({ open }) => {
    const page = await open({ hash: solo, settings: { ...steps, think: false } });
    const canvas = page.locator(".canvas-board canvas").first();
    const drawn = () => canvas.evaluate((element) => element.toDataURL());
    await expect(board(page)).toBeVisible();
    await tool(page, "Hint").hover();
    const before = await drawn();
    await tool(page, "Hint").click();
    await expect(page.getByRole("status").filter({ hasText: /^Hint: / })).toBeAttached();
    await expect.poll(drawn).not.toBe(before);
});

test("a click goes to a neighbour, a swipe in its direction", async ({ open }) => {
    const page = await open({ hash: solo, settings: steps, hasTouch: true });
    const box = await board(page).boundingBox();
    // The cell to the right of the start: third column, second row of four.
    await board(page).click({ position: { x: box.width * 0.63, y: box.height * 0.37 } });
    await expect(page).toHaveLink({ m: "r" });
    await drag(page, await middleOf(board(page)), [[4, 120]]);
    await expect(page).toHaveLink({ m: "rd" });
});

test("a round in real time against a computer", both, async ({ open }) => {
    const page = await open({
        hash: game("human;random", { variant: "tron(map=7x7)" }),
        settings: { ...quick, panel: "arena" },
    });
    // Nothing rides before the start; the keys stand on the board.
    await expect(page.locator(".start-keys")).toHaveText(/You: (Arrow keys or W A S D|swipe)/);
    await expect(page.locator(".status-text")).toHaveText(/^Ready:/);
    await expect(page).toHaveLink({ m: "" });
    // The first key starts the ride, goes up along the edge, and on until somebody crashes.
    await page.keyboard.press("ArrowUp");
    await expect(page.locator(".countdown")).toBeVisible();
    await expect(page.locator(".status-text")).toHaveText(/^Get ready/);
    await expect(page.locator(".status-over")).toHaveText(/win|draw/);
    expect(await variant(page)).toMatch(/crash=yes/);
    // The variant is told in words; what real time adds to the rules is none.
    await expect(page).toHaveTitle("Tron, Empty map 7 x 7 · Plyscope");
    await expect(page.locator(".arena-rounds li")).toHaveCount(1);
    // Whoever has made a step has made one in the list of rounds, too.
    await expect(page.locator(".arena-rounds li")).toHaveText(/Steps: You \d+, Random \d+/);
    const scores = await page.locator(".arena .table tbody tr").allInnerTexts();
    const [, mine, other] = /You (\d+), Random (\d+)/.exec(
        await page.locator(".arena-rounds li").innerText(),
    );
    expect(Number(mine) + Number(other)).toBeGreaterThan(0);
    expect(scores.map((row) => row.split("\t")[2])).toEqual([mine, other]);
    const winner = await page.locator(".arena-rounds li span").nth(1).innerText();
    const won = /^(You|Random) won$/.exec(winner)?.[1];
    const moves = (await link(page)).m;
    expect(moves, "the key counted").toMatch(/^u/);
    // Every computer's time is told.
    await expect(page.locator(".seat-time").first()).toHaveText(/ms$/, { useInnerText: true });
    // The next round starts on the other side.
    await page.getByRole("button", { name: "Next round" }).click();
    await expect(page).toHaveLink({ m: "", p: "random;human" });
    await expect(page.locator(".countdown")).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
    // What was won stays with whoever has won it.
    const tallies = page.locator(".arena .table tbody tr");
    for (const name of ["You", "Random"])
        await expect(tallies.filter({ hasText: name })).toHaveText(
            won === undefined ? /0 · 1 · 0/ : won === name ? /1 · 0 · 0/ : /0 · 0 · 1/,
        );
    await expect(page.locator(".arena-rounds li span").nth(1)).toHaveText(winner);
});

test("step by step is a switch that is remembered; a link into a game opens there", async ({
    open,
}) => {
    const page = await open({
        hash: game("human;human", { variant: "tron(map=7x7)", moves: "ud" }),
    });
    await expect(page.locator(".status-text")).toHaveText(/^Blue's turn/);
    await expect(page.locator(".status-move")).toHaveText("step 2");
    await expect(start(page)).toHaveCount(0);
    await tool(page, "New game").click();
    await expect(start(page)).toBeVisible();
    await page.locator(".switch", { hasText: "Step by step" }).click();
    await expect(start(page)).toHaveCount(0);
    await page.keyboard.press("ArrowUp");
    await expect(page).toHaveLink({ m: "u" });
    await page.reload();
    await tool(page, "New game").click();
    await expect(page).toHaveLink({ m: "" });
    await expect(page.getByRole("checkbox", { name: "Step by step" })).toBeChecked();
    await expect(start(page)).toHaveCount(0);
    // Back to real time: a direction starts the ride, although the switch has the focus.
    await page.locator(".switch", { hasText: "Step by step" }).click();
    await expect(start(page)).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await expect(page.locator(".countdown")).toBeVisible();
});

test("on a phone everything for a ride is in view", { tag: ["@phone"] }, async ({ open }) => {
    const page = await open({
        hash: game("human;random", { variant: "tron" }),
        settings: { ...quick, ticks: 5 },
    });
    await expect(start(page)).toBeInViewport();
    // One row of tools and one for the ride, and what the players are is still in view.
    const bar = await page.locator(".tab-list").boundingBox();
    const bottom = async (part) => {
        const box = await page.locator(part).boundingBox();
        return box.y + box.height;
    };
    expect(await bottom(".arena-bar")).toBeLessThan(bar.y - 100);
    await start(page).tap();
    await expect(page.locator(".countdown")).toBeVisible();
    const board = await page.locator(".canvas-board").boundingBox();
    const keys = await page.locator(".countdown .start-keys").boundingBox();
    expect(keys.height, "the keys stand below the number, small").toBeLessThan(board.height / 3);
    for (const part of [".canvas-board", ".status-text", ".pad", ".arena-go"])
        await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    expect(await bottom(".arena-go")).toBeLessThanOrEqual(bar.y);
    // A finger that turns twice steers as two keys do: the clock moves.
    await drag(page, await middleOf(page.locator(".canvas-board")), [
        [2, 70],
        [70, 2],
    ]);
    await expect(page).toHaveURL(/&m=d.r/);
    // Step by step is in the menu of the toolbar.
    await page.locator(".arena-go").tap();
    await more(page, "Step by step");
    await expect(page.locator(".arena-go")).toHaveCount(0);
    await expect(page.getByRole("slider", { name: "Replay" })).toBeVisible();
    await more(page, "Real time");
    await expect(page.locator(".arena-go")).toBeVisible();
});

test("computers alone ride in real time, the space bar stops them", async ({ open }) => {
    const page = await open({
        hash: game("random;random;random", { variant: "tron(preset=arena3)" }),
        settings: { ...quick, panel: "arena" },
    });
    // The analysis runs until the ride begins, and rests then.
    await think(page);
    const analysis = page.locator(".analysis-state");
    await expect(analysis).toHaveText("running");
    await start(page).click();
    await expect(analysis).toHaveText("rests");
    await expect(page.locator(".headline-finding")).toHaveText(
        "The analysis rests during the ride, and goes on after it.",
    );
    await expect(page).toHaveURL(/&m=\w{6}/);
    await tab(page, "Game").click();
    await page.locator(".arena h3").click();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: /Go on|Next round/ })).toBeVisible();
    await tab(page, "Think").click();
    await expect(analysis).toHaveText(/^(running|done|)$/);
    // Step by step again: the toolbar works as in every game.
    await page.locator(".switch", { hasText: "Step by step" }).click();
    await tool(page, "First position").click();
    await expect(page).toHaveLink({ m: "" });
});

test("replay by the slider", async ({ open }) => {
    const page = await open({ hash: game("human", { variant: tiny, moves: "rdl" }) });
    const slider = page.getByRole("slider", { name: "Replay" });
    await expect(slider).toBeVisible();
    await slider.fill("1");
    await expect(page).toHaveLink({ m: "r" });
    await expect(slider).toHaveAttribute("aria-valuetext", "move 1 of 3");
    await slider.fill("3");
    await expect(page).toHaveLink({ m: "rdl" });
    expect(await status(page)).toMatch(/^Over/);
});

test("territory over the board, and away again", both, async ({ open }) => {
    const page = await open({
        hash: game("human;human", { variant: "tron(map=7x7)" }),
        settings: { panel: "views" },
    });
    const legend = page.locator(".view-legend");
    await page.locator(".segment", { hasText: "Territory" }).click();
    await expect(page.locator(".view-legend")).toHaveText(/is there first, \d+ cells/);
    await page.locator(".segment", { hasText: "Nothing" }).click();
    await expect(legend).toHaveText(/^$/);
});

test("an analyst that does not know this game gives way", async ({ open }) => {
    const page = await open({
        hash: game("human;human", { variant: "tron(map=7x7)" }),
        settings: { panel: "analysis", analyst: "uct(playout=biased)" },
    });
    await think(page);
    await until(page, () =>
        [...document.querySelectorAll(".tab-panel td, .tab-panel .num")].some((cell) =>
            /^[+−]?\d/.test(cell.textContent),
        ),
    );
    await expect(page.getByRole("alert").locator(".notice")).toHaveCount(0);
    const moves = await page.locator(".line-move").allInnerTexts();
    expect(moves.filter((move) => !/^(left|right|up|down)$/.test(move.trim()))).toEqual([]);
    expect(moves.length).toBeGreaterThan(1);
});

test("simulated games side by side, and where they ride", async ({ open }) => {
    const page = await open({
        hash: game("human", { variant: "tron(preset=document)" }),
        settings: { panel: "views" },
    });
    await page.getByRole("button", { name: "Simulate 6 games" }).click();
    await expect(page.locator(".sample").nth(5)).toBeVisible();
    const texts = await page.locator(".sample figcaption").allInnerTexts();
    expect(
        texts.every((text) => /^\d+ steps$/.test(text)),
        texts.join(),
    ).toBe(true);
    // One row for each move, with what it is worth; those of the longest games are said to be the best.
    await page.getByRole("checkbox", { name: "After each move" }).check();
    await page.getByRole("button", { name: "Simulate each move" }).click();
    const moves = page.locator(".sample-move");
    await expect(moves).toHaveText([
        /^Left: [\d.]+ steps on average of 1.000 games/,
        /^Up: /,
        /^Right: /,
        /^Down: /,
    ]);
    await expect(page.locator(".sample")).toHaveCount(12);
    await expect(moves.filter({ hasText: "the best" })).toHaveCount(1);
    // Both ways to compute the same games.
    await page.getByRole("button", { name: "Measure the speed" }).click();
    await expect(page.locator(".sample-speed p.num")).toHaveText([
        /^Side by side.* games a second$/,
        /^One by one.* games a second$/,
    ]);
    await expect(page.locator(".sample-speed")).toHaveText(/The games are the same\./);
    await page.locator(".segment", { hasText: "Playout density" }).click();
    await expect(page.locator(".view-legend")).toHaveText(
        /more of 1\s000 games of the policy uniform/,
    );
});

test("the solver's bound and gap", async ({ open }) => {
    const page = await open({
        hash: game("human", { variant: tiny }),
        settings: { panel: "views" },
    });
    await page.getByRole("button", { name: "Solve this position" }).click();
    await expect(page.locator(".view-bound")).toHaveText(/Found 3 steps · bound 3 · proven/, work);
});

test("the largest map with six riders keeps the page awake", async ({ open }) => {
    const page = await open({
        hash: game("random;random;random;random;random;random", {
            variant: "tron(map=64x64x3--1.62-2.1952-3.62-4.1952-5.62-6)",
        }),
        settings: quick,
    });
    await expect(board(page)).toHaveAttribute("aria-label", "Board, 64 columns, 64 rows, 3 floors");
    await page.evaluate(() => {
        window.tasks = [];
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) window.tasks.push(entry.duration);
        }).observe({ entryTypes: ["longtask"] });
    });
    await start(page).click();
    await expect(page).toHaveURL(/&m=\w{60}|^#z=/);
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: /Go on|Next round/ })).toBeVisible();
    const tasks = await page.evaluate(() => window.tasks);
    // A busy machine stretches tasks; most of a tick must stay free all the same.
    expect(Math.max(0, ...tasks), `long tasks: ${tasks.map(Math.round)}`).toBeLessThan(400);
});

const drawn = "#######\n#1   a#\n# ### #\n#a   2#\n#######";

test("a map from the editor plays and travels in a link", both, async ({ open }) => {
    const page = await open({ hash: solo });
    await use(page, "Draw a map");
    const dialog = page.getByRole("dialog", { name: "Draw a map" });
    await expect(dialog.getByLabel("Glued edges").getByRole("option")).toHaveText([
        "None",
        "Left and right",
        "Top and bottom",
        "All",
    ]);
    await dialog.getByRole("button", { name: "Text", exact: true }).click();
    await dialog.getByRole("textbox").fill(drawn);
    await dialog.getByRole("button", { name: "Read this text" }).click();
    await expect(dialog.getByRole("application", { name: "Map, 7 columns, 5 rows" })).toBeVisible();
    await dialog.getByRole("button", { name: "Play this map" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("application", { name: "Board, 7 columns, 5 rows" })).toBeVisible();
    await expect(page).toHaveURL(/7x5/);
    const hash = await page.evaluate(() => location.hash);
    // A fresh profile gets the same map, and the editor there the same text.
    const other = await open({ hash });
    await expect(
        other.getByRole("application", { name: "Board, 7 columns, 5 rows" }),
    ).toBeVisible();
    expect(await variant(other)).toBe(await variant(page));
    await use(other, "Draw a map");
    await other.getByRole("button", { name: "Text", exact: true }).click();
    await expect(other.getByRole("dialog").getByRole("textbox")).toHaveValue(
        drawn.replaceAll(" ", "."),
    );
});

test("drawing by pointer and keys, undo and redo", async ({ open }) => {
    const page = await open({ hash: solo });
    await use(page, "Draw a map");
    const map = page.locator(".map-board");
    await expect(map).toBeVisible();
    const steps = (count) => expect(map).toHaveAttribute("data-undo", String(count));
    await page.getByRole("spinbutton", { name: "Columns" }).fill("9");
    await page.keyboard.press("Enter");
    await steps(1);
    await map.focus();
    // To the cell under the start, which becomes a wall.
    for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "Space"])
        await page.keyboard.press(key);
    await steps(2);
    await expect(page.locator(".map-board [role=status]")).toHaveText(/^row 3, column 2: wall$/);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await steps(1);
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    await steps(2);
    await page.getByRole("button", { name: "Text", exact: true }).click();
    expect(await page.getByRole("textbox").inputValue()).toMatch(/^#{9}\n#1\.+#\n##/);
});

test("what is no map is told with row and column", async ({ open }) => {
    const page = await open({ hash: solo });
    await use(page, "Draw a map");
    const dialog = page.getByRole("dialog", { name: "Draw a map" });
    await dialog.getByRole("button", { name: "Text", exact: true }).click();
    const text = dialog.getByRole("textbox");
    const read = dialog.getByRole("button", { name: "Read this text" });
    await text.fill("#####\n#1?2#\n#####");
    await read.click();
    await expect(page.locator(".map-text .refusal")).toHaveText(/^Row 2, column 3: "\?"/);
    // The core knows what a map needs.
    await text.fill("#####\n#1a2#\n#####");
    await read.click();
    await expect(page.locator(".dialog-foot .refusal")).toHaveText(
        /Teleport 'a' in row 2, column 3 has no other end/,
    );
    await expect(dialog.getByRole("button", { name: "Play this map" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(await variant(page)).toBe(tiny);
});

test("score against simulations, measured on the workers", async ({ open }) => {
    const page = await open({
        hash: game("human", { variant: "tron(preset=document)" }),
        settings: { panel: "match", workers: 1 },
    });
    await page.locator(".curve select").nth(0).selectOption("0");
    await page.locator(".curve select").nth(1).selectOption("5");
    // The document's numbers stand there before anything is measured.
    await page.getByRole("button", { name: /Mean score .*: as a table/ }).click();
    await expect(page.locator(".curve table")).toHaveText(/10\s000.*156/s, { useInnerText: true });
    await page.getByRole("button", { name: "Measure" }).click();
    await expect(page.locator(".curve [role=status]")).toHaveText(/15 of 15 games, done/, work);
    const rows = await page.locator(".curve tbody tr").allInnerTexts();
    const steps = rows.slice(0, 3).map((row) => Number(row.split("\t")[1]));
    expect(
        steps.every((mean) => mean > 60 && mean <= 164),
        String(steps),
    ).toBe(true);
    expect(steps[2], "more simulations ride further").toBeGreaterThan(steps[0]);
    await page.getByRole("button", { name: /Mean score .*: as a table/ }).click();
    const chart = page.getByRole("slider", { name: /^Mean score against random games/ });
    await chart.focus();
    await page.keyboard.press("Home");
    await expect(chart).toHaveAttribute(
        "aria-valuetext",
        /^random games per direction 10: measured [\d.]+ \(.*\), Tron lab 95$/,
    );
});

test("a step tried for computers that wait is one move, not a round", async ({ open }) => {
    const page = await open({ hash: game("random;random", { variant: "tron" }), settings: steps });
    await board(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveLink({ m: "d" });
    await expect(page.locator(".notice")).toHaveCount(0);
});
