/** The frame of the page: what is said and offered around the board is whole and within reach. */
import { expect, test } from "./fixtures.mjs";
import { game, playByPointer } from "./page.mjs";

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

const card = (page) => page.locator(".end-card");

/** Every way four in a row may lie, each near another edge. */
const lines = {
    vertical: "4343434",
    horizontal: "4152637",
    "at the left": "1213141",
    "rising across the middle": "23345445575",
    "falling across the middle": "65543443313",
};

for (const viewport of sizes)
    test(`the card at the end never covers the winning line, ${viewport.width}x${viewport.height}`, async ({
        open,
    }) => {
        for (const [name, moves] of Object.entries(lines)) {
            const page = await open({ hash: game("human;human", { moves }), viewport });
            await expect(card(page)).toBeVisible();
            const covered = await page.evaluate(() => {
                const over = document.querySelector(".end-card").getBoundingClientRect();
                const cells = [...document.querySelectorAll("[aria-label$='winning line']")];
                return cells.filter((cell) => {
                    const box = cell.getBoundingClientRect();
                    return (
                        box.right > over.left + 1 &&
                        box.left < over.right - 1 &&
                        box.bottom > over.top + 1 &&
                        box.top < over.bottom - 1
                    );
                }).length;
            });
            expect(covered, `${name}: cells covered`).toBe(0);
            await whole(card(page));
        }
    });

test("the card says who won and why, takes the focus and gives it back", async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "434343" }) });
    await playByPointer(page, "4");
    await expect(card(page).locator(".end-title")).toHaveText("Yellow wins");
    await expect(card(page).locator(".end-why")).toHaveText("Four in a row, after 7 moves.");
    await expect(card(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator(".cell-button:focus")).toHaveCount(1);
    // Closed once, it stays closed for this game; the next game has its own.
    await page.getByRole("button", { name: "One move back" }).click();
    await expect(page).toHaveLink({ m: "434343" });
    await playByPointer(page, "4");
    await expect(page.locator(".status-over")).toBeVisible();
    await expect(card(page)).toHaveCount(0);
});

test("what the card offers", async ({ open }) => {
    const page = await open({
        hash: game("human;random", { moves: "4343434" }),
        permissions: ["clipboard-read", "clipboard-write"],
    });
    await expect(card(page).locator(".end-title")).toHaveText("You win");
    const choose = (name) => card(page).getByRole("button", { name, exact: true }).click();
    await choose("Copy link");
    await expect(card(page).getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await choose("Change level");
    await expect(page.getByRole("combobox", { name: "Player of Red" })).toBeVisible();
    await choose("Review");
    await expect(page.locator(".review")).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    const again = await open({ hash: game("human;random", { moves: "4343434" }) });
    await card(again).getByRole("button", { name: "Rematch" }).click();
    await expect(again).toHaveLink({ m: "" });
    await expect(card(again)).toHaveCount(0);
});

for (const [variant, moves, title] of [
    ["amazons(columns=3,rows=3,queens=1)", "", /wins/],
    ["tron(preset=small)", "", /wins|draw/],
])
    test(`the card at the end of ${variant}`, async ({ open }) => {
        const page = await open({
            hash: game("random;random", { variant, moves }),
            settings: { pace: 0 },
        });
        await page.getByRole("button", { name: "Let the computer play" }).click();
        await expect(card(page).locator(".end-title")).toHaveText(title);
    });
