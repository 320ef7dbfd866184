import { expect, test } from "./fixtures.mjs";
import { exported, game, until, work } from "./page.mjs";

const spec = (text) => Buffer.from(text).toString("base64url");
/** A link that opens a view. */
const opened = (view, { player = "uct", thinks = 0, ...rest } = {}) =>
    game("human;human", { moves: "4455", ...rest, view: `see.${thinks}.${spec(player)}.${view}` });

const button = (page, name) => page.getByRole("button", { name, exact: true });
const hash = (page) => page.evaluate(() => location.hash);
const rows = (page) => page.locator(".numbers tbody tr");

test("alpha-beta is stepped, scrubbed and shared", async ({ open }) => {
    const page = await open({ hash: opened("windows") });
    await expect(page.locator(".animation .inside-note")).toHaveText(
        /^The root is entered with the window \[−∞, \+∞\]/,
    );
    await page.locator(".animation-canvas canvas").focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".animation .inside-note")).toHaveText(/^1 is entered/);
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".animation .inside-note")).toHaveText(/^The root is entered/);
    // Copying is no step.
    await page.keyboard.press("Control+c");
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".animation .inside-note")).toHaveText(/^1 is entered/);
    await page.keyboard.press("c");
    await expect(page.locator(".animation .inside-note")).toHaveText(
        /cut off at .* moves are left out, about \d+ nodes/,
    );
    await expect(page.locator(".animation .inside-count")).toHaveText(/1 cut-off, about/);
    const sentence = await page.locator(".animation .inside-note").innerText();
    await expect(page).toHaveURL(/windows-alphabeta~3~\d+/);
    const other = await open({ hash: await hash(page) });
    await expect(other.locator(".animation .inside-note")).toHaveText(sentence, {
        useInnerText: true,
    });
    await page.getByRole("slider", { name: "Event of the search" }).focus();
    await page.keyboard.press("End");
    await expect(page.locator(".animation .inside-note")).toHaveText(
        /^The root is left: all replies are searched/,
    );
});

test("what minimax would have visited", async ({ open }) => {
    const page = await open({ hash: opened("windows") });
    await expect(page.locator(".animation .inside-note")).toHaveText(/^The root/);
    await button(page, "What minimax would have visited").click();
    await expect(page.locator(".animation .inside-count")).toHaveText(/minimax visits 399$/);
    await page.getByRole("combobox", { name: "Depth" }).selectOption("2");
    await expect(page.locator(".animation .inside-count")).toHaveText(/minimax visits 56$/);
});

test("alpha-beta plays by itself", async ({ open }) => {
    const page = await open({ hash: opened("windows") });
    await expect(page.locator(".animation .inside-note")).toHaveText(/^The root/);
    await page.getByRole("combobox", { name: "Pace" }).selectOption("40");
    await button(page, "Play").click();
    await expect(page.locator(".animation .inside-count")).toHaveText(/^[2-9]\d nodes entered/);
    await button(page, "Stop playing").click();
    await expect(button(page, "Play")).toBeVisible();
});

test("a descent of uct goes through its phases", async ({ open }) => {
    const page = await open({ hash: opened("descent", { moves: "4" }) });
    await button(page, "Next descent").click();
    await expect(page.locator(".animation .inside-note")).toHaveText(
        /takes \d: it was never tried/,
    );
    await expect(page.locator(".inside-slot .inside-count")).toHaveText(/^descent 1,/);
    await expect(page.locator(".animation-legend")).toHaveText(
        /The formula itself counts a win 1, a loss/,
    );
    await page.getByRole("combobox", { name: "Descents at a time" }).selectOption("100");
    await button(page, "100 descents").click();
    await expect(page.locator(".inside-slot .inside-count")).toHaveText(/^descent 101,/);
    await page.getByRole("combobox", { name: "Descents at a time" }).selectOption("1");
    await page.locator(".animation-canvas canvas").focus();
    await page.keyboard.press("Home");
    await expect(page.locator(".animation .inside-note")).toHaveText(
        /mean .* \+ exploration .* = .*1\.7 × √\(ln/,
    );
    await button(page, "3 Simulate").click();
    await expect(page.locator(".animation-game")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".animation .inside-note")).toHaveText(
        /^The result goes back up: reward/,
    );
    const game = await page.locator(".animation-game").innerText();
    await expect(page).toHaveURL(/descent-\d+~1~101/);
    const other = await open({ hash: await hash(page) });
    await expect(other.locator(".animation .inside-note")).toHaveText(
        /^The result goes back up: reward/,
    );
    await expect(other.locator(".animation-game")).toHaveText(game, { useInnerText: true });
});

test("the random game of 2048 goes by move by move, and by hand", async ({ open }) => {
    const page = await open({
        hash: game("human", { variant: "2048", view: `see.0.${spec("uct")}.descent` }),
        reducedMotion: "no-preference",
    });
    await button(page, "Next descent").click();
    await button(page, "3 Simulate").click();
    const slider = page.getByRole("slider", { name: "Move of the random game" });
    await expect(slider).toBeVisible();
    const most = Number(await slider.getAttribute("max"));
    expect(most).toBeGreaterThan(20);
    // It moves by itself, and passes places between the ends.
    await until(
        page,
        (last) => {
            const at = Number(document.querySelector(".animation-walk input").value);
            return at > 0 && at < last;
        },
        most,
    );
    await slider.fill("3");
    await expect(page.locator(".animation-walk")).toHaveText(new RegExp(`^3/${most}`));
    await button(page, "A move on in the random game").click();
    await expect(page.locator(".animation-walk")).toHaveText(new RegExp(`^4/${most}`));
    await expect(page.locator(".animation-game [data-now=true]")).toHaveCount(1);
    const words = await page.locator(".animation-game").innerText();
    await until(
        page,
        (text) => document.querySelector(".animation-board canvas").ariaLabel.endsWith(text),
        words.split(/\s+/).slice(0, 4).join(" "),
    );
    await expect(page).toHaveURL(/descent-1~1~1~4/);
    const other = await open({ hash: await hash(page) });
    await expect(other.locator(".animation-walk")).toHaveText(new RegExp(`^4/${most}`));
});

test("another player gives way to uct", async ({ open }) => {
    const page = await open({ hash: opened("descent", { player: "pvs" }) });
    // Nothing else is offered until then.
    await expect(page.locator(".inside-unsuited")).toHaveText(/^This player makes no descents\./);
    await expect(button(page, "Next descent")).toHaveCount(0);
    await button(page, "Take UCT").click();
    await expect(page.locator(".inside-unsuited")).toHaveCount(0);
    await expect(button(page, "Next descent")).toBeEnabled();
});

test("a duel of three", async ({ open }) => {
    const page = await open({ hash: opened("duel-~n10k") });
    await button(page, "Add a thinker").click();
    const cards = page.locator(".duel-card");
    await expect(page.locator(".duel-card")).toHaveCount(3);
    await cards.nth(2).getByRole("combobox").selectOption("random");
    await expect(page).toHaveURL(/duel-uct_-pvs_-random~n10k/);
    await button(page, "Let them think").click();
    await expect(page.locator(".animation > .inside-note")).toHaveText(
        /^(All agree on|They disagree: )/,
    );
    await expect(button(page, "Let them think")).toBeVisible();
    expect(await page.locator(".duel-values tbody tr").count()).toBeGreaterThan(1);
    // What each says in its own unit; places are what is compared.
    await expect(cards.nth(0)).toHaveText(/Yellow scores/);
    await expect(cards.nth(1)).toHaveText(/Yellow scores/);
    await expect(page.locator(".duel-values thead")).toHaveText(/Places apart$/);
    await expect(page.locator(".duel-values tbody tr").first()).toHaveText(/1st · /);
    await expect(page.locator(".animation > .inside-note")).toHaveText(
        /Of \d+ pairs of moves they put \d+ in the same order/,
    );
    await button(page, "As a table").click();
    await expect(rows(page)).toHaveCount(7);
    const other = await open({ hash: await hash(page) });
    await expect(other.locator(".duel-card")).toHaveCount(3);
    // What they have thought was with the budget before.
    await page.getByRole("combobox", { name: "Budget" }).selectOption({ index: 0 });
    await expect(cards.nth(0)).not.toHaveText(/Yellow scores/);
    await expect(cards).toHaveCount(3);
    await button(other, "Remove thinker C").click();
    await expect(other.locator(".duel-card")).toHaveCount(2);
});

test("a duel is stopped", async ({ open }) => {
    const page = await open({ hash: opened("duel-~t60", { moves: "44" }) });
    await button(page, "Let them think").click();
    await expect(page.locator(".duel-card").first()).toHaveText(/playouts/);
    await button(page, "Stop").click();
    await expect(button(page, "Let them think")).toBeVisible();
});

test("a parameter is swept, then two", async ({ open }) => {
    const page = await open({ hash: opened("sweep-alphabeta~depth~1~4~4", { moves: "44" }) });
    await expect(page.locator(".sweep-parameter").first()).toBeVisible();
    await button(page, "Try the values").click();
    await expect(page.locator(".inside-control .inside-count")).toHaveText(/^4 of 4 settings/);
    await expect(page.locator(".animation .inside-note")).toHaveText(
        /^(The move is|The choice depends)/,
    );
    await button(page, "As a table").click();
    await expect(rows(page)).toHaveCount(4);
    await button(page, "As a table").click();
    await page.getByRole("combobox", { name: "Second parameter" }).selectOption("ties");
    await expect(page).toHaveURL(/sweep-alphabeta~depth~1~4~4~ties/);
    const other = await open({ hash: await hash(page) });
    await expect(other.locator(".sweep-parameter").first()).toBeVisible();
    await button(other, "Try the values").click();
    await expect(other.locator(".inside-control .inside-count")).toHaveText(
        /^(8|12|16) of \1 settings/,
    );
});

test("a sweep is stopped", async ({ open }) => {
    const page = await open({
        hash: opened("sweep-uct~sims~1000000~9000000~9~~~~~10M", { moves: "44" }),
    });
    await expect(page.locator(".sweep-parameter").first()).toBeVisible();
    await button(page, "Try the values").click();
    await button(page, "Stop").click();
    await expect(button(page, "Try the values")).toBeVisible();
});

test("where a program thinks anyway, a duel and a sweep begin by themselves", async ({ open }) => {
    const duel = await open({ hash: opened("duel-~n10k", { thinks: 1 }) });
    await expect(duel.locator(".animation > .inside-note")).toHaveText(
        /^(All agree on|They disagree: )/,
        work,
    );
    const sweep = await open({ hash: opened("sweep-alphabeta~depth~1~4~4", { thinks: 1 }) });
    await expect(sweep.locator(".inside-control .inside-count")).toHaveText(
        /^4 of 4 settings/,
        work,
    );
});

/** Brings a view to where it has something to show. */
const shown = {
    windows: (page) => expect(page.locator(".animation .inside-note")).toHaveText(/^The root/),
    descent: async (page) => {
        await button(page, "Next descent").click();
        await expect(page.locator(".animation-canvas canvas")).toBeVisible();
    },
    duel: async (page) => {
        await button(page, "Let them think").click();
        await expect(page.locator(".animation > .inside-note")).toHaveText(
            /^(All agree on|They disagree: )/,
        );
        await expect(button(page, "Let them think")).toBeVisible();
    },
    sweep: async (page) => {
        await expect(page.locator(".sweep-parameter").first()).toBeVisible();
        await button(page, "Try the values").click();
        await expect(page.locator(".inside-control .inside-count")).toHaveText(
            /^(\d+) of \1 settings/,
        );
    },
};
const states = {
    windows: "windows",
    descent: "descent",
    duel: "duel-~n1k",
    sweep: "sweep-uct~c~0~3~3~~~~~1000",
};

for (const [view, show] of Object.entries(shown)) {
    test(`exports of ${view}`, async ({ open }) => {
        const page = await open({ hash: opened(states[view]) });
        await show(page);
        const { csv, json } = await exported(page, view);
        expect(csv.split("\r\n").length).toBeGreaterThan(3);
        JSON.parse(json);
    });
}

for (const [variant, lacking] of [
    ["tron", []],
    ["amazons", []],
    ["2048", ["windows"]],
])
    test(`animations of ${variant}`, async ({ open }) => {
        const page = await open({
            hash: game(variant === "2048" ? "human" : "human;human", {
                variant,
                view: `see.0.${spec("uct")}.tree`,
            }),
        });
        for (const [view, title] of [
            ["windows", "Alpha-beta windows"],
            ["descent", "One descent"],
            ["duel", "Compare"],
            ["sweep", "Try settings"],
        ]) {
            await expect(page.locator(".inside-view").first()).toBeVisible();
            await button(page, title).click();
            await expect(page.locator(".inside")).toHaveAttribute("data-view", view);
            if (lacking.includes(view))
                await expect(page.locator(".empty")).toHaveText(/No player of this game/);
            else if (view === "duel") {
                await page.getByRole("combobox", { name: "Budget" }).selectOption("n1k");
                await shown.duel(page);
            } else if (view === "sweep") {
                const limit = page.getByRole("combobox", {
                    name: "At most so many nodes or playouts",
                });
                await limit.selectOption("1000");
                await shown.sweep(page);
            } else await shown[view](page);
        }
    });
