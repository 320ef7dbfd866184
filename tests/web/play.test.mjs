/** Games on the board: by pointer, by keyboard, against computers and between them. */
import assert from "node:assert/strict";
import {
    cells,
    game,
    link,
    playByPointer,
    scene,
    target,
    tool,
    until,
    untilLink,
    untilMoves,
    untilText,
    verdict,
} from "./page.mjs";

const both = ["desktop", "phone"];
/** Thinks until it is stopped. */
const long = "uct(sims=1000000000000)";
const people = game("human;human");

scene("first look: a person against a computer", { sizes: both }, async (page) => {
    const { g, p, m } = await link(page);
    assert.equal(g, "connect4");
    assert.match(p, /^human;uct/);
    assert.equal(m, undefined);
    assert.equal(await page.locator(".cell-button").count(), 42);
    assert.equal(await page.getByRole("checkbox", { name: "Live analysis" }).isChecked(), false);
    assert.equal(await page.getByRole("alert").locator(".notice").count(), 0);
});

scene("a whole game with the pointer", { sizes: both, hash: people }, async (page, _open, size) => {
    await playByPointer(page, "4343434", { touch: size === "phone" });
    await untilText(page, ".verdict-over", /^J wins/);
    assert.equal((await cells(page, /yellow disc, winning line$/)).length, 4);
    assert.deepEqual(await page.locator(".seat-score").allTextContents(), ["1", "0"]);
    assert.equal(await page.locator(".cell-button[aria-label*=', move ']").count(), 0);
    // A finished game takes no more moves, the next one does.
    await page.locator(".cell-button").first().click();
    await tool(page, "New game").click();
    await untilLink(page, { m: "" });
    await playByPointer(page, "1");
});

scene("any cell of a column plays it", { hash: people }, async (page) => {
    await page.getByRole("button", { name: "f6, empty", exact: true }).click();
    await untilLink(page, { m: "6" });
    await page.getByRole("button", { name: "f1, yellow disc, last move" }).click();
    await untilLink(page, { m: "66" });
});

scene("a whole game with the keyboard alone", { sizes: both, hash: people }, async (page) => {
    const press = (key) => page.keyboard.press(key);
    // Digits work at once, wherever the focus is.
    for (const digit of "41") await press(digit);
    await untilLink(page, { m: "41" });
    // Tab leads to the board, arrows over it, Enter and Space play.
    for (let i = 0; i < 12; i++) {
        await press("Tab");
        if (await page.evaluate(() => document.activeElement?.matches(".cell-button"))) break;
    }
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? "");
    assert.match(await focused(), /^a1/);
    for (let i = 0; i < 3; i++) await press("ArrowRight");
    await press("ArrowUp");
    assert.equal(await focused(), "d2, empty, move 4");
    await press("Enter");
    await untilLink(page, { m: "414" });
    await press("Home");
    assert.match(await focused(), /^a2/);
    await press("Space");
    await untilLink(page, { m: "4141" });
    await press("4");
    await press("1");
    await press("4");
    await untilText(page, ".verdict-over", /^J wins/);
    await untilLink(page, { m: "4141414" });
    // On to the next game through the toolbar.
    for (let i = 0; i < 20; i++) {
        await press("Tab");
        if ((await focused()) === "New game") break;
    }
    await press("Enter");
    await untilLink(page, { m: "" });
});

scene("undo, redo and steps", { sizes: both, hash: people }, async (page) => {
    const played = (m) => untilLink(page, { m });
    await playByPointer(page, "123");
    await tool(page, "One move back").click();
    await played("12");
    await tool(page, "One move forward").click();
    await played("123");
    assert.equal(await tool(page, "One move forward").isDisabled(), true);
    await page.keyboard.press("Home");
    await played("");
    await page.keyboard.press("End");
    await played("123");
    await page.keyboard.press("ArrowLeft");
    await played("12");
    await page.keyboard.press("Control+z");
    await played("1");
    // The list of moves keeps what can be played again.
    await page.getByRole("tab", { name: "Moves" }).click();
    assert.deepEqual(await page.locator(".move-undone").allTextContents(), ["2", "3"]);
    await page.locator(".move-undone").last().click();
    await played("123");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await played("");
    // Another move forgets it.
    await playByPointer(page, "7");
    assert.equal(await page.locator(".move-undone").count(), 0);
});

/** Plays for J until the game is over: always the column in the middle that is free. */
async function playOut(page) {
    for (;;) {
        await until(page, () =>
            /^J to move|wins|draw/.test(document.querySelector(".verdict").textContent),
        );
        if (!/^J to move/.test(await verdict(page))) return;
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
                document.querySelector(".verdict-over") !== null,
            moves,
        );
    }
}

scene(
    "a whole game against a computer",
    { sizes: both, hash: game("human;random"), settings: { pace: 0 } },
    async (page) => {
        await playOut(page);
        assert.match(await verdict(page), /wins|draw/);
        // The move is the person's again after taking back.
        await tool(page, "Take back my move").click();
        await untilText(page, ".verdict", /^J to move/);
    },
);

scene("the computer of the first look answers", {}, async (page) => {
    await target(page, "4").click();
    await untilMoves(page, 2);
    await untilText(page, ".verdict", /^J to move \(move 3\)/);
    await tool(page, "Swap sides").click();
    await untilText(page, ".verdict", /^R to move \(move 4\)/);
    await until(page, () => /&p=uct[^&]*;human&/.test(location.hash));
});

scene(
    "a thinking computer moves now, or not at all",
    { hash: game(`${long};human`) },
    async (page) => {
        // A link runs nothing.
        assert.equal(await page.locator(".spinner").count(), 0);
        await tool(page, "Let the computer play").click();
        await page.locator(".seat .spinner").waitFor();
        await tool(page, "Pause the computer").click();
        await page.locator(".seat .spinner").waitFor({ state: "detached" });
        assert.equal((await link(page)).m, undefined);
        await tool(page, "Let the computer play").click();
        await tool(page, "Move now").click();
        await untilMoves(page, 1);
        await untilText(page, ".verdict", /^R to move/);
    },
);

scene(
    "a hint shows a move on the board",
    { hash: game("human;human", { moves: "112233" }), settings: { animations: false } },
    async (page) => {
        await tool(page, "Hint").click();
        const ghost = page.locator(".ghost-hint");
        await ghost.waitFor();
        assert.equal((await link(page)).m, "112233");
        // There is one move that wins at once.
        const box = await ghost.boundingBox();
        const cell = await target(page, "4").boundingBox();
        assert.ok(Math.abs(box.x - cell.x) < 5, "the hint is in column 4");
        await playByPointer(page, "4");
        await untilText(page, ".verdict-over", /^J wins/);
        assert.equal(await ghost.count(), 0);
    },
);

const duel = {
    sizes: both,
    hash: game("uct(sims=50);montecarlo(sims=5)", { seed: 7 }),
    settings: { pace: 0 },
};

scene("computer against computer, to the end and again the same", duel, async (first, open) => {
    const results = [];
    for (const page of [first, await open(duel)]) {
        await tool(page, "Let the computer play").click();
        await page.locator(".verdict-over").waitFor();
        // The address comes a little later than the last disc.
        const discs = await page.locator(".cell-button[aria-label*=' disc']").count();
        await untilMoves(page, discs);
        results.push(`${(await link(page)).m} ${await verdict(page)}`);
    }
    assert.match(results[0], /^\d{7,42} .*(wins|draw)/);
    assert.equal(results[1], results[0]);
});

scene("what happens is announced", { hash: people }, async (page) => {
    const said = "section[aria-label=Board] [role=status]";
    await playByPointer(page, "4");
    await untilText(page, said, /^J played 4\. R to move/);
    await playByPointer(page, "343434");
    await untilText(page, said, /^J played 4\. J wins/);
    await tool(page, "One move back").click();
    await untilText(page, said, /^Back to move 6\. J to move/);
});

scene("another variant through the game dialog", { sizes: both, hash: people }, async (page) => {
    await playByPointer(page, "44");
    await page.locator(".topbar-game").click();
    const dialog = page.getByRole("dialog");
    await dialog
        .getByRole("button", { name: /cylinder/i })
        .first()
        .click();
    await untilText(page, ".game-line", /cylinder=yes/);
    const slider = dialog.getByRole("slider", { name: "cols" });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await untilText(page, ".game-line", /cols=5/);
    await dialog.getByRole("button", { name: "Start", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await until(page, () => document.querySelectorAll(".cell-button").length === 20);
    await untilLink(page, { m: "" });
    assert.match((await link(page)).g, /cols=5/);
    await playByPointer(page, "5");
});

/** Seconds that the newest disc takes to fall. */
function falling(page) {
    return page.locator(".piece-last").evaluate((piece) => {
        const { animationName, animationDuration } = getComputedStyle(piece);
        return animationName === "none" ? 0 : Number.parseFloat(animationDuration);
    });
}

scene("discs fall", { hash: people }, async (page) => {
    await playByPointer(page, "4");
    assert.ok((await falling(page)) > 0.1);
});

scene(
    "no disc falls under reduced motion",
    { hash: people, reducedMotion: "reduce" },
    async (page) => {
        await playByPointer(page, "4");
        assert.ok((await falling(page)) < 0.001);
    },
);

scene(
    "no disc falls when settings say so",
    { hash: people, settings: { animations: false } },
    async (page) => {
        await playByPointer(page, "4");
        assert.equal(await falling(page), 0);
    },
);

scene("a game begins with all that was changed just before", { hash: people }, async (page) => {
    await page.getByRole("button", { name: /^Connect/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[type=range]").nth(1).waitFor();
    // Faster than any answer can come.
    await dialog.evaluate((box) => {
        for (const slider of [...box.querySelectorAll("input[type=range]")].slice(0, 2)) {
            slider.value = String(Number(slider.value) + 1);
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            slider.dispatchEvent(new Event("change", { bubbles: true }));
        }
        box.querySelector(".dialog-foot .primary").click();
    });
    await untilLink(page, { g: "connect4(rows=7,cols=8)" });
    await dialog.waitFor({ state: "detached" });
});

scene("a double click makes one move", {}, async (page) => {
    await target(page, "4").first().dblclick();
    await until(page, () => /&m=\d\d/.test(location.hash));
    // The answer is the computer's own.
    await page.locator(".seat-time").first().waitFor();
    assert.equal((await link(page)).m.length, 2);
});
