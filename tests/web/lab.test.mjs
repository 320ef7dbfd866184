import { both, expect, test } from "./fixtures.mjs";
import { discs, downloaded, exported, fillNumbers, game, until, work } from "./page.mjs";

const people = game("human;human", { view: "match.0", seed: 5 });
const settings = { panel: "match" };

const mode = (page, name) => page.getByRole("radio", { name, exact: true }).check();
const start = (page) => page.getByRole("button", { name: "Start", exact: true });

async function games(page, count) {
    const entry = page.getByRole("textbox", { name: "Games per pairing, as a number" });
    await entry.fill(String(count));
    await entry.press("Enter");
}

async function choose(page, label, spec) {
    await page.getByRole("combobox", { name: label, exact: true }).selectOption(spec);
}

async function own(page, label, spec) {
    await choose(page, label, "own");
    const entry = page.getByRole("textbox", { name: `Line of ${label}` });
    await entry.fill(spec);
    await entry.press("Enter");
}

const done = (page) =>
    expect(page.locator(".progress")).toHaveText(/, (done|ended early|stopped)/, work);

/** Whether nothing hides the middle of an element: it was scrolled to. */
function inView(selector) {
    const box = document.querySelector(selector).getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return seen?.closest(selector) !== null && seen !== null;
}

/** What is saved by a button, as text. */
async function saved(page, name) {
    const button = page.getByRole("button", { name, exact: true });
    const { bytes } = await downloaded(page, () => button.click());
    return bytes.toString();
}

/** Words of the names of options that do not fit into one row. */
function brokenWords(page) {
    return page.locator(".param-name").evaluateAll((names) =>
        names.flatMap((name) => {
            const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            const broken = [];
            while (walker.nextNode() !== null)
                for (const { 0: word, index } of walker.currentNode.data.matchAll(/\S+/g)) {
                    range.setStart(walker.currentNode, index);
                    range.setEnd(walker.currentNode, index + word.length);
                    if (range.getClientRects().length > 1) broken.push(word);
                }
            return broken;
        }),
    );
}

async function tournament(page, kind) {
    await mode(page, "Tournament");
    await choose(page, "Player 1", "random");
    await own(page, "Player 2", "montecarlo(sims=5)");
    await own(page, "Player 3", "uct(sims=120)");
    await expect(page.getByRole("combobox", { name: "Player 3", exact: true })).toHaveText(
        /UCT · 120 simulations per move/,
    );
    await games(page, 4);
    await choose(page, "Kind of tournament", kind);
}

test(
    "a tournament: ranking, cross table by keyboard, statistics, files, replay",
    both,
    async ({ open }) => {
        const page = await open({ hash: people, settings });
        // Players of this game, each once: some games have their own searchers of a general name.
        const listed = page
            .getByRole("combobox", { name: "Player 1", exact: true })
            .locator("optgroup");
        await expect(listed.nth(1)).toBeAttached();
        const groups = await listed.evaluateAll((all) => all.map(({ label }) => label));
        expect(groups).toEqual([...new Set(groups)]);
        expect(groups).toContain("Perfect solver");
        expect(groups).not.toContain("Exact solver");
        await tournament(page, "robin");
        expect(await brokenWords(page)).toEqual([]);
        await start(page).click();
        await done(page);
        await expect(page.locator(".progress")).toHaveText(/12 of 12 games, done/, work);
        await until(page, inView, ".progress");
        const ranking = await page.locator(".lab-ranking tbody tr").allInnerTexts();
        expect(ranking).toHaveLength(3);
        expect(ranking[0]).toMatch(/UCT · 120 simulations per move/);
        await mode(page, "Cross table");
        await page
            .getByRole("button", { name: /^UCT · 120 simulations per move against/ })
            .first()
            .focus();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Home");
        const cell = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
        expect(cell).toMatch(
            / against UCT · 120 simulations per move: \d won, \d drawn, \d lost\./,
        );
        await expect(page.locator(".lab-pairing")).toHaveText(
            / against UCT · 120 simulations per move: /,
        );
        await mode(page, "Statistics");
        await expect(page.locator(".statistics tbody tr")).toHaveCount(5);
        const table = await saved(page, "Save as CSV");
        expect(table).toMatch(/^rank,player,games,.*against uct/);
        expect(table.trim().split("\n")).toHaveLength(4);
        const whole = JSON.parse(await saved(page, "Save as JSON"));
        expect(whole.kept).toHaveLength(12);
        expect(whole.request.players).toEqual(["random", "montecarlo(sims=5)", "uct(sims=120)"]);
        await mode(page, "Games");
        const row = page.locator(".games li").nth(4);
        const moves = Number(/(\d+) moves/.exec(await row.innerText())[1]);
        await row.getByRole("link").click();
        await expect(discs(page)).toHaveCount(moves);
    },
);

test("a knock-out has a winner; a gauntlet is shorter; a Swiss one has rounds", async ({
    open,
}) => {
    const page = await open({ hash: people, settings });
    await tournament(page, "knockout");
    await start(page).click();
    await done(page);
    await expect(page.locator(".lab-ranking")).toHaveText(/UCT · 120 simulations per move winner/);
    await expect(page.locator(".progress")).toHaveText(/8 of 8 games/, work);
    await choose(page, "Kind of tournament", "gauntlet");
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/8 of 8 games, done/, work);
    await mode(page, "Cross table");
    await expect(page.locator(".lab-cross")).toHaveText(/–/);
    const rounds = page.getByRole("textbox", { name: "Rounds, as a number" });
    await expect(rounds).toHaveCount(0);
    await choose(page, "Kind of tournament", "swiss");
    await rounds.fill("3");
    await rounds.press("Enter");
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/12 of 12 games, done/, work);
});

test("the same player twice is refused", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await mode(page, "Tournament");
    await choose(page, "Player 1", "random");
    await choose(page, "Player 2", "random");
    await expect(page.locator(".refusal:not(:empty)")).toHaveText(/Random is there twice/);
    await expect(page.locator(".buttons .primary")).toBeDisabled();
    await own(page, "Player 3", "nobody(x=1)");
    await expect(page.locator(".lab-own .refusal")).toHaveText(/nobody/);
});

test("a sweep over one parameter: chart, statistics, files", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await mode(page, "Sweep");
    await choose(page, "Player", "montecarlo");
    await choose(page, "Parameter", "sims");
    await choose(page, "Parameter: values", "log");
    await page.getByRole("textbox", { name: "Parameter: from" }).fill("1");
    await page.getByRole("textbox", { name: "Parameter: to" }).fill("100");
    await page.getByRole("spinbutton", { name: "Parameter: steps" }).fill("3");
    await expect(page.locator(".lab-spec")).toHaveText(
        "Flat Monte Carlo · 1, 10, 100 random games per move",
    );
    await expect(page.locator(".lab-spec")).toHaveAttribute("title", "montecarlo(sims=1|10|100)");
    await choose(page, "Opponent", "random");
    await games(page, 6);
    await start(page).click();
    await done(page);
    const chart = page.getByRole("slider", {
        name: /by random games per move; the table below/,
    });
    await expect(chart).toHaveAttribute("aria-valuemax", "2");
    await choose(page, "Shown", "avg_stones");
    await expect(chart).toHaveAccessibleName(/^Moves won per game by random games per move/);
    await chart.focus();
    await page.keyboard.press("Home");
    await expect(chart).toHaveAttribute(
        "aria-valuetext",
        /^Random games per move 1: Moves won per game [\d.]+ \(/,
    );
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".chart-words")).toHaveText(/^Random games per move 10: Moves won/);
    const table = await saved(page, "Save as CSV");
    expect(table).toMatch(/^spec,sims,score,low,high,elo,elo_low,elo_high,/);
    expect(table).toMatch(/\nmontecarlo\(sims=10\),10,/);
    const files = await exported(
        page,
        "sweep",
        "Save: Moves won per game by random games per move",
    );
    expect(files.svg).not.toMatch(/class=/);
    expect(files.csv).toMatch(
        /^Random games per move,Moves won per game,"Moves won per game, low",/,
    );
    const whole = JSON.parse(await saved(page, "Save as JSON"));
    expect(whole.rows).toHaveLength(3);
});

test("the values of a sweep stand whole in their fields", async ({ open }) => {
    const page = await open({ hash: people, settings, viewport: { width: 1280, height: 720 } });
    await mode(page, "Sweep");
    await choose(page, "Player", "uct");
    await choose(page, "Parameter", "sims");
    await choose(page, "Opponent", "random");
    await games(page, 2);
    await start(page).click();
    // The form is narrowest beside results.
    await done(page);
    const fields = page.locator(".lab-bounds input");
    await expect(fields).toHaveCount(3);
    const cut = await fields.evaluateAll((all) => {
        const pen = document.createElement("canvas").getContext("2d");
        return all.flatMap((field) => {
            const { font, paddingLeft, paddingRight } = getComputedStyle(field);
            pen.font = font;
            const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
            return pen.measureText(field.value).width > room ? [field.value] : [];
        });
    });
    expect(cut).toEqual([]);
});

test("a sweep over two parameters is a heat map", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await mode(page, "Sweep");
    await choose(page, "Player", "uct");
    await choose(page, "Parameter", "sims");
    await choose(page, "Parameter: values", "list");
    await page.getByRole("textbox", { name: "Parameter: list" }).fill("5 50");
    await choose(page, "Second one", "c");
    await choose(page, "Second one: values", "list");
    await page.getByRole("textbox", { name: "Second one: list" }).fill("0.2, 1, 2");
    await choose(page, "Opponent", "random");
    await games(page, 2);
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/12 of 12 games, done/, work);
    const map = page.getByRole("slider", {
        name: /^Score against Random by simulations per move and exploration constant C; /,
    });
    await expect(map).toHaveAttribute("aria-valuemax", "5");
    await expect(map).toHaveAttribute(
        "aria-valuetext",
        /^UCT · 50 simulations per move · Exploration constant C 2: [\d.]+$/,
    );
});

test("a sweep over the size of the board: first moves of two players, and its link", async ({
    open,
}) => {
    const hash = game("human;human", {
        variant: "amazons(columns=4,rows=4,queens=1)",
        view: "sweep.0",
        seed: 5,
    });
    const page = await open({ hash, settings });
    await choose(page, "What is measured", "first");
    await expect(page.getByRole("combobox", { name: "Opponent", exact: true })).toBeHidden();
    await own(page, "Player", "minimax(depth=1)");
    await page.getByRole("button", { name: "Add a player beside it" }).click();
    await own(page, "Player 2", "alphabeta(depth=2)");
    await choose(page, "Parameter", "variant.columns");
    await expect(page.getByRole("combobox", { name: "Parameter: the same for" })).toHaveValue(
        "variant.rows",
    );
    await page.getByRole("textbox", { name: "Parameter: from" }).fill("2");
    await page.getByRole("textbox", { name: "Parameter: to" }).fill("4");
    await page.getByRole("spinbutton", { name: "Parameter: steps" }).fill("3");
    await games(page, 2);
    const line =
        "minimax(depth=1)|alphabeta(depth=2) amazons(columns=2..4:3,rows=columns,queens=1)";
    const spec = page.locator(".lab-spec");
    await expect(spec).toHaveAttribute("title", line);
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/12 of 12 games, done/, work);
    await choose(page, "Shown", "work");
    const chart = page.getByRole("slider", { name: /first move by columns; the table/ });
    await expect(chart).toHaveAttribute("aria-valuemax", "2");
    await expect(page.locator("figure.chart figcaption")).toContainText("Minimax");
    const table = await saved(page, "Save as CSV");
    expect(table).toMatch(/^spec,player,variant.columns,ms,ms_error,work,work_error,games/);
    // On 2 x 2 each of the two free cells can be reached, and two are left for the arrow.
    expect(table).toMatch(/\nminimax\(depth=1\),minimax\(depth=1\),2,[\d.]+,[\d.]+,4,0,2\r/);
    const address = page.url();
    await page.goto("about:blank");
    await page.goto(address);
    await expect(spec).toHaveAttribute("title", line);
    await expect(page.getByRole("combobox", { name: "What is measured" })).toHaveValue("first");
});

test("links of tournaments and sweeps hold the experiment", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await tournament(page, "gauntlet");
    const players = page.getByRole("combobox", { name: /^Player \d$/ });
    const again = async () => {
        const address = page.url();
        await page.goto("about:blank");
        await page.goto(address);
    };
    await again();
    await expect(players).toHaveCount(3);
    await expect(players.last()).toHaveValue("uct(sims=120)");
    await expect(page.getByRole("combobox", { name: "Kind of tournament" })).toHaveValue(
        "gauntlet",
    );
    await mode(page, "Sweep");
    await choose(page, "Player", "uct");
    await choose(page, "Parameter", "c");
    await page.getByRole("textbox", { name: "Parameter: to" }).fill("3");
    await choose(page, "Opponent", "random");
    await games(page, 6);
    const title = await page.locator(".lab-spec").getAttribute("title");
    expect(title).toMatch(/^uct\(c=[\d.]+\.\.3:5\)$/);
    await again();
    await expect(page.locator(".lab-spec")).toHaveAttribute("title", title);
    await expect(page.getByRole("combobox", { name: "Opponent", exact: true })).toHaveValue(
        "random",
    );
    await expect(page.getByRole("textbox", { name: "Games per pairing, as a number" })).toHaveValue(
        "6",
    );
});

test("links whose players or options are not there say so before Start", async ({ open }) => {
    const link = (panel, line) =>
        game("human;human", {
            view: `${panel}.0..${Buffer.from(line).toString("base64url")}`,
        });
    const start = (page) => page.getByRole("button", { name: "Start", exact: true });
    const refusal = (page, text) =>
        expect(page.locator(".match .refusal").filter({ hasText: text })).toBeVisible();
    const page = await open({ hash: link("tournament", "p1 p2 random"), settings });
    await refusal(page, /^No players here are called p1, p2\./);
    await expect(start(page)).toBeDisabled();
    const other = await open({ hash: link("match", "uct(sims=abc) random games=-4"), settings });
    await refusal(other, /Not a value of sims of uct: "abc"/);
    await refusal(other, /must be a whole number from 1 to 100/);
    await expect(start(other)).toBeDisabled();
    const sweep = await open({ hash: link("sweep", "zork random"), settings });
    await refusal(sweep, /^No player here is called zork\./);
    await expect(start(sweep)).toBeDisabled();
});

test("a game of one player has a reference on the same deals", async ({ open }) => {
    const page = await open({
        hash: game("human", { variant: "2048(rows=3,cols=3)", view: "match.0", seed: 5 }),
        settings,
    });
    await mode(page, "Sweep");
    await choose(page, "Player", "montecarlo");
    await choose(page, "Parameter: values", "list");
    // A value that is there twice is measured once.
    await page.getByRole("textbox", { name: "Parameter: list" }).fill("1 5 5");
    // What is shown as the reference is what the line says: nobody at first.
    const reference = page.getByRole("combobox", { name: "Reference", exact: true });
    await expect(reference).toHaveValue("");
    await choose(page, "Reference", "random");
    await games(page, 2);
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/6 of 6 games, done/, work);
    await expect(page.locator(".chart-key", { hasText: "reference" })).toBeVisible();
    await expect(page.locator(".match-results tbody")).toHaveText(/reference/);
    const heads = page.locator(".match-results th[scope=col]");
    await expect(heads.filter({ hasText: "Reached 2048" })).toBeVisible();
    // On boards of other sizes there are other deals.
    await choose(page, "Parameter", "variant.rows");
    await page.getByRole("textbox", { name: "Parameter: to" }).fill("3");
    await page.getByRole("spinbutton", { name: "Parameter: steps" }).fill("2");
    await expect(reference).toBeHidden();
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/4 of 4 games, done/, work);
    await expect(page.locator(".lab-spec")).toHaveAttribute(
        "title",
        "montecarlo 2048(rows=2..3:2,cols=rows)",
    );
});

test("a match stops when the test has decided, and tells times", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await choose(page, "Player 1", "montecarlo");
    await choose(page, "Player 2", "random");
    await games(page, 5000);
    await page.locator(".fold summary", { hasText: "Advanced" }).click();
    const bound = page.getByRole("textbox", { name: "Upper Elo difference, as a number" });
    await bound.fill("100");
    await bound.press("Enter");
    await start(page).click();
    await done(page);
    const text = await page.locator(".results").innerText();
    expect(text).toMatch(/SPRT 0 : 100 Elo\s+[2-9]\.\d\d, at least 100/i);
    expect(text).toMatch(/likelihood of superiority\s+(9\d|100)\.\d\s%/i);
    const [, played] = /^(\d+) of 5\s000/.exec(await page.locator(".progress").innerText());
    expect(Number(played), `${played} games`).toBeLessThan(500);
    await expect(page.locator(".lab-notes")).toHaveText(
        /Time per move: Flat Monte Carlo [\d.]+\sms, Random [\d.]+\sms/,
    );
});

test("the number of workers changes while a match runs", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await choose(page, "Player 1", "uct(preset=beginner)");
    await choose(page, "Player 2", "random");
    await games(page, 60);
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/^[1-9]\d* of 60/);
    await choose(page, "Workers", "3");
    await expect(page.locator(".progress")).toHaveText(/60 of 60 games, done/, work);
});

/** The statistics of a tournament, apart from times. */
async function outcome(page) {
    const { request, rows, cross, kept, ratings } = JSON.parse(await saved(page, "Save as JSON"));
    return { request, rows, cross, kept, ratings };
}

/** Clicks "Pause" as soon as so many games are over; in the page, as the rest may take no time. */
function pauseAfter(page, games) {
    return page.evaluate(
        (least) =>
            new Promise((clicked) => {
                const look = () => {
                    const progress = document.querySelector(".progress progress");
                    const at = progress?.value ?? 0;
                    if (at < least || at === progress.max) return;
                    watcher.disconnect();
                    const buttons = [...document.querySelectorAll(".buttons button")];
                    buttons.find((button) => button.textContent === "Pause").click();
                    clicked();
                };
                const watcher = new MutationObserver(look);
                watcher.observe(document.body, {
                    subtree: true,
                    childList: true,
                    attributes: true,
                });
                look();
            }),
        games,
    );
}

// In a Swiss one who meets whom hangs on what came before.
for (const kind of ["robin", "swiss"])
    test(`a tournament (${kind}) goes on after a reload, to the same end`, async ({ open }) => {
        const page = await open({ hash: people, settings });
        await tournament(page, kind);
        if (kind === "swiss") await fillNumbers(page, { Rounds: 3 });
        await own(page, "Player 3", "uct(sims=3000)"); // long enough to be interrupted
        await games(page, 20);
        await start(page).click();
        await done(page);
        const expected = await outcome(page);
        await start(page).click();
        await pauseAfter(page, 5);
        await expect(page.getByRole("button", { name: "Go on", exact: true })).toBeVisible();
        await page.reload();
        await expect(page.locator(".lab-earlier")).toHaveText(
            /A tournament was interrupted: \d+ of 60 games/,
        );
        await page.getByRole("button", { name: "Go on with it" }).click();
        await expect(page.locator(".progress")).toHaveText(/60 of 60 games, done/, work);
        expect(await outcome(page)).toEqual(expected);
        await page.reload();
        await mode(page, "Tournament");
        await expect(page.locator(".lab-earlier")).toHaveText(
            /The last tournament: 60 of 60 games/,
        );
        await page.getByRole("button", { name: "Show it again" }).click();
        await expect(page.locator(".progress")).toHaveText(/60 of 60 games, done/, work);
        expect(await outcome(page)).toEqual(expected);
    });

test("an interrupted match of another game brings its board back", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await choose(page, "Player 1", "random");
    await choose(page, "Player 2", "montecarlo");
    await games(page, 500);
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/^[1-9]\d* of 500/);
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.evaluate(() => {
        location.hash = "v=1&g=tictactoe&w=match.0";
    });
    await page.evaluate(() => {
        location.hash = "v=1&g=connect4(rows=4,cols=5)&w=match.0";
    });
    await expect(page).toHaveLink({ g: "connect4(rows=4,cols=5)" });
    await page.reload();
    await expect(page.locator(".lab-earlier")).toHaveText(/A match was interrupted/);
    await page.getByRole("button", { name: "Go on with it" }).click();
    await expect(page).toHaveLink({ g: "connect4" });
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await done(page);
});

test("a tournament too long for its games to be kept has its statistics", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await tournament(page, "robin");
    await own(page, "Player 3", "random(seed=2)");
    await games(page, 2000);
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/^([3-9]\d|\d[\s\d]{2,}) of 6\s000/);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await done(page);
    await mode(page, "Statistics");
    const rows = await page.locator(".statistics tbody tr").allInnerTexts();
    expect(rows).toHaveLength(5);
    // Somebody has won, on some side, with moves; players and sides have won as many.
    const won = rows.map((row) => Number(row.split("\t")[1]));
    const sum = (list) => list.reduce((a, b) => a + b, 0);
    expect(sum(won.slice(0, 3)), rows.join(" | ")).toBeGreaterThanOrEqual(20);
    expect(sum(won.slice(0, 3))).toBe(sum(won.slice(3)));
});

test("damaged results of an earlier visit are dropped with one word", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await games(page, 6);
    await choose(page, "Player 1", "random");
    await start(page).click();
    await done(page);
    const result = () => page.locator(".results").innerText();
    await expect(page.locator(".results")).toBeVisible(work);
    const before = (await result()).split("\n")[0];
    /** Changes what is stored: every second result, and then the job itself. */
    const spoil = (store, change) =>
        page.evaluate(
            async ([name, words]) => {
                const settled = (request) =>
                    new Promise((resolve, reject) => {
                        request.onsuccess = () => resolve(request.result);
                        request.onerror = () => reject(request.error);
                    });
                const db = await settled(indexedDB.open("plyscope.lab"));
                const rows = await settled(db.transaction(name).objectStore(name).getAll());
                const to = db.transaction(name, "readwrite");
                for (const [i, row] of rows.entries())
                    if (i % 2 === 0) to.objectStore(name).put({ ...row, ...words });
                await new Promise((resolve) => {
                    to.oncomplete = resolve;
                });
                db.close();
                return rows.length;
            },
            [store, change],
        );
    expect(await spoil("results", { result: 17 })).toBe(6);
    await page.reload();
    await page.getByRole("button", { name: "Show it again" }).click();
    await done(page);
    await expect(page.locator(".notice")).toHaveText(/damaged/);
    await expect(page.locator(".notice")).toHaveCount(1);
    expect((await result()).split("\n")[0]).toBe(before);
    expect(await spoil("jobs", { request: [1, 2] })).toBe(1);
    await page.reload();
    await expect(page.locator(".notice")).toHaveText(/damaged/);
    await expect(page.locator(".lab-earlier")).toHaveCount(0);
    await page.reload();
    await expect(start(page)).toBeVisible();
    await expect(page.locator(".notice")).toHaveCount(0);
});

test("of two tabs with a match each, the one begun last is remembered, with its games alone", async ({
    open,
}) => {
    const page = await open({ hash: people, settings });
    const other = await page.context().newPage();
    await other.goto(page.url());
    const played = async (tab) =>
        Number((await tab.locator(".progress").innerText()).match(/^(\d+) of/)?.[1] ?? 0);
    await choose(page, "Player 1", "random");
    await games(page, 5000);
    await start(page).click();
    await expect.poll(() => played(page)).toBeGreaterThan(0);
    await choose(other, "Player 1", "random");
    await games(other, 6);
    await start(other).click();
    await done(other);
    const before = await played(page);
    await expect.poll(() => played(page)).toBeGreaterThan(before + 10);
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    // What the first one writes when it rests comes before what is read behind it.
    const results = await page.evaluate(async () => {
        const settled = (request) =>
            new Promise((resolve, reject) => {
                request.onsuccess = () => resolve(request.result);
                request.onerror = () => reject(request.error);
            });
        const db = await settled(indexedDB.open("plyscope.lab"));
        const count = await settled(db.transaction("results").objectStore("results").count());
        db.close();
        return count;
    });
    expect(results).toBe(6);
});
