/** The review of a game: grades, graph, jumps, link, work in progress. */
import assert from "node:assert/strict";
import { game, scene, until, untilDiscs, untilText } from "./page.mjs";

const both = ["desktop", "phone"];
const variant = "connect4(rows=4,cols=5)";
/** Move 3 gives away a draw, move 4 a win; the first player wins with move 9. */
const moves = "334423315";
const settings = { panel: "moves" };
const finished = game("human;human", { variant, moves, view: "moves.0" });

const review = (page) => page.getByRole("button", { name: "Review the game" });
const done = (page) =>
    untilText(page, ".review-status", /9 of 9 moves judged, by solver, all exact/);

scene(
    "a finished game is reviewed: grades in the list, sides, turning point",
    { sizes: both, hash: finished, settings },
    async (page) => {
        await review(page).click();
        await done(page);
        assert.equal(
            await page.locator(".move-rows .move-grade-mistake").textContent(),
            "4?, mistake",
        );
        assert.equal(await page.locator(".move-rows .move-grade-blunder").count(), 1);
        const rows = await page.locator(".review-sides tbody tr").allInnerTexts();
        assert.match(rows[0], /Yellow\s+79\.6 %\s+3\s+1\s+1\s+0/);
        assert.match(rows[1], /Red\s+75\.0 %\s+3\s+0\s+0\s+1/);
        await page.getByRole("button", { name: "Turning point: move 4" }).click();
        await untilDiscs(page, 4);
        await untilText(
            page,
            ".review-verdict",
            /Move 4, Red 4: a blunder, win to loss\. Best was 2/,
        );
        assert.equal(await page.locator(".review .graph-mark").count(), 2);
    },
);

scene(
    "mistakes are reached by keyboard and by buttons",
    { hash: finished, settings },
    async (page) => {
        await review(page).click();
        await done(page);
        await page.locator(".review h3").click();
        await page.keyboard.press("Shift+ArrowLeft");
        await untilDiscs(page, 4);
        await page.keyboard.press("Shift+ArrowLeft");
        await untilDiscs(page, 3);
        await page.keyboard.press("Shift+ArrowRight");
        await untilDiscs(page, 4);
        assert.equal(await page.getByRole("button", { name: "Next mistake" }).isDisabled(), true);
        await page.getByRole("button", { name: "Previous mistake" }).click();
        await untilDiscs(page, 3);
    },
);

scene("the table has the numbers of the graph", { hash: finished, settings }, async (page) => {
    await review(page).click();
    await done(page);
    await page.locator(".review-fold summary").click();
    const rows = await page.locator(".review-table tbody tr").allInnerTexts();
    assert.equal(rows.length, 9);
    assert.match(rows[2], /3\.\s+4\s+mistake \?\s+loss in 18\s+draw to loss\s+3 \(draw\)/);
    assert.match(rows[6], /fine\s+win in 3\s+wins 2 plies later/);
    await page.locator(".review-table tbody .move").nth(4).click();
    await untilDiscs(page, 5);
});

scene("the button beside the result reviews, too", { hash: finished }, async (page) => {
    await page.locator(".verdict-review").click();
    await done(page);
});

scene("a link opens the review", { hash: finished, settings }, async (page, open) => {
    await review(page).click();
    await done(page);
    await until(page, () => /w=moves\.0\.[^.&]*\.review/.test(location.hash));
    const { hash } = new URL(page.url());
    const second = await open({ hash });
    await done(second);
    await second.getByRole("button", { name: "Close review" }).click();
    await review(second).waitFor();
    await until(second, () => !location.hash.includes("review"));
});

scene(
    "a long review shows what it has, pauses, stops, and ends when the game goes on",
    {
        hash: game("human;human", {
            variant: "connect4(cols=8)",
            moves: "44433",
            view: "moves.0",
        }),
        settings,
    },
    async (page) => {
        const status = page.locator(".review-status");
        await review(page).click();
        await untilText(page, ".review-status", /still in work: (score )?between/);
        await page.getByRole("button", { name: "Pause", exact: true }).click();
        await untilText(page, ".review-status", /paused/);
        await page.getByRole("button", { name: "Go on" }).click();
        await page.getByRole("button", { name: "Stop", exact: true }).click();
        await untilText(page, ".review-status", /stopped/);
        await page.getByRole("button", { name: "Review again" }).click();
        await page.getByRole("button", { name: "Cancel", exact: true }).waitFor();
        await page.keyboard.press("1");
        await untilDiscs(page, 6);
        await until(page, () => document.querySelector(".review-status") === null);
        await review(page).waitFor();
        assert.equal(await status.count(), 0);
    },
);

scene(
    "the judge stands beside the values of an analysis",
    { hash: game("human;human", { variant, moves: "3344", view: "analysis.1" }) },
    async (page) => {
        await page.getByRole("checkbox", { name: "Judge the moves" }).check();
        await until(page, () => {
            const cells = [...document.querySelectorAll(".line-judged")];
            const texts = cells.map((cell) => cell.textContent.replace(/\s+/g, " ").trim());
            return (
                texts.length === 5 &&
                texts.includes("win in 3 , best") &&
                texts.filter((text) => text === "loss in 16 ??, blunder").length === 4
            );
        });
        await page.keyboard.press("2");
        await until(page, () =>
            [...document.querySelectorAll(".line-judged")].some((cell) =>
                cell.textContent.includes("loss in 2"),
            ),
        );
        await page.getByRole("checkbox", { name: "Judge the moves" }).uncheck();
        await until(page, () => document.querySelector(".line-judged") === null);
    },
);
