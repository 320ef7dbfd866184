/** Games with a friend by link, and challenges that a link sets. */
import { noViolations } from "./axe.mjs";
import { both, expect, link, test } from "./fixtures.mjs";
import { discs, game, notices, playByPointer, tab, target } from "./page.mjs";

const dialog = (page) => page.getByRole("dialog");
/** The menu of who sits on the other side. */
const opponent = (page) => page.locator(".seats-others .menu button").first();
const says = (page) => page.locator(".status-text");

/** The link that is offered after a move, where that is said of it. */
async function sent(page, said = /back; open that one here/) {
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(dialog(page)).toContainText(said);
    const text = await dialog(page).getByRole("textbox", { name: "Link" }).inputValue();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    return new URL(text).hash;
}

async function go(page, hash) {
    await page.evaluate((text) => {
        location.hash = text;
    }, hash);
}

test("a game with a friend by link, back and forth", both, async ({ open }) => {
    const mine = await open();
    await opponent(mine).click();
    await mine.getByRole("menuitem", { name: "A friend, by link" }).click();
    await expect(notices(mine)).toHaveText(/^Make your move, then send the link/);
    await expect(mine.locator(".seats-others")).toContainText("Your friend");
    // Nobody analyses such a game until somebody switches it on.
    await expect(mine).toHaveURL(/w=\w+\.0\.[^&]*\.f~/);
    await playByPointer(mine, "4");
    await expect(says(mine)).toHaveText("Your friend's turn: send the link.");
    // The board waits for the friend.
    await target(mine, "3").click();
    const first = await sent(mine);
    await expect(mine).toHaveLink({ m: "4", p: "human;human" });

    const theirs = await open({ hash: first });
    await expect(says(theirs)).toHaveText(/^Your turn/);
    await expect(theirs.locator(".seats-own")).toContainText("Red");
    await expect(theirs.locator(".piece-last")).toHaveCount(1);
    await expect(theirs).toHaveURL(/w=\w+\.0\b/);
    await playByPointer(theirs, "5");
    const second = await sent(theirs);
    expect(second).toContain("m=45");

    await go(mine, second);
    await expect(discs(mine)).toHaveCount(2);
    await expect(says(mine)).toHaveText(/^Your turn/);
    await expect(mine.locator(".seats-own")).toContainText("Yellow");
    await playByPointer(mine, "3");
    await expect(mine).toHaveLink({ m: "453" });
    // A link that is behind says so, and takes nothing away; nor does one that went another way.
    await go(mine, second.replace("s=1", "s=1&x=1"));
    await expect(notices(mine).filter({ hasText: "older than the game here" })).toHaveText(
        /it has 2 moves, the game 3/,
    );
    await expect(mine).toHaveLink({ m: "453" });
    await go(mine, second.replace("m=45", "m=46"));
    await expect(notices(mine).filter({ hasText: "does not go on" })).toHaveCount(1);
    await expect(mine).toHaveLink({ m: "453" });
    // A reload is the same game from the same side.
    await mine.reload();
    await expect(says(mine)).toHaveText(/^Your friend's turn/);
    await expect(mine.locator(".seats-own")).toContainText("Yellow");
    // And a computer can take the seat again.
    await opponent(mine).click();
    await mine.getByRole("menuitem", { name: "A computer instead" }).click();
    await expect(opponent(mine)).toHaveText("Medium");
    await expect(mine).not.toHaveURL(/f~/);
});

const cell = (page, name) => page.locator(`.cell-button[aria-label^="${name},"]`);
const keys = { u: "ArrowUp", d: "ArrowDown" };

for (const [variant, moves, play] of [
    [
        "tron(map=7x7)",
        ["u", "d", "u", "d"],
        async (page, move) => {
            // Away from the tabs, whose own the arrow keys are.
            await says(page).click();
            await page.keyboard.press(keys[move]);
        },
    ],
    [
        "amazons",
        ["d1-d7/g7", "a7-b7/c7", "a4-a9/b9", "j7-j6/j5"],
        async (page, move) => {
            for (const name of move.split(/[-/]/)) await cell(page, name).click();
        },
    ],
])
    test(`a friend by link in ${variant}: two moves each way`, async ({ open }) => {
        const mine = await open({ hash: game("human;random", { variant }) });
        await opponent(mine).click();
        await mine.getByRole("menuitem", { name: "A friend, by link" }).click();
        await expect(mine.locator(".seats-others")).toContainText("Your friend");
        const pages = [mine];
        for (const [i, move] of moves.entries()) {
            const page = pages[i % 2];
            await expect(says(page)).toHaveText(/^Your turn/);
            await play(page, move);
            await expect(page).toHaveLink({ m: moves.slice(0, i + 1).join("") });
            await expect(says(page)).toHaveText("Your friend's turn: send the link.");
            // In Tron both move at once: the first move of a step is hidden until the second is made.
            const first = variant.startsWith("tron") && i % 2 === 0;
            const hash = await sent(
                page,
                first ? /after theirs\. It stands in the link/ : undefined,
            );
            const other = pages[1 - (i % 2)];
            if (other === undefined) pages.push(await open({ hash }));
            else await go(other, hash);
            const next = pages[1 - (i % 2)];
            // The link has been opened, with the panel that it names.
            await expect(says(next)).toHaveText(/^Your turn/);
            await tab(next, "Game").click();
            await expect(next.locator(".move-row .move").nth(i)).toHaveText(
                first ? "hidden" : move,
            );
            await expect(next.locator(".move-row .move").first()).toHaveText(
                first && i === 0 ? "hidden" : moves[0],
            );
        }
        await expect(says(mine)).toHaveText(/^Your turn/);
        await expect(mine).toHaveLink({ m: moves.join("") });
    });

test("a challenge is set, met and told", async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "112233" }) });
    await page.locator(".share-open").click();
    await page.getByRole("radio", { name: "Challenge" }).check();
    await page.getByRole("combobox", { name: "Computer" }).selectOption("Expert");
    await expect(page.locator(".share-preview")).toHaveText(
        "Win as Yellow against Computer · Expert from here.",
    );
    await noViolations(page, "challenge", ".dialog.share");
    const text = await dialog(page).getByRole("textbox", { name: "Link" }).inputValue();
    const other = await open({ hash: new URL(text).hash });
    const row = other.locator(".challenge");
    await expect(row).toHaveText("Challenge: win as Yellow against Computer · Expert from here.");
    expect((await link(other)).p).toMatch(/^human;.*preset|^human;\w+/);
    await playByPointer(other, "4");
    await expect(row).toContainText("Challenge met: win as Yellow");
    await noViolations(other, "challenge met", ".challenge");
    // It is left with one click, and then the link does not hold it any more.
    await other.getByRole("button", { name: "Leave the challenge" }).click();
    await expect(row).toHaveCount(0);
    await expect(other).not.toHaveURL(/c~0/);
});

test("a challenge that was not met can be tried again", async ({ open }) => {
    const hash = game("human;human", { moves: "7112233", view: "think.0.....c~0~7" });
    const page = await open({ hash });
    await playByPointer(page, "4");
    const row = page.locator(".challenge");
    await expect(row).toContainText("Not met this time: win as Yellow");
    await row.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveLink({ m: "7112233" });
    await expect(row).toContainText("Challenge: win as Yellow");
    // What cannot be read is said, and the game is open without it.
    const bad = await open({ hash: hash.replace("c~0~7", "c~x") });
    await expect(notices(bad)).toHaveText(/cannot be read from the link/);
    await expect(discs(bad)).toHaveCount(7);
});

test("points to beat with the same dice", async ({ open }) => {
    const page = await open({ hash: game("human", { variant: "2048", seed: 7 }) });
    await page.locator(".share-open").click();
    await page.getByRole("radio", { name: "Challenge" }).check();
    await page.getByRole("spinbutton", { name: "Points to beat" }).fill("3");
    await expect(page.locator(".share-preview")).toHaveText(
        "Reach more than 3 points with the same dice.",
    );
    const text = await dialog(page).getByRole("textbox", { name: "Link" }).inputValue();
    const other = await open({ hash: new URL(text).hash });
    await expect(other).toHaveLink({ s: "7", m: (await link(page)).m });
    const row = other.locator(".challenge");
    await expect(row).toContainText("Challenge: reach more than 3 points");
    for (const way of ["left", "up", "right", "down", "left", "up"]) {
        if ((await row.getAttribute("data-met")) !== null) break;
        await other
            .getByRole("button", { name: new RegExp(way, "i") })
            .first()
            .click();
    }
    await expect(row).toContainText("Challenge met");
});
