/** What is remembered in the browser, colours, and an engine that stops. */
import { readFile } from "node:fs/promises";
import { both, engineOf, expect, protocol, ready, test } from "./fixtures.mjs";
import {
    discs,
    game,
    notices,
    openPlayers,
    playByPointer,
    tab,
    think,
    tool,
    work,
} from "./page.mjs";

const people = game("human;human");

const theme = (page) => page.evaluate(() => document.documentElement.dataset.theme);

function untilTheme(page, wanted) {
    return expect(page.locator("html")).toHaveAttribute("data-theme", wanted);
}

test("settings are there again at the next visit", async ({ open }) => {
    const page = await open();
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Dark" }).check();
    await untilTheme(page, "dark");
    await dialog.getByRole("checkbox", { name: "Values on the board" }).uncheck();
    await dialog.getByRole("checkbox", { name: "Moving pieces" }).uncheck();
    await dialog.getByRole("checkbox", { name: "Computers move by themselves" }).uncheck();
    await dialog.getByRole("slider", { name: "Pace of the computers" }).fill("1000");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await tab(page, "Lab").click();
    await page.reload();
    await ready(page);
    expect(await theme(page)).toBe("dark");
    await expect(tab(page, "Lab")).toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    for (const name of ["Values on the board", "Moving pieces", "Computers move by themselves"])
        await expect(dialog.getByRole("checkbox", { name }), name).not.toBeChecked();
    await expect(dialog.getByRole("slider")).toHaveValue("1000");
    await page.keyboard.press("Escape");
    // The computer waits for its button.
    await openPlayers(page);
    await playByPointer(page, "4");
    await tool(page, "Let the computer play").click();
    await expect(discs(page)).toHaveCount(2);
});

test("two tabs do not undo each other's settings", async ({ open }) => {
    const page = await open({ hash: people });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await ready(other);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("dialog").getByRole("radio", { name: "Dark" }).check();
    await untilTheme(other, "dark");
    await tab(other, "Lab").click();
    await page.reload();
    await ready(page);
    await untilTheme(page, "dark");
    // What is open belongs to each tab.
    await expect(tab(page, "Think")).toHaveAttribute("aria-selected", "true");
    await expect(tab(other, "Lab")).toHaveAttribute("aria-selected", "true");
});

/** All that a page may keep something with, refused: as where cookies are forbidden. */
function refuseStorage() {
    const refuse = {
        get() {
            throw new DOMException("refused", "SecurityError");
        },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"])
        Object.defineProperty(window, name, refuse);
    for (const name of ["serviceWorker", "storage"])
        Object.defineProperty(Navigator.prototype, name, refuse);
    LockManager.prototype.request = async () => refuse.get();
}

test("a browser that stores nothing plays, measures and takes players for the visit", async ({
    open,
}) => {
    const page = await open({ hash: people, serviceWorkers: "allow" });
    await page.addInitScript(refuseStorage);
    await page.reload();
    await ready(page);
    await playByPointer(page, "44");
    await tool(page, "Settings").click();
    await page.getByRole("dialog").getByRole("radio", { name: "Dark" }).check();
    await untilTheme(page, "dark");
    await page.keyboard.press("Escape");
    await think(page);
    await expect(page.locator(".mark").first()).toBeVisible();
    await page.getByRole("checkbox", { name: "Live analysis" }).uncheck();
    await tab(page, "Lab").click();
    await page.getByRole("radio", { name: "Match", exact: true }).check();
    await page.getByRole("textbox", { name: "Games per pairing, as a number" }).fill("2");
    await page.keyboard.press("Enter");
    await tool(page, "Start").click();
    await expect(page.locator(".progress")).toHaveText(/^2 of 2 games, done/, work);
    await tool(page, "Workshop: write a player").click();
    await tool(page, "Run").click();
    await expect(notices(page)).toHaveText(/stores nothing more: the players last for this visit/);
    await expect(page.locator(".write-state")).toHaveText("my-greedy plays as it stands here.");
    // A second one does not drive the first one out.
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("second");
    await tool(page, "Run").click();
    await expect(page.locator(".write-state")).toHaveText("second plays as it stands here.");
    const menu = page.getByRole("combobox", { name: "Player", exact: true });
    await expect(menu.getByRole("option", { name: "my-greedy" })).toBeAttached();
});

test("where the room of the browser is used up, the page goes on and what was kept stays", async ({
    open,
}) => {
    const storage = { "plyscope.best": JSON.stringify({ best: { 2048: 12 } }) };
    const page = await open({ hash: people, storage });
    const session = await protocol(page);
    const { origin } = new URL(page.url());
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    // Of local storage the browser allows some megabytes whatever else is said.
    await page.evaluate(() => {
        for (let size = 1 << 22; size >= 1; size >>= 1)
            try {
                for (let i = 0; ; i++) localStorage.setItem(`full ${size} ${i}`, "x".repeat(size));
            } catch {}
    });
    await tool(page, "Settings").click();
    await page.getByRole("dialog").getByRole("radio", { name: "Dark" }).check();
    await untilTheme(page, "dark");
    await page.keyboard.press("Escape");
    await tool(page, "Workshop: write a player").click();
    await tool(page, "Run").click();
    await expect(notices(page)).toHaveText(/stores nothing more: the players last for this visit/);
    await expect(page.locator(".write-state")).toHaveText("my-greedy plays as it stands here.");
    await page.reload();
    await ready(page);
    expect(await page.evaluate(() => localStorage["plyscope.best"])).toBe(storage["plyscope.best"]);
});

for (const [name, text] of Object.entries({
    damaged: "{",
    strange: JSON.stringify({ theme: "pink", panel: 7, pace: "fast", terminalHeight: null }),
    hostile: JSON.stringify({ analyst: "hal9000(x=<img src=x>)", panel: "__proto__" }),
}))
    test(`${name} settings count as none`, async ({ open }) => {
        const page = await open({ storage: { "plyscope.settings": text }, hash: people });
        await expect(tab(page, "Think")).toHaveAttribute("aria-selected", "true");
        await expect(notices(page)).toHaveCount(0);
        await think(page);
        await expect(page.locator(".mark").first()).toBeVisible();
    });

test("colours follow the system", async ({ open }) => {
    const page = await open({ hash: people, colorScheme: "dark" });
    expect(await theme(page)).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await untilTheme(page, "light");
});

test("an engine that stops is started again with the game", async ({ open }) => {
    const page = await open({ hash: people, expected: [/stopped on purpose/] });
    await playByPointer(page, "44531");
    await tool(page, "Take back my move").click();
    await expect(page).toHaveLink({ m: "4453" });
    await think(page);
    await expect(page.locator(".mark").first()).toBeVisible();
    await engineOf(page).evaluate(() => reportError(new Error("stopped on purpose")));
    await expect(page.locator(".crash")).toHaveText(/The engine has stopped.*stopped on purpose/);
    await page.getByRole("button", { name: "Start it again" }).click();
    await expect(page.locator(".crash")).toHaveCount(0);
    await expect(discs(page)).toHaveCount(4);
    // The move that was taken back can still be played again.
    await page.keyboard.press("End");
    await expect(page).toHaveLink({ m: "44531" });
    await playByPointer(page, "2");
    await expect(page).toHaveLink({ m: "445312", p: "human;human" });
    await think(page);
    await expect(page.locator(".mark").first()).toBeVisible();
});

test("the page says so when the engine cannot be loaded", both, async ({ open }) => {
    const page = await open({ hash: people, expected: [/404/, /wasm/i] });
    await page.route(/\.wasm$/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.reload();
    await expect(page.locator(".crash")).toHaveText(/The engine has stopped/);
    await page.unroute(/\.wasm$/);
    await page.getByRole("button", { name: "Start it again" }).click();
    await ready(page);
    await playByPointer(page, "1");
});

test("the licences of all that is built in are a click away", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await tool(page, "Settings").click();
    await page.getByRole("link", { name: "Licences" }).click();
    await expect(page).toHaveURL(/licenses\.txt$/);
    const text = await page.locator("body").innerText();
    const { dependencies } = JSON.parse(
        await readFile(new URL("../../web/package.json", import.meta.url), "utf8"),
    );
    for (const name of ["Plyscope", "Emscripten", "musl", "vite", ...Object.keys(dependencies)])
        expect(text).toMatch(new RegExp(`^${name}( .*)?\n=+\n`, "m"));
    expect(text.match(/^=+$/gm).length).toBeGreaterThan(Object.keys(dependencies).length + 3);
    for (const notice of text.split(/^.*\n=+\n/m).slice(1))
        expect(notice).toMatch(/copyright .*\d{4}/i);
});
