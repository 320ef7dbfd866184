/** What people know from elsewhere: a clock, the list of keys, sides that change, wins in a row. */
import { noViolations } from "./axe.mjs";
import { both, expect, link, test } from "./fixtures.mjs";
import { game, tab, target } from "./page.mjs";

const people = game("human;human");

test("a clock for both sides, from Players, that ends the game of whom it runs out", async ({
    open,
}) => {
    const page = await open({ hash: people });
    await tab(page, "Players").click();
    await page.locator(".fold > summary", { hasText: "Clock" }).click();
    await page.getByRole("combobox", { name: "Minutes for each side" }).selectOption("1 minute");
    const clocks = page.locator(".seat-clock");
    await expect(clocks).toHaveText(["1:00", "1:00"]);
    await page.clock.install();
    await target(page, "4").first().click();
    await expect(page.locator(".seat:has(.disc-1) .seat-clock")).toHaveAttribute(
        "data-runs",
        "true",
    );
    await page.clock.runFor(50_000);
    await expect(page.locator(".seat:has(.disc-1) .seat-clock")).toHaveText(/^0:\d\d\.\d$/);
    await expect(page.locator(".seat:has(.disc-0) .seat-clock")).toHaveText("1:00");
    await page.clock.runFor(15_000);
    const card = page.getByRole("dialog", { name: "Yellow wins" });
    await expect(card).toContainText("Red lost on time, after 1 move.");
    await expect(page.locator(".status-text")).toHaveText(/^Yellow wins: Red lost on time/);
    await expect(page.locator(".seat:has(.disc-0) .seat-score")).toHaveText("1");
    await expect(page.locator(".seat:has(.disc-1) .seat-score")).toHaveText("0");
    await expect(target(page, "3")).toHaveCount(0);
    // Who takes a move back goes on, without the clock.
    await page.getByRole("button", { name: "Take back my move" }).click();
    await expect(card).toHaveCount(0);
    await target(page, "4").first().click();
    await page.clock.runFor(1000);
    await expect(page.locator(".status-text")).toHaveText(/^Red's turn/);
    await page.reload();
    await expect(page.locator(".seat-clock").first()).toHaveText("1:00");
});

test("the list of keys: by its key, from the board too, and in Settings", async ({ open }) => {
    const page = await open({ hash: people });
    const dialog = page.getByRole("dialog", { name: "Keys" });
    await page.locator(".cell-button[tabindex='0']").focus();
    await page.keyboard.press("?");
    await expect(dialog).toContainText("Play or choose the cell");
    await noViolations(page, "the list of keys", "dialog");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("button", { name: "List of keys" }).click();
    await expect(dialog).toBeVisible();
    const slides = await open({ hash: game("human", { variant: "2048" }) });
    await slides.keyboard.press("?");
    await expect(slides.getByRole("dialog", { name: "Keys" })).toContainText("Move that way");
});

test("Rematch changes sides, unless Settings say otherwise", both, async ({ open }) => {
    const hash = game("human;random", { moves: "4343434" });
    const page = await open({ hash });
    await page.getByRole("button", { name: "Rematch" }).click();
    // The computer has the first move now.
    await expect(page).toHaveURL(/&p=random;human&.*&m=\d/);
    const still = await open({ hash, settings: { rotate: false } });
    await still.getByRole("button", { name: "Rematch" }).click();
    await expect(still).toHaveLink({ m: "" });
    expect((await link(still)).p).toBe("human;random");
});

test("wins in a row against the same level stand in the end card and are kept", async ({
    open,
}) => {
    const variant = "connect4(rows=3,cols=3,align=3)";
    const page = await open({
        hash: game("human;random", { variant }),
        settings: { pace: 0, think: false },
        storage: {
            "plyscope.streaks": JSON.stringify({
                [`${variant} random`]: { wins: 4, helped: false },
            }),
        },
    });
    const free = page.locator(".cell-button[aria-label*=', move ']");
    const over = page.locator(".status-over");
    // The dice of the link are always the same: whoever takes the first free column wins.
    while ((await over.count()) === 0) {
        const { m = "" } = await link(page);
        await free.first().click();
        await expect(page).not.toHaveLink({ m });
        await expect(page.locator(".status-text")).toHaveText(/^Your turn|win/);
    }
    const card = page.locator(".end-card");
    await expect(card).toContainText("You win");
    await expect(card).toContainText("5 wins in a row against this level.");
    const kept = await page.evaluate(() => JSON.parse(localStorage["plyscope.streaks"]));
    expect(Object.values(kept)).toEqual([{ wins: 5, helped: false }]);
});
