/** A lesson that is written in the page: with a question of every kind, sent by its link, answered, and read by its teacher. */
import { inflateRawSync } from "node:zlib";
import { both, expect, test } from "./fixtures.mjs";
import { discs, game, notices, work } from "./page.mjs";

const card = (page) => page.locator(".lesson");
const said = (page) => page.locator(".lesson-said");
const press = (page, name) => card(page).getByRole("button", { name, exact: true }).click();

/** Hands of a teacher: with a pointer, or with keys alone. */
const HANDS = {
    pointer: (page) => ({
        press: (name, { exact = true } = {}) => page.getByRole("button", { name, exact }).click(),
        fill: async (name, text) => {
            const entry = page.getByRole("textbox", { name, exact: true });
            await entry.click();
            await entry.fill(text);
        },
        choose: (name, title) => page.getByRole("combobox", { name }).selectOption(title),
        play: (move) => page.locator(`.cell-button[aria-label$=", move ${move}"]`).click(),
    }),
    keyboard: (page) => ({
        press: async (name, { exact = true } = {}) => {
            await page.getByRole("button", { name, exact }).focus();
            await page.keyboard.press("Enter");
        },
        fill: async (name, text) => {
            await page.getByRole("textbox", { name, exact: true }).focus();
            await page.keyboard.press("Control+a");
            await page.keyboard.insertText(text);
        },
        choose: async (name, title) => {
            await page.getByRole("combobox", { name }).focus();
            await page.keyboard.type(title);
        },
        play: async (move) => {
            await page.locator(".board [tabindex='0']").first().focus();
            await page.keyboard.press(move);
        },
    }),
};

const TEXT = `---
title: Alpha-beta by hand
language: en
---

## Win

\`\`\`board
game: connect4
players: human human
moves: 4 4 3 3
\`\`\`

Yellow to move. **Two** open ends.

\`\`\`question
kind: play
ask: Which move wins?
right: 2 | Both ends are open.
wrong: 7 | Red closes the row.
\`\`\`

## Which

\`\`\`question
kind: choose
ask: Which programs look at every reply?
right: Minimax
wrong: Alpha-beta | It leaves out what cannot matter.
\`\`\`

## How many

\`\`\`question
kind: number
right: 12 +- 1 | Three moves with three replies each, or so.
wrong: 9
unit: positions
\`\`\`

## Reach

\`\`\`question
kind: reach
goal: win
against: random
\`\`\`

## Turn

\`\`\`question
kind: set
player: minimax(depth=2)
sliders: depth
find: 2 5
nodes: 3000
else: It cannot see it yet.
\`\`\`

## Write

\`\`\`question
kind: write
name: my-lesson-player
start: minimax
legal: 2
finds: 2 5 after 4 4 3 3
\`\`\`
`;

/** Writes that lesson by the form and the board; its link. */
async function written(page, { press, fill, choose, play }) {
    const toTextbox = (name) => page.getByRole("textbox", { name, exact: true });
    await press("Learn", { exact: false });
    await press("Write a lesson");
    await press("About the lesson");
    await fill("Title", "Alpha-beta by hand");
    await press("1. Step 1");
    await fill("Title of the step", "Win");
    await fill("What the pupil reads (Markdown)", "Yellow to move. **Two** open ends.");
    // Moves are taken from the board.
    await expect(discs(page)).toHaveCount(4);
    await play("2");
    await press("Ask for this move: 2");
    await expect(discs(page)).toHaveCount(4);
    await play("7");
    await press("… as a wrong answer");
    await expect(discs(page)).toHaveCount(4);
    await fill("What is asked", "Which move wins?");
    await fill("Said to whoever gives it 1", "Both ends are open.");
    await fill("Said to whoever gives it 2", "Red closes the row.");

    const next = async (title, kind) => {
        await press("Add a step");
        await expect(toTextbox("Title of the step")).toHaveValue(/^Step \d$/);
        await fill("Title of the step", title);
        await choose("Question", kind);
    };
    await next("Which", "One or several of a list");
    await fill("What is asked", "Which programs look at every reply?");
    await press("A right answer");
    await fill("Answer 1", "Minimax");
    await press("A wrong answer");
    await fill("Answer 2", "Alpha-beta");
    await fill("Said to whoever gives it 2", "It leaves out what cannot matter.");

    await next("How many", "A number");
    await press("A right answer");
    await fill("Answer 1", "12");
    await fill("Tolerance 1", "1");
    await fill("Said to whoever gives it 1", "Three moves with three replies each, or so.");
    await press("A wrong answer");
    await fill("Answer 2", "nine");
    await expect(page.getByText("Here stands a number, with a tolerance")).toBeVisible();
    await fill("Answer 2", "9");
    await fill("Unit", "positions");

    await next("Reach", "A game from here");
    await fill("Against", "random");

    await next("Turn", "Settings with which a program finds a move");
    await fill("Program", "minimax(depth=2)");
    await fill("Settings that may be changed", "depth");
    await fill("Moves to find", "2 5");
    await fill("Nodes or games at most", "3000");
    await fill("Said to all other answers", "It cannot see it yet.");

    await next("Write", "A player that passes tests");
    await fill("Name of the player", "my-lesson-player");
    await fill("Its file at the beginning", "minimax");
    await press("Plays games by the rules");
    await fill("Games by the rules 1", "2");
    await press("Finds a move");
    await fill("Moves to find, and after which moves 2", "2 5 after 4 4 3 3");

    await page.locator(".compose-head").getByRole("button", { name: "Share" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Share this lesson" });
    await expect(dialog.getByText(/^The link has \d+ characters\.$/)).toBeVisible();
    await expect(dialog.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
    return dialog.getByLabel("Link", { exact: true }).inputValue();
}

/** The text that a link carries. */
const textIn = (link) =>
    inflateRawSync(Buffer.from(/z=([^&]*)/.exec(link)[1], "base64url"))
        .toString()
        .slice("lesson=".length);

const start = { hash: game("human;human", { moves: "4433" }) };

async function handIn(page, name) {
    await card(page).getByText("Hand in", { exact: true }).first().click();
    await card(page).getByLabel("Your name").fill(name);
    await press(page, "Hand in");
    await expect(card(page).getByLabel("The code")).toHaveValue(/^ply1\./);
    return card(page).getByLabel("The code").inputValue();
}

test("six kinds of question, written by pointer, answered and read by the teacher", async ({
    open,
}) => {
    const teacher = await open(start);
    const link = await written(teacher, HANDS.pointer(teacher));
    expect(textIn(link)).toBe(TEXT);
    const { hash } = new URL(link);

    const ada = await open({ hash });
    await expect(card(ada)).toContainText("This lesson is somebody else's");
    await ada.keyboard.press("2");
    await expect(said(ada)).toHaveText("Right. Both ends are open.");
    await press(ada, "Next");
    await card(ada).getByText("Minimax", { exact: true }).click();
    await press(ada, "Check");
    await expect(said(ada)).toHaveText("Right.");
    await press(ada, "Next");
    await card(ada).getByLabel("Your answer").fill("11");
    await press(ada, "Check");
    await expect(said(ada)).toHaveText(/^Right\. Three moves/);
    await press(ada, "Next");
    await press(ada, "Begin");
    await expect(card(ada)).toContainText("It counts.");
    await ada.keyboard.press("2");
    await expect(discs(ada)).toHaveCount(6, work);
    const moves = new URLSearchParams(new URL(ada.url()).hash.slice(1)).get("m");
    await ada.keyboard.press(moves.endsWith("5") ? "1" : "5");
    await expect(said(ada)).toHaveText(/^Right\./, work);
    await press(ada, "Next");
    await press(ada, "Check");
    await expect(card(ada).locator(".refusal")).toHaveText(/Another player thinks now/, work);
    await press(ada, "Next");
    await press(ada, "Open the editor");
    await expect(ada.locator(".write-stranger")).toBeVisible();
    await press(ada, "Run the tests");
    await expect(said(ada)).toHaveText("Right. 2 of 2 tests passed.", work);
    const codes = [await handIn(ada, "Ada")];

    for (const [name, move, choice, number] of [
        ["Bea", "7", "Alpha-beta", "9"],
        ["Cy", "2", "Alpha-beta", "12"],
    ]) {
        const page = await open({ hash });
        await expect(discs(page)).toHaveCount(4);
        await page.keyboard.press(move);
        await expect(said(page)).toHaveText(
            move === "2" ? "Right. Both ends are open." : "Not right. Red closes the row.",
        );
        await press(page, "Next");
        await card(page).getByText(choice, { exact: true }).click();
        await press(page, "Check");
        await expect(said(page)).toHaveText("Not right. It leaves out what cannot matter.");
        await press(page, "Next");
        await card(page).getByLabel("Your answer").fill(number);
        await press(page, "Check");
        await expect(said(page)).toHaveText(/^(Right|Not right)\./);
        for (let step = 4; step <= 6; step++) {
            await press(page, "Next");
            await expect(card(page)).toContainText(`${step} of 6`);
        }
        codes.push(await handIn(page, name));
    }

    await teacher.keyboard.press("Escape");
    await teacher.getByRole("button", { name: "Learn" }).click();
    await teacher.getByRole("button", { name: "Answers of a class" }).click();
    const table = teacher.getByRole("dialog", { name: "Answers of a class" });
    await table.getByLabel("Codes or links").fill(codes.join("\n"));
    await table.getByRole("button", { name: "Read", exact: true }).click();
    await expect(table.getByText("3 codes were read.")).toBeVisible();
    // The lesson is known here, for it was written here.
    await expect(
        table.getByRole("table", { name: "Alpha-beta by hand: 3 pupils" }),
    ).toBeVisible();
    const questions = table.getByRole("table", { name: "By question" });
    for (const [step, right] of [
        ["1. Win", "2 of 3 right"],
        ["2. Which", "1 of 3 right"],
        ["3. How many", "2 of 3 right"],
        ["4. Reach", "1 of 1 right"],
    ])
        await expect(questions.getByRole("row", { name: step })).toContainText(right);
    await expect(questions.getByRole("row", { name: "2. Which" })).toContainText("Alpha-beta (2)");
});

test("the same lesson, written by keyboard alone", async ({ open }) => {
    const page = await open(start);
    expect(textIn(await written(page, HANDS.keyboard(page)))).toBe(TEXT);
});
