import { both, expect, link, test } from "./fixtures.mjs";
import { exported, game, nothingSticksOut, tab, tool, until, work } from "./page.mjs";

const spec = (text) => Buffer.from(text).toString("base64url");
/** A link that opens a view with a searching player. */
const opened = (view, { player = "pvs(depth=5)", on = 1, ...rest } = {}) =>
    game("human;human", { moves: "44", ...rest, view: `see.${on}.${spec(player)}.${view}` });

const button = (page, name) => page.getByRole("button", { name, exact: true });
const picture = (page) => page.locator(".inside-body canvas").first();

const views = ["tree", "descent", "windows", "ladder", "film", "duel", "sweep"];

/** Waits until the search that a view shows is over or rests. */
const rested = (page) => expect(page.locator(".inside-state")).toHaveText(/^(done|paused)/, work);

/** The controls of a view have one row, and at most a line of words below. */
const oneRow = (page) =>
    expect
        .poll(() =>
            page
                .locator(".inside-control")
                .evaluateAll((all) => Math.max(0, ...all.map((each) => each.offsetHeight))),
        )
        .toBeLessThan(62);

/** A short name of who searches is whole, whatever stands beside it. */
const wholeName = async (page, view) => {
    if ((await view.textContent()) !== "Depths") return;
    const name = page.locator(".inside-control > .fold > summary");
    await expect.poll(() => name.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
};

/** Who sits there, and who searches: not for long, there are many views. */
const games = {
    connect4: ["human;human", "pvs(depth=5)"],
    tron: ["human;human", "uct(sims=1000)"],
    2048: ["human", "expectimax(depth=1)"],
    amazons: ["human;human", "uct(sims=1000)"],
};

for (const [variant, [players, player]] of Object.entries(games))
    test(`every view of ${variant}`, async ({ open }) => {
        const page = await open({
            hash: game(players, { variant, view: `see.0.${spec(player)}.tree` }),
        });
        await expect(page.locator(".inside-view").first()).toBeVisible();
        const views = await page.locator(".inside-view").all();
        expect(views.length).toBeGreaterThanOrEqual(3);
        for (const view of views) {
            await view.click();
            await expect(view).toHaveAttribute("aria-pressed", "true");
            // At once: the button of the view before may just be going.
            await button(page, "Search").evaluateAll((all) =>
                all.find((each) => !each.disabled)?.click(),
            );
            await expect(
                page
                    .locator(".inside-body canvas, .inside-body > *, .empty, .inside-unsuited")
                    .first(),
            ).toBeVisible();
            await oneRow(page);
            if (variant === "2048") await wholeName(page, view);
        }
        await button(page, "Tree").click();
        await expect(page.locator(".tree-canvas canvas")).toBeVisible();
        await expect(page.locator(".node-card canvas")).toBeVisible();
        await oneRow(page);
        for (const layout of ["Sunburst", "Treemap", "Nodes and links", "Icicle"]) {
            await button(page, layout).click();
            await expect(picture(page)).toBeVisible();
        }
    });

test("values for people, and as the program computes them", both, async ({ open }) => {
    const hash = opened("tree", {
        player: "uct(preset=strong,sims=400)",
        variant: "amazons",
        moves: "",
    });
    const page = await open({ hash });
    // It has no end of its own.
    await expect(page.locator(".inside-state")).toHaveText(/^running, \d/);
    await page.locator(".inside-run").click();
    await rested(page);
    const own = page.getByRole("checkbox", { name: "Raw values" });
    const [card, values] = [page.locator(".node-card"), page.locator(".line-value .value-text")];
    await expect(card).toHaveText(/\d\u202f%/);
    await expect(page.locator(".becomes")).toHaveCount(0);
    await own.check();
    // The terms, their sum, the value and the chance of the position; then what the search has found.
    await expect(page.locator(".becomes").first()).toHaveText(/Queen territory.*sum.*\u202f%$/);
    await expect(page.locator(".becomes").last()).toHaveText(/[+−]\d+\.\d.*\u202f%$/);
    await nothingSticksOut(page);
    await tab(page, "Think").click();
    await expect(values.first()).toHaveText(/^[+−]\d+\.\d$/);
    await expect(page.locator(".headline-finding")).toHaveText(/evaluation [+−]\d/);
    await page.reload();
    await expect(values.first()).toHaveText(/^[+−]\d+\.\d$/, work);
    await page
        .getByRole("navigation", { name: "Look inside the search" })
        .getByRole("button", { name: "Tree", exact: true })
        .click();
    await own.uncheck();
    await tab(page, "Think").click();
    await expect(values.first()).toHaveText(/^\d+\u202f%$/);
    await expect(page.locator(".headline-finding")).toHaveText(/about \d+\u202f%/);
    // A row that is looked at tells the program's own number of its move, once that has one.
    await expect(values.nth(1)).toHaveText(/^\d+\u202f%$/);
    await page.locator(".line-move").nth(1).focus();
    await expect(page.locator(".value-legend")).toHaveText(/is worth [+−]\d+\.\d\.$/);
});

test("steps, and a restart", async ({ open }) => {
    const page = await open({ hash: opened("tree", { on: 0 }) });
    await button(page, "Step").click();
    await expect(page.locator(".inside-state")).toHaveText(/^paused, depth 1,/);
    await button(page, "Step").click();
    await expect(page.locator(".inside-state")).toHaveText(/^paused, depth 2,/);
    await page.locator(".inside-search > summary").click();
    await page.getByRole("combobox", { name: "Step to" }).selectOption("node");
    await button(page, "Restart the search").click();
    await expect(page.locator(".inside-state")).toHaveText(/^paused/);
    await button(page, "Step").click();
    await expect(page.locator(".inside-state")).toHaveText(/^paused, depth 0/);
    await button(page, "Go on").click();
    await expect(page.locator(".inside-state")).toHaveText(/^done, depth 5/, work);
});

test("the tree is walked, shared and opened again", async ({ open }) => {
    const page = await open({ hash: opened("tree") });
    await rested(page);
    await expect(page.locator(".inside-count")).toHaveText(/recorded nodes shown/);
    await page.locator(".tree-canvas canvas").focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".inside-body [aria-live]")).toHaveText(/nodes/);
    await page.keyboard.press("Enter");
    await expect(page.locator(".inside-crumbs .chip")).toHaveCount(2);
    const crumb = await page.locator(".inside-crumbs .chip").last().innerText();
    await expect(page).toHaveURL(new RegExp(`tree-~${crumb}$`));
    await button(page, "Treemap").click();
    await expect(page).toHaveURL(/tree-t/);
    const hash = await page.evaluate(() => location.hash);
    const other = await open({ hash });
    await rested(other);
    await expect(other.locator(".inside-crumbs .chip")).toHaveCount(2);
    await expect(other.locator(".inside-crumbs .chip").last()).toHaveText(crumb, {
        useInnerText: true,
    });
    await expect(button(other, "Treemap")).toHaveAttribute("aria-pressed", "true");
    await expect(other.locator(".node-words h3", { hasText: crumb })).toBeVisible();
    await button(other, "Play to here").click();
    await expect(other).toHaveURL(new RegExp(`m=44${crumb}`));
});

test(
    "a small board, beside a view or above the console, marks the best move, and has values where there is room",
    both,
    async ({ open }) => {
        const page = await open({ hash: opened("film", { player: "uct" }) });
        await expect(page.locator(".mark-best .mark-track")).toBeVisible();
        await expect(page.locator(".mark-main").first()).toBeAttached();
        const values = page.locator(".mark-main:visible");
        const small = page.viewportSize().width < 700;
        await expect(values).toHaveCount(small ? 0 : 7);
        if (small) return;
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.locator(".inside-run").click();
        await expect(page.locator(".inside-run")).toHaveText("Go on");
        await tool(page, "Back to Think").click();
        await expect(values.first()).toBeVisible();
        // Think has no button to go on: a search that was paused here does.
        await expect(page.locator(".analysis-state")).toHaveText(/running/);
        await page.keyboard.press("Control+`");
        await expect(page.locator(".xterm")).toBeVisible();
        await expect(values).toHaveCount(7);
        await page.setViewportSize({ width: 1280, height: 640 });
        await expect(values).toHaveCount(0);
        await expect(page.locator(".mark-best .mark-track")).toBeVisible();
    },
);

test("all counts of the nodes of a search agree", async ({ open }) => {
    const page = await open({ hash: opened("tree", { player: "minimax(depth=3)" }) });
    await expect(page.locator(".inside-state")).toHaveText("done, depth 3, 399 nodes", work);
    await expect(page.locator(".inside-count")).toHaveText(
        /^399 of 399 recorded nodes shown below the root/,
    );
    // A search that goes depth by depth has the tree of the last one.
    const view = `see.1.${spec("expectimax(depth=2)")}.tree`;
    const tiles = await open({ hash: game("human", { variant: "2048", view }) });
    await expect(tiles.locator(".inside-state")).toHaveText(
        /^done, .* 560 nodes in all depths$/,
        work,
    );
    await expect(tiles.locator(".inside-count")).toHaveText(/^556 of 556 recorded nodes shown/);
    await button(tiles, "Depths").click();
    await button(tiles, "As a table").click();
    await expect(tiles.locator(".numbers tbody tr")).toHaveText([/^1\s*4\s*4/, /^2\s*556\s*560/]);
});

/** How much of the view's picture, and of the board, stands in the window. */
const room = (page) =>
    page.evaluate(() => {
        const picture = document.querySelector(".pane, .tree-canvas, .timeline-canvas");
        const parts = [".tab-panel", ".tab-list"].map((name) =>
            document.querySelector(name).getBoundingClientRect(),
        );
        const [panel, tabs] = parts;
        // On a phone the page scrolls, and the tabs stand at the lower edge.
        const low = getComputedStyle(document.querySelector(".tab-list")).position === "fixed";
        const end = Math.min(panel.bottom, low ? tabs.top : innerHeight);
        const { top, bottom, width } = picture.getBoundingClientRect();
        const board = document.querySelector(".board").getBoundingClientRect();
        return { picture: Math.min(bottom, end) - top, width, board: board.height };
    });

test("every picture has room beside a small board", both, async ({ open, isMobile }) => {
    const sizes = isMobile
        ? [{ width: 390, height: 844 }]
        : [
              { width: 820, height: 1180 },
              { width: 1280, height: 720 },
          ];
    const page = await open({ hash: opened("tree", { player: "pvs(depth=6)" }) });
    const starts = { descent: "Next descent", duel: "Let them think", sweep: "Try the values" };
    for (const view of ["tree", "ladder", "film", "windows", "duel", "sweep", "descent"]) {
        const chip = page.locator(".inside-view").nth(views.indexOf(view));
        await chip.click();
        await expect(page.locator(".inside")).toHaveAttribute("data-view", view);
        if (view === "descent") {
            await page.locator(".inside-unsuited button").click();
            await expect(page.locator(".inside-unsuited")).toHaveCount(0);
        }
        if (starts[view] !== undefined) await button(page, starts[view]).click();
        await expect(picture(page)).toBeVisible();
        for (const size of sizes) {
            await page.setViewportSize(size);
            await page.evaluate(() => scrollTo(0, 0));
            await expect
                .poll(async () => {
                    const { picture: high, width, board } = await room(page);
                    return high >= 319.5 && width > 300 && board > 120;
                }, `${view}, ${size.width}`)
                .toBe(true);
        }
    }
    await button(page, "Back to Think").click();
    await expect(page.locator(".section")).toHaveAttribute("data-panel", "think");
});

/** In a row of the table: names and numbers as wide as they become. */
const shares = ["402k", "100.0 %", "136.0 %", "236.0 %"];
for (const [variant, players, ...widest] of [
    ["tron", "human;human", "ascend", ...shares],
    ["2048", "human", "right", "402k", "104 300", "104 300", "208 600"],
    ["amazons", "human;human", "d10-d10/d10", ...shares],
])
    test(`all of the node's card can be read, ${variant}`, async ({ open }) => {
        const page = await open({
            hash: game(players, {
                variant,
                view: `see.1.${spec("uct")}.tree`,
            }),
        });
        await expect(page.locator(".node-children").first()).toBeVisible();
        if (variant === "tron") await expect(page.locator(".node-matrix table")).toBeVisible();
        const hidden = await page.locator(".node-card").evaluate((card, widest) => {
            const cells = card.querySelectorAll(".node-children tbody tr:first-child > *");
            for (const [i, text] of widest.entries()) cells[i].textContent = text;
            const inside = [...card.children].filter((part) => {
                const box = part.getBoundingClientRect();
                return box.height < part.scrollHeight - 1;
            });
            return { wide: card.scrollWidth - card.clientWidth, squeezed: inside.length };
        }, widest);
        expect(hidden).toEqual({ wide: 0, squeezed: 0 });
    });

test("the chosen view can be seen in the row of views", { tag: ["@phone"] }, async ({ open }) => {
    const page = await open({ hash: opened("stack", { on: 0 }) });
    const seen = () => {
        const row = document.querySelector(".inside-chooser").getBoundingClientRect();
        const chosen = document
            .querySelector(".inside-view[aria-pressed=true]")
            .getBoundingClientRect();
        return chosen.left >= row.left - 1 && chosen.right <= row.right + 1;
    };
    await until(page, seen);
    await page.locator(".inside-view").first().focus();
    await page.keyboard.press("]");
    await expect(page.locator(".inside")).toHaveAttribute("data-view", "tree");
    await until(page, seen);
});

test("the table of the picture is walked by keys", async ({ open }) => {
    const page = await open({ hash: opened("tree") });
    await rested(page);
    await expect(page.locator(".inside-count")).toHaveText(/recorded nodes shown/);
    await button(page, "As a table").click();
    const rows = page.locator(".numbers tbody tr");
    expect(await rows.count()).toBeGreaterThan(5);
    await rows.first().focus();
    await page.keyboard.press("ArrowDown");
    await until(page, () => document.activeElement?.rowIndex === 2);
    const move = await page.evaluate(() => document.activeElement.cells[0].textContent);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`tree-~${move}$`));
    await page.keyboard.press("Backspace");
    await expect(page).toHaveURL(/\.tree$/);
    await page.keyboard.press("t");
    await expect(picture(page)).toBeVisible();
});

test("the timeline is scrubbed", async ({ open }) => {
    const page = await open({ hash: opened("film", { player: "pvs(depth=8)" }) });
    await rested(page);
    const slider = page.getByRole("slider", { name: "Moment of the search" });
    await expect(slider).toBeVisible();
    await expect(page.locator(".inside-note")).toHaveText(/^Now, after/);
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(page.locator(".inside-note")).toHaveText(/^Had I stopped here, after 1 node /);
    await expect(page).toHaveURL(/film-0$/);
    const other = await open({ hash: await page.evaluate(() => location.hash) });
    await expect(other.locator(".inside-note")).toHaveText(/^Had I stopped here, after 1 node /);
});

test("what giving in to a bad move had cost", async ({ open }) => {
    const page = await open({ hash: opened("film", { moves: "414142", player: "pvs(depth=4)" }) });
    await rested(page);
    await expect(page.locator(".inside-note")).toHaveText(
        /gives nothing away.*proven by this search/s,
    );
});

test("exact values by the judge of the game", async ({ open }) => {
    const page = await open({
        hash: opened("film", { variant: "connect4(rows=4,cols=4)", moves: "22" }),
    });
    await rested(page);
    await button(page, "Ask for exact values").click();
    await expect(page.locator(".inside-note")).toHaveText(
        /That (gives|turns).*exact values by solver/,
    );
});

test("a rung of the ladder", async ({ open }) => {
    const page = await open({ hash: opened("ladder") });
    await rested(page);
    await expect(picture(page)).toBeVisible();
    await page
        .locator(".ladder-canvas canvas")
        .click({ position: { x: 300, y: 26 + 27 * 2 + 10 } });
    await expect(page.locator(".ladder .inside-note")).toHaveText(
        /^Depth 3 took .* It finds \d: (at (most|least) )?about \d+\u202f% for Yellow/,
    );
    await expect(page).toHaveURL(/ladder-log~2$/);
    const other = await open({ hash: await page.evaluate(() => location.hash) });
    await rested(other);
    await expect(other.locator(".ladder .inside-note")).toHaveText(/^Depth 3 took/);
});

test("a player that suits the view is offered", async ({ open }) => {
    const page = await open({ hash: opened("ladder", { player: "uct", on: 0 }) });
    await expect(page.locator(".inside-unsuited")).toHaveText(/does not search depth by depth/);
    await button(page, "Take Principal variation search").click();
    await expect(page.locator(".inside-unsuited")).toHaveCount(0);
    expect((await link(page)).w.split(".")[2]).toBe(spec("pvs"));
});

for (const view of ["tree", "film", "ladder"])
    test(`exports of ${view}`, async ({ open }) => {
        const page = await open({ hash: opened(view) });
        await rested(page);
        await expect(picture(page)).toBeVisible();
        const { csv, json } = await exported(page, view);
        expect(csv.split("\r\n").length).toBeGreaterThan(4);
        expect(JSON.parse(json).spec).toBe("pvs(depth=5)");
    });

test("keys of the stage", async ({ open }) => {
    const page = await open({ hash: opened("tree", { on: 0 }) });
    await page.locator(".inside-view").first().focus();
    await page.keyboard.press("n");
    await expect(page.locator(".inside-state")).toHaveText(/^paused, depth 1/);
    await page.keyboard.press("]");
    await expect(page.locator(".inside")).not.toHaveAttribute("data-view", "tree");
    await page.keyboard.press("[");
    await expect(page.locator(".inside")).toHaveAttribute("data-view", "tree");
    await expect(page.locator(".main")).toHaveAttribute("data-wide", "true");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const animations of [true, false])
    test(`another top of the tree ${animations ? "is zoomed to" : "stands at once without animations"}`, async ({
        open,
    }) => {
        const page = await open({
            hash: game("human;human", {
                moves: "4455",
                view: `see.0.${spec("uct(sims=2000)")}.tree-s`,
            }),
            settings: { animations },
            reducedMotion: "no-preference",
        });
        await page.getByRole("button", { name: "Search", exact: true }).click();
        await expect(page.locator(".tree-canvas canvas")).toBeVisible();
        // A tree that still grows is drawn anew in the middle of a zoom.
        await expect(page.locator(".inside-state")).toHaveText(/^done/);
        await page.evaluate(() => {
            window.zooms = 0;
            new MutationObserver((changes) => {
                for (const { target } of changes)
                    if (target.dataset.zooming === "yes") window.zooms++;
            }).observe(document.querySelector(".tree-canvas"), {
                attributes: true,
                attributeFilter: ["data-zooming"],
                subtree: true,
            });
        });
        await page.locator(".tree-canvas canvas").focus();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await expect(page.locator(".inside-crumbs .chip")).toHaveCount(2);
        await expect(page.locator("[data-zooming]")).toHaveCount(0);
        if (animations) await until(page, () => window.zooms === 1);
        await page.locator(".inside-crumbs .chip").first().click();
        await expect(page.locator(".inside-crumbs .chip")).toHaveCount(1);
        await until(
            page,
            (wanted) =>
                window.zooms === wanted && document.querySelector("[data-zooming]") === null,
            animations ? 2 : 0,
        );
    });
