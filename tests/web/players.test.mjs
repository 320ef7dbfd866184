/** Players that people write: from the editor to the board and the match, by link, and no way out. */
import { expect, ready, test } from "./fixtures.mjs";
import { discs, downloaded, game, nothingSticksOut, notices, tab, target, tool } from "./page.mjs";

async function write(page) {
    await tab(page, "Lab").click();
    await page.getByRole("radio", { name: "Write a player" }).check();
    await expect(page.locator(".cm-content")).toBeVisible();
}

const code = (page) => page.locator(".cm-content");
const fault = (page) => page.locator(".write-fault");
const state = (page) => page.locator(".write-state");

/** Puts this text in the place of what is in the editor, as a paste does. */
async function fill(page, text) {
    await code(page).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
}

async function run(page, text) {
    await fill(page, text);
    await tool(page, "Run").click();
}

/** A player that does something and then moves. */
const doing = (what) =>
    `export default async function (game) {\n    ${what}\n    return game.moves()[0];\n}\n`;

test("a player is written, tuned, played and met", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    await page
        .getByRole("combobox", { name: "Player", exact: true })
        .selectOption("Minimax in 30 lines");
    await tool(page, "Run").click();
    await expect(state(page)).toHaveText("my-minimax plays as it stands here.");
    await tool(page, "Play against it").click();
    await target(page, "4").click();
    await expect(discs(page)).toHaveCount(2);
    await expect(page).toHaveURL(/my-minimax/);
    // Its parameter is a slider like any other.
    await tab(page, "Players").click();
    await expect(page.getByRole("slider", { name: "Search depth in plies" }).first()).toBeVisible();
    // What it thinks is drawn as it comes.
    await tab(page, "Lab").click();
    await tool(page, "Match").click();
    const games = page.getByRole("textbox", { name: "Games per pairing, as a number" });
    await games.fill("4");
    await games.press("Enter");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.locator(".progress")).toHaveText(/, (done|ended early)/, { timeout: 60_000 });
    // It is there at the next visit, and in the game of the address.
    await page.reload();
    await expect(discs(page)).toHaveCount(2);
    await target(page, "2").click();
    await expect(discs(page)).toHaveCount(4);
});

test("mistakes are told with their place, and nothing hangs", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    await run(page, "export default function (game) {\n    return (;\n}\n");
    await expect(fault(page)).toHaveText(/^Line 2, column \d+: SyntaxError/);
    await run(page, "export const depth = 3;\n");
    await expect(fault(page)).toHaveText(/exports a function/);
    const limit = page.getByRole("combobox", { name: "An endless loop is ended after" });
    await expect(limit).toHaveValue("10");
    await limit.selectOption("1 second");
    await run(page, "const a = 1;\nfor (;;);\n");
    await expect(fault(page)).toHaveText(
        "Reading the file took more than 1 s, the limit that is set below: is there a loop without an end?",
    );
    await run(page, doing("console.log('hello', game.ply);\n    zork();"));
    await tool(page, "Play against it").click();
    await target(page, "4").click();
    await expect(fault(page)).toHaveText(/^Line 3, column 5: ReferenceError: zork is not defined/);
    await expect(page.locator(".status-text")).toHaveText(/^Red \(computer\) waits/);
    await page.getByText(/^Printed/).click();
    await expect(page.getByRole("list", { name: "Printed" })).toContainText("hello 0");
    await run(page, "export default () => 99;\n");
    await expect(fault(page)).toHaveText(/"99" is no legal move here. Legal moves: 1 2 3 4 5 6 7/);
});

test("a loop without an end loses its game after the limit that the person has set", async ({
    open,
}) => {
    const page = await open({ settings: { think: false, patience: 1 } });
    await write(page);
    await run(page, doing("for (;;);"));
    await tool(page, "Play against it").click();
    await target(page, "4").click();
    await expect(notices(page)).toContainText(
        "The player my-greedy did not answer within 2 s: is there a loop without an end?",
    );
    await expect(page.locator(".status-text")).toHaveText(/^Red \(computer\) waits/);
});

test("the editor offers what a player can use, and says what it is", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    const offers = page.getByRole("listbox", { name: "Completions" });
    const offered = (name) => offers.getByRole("option", { name: new RegExp(`^${name}\\b`) });
    await fill(page, "export const params = { depth: { default: 4, min: 1, max: 9 } };\n");
    await page.keyboard.type("const all = game.");
    await expect(offered("evaluate")).toBeVisible();
    await expect(offered("toMove")).toBeVisible();
    await page.keyboard.type("time.");
    await expect(offered("left")).toBeVisible();
    await expect(offered("evaluate")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.keyboard.type("left;\ngame.report({ ");
    await page.keyboard.press("Control+Space");
    await expect(offered("values")).toBeVisible();
    await page.keyboard.press("Escape");
    // While a call is written stands there what it takes.
    await page.keyboard.type("value: game.evaluate(");
    await expect(page.locator(".write-doc")).toContainText("evaluate(name?: string");
    // The keyboard leaves the editor again.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(code(page)).not.toBeFocused();
    await page.getByText("What a player can use").click();
    await expect(page.getByText("game.time.left: number")).toBeVisible();
});

test("code that comes by a link runs when the visitor says so, not before", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    await run(page, doing("console.log('it runs');"));
    await expect(state(page)).toHaveText(/plays as it stands here/);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByText("Keep and share").click();
    await tool(page, "Copy a link").click();
    await expect(page.locator(".notice")).toContainText("was copied");
    const address = await page.evaluate(() => navigator.clipboard.readText());

    const other = await open({ hash: new URL(address).hash, settings: { think: false } });
    await expect(code(other)).toContainText("it runs");
    await expect(other.getByRole("note")).toContainText("Nothing of it has run.");
    await expect(tool(other, "Play against it")).toBeDisabled();
    expect(other.frames().filter((frame) => frame.url().includes("sandbox"))).toEqual([]);
    await other.reload();
    await ready(other);
    expect(await other.evaluate(() => localStorage.getItem("plyscope.players"))).toBeNull();
    await other.goto(address);
    await tool(other, "I have read it: run it").click();
    await tool(other, "Play against it").click();
    await target(other, "4").click();
    await expect(discs(other)).toHaveCount(2);
});

/** Ways out of the sandbox; each prints what became of it. */
const WAYS = {
    fetch: "await fetch('https://example.invalid/')",
    "fetch of this host": "await fetch(ORIGIN)",
    XMLHttpRequest:
        "await new Promise((yes, no) => { const x = new XMLHttpRequest(); x.onload = yes; x.onerror = () => no('blocked'); x.open('GET', ORIGIN); x.send(); })",
    WebSocket:
        "await new Promise((yes, no) => { const s = new WebSocket('wss://example.invalid/'); s.onopen = yes; s.onerror = () => no('blocked'); })",
    EventSource:
        "await new Promise((yes, no) => { const s = new EventSource(ORIGIN); s.onopen = yes; s.onerror = () => no('blocked'); })",
    beacon: "navigator.sendBeacon(ORIGIN)",
    image: "new Image()",
    import: "await import(ORIGIN + '/index.html')",
    importScripts: "importScripts(ORIGIN)",
    top: "top.location",
    parent: "parent.postMessage(1, '*')",
    document: "document.body",
    postMessage: "for (let i = 0; i < 1e6; i++) postMessage(i)",
    worker: "new Worker('data:text/javascript,1')",
    localStorage: "localStorage.length",
    indexedDB:
        "await new Promise((yes, no) => { const r = indexedDB.open('a'); r.onsuccess = yes; r.onerror = () => no('blocked'); })",
    caches: "await caches.open('a')",
    cookies: "await cookieStore.getAll()",
    "service worker": "await navigator.serviceWorker.register('a.js')",
    locks: "await navigator.locks.request('a', () => 1)",
    SharedArrayBuffer: "new SharedArrayBuffer(8)",
    location: "location.href = ORIGIN; throw new Error('still here')",
    eval: "eval('1')",
    Function: "Function('return 1')()",
};

test("nothing gets out of the sandbox", async ({ open, baseURL }) => {
    const page = await open({ settings: { think: false }, expected: [/Content Security Policy/] });
    // What is blocked is told as a request, too, but nobody answers it.
    const answered = [];
    page.context().on("response", (response) => answered.push(response.url()));
    await write(page);
    const tries = Object.entries(WAYS).map(
        ([name, way]) =>
            `try { ${way}; console.log(${JSON.stringify(`${name}: out`)}); } catch (error) { console.log(${JSON.stringify(`${name}: kept`)}); }`,
    );
    const text = `const ORIGIN = ${JSON.stringify(new URL(baseURL).origin)};\nexport default async function (game) {\n${tries.join("\n")}\nreturn game.moves()[0];\n}\n`;
    await run(page, text);
    await tool(page, "Play against it").click();
    answered.length = 0;
    await target(page, "4").click();
    await expect(discs(page)).toHaveCount(2);
    await page.getByText(/^Printed/).click();
    const said = await page
        .getByRole("list", { name: "Printed" })
        .getByRole("listitem")
        .allInnerTexts();
    expect(said.filter((line) => !line.endsWith(": kept"))).toEqual([]);
    expect(said).toHaveLength(Object.keys(WAYS).length);
    expect(answered.filter((url) => !url.startsWith("blob:"))).toEqual([]);
});

test("a player that poisons what it is given harms itself only", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    const poison = [
        "Object.prototype.type = 'fault'",
        "globalThis.all = new Uint8Array(4 * 2 ** 30)",
        "Array.prototype.shift = () => 'bestmove 1'",
        "MessagePort.prototype.postMessage = function () { for (;;) this.x = 1; }",
        "Object.defineProperty(MessageEvent.prototype, 'data', { get() { this.target.postMessage({ gone: {} }); return 1; } })",
        "for (let i = 0; i < 1e5; i++) console.log({ __proto__: { line: 1 }, text: i })",
    ];
    await run(page, doing(poison.map((line) => `try { ${line}; } catch {}`).join("\n    ")));
    await tool(page, "Play against it").click();
    await target(page, "4").click();
    // Whatever it answers, the page goes on: another player takes its place.
    await run(page, doing(""));
    await expect(state(page)).toHaveText(/plays as it stands here/);
    await tool(page, "New game").click();
    await target(page, "4").click();
    await expect(discs(page)).toHaveCount(2);
});

test("a class contest: files are read, meet their first goals and a tournament", async ({
    open,
}) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    await page.getByText("Class contest").click();
    const file = (name, text) => ({ name, mimeType: "text/javascript", buffer: Buffer.from(text) });
    const centre = "export default (game) => game.moves()[game.moves().length >> 1];\n";
    await page.getByLabel("Files of players").setInputFiles([
        file("left.js", doing("")),
        file("the centre.js", centre),
        file("broken.js", "export default (;\n"),
        // Of the name of a player of the core.
        file("minimax.js", "export default (game) => (game.ply < 0 ? 0 : 99);\n"),
    ]);
    const row = (name) => page.getByRole("row", { name: new RegExp(`^${name} `) });
    await expect(row("the-centre")).toContainText("not run yet");
    expect(await page.evaluate(() => localStorage.getItem("plyscope.players"))).toBeNull();
    await tool(page, "Run them in the sandbox").click();
    await expect(row("broken")).toContainText(/Line 1, column \d+: SyntaxError/);
    await expect(row("left")).toHaveText(/^leftplays\d+ %.*\d+ %/, { timeout: 60_000 });
    const why = 'IllegalMove: "99" is no legal move here. Legal moves: 1 2 3 4 5 6 7';
    await expect(row("minimax-2")).toContainText(`failed in 40 of its games: `, {
        timeout: 60_000,
    });
    await expect(row("minimax-2")).toContainText(why);
    await page.setViewportSize({ width: 390, height: 844 });
    const sentence = row("broken").getByText(/SyntaxError/);
    await sentence.scrollIntoViewIfNeeded();
    await expect(sentence).toBeInViewport({ ratio: 0.99 });
    await nothingSticksOut(page, "a contest");
    await page.setViewportSize({ width: 1280, height: 720 });
    await tool(page, "Remove minimax-2").click();
    await tool(page, "Tournament of 2").click();
    const games = page.getByRole("textbox", { name: "Games per pairing, as a number" });
    await games.fill("2");
    await games.press("Enter");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.locator(".progress")).toHaveText(/, (done|ended early)/, { timeout: 60_000 });
    const ranking = page.getByRole("table", { name: "Ranking" });
    await expect(ranking.getByRole("row", { name: /the-centre .* ± \d+/ })).toBeVisible();
    const csv = async () => {
        const save = () => tool(page, "Save as CSV").click();
        const { name, bytes } = await downloaded(page, save);
        return { name, text: bytes.toString() };
    };
    expect(await csv()).toMatchObject({
        name: "tournament.csv",
        text: expect.stringContaining("the-centre"),
    });
    await page.getByRole("radio", { name: "Games", exact: true }).check();
    expect(await csv()).toMatchObject({
        name: "games.csv",
        text: expect.stringMatching(/left.*the-centre/),
    });
    // Every game can be looked at, and given away to who does not have these players.
    await page.getByRole("link", { name: "Replay game 1" }).click();
    await expect(discs(page).nth(3)).toBeAttached();
    const played = await discs(page).count();
    const hash = new URL(page.url()).hash;
    const other = await open({ hash, settings: { think: false } });
    await expect(discs(other)).toHaveCount(played);
});

test("a player for games with dice plays on without a rest between its moves", async ({ open }) => {
    const page = await open({
        hash: game("random", { variant: "2048" }),
        settings: { think: false, pace: 0 },
    });
    await write(page);
    await page
        .getByRole("combobox", { name: "Player", exact: true })
        .selectOption("Expectimax, for games with dice");
    await tool(page, "Run").click();
    await expect(state(page)).toHaveText(/plays as it stands here/);
    await tool(page.locator(".write"), "Let it play").click();
    await expect(page).toHaveURL(/p=my-expectimax.*m=[0-9a-z]{40}/);
    await expect(page.locator(".notice")).toHaveCount(0);
});
