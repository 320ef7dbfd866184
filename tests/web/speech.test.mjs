/** A full game of each kind by keyboard and speech alone: keys, and after each what a screen reader is told. */
import { expect, test } from "./fixtures.mjs";
import { game } from "./page.mjs";

/** The live region of the board. */
const said = (page) => page.locator(".stage > [role=status]");

/** Presses keys; after them the sentence is heard. */
async function plays(page, steps) {
    for (const [keys, sentence] of steps) {
        for (const key of keys.split(" ")) await page.keyboard.press(key);
        await expect(said(page)).toHaveText(sentence);
    }
}

const focused = (page) => page.locator(":focus");

test("discs: a column, whose turn it is, and who has won", async ({ open }) => {
    const variant = "connect4(rows=3,cols=3,align=3)";
    const page = await open({ hash: game("human;human", { variant, moves: "12" }) });
    await page.locator(".cell-button[tabindex='0']").focus();
    await expect(focused(page)).toHaveAttribute("aria-label", /^column 1, row 1, yellow disc/);
    await plays(page, [
        ["ArrowUp Enter", "Yellow played 1. Red to move (move 4)."],
        ["ArrowRight Enter", "Red played 2. Yellow to move (move 5)."],
        ["ArrowLeft ArrowUp Space", /^Yellow played 1\. Yellow wins/],
    ]);
});

test("parts of a move: the cell, what comes next, and among how many cells", async ({ open }) => {
    const variant = "amazons(columns=3,rows=3,queens=1)";
    const hash = game("human;human", { variant }).replace("&e=1", "&f=B.x/x../xxW%20w&e=1");
    const page = await open({ hash });
    await page.locator(".cell-button[tabindex='0']").focus();
    await expect(focused(page)).toHaveAttribute("aria-label", /^a1, arrow/);
    const where = (cell, count) => `${cell} chosen. Now choose where it goes: ${count}.`;
    const arrow = (cell, count) => `${cell} chosen. Now choose where its arrow flies: ${count}.`;
    await plays(page, [
        ["ArrowRight ArrowRight Enter", where("c1", "2 cells")],
        ["ArrowUp ArrowLeft Enter", arrow("b2", "3 cells")],
        ["Escape", "b2 taken back. Now choose where it goes: 2 cells."],
        ["Escape", "c1 taken back. Now click one of your queens: 1 cell."],
        ["ArrowDown ArrowRight Enter", where("c1", "2 cells")],
        ["ArrowUp ArrowLeft Space", arrow("b2", "3 cells")],
        ["ArrowDown ArrowRight Enter", /^White played c1-b2\/c1\. Black to move/],
        ["Home ArrowUp ArrowUp Enter", where("a3", "1 cell")],
        ["ArrowRight Enter", arrow("b3", "2 cells")],
        ["ArrowLeft Enter", /^Black played a3-b3\/a3\. White to move/],
        ["ArrowRight ArrowDown Enter", where("b2", "1 cell")],
        ["ArrowRight Enter", arrow("c2", "1 cell")],
        ["ArrowLeft Enter", /^White played b2-c2\/b2\. White wins/],
    ]);
});

test("a ride step by step, to its end", async ({ open }) => {
    const hash = game("human", { variant: "tron(map=4x4-_5-1._2.2_5)" });
    const page = await open({ hash, settings: { realTime: false } });
    await page.locator(".canvas-board").focus();
    await plays(page, [
        ["ArrowRight", "The player played right. Move 2."],
        ["ArrowDown", "The player played down. Move 3."],
        ["ArrowLeft", /^The player played left\. Over: 3 points/],
    ]);
});

test("tiles: what the dice brought, the score, and the end", async ({ open }) => {
    const hash = game("human", { variant: "2048(rows=2,cols=2)" });
    const page = await open({ hash: hash.replace("&e=1", "&f=12/13%20slide%200&e=1") });
    await expect(page.locator(".tile").first()).toBeVisible();
    await page.locator(".cell-button[tabindex='0']").focus();
    await plays(page, [
        ["ArrowUp", /played up\. New: 2 at row 2, column 1\. Score 4\. Move 2/],
        [
            "ArrowLeft",
            /played left\. New: 2 at row 1, column 2\. Score 12\. Lost: 12 points after 2/,
        ],
    ]);
});
