/** Amazons: moves of three clicks, what lies over the board, the graph of the game, set-up, records. */
import { noViolations } from "./axe.mjs";

import { both, expect, link, test } from "./fixtures.mjs";
import {
    game,
    layers,
    more,
    nothingSticksOut,
    openPlayers,
    status,
    tab,
    think,
    tool,
    until,
} from "./page.mjs";

const variant = "amazons";
const people = game("human;human", { variant });

const cell = (page, name) => page.locator(`.cell-button[aria-label^="${name},"]`);

/** Waits until so many cells can be chosen. */
function untilTargets(page, count) {
    return until(
        page,
        (wanted) =>
            document.querySelectorAll(".cell-button[aria-label$=', can be chosen']").length +
                document.querySelectorAll(".cell-button[aria-label*=', move ']").length ===
            wanted,
        count,
    );
}

const untilPlayed = (page, moves) => expect(page).toHaveLink({ m: moves });

test("a hint is drawn with a queen in the hand, too", async ({ open }) => {
    const page = await open({ hash: game("human;human", { variant: "amazons(preset=6x6)" }) });
    await cell(page, "a2").click();
    await expect(page.locator(".strokes")).toHaveCount(0);
    await tool(page, "Hint").click();
    await expect(page.locator(".strokes-hint .stroke").first()).toBeVisible();
});

test("the value of a target stands below its mark", both, async ({ open, isMobile }) => {
    const page = await open({ hash: `${people}&w=think.1.${btoa("pvs").replaceAll("=", "")}` });
    const queen = cell(page, "g1");
    await (isMobile ? queen.tap() : queen.click());
    const values = ".mark-low .mark-main";
    await expect(page.locator(values).first()).toBeVisible();
    // In one step: the analysis goes on and may take a value away.
    const places = await page.evaluate(
        (selector) =>
            [...document.querySelectorAll(selector)].map((text) => {
                const { top, bottom, height } = text.parentElement.getBoundingClientRect();
                const box = text.getBoundingClientRect();
                return { from: (box.top - top) / height, inside: box.bottom <= bottom };
            }),
        values,
    );
    expect(places.length).toBeGreaterThan(0);
    for (const { from, inside } of places) {
        // The colour of a small square tells, and the best three have their value in the middle.
        expect(from).toBeGreaterThan(isMobile ? 0.2 : 0.6);
        expect(inside).toBe(true);
    }
});

test("a move is queen, target, arrow", both, async ({ open, isMobile }) => {
    const page = await open({ hash: people });
    const click = (name) => (isMobile ? cell(page, name).tap() : cell(page, name).click());
    await expect(page.locator(".cell-button")).toHaveCount(100);
    await expect(page.locator(".lit-start")).toHaveCount(4);
    await expect(page.locator(".status-text")).toHaveText(
        /^White's turn: (click|tap) one of your queens/,
    );
    await click("d1");
    await expect(page.locator(".status-text")).toHaveText(/: choose where it goes/);
    await untilTargets(page, 20);
    await expect(page.locator(".lit-target:not(.lit-faint)")).toHaveCount(20);
    const looks = () =>
        page
            .locator(".lit-target:not(.lit-faint, .lit-here)")
            .first()
            .evaluate((cell) => {
                const { backgroundColor, rotate, transform } = getComputedStyle(cell, "::after");
                return { backgroundColor, turned: rotate !== "none" || transform !== "none" };
            });
    const ofQueen = await looks();
    await click("d7");
    // Her old cell is free now.
    await expect(cell(page, "d1")).toHaveAttribute(
        "aria-label",
        /left by white queen, move d1-d7\/d1$/,
    );
    await expect(page.locator(".preview-staged")).toHaveCount(1);
    await expect(page.locator(".status-text")).toHaveText(/: choose where its arrow flies/);
    // Targets of the arrow differ from those of the queen by colour and by shape.
    const ofArrow = await looks();
    expect(ofArrow.backgroundColor).not.toBe(ofQueen.backgroundColor);
    expect([ofQueen.turned, ofArrow.turned]).toEqual([false, true]);
    await click("g7");
    await untilPlayed(page, "d1-d7/g7");
    await expect(page.locator(".status-text")).toHaveText(/^Black's turn/);
    await expect(cell(page, "g7")).toHaveAttribute("aria-label", /arrow.*last move/);
    await expect(cell(page, "d7")).toHaveAttribute("aria-label", /white queen.*last move/i);
    await expect(page.locator(".square[data-last=true]")).toHaveCount(3);
});

test("a very wide board scrolls in its frame, not the page", { tag: ["@narrow"] }, async ({
    open,
}) => {
    const page = await open({
        hash: game("human;human", { variant: "amazons(columns=64,rows=2)" }),
    });
    await expect(page.locator(".cell-button")).toHaveCount(128);
    const { width } = await page.locator(".cell-button").first().boundingBox();
    expect(width).toBeGreaterThanOrEqual(24);
    await nothingSticksOut(page, "the board");
});

test("clicks are taken back one by one", async ({ open }) => {
    const page = await open({ hash: people });
    await cell(page, "d1").click();
    await cell(page, "d7").click();
    await page.keyboard.press("Escape");
    await untilTargets(page, 20);
    await expect(page.locator(".preview-staged")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await untilTargets(page, 0);
    // The second click on a queen, a click elsewhere, another queen.
    await cell(page, "d1").click();
    await cell(page, "d1").click();
    await untilTargets(page, 0);
    await cell(page, "d1").click();
    await cell(page, "d7").click();
    await cell(page, "b10").click();
    await cell(page, "i2").click();
    await untilTargets(page, 0);
    await cell(page, "d1").click();
    await cell(page, "a4").click();
    await cell(page, "a6").click();
    await cell(page, "a5").click();
    await untilPlayed(page, "a4-a6/a5");
});

test("the keyboard plays a whole move", async ({ open }) => {
    const page = await open({ hash: people });
    await cell(page, "d1").focus();
    await page.keyboard.press("Enter");
    await untilTargets(page, 20);
    for (const key of ["ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await expect(cell(page, "d3").and(page.locator(":focus"))).toBeVisible();
    await expect(page.locator(".preview-staged")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await untilPlayed(page, "d1-d3/e3");
});

test("analysis of thousands of moves: table, line of play, values of clicks", async ({ open }) => {
    const page = await open({ hash: people, settings: { analyst: "uct" } });
    await think(page);
    await expect(page.locator(".move-line").first()).toBeVisible();
    await expect(page.locator(".move-line")).toHaveCount(12);
    await page.getByRole("button", { name: "Show 24 more" }).click();
    await expect(page.locator(".move-line")).toHaveCount(36);
    await page.getByRole("button", { name: "Show fewer" }).click();
    await expect(page.locator(".move-line")).toHaveCount(12);
    await expect(page.locator(".strokes-best .stroke").first()).toBeVisible();
    await page.locator(".line-move").first().hover();
    await expect(page.locator(".strokes-table .stroke").first()).toBeVisible();
    await expect(page.locator(".mark-badge").first()).toBeAttached();
    // The value of a piece stands over the arrow that begins there.
    const [badge, arrow] = [page.locator(".mark-badge").first(), page.locator(".strokes")];
    expect(
        await arrow.evaluate(
            (under, over) => under.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING,
            await badge.elementHandle(),
        ),
    ).toBeTruthy();
});

test("overlays, and a link that brings them back", async ({ open }) => {
    const page = await open({ hash: people });
    await layers(page);
    await page.locator(".segment", { hasText: "Evaluation" }).click();
    await page.getByLabel("Evaluation", { exact: true }).last().selectOption("territory");
    await expect(page.locator(".owned").nth(40)).toBeAttached();
    await expect(page.locator(".view-legend")).toHaveText(/good for White/);
    expect(await page.locator(".owned-others").count()).toBeGreaterThan(10);
    const { w } = await link(page);
    expect(w).toMatch(/^layers\.0\./);
    const hash = await page.evaluate(() => location.hash);
    const other = await open({ hash });
    await expect(other.locator(".owned").nth(40)).toBeAttached();
    expect((await link(other)).w).toBe(w);
    await other.getByRole("radio", { name: "Nothing" }).check({ force: true });
    await expect(other.locator(".owned")).toHaveCount(0);
});

test("layers are chosen at the board, by keys too, and kept", async ({ open }) => {
    const page = await open({ hash: people });
    await tool(page, "Layers").focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("menu", { name: "Layers" });
    await expect(menu.getByRole("menuitemradio", { checked: true })).toHaveText(
        "Nothing in the cellsOnly the pieces.",
    );
    // Every choice has its sentence.
    for (const text of await menu.locator(".menu-item").allInnerTexts())
        expect(text).toMatch(/^[A-Z][^.]+\n[A-Z].*\.$/);
    for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await expect(page.locator(".owned").nth(40)).toBeAttached();
    await expect(tool(page, "Layers")).toBeFocused();
    const kept = () => page.evaluate(() => JSON.parse(localStorage["plyscope.settings"]).layers);
    expect(await kept()).toBe("arrows+line territory");
    // A link that shows nothing changes nothing of what is kept.
    await page.evaluate(
        (hash) => {
            location.hash = hash;
        },
        game("human;human", { variant, view: "think.0" }),
    );
    await expect(page.locator(".owned")).toHaveCount(0);
    expect(await kept()).toBe("arrows+line territory");
});

/** A game that White has won, with seven cells left in two regions of hers. */
const ENDED =
    "c1-a3/c3a4-e4/d5a3-a5/a2e4-d4/b6f3-f5/e6d4-e3/d2a5-a4/e4d6-b4/d4a4-c2/d1b4-a3/a4f5-f2/" +
    "f3a3-c1/b1f2-f1/e2e3-f4/e5c2-b3/b5f4-f5/f4b3-c4/d3c1-b2/c1c4-b4/a3b2-a1/b2b4-c4/c5f5-f6/" +
    "f5f1-f2/e1";

test("territory and regions of a game that is over", async ({ open }) => {
    const page = await open({
        hash: game("human;human", { variant: "amazons(preset=6x6-two)", moves: ENDED }),
    });
    await expect(page.locator(".status-over")).toHaveText(/^White wins/);
    await layers(page);
    await page.locator(".segment", { hasText: "Evaluation" }).click();
    const choose = page.getByLabel("Evaluation", { exact: true }).last();
    await choose.selectOption("territory");
    await expect(page.locator(".owned")).toHaveCount(7);
    await expect(page.locator(".region-label")).toHaveCount(0);
    await choose.selectOption("regions");
    await expect(page.locator(".region-label").nth(1)).toBeAttached();
    await page.getByRole("radio", { name: "Density" }).check({ force: true });
    await expect(page.locator(".view-legend")).toHaveText(/^The game is over/);
    await expect(page.locator(".owned, .warm")).toHaveCount(0);
});

test("heat maps of the clicks", async ({ open }) => {
    const page = await open({ hash: people });
    await layers(page);
    await page.getByRole("radio", { name: "Moves" }).check({ force: true });
    await expect(page.locator(".view-legend")).toHaveText(/live analysis/);
    await page.getByRole("button", { name: "Start the live analysis" }).click();
    await expect(page.locator(".warm")).toHaveCount(4);
    await page.getByLabel("Cells of").selectOption({ label: "Arrow" });
    await expect(page.locator(".warm").nth(40)).toBeAttached();
    await expect(page.locator(".view-legend")).toHaveText(/2\s176 moves/);
    await page.getByLabel("Cells of").selectOption({ label: "Queen to" });
    await cell(page, "d1").click();
    await expect(page.locator(".warm").nth(20)).not.toBeAttached();
});

test("the graph of the game goes where it is clicked, and has a table", async ({ open }) => {
    const page = await open({
        hash: game("human;human", { variant, moves: "d1-d7/g7,a7-b7/c7,a4-a9/b9" }),
    });
    await tab(page, "Game").click();
    const graph = page.getByRole("slider", { name: /every position/ });
    await expect(graph).toHaveAttribute("aria-valuemax", "3");
    await expect(graph).toHaveAttribute("aria-valuenow", "3");
    await expect(graph).toHaveAttribute("aria-valuetext", /a4-a9\/b9: \d.* for White/);
    await graph.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(graph).toHaveAttribute("aria-valuenow", "2");
    await page.keyboard.press("Home");
    await untilPlayed(page, "");
    const box = await graph.boundingBox();
    await page.mouse.click(box.x + box.width - 2, box.y + 20);
    await untilPlayed(page, "d1-d7/g7a7-b7/c7a4-a9/b9");
    await page.getByRole("button", { name: /every position.*as a table/ }).click();
    const values = page.locator(".game-graph .numbers .table td:last-child", { hasText: /\d/ });
    await expect(values).toHaveCount(4);
    await page.getByLabel("Valued by").selectOption("eval mobility");
    await expect(values).toHaveCount(4);
    await page.locator(".game-graph .numbers .table tr", { hasText: "d1-d7/g7" }).click();
    await untilPlayed(page, "d1-d7/g7");
});

test("queens and arrows are set up by hand", async ({ open }) => {
    const page = await open({ hash: people });
    await more(page, "Set up a position");
    const panel = page.getByRole("region", { name: "Set up a board" });
    await panel.getByRole("button", { name: /arrow/i }).click();
    await cell(page, "e5").click();
    await expect(page.locator(".cell-button[aria-label^='e5, arrow']")).toHaveText(/^$/);
    await panel.getByRole("button", { name: "none" }).click();
    await cell(page, "a4").click();
    await expect(page.locator("[aria-label^='a4, empty']")).toBeAttached();
    await panel.getByRole("button", { name: "Black", exact: true }).click();
    await expect(page.locator(".status-text")).toHaveText(/^Setting up, Black to move/);
    await panel.getByRole("button", { name: "Play from here" }).click();
    await expect(page.locator(".lit-start")).toHaveCount(4);
    const { f } = await link(page);
    expect(f.length, f).toBeGreaterThan(20);
});

test("records in and out", async ({ open }) => {
    const page = await open({ hash: people });
    await tab(page, "Game").click();
    await page.getByText("Record of the game (SGF)").click();
    const text = page.getByLabel("Record of the game", { exact: true });
    await text.fill("(;GM[18]SZ[10];B[djddgd])");
    await page.getByRole("button", { name: "Open this text" }).click();
    await untilPlayed(page, "d1-d7/g7");
    await expect(text).toHaveValue(/djddgd/);
    await text.fill("nonsense");
    await page.getByRole("button", { name: "Open this text" }).click();
    await expect(page.getByText(/no SGF record/)).toBeVisible();
    await expect(text).toHaveAttribute("aria-invalid", "true");
});

test("a computer answers within its second", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await page.locator(".topbar-game").click();
    await page.locator(".game-families").getByRole("button", { name: "Amazons" }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.locator(".lit-start").first()).toBeVisible();
    await until(page, () => /p=human;uct\(preset=medium\)/.test(decodeURIComponent(location.hash)));
    for (const name of ["d1", "d7", "g7"]) await cell(page, name).click();
    await expect(page.locator(".status-move")).toHaveText("move 3");
    expect(await status(page)).toMatch(/^Your turn/);
});

test("no complaint of axe", async ({ open }) => {
    const page = await open({
        hash: game("human;human", { variant, moves: "d1-d7/g7,a7-b7/c7" }),
    });

    await cell(page, "g1").click();
    await noViolations(page, "targets");
    await tab(page, "Game").click();
    await expect(page.locator(".game-graph canvas")).toBeVisible();
    await noViolations(page, "graph");
    await openPlayers(page);
    await layers(page);
    await page.locator(".segment", { hasText: "Evaluation" }).click();
    await expect(page.locator(".owned").first()).toBeVisible();
    await noViolations(page, "territory");
});
