/** A position of Connect Four set up by hand, with a computer at the other side that waits. */
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import { game, scene, tool, until, untilDiscs, untilLink, untilText } from "./page.mjs";

const cell = (page, name) => page.locator(`.cell-button[aria-label^="${name},"]`);

scene(
    "discs are put down, taken away and cleared, and the game goes on from there",
    { hash: game("human;uct(sims=50)") },
    async (page) => {
        await tool(page, "Set up").click();
        const panel = page.getByRole("region", { name: "Set up a board" });
        await panel.getByRole("button", { name: "red disc" }).click();
        await cell(page, "d1").click();
        await untilDiscs(page, 1);
        await cell(page, "d2").click();
        await untilDiscs(page, 2);
        await panel.getByRole("button", { name: "none" }).click();
        await cell(page, "d2").click();
        await untilDiscs(page, 1);
        assert.match(await cell(page, "d1").getAttribute("aria-label"), /red disc/);
        // Nothing floats: the core says why.
        await panel.getByRole("button", { name: "yellow disc" }).click();
        await cell(page, "a4").click();
        await untilText(page, ".notice", /falls to row 1/);
        await panel.getByRole("button", { name: "R", exact: true }).click();
        await untilText(page, ".verdict", /^R to move/);
        await panel.getByRole("button", { name: "J", exact: true }).click();
        await untilText(page, ".verdict", /^J to move/);
        const { violations } = await new AxeBuilder({ page }).analyze();
        assert.deepEqual(
            violations.map((one) => `${one.id} ${one.nodes.map((node) => node.target)}`),
            [],
        );
        await panel.getByRole("button", { name: "Play from here" }).click();
        await cell(page, "a1").click();
        await until(
            page,
            () => document.querySelectorAll(".cell-button[aria-label*=' disc']").length === 3,
        );
        await tool(page, "New game").click();
        await untilDiscs(page, 1);
        await tool(page, "Set up").click();
        await panel.getByRole("button", { name: "Clear" }).click();
        await untilDiscs(page, 0);
        await untilLink(page, { m: "" });
    },
);

scene("a link to another game ends it", { hash: game("human;human") }, async (page) => {
    const panel = page.getByRole("region", { name: "Set up a board" });
    await tool(page, "Set up").click();
    await panel.waitFor();
    await page.evaluate(
        (hash) => {
            location.hash = hash;
        },
        game("human;human", { moves: "44" }),
    );
    await untilDiscs(page, 2);
    await panel.waitFor({ state: "detached" });
    await cell(page, "a1").click();
    await untilLink(page, { m: "441" });
});
