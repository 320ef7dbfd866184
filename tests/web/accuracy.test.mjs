/** Right moves against effort: the experiment in the match panel. */
import { both, expect, test } from "./fixtures.mjs";
import { downloaded, game, work } from "./page.mjs";

const settings = { panel: "match" };
const small = game("human;human", { variant: "connect4(rows=4,cols=5)", view: "match.0" });
const section = ".curve[aria-label='Right moves against effort']";

/** Players as the console names them. */
async function write(page, lines) {
    await page.locator("summary", { hasText: "Written as lines" }).click();
    await page.getByRole("textbox", { name: /^Players/ }).fill(lines);
}

test("players are measured: chart, table, file", both, async ({ open }) => {
    const page = await open({ hash: small, settings });
    await page.getByRole("radio", { name: "Accuracy" }).check();
    await write(page, "uct(sims=10|1000)\nsolver\nrandom");
    await expect(page.locator(".accuracy-players li")).toHaveText([
        /^UCT · 10, 1\u202f000 simulations per move/,
        /^Perfect solver/,
        /^Random/,
    ]);
    await page.getByRole("combobox", { name: "Positions" }).selectOption("20");
    await page.getByRole("textbox", { name: "Random moves before" }).fill("4..8");
    await page.getByRole("button", { name: "Measure" }).click();
    await expect(page.locator(`${section} [role=status]`)).toHaveText(/done/, work);
    await expect(page.locator(section)).toHaveText(
        /Perfect solver judges random positions.*Judged by Perfect solver · 100\s000\s000 work per move.*, \d+ s a position at most\. 20 positions/s,
    );
    const rows = await page.locator(`${section} tbody tr`).allInnerTexts();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/UCT · 10 simulations per move/);
    expect(rows[2]).toMatch(/Perfect solver\s+100\.0\s+\(\d+\.\d to 100\.0\)/);
    const table = page.getByRole("button", { name: "Right moves against effort: as a table" });
    await table.click();
    // Effort, and for each of the three players its share and the ends of the interval.
    const heads = page.locator(".numbers .table th");
    await expect(heads).toHaveCount(10);
    await page.getByRole("combobox", { name: "Share of moves that" }).selectOption("kept");
    await expect(heads).toHaveCount(10);
    await table.click();
    const save = page.getByRole("button", { name: "Save as CSV" });
    const file = (await downloaded(page, () => save.click())).bytes.toString();
    expect(file).toMatch(/^spec,series,value,positions,optimal,/);
    expect(file.trim().split("\n")).toHaveLength(5);
});

/** The numbers of the table; those of time differ from run to run. */
async function measured(page) {
    await page.getByRole("button", { name: "Measure" }).click();
    await expect(page.locator(`${section} [role=status]`)).toHaveText(/done/, work);
    const rows = await page.locator(`${section} tbody tr`).allInnerTexts();
    return rows.map((row) => row.replace(/\s[\d.]+\s*$/, ""));
}

test("any number of workers finds the same", async ({ open }) => {
    const page = await open({ hash: small, settings: { ...settings, workers: 1 } });
    await page.getByRole("radio", { name: "Accuracy" }).check();
    await write(page, "uct(sims=5|50)\nmontecarlo(sims=5)\nsolver");
    await page.getByRole("button", { name: "Remove Perfect solver" }).click();
    await page.getByRole("combobox", { name: "Add a player" }).selectOption("random");
    await page.getByRole("combobox", { name: "Positions" }).selectOption("20");
    await page.getByRole("textbox", { name: "Random moves before" }).fill("4..8");
    const alone = await measured(page);
    expect(alone).toHaveLength(4);
    expect(alone[3]).toMatch(/Random/);
    await page.getByRole("combobox", { name: "Workers" }).selectOption("3");
    expect(await measured(page)).toEqual(alone);
});

test("it rests, goes on and ends when it is told to", async ({ open }) => {
    const page = await open({ hash: small, settings });
    await page.getByRole("radio", { name: "Accuracy" }).check();
    await write(page, "uct(sims=100k)\nmontecarlo(sims=100k)");
    // More than are done before somebody can press a button.
    await page.getByRole("combobox", { name: "Positions" }).selectOption("1000");
    await page.getByRole("button", { name: "Measure" }).click();
    await expect(page.locator(`${section} .chart canvas`)).toBeVisible();
    await page.locator(section).getByRole("button", { name: "Pause" }).click();
    await expect(page.locator(`${section} [role=status]`)).toHaveText(/, paused/);
    await page.locator(section).getByRole("button", { name: "Go on" }).click();
    await page.locator(section).getByRole("button", { name: "Stop" }).click();
    await expect(page.locator(`${section} [role=status]`)).toHaveText(/, stopped/, work);
    const save = page.getByRole("button", { name: "Save as JSON" });
    const { name, bytes } = await downloaded(page, () => save.click());
    expect([name, JSON.parse(bytes).stopped]).toEqual(["accuracy-unfinished.json", true]);
});

test("a word that is no player is explained", async ({ open }) => {
    const page = await open({ hash: small, settings });
    await page.getByRole("radio", { name: "Accuracy" }).check();
    await write(page, "nobody");
    await page.getByRole("button", { name: "Measure" }).click();
    await expect(page.locator(".notice")).toHaveText(/Unknown player: "nobody"/);
});
