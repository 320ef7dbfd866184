/** Views that go through a search step by step, and those that run searches side by side. */
import assert from "node:assert/strict";
import { exported, game, noViolations, scene, until, untilText } from "./page.mjs";

const spec = (text) => Buffer.from(text).toString("base64url");
/** A link that opens a view. */
const opened = (view, { player = "uct", ...rest } = {}) =>
    game("human;human", { moves: "4455", ...rest, view: `see.0.${spec(player)}.${view}` });

const button = (page, name) => page.getByRole("button", { name, exact: true });
const hash = (page) => page.evaluate(() => location.hash);
const rows = (page) => page.locator(".twin-table tbody tr");

async function noExcess(page, state) {
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(excess <= 0, state);
}

scene(
    "alpha-beta is stepped, scrubbed and shared",
    { hash: opened("windows") },
    async (page, open) => {
        await untilText(
            page,
            ".theatre .see-note",
            /^The root is entered with the window \[−∞, \+∞\]/,
        );
        await page.locator(".theatre-canvas canvas").focus();
        await page.keyboard.press("ArrowRight");
        await untilText(page, ".theatre .see-note", /^1 is entered/);
        await page.keyboard.press("ArrowLeft");
        await untilText(page, ".theatre .see-note", /^The root is entered/);
        await page.keyboard.press("c");
        await untilText(
            page,
            ".theatre .see-note",
            /cut off at .* moves are left out, about \d+ nodes/,
        );
        await untilText(page, ".theatre .see-count", /1 cut-off, about/);
        const sentence = await page.locator(".theatre .see-note").innerText();
        await until(page, () => /windows-alphabeta~3~\d+/.test(location.hash));
        const other = await open({ hash: await hash(page) });
        await until(
            other,
            (wanted) => document.querySelector(".theatre .see-note")?.innerText === wanted,
            sentence,
        );
        await page.getByRole("slider", { name: "Event of the search" }).focus();
        await page.keyboard.press("End");
        await untilText(page, ".theatre .see-note", /^The root is left: all replies are searched/);
    },
);

scene("what minimax would have visited", { hash: opened("windows") }, async (page) => {
    await untilText(page, ".theatre .see-note", /^The root/);
    await button(page, "What minimax would have visited").click();
    await untilText(page, ".theatre .see-count", /minimax visits 400$/);
    await page.getByRole("combobox", { name: "Depth" }).selectOption("2");
    await untilText(page, ".theatre .see-count", /minimax visits 57$/);
});

scene("alpha-beta plays by itself", { hash: opened("windows") }, async (page) => {
    await untilText(page, ".theatre .see-note", /^The root/);
    await page.getByRole("combobox", { name: "Pace" }).selectOption("40");
    await button(page, "Play").click();
    await untilText(page, ".theatre .see-count", /^[2-9]\d nodes entered/);
    await button(page, "Stop playing").click();
    await button(page, "Play").waitFor();
});

scene(
    "a descent of uct goes through its phases",
    { hash: opened("descent", { moves: "4" }) },
    async (page, open) => {
        await button(page, "Next descent").click();
        await untilText(page, ".theatre .see-note", /takes \d: it was never tried/);
        await untilText(page, ".theatre .see-count", /^descent 1,/);
        await page.getByRole("combobox", { name: "Descents at a time" }).selectOption("100");
        await button(page, "100 descents").click();
        await untilText(page, ".theatre .see-count", /^descent 101,/);
        await page.getByRole("combobox", { name: "Descents at a time" }).selectOption("1");
        await page.locator(".theatre-canvas canvas").focus();
        await page.keyboard.press("Home");
        await untilText(page, ".theatre .see-note", /mean .* \+ exploration .* = .*1\.7 × √\(ln/);
        await button(page, "3 Simulate").click();
        await page.locator(".theatre-game").waitFor();
        await page.keyboard.press("ArrowRight");
        await untilText(page, ".theatre .see-note", /^The result goes back up: reward/);
        const game = await page.locator(".theatre-game").innerText();
        await until(page, () => /descent-\d+~1~101/.test(location.hash));
        const other = await open({ hash: await hash(page) });
        await untilText(other, ".theatre .see-note", /^The result goes back up: reward/);
        assert.equal(await other.locator(".theatre-game").innerText(), game);
    },
);

scene(
    "the random game of 2048 goes by move by move, and by hand",
    {
        hash: game("human", { variant: "2048", view: `see.0.${spec("uct")}.descent` }),
        reducedMotion: "no-preference",
    },
    async (page, open) => {
        await button(page, "Next descent").click();
        await button(page, "3 Simulate").click();
        const slider = page.getByRole("slider", { name: "Move of the random game" });
        await slider.waitFor();
        const most = Number(await slider.getAttribute("max"));
        assert.ok(most > 20, String(most));
        // It moves by itself, and passes places between the ends.
        await until(
            page,
            (last) => {
                const at = Number(document.querySelector(".theatre-walk input").value);
                return at > 0 && at < last;
            },
            most,
        );
        await slider.fill("3");
        await untilText(page, ".theatre-walk", new RegExp(`^3/${most}`));
        await button(page, "A move on in the random game").click();
        await untilText(page, ".theatre-walk", new RegExp(`^4/${most}`));
        assert.equal(await page.locator(".theatre-game [data-now=true]").count(), 1);
        const words = await page.locator(".theatre-game").innerText();
        await until(
            page,
            (text) => document.querySelector(".theatre-board canvas").ariaLabel.endsWith(text),
            words.split(/\s+/).slice(0, 4).join(" "),
            () => page.locator(".theatre-board canvas").getAttribute("aria-label"),
        );
        await until(page, () => /descent-1~1~1~4/.test(location.hash));
        const other = await open({ hash: await hash(page) });
        await untilText(other, ".theatre-walk", new RegExp(`^4/${most}`));
    },
);

scene(
    "another player gives way to uct",
    { hash: opened("descent", { player: "pvs" }) },
    async (page) => {
        await button(page, "Take uct").click();
        await page.locator(".see-unsuited").waitFor({ state: "detached" });
    },
);

scene("a duel of three", { hash: opened("duel-~n10k") }, async (page, open) => {
    await button(page, "Add a thinker").click();
    const cards = page.locator(".duel-card");
    await until(page, () => document.querySelectorAll(".duel-card").length === 3);
    await cards.nth(2).getByRole("combobox").selectOption("random");
    await until(page, () => location.hash.includes("duel-uct_-pvs_-random~n10k"));
    await button(page, "Let them think").click();
    await untilText(page, ".theatre > .see-note", /^(All agree on|They disagree: )/);
    await button(page, "Let them think").waitFor();
    assert.ok((await page.locator(".duel-values tbody tr").count()) > 1);
    await button(page, "As a table").click();
    assert.equal(await rows(page).count(), 7);
    const other = await open({ hash: await hash(page) });
    await until(other, () => document.querySelectorAll(".duel-card").length === 3);
    await button(other, "Remove thinker C").click();
    await until(other, () => document.querySelectorAll(".duel-card").length === 2);
});

scene("a duel is stopped", { hash: opened("duel-~t60", { moves: "44" }) }, async (page) => {
    await button(page, "Let them think").click();
    await untilText(page, ".duel-card", /playouts/);
    await button(page, "Stop").click();
    await button(page, "Let them think").waitFor();
});

scene(
    "a knob is turned, then two",
    { hash: opened("sweep-alphabeta~depth~1~4~4", { moves: "44" }) },
    async (page, open) => {
        await page.locator(".sweep-knob").first().waitFor();
        await button(page, "Turn the knob").click();
        await untilText(page, ".theatre .see-count", /^4 of 4 settings/);
        await untilText(page, ".theatre .see-note", /^(The move is|The choice depends)/);
        await button(page, "As a table").click();
        assert.equal(await rows(page).count(), 4);
        await button(page, "As a table").click();
        await page.getByRole("combobox", { name: "Second knob" }).selectOption("ties");
        await until(page, () => location.hash.includes("sweep-alphabeta~depth~1~4~4~ties"));
        const other = await open({ hash: await hash(page) });
        await other.locator(".sweep-knob").first().waitFor();
        await button(other, "Turn the knob").click();
        await untilText(other, ".theatre .see-count", /^(8|12|16) of \1 settings/);
    },
);

scene(
    "a sweep is stopped",
    { hash: opened("sweep-uct~sims~1000000~9000000~9~~~~~10M", { moves: "44" }) },
    async (page) => {
        await page.locator(".sweep-knob").first().waitFor();
        await button(page, "Turn the knob").click();
        await button(page, "Stop").click();
        await button(page, "Turn the knob").waitFor();
    },
);

/** Brings a view to where it has something to show. */
const shown = {
    windows: (page) => untilText(page, ".theatre .see-note", /^The root/),
    descent: async (page) => {
        await button(page, "Next descent").click();
        await page.locator(".theatre-canvas canvas").waitFor();
    },
    duel: async (page) => {
        await button(page, "Let them think").click();
        await untilText(page, ".theatre > .see-note", /^(All agree on|They disagree: )/);
        await button(page, "Let them think").waitFor();
    },
    sweep: async (page) => {
        await page.locator(".sweep-knob").first().waitFor();
        await button(page, "Turn the knob").click();
        await untilText(page, ".theatre .see-count", /^(\d+) of \1 settings/);
    },
};
const states = {
    windows: "windows",
    descent: "descent",
    duel: "duel-~n1k",
    sweep: "sweep-uct~c~0~3~3",
};

for (const [view, show] of Object.entries(shown)) {
    scene(`exports of ${view}`, { hash: opened(states[view]) }, async (page) => {
        await show(page);
        const { csv, json } = await exported(page, view);
        assert.ok(csv.split("\r\n").length > 3);
        JSON.parse(json);
    });
    for (const theme of ["light", "dark"])
        scene(
            `axe and room of ${view}, ${theme}`,
            { sizes: ["desktop", "phone"], hash: opened(states[view]), settings: { theme } },
            async (page) => {
                await show(page);
                await noViolations(page, view);
                await noExcess(page, view);
                await button(page, "As a table").click();
                await page.locator(".twin-table").waitFor();
                await noViolations(page, `${view} as a table`);
            },
        );
}

for (const [variant, lacking] of [
    ["tron", []],
    ["amazons", []],
    ["2048", ["windows"]],
])
    scene(
        `theatres of ${variant}`,
        {
            hash: game(variant === "2048" ? "human" : "human;human", {
                variant,
                view: `see.0.${spec("uct")}.tree`,
            }),
        },
        async (page) => {
            for (const [view, title] of [
                ["windows", "Alpha-beta"],
                ["descent", "UCT"],
                ["duel", "Duel"],
                ["sweep", "Knobs"],
            ]) {
                await page.locator(".see-view").first().waitFor();
                await button(page, title).click();
                await until(
                    page,
                    (wanted) => document.querySelector(".see")?.dataset.view === wanted,
                    view,
                );
                if (lacking.includes(view))
                    await untilText(page, ".see-lack", /No player of this game/);
                else if (view === "duel") {
                    await page.getByRole("combobox", { name: "Budget" }).selectOption("n1k");
                    await shown.duel(page);
                } else await shown[view](page);
            }
        },
    );
