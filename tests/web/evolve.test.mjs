/** Evolutions and the training of networks. */
import { noViolations } from "./axe.mjs";
import { both, expect, test } from "./fixtures.mjs";
import { downloaded, fillNumbers, game, nothingSticksOut, notices, tab, work } from "./page.mjs";

const tiles = game("human", { variant: "2048", view: "genes.0", seed: 5 });
const learning = game("human", { variant: "2048", view: "learn.0", seed: 5 });
const evolve = { panel: "genes" };
const learn = { panel: "learn" };

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Unfolds everything, and shows the first chart as a table. */
async function unfold(page) {
    await page.evaluate(() => {
        for (const fold of document.querySelectorAll(".tabs details")) fold.open = true;
    });
    const table = page.locator(".chart button[aria-label$=': as a table']").first();
    if ((await table.getAttribute("aria-pressed")) === "false") await table.click();
}

/** Waits until an evolution has ended and everybody is listed. */
async function evolved(page) {
    await expect(page.locator(".progress")).toHaveText(/Ended because/, work);
    await expect(page.locator(".population tbody tr").first()).toBeVisible();
    await unfold(page);
    await expect(page.locator(".ancestry li").first()).toBeVisible();
}

/** Digits stand in threes. */
const number = (text) => Number(text.replace(/\s/g, ""));
const tableOf = (page, name) => page.locator(`.${name} tr`).allTextContents();

/** What a button saves. */
const saved = (page, save) => downloaded(page, () => save.click());

function load(page, label, name, bytes) {
    return page
        .locator(`input[type=file][aria-label="${label}"]`)
        .setInputFiles({ name, mimeType: "application/octet-stream", buffer: bytes });
}

const told = (page, pattern) =>
    expect(notices(page).filter({ hasText: pattern }).first()).toBeVisible();

// ---------------------------------------------------------------- evolution

test("1, 2 and 3 workers give the same generations", async ({ open }) => {
    const page = await open({ hash: tiles, settings: evolve });
    const found = [];
    await fillNumbers(page, {
        Individuals: 6,
        "Games per individual": 4,
        Generations: 3,
        "Random seed": 7,
    });
    for (const workers of ["1", "2", "3"]) {
        await page.getByRole("combobox", { name: "Workers" }).selectOption(workers);
        await page.locator(".evolve .buttons .primary").first().click();
        await evolved(page);
        found.push({
            generations: await tableOf(page, "numbers"),
            population: await tableOf(page, "population"),
            events: await page.locator(".evolve-log li").allTextContents(),
            ancestry: await page.locator(".ancestry li").allTextContents(),
        });
        await button(page, "Forget").click();
        await expect(page.locator(".progress")).toHaveCount(0);
    }
    expect(found[0].generations).toHaveLength(5);
    expect(found[0].population).toHaveLength(7);
    expect(found[0].events).toHaveLength(4);
    expect(found[0].events[3]).toMatch(/6 individuals drawn\. 6 individuals measured, 6 stay\./);
    expect(found[0].events[0]).toMatch(/Selection ended: \d+ individuals selected\./);
    expect(found[0].ancestry.length).toBeGreaterThanOrEqual(1);
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
});

test("pause, go on, stop, evolve further", async ({ open }) => {
    const page = await open({ hash: tiles, settings: evolve });
    await fillNumbers(page, {
        Individuals: 4,
        "Games per individual": 4,
        Generations: 0,
        "Stop at a win rate of": 100,
    });
    await button(page, "Start").click();
    await expect(page.locator(".progress")).toHaveText(/Generation \d/, work);
    await unfold(page);
    await button(page, "Pause").click();
    await expect(page.locator(".progress")).toHaveText(/Paused/);
    await button(page, "Go on").click();
    await expect(button(page, "Pause")).toBeVisible();
    const before = await page.locator(".numbers tbody tr").count();
    await expect(page.locator(".numbers tbody tr").nth(before)).toBeAttached();
    await button(page, "Stop").click();
    await evolved(page);
    const rows = await page.locator(".numbers tbody tr").count();
    await fillNumbers(page, { Generations: 1 });
    await button(page, "Evolve further").click();
    await expect(page.locator(".numbers tbody tr").nth(rows)).toBeAttached();
    await evolved(page);
});

test("a population is saved and loaded; a damaged one changes nothing", async ({ open }) => {
    const page = await open({ hash: tiles, settings: evolve });
    await fillNumbers(page, { Individuals: 4, "Games per individual": 2, Generations: 1 });
    await button(page, "Start").click();
    await evolved(page);
    const file = await saved(page, button(page, "Save"));
    expect(file.name).toMatch(/population/);
    expect(file.bytes.toString()).toMatch(/^plyscope-population 1\n/);

    const other = await open({ hash: tiles, settings: evolve });
    await expect(button(other, "Start")).toBeVisible();
    await load(other, "Load", "population.txt", file.bytes);
    await expect(other.locator(".progress")).toHaveText(/Loaded: 4 individuals of Rules/);
    const same = async () =>
        `${await tableOf(other, "population")}` === `${await tableOf(page, "population")}`;
    await expect.poll(same).toBe(true);
    const people = await tableOf(other, "population");
    await load(other, "Load", "bad.txt", Buffer.from("no population"));
    await told(other, /This is no population/);
    const damaged = Buffer.from(file.bytes);
    const digit = damaged.indexOf("points=") + 7;
    damaged[digit] = damaged[digit] === 0x31 ? 0x32 : 0x31;
    await load(other, "Load", "damaged.txt", damaged);
    await expect(notices(other).nth(1)).toBeAttached();
    expect(await tableOf(other, "population")).toEqual(people);
    await fillNumbers(other, { Generations: 1 });
    await button(other, "Evolve further").click();
    await evolved(other);
});

test("a population is there after a reload until it is forgotten", async ({ open }) => {
    const page = await open({ hash: tiles, settings: evolve });
    await fillNumbers(page, { Individuals: 4, "Games per individual": 2, Generations: 1 });
    await button(page, "Start").click();
    await evolved(page);
    const people = await tableOf(page, "population");
    await page.reload();
    await expect(page.locator(".progress")).toHaveText(/generation 1, from an earlier visit/);
    expect(await tableOf(page, "population")).toEqual(people);
    await button(page, "Forget").click();
    await expect(button(page, "Start")).toBeVisible();
    await page.reload();
    await expect(button(page, "Start")).toBeVisible();
    await expect(page.locator(".progress")).toHaveCount(0);
});

test("the best one is used, watched, linked; columns sort", both, async ({ open }) => {
    const page = await open({
        hash: tiles,
        settings: { ...evolve, pace: 0 },
        permissions: ["clipboard-read", "clipboard-write"],
    });
    await fillNumbers(page, { Individuals: 5, "Games per individual": 2, Generations: 1 });
    await button(page, "Start").click();
    await evolved(page);
    await button(page, "Score").click();
    const scores = (await page.locator(".population td:nth-child(3)").allTextContents()).map(
        number,
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const row = page.locator(".population tbody tr").nth(1);
    const id = await row.locator("button").innerText();
    await row.locator("button").click();
    await expect(page.locator(".evolve-one h3")).toHaveText(new RegExp(`Individual ${id}\\b`));
    const spec = await page.locator(".evolve-one .copy-line").getAttribute("title");
    await button(page, "Use as player").click();
    await expect(page).toHaveLink({ p: spec });
    await expect(tab(page, "Players")).toHaveAttribute("aria-selected", "true");
    await tab(page, "Lab").click();
    await page.getByRole("radio", { name: "Evolve", exact: true }).check({ force: true });
    await button(page, "Watch it play").click();
    // Some moves later; a long address is packed.
    await expect(page).toHaveURL(/&m=\w{13}|#z=/);
    await page.locator(".evolve-one").getByRole("button", { name: "Copy link" }).click();
    await told(page, /The link of individual \d+ was copied/);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open({ hash: new URL(copied).hash, settings: evolve });
    await expect(other).toHaveLink({ p: spec });
});

test("the weights of a Connect Four evaluation evolve by matches", async ({ open }) => {
    const page = await open({ hash: game("human;human", { view: "genes.0" }), settings: evolve });
    await expect(page.getByRole("checkbox", { name: "Weight of three in a line" })).toBeVisible();
    await page.getByRole("combobox", { name: "Measured against" }).selectOption("random");
    await page.getByRole("checkbox", { name: "Weight of a winning move" }).uncheck();
    await fillNumbers(page, { Individuals: 3, "Games per individual": 2, Generations: 1 });
    await button(page, "Start").click();
    await evolved(page);
    await expect(page.locator(".population tbody tr")).toHaveCount(3);
    const genes = await page.getByRole("combobox", { name: "Sort by gene" }).textContent();
    expect(genes).toMatch(/three/);
    expect(genes).not.toMatch(/now/);
    await expect(button(page, "Use as Red")).toBeVisible();
});

test("SPSA tunes a player step by step, the same with 1 and 2 workers", async ({ open }) => {
    const words =
        "uct(sims=20,c=0.2) genes=c method=spsa population=5 games=4 generations=3 openings=4 stop=100 seed=1";
    const see = Buffer.from(words).toString("base64url");
    const page = await open({ hash: game("human;human", { view: `evolve.0..${see}` }) });
    const found = [];
    for (const workers of ["1", "2"]) {
        await page.getByRole("combobox", { name: "Workers" }).selectOption(workers);
        await page.locator(".evolve .buttons .primary").first().click();
        await evolved(page);
        // The way that was gone, newest first: each one a step of the one before.
        const way = await page.locator(".ancestry li").allTextContents();
        expect(way).toHaveLength(4);
        expect(way[0]).toMatch(/step of 3/);
        expect(way[3]).toMatch(/start/);
        found.push({ way, generations: await tableOf(page, "numbers") });
        await button(page, "Forget").click();
        await expect(page.locator(".progress")).toHaveCount(0);
    }
    expect(found[1]).toEqual(found[0]);
});

// ---------------------------------------------------------------- training

async function train(page, games) {
    await page.getByRole("combobox", { name: "Shape of the tuples" }).selectOption("rows8");
    await fillNumbers(page, { "Games to learn from": games });
    await button(page, "Start").click();
}

const curve = (page) => page.locator(".numbers tbody tr");
const network = (page, name) => page.getByRole("listitem", { name: `Network ${name}` });

test("a network learns, is used, saved and loaded", async ({ open }) => {
    const page = await open({ hash: learning, settings: { ...learn, pace: 100 } });
    await train(page, 600);
    await expect(page.locator(".progress")).toHaveText(/Done\. trained: 600 of 600 games/, work);
    await unfold(page);
    await expect(curve(page)).toHaveCount(6);
    const scores = (await page.locator(".numbers td:nth-child(3)").allTextContents()).map(number);
    expect(scores.at(-1), `it has learned: ${scores}`).toBeGreaterThan(1.5 * scores[0]);
    const file = await saved(page, network(page, "trained").getByText("Save"));
    expect(file.name).toBe("trained.net");

    const other = await open({ hash: learning, settings: { ...learn, pace: 0 } });
    await load(other, "Load a network", "mine.net", file.bytes);
    await expect(network(other, "mine")).toBeVisible();
    const again = await saved(other, network(other, "mine").getByText("Save"));
    expect(again.bytes).toEqual(file.bytes);
    const damaged = Buffer.from(file.bytes);
    damaged[damaged.length >> 1] ^= 1;
    await load(other, "Load a network", "damaged.net", damaged);
    await expect(other.locator(".notice")).toHaveCount(1);
    await load(other, "Load a network", "text.net", Buffer.from("no network"));
    await told(other, /is no network/);
    await expect(other.locator(".network-list li")).toHaveCount(2);

    await network(page, "trained").getByText("Watch it play").click();
    await expect(page).toHaveLink({ p: "expectimax(depth=1,eval=ntuple(net=trained))" });
    await expect(page).toHaveURL(/&m=\w{13}/);
});

test("pause, use while it learns, stop", async ({ open }) => {
    const page = await open({ hash: learning, settings: learn });
    await train(page, 1000000);
    await page.getByRole("button", { name: "Games won against games learned: as a table" }).click();
    await expect(curve(page).first()).toBeVisible();
    await button(page, "Pause").click();
    await expect(page.locator(".progress")).toHaveText(/Paused/);
    await button(page, "Go on").click();
    await network(page, "trained").getByText("Use as evaluation").click();
    await expect(page.locator(".mark, .move-table td").first()).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Live analysis" })).toBeChecked();
    await tab(page, "Lab").click();
    await page.getByRole("radio", { name: "Train", exact: true }).check({ force: true });
    await button(page, "Stop").click();
    await expect(page.locator(".progress")).toHaveText(/Done\. trained: .*, stopped/, work);
});

test("a network is there after a reload, also where the link names it", async ({ open }) => {
    const settings = { ...learn, pace: 100 };
    const page = await open({ hash: learning, settings, expected: [/^dialog/] });
    await train(page, 1000000);
    await expect(page.locator(".progress")).toHaveText(/trained: [1-9]/, work);
    const asked = page.waitForEvent("dialog");
    // A training that runs is not kept: the browser asks before it leaves the page.
    await page.evaluate(() => void setTimeout(() => location.reload()));
    expect((await asked).type()).toBe("beforeunload");
    await button(page, "Pause").click();
    await network(page, "trained").getByText("Watch it play").click();
    const played = { p: "expectimax(depth=1,eval=ntuple(net=trained))" };
    await expect(page).toHaveLink(played);
    await page.reload();
    await expect(network(page, "trained")).toBeVisible();
    await expect(page).toHaveLink(played);
    await network(page, "trained").getByText("Forget").click();
    await expect(network(page, "trained")).toHaveCount(0);
    // One that is trained in the console is kept like it.
    await page.keyboard.press("Control+`");
    await expect(page.locator(".xterm-helper-textarea")).toBeFocused();
    await page.keyboard.type("train ntuple(tuples=rows8) games=50 name=typed\n");
    await expect(network(page, "typed")).toBeVisible();
    await page.reload();
    await told(page, /No such network is loaded.* Allowed: typed\./);
});

test("a board that no network learns says so before Start", async ({ open }) => {
    const small = game("human", { variant: "2048(rows=3,cols=3)", view: "learn.0", seed: 5 });
    const page = await open({ hash: small, settings: learn });
    await expect(page.locator(".evolve .refusal")).toHaveText(
        "Networks learn on boards of 4 x 4, not on this one of 3 x 3.",
    );
    await expect(button(page, "Start")).toBeDisabled();
});

test("the network of the page comes when it is chosen", async ({ open }) => {
    const page = await open({ hash: learning, settings: learn });
    const requests = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await expect(network(page, "shipped")).toBeVisible();
    expect(requests.filter((path) => path.includes("networks/"))).toEqual([]);
    await network(page, "shipped").getByText("Use as evaluation").click();
    await expect(page.locator(".mark, .move-table td").first()).toBeVisible();
    expect(requests.filter((path) => path.endsWith("networks/2048.net")).length).toBe(1);
});

test("on a narrow screen nothing sticks out, and axe finds nothing", { tag: "@narrow" }, async ({
    open,
}) => {
    const page = await open({ hash: tiles, settings: evolve });
    const clean = async (state) => {
        await noViolations(page, state, ".tabs");
        await nothingSticksOut(page, state);
    };
    await fillNumbers(page, { Individuals: 4, "Games per individual": 2, Generations: 1 });
    await button(page, "Start").click();
    await evolved(page);
    await clean("evolve");
    await tab(page, "Lab").click();
    await page.getByRole("radio", { name: "Train", exact: true }).check({ force: true });
    await train(page, 300);
    await expect(page.locator(".progress")).toHaveText(/Done/, work);
    await unfold(page);
    await clean("learn");
});
