/** The review of a game: grades, graph, jumps, link, work in progress. */
import { both, expect, test } from "./fixtures.mjs";
import { discs, game, until } from "./page.mjs";

const variant = "connect4(rows=4,cols=5)";
/** Move 3 gives away a draw, move 4 a win; the first player wins with move 9. */
const moves = "334423315";
const settings = { panel: "moves" };
const finished = game("human;human", { variant, moves, view: "moves.0" });

const review = (page) => page.getByRole("button", { name: "Review the game" });
const done = (page) =>
    expect(page.locator(".review-status")).toHaveText(
        /9 of 9 moves judged, by Perfect solver, all exact/,
    );

test(
    "a finished game is reviewed: grades in the list, sides, turning point",
    both,
    async ({ open }) => {
        const page = await open({ hash: finished, settings });
        await review(page).click();
        await done(page);
        await expect(page.locator(".move-rows .move-grade-mistake")).toHaveText("4?, mistake");
        await expect(page.locator(".move-rows .move-grade-blunder")).toHaveCount(1);
        const rows = await page.locator(".review-sides tbody tr").allInnerTexts();
        expect(rows[0]).toMatch(/Yellow\s+79\.6\s%\s+3\s+1\s+1\s+0/);
        expect(rows[1]).toMatch(/Red\s+75\.0\s%\s+3\s+0\s+0\s+1/);
        await page.getByRole("button", { name: "Turning point: move 4" }).click();
        await expect(discs(page)).toHaveCount(4);
        await expect(page.locator(".review-verdict")).toHaveText(
            /Move 4, Red 4: a blunder, win to loss\. Best was 2/,
        );
        const words = page.locator(".review .chart-words");
        await expect(words).toHaveText(/After 4\. .* · blunder, the turning point$/);
        // The result is above the moves, and those are in sight below it.
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.locator(".tab-panel").evaluate((panel) => panel.scrollTo(0, 0));
        await expect(page.locator(".move-row").nth(2)).toBeInViewport({ ratio: 1 });
        const [result, moves] = await Promise.all(
            [".review-verdict", ".move-rows"].map((part) => page.locator(part).boundingBox()),
        );
        expect(result.y + result.height).toBeLessThan(moves.y);
    },
);

test("mistakes are reached by keyboard and by buttons", async ({ open }) => {
    const page = await open({ hash: finished, settings });
    await review(page).click();
    await done(page);
    await page.locator(".review h3").click();
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(discs(page)).toHaveCount(4);
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(discs(page)).toHaveCount(3);
    await page.keyboard.press("Shift+ArrowRight");
    await expect(discs(page)).toHaveCount(4);
    await expect(page.getByRole("button", { name: "Next mistake" })).toBeDisabled();
    await page.getByRole("button", { name: "Previous mistake" }).click();
    await expect(discs(page)).toHaveCount(3);
});

test("the table has the numbers of the graph", async ({ open }) => {
    const page = await open({ hash: finished, settings });
    await review(page).click();
    await done(page);
    await page.locator(".review-fold summary").click();
    const rows = await page.locator(".review-table tbody tr").allInnerTexts();
    expect(rows).toHaveLength(9);
    expect(rows[2]).toMatch(/3\.\s+4\s+mistake \?\s+loses in 9\s+draw to loss\s+3 \(draw\)/);
    expect(rows[6]).toMatch(/fine\s+wins in 2\s+wins 1 move later/);
    await page.locator(".review-table tbody .move").nth(4).click();
    await expect(discs(page)).toHaveCount(5);
});

test("the button beside the result reviews, too", async ({ open }) => {
    const page = await open({ hash: finished });
    await page.locator(".status-review").click();
    await done(page);
});

test("a link opens the review", async ({ open }) => {
    const page = await open({ hash: finished, settings });
    await review(page).click();
    await done(page);
    await expect(page).toHaveURL(/w=game\.0\.[^.&]*\.review/);
    const { hash } = new URL(page.url());
    const second = await open({ hash });
    await done(second);
    await second.getByRole("button", { name: "Close review" }).click();
    await expect(review(second)).toBeVisible();
    await expect(second).not.toHaveURL(/review/);
});

test("a long review shows what it has, pauses, stops, and ends when the game goes on", async ({
    open,
}) => {
    const page = await open({
        hash: game("human;human", {
            variant: "connect4(cols=8)",
            moves: "44433",
            view: "moves.0",
        }),
        settings,
    });
    const status = page.locator(".review-status");
    await review(page).click();
    await expect(page.locator(".review-status")).toHaveText(/still in work: (score )?between/);
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await expect(page.locator(".review-status")).toHaveText(/paused/);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(page.locator(".review-status")).toHaveText(/stopped/);
    await page.getByRole("button", { name: "Review again" }).click();
    await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
    await page.keyboard.press("1");
    await expect(discs(page)).toHaveCount(6);
    await expect(page.locator(".review-status")).toHaveCount(0);
    await expect(review(page)).toBeVisible();
    await expect(status).toHaveCount(0);
});

test("the judge stands beside the values of an analysis", async ({ open }) => {
    const page = await open({
        hash: game("human;human", { variant, moves: "3344", view: "analysis.1" }),
    });
    await page.getByRole("checkbox", { name: "Judge the moves" }).check();
    await until(page, () => {
        const cells = [...document.querySelectorAll(".line-judged")];
        const texts = cells.map((cell) => cell.textContent.replace(/\s+/g, " ").trim());
        return (
            texts.length === 5 &&
            texts.includes("wins in 2 , best") &&
            texts.filter((text) => text === "loses in 8 ??, blunder").length === 4
        );
    });
    await page.keyboard.press("2");
    await expect(page.locator(".line-judged", { hasText: "loses in 1" }).first()).toBeAttached();
    await page.getByRole("checkbox", { name: "Judge the moves" }).uncheck();
    await expect(page.locator(".line-judged")).toHaveCount(0);
});

test("the game as text: out, in, and what is wrong with it", async ({ open }) => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const hash = game("human;human", { moves: "4435", view: "game.0" });
    const page = await open({ hash, permissions });
    await page.getByText("Moves as text").click();
    const moves = page.getByRole("textbox", { name: "Moves of the game" });
    await expect(moves).toHaveValue("4 4 3 5");
    await page.locator(".game-record").getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("4 4 3 5");
    await moves.fill("1. 4 4 2. 3 8 3. 1");
    await page.getByRole("button", { name: "Open this text" }).click();
    await expect(page.locator(".game-record .refusal")).toHaveText(
        "Move 4 of the text, \"8\", does not fit: '8' is no column: a move is a number from 1 to 7 or a letter from a to g.",
    );
    await expect(page).toHaveLink({ m: "4435" });
    await moves.fill("1. 4 4 2. 3 1");
    await page.getByRole("button", { name: "Open this text" }).click();
    await expect(page).toHaveLink({ m: "4431" });
    await expect(moves).toHaveValue("4 4 3 1");
    // The game before can be had back; what is typed outlasts a step through it.
    await moves.fill("1 1");
    await page.getByRole("button", { name: "Back to it" }).click();
    await expect(page).toHaveLink({ m: "4435" });
    await expect(moves).toHaveValue("1 1");
    // Dice are in the text, too.
    const tiles = await open({ hash: game("human", { variant: "2048", view: "game.0" }) });
    await tiles.getByText("Moves as text").click();
    const drops = tiles.getByRole("textbox", { name: "Moves of the game" });
    await drops.fill("2b3 2c3 u 2a1 l 2d4");
    await tiles.getByRole("button", { name: "Open this text" }).click();
    await expect(tiles.locator(".move-rows .move")).toHaveCount(2);
    await expect(drops).toHaveValue("2b3 2c3 u 2a1 l 2d4");
});
