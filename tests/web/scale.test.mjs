/** The scale of strength: read, played against, and a player that finds its place on it. */
import { expect, test } from "./fixtures.mjs";
import { game, work } from "./page.mjs";

const hash = game("human;uct(sims=20)", { view: "scale.0" });

const looked = (page) => page.locator(".scale-looked");

test("the scale is read by keys and played against, and levels tell their number", async ({
    open,
}) => {
    const page = await open({ hash, think: false });
    const picture = page.getByRole("slider", { name: /^Strength of 26 players/ });
    await picture.press("End");
    await expect(picture).toHaveAttribute("aria-valuetext", /^Perfect solver .* games$/);
    await expect(looked(page)).toContainText("Perfect solver");
    await picture.press("Home");
    await expect(picture).toHaveAttribute("aria-valuetext", /^Random: 0 /);
    await page.getByRole("button", { name: "UCT · 1200 simulations per move (Hard)" }).click();
    await looked(page).getByRole("button", { name: "Play against it" }).click();
    await page.getByRole("button", { name: "Hard", exact: true }).click();
    await expect(page.getByRole("menuitem", { name: "Hard" })).toContainText(
        "Strength 1\u202f397 (",
    );
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
