/** The scale of strength: read, played against, and a player that finds its place on it. */
import { expect, link, test } from "./fixtures.mjs";
import { game, work } from "./page.mjs";

const hash = game("human;uct(sims=20)", { view: "scale.0" });

const looked = (page) => page.locator(".scale-looked");

test("the scale is read by keys and played against, and levels tell their number", async ({
    open,
}) => {
    const page = await open({ hash, think: false });
    const picture = page.getByRole("slider", { name: /^Strength of 37 players/ });
    await picture.press("End");
    await expect(picture).toHaveAttribute("aria-valuetext", /^Perfect solver .* games$/);
    await expect(looked(page)).toContainText("Perfect solver");
    await picture.press("Home");
    await expect(picture).toHaveAttribute("aria-valuetext", /^Random: 0 /);
    const strongest = page.locator(".scale-strongest");
    await expect(strongest).toHaveText(/^UCT · .*: 1\u202f721 \(.*\), \d\.\d\d ms a move$/);
    await page.getByRole("combobox", { name: "Time a move" }).selectOption("0.1 ms");
    await expect(strongest).toHaveText(/, 0\.0\d+ ms a move$/);
    await page.getByRole("button", { name: "Measure this machine" }).click();
    await expect(page.getByText(/^Times measured here: a move takes /)).toBeVisible(work);
    await page.getByRole("button", { name: "UCT · 850 simulations per move (Hard)" }).click();
    await looked(page).getByRole("button", { name: "Play against it" }).click();
    await page.getByRole("button", { name: "Hard", exact: true }).click();
    await expect(page.getByRole("menuitem", { name: /^Hard/ })).toContainText(
        "Strength 1\u202f187 (",
    );
});

test("what C buys is told at each number of simulations, in Scale and at the slider", async ({
    open,
}) => {
    const page = await open({ hash, think: false });
    const together = page.getByRole("region", { name: "Two settings together" });
    await expect(together).toContainText("a line for each number of simulations per move");
    const picture = together.getByRole("slider", { name: /^Strength over exploration constant C/ });
    await picture.press("End");
    await expect(picture).toHaveAttribute(
        "aria-valuetext",
        /^Exploration constant C 7: 30 \d+, .*, 10\u202f000 1\u202f\d{3}$/,
    );
    await together.getByRole("combobox", { name: "Player" }).selectOption("UCT · Strong");
    await together.getByRole("button", { name: "Table" }).click();
    await expect(together.getByRole("row")).toHaveCount(1 + 4 * 7);
    // At the slider: what was measured at the effort that is nearest to the player's own.
    await page.goto(`${page.url().split("#")[0]}${game("human;random", { view: "think.1" })}`);
    await page.reload();
    await page.locator(".main-settings").hover();
    const c = page.locator(".buys[role=slider]").nth(1);
    await page.getByRole("slider", { name: "Simulations per move" }).fill("20");
    await c.press("Home");
    await expect(c).toHaveAttribute("aria-valuetext", /Measured with Simulations per move 100\.$/);
});

test("a player finds its place, which is there at the next visit", async ({ open }) => {
    const page = await open({ hash, think: false });
    await page.getByRole("combobox", { name: "Interval" }).selectOption("± 80 Elo");
    await page.getByRole("button", { name: "Find its place" }).click();
    await expect(page.locator(".scale-place")).toHaveText(
        /^UCT · 20 simulations per move: \d+ \(\d+ to \d+\), between .* and /,
        work,
    );
    await expect(page.locator(".scale-where .progress")).toContainText("done", work);
    await page.reload();
    await page.getByRole("button", { name: "UCT · 20 simulations per move" }).click();
    await expect(looked(page).getByRole("button", { name: "Forget it" })).toBeVisible();
});

/** The curve under the first of the open sliders. */
const curve = (page) => page.locator(".buys[role=slider]").first();
const limit = (page) => page.getByRole("slider", { name: "Simulations per move" });

test("a curve under a slider tells what a value comes to against the present one", async ({
    open,
}) => {
    const page = await open({
        hash: game("human;uct(sims=20)", { view: "think.1" }),
        think: false,
    });
    await page.locator(".main-settings").hover();
    await curve(page).press("End");
    await expect(curve(page)).toHaveAttribute(
        "aria-valuetext",
        /^Simulations per move 10\u202f000: strength 1\u202f721 \(/,
    );
    await limit(page).press("Home");
    await expect(limit(page)).toHaveAttribute("aria-valuetext", "1");
    await limit(page).fill("40");
    await expect(limit(page)).toHaveAttribute("aria-valuetext", "350");
    await curve(page).press("Home");
    await expect(curve(page)).toHaveAttribute(
        "aria-valuetext",
        /^Simulations per move 10: scores \d+\u202f% \(\d+ to \d+\u202f%\) against the present setting\.$/,
    );
});

test("where nothing is known of a setting it is measured in the background, and kept", async ({
    open,
}) => {
    const page = await open({
        hash: game("human;uct(sims=20)", {
            variant: "connect4(rows=4,cols=4,align=3)",
            view: "think.1",
        }),
        think: false,
    });
    await page.locator(".main-settings").hover();
    await page.getByRole("button", { name: "Measure it" }).first().click();
    await expect(page.locator(".buys-row").first()).toContainText(/\d+ of 700 games/);
    await expect(curve(page)).toBeVisible(work);
    await curve(page).press("Home");
    const told = /^Simulations per move 3: strength .* Measured with Work per move 300\u202f000\.$/;
    await expect(curve(page)).toHaveAttribute("aria-valuetext", told);
    await page.reload();
    await page.locator(".main-settings").hover();
    await curve(page).press("Home");
    await expect(curve(page)).toHaveAttribute("aria-valuetext", told);
});

test("a game against a program says where its person stands, and leads to an even opponent", async ({
    open,
}) => {
    const page = await open({
        hash: game("human;random"),
        settings: { pace: 0, think: false },
    });
    const free = page.locator(".cell-button[aria-label*=', move ']");
    const over = page.locator(".status-over");
    // The dice of the link are always the same: whoever takes the first free column ends it in few moves.
    while ((await over.count()) === 0) {
        const { m = "" } = await link(page);
        await free.first().click();
        await expect(page).not.toHaveLink({ m });
        await expect(page.locator(".status-text")).toHaveText(/^Your turn|win|draw/);
    }
    const card = page.locator(".end-card");
    await expect(card).toContainText(/You: about [\d\u202f]+ \(.* to .*\) after 1 game\./);
    await card.getByRole("button", { name: "An even opponent" }).click();
    await expect(page).toHaveLink({ m: "" });
    expect((await link(page)).p).toMatch(/^human;(?!random)/);
});
