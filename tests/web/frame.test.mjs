/** The frame of the page: what is said and offered around the board is whole and within reach. */
import { expect, test } from "./fixtures.mjs";
import { game } from "./page.mjs";

const sizes = [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
];

const ended = game("human;human", { moves: "4343434" });

/** All of its text is within it, and it is within the window. */
async function whole(locator) {
    const cut = await locator.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return (
            element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1 ||
            box.left < 0 ||
            box.right > innerWidth ||
            box.bottom > innerHeight
        );
    });
    expect(cut, "cut off").toBe(false);
}

for (const viewport of sizes) {
    const size = `${viewport.width}x${viewport.height}`;

    test(`the status is never cut, ${size}`, async ({ open }) => {
        for (const variant of ["connect4", "tron", "2048", "amazons"]) {
            const players = variant === "2048" ? "human" : "human;human";
            const page = await open({ hash: game(players, { variant }), viewport });
            const status = page.locator(".status-text");
            await expect(status).toHaveText(/turn: .*\.$/);
            await whole(status);
            await whole(page.locator(".toolbar"));
        }
    });

    test(`a game that is over can be reviewed, ${size}`, async ({ open }) => {
        const page = await open({ hash: ended, viewport });
        await expect(page.locator(".status-text")).toHaveText(
            "Yellow wins: Four in a row, after 7 moves.",
        );
        await whole(page.locator(".status-text"));
        await page.locator(".status-review").click();
        await expect(page.locator(".review")).toBeVisible();
    });
}

test("whose turn it is, who thinks and who won stands in words", async ({ open }) => {
    const page = await open();
    const status = page.locator(".status-text");
    await expect(status).toHaveText("Your turn: click a column or press 1 to 7.");
    const thinks = await open({ hash: game("uct(sims=1000000000000);human") });
    await expect(thinks.locator(".status-text")).toHaveText(/^Yellow \(computer\) waits/);
    await thinks.getByRole("button", { name: "Let the computer play" }).click();
    await expect(thinks.locator(".status-text")).toHaveText("Yellow (computer) is thinking …");
    await thinks.getByRole("button", { name: "Pause the computer" }).click();
    const won = await open({ hash: game("human;random", { moves: "4343434" }) });
    await expect(won.locator(".status-text")).toHaveText(/^You win: Four in a row/);
});
