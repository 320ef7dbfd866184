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
    await expect(discs(ada)).toHaveCount(4);
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
    await expect(table.getByRole("table", { name: "Alpha-beta by hand: 3 pupils" })).toBeVisible();
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

/** The steps as the list shows them. */
const steps = (page) => page.locator(".compose-step-title");
const select = (page, step) => page.locator(".compose-step button", { hasText: step }).click();
const begin = async (page) => {
    await page.getByRole("button", { name: "Learn" }).click();
    await page.getByRole("button", { name: "Write a lesson" }).click();
};
const beginCopy = async (page, title) => {
    await begin(page);
    await page.getByRole("combobox", { name: "Lesson" }).selectOption(title);
    await expect(steps(page).nth(3)).toBeVisible();
};
const editor = (page) => page.getByRole("textbox", { name: "Text of the step" });
const asText = (page) =>
    page.locator(".compose-middle").getByRole("radio", { name: "Text" }).check();

test("steps are dragged, moved, copied, deleted, and what was done is taken back", async ({
    open,
}) => {
    const page = await open(start);
    await beginCopy(page, "What alpha-beta saves");
    const [one, two, three, four] = [
        "Minimax, six moves deep",
        "Alpha-beta does the same",
        "In slow motion",
        "Where it cut",
    ];
    const shows = (...titles) =>
        expect(steps(page)).toHaveText([
            "About the lesson",
            ...titles.map((title, i) => `${i + 1}. ${title}`),
        ]);
    await shows(one, two, three, four);
    // By the dots of the first over the lower half of the third.
    const grip = page.locator(".compose-grip").first();
    const to = await page.locator(".compose-step").nth(3).boundingBox();
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + to.height * 0.8, { steps: 4 });
    await expect(page.locator("[data-drop=behind]")).toHaveCount(1);
    await page.mouse.up();
    await shows(two, three, one, four);
    // By keys, which stay on the step that they have moved.
    await page.getByRole("button", { name: `3. ${one}` }).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await shows(two, one, three, four);
    await expect(page.getByRole("button", { name: `2. ${one}` })).toBeFocused();
    await page.keyboard.press("Control+d");
    await shows(two, one, one, three, four);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("button", { name: `4. ${three}` })).toBeFocused();
    await page.keyboard.press("Delete");
    await shows(two, one, one, four);
    await expect(notices(page)).toContainText(`The step “${three}” is deleted.`);
    await notices(page).getByRole("button", { name: "Undo" }).click();
    await shows(two, one, one, three, four);
    for (let i = 0; i < 3; i++)
        await page.getByRole("button", { name: "Undo", exact: true }).click();
    await shows(one, two, three, four);
    await page.getByRole("button", { name: "Redo" }).click();
    await shows(two, three, one, four);
    // The game on the board has not been taken back.
    await page.keyboard.press("Control+z");
    await shows(one, two, three, four);
});

test("the text says what is wrong beside its line, and is what the form writes", async ({
    open,
}) => {
    const page = await open(start);
    await beginCopy(page, "What alpha-beta saves");
    await select(page, "2. Alpha-beta does the same");
    await asText(page);
    await expect(page.locator(".cm-lineNumbers")).toContainText("19");
    await editor(page).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\n\n```question\nkind: guess\n```");
    const wrong = page.locator(".write-wrong");
    // While it is written there are more, of which the one that is asked for is the first.
    await expect(wrong).toHaveText([/^Line 29, column 7: “guess” is nothing that “kind” can be/]);
    await expect(page.getByText(/“guess” is nothing/)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Try it" })).toBeDisabled();
    await expect(page.locator(".compose-mend")).toContainText("2. Alpha-beta does the same");
    // The form would lose it.
    await page.getByRole("radio", { name: "Form" }).check();
    await expect(page.getByText("so the form would lose it")).toBeVisible();
    await page.getByRole("button", { name: "To the text" }).click();
    await editor(page).click();
    await page.keyboard.press("Control+End");
    for (let i = 0; i < "guess\n```".length; i++) await page.keyboard.press("Backspace");
    await page.keyboard.type("number\nright: 3948 | As it says.\n```\n\n## Another\n\nWords.");
    await expect(wrong).toHaveCount(0);
    await expect(steps(page)).toHaveText([/About/, /^1/, /^2/, "3. Another", /^4/, /^5/]);
    await select(page, "2. Alpha-beta does the same");
    await page.getByRole("radio", { name: "Form" }).check();
    await expect(page.getByRole("textbox", { name: "Answer 1" })).toHaveValue("3948");
    await page.getByRole("textbox", { name: "Unit" }).fill("positions ");
    await expect(page.getByRole("textbox", { name: "Unit" })).toHaveValue("positions ");
    await asText(page);
    await expect(editor(page)).toContainText("right: 3948 | As it says.unit: positions");
});

test("what is on the board goes into a step, is tried from there, and comes back to it", async ({
    open,
}) => {
    const page = await open(start);
    await begin(page);
    await page.getByRole("textbox", { name: "Title of the step" }).fill("Look");
    await page.getByRole("button", { name: "Add a step" }).click();
    await page.getByRole("button", { name: "Set up board, program and view" }).click();
    const bar = page.getByRole("region", { name: "Write a lesson" });
    await expect(bar).toContainText("For step 2: Step 2");
    await page.keyboard.press("2");
    await expect(discs(page)).toHaveCount(5);
    await page.getByRole("tab", { name: "Think" }).click();
    await page.getByRole("checkbox", { name: "Live analysis" }).check();
    await page.locator(".analyst-head select").selectOption("Minimax");
    await bar.getByRole("button", { name: "Put what is on the board now into this step" }).click();
    await expect(bar.getByRole("status")).toHaveText("The board is in step 2.");
    await bar.getByRole("button", { name: "Back to the text" }).click();
    await asText(page);
    await expect(editor(page)).toContainText(/moves: 4 4 3 3 2analyst: minimax.*panel: think/);
    await page.getByRole("button", { name: "Try it" }).click();
    await expect(card(page)).toContainText("2 of 2");
    await expect(discs(page)).toHaveCount(5);
    await press(page, "Back");
    await expect(card(page)).toContainText("1 of 2");
    await expect(discs(page)).toHaveCount(4);
    await press(page, "Back to writing");
    await expect(page.locator("[aria-current=step]")).toHaveText("2. Step 2");
    await expect(discs(page)).toHaveCount(5);
    await page.getByRole("button", { name: "End writing" }).click();
    await expect(page.getByRole("tab", { name: "Think" })).toBeVisible();
});

test("a lesson is kept: after a reload, with versions, in two tabs", async ({ open }) => {
    const page = await open(start);
    await begin(page);
    const title = (of) => of.getByRole("textbox", { name: "Title of the step" });
    await title(page).fill("Mine");
    await expect(page.getByText("Kept in this browser")).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveValue("Mine");
    await page.getByRole("button", { name: "Versions" }).click();
    const dialog = page.getByRole("dialog", { name: "Versions" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("As taught");
    await dialog.getByRole("button", { name: "Keep a version" }).click();
    await expect(dialog.getByText("As taught")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();

    // What one tab writes stands in the other, too.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await begin(other);
    await expect(title(other)).toHaveValue("Mine");
    await title(page).fill("Ours");
    await expect(title(other)).toHaveValue("Ours");
    await title(other).fill("Theirs");
    await expect(title(page)).toHaveValue("Theirs");
    await other.close();

    await page.getByRole("button", { name: "Versions" }).click();
    await dialog.getByRole("button", { name: "Delete As taught" }).click();
    await expect(dialog.getByText("As taught")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Close" }).click();
    await notices(page).getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Versions" }).click();
    await dialog.getByRole("button", { name: "Restore As taught" }).click();
    await expect(title(page)).toHaveValue("Mine");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(title(page)).toHaveValue("Theirs");

    await page.locator(".compose-head").getByRole("button", { name: "Delete" }).click();
    await expect(title(page)).toHaveValue("Step 1");
    await notices(page).getByRole("button", { name: "Undo" }).click();
    await expect(title(page)).toHaveValue("Theirs");
});

test(
    "a lesson that is dropped anywhere on the page opens; on a phone one part is shown at a time",
    both,
    async ({ open, isMobile }) => {
        const page = await open(start);
        const drop = () =>
            page.evaluate((text) => {
                const dataTransfer = new DataTransfer();
                dataTransfer.items.add(new File([text], "lesson.md"));
                const init = { dataTransfer, bubbles: true, cancelable: true };
                return document.querySelector(".topbar").dispatchEvent(new DragEvent("drop", init));
            }, TEXT);
        // When nobody waits for anything else, the page has begun to listen.
        await expect.poll(drop).toBe(false);
        await expect(card(page)).toContainText("Alpha-beta by hand");
        await page.getByRole("button", { name: "End the lesson" }).click();
        await begin(page);
        // The lesson that is written is one to begin with.
        await expect.poll(drop).toBe(false);
        await expect(steps(page)).toHaveCount(7);
        if (!isMobile) return;
        const tab = (name) => page.locator(".workshop-sides").getByRole("radio", { name });
        await expect(page.locator(".compose-middle")).toBeHidden();
        await page.getByRole("button", { name: /^2\. Which/ }).tap();
        await expect(page.getByRole("textbox", { name: "Title of the step" })).toHaveValue("Which");
        await expect(page.locator(".compose-steps")).toBeHidden();
        await tab("Board").check();
        await expect(page.locator(".board")).toBeVisible();
        await expect(page.locator(".compose-middle")).toBeHidden();
        await expect(page.getByRole("button", { name: "Ask for this move" })).toBeVisible();
    },
);
