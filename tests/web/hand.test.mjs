/** What hands do on the board beside clicks: moves made ahead, pieces that are dragged, clicks while discs fall. */
import { expect, protocol, test } from "./fixtures.mjs";
import { discs, drag, game, middleOf, target, tool } from "./page.mjs";

const quick = { pace: 0, think: false };
const people = game("human;human");
const said = (page) => page.locator(".stage > [role=status]");
const column = (page, x) => page.locator(`.cell-button[aria-label^="column ${x}, row 6,"]`);
const cell = (page, name) => page.locator(`.cell-button[aria-label^="${name},"]`);
const status = (page) => page.locator(".status-text");

/** A computer that thinks until it is told to move. */
const slow = "uct(sims=1000000000000)";

test("a click while the computer thinks is kept and played; Escape or another takes it back", async ({
    open,
}) => {
    const page = await open({ hash: game(`human;${slow}`), settings: quick });
    await target(page, "4").first().click();
    await expect(status(page)).toHaveText(/thinking/);
    await column(page, 2).click();
    await expect(said(page)).toHaveText("Kept for your turn: 2.");
    await expect(page.locator(".kept")).toHaveCount(6);
    await expect(page.locator(".preview-kept")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator(".kept")).toHaveCount(0);
    await column(page, 3).click();
    await column(page, 5).click();
    await expect(said(page)).toHaveText("Kept for your turn: 5.");
    await tool(page, "Move now").click();
    await expect(page).toHaveURL(/&m=4\d5&/);
    await expect(page.locator(".kept")).toHaveCount(0);
});

test("of a move of several clicks all are kept, and the first ones alone, too", async ({
    open,
}) => {
    const page = await open({
        hash: game(`human;${slow}`, { variant: "amazons" }),
        settings: quick,
    });
    for (const name of ["d1", "d3", "d4"]) await cell(page, name).click();
    await expect(status(page)).toHaveText(/thinking/);
    for (const name of ["g1", "h2", "g1"]) await cell(page, name).click();
    await expect(said(page)).toHaveText("Kept for your turn: g1, h2, g1.");
    await expect(page.locator(".preview-kept")).toHaveCount(2);
    await tool(page, "Move now").click();
    await expect(page).toHaveURL(/&m=d1-d3\/d4[^/]+\/[a-j]\d+g1-h2\/g1&/);
});

/** A mouse goes from one point to another with its button down, and lets go there. */
async function carry(page, from, to, halfWay = () => {}) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
    halfWay();
    await expect(page.locator(".dragged")).toBeVisible();
    await page.mouse.move(...to, { steps: 4 });
    // Nothing that it goes over is marked as text is.
    expect(await page.evaluate(() => String(getSelection()))).toBe("");
    await page.mouse.up();
    await expect(page.locator(".dragged")).toHaveCount(0);
}

test("a disc is dragged from beside the board, and from above it, into a column", async ({
    open,
}) => {
    const page = await open({ hash: people });
    const own = page.locator(".seats .disc-icon:has(.disc-0)");
    // What carries it comes only when it is half way, and the mouse rests there.
    let come = () => {};
    const held = new Promise((resolve) => {
        come = resolve;
    });
    await page.route(/\/assets\//, (route) => held.then(() => route.continue()));
    await carry(page, await middleOf(own), await middleOf(column(page, 3)), come);
    await expect(page).toHaveLink({ m: "3" });
    const [x, y] = await middleOf(column(page, 6));
    const { top } = await page.locator(".board").evaluate((box) => box.getBoundingClientRect());
    await carry(page, [x, top - 12], [x, y + 80]);
    await expect(page).toHaveLink({ m: "36" });
    // Beside the board it is let go without a move; a press of a button stays one.
    await carry(page, [x, top - 12], [x, top - 40]);
    await expect(discs(page)).toHaveCount(2);
    await tool(page, "One move back").click();
    await expect(discs(page)).toHaveCount(1);
});

test("a queen is dragged to her target; the arrow is clicked", async ({ open }) => {
    const page = await open({ hash: game("human;human", { variant: "amazons" }) });
    const at = (name) => middleOf(cell(page, name));
    // Where she cannot go she is let go of.
    await carry(page, await at("d1"), await at("e3"));
    await expect(page.locator(".lit-start")).toHaveCount(4);
    await carry(page, await at("d1"), await at("d7"));
    await expect(said(page)).toHaveText(/^d7 chosen/);
    await cell(page, "g7").click();
    await expect(page).toHaveLink({ m: "d1-d7/g7" });
});

test("a finger drags pieces", { tag: ["@phone"] }, async ({ open }) => {
    const page = await open({ hash: game("human;human", { variant: "amazons" }) });
    const from = await middleOf(cell(page, "d1"));
    const to = await middleOf(cell(page, "d7"));
    await drag(page, from, [[to[0] - from[0], to[1] - from[1]]]);
    await expect(said(page)).toHaveText(/^d7 chosen/);
    const frame = await open({ hash: people });
    const own = await middleOf(frame.locator(".seats-own .disc-icon"));
    const there = await middleOf(column(frame, 2));
    await drag(frame, own, [[there[0] - own[0], there[1] - own[1]]]);
    await expect(frame).toHaveLink({ m: "2" });
});

test("a click while a disc falls counts", async ({ open }) => {
    const page = await open({ hash: people });
    const browser = await protocol(page);
    await browser.send("Animation.enable");
    await browser.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
    const falls = () =>
        page.evaluate(
            () =>
                document
                    .getAnimations()
                    .filter(({ effect }) => effect.target.matches(".piece-enters")).length,
        );
    await column(page, 4).click();
    await expect.poll(falls).toBe(1);
    await column(page, 3).click();
    await expect(page).toHaveLink({ m: "43" });
    expect(await falls()).toBeGreaterThan(0);
});
