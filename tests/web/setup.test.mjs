/** A position of Connect Four set up by hand, with a computer at the other side that waits. */
import { noViolations } from "./axe.mjs";
import { expect, test } from "./fixtures.mjs";
import { discs, game, more, tool } from "./page.mjs";

const cell = (page, name) => page.locator(`.cell-button[aria-label^="${name},"]`);

test("discs are put down, taken away and cleared, and the game goes on from there", async ({
    open,
}) => {
    const page = await open({ hash: game("human;uct(sims=50)") });
    await more(page, "Set up a position");
    const panel = page.getByRole("region", { name: "Set up a board" });
    await panel.getByRole("button", { name: "red disc" }).click();
    await cell(page, "column 4, row 1").click();
    await expect(discs(page)).toHaveCount(1);
    await cell(page, "column 4, row 2").click();
    await expect(discs(page)).toHaveCount(2);
    await panel.getByRole("button", { name: "none" }).click();
    await cell(page, "column 4, row 2").click();
    await expect(discs(page)).toHaveCount(1);
    await expect(cell(page, "column 4, row 1")).toHaveAttribute("aria-label", /red disc/);
    // Nothing floats: the core says why.
    await panel.getByRole("button", { name: "yellow disc" }).click();
    await cell(page, "column 1, row 4").click();
    await expect(page.locator(".notice")).toHaveText(/falls to row 1/);
    await panel.getByRole("button", { name: "Red", exact: true }).click();
    await expect(page.locator(".status-text")).toHaveText(/^Setting up, Red to move/);
    await panel.getByRole("button", { name: "Yellow", exact: true }).click();
    await expect(page.locator(".status-text")).toHaveText(/^Setting up, Yellow to move/);
    await noViolations(page, "set-up");
    await panel.getByRole("button", { name: "Play from here" }).click();
    await cell(page, "column 1, row 1").click();
    await expect(discs(page)).toHaveCount(3);
    await tool(page, "New game").click();
    await expect(discs(page)).toHaveCount(1);
    await more(page, "Set up a position");
    await panel.getByRole("button", { name: "Clear" }).click();
    await expect(discs(page)).toHaveCount(0);
    await expect(page).toHaveLink({ m: "" });
});

test("a link to another game ends it", async ({ open }) => {
    const page = await open({ hash: game("human;human") });
    const panel = page.getByRole("region", { name: "Set up a board" });
    await more(page, "Set up a position");
    await expect(panel).toBeVisible();
    await page.evaluate(
        (hash) => {
            location.hash = hash;
        },
        game("human;human", { moves: "44" }),
    );
    await expect(discs(page)).toHaveCount(2);
    await expect(panel).toHaveCount(0);
    await cell(page, "column 1, row 1").click();
    await expect(page).toHaveLink({ m: "441" });
});
