/** The gene lab and the training of networks. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { game, notices, scene, tab, until, untilLink, untilText } from "./page.mjs";

const both = ["desktop", "phone"];
const tiles = game("human", { variant: "2048", view: "genes.0", seed: 5 });
const learning = game("human", { variant: "2048", view: "learn.0", seed: 5 });
const genes = { panel: "genes" };
const learn = { panel: "learn" };

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Fills in numbers; the factors of an evolution fold up once there is one. */
async function set(page, values) {
    const factors = page.locator(".fold:not([open]) > summary", { hasText: "Factors" });
    if ((await factors.count()) > 0) await factors.click();
    for (const [name, value] of Object.entries(values)) {
        const entry = page.getByRole("textbox", { name: new RegExp(`^${name}(, as a number)?$`) });
        await entry.fill(String(value));
        await entry.press("Enter");
    }
}

/** Unfolds everything. */
function open(page) {
    return page.evaluate(() => {
        for (const fold of document.querySelectorAll(".tabs details")) fold.open = true;
    });
}

/** Waits until an evolution has ended and everybody is listed. */
async function evolved(page) {
    await untilText(page, ".genes-status", /Ended because/);
    await page.locator(".population tbody tr").first().waitFor();
    await open(page);
    await page.locator(".ancestry li").first().waitFor();
}

const tableOf = (page, name) => page.locator(`.${name} tr`).allTextContents();

/** Bytes of what a button saves. */
async function saved(page, save) {
    const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

function load(page, label, name, bytes) {
    return page
        .locator(`input[type=file][aria-label="${label}"]`)
        .setInputFiles({ name, mimeType: "application/octet-stream", buffer: bytes });
}

/** Whether a string of the notices fits. */
const told = (page, pattern) =>
    until(
        page,
        (source) =>
            [...document.querySelectorAll(".notice")].some((notice) =>
                new RegExp(source).test(notice.textContent),
            ),
        pattern.source,
        () => notices(page).allTextContents(),
    );

// ---------------------------------------------------------------- evolution

scene(
    "1, 2 and 3 workers give the same generations",
    { hash: tiles, settings: genes },
    async (page) => {
        const found = [];
        await set(page, { population: 6, games: 4, generations: 3, seed: 7 });
        for (const workers of ["1", "2", "3"]) {
            await page.getByRole("combobox", { name: "Workers" }).selectOption(workers);
            await page.locator(".genes .match-buttons .primary").first().click();
            await evolved(page);
            found.push({
                generations: await tableOf(page, "generations"),
                population: await tableOf(page, "population"),
                ancestry: await page.locator(".ancestry li").allTextContents(),
            });
            await button(page, "Forget").click();
            await page.locator(".genes-status").waitFor({ state: "detached" });
        }
        assert.equal(found[0].generations.length, 5);
        assert.equal(found[0].population.length, 7);
        assert.ok(found[0].ancestry.length >= 1);
        assert.deepEqual(found[1], found[0]);
        assert.deepEqual(found[2], found[0]);
    },
);

scene("pause, go on, stop, evolve further", { hash: tiles, settings: genes }, async (page) => {
    await set(page, { population: 4, games: 4, generations: 0, stop: 100 });
    await button(page, "Start").click();
    await untilText(page, ".genes-status", /Generation \d/);
    await open(page);
    await button(page, "Pause").click();
    await untilText(page, ".genes-status", /Paused/);
    await button(page, "Go on").click();
    await button(page, "Pause").waitFor();
    const before = await page.locator(".generations tbody tr").count();
    await until(
        page,
        (count) => document.querySelectorAll(".generations tbody tr").length > count,
        before,
    );
    await button(page, "Stop").click();
    await evolved(page);
    const rows = await page.locator(".generations tbody tr").count();
    await set(page, { generations: 1 });
    await button(page, "Evolve further").click();
    await until(
        page,
        (count) => document.querySelectorAll(".generations tbody tr").length > count,
        rows,
    );
    await evolved(page);
});

scene(
    "a population is saved and loaded; a damaged one changes nothing",
    { sizes: both, hash: tiles, settings: genes },
    async (page, visit) => {
        await set(page, { population: 4, games: 2, generations: 1 });
        await button(page, "Start").click();
        await evolved(page);
        const file = await saved(page, button(page, "Save"));
        assert.match(file.name, /population/);
        assert.match(file.bytes.toString(), /^plyscope-population 1\n/);
        const people = await tableOf(page, "population");

        const other = await visit({ hash: tiles, settings: genes });
        await button(other, "Start").waitFor();
        await load(other, "Load", "population.txt", file.bytes);
        await untilText(other, ".genes-status", /Loaded: 4 individuals of rules/);
        assert.deepEqual(await tableOf(other, "population"), people);
        await load(other, "Load", "bad.txt", Buffer.from("no population"));
        await told(other, /This is no population/);
        const damaged = Buffer.from(file.bytes);
        const digit = damaged.indexOf("points=") + 7;
        damaged[digit] = damaged[digit] === 0x31 ? 0x32 : 0x31;
        await load(other, "Load", "damaged.txt", damaged);
        await until(other, () => document.querySelectorAll(".notice").length >= 2);
        assert.deepEqual(await tableOf(other, "population"), people);
        await set(other, { generations: 1 });
        await button(other, "Evolve further").click();
        await evolved(other);
    },
);

scene(
    "the best one is used, watched, linked; columns sort",
    {
        sizes: both,
        hash: tiles,
        settings: { ...genes, pace: 0 },
        permissions: ["clipboard-read", "clipboard-write"],
    },
    async (page, visit) => {
        await set(page, { population: 5, games: 2, generations: 1 });
        await button(page, "Start").click();
        await evolved(page);
        await button(page, "Score").click();
        const scores = (await page.locator(".population td:nth-child(3)").allTextContents()).map(
            Number,
        );
        assert.deepEqual(
            scores,
            [...scores].sort((a, b) => b - a),
        );
        const row = page.locator(".population tbody tr").nth(1);
        const id = await row.locator("button").innerText();
        await row.locator("button").click();
        await untilText(page, ".genes-one h3", new RegExp(`Individual ${id}\\b`));
        const spec = await page.locator(".genes-one .card-spec").innerText();
        await button(page, "Use as player").click();
        await untilLink(page, { p: spec });
        assert.equal(await tab(page, "Players").getAttribute("aria-selected"), "true");
        await tab(page, "Genes").click();
        await button(page, "Watch it play").click();
        await until(page, () => (/&m=(\w+)/.exec(location.hash)?.[1] ?? "").length > 12);
        await button(page, "Copy link").click();
        await told(page, /The link of individual \d+ was copied/);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        const other = await visit({ hash: new URL(copied).hash, settings: genes });
        await untilLink(other, { p: spec });
    },
);

scene(
    "the weights of a Connect Four evaluation evolve by matches",
    { hash: game("human;human", { view: "genes.0" }), settings: genes },
    async (page) => {
        await page.getByRole("checkbox", { name: "eval.three" }).waitFor();
        await page.getByRole("combobox", { name: "Measured against" }).selectOption("random");
        await page.getByRole("checkbox", { name: "eval.now" }).uncheck();
        await set(page, { population: 3, games: 2, generations: 1 });
        await button(page, "Start").click();
        await evolved(page);
        assert.equal(await page.locator(".population tbody tr").count(), 3);
        const heads = await page.locator(".population thead").innerText();
        assert.match(heads, /three/);
        assert.doesNotMatch(heads, /now/);
        await button(page, "Use as Red").waitFor();
    },
);

// ---------------------------------------------------------------- training

async function train(page, games) {
    await page.getByRole("combobox", { name: "tuples" }).selectOption("rows8");
    await set(page, { games });
    await button(page, "Start").click();
}

const curve = (page) => page.locator(".learning tbody tr");
const network = (page, name) => page.getByRole("listitem", { name: `Network ${name}` });

scene(
    "a network learns, is used, saved and loaded",
    { sizes: both, hash: learning, settings: { ...learn, pace: 0 } },
    async (page, visit) => {
        await train(page, 600);
        await untilText(page, ".genes-status", /Done\. trained: 600 of 600 games/);
        await open(page);
        assert.equal(await curve(page).count(), 6);
        const scores = (await page.locator(".learning td:nth-child(3)").allTextContents()).map(
            Number,
        );
        assert.ok(scores.at(-1) > 1.5 * scores[0], `it has learned: ${scores}`);
        const file = await saved(page, network(page, "trained").getByText("Save"));
        assert.equal(file.name, "trained.net");

        const other = await visit({ hash: learning, settings: { ...learn, pace: 0 } });
        await load(other, "Load a network", "mine.net", file.bytes);
        await network(other, "mine").waitFor();
        const again = await saved(other, network(other, "mine").getByText("Save"));
        assert.deepEqual(again.bytes, file.bytes);
        const damaged = Buffer.from(file.bytes);
        damaged[damaged.length >> 1] ^= 1;
        await load(other, "Load a network", "damaged.net", damaged);
        await until(other, () => document.querySelectorAll(".notice").length === 1);
        await load(other, "Load a network", "text.net", Buffer.from("no network"));
        await told(other, /is no network/);
        assert.equal(await other.locator(".network-list li").count(), 2);

        await network(page, "trained").getByText("Watch it play").click();
        await untilLink(page, { p: "expectimax(depth=1,eval=ntuple(net=trained))" });
        await until(page, () => (/&m=(\w+)/.exec(location.hash)?.[1] ?? "").length > 12);
    },
);

scene("pause, use while it learns, stop", { hash: learning, settings: learn }, async (page) => {
    await train(page, 1000000);
    await page.locator(".fold > summary", { hasText: "Learning curve" }).click();
    await curve(page).first().waitFor();
    await button(page, "Pause").click();
    await untilText(page, ".genes-status", /Paused/);
    await button(page, "Go on").click();
    await network(page, "trained").getByText("Use as evaluation").click();
    await page.locator(".mark, .move-table td").first().waitFor();
    assert.ok(await page.getByRole("checkbox", { name: "Live analysis" }).isChecked());
    await tab(page, "Learn").click();
    await button(page, "Stop").click();
    await untilText(page, ".genes-status", /Done\. trained: .*, stopped/);
});

scene(
    "the network of the page comes when it is chosen",
    { hash: learning, settings: learn },
    async (page) => {
        const requests = [];
        page.on("request", (request) => requests.push(new URL(request.url()).pathname));
        await network(page, "shipped").waitFor();
        assert.deepEqual(
            requests.filter((path) => path.includes("networks/")),
            [],
        );
        await network(page, "shipped").getByText("Use as evaluation").click();
        await page.locator(".mark, .move-table td").first().waitFor();
        assert.equal(requests.filter((path) => path.endsWith("networks/2048.net")).length, 1);
    },
);

for (const theme of ["light", "dark"])
    scene(
        `axe finds nothing, ${theme}`,
        { sizes: ["desktop", "narrow"], hash: tiles, settings: { ...genes, theme } },
        async (page) => {
            const clean = async (state) => {
                const { violations } = await new AxeBuilder({ page }).include(".tabs").analyze();
                const found = violations.flatMap(({ id, nodes }) =>
                    nodes.map((node) => `${id}: ${node.html}`),
                );
                assert.deepEqual(found, [], `axe, ${state}`);
                const wide = await page.evaluate(
                    () => document.documentElement.scrollWidth - innerWidth,
                );
                assert.ok(wide <= 0, `${state} sticks out by ${wide}`);
            };
            await set(page, { population: 4, games: 2, generations: 1 });
            await button(page, "Start").click();
            await evolved(page);
            await clean("genes");
            await tab(page, "Learn").click();
            await train(page, 300);
            await untilText(page, ".genes-status", /Done/);
            await open(page);
            await clean("learn");
        },
    );
