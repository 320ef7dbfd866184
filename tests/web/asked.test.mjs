/** A lesson of somebody else with a question of every kind: opened by its link, answered right and wrong. */
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { both, expect, test } from "./fixtures.mjs";
import { discs, notices, work } from "./page.mjs";

const lesson = await readFile(new URL("asked.md", import.meta.url), "utf8");

/** The link of a lesson, as the page packs it. */
const linkTo = (text) =>
    `#z=${deflateRawSync(Buffer.from(`lesson=${text}`)).toString("base64url")}&e=1`;

const card = (page) => page.locator(".lesson");
const said = (page) => page.locator(".lesson-said");
const press = (page, name) => card(page).getByRole("button", { name, exact: true }).click();

/** Opens the lesson and goes to one of its steps. */
async function openAt(open, step, options = {}, text = lesson) {
    const page = await open({ hash: linkTo(text), ...options });
    await expect(card(page)).toContainText("1 of 6");
    for (let next = 2; next <= step; next++) {
        await press(page, "Next");
        await expect(card(page)).toContainText(`${next} of 6`);
    }
    return page;
}

/** What this browser keeps of the answers, by step. */
const kept = (page) =>
    page.evaluate(
        () => Object.values(JSON.parse(localStorage.getItem("plyscope.lessons")))[0].answers,
    );

test("a move is answered on the board, wrong ones are taken back", both, async ({ open }) => {
    const page = await openAt(open, 1);
    await expect(card(page).locator(".lesson-words strong")).toHaveText("Two");
    await expect(card(page).locator(".lesson-words")).toHaveAttribute("lang", "en");
    await expect(discs(page)).toHaveCount(4);
    await expect(page.locator(".lesson-marks circle")).toHaveCount(2);
    await page.keyboard.press("7");
    await expect(said(page)).toHaveText("Not right. Red closes the row.");
    await press(page, "Try again");
    await expect(discs(page)).toHaveCount(4);
    await expect(said(page)).toBeEmpty();
    // It is in no list: the exact solver says.
    await page.keyboard.press("1");
    await expect(said(page)).toHaveText("Not right. Red can stop that.", work);
    await press(page, "Hint");
    await expect(card(page)).toContainText("but not two");
    await press(page, "Try again");
    await expect(discs(page)).toHaveCount(4);
    await page.keyboard.press("2");
    await expect(said(page)).toHaveText(
        /^Right\. Both ends are open\.\s*Look at columns 1 and 5\.$/,
    );
    expect((await kept(page))[1]).toMatchObject({
        ...{ answer: "2", right: true, tries: 3, wrong: ["7", "1"] },
    });
});

test("options are chosen by keyboard", async ({ open }) => {
    const page = await openAt(open, 2);
    const option = (name) => card(page).getByRole("checkbox", { name });
    await option("Minimax").focus();
    await page.keyboard.press("Space");
    await option("Flat Monte Carlo").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(said(page)).toHaveText("Not right. It plays random games.");
    await page.keyboard.press("Space");
    await expect(said(page)).toBeEmpty();
    await option("Alpha-beta").press("Space");
    await option("Alpha-beta").press("Enter");
    await expect(said(page)).toHaveText(/^Right\./);
    await expect(option("Minimax")).toBeDisabled();
});

test("a number is typed", async ({ open }) => {
    const page = await openAt(open, 3);
    const entry = card(page).getByRole("textbox", { name: "Your answer" });
    for (const [number, answer] of [
        ["9", "Not right. Those are the last ones only."],
        ["7", "Not right. Count moves and replies."],
        ["12", "Right. Three moves with three replies each."],
    ]) {
        await entry.fill(number);
        await entry.press("Enter");
        await expect(said(page)).toHaveText(answer);
    }
    await expect(entry).toBeDisabled();
});

test("a game from here counts as far as is asked", async ({ open }) => {
    const page = await openAt(open, 4);
    await press(page, "Begin");
    await expect(card(page)).toContainText("It counts.");
    // Two ends are open: the program can close one.
    await page.keyboard.press("2");
    await expect(discs(page)).toHaveCount(6, work);
    const free = async (column) =>
        (await page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get("m"))).endsWith(
            column,
        );
    await page.keyboard.press((await free("5")) ? "1" : "5");
    await expect(said(page)).toHaveText(/^Right\./);
    expect((await kept(page))[4]).toMatchObject({ answer: "won", right: true });
});

test("a program is made to find a move, which is measured", async ({ open }) => {
    const page = await openAt(open, 5);
    await press(page, "Check");
    await expect(said(page)).toHaveText(/^Not right\. It found 1 .* It cannot see it yet\.$/, work);
    const depth = page.getByRole("slider", { name: /depth/i }).first();
    await depth.press("ArrowRight");
    await press(page, "Check");
    await expect(said(page)).toHaveText(/^Right\. It found 2 \(depth 3, 399 nodes/, work);
});

test("a player that is written runs when its person says so, and passes its tests", async ({
    open,
}) => {
    const page = await openAt(open, 6);
    const tests = card(page).locator(".lesson-tests li");
    await press(page, "Open the editor");
    await expect(page.locator(".section")).toHaveAttribute("data-panel", "write");
    // It came by a link: nothing of it has run.
    await expect(page.locator(".write-stranger")).toBeVisible();
    await expect(card(page)).toContainText("It may be somebody else's");
    await expect(tests).toHaveText([/^not yet/, /^not yet/]);
    expect(await page.evaluate(() => localStorage.getItem("plyscope.players"))).toBeNull();
    await press(page, "Run the tests");
    await expect(tests).toHaveText([/^passed/, /^passed.*It played [25]\./], work);
    await expect(said(page)).toHaveText("Right. 2 of 2 tests passed.");
});

test("answers that count once are not tried again, and steps wait for theirs", async ({ open }) => {
    const strict = lesson.replace("about:", "order: one by one\ntries: once\nabout:");
    const page = await openAt(open, 1, {}, strict);
    const next = card(page).getByRole("button", { name: "Next", exact: true });
    await expect(next).toBeDisabled();
    await expect(discs(page)).toHaveCount(4);
    await page.keyboard.press("7");
    await expect(said(page)).toHaveText("Not right. Red closes the row.");
    await expect(card(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
    await next.click();
    await expect(card(page)).toContainText("2 of 6");
    await expect(next).toBeDisabled();
    // What was answered is kept.
    await page.reload();
    await expect(card(page)).toContainText("2 of 6");
    await press(page, "Back");
    await expect(card(page)).toContainText("Answered: 7 (1 try).");
});

test("the text that is no lesson is told by line and column", async ({ open }) => {
    const page = await open({ hash: linkTo(lesson.replace("kind: play", "kind: guess")) });
    await expect(notices(page)).toContainText(/Line 23, column 7: “guess” is nothing/);
    await expect(card(page)).toHaveCount(0);
});

test("a lesson of somebody else is said to be one, opens from a file, and stays in the list", async ({
    open,
}) => {
    const page = await open();
    await page.locator(".lessons-open").click();
    await page.locator(".lesson-open input[type=file]").setInputFiles({
        ...{ name: "asked.md", mimeType: "text/markdown" },
        buffer: Buffer.from(
            lesson.replace("Yellow to move.", "<script>document.title='x'</script> Pl\u0430yers."),
        ),
    });
    await expect(card(page)).toContainText("Six questions");
    await expect(card(page)).toContainText("This lesson is somebody else's");
    await expect(card(page)).toContainText("“\u0430” is a letter of the Cyrillic alphabet");
    await expect(card(page)).toContainText("<script>document.title='x'</script>");
    expect(await page.title()).not.toBe("x");
    await page.getByRole("button", { name: "End the lesson" }).click();
    await expect(card(page)).toHaveCount(0);
    await page.locator(".lessons-open").click();
    await page.locator(".lesson-choice", { hasText: "Six questions" }).click();
    await expect(card(page)).toContainText("1 of 6");
});
