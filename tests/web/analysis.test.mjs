/** Live analysis, and settings that change while a search works. */
import { openPlyscope } from "../../wasm/node.mjs";
import { both, expect, link, ready, test } from "./fixtures.mjs";
import {
    consoleShows,
    game,
    openPlayers,
    playByPointer,
    tab,
    think,
    tool,
    until,
    work,
} from "./page.mjs";

const people = game("human;human");

const liveSwitch = (page) => page.getByRole("checkbox", { name: "Live analysis" });

function untilValues(page, count) {
    return until(
        page,
        (wanted) =>
            [...document.querySelectorAll(".line-value")].filter((cell) =>
                /\d|wins|draw|loses/.test(cell.textContent),
            ).length === wanted,
        count,
    );
}

/** Waits until the search that is shown is between `least` and `most` plies deep. */
function untilDepth(page, least, most) {
    return until(
        page,
        ([low, high]) => {
            const facts = [...document.querySelectorAll(".counter")];
            const fact = facts.find((one) => one.querySelector("dt").textContent === "depth");
            const depth = Number(fact?.querySelector("dd").textContent ?? -1);
            return depth >= low && depth <= high;
        },
        [least, most],
    );
}

test("a proven value stands beside its bar", { tag: ["@desktop", "@narrow"] }, async ({ open }) => {
    const page = await open({
        hash: game("human;human", {
            view: `analysis.1.${Buffer.from("solver").toString("base64url")}`,
        }),
    });
    await expect(page.locator(".move-table")).toHaveText(/loses in 21/);
    const gaps = await page.locator(".line-value.loss, .line-value.win").evaluateAll((cells) =>
        cells.map((cell) => {
            const text = document.createRange();
            text.selectNodeContents(cell.querySelector(".value-text"));
            const bar = cell.querySelector(".value-bar").getBoundingClientRect();
            const share = cell.nextElementSibling.getBoundingClientRect();
            const { left, right } = text.getBoundingClientRect();
            return [left - bar.right, share.left - right];
        }),
    );
    expect(gaps.length).toBeGreaterThanOrEqual(3);
    for (const [before, after] of gaps) {
        expect(before, `${gaps}`).toBeGreaterThanOrEqual(3);
        expect(after, `${gaps}`).toBeGreaterThanOrEqual(0);
    }
});

test("analysis on and off", both, async ({ open }) => {
    const page = await open({ hash: people });
    await expect(page.locator(".move-table")).toHaveCount(0);
    await think(page);
    await untilValues(page, 7);
    await expect(page.locator(".mark")).toHaveCount(7);
    await expect(page.locator(".analysis-state")).toHaveText(/running/);
    await expect(page.locator(".counters")).toHaveText(/random games\s*\d/);
    await expect(page.locator(".chart canvas")).toBeVisible();
    await expect(page.getByRole("meter")).toHaveAttribute("aria-valuetext", /^\d+\s% for Yellow$/);
    // It follows the game.
    await playByPointer(page, "4444443");
    await expect(page.locator(".headline-finding")).toHaveText(
        /for Red, after [\d\s]+ random games\.$/,
    );
    await untilValues(page, 6);
    // Values leave the board, and come back.
    await page.getByRole("checkbox", { name: "On the board" }).uncheck();
    await expect(page.locator(".mark")).toHaveCount(0);
    await liveSwitch(page).uncheck();
    await expect(page.locator(".move-table")).toHaveCount(0);
    await expect(page.locator(".analysis-state")).toHaveText(/^$/);
});

test("analysis proves a win, shows the best move and plays it", async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "112233" }) });
    await think(page);
    await expect(page.locator(".headline-finding")).toHaveText(
        "UCT has proven it: Yellow wins in 1 move, best is column 4.",
    );
    await expect(page.locator(".headline-state")).toHaveText("The result is proven.", work);
    await expect(page.locator(".mark-best")).toHaveCount(1);
    await page.locator(".line-move").first().hover();
    await expect(page.locator(".preview-table")).toBeVisible();
    await page.locator(".line-move").first().click();
    await expect(page.locator(".status-over")).toHaveText(/^Yellow wins/);
    await expect(page.locator(".analysis")).toHaveText(/The game is over/);
    await tool(page, "One move back").click();
    await expect(page.locator(".headline")).toHaveText(/win/i);
});

for (const [variant, moves, seats] of [
    ["connect4", "112233", "human;human"],
    ["amazons(preset=6x6-one)", "", "human;human"],
    ["tron", "", "human;human"],
    ["2048", "", "human"],
])
    test(`a finger sees a move first and plays it then: ${variant}`, { tag: ["@phone"] }, async ({
        open,
    }) => {
        const page = await open({ hash: game(seats, { variant, moves }) });
        // Tiles at the start stand in the link, too.
        const played = async () => (await link(page)).m ?? "";
        const before = await played();
        await think(page);
        await expect(page.locator(".move-line").nth(1)).toBeAttached();
        await page.locator(".move-line .line-value").first().tap();
        await expect(page.locator(".move-line.hovered")).toHaveCount(1);
        const shown = await page.locator(".move-line.hovered .line-move").innerText();
        await page.locator(".move-line:not(.hovered) .line-move").first().tap();
        await until(
            page,
            (other) => {
                const lit = [...document.querySelectorAll(".move-line.hovered .line-move")];
                return lit.length === 1 && lit[0].innerText !== other;
            },
            shown,
        );
        expect(await played()).toBe(before);
        await page.locator(".move-line.hovered .line-move").tap();
        await until(
            page,
            (old) => (/&m=([^&]*)/.exec(location.hash)?.[1] ?? "").length > old,
            before.length,
        );
        await expect(page.locator(".move-line.hovered")).toHaveCount(0);
    });

test("every searcher analyses", async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "4434" }) });
    await think(page);
    const menu = page.getByRole("combobox", { name: "Analysing player" });
    const names = await menu
        .locator("option:enabled")
        .evaluateAll((options) => options.map((option) => option.value));
    expect(names.length, `${names}`).toBeGreaterThanOrEqual(10);
    for (const name of names) {
        await menu.selectOption(name);
        await expect(page.locator(".fold .spec-text")).toHaveAttribute(
            "title",
            new RegExp(`^${name}`),
        );
        if (name === "random" || name === "always") {
            await expect(page.locator(".headline-finding")).toHaveText(/without looking ahead\.$/);
            continue;
        }
        await untilValues(page, 7);
        await expect(page.locator(".analysis-state")).toHaveText(/running|done/, work);
    }
});

/**
 * Ten thousand playouts for each leaf instead of one: the search begins anew and is shallow for long,
 * whatever the machine's speed.
 */
const PLAYOUTS = "Random games per leaf";

test("a setting of the analysis acts while it runs", async ({ open }) => {
    const page = await open({ hash: people });
    await think(page);
    await untilDepth(page, 12, 99);
    await page.locator(".analyst summary").first().click();
    const slider = page.getByRole("slider", { name: PLAYOUTS, exact: true });
    await slider.focus();
    await page.keyboard.press("End");
    await expect(page.locator(".spec-text")).toHaveAttribute("title", /playouts=10000/);
    await untilDepth(page, 1, 7);
    await consoleShows(page, /tune \d+ playouts=10000/);
    await slider.focus();
    await page.keyboard.press("Home");
    await untilDepth(page, 12, 99);
    // The button that resets all takes the search back to the player's own values.
    await page.getByRole("button", { name: "Reset all" }).click();
    await expect(page.locator(".spec-text")).toHaveAttribute("title", /^uct$/);
    await untilValues(page, 7);
});

test("the number of simulations is a limit only when somebody sets it", async ({ open }) => {
    const page = await open({ hash: people });
    await think(page);
    const limit = page.getByRole("slider", { name: "Simulations per move" });
    await expect(limit).toHaveAttribute("aria-valuetext", "no end");
    await untilValues(page, 7);
    // One stop before the end, then the least.
    await limit.focus();
    await page.keyboard.press("Home");
    await expect(page.locator(".headline-finding")).toHaveText(/after 1 random game\.$/);
    await expect(page.locator(".headline-state")).toHaveText(
        /all the work that its settings allow/,
    );
    await expect(page.locator(".analysis-state")).toHaveText(/done/, work);
    await page.keyboard.press("End");
    await expect(limit).toHaveAttribute("aria-valuetext", "no end");
    await expect(page.locator(".analysis-state")).toHaveText(/running/);
});

test("an evaluation is what it comes to in games, or called so", async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "4435" }) });
    await think(page);
    await page.getByRole("combobox", { name: "Analysing player" }).selectOption("alphabeta");
    await expect(page.locator(".headline-finding")).toHaveText(
        /^Alpha-beta prefers column \d: about \d+\u202f% for Yellow, looking \d moves ahead\.$/,
    );
    await expect(page.locator(".value-legend")).toHaveText(
        /^About \d+\u202f%: .*estimated from [\d\u202f]+ games .* is worth [+\u2212]\d+\.\d\.$/,
    );
    await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem("plyscope.settings") ?? "{}");
        localStorage.setItem("plyscope.settings", JSON.stringify({ ...kept, ownNumbers: true }));
    });
    await page.reload();
    await expect(page.locator(".headline-finding")).toHaveText(
        /^Alpha-beta prefers column \d: evaluation [+\u2212]\d+\.\d for Yellow, looking \d moves ahead\.$/,
        work,
    );
    await expect(page.locator(".value-legend")).toHaveText(
        /from \u2212100 \(Yellow is lost\) to \+100/,
    );
    await expect(page.locator(".head-value")).toHaveText("Evaluation");
    await expect(page.getByRole("meter")).toHaveAttribute(
        "aria-valuetext",
        /^evaluation .* for Yellow$/,
    );
    // Its depth is the open slider.
    const depth = page.getByRole("slider", { name: "Search depth in plies" });
    await depth.focus();
    await page.keyboard.press("Home");
    await expect(page.locator(".headline-finding")).toHaveText(/looking 1 move ahead\.$/);
});

test("the chart has units, is read out and enlarged by keys", async ({ open }) => {
    // Deep enough to be told of more than once.
    const spec = Buffer.from("pvs(depth=13)").toString("base64url");
    const page = await open({
        hash: game("human;human", { moves: "4435", view: `think.1.${spec}` }),
    });
    await expect(page.locator(".analysis-state")).toHaveText(/done/, work);
    const chart = page.getByRole("slider", { name: /^Chart of the value/ });
    await chart.focus();
    // What the search told last may be drawn after it is done.
    const deepest = async () => {
        await page.keyboard.press("End");
        return chart.getAttribute("aria-valuetext");
    };
    await expect.poll(deepest).toMatch(/^moves looked ahead 13: .*\d/);
    const all = page.getByRole("button", { name: "How the values came about: show more" });
    await expect(all).toBeDisabled();
    await page.keyboard.press("+");
    await expect(all).toBeEnabled();
    await expect(chart).toHaveAttribute("aria-valuetext", /^moves looked ahead 13:/);
    await page.keyboard.press("-");
    await expect(all).toBeDisabled();
});

test("a line of play on the board has its number in the place of a value", async ({ open }) => {
    const page = await open({ hash: people });
    await think(page);
    await untilValues(page, 7);
    await expect(page.locator(".mark")).toHaveCount(7);
    await page.locator(".line-move").first().hover();
    await expect(page.locator(".stroke-badge").first()).toBeVisible();
    const over = () => {
        const boxes = (name) =>
            [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
        return boxes(".stroke-badge circle").flatMap((a) =>
            boxes(".mark-main").filter(
                (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            ),
        ).length;
    };
    // While the search runs, lines come and go: between two pictures both may stand there.
    await expect.poll(() => page.evaluate(over)).toBe(0);
    await page.mouse.move(1, 1);
    await expect(page.locator(".mark")).toHaveCount(7);
});

/**
 * From now on: what the sentence says from the last change of a slider on, each text with the
 * milliseconds for which it had been there when it was last seen, by the clock of the page's frames.
 */
function watchSentence(page) {
    return page.evaluate(() => {
        let changed = performance.now();
        window.said = [];
        const change = () => {
            changed = performance.now();
            window.said = [];
        };
        addEventListener("input", change, { capture: true });
        const look = () => {
            const text = document.querySelector(".headline-finding")?.textContent ?? "";
            const after = performance.now() - changed;
            if (window.said.at(-1)?.text !== text) window.said.push({ text, after });
            else window.said.at(-1).after = after;
            requestAnimationFrame(look);
        };
        look();
    });
}

/** "after 12 300 random games": 12300. */
const gamesIn = (text) => Number(/after ([\d\s]+) random/.exec(text)?.[1].replace(/\s/g, ""));

test("a slider that was dragged down: the sentence speaks of the new search alone", async ({
    open,
}) => {
    const page = await open({ hash: people });
    await think(page);
    const slider = page.getByRole("slider", { name: "Simulations per move" });
    await until(page, () => {
        const [, count] = /after ([\d\s]+) random/.exec(
            document.querySelector(".headline-finding").textContent,
        );
        return Number(count.replace(/\s/g, "")) > 20_000;
    });
    await watchSentence(page);
    const { x, y, width, height } = await slider.boundingBox();
    await page.mouse.move(x + width - 8, y + height / 2);
    await page.mouse.down();
    for (let i = 10; i >= 3; i--) await page.mouse.move(x + (width * i) / 10, y + height / 2);
    await page.mouse.up();
    const most = Number((await slider.getAttribute("aria-valuetext")).replace(/\s/g, ""));
    const sentence = page.locator(".headline-finding");
    await expect
        .poll(async () => gamesIn(await sentence.textContent()), work)
        .toBeLessThanOrEqual(most);
    const said = await page.evaluate(() => window.said);
    // One that begins has no number yet: on its way the slider has begun others.
    const counted = said.filter(({ text }) => !Number.isNaN(gamesIn(text)));
    const old = counted.filter(({ text }) => gamesIn(text) > most);
    for (const { text, after } of old) expect(after, text).toBeLessThan(200);
    // The old search does not come back after the new one has spoken.
    expect(counted.slice(0, old.length)).toEqual(old);
});

test("dragging a slider sends many changes and the last one holds", async ({ open }) => {
    const page = await open({ hash: people });
    await think(page);
    const slider = page.getByRole("slider", { name: "Exploration constant C" });
    const box = await slider.boundingBox();
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    for (let i = 0; i <= 30; i++) await page.mouse.move(box.x + (box.width * i) / 30, y);
    await page.mouse.up();
    await expect(page.locator(".spec-text")).toHaveAttribute("title", /c=10\b/);
    // Where the slider stands, what runs and what is shown are the same.
    await consoleShows(page, /tune \d+ c=10\b/);
    await expect(slider).toHaveValue(await slider.getAttribute("max"));
    await expect(slider).toHaveAttribute("aria-valuetext", "10");
    await expect(page.locator(".analysis-state")).toHaveText(/running/);
});

test("a setting of a player acts while it thinks", both, async ({ open }) => {
    const page = await open({ hash: game("uct(sims=1000000000000);human", { view: "players.0" }) });
    const turn = async (key, spec) => {
        await openPlayers(page);
        const card = page.locator(".player-card").first();
        await card.getByRole("slider", { name: PLAYOUTS, exact: true }).focus();
        await page.keyboard.press(key);
        await expect(card.locator(".copy-line")).toHaveAttribute("title", spec);
        await tab(page, "Think").click();
    };
    await tool(page, "Let the computer play").click();
    await tab(page, "Think").click();
    await untilDepth(page, 12, 99);
    await turn("End", /playouts=10000/);
    await untilDepth(page, 1, 7);
    await turn("Home", /^uct\(sims=\d+\)$/);
    await untilDepth(page, 12, 99);
    // It is still the same job, and its move counts.
    await expect(page.locator(".seat .spinner")).toHaveCount(1);
    await turn("End", /playouts=10000/);
    await tool(page, "Move now").click();
    await expect(page.locator(".status-text")).toHaveText(/^Your turn/);
    await expect(page).toHaveLink({ p: "uct(sims=1000000000000,playouts=10000);human" });
});

test("strength at a touch, players by name", both, async ({ open }) => {
    const page = await open({ hash: people });
    await openPlayers(page);
    const card = page.locator(".player-card").nth(1);
    await card.getByRole("combobox", { name: "Player of Red" }).selectOption("pvs");
    await expect(page).toHaveLink({ p: "human;pvs" });
    await card.getByRole("combobox", { name: "Player of Red" }).selectOption("uct");
    // Before it has taken the seat the strengths are still those of the player before.
    await expect(page).toHaveLink({ p: "human;uct" });
    await card.locator(".preset-row .chip").first().click();
    await expect(page).toHaveURL(/;uct\(/);
    await expect(card.locator(".preset-row .chip").first()).toHaveAttribute("aria-pressed", "true");
    await card.getByRole("textbox", { name: "Name in tables" }).fill("Ada");
    await page.keyboard.press("Enter");
    await expect(page.locator(".seats-others")).toHaveText(/Ada/);
    await expect(page).toHaveURL(/name=Ada/);
    // What the course calls get_value, clone and equality.
    await card.locator(".fold > summary", { hasText: "In the console" }).click();
    const number = (await card.locator(".fold > summary").last().innerText()).match(/\d+/)?.[0];
    const lines = card.getByRole("listitem");
    await expect(lines).toHaveText([
        new RegExp(`^player ${number} ?its number`),
        new RegExp(`^player ${number} \\w+ ?one of its options`),
        new RegExp(`^player ${number} clone ?another player`),
        new RegExp(`^player ${number} = 1 ?whether both`),
    ]);
});

/** Notes what the engine says of units and at the end of a search, and what it is told; workers of a pool may end at once. */
function listen(without) {
    const Plain = window.Worker;
    window.units = 0;
    window.folds = [];
    window.searches = [];
    window.Worker = class extends Plain {
        constructor(address, options) {
            super(address, options);
            if (options?.name === "lab" && without)
                setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "Ended" })));
            this.main = options?.name === "engine";
            if (!this.main) return;
            this.addEventListener("message", ({ data }) => {
                for (const { line } of data.batch ?? []) {
                    if (/^{"type":"unit"/.test(line)) window.units++;
                    if (/^{"type":"(go|analyze)"/.test(line)) window.searches.push(line);
                }
            });
        }

        postMessage(message, ...more) {
            if (this.main && /^fold /.test(message.line)) window.folds.push(message.line);
            super.postMessage(message, ...more);
        }
    };
}

/** What must be the same however a search was carried out. */
function found(line) {
    const { re, job, ms, nps, reserved, timed, ...same } = JSON.parse(line);
    return same;
}

async function inNode(before, line) {
    let last = "";
    const session = await openPlyscope({
        output: (_, kind, said) => {
            if (kind === "json") last = said;
        },
    });
    for (const one of [before, line]) session.exec(one, "json");
    while (session.pump(50) === "busy");
    session.free();
    return found(last);
}

for (const without of [false, true])
    test(`a search of several trees finds ${without ? "without its workers" : "with workers"} what it finds in Node`, async ({
        open,
    }) => {
        // Long enough for workers to be asked, on a quick machine, too.
        const spec = "uct(sims=600k,trees=3)";
        const visit = async (players, view) => {
            const hash = game(players, { moves: "44", view });
            const page = await open({ hash, settings: { workers: 2, think: false } });
            await page.addInitScript(listen, without);
            await page.reload();
            await ready(page);
            return page;
        };
        const last = async (page) => {
            await until(page, () => window.searches.length > 0);
            // Every worker that ends is replaced twice.
            expect(await page.evaluate(() => window.units)).toBe(2);
            return found(await page.evaluate(() => window.searches.at(-1)));
        };
        const played = await visit(`human;${spec}`, "");
        await playByPointer(played, "3");
        expect(await last(played)).toEqual(
            await inNode("open v=1&g=connect4&s=1&m=443", `go ${spec}`),
        );

        const view = `analysis.1.${Buffer.from(spec).toString("base64url")}`;
        const analysed = await visit("human;human", view);
        // Without an end it has help, too, which tells more and more; then a limit is set.
        const wanted = without ? /lost$/ : /,$/;
        const told = async (number) => {
            const folds = await analysed.evaluate(() => window.folds);
            return folds.filter((line) => line.split(" ")[2] === number && wanted.test(line));
        };
        for (const number of ["1", "2"])
            await expect
                .poll(async () => (await told(number)).length, work)
                .toBeGreaterThan(without ? 0 : 1);
        await analysed.evaluate(() => {
            window.units = 0;
        });
        await analysed.getByRole("slider", { name: "Simulations per move" }).fill("40");
        const done = await last(analysed);
        expect(done).toEqual(await inNode("open v=1&g=connect4&s=1&m=44", `analyze ${done.spec}`));
    });

test("perfect values at a touch, and back to who analysed before", both, async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "444444332" }) });
    await tab(page, "Think").click();
    const exact = page.getByRole("button", { name: "Exact" });
    await exact.click();
    await expect(exact).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".headline-finding")).toContainText("Perfect solver has proven it");
    await expect(page.locator(".line-value").first()).toContainText(/wins in|loses in|draw/);
    await exact.click();
    await expect(page.locator(".headline-finding")).toContainText("UCT");
});

test("a presentation shows board and finding alone, and ends by Escape", async ({ open }) => {
    const page = await open();
    const height = async () => (await page.locator(".headline-finding").boundingBox()).height;
    await expect(page.locator(".headline-finding strong").first()).toBeVisible();
    const before = await height();
    await page.getByRole("button", { name: /^Present/ }).click();
    await expect(page.locator(".topbar")).toBeHidden();
    await expect(page.locator(".analysis-head")).toBeHidden();
    await expect(page.locator(".move-table")).toBeVisible();
    expect(await height()).toBeGreaterThan(1.5 * before);
    await page.keyboard.press("Escape");
    await expect(page.locator(".topbar")).toBeVisible();
    expect(await height()).toBe(before);
});
