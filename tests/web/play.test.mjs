/** Games on the board: by pointer, by keyboard, against computers and between them. */
import { both, expect, link, protocol, test } from "./fixtures.mjs";
import {
    cells,
    discs,
    game,
    notices,
    playByPointer,
    status,
    tab,
    target,
    think,
    tool,
    until,
    untilMoves,
} from "./page.mjs";

/** Thinks until it is stopped. */
const long = "uct(sims=1000000000000)";
const people = game("human;human");

test("first look: a person against a computer", both, async ({ open }) => {
    const page = await open();
    const { g, p, m } = await link(page);
    expect(g).toBe("connect4");
    expect(p).toMatch(/^human;uct/);
    expect(m).toBeUndefined();
    await expect(page.locator(".cell-button")).toHaveCount(42);
    await tab(page, "Think").click();
    await expect(page.getByRole("checkbox", { name: "Live analysis" })).toBeChecked();
    await expect(page.getByRole("alert").locator(".notice")).toHaveCount(0);
});

test("a whole game with the pointer", both, async ({ open, isMobile }) => {
    const page = await open({ hash: people });
    await playByPointer(page, "4343434", { touch: isMobile });
    await expect(page.locator(".status-over")).toHaveText(/^Yellow wins/);
    expect((await cells(page, /yellow disc, winning line$/)).length).toBe(4);
    await expect(page.locator(".seat-score")).toHaveText(isMobile ? ["0"] : ["0", "1"]);
    await expect(page.locator(".cell-button[aria-label*=', move ']")).toHaveCount(0);
    // A finished game takes no more moves, the next one does.
    await page.locator(".cell-button").first().click();
    await tool(page, "New game").click();
    await expect(page).toHaveLink({ m: "" });
    await playByPointer(page, "1");
});

test("any cell of a column plays it", async ({ open }) => {
    const page = await open({ hash: people });
    await page.getByRole("button", { name: "column 6, row 6, empty", exact: true }).click();
    await expect(page).toHaveLink({ m: "6" });
    await page.getByRole("button", { name: "column 6, row 1, yellow disc, last move" }).click();
    await expect(page).toHaveLink({ m: "66" });
});

test("a whole game with the keyboard alone", async ({ open }) => {
    const page = await open({ hash: people });
    const press = (key) => page.keyboard.press(key);
    // Digits work at once, wherever the focus is, and letters of columns; others mean nothing.
    for (const key of "4xa") await press(key);
    await expect(page).toHaveLink({ m: "41" });
    // Tab leads to the board, arrows over it, Enter and Space play.
    for (let i = 0; i < 24; i++) {
        await press("Tab");
        if (await page.evaluate(() => document.activeElement?.matches(".cell-button"))) break;
    }
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? "");
    expect(await focused()).toMatch(/^column 1, row 1,/);
    for (let i = 0; i < 3; i++) await press("ArrowRight");
    await press("ArrowUp");
    expect(await focused()).toBe("column 4, row 2, empty, move 4");
    await press("Enter");
    await expect(page).toHaveLink({ m: "414" });
    await press("Home");
    expect(await focused()).toMatch(/^column 1, row 2,/);
    await press("Space");
    await expect(page).toHaveLink({ m: "4141" });
    await press("4");
    await press("1");
    await press("4");
    await expect(page.locator(".status-over")).toHaveText(/^Yellow wins/);
    await expect(page).toHaveLink({ m: "4141414" });
    // The card of the end takes the focus; on to the next game through the toolbar.
    await expect(page.getByRole("dialog", { name: /^Yellow wins/ })).toBeFocused();
    for (let i = 0; i < 20; i++) {
        await press("Tab");
        if ((await focused()) === "New game") break;
    }
    await press("Enter");
    await expect(page).toHaveLink({ m: "" });
});

test("undo, redo and steps", both, async ({ open }) => {
    const page = await open({ hash: people });
    const played = (m) => expect(page).toHaveLink({ m });
    await playByPointer(page, "123");
    // On a phone the steps stand beside the list of moves.
    if (page.viewportSize().width < 700) await tab(page, "Game").click();
    await tool(page, "One move back").click();
    await played("12");
    await tool(page, "One move forward").click();
    await played("123");
    await expect(tool(page, "One move forward")).toBeDisabled();
    await page.keyboard.press("Home");
    await played("");
    await page.keyboard.press("End");
    await played("123");
    await page.keyboard.press("ArrowLeft");
    await played("12");
    await page.keyboard.press("Control+z");
    await played("1");
    // The list of moves keeps what can be played again.
    await page.getByRole("tab", { name: "Game" }).click();
    await expect(page.locator(".move-undone")).toHaveText(["2", "3"]);
    await page.locator(".move-undone").last().click();
    await played("123");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await played("");
    // Another move forgets it.
    await playByPointer(page, "7");
    await expect(page.locator(".move-undone")).toHaveCount(0);
});

/** Plays for J until the game is over: always the column in the middle that is free. */
async function playOut(page) {
    for (;;) {
        await expect(page.locator(".status-text")).toHaveText(/^Your turn|win|draw/);
        if (!/^Your turn/.test(await status(page))) return;
        const moves = (await link(page)).m?.length ?? 0;
        for (const move of "4352617") {
            if ((await target(page, move).count()) === 0) continue;
            await target(page, move).click();
            break;
        }
        await until(
            page,
            (before) =>
                (/&m=(\d+)/.exec(location.hash)?.[1] ?? "").length > before + 1 ||
                document.querySelector(".status-over") !== null,
            moves,
        );
    }
}

test("a whole game against a computer", both, async ({ open }) => {
    const page = await open({ hash: game("human;random"), settings: { pace: 0 } });
    await playOut(page);
    expect(await status(page)).toMatch(/win|draw/);
    // The move is the person's again after taking back.
    await tool(page, "Close").click();
    await tool(page, "Take back my move").click();
    await expect(page.locator(".status-text")).toHaveText(/^Your turn/);
});

test("the computer of the first look answers", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await target(page, "4").click();
    await untilMoves(page, 2);
    await expect(page.locator(".status-move")).toHaveText("move 3");
    await tool(page, "Swap sides").click();
    await expect(page.locator(".status-move")).toHaveText("move 4");
    await expect(page).toHaveURL(/&p=uct[^&]*;human&/);
});

test("a thinking computer moves now, or not at all", async ({ open }) => {
    const page = await open({ hash: game(`${long};human`) });
    // A link runs nothing.
    await expect(page.locator(".spinner")).toHaveCount(0);
    await tool(page, "Let the computer play").click();
    await expect(page.locator(".seat .spinner")).toBeVisible();
    await tool(page, "Pause the computer").click();
    await expect(page.locator(".seat .spinner")).toHaveCount(0);
    expect((await link(page)).m).toBeUndefined();
    await tool(page, "Let the computer play").click();
    await tool(page, "Move now").click();
    await untilMoves(page, 1);
    await expect(page.locator(".status-text")).toHaveText(/^Your turn/);
});

test("a hint shows a move on the board", async ({ open }) => {
    const page = await open({
        hash: game("human;human", { moves: "112233" }),
        settings: { animations: false },
    });
    await tool(page, "Hint").click();
    const preview = page.locator(".preview-hint");
    await expect(preview).toBeVisible();
    expect((await link(page)).m).toBe("112233");
    // There is one move that wins at once.
    const box = await preview.boundingBox();
    const cell = await target(page, "4").boundingBox();
    expect(Math.abs(box.x - cell.x), "the hint is in column 4").toBeLessThan(5);
    await expect(page.getByRole("status").filter({ hasText: "Hint: 4." })).toBeAttached();
    await playByPointer(page, "4");
    await expect(page.locator(".status-over")).toHaveText(/^Yellow wins/);
    await expect(preview).toHaveCount(0);
});

test("computer against computer, to the end and again the same", async ({ open }) => {
    const hash = game("uct(sims=50);montecarlo(sims=5)", { seed: 7 });
    const results = [];
    for (let i = 0; i < 2; i++) {
        const page = await open({ hash, settings: { pace: 0 } });
        await tool(page, "Let the computer play").click();
        await expect(page.locator(".status-over")).toBeVisible();
        // The address comes a little later than the last disc.
        await untilMoves(page, await discs(page).count());
        results.push(`${(await link(page)).m} ${await status(page)}`);
    }
    expect(results[0]).toMatch(/^\d{7,42} .*(wins|draw)/);
    expect(results[1]).toBe(results[0]);
});

test("nothing of earlier positions stays in memory", async ({ open }) => {
    const hash = game("uct(sims=50);montecarlo(sims=5)", { seed: 7 });
    const page = await open({ hash, settings: { pace: 0 } });
    await think(page);
    const session = await protocol(page);
    await session.send("Performance.enable");
    const count = async () => {
        await session.send("HeapProfiler.collectGarbage");
        const { metrics } = await session.send("Performance.getMetrics");
        return metrics.find(({ name }) => name === "Nodes").value;
    };
    const before = await count();
    await tool(page, "Let the computer play").click();
    await expect(page.locator(".status-over")).toBeVisible();
    expect(await count()).toBeLessThan(1.5 * before);
});

test("what happens is announced", async ({ open }) => {
    const page = await open({ hash: people });
    const said = "section[aria-label=Board] [role=status]";
    await playByPointer(page, "4");
    await expect(page.locator(said)).toHaveText(/^Yellow played 4\. Red to move/);
    await playByPointer(page, "343434");
    await expect(page.locator(said)).toHaveText(/^Yellow played 4\. Yellow wins/);
    await tool(page, "Close").click();
    await tool(page, "One move back").click();
    await expect(page.locator(said)).toHaveText(/^Back to move 6\. Yellow to move/);
});

test("another variant through the game dialog", both, async ({ open, isMobile }) => {
    const page = await open({ hash: people });
    await playByPointer(page, "44");
    await page.locator(".topbar-game").click();
    const dialog = page.getByRole("dialog");
    // On a phone the variants are folded, and the console's line is not shown.
    if (isMobile) await dialog.getByText(/^Variants and rules/).click();
    const says = async (words) => {
        if (!isMobile) await expect(page.locator(".game-line")).toHaveText(words);
    };
    await dialog
        .getByRole("button", { name: /cylinder/i })
        .first()
        .click();
    await says(/cylinder=yes/);
    const slider = dialog.getByRole("slider", { name: "Columns" });
    await expect(slider).toHaveAttribute("aria-valuetext", "4 columns");
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await says(/cols=5/);
    await dialog.getByRole("button", { name: "Start", exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(".cell-button")).toHaveCount(20);
    await expect(page).toHaveLink({ m: "" });
    expect((await link(page)).g).toMatch(/cols=5/);
    await playByPointer(page, "5");
    // What was left comes back by one click, also when the page was loaded anew.
    await expect(notices(page)).toHaveText(/^Your game of Connect Four was left\./);
    await page.reload();
    await page.getByRole("button", { name: "Back to it" }).click();
    await expect(page).toHaveLink({ g: "connect4", m: "44" });
});

/** Seconds that the newest disc takes to fall. */
function falling(page) {
    return page.locator(".piece-last").evaluate((piece) => {
        const { animationName, animationDuration } = getComputedStyle(piece);
        return animationName === "none" ? 0 : Number.parseFloat(animationDuration);
    });
}

test("discs fall", async ({ open }) => {
    const page = await open({ hash: people });
    await playByPointer(page, "4");
    expect(await falling(page)).toBeGreaterThan(0.1);
});

test("no disc falls under reduced motion", async ({ open }) => {
    const page = await open({ hash: people, reducedMotion: "reduce" });
    await playByPointer(page, "4");
    expect(await falling(page)).toBeLessThan(0.001);
});

test("nothing changes by a transition under reduced motion", async ({ open }) => {
    const page = await open({ hash: people, reducedMotion: "reduce" });
    const begun = await page.evaluate(async () => {
        const kinds = [];
        addEventListener("transitionrun", (event) => kinds.push(event.propertyName));
        const main = document.querySelector(".main");
        for (const visibility of ["hidden", ""]) {
            main.style.visibility = visibility;
            await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        }
        return kinds;
    });
    expect(begun).toEqual([]);
});

test("no disc falls when settings say so", async ({ open }) => {
    const page = await open({ hash: people, settings: { animations: false } });
    await playByPointer(page, "4");
    expect(await falling(page)).toBe(0);
});

test("a game begins with all that was changed just before", async ({ open }) => {
    const page = await open({ hash: people });
    await page.locator(".topbar-game").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("input[type=range]").nth(1)).toBeVisible();
    // Faster than any answer can come.
    await dialog.evaluate((box) => {
        for (const slider of [...box.querySelectorAll("input[type=range]")].slice(0, 2)) {
            slider.value = String(Number(slider.value) + 1);
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            slider.dispatchEvent(new Event("change", { bubbles: true }));
        }
        box.querySelector(".dialog-foot .primary").click();
    });
    await expect(page).toHaveLink({ g: "connect4(rows=7,cols=8)" });
    await expect(dialog).toHaveCount(0);
});

test("a double click makes one move", async ({ open, browserName }) => {
    test.skip(browserName === "firefox", "it tells two clicks from a double one by its own clock");
    const page = await open({ settings: { think: false } });
    await target(page, "4").first().dblclick();
    await expect(page).toHaveURL(/&m=4\d(&|$)/);
    // The answer is the computer's own.
    await expect(page.locator(".seat-time").first()).toBeVisible();
    // The second click comes when it has answered.
    await target(page, "4").first().hover();
    for (const clickCount of [1, 2]) {
        await page.mouse.down({ clickCount });
        await page.mouse.up({ clickCount });
        await expect(page).toHaveURL(/&m=4\d4\d(&|$)/);
    }
    await target(page, "2").first().click();
    await expect(page).toHaveURL(/&m=4\d4\d2\d(&|$)/);
});

test("on a phone one plays by a level, a side and a friend, and all settings are folded", {
    tag: ["@phone"],
}, async ({ open }) => {
    const page = await open({ settings: { closed: "welcome value level" }, think: false });
    const level = page.getByRole("radiogroup", { name: "Level of Red" });
    await expect(level.getByRole("radio", { name: "Medium" })).toBeChecked();
    await level.getByRole("radio", { name: "Hard", exact: true }).check();
    await expect(page.locator(".seat-level")).toHaveText("Hard");
    await expect(page.locator(".player-card")).toHaveCount(0);

    // The other side: the program moves first now, at its level.
    const side = page.getByRole("radiogroup", { name: "You play" });
    await side.getByRole("radio", { name: "Red" }).check();
    await expect(page.getByRole("radiogroup", { name: "Level of Yellow" })).toBeVisible();
    await expect(page.locator(".seat-level")).toHaveText("Hard");
    await side.getByRole("radio", { name: "Both sides" }).check();
    await expect(page.locator(".seat-level")).toHaveCount(0);

    // Whose turn it is stands in the own strip; what the menu of levels has no room for is one tap away.
    await expect(page.locator(".seats-own .status-text")).toContainText("turn");
    await side.getByRole("radio", { name: "Neither: watch" }).check();
    await page.locator(".seat-level").first().click();
    await page.getByRole("menuitem", { name: "Other algorithms and settings" }).click();
    await expect(page.locator(".player-card").first()).toBeInViewport();
});

test("on a phone a game begins at one tap on its card", { tag: ["@phone"] }, async ({ open }) => {
    const page = await open({ think: false });
    await page.locator(".topbar-game").click();
    const dialog = page.getByRole("dialog", { name: "Game" });
    await expect(dialog.getByRole("button", { name: "Classic 7 x 6" })).toBeHidden();
    await dialog.getByText(/^Variants and rules/).click();
    await dialog.getByRole("button", { name: /^Tiny/ }).click();
    await dialog.getByRole("button", { name: "Start" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(".topbar-title")).toContainText("Tiny");
    await page.locator(".topbar-game").click();
    await dialog.getByRole("button", { name: "2048" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(".tile-frame")).toBeVisible();
});
