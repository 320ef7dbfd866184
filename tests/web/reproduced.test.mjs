/** The page "Reproduced": its table, and links that open the very experiments. */
import { readFileSync } from "node:fs";
import { noViolations } from "./axe.mjs";
import { both, expect, needsChromium, test } from "./fixtures.mjs";
import { nothingSticksOut } from "./page.mjs";

const { charts, rows, results } = JSON.parse(
    readFileSync(new URL("../../web/src/reproduced/results.json", import.meta.url), "utf8"),
);

const rowOf = (page, id) => page.locator(`tr[id="${id}"]`);

async function reproduced(open, options) {
    const page = await open(options);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("link", { name: "Published figures, measured again" }).click();
    await expect(page.getByRole("heading", { name: "Reproduced" })).toBeVisible();
    return page;
}

test(
    "published figures stand beside ours, with games and agreement",
    both,
    async ({ open, isMobile }) => {
        const page = await reproduced(open);
        await expect(page.locator("tbody tr")).toHaveCount(rows.length);
        // A phone has no room for columns: there rows are lists, and nothing is out of sight.
        const head = page.getByRole("columnheader", { name: "Agreement" });
        if (!isMobile) await expect(head.first()).toBeVisible();
        const wide = (boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length;
        expect(await page.locator(".scroll").evaluateAll(wide)).toBe(0);
        const text = await page.locator("main").innerText();
        expect(text).not.toMatch(/\+-|dirty|\bquick\b/i);
        const verdicts = await page.locator("tbody td:last-child strong").allInnerTexts();
        for (const verdict of verdicts)
            expect(verdict).toMatch(/^(agrees|differs|answered|–|no figure)/);
        const measured = charts.filter(({ id }) =>
            rows.some(
                ({ id: row, chart, lines }) =>
                    chart?.id === id &&
                    results.some((one) => one.id === row && `${one.lines}` === `${lines}`),
            ),
        );
        await expect(page.locator("figure.chart")).toHaveCount(measured.length);
        for (const { title } of measured) {
            const figure = page.locator("figure.chart", { hasText: title });
            await expect(figure).toContainText("document");
            await expect(figure.getByRole("slider")).toHaveAccessibleName(
                /ours and the document's/,
            );
        }
        const { title } = measured.at(-1);
        await page.getByRole("button", { name: `${title}: as a table` }).click();
        const headings = page.locator("figure.chart").last().getByRole("columnheader");
        await expect(headings.filter({ hasText: /^document/ })).toBeVisible();
        await nothingSticksOut(page, "reproduced");
        await noViolations(page);
    },
);

test("on paper the page is light", async ({ open }) => {
    const page = await reproduced(open);
    needsChromium(page, "a browser that can be told its colours");
    await page.emulateMedia({ colorScheme: "dark" });
    const root = page.locator("html");
    await expect(root).toHaveAttribute("data-theme", "dark");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(root).toHaveAttribute("data-theme", "light");
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(root).toHaveAttribute("data-theme", "dark");
});

async function openExperiment(page, id) {
    await rowOf(page, id).getByRole("link", { name: "Open it in the playground" }).click();
}

const value = (page, role, name) => page.getByRole(role, { name, exact: true });

test("links open the experiment with its players, games and limits", async ({ open }) => {
    const page = await reproduced(open);
    const games = value(page, "textbox", "Games per pairing, as a number");
    await openExperiment(page, "2048-rules");
    await expect(games).toHaveValue(/^5.?000$/);
    await expect(value(page, "combobox", "Player 1")).toHaveValue("rules");
    await expect(value(page, "combobox", "Player 2")).toHaveValue("");
    await expect(page.getByRole("button", { name: "Start", exact: true })).toBeEnabled();
    await page.goBack();
    await openExperiment(page, "2048-evolution");
    await expect(value(page, "combobox", "Player to evolve")).toHaveValue("rules");
    const parameters = page.locator(".fold > summary", { hasText: "Parameters" });
    await expect(parameters).toHaveText(/30 generations/);
    await expect(value(page, "checkbox", "Smoothness weight")).toBeChecked();
    await expect(value(page, "checkbox", "Smoothness exponent")).not.toBeChecked();
    await page.goBack();
    await openExperiment(page, "2048-evolution-lab");
    const settings = page.locator(".fold > summary", { hasText: "Its settings" });
    await expect(settings).toHaveText(/Rules of the published 2048 program/);
    await expect(value(page, "checkbox", "Smoothness weight, powers")).toBeChecked();
    await page.goBack();
    await openExperiment(page, "amazons-6-1-1-1");
    await expect(value(page, "combobox", "Player 1")).toHaveValue(/^pvs/);
    await expect(games).toHaveValue("200");
    await page.goBack();
    await openExperiment(page, "amazons-first-2");
    await expect(value(page, "combobox", "What is measured")).toHaveValue("first");
    await expect(value(page, "combobox", "Player 3")).toHaveValue(/^pvs\(depth=2/);
    await expect(value(page, "combobox", "Parameter")).toHaveValue("variant.columns");
    await expect(value(page, "combobox", "Parameter: the same for")).toHaveValue("variant.rows");
    await expect(page.getByRole("button", { name: "Start", exact: true })).toBeEnabled();
    await page.goBack();
    await openExperiment(page, "tron-time");
    await expect(page.locator(".status-text")).toBeVisible();
});
