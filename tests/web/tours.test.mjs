/** Guided tours in the page: every step of every lesson stands, and goes into the link. */
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.mjs";
import { discs, notices, remembered } from "./page.mjs";

const file = new URL("../../web/src/app/tours/lessons.json", import.meta.url);
const lessons = JSON.parse(await readFile(file, "utf8"));

const take = async (page, title) => {
    await page.getByRole("button", { name: "Learn" }).click();
    await page.getByRole("dialog").getByRole("button", { name: title }).click();
};

for (const { title, steps } of lessons) {
    test(`${title}: all steps`, async ({ open }) => {
        const page = await open();
        await take(page, title);
        for (let step = 1; step <= steps.length; step++) {
            await expect(page.locator(".tour")).toHaveText(
                new RegExp(`${step} of ${steps.length}`),
            );
            const { panel } = steps[step - 1];
            await expect(page.locator(".section")).toHaveAttribute("data-panel", panel);
            if (step < steps.length)
                await page.getByRole("button", { name: "Next", exact: true }).click();
        }
        await expect(page.locator(".tour")).toHaveText(/Try:/);
        await expect(notices(page)).toHaveCount(0);
    });
}

test("the game from before a tour comes back", async ({ open }) => {
    const page = await open({ hash: "#v=1&g=connect4&p=human;human&m=123" });
    await expect(discs(page)).toHaveCount(3);
    const { title, steps } = lessons[1];
    await take(page, title);
    for (let step = 1; step < steps.length; step++) {
        await expect(page.locator(".tour")).toHaveText(new RegExp(`${step} of ${steps.length}`));
        await page.getByRole("button", { name: "Next", exact: true }).click();
    }
    await page.getByRole("button", { name: "To my game" }).click();
    await expect(discs(page)).toHaveCount(3);
    await expect(page).toHaveLink({ m: "123" });
    expect(await remembered(page)).toBeNull();
});

test("a tour on a phone, by its link, and its end", { tag: ["@phone"] }, async ({ open }) => {
    const page = await open();
    await take(page, lessons[0].title);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(/w=[^&]*minimax-2/);
    const other = await open({ hash: await page.evaluate(() => location.hash) });
    await expect(other.locator(".tour")).toHaveText(/2 of 4/);
    await other.getByRole("button", { name: "End the tour" }).click();
    await expect(other.locator(".tour")).toHaveCount(0);
    await expect(other).not.toHaveURL(/minimax/);
});
