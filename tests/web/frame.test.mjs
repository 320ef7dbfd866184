/** The frame of the page: what is said and offered around the board is whole and within reach. */
import { noViolations } from "./axe.mjs";
import { expect, test } from "./fixtures.mjs";
import { discs, game, layers, more, notices, playByPointer, tool } from "./page.mjs";

const sizes = [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
];

const ended = game("human;human", { moves: "4343434" });

/** All of its text is within it, and it is within the window: soon, for parts follow the window's size. */
function whole(locator) {
    const cut = () =>
        locator.evaluate((element) => {
            const box = element.getBoundingClientRect();
            return (
                element.scrollWidth > element.clientWidth + 1 ||
                element.scrollHeight > element.clientHeight + 1 ||
                box.left < 0 ||
                box.right > innerWidth ||
                box.bottom > innerHeight
            );
        });
    return expect.poll(cut, "cut off").toBe(false);
}

/** One part ends before the other begins: soon, too. */
function above(page, ...parts) {
    const overlap = () =>
        page.evaluate((names) => {
            const [upper, lower] = names.map((name) =>
                document.querySelector(name).getBoundingClientRect(),
            );
            return upper.bottom - lower.top;
        }, parts);
    return expect.poll(overlap, `${parts[0]} lies over ${parts[1]}`).toBeLessThanOrEqual(0);
}

/** Another link in the page that is open, as when one is pasted into the address. */
function follow(page, hash) {
    return page.evaluate((to) => {
        location.hash = to;
    }, hash);
}

/** Looks at a page at every size of a window. */
async function atEachSize(page, look) {
    for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        await test.step(`${viewport.width}x${viewport.height}`, () => look(viewport));
    }
}

for (const variant of ["connect4", "tron", "2048", "amazons"])
    test(`the status is never cut, ${variant}`, async ({ open }) => {
        const players = variant === "2048" ? "human" : "human;human";
        const page = await open({ hash: game(players, { variant }) });
        const status = page.locator(".status-text");
        await expect(status).toHaveText(/(turn|^Ready|^Join tiles to reach 2048): .*\.$/);
        await atEachSize(page, async () => {
            await whole(status);
            await whole(page.locator(".toolbar"));
        });
    });

test("a game that is over can be reviewed", async ({ open }) => {
    const page = await open({ hash: ended });
    const status = page.locator(".status-text");
    await expect(status).toHaveText("Yellow wins: Four in a row, after 7 moves.");
    await atEachSize(page, () => whole(status));
    // On a phone, the last of the sizes.
    const review = page.locator(".status-review");
    await review.hover();
    await noViolations(page, "the review under a pointer", ".status");
    await review.click();
    await expect(page.locator(".review")).toBeVisible();
});

test("whose turn it is, who thinks and who won stands in words", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    const status = page.locator(".status-text");
    await expect(status).toHaveText("Your turn: click a column or press 1 to 7.");
    const thinks = await open({ hash: game("uct(sims=1000000000000);human") });
    await expect(thinks.locator(".status-text")).toHaveText(/^Yellow \(computer\) waits/);
    await thinks.getByRole("button", { name: "Let the computer play" }).click();
    await expect(thinks.locator(".status-text")).toHaveText("Yellow is thinking …");
    await thinks.getByRole("button", { name: "Pause the computer" }).click();
    const won = await open({ hash: game("human;random", { moves: "4343434" }) });
    await expect(won.locator(".status-text")).toHaveText(/^You win: Four in a row/);
});

const card = (page) => page.locator(".end-card");

/** Every way four in a row may lie, each near another edge; each has another number of discs than the one before. */
const lines = {
    vertical: "4343434",
    "rising across the middle": "23345445575",
    horizontal: "4152637",
    "falling across the middle": "65543443313",
    "at the left": "1213141",
};

test("the card at the end never covers the winning line or the header", async ({ open }) => {
    const page = await open({ hash: game("human;human") });
    const covered = () =>
        page.evaluate(() => {
            const over = document.querySelector(".end-card").getBoundingClientRect();
            const cells = [...document.querySelectorAll("[aria-label$='winning line'], .topbar")];
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
    for (const [name, moves] of Object.entries(lines))
        await test.step(name, async () => {
            await follow(page, game("human;human", { moves }));
            await expect(discs(page)).toHaveCount(moves.length);
            await expect(page.locator("[aria-label$='winning line']")).toHaveCount(4);
            await expect(card(page)).toBeVisible();
            await atEachSize(page, async () => {
                // The card moves when the board has its new size.
                await expect.poll(covered, "cells covered").toBe(0);
                await whole(card(page));
            });
        });
});

test("the card hides no header where a panel is open on a phone", { tag: "@phone" }, async ({
    open,
}) => {
    const page = await open({ hash: game("human;random", { view: "think.0" }) });
    for (const moves of Object.values(lines)) {
        await follow(page, game("human;random", { moves, view: "think.0" }));
        await expect(discs(page)).toHaveCount(moves.length);
        await expect(card(page)).toBeVisible();
        const bottom = () =>
            page.locator(".topbar").evaluate((bar) => bar.getBoundingClientRect().bottom);
        const top = () => card(page).evaluate((box) => box.getBoundingClientRect().top);
        await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThanOrEqual(0);
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
    await expect(discs(page)).toHaveCount(6);
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
            settings: { pace: 0, ticks: 60 },
        });
        await page.getByRole("button", { name: /^(Let the computer play|Start)$/ }).click();
        await expect(card(page).locator(".end-title")).toHaveText(title);
    });

test("four tabs, all visible", async ({ open }) => {
    const page = await open({ hash: game("human", { variant: "2048" }) });
    const tabs = page.getByRole("tab");
    const phone = ["Play", "Think", "Game", "Lab"];
    await atEachSize(page, async ({ width }) => {
        await expect(tabs).toHaveText(width < 700 ? phone : ["Think", "Game", "Players", "Lab"]);
        for (const one of await tabs.all()) await whole(one);
    });
});

test("the sections of the tabs", async ({ open }) => {
    const page = await open({ hash: game("human;human", { variant: "tron" }) });
    const section = page.locator(".section");
    for (const [tab, sections] of [
        ["Game", { Rounds: "rounds", Moves: "game" }],
        ["Lab", { Tournament: "tournament", Accuracy: "accuracy", Evolve: "evolve" }],
    ]) {
        await page.getByRole("tab", { name: tab, exact: true }).click();
        for (const [title, id] of Object.entries(sections)) {
            await page.locator(".section-choice label", { hasText: title }).click();
            await expect(section).toHaveAttribute("data-panel", id);
        }
    }
    // The lab comes back where it was left.
    await page.getByRole("tab", { name: "Players" }).click();
    await page.getByRole("tab", { name: "Lab" }).click();
    await expect(section).toHaveAttribute("data-panel", "evolve");
    await layers(page);
    await expect(section).toHaveAttribute("data-panel", "layers");
    await page.getByRole("button", { name: "Think", exact: true }).click();
    await expect(section).toHaveAttribute("data-panel", "think");
});

test("the views of the search stand in one row and open wide", async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "4435" }) });
    const row = page.getByRole("navigation", { name: "Look inside the search" });
    await expect(row.getByRole("button")).toHaveText([
        "Tree",
        "Descent",
        "Windows",
        "Depths",
        "Timeline",
        "Compare",
        "Try",
        "Memory",
    ]);
    await row.getByRole("button", { name: "Depths" }).click();
    await expect(page.locator(".inside")).toHaveAttribute("data-view", "ladder");
    const board = await page.locator(".board").boundingBox();
    const stage = await page.locator(".tab-panel").boundingBox();
    expect(stage.width).toBeGreaterThan(2 * board.width);
    await page.getByRole("button", { name: "Back to Think", exact: true }).click();
    await expect(page.locator(".section")).toHaveAttribute("data-panel", "think");
});

const renamed = {
    analysis: "think",
    see: "inside",
    moves: "game",
    match: "match",
    genes: "evolve",
    views: "layers",
};

test("links that say an old name of a panel open it by its new one", async ({ open }) => {
    const page = await open({ hash: game("human;human", { view: "players.0" }) });
    // Each opens another one than the link before it.
    for (const [old, id] of Object.entries(renamed)) {
        await follow(page, game("human;human", { view: `${old}.0` }));
        await expect(page.locator(".section"), old).toHaveAttribute("data-panel", id);
    }
});

test("settings that say an old name of a panel open it by its new one", async ({ open }) => {
    for (const [old, id] of Object.entries(renamed)) {
        const page = await open({ hash: game("human;human"), settings: { panel: old } });
        await expect(page.locator(".section"), old).toHaveAttribute("data-panel", id);
        await page.context().close();
    }
});

test("the header says what this is and has the games, the variant, and the ways to learn and share", async ({
    open,
}) => {
    const page = await open({ hash: game("human;human", { moves: "44" }), viewport: sizes[0] });
    await expect(page.locator(".claim")).toHaveText("See a game program think");
    await expect(page.locator(".claim")).toBeVisible();
    const games = page.getByRole("group", { name: "Games" }).getByRole("button");
    await expect(games).toHaveText(["Connect Four", "Tron", "2048", "Amazons"]);
    await expect(page.locator(".topbar-variant")).toHaveText("Classic 7 x 6");
    for (const name of [/^Learn/, /^Share/, /^Settings/])
        await whole(page.getByRole("button", { name }));
    // One click begins another game, one brings back what was left.
    await games.nth(3).click();
    await expect(page).toHaveURL(/g=amazons/);
    await expect(games.nth(3)).toHaveAttribute("aria-pressed", "true");
    await expect(notices(page)).toHaveText(/^Your game of Connect Four was left\./);
    await page.getByRole("button", { name: "Back to it" }).click();
    await expect(page).toHaveLink({ g: "connect4", m: "44" });
});

test("on a phone the game stands in the header by its full name", async ({ open }) => {
    const page = await open({ viewport: sizes[3] });
    await expect(page.locator(".topbar-family")).toHaveText("Connect Four");
    await whole(page.locator(".topbar-title"));
});

test("the opponent above the board has a menu of levels, the own strip is below", async ({
    open,
}) => {
    const page = await open();
    const above = page.locator(".seats-others .seat");
    await expect(above).toHaveText(/^Computer\s*Medium/);
    await expect(page.locator(".seats-own .seat")).toHaveText(/^You\s*Yellow/);
    await above.getByRole("button").click();
    await expect(page.getByRole("menuitem")).toHaveText([
        /^BeginnerStrength \d/,
        /^Very easyStrength \d/,
        /^EasyStrength \d/,
        /^Fairly easyStrength \d/,
        /^MediumStrength \d/,
        /^HardStrength \d/,
        /^Very hardStrength \d/,
        /^ExpertStrength \d/,
        "Other algorithms and settings",
        "A friend, by link",
    ]);
    await page.getByRole("menuitem", { name: "Beginner" }).click();
    await expect(above).toHaveText(/^Computer\s*Beginner/);
    await above.getByRole("button").click();
    await page.getByRole("menuitem", { name: /^Other/ }).click();
    await expect(page.locator(".section")).toHaveAttribute("data-panel", "players");
    // The only person sits below, whatever the colour.
    await page.getByRole("button", { name: "Swap sides" }).click();
    await expect(page.locator(".seats-own .seat")).toHaveText(/^You\s*Red/);
});

test("the evaluation bar has its number and says whose it is", async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "4435", view: "think.1" }) });
    const [own, other] = [page.locator(".eval-number").first(), page.locator(".eval-other")];
    await expect(own).toHaveText(/^\d+\s%$/);
    await expect(other).toHaveText(/^\d+\s%$/);
    await expect(page.locator(".eval-caption")).toHaveText("Yellow");
});

for (const viewport of sizes)
    test(`nothing moves while the page opens, ${viewport.width}x${viewport.height}`, async ({
        open,
    }) => {
        const page = await open({ viewport });
        // Of the whole opening, by the browser's own measure.
        await page.addInitScript(() => {
            window.shifts = [];
            new PerformanceObserver((list) => {
                for (const { value, sources } of list.getEntries()) {
                    // Lines of moves that change places, and words of the sentence, are what
                    // the search has found.
                    const found = sources.every(({ node }) =>
                        (node?.closest ? node : node?.parentElement)?.closest(
                            ".move-line, .headline-finding, .headline-why",
                        ),
                    );
                    if (!found) window.shifts.push(value);
                }
            }).observe({ type: "layout-shift", buffered: true });
        });
        const address = page.url().replace(/#.*/, "");
        const hashes = ["amazons", "tron", "2048"].map((variant) =>
            game("human", { variant }).replace("&p=human", ""),
        );
        for (const hash of ["", ...hashes]) {
            await page.goto("about:blank");
            await page.goto(address + hash);
            await expect(page.locator(".status-text")).toHaveText(/^(Your turn|Ready|Join tiles)/);
            await expect(page.locator(".section > *").first()).toBeVisible();
            const sum = await page.evaluate(() => window.shifts.reduce((a, b) => a + b, 0));
            expect(sum, hash).toBeLessThanOrEqual(0.02);
        }
    });

test("on a phone the tabs stand at the lower edge, and half of the board above Think", async ({
    open,
}) => {
    const page = await open({ viewport: sizes[3], hasTouch: true });
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveText(["Play", "Think", "Game", "Lab"]);
    for (const one of await tabs.all()) await whole(one);
    for (const part of [".status-text", ".toolbar", ".seats-own"]) await whole(page.locator(part));
    // The toolbar is one row, everything else is in its menu.
    const tools = page.locator(".toolbar > :is(.tool, .menu)");
    await expect(tools).toHaveText(["New", "Undo", "Hint", "Layers", ""], {
        useInnerText: true,
    });
    await expect(tool(page, "More")).toBeEnabled();
    const tops = await tools.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(new Set(tops).size, String(tops)).toBe(1);
    await tool(page, "More").click();
    await expect(page.getByRole("menuitem")).toHaveText([
        "Swap sides",
        "First position",
        "One move back",
        "One move forward",
        "Last position",
        "Set up a position",
        "Console",
    ]);
    for (const row of await page.getByRole("menuitem").all()) await whole(row);
    await page.keyboard.press("Escape");
    await tool(page, "Layers").click();
    for (const row of await page.locator("[role^=menuitem]").all()) await whole(row);
    await page.keyboard.press("Escape");
    await tabs.nth(1).click();
    const board = await page.locator(".board").boundingBox();
    expect(board.height).toBeLessThan(sizes[3].height / 2);
    await whole(page.getByRole("checkbox", { name: "Live analysis" }));
    // The console is in the menu of the toolbar.
    await tabs.nth(0).click();
    await more(page, "Console");
    await expect(page.locator(".xterm-rows")).toBeVisible();
});

test("on a phone tiles have their autoplay in view", { tag: ["@phone"] }, async ({ open }) => {
    const page = await open({ hash: game("human", { variant: "2048" }) });
    const bar = await page.locator(".tab-list").boundingBox();
    for (const part of ["Autoplay", "Speed"]) {
        const role = part === "Speed" ? "slider" : "button";
        const box = await page.getByRole(role, { name: part }).boundingBox();
        expect(box.y + box.height, part).toBeLessThanOrEqual(bar.y);
        expect(box.width, part).toBeGreaterThan(40);
    }
});

test("the program thinks when one arrives, and what a link says counts", async ({ open }) => {
    const page = await open();
    await expect(page.getByRole("checkbox", { name: "Live analysis" })).toBeChecked();
    await expect(page.locator(".move-line").first()).toBeVisible();
    await expect(page.locator(".cell-button .mark, .mark").first()).toBeVisible();
    // Whoever switches it off finds it off at the next visit.
    await page.getByRole("checkbox", { name: "Live analysis" }).uncheck();
    await page.goto("about:blank");
    await page.goBack();
    const address = page.url().replace(/#.*/, "");
    await page.goto("about:blank");
    await page.goto(address);
    await expect(page.locator(".status-text")).toHaveText(/^Your turn/);
    await expect(page.getByRole("checkbox", { name: "Live analysis" })).not.toBeChecked();
});

test("it rests while the page is hidden", async ({ open }) => {
    const page = await open();
    await expect(page.locator(".analysis-state")).toHaveText("running");
    const see = (hidden) =>
        page.evaluate((value) => {
            Object.defineProperty(document, "hidden", { value, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }, hidden);
    await see(true);
    await expect(page.locator(".analysis-state")).toHaveText(/^rests/);
    await see(false);
    await expect(page.locator(".analysis-state")).toHaveText("running");
});

test("a first visit has a card and hints, each closed for ever by one click", async ({ open }) => {
    const page = await open();
    const welcome = page.locator(".welcome");
    await expect(welcome.getByRole("button")).toHaveText([
        "Watch two programs",
        "Three-minute lesson",
        "Write your own",
        "",
    ]);
    const hint = page.locator(".hint-bubble");
    await expect(hint).toHaveText(/^The number/);
    await hint.getByRole("button").click();
    await welcome.getByRole("button", { name: "Close for ever" }).click();
    await expect(welcome).toHaveCount(0);
    await expect(hint).toHaveCount(0);
    const address = page.url().replace(/#.*/, "");
    await page.goto("about:blank");
    await page.goto(address);
    await expect(page.locator(".status-text")).toHaveText(/^Your turn/);
    await expect(page.locator(".move-line").first()).toBeVisible();
    await expect(welcome).toHaveCount(0);
    await expect(hint).toHaveCount(0);
    // A link shows what it shows.
    const linked = await open({ hash: game("human;human") });
    await expect(linked.locator(".welcome")).toHaveCount(0);
});

test("the first move closes the card for those who are new, for ever", async ({ open }) => {
    const page = await open();
    await expect(page.locator(".welcome")).toBeVisible();
    await playByPointer(page, "4");
    await expect(page.locator(".welcome")).toHaveCount(0);
    await page.goto(page.url().replace(/#.*/, ""));
    await page.reload();
    await expect(page.locator(".status-text")).not.toBeEmpty();
    await tool(page, "New game").click();
    await expect(discs(page)).toHaveCount(0);
    await expect(page.locator(".welcome")).toHaveCount(0);
});

test("two programs play, and the lesson begins, at one click", async ({ open }) => {
    const page = await open();
    await page.getByRole("button", { name: "Watch two programs" }).click();
    await expect(discs(page).nth(2)).toBeAttached();
    const taught = await open();
    await taught.getByRole("button", { name: "Three-minute lesson" }).click();
    await expect(taught.locator(".lesson")).toHaveText(/1 of 4/);
});

test("the first Tab offers the way to the board", async ({ open }) => {
    const page = await open({ hash: game("human;human") });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "To the board" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".cell-button:focus")).toHaveCount(1);
});

test("switches and summaries are at least 24 pixels high", { tag: ["@desktop", "@phone"] }, async ({
    open,
}) => {
    const page = await open({ hash: game("human;human", { view: "think.0" }) });
    for (const part of await page.locator("input[type=checkbox], summary").all())
        expect((await part.boundingBox()).height).toBeGreaterThanOrEqual(24);
});

for (const variant of ["connect4", "tron", "2048", "amazons"])
    test(`at twice the size the whole board is seen, ${variant}`, async ({ open }) => {
        const page = await open({
            hash: game("human", { variant }).replace("&p=human", ""),
            viewport: { width: 640, height: 360 },
        });
        const parts = [variant === "tron" ? ".canvas-board" : ".board-frame", ".status-text"];
        for (const part of parts) {
            await whole(page.locator(part));
            await above(page, part, ".tab-list");
        }
        // A low window beside other programs: the board has half of its height, and lies over nothing.
        await page.setViewportSize({ width: 1024, height: 576 });
        const board = variant === "tron" ? ".canvas-board" : ".board";
        const height = async () => (await page.locator(board).first().boundingBox()).height;
        await expect.poll(height).toBeGreaterThan(288);
        await above(page, ".topbar", board);
        await above(page, board, ".status");
        await whole(page.locator(".toolbar"));
    });

test("what can be clicked is at least 24 pixels high and wide", async ({ open }) => {
    for (const viewport of [sizes[0], sizes.at(-1)])
        for (const variant of ["tron", "2048"]) {
            const page = await open({ hash: game("human", { variant }), viewport });
            for (const tab of await page.getByRole("tab").all()) {
                await tab.click();
                const small = await page
                    .locator("summary, .switch, .box, button")
                    .evaluateAll((all) =>
                        all.flatMap((one) => {
                            const { width, height } = one.getBoundingClientRect();
                            const seen = width > 0 && height > 0 && !one.matches(".skip");
                            return seen && Math.min(width, height) < 24 ? [one.outerHTML] : [];
                        }),
                    );
                expect(small).toEqual([]);
            }
        }
});
