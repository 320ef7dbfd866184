/** Guided tours in the page: every step of every lesson stands, and goes into the link. */
import { readFile } from "node:fs/promises";
import { both, expect, test } from "./fixtures.mjs";
import { discs, notices, remembered, until, work } from "./page.mjs";

const file = new URL("../../web/src/app/tours/lessons.json", import.meta.url);
const lessons = JSON.parse(await readFile(file, "utf8"));

const take = async (page, title) => {
    await page.getByRole("button", { name: "Learn" }).click();
    await page.getByRole("dialog").getByRole("button", { name: title }).click();
};

/** What a step shows: a view of the search, what has run, or the board. */
const pictureOf = ({ panel, run }) =>
    panel === "inside"
        ? ".pane, .tree-canvas, .timeline-canvas"
        : run !== undefined
          ? ".match-results"
          : ".board";

/** The picture is in view, over the sheet of a phone, and 320 pixels high or as wide as the window allows. */
function enough(picture) {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const card = box(".tour");
    const sheet = card.width === innerWidth;
    if (sheet && card.height > 0.35 * innerHeight + 1) return false;
    const { top, bottom, width } = box(picture);
    const end = sheet ? card.top : innerHeight;
    const high = Math.min(bottom, end) - Math.max(0, top);
    return high >= 319.5 || (width > 0.9 * innerWidth && bottom <= end);
}

for (const { title, steps } of lessons) {
    test(`${title}: all steps`, both, async ({ open, isMobile }) => {
        const page = await open(isMobile ? {} : { viewport: { width: 1280, height: 720 } });
        await take(page, title);
        for (let step = 1; step <= steps.length; step++) {
            await expect(page.locator(".tour")).toHaveText(
                new RegExp(`${step} of ${steps.length}`),
            );
            const { panel } = steps[step - 1];
            await expect(page.locator(".section")).toHaveAttribute("data-panel", panel);
            const picture = pictureOf(steps[step - 1]);
            await expect(page.locator(picture).first(), `picture of step ${step}`).toBeVisible();
            await until(page, enough, picture);
            if (step < steps.length)
                await page.getByRole("button", { name: "Next", exact: true }).click();
        }
        await expect(page.locator(".tour")).toHaveText(/Try:/);
        await expect(notices(page)).toHaveCount(0);
    });
}

test("a step that speaks of games has played them", async ({ open }) => {
    const page = await open();
    const { title } = lessons.find(({ id }) => id === "noise");
    await take(page, title);
    const results = page.locator(".match-results");
    await expect(results).toHaveText(/10 of 10 games, done.*70\.0/s, work);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(results).toHaveText(/200 of 200 games, done.*61\.8 to 74\.0/s, work);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(results).toHaveText(/ of 400 games, ended early/, work);
    // What people have played is theirs: the tour leaves no match behind.
    await page.getByRole("button", { name: "End the tour" }).click();
    await expect(results).toHaveCount(0);
});

test("a step shows on the board what it speaks of", async ({ open }) => {
    const page = await open();
    const { title } = lessons.find(({ id }) => id === "territory");
    await take(page, title);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByRole("radio", { name: "Evaluation" })).toBeChecked();
    await expect(page.locator(".tour")).toHaveText(/^(?!.*(analyze|pvs)).*the whole idea/s);
});

test("the game from before a tour comes back", async ({ open }) => {
    const page = await open({ hash: "#v=1&g=connect4&p=human;human&m=123&w=start.0" });
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
