/**
 * The page in WebKit, by the protocol WebDriver: arrival, games, Look inside, a player that is written here, without a
 * network. What it takes stands in tests/README.md. WEBKIT is the browser (a path).
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Builder, By, Key } from "selenium-webdriver";
import { serve } from "../../tools/serve.mjs";

const dir = fileURLToPath(new URL("../../build/web", import.meta.url));
const binary = process.env.WEBKIT ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const game = (variant, players, rest = "") => `#v=1&g=${variant}&p=${players}&s=1${rest}&w=game.0`;

let server;
let driver;
let page;

/** The driver of WebKitGTK, once it listens. */
async function startDriver() {
    const port = 7711;
    driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "inherit" });
    const url = `http://127.0.0.1:${port}`;
    const listens = () =>
        fetch(`${url}/status`).then(
            ({ ok }) => ok,
            () => false,
        );
    while (driver.exitCode === null && !(await listens())) await new Promise(setImmediate);
    return url;
}

before(async () => {
    server = await serve({ dir });
    const url = await startDriver();
    page = await new Builder()
        .usingServer(url)
        .withCapabilities({
            browserName: "MiniBrowser",
            "webkitgtk:browserOptions": { binary, args: ["--automation"] },
        })
        .build();
    await page.manage().window().setRect({ width: 1280, height: 800 });
    await page.manage().setTimeouts({ script: 60_000 });
});

after(async () => {
    await page?.quit();
    driver?.kill();
    await server?.close();
});

const css = (text) => page.findElement(By.css(text));
const button = (name) =>
    page.findElement(By.xpath(`//button[normalize-space()="${name}" or @aria-label="${name}"]`));

/** Waits until a script in the page says so. */
const until = (what, script) => page.wait(() => page.executeScript(script), 60_000, what);
const shows = (selector, pattern) =>
    until(
        `${selector} shows ${pattern}`,
        `return ${pattern}.test(document.querySelector(${JSON.stringify(selector)})?.textContent ?? "")`,
    );
const addressHas = (pattern) =>
    until(`the address has ${pattern}`, `return ${pattern}.test(location.hash)`);

async function open(hash = "") {
    await page.get("about:blank");
    await page.get(server.url + hash);
    const board = ":is(.cell-button, .canvas-board)";
    await until(
        "the board",
        `return document.querySelector(".main:not([data-settled=false]) ${board}") !== null`,
    );
}

test("a program thinks on arrival, and answers", async () => {
    await open();
    await shows(".headline", /^UCT prefers column \d/);
    await css(".cell-button[aria-label$=', move 4']").click();
    await addressHas(/&m=4\d/);
});

test("a game is played to its end", async () => {
    await open(game("connect4", "human;human"));
    for (const [at, move] of [..."4343434"].entries()) {
        await css(`.cell-button[aria-label$=', move ${move}']`).click();
        await addressHas(RegExp(`&m=\\d{${at + 1}}`));
    }
    await shows(".status-over", /^Yellow wins/);
});

test("2048 takes keys, Amazons clicks, Tron is drawn", async () => {
    await open(game("2048", "human"));
    await page.actions().sendKeys(Key.ARROW_UP, Key.ARROW_LEFT).perform();
    await addressHas(/&m=.*[ul]/);
    await open(game("amazons", "human;human"));
    for (const name of ["d1", "d7", "g7"])
        await css(`.cell-button[aria-label^='${name},']`).click();
    await shows(".status-move", /^move 2$/);
    await open(game("tron", "human;human"));
    await until(
        "something is drawn",
        `const canvas = document.querySelector(".canvas-board canvas");
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        return new Set(data).size > 3;`,
    );
});

test("Look inside draws the tree of a search", async () => {
    await open();
    await (await button("Tree")).click();
    await shows(".inside", /recorded nodes/);
    await until(
        "nodes are drawn",
        `const canvas = document.querySelector(".inside canvas");
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        return new Set(data).size > 20;`,
    );
});

test("a player that is written here plays in its sandbox", async () => {
    await open(game("connect4", "human;human"));
    await css("button[aria-label^='Workshop']").click();
    await until("the editor", "return document.querySelector('.cm-content') !== null");
    await (await button("Run")).click();
    await shows(".write-state", /plays as it stands here/);
});

test("after the first visit the page opens without its server", async () => {
    const near = await serve({ dir, prefix: "/near/" });
    await page.get(near.url);
    await until("it is kept", "return navigator.serviceWorker?.controller !== null");
    await near.close();
    await page.navigate().refresh();
    await until("the board", "return document.querySelectorAll('.cell-button').length === 42");
    await css(".cell-button[aria-label$=', move 4']").click();
    await addressHas(/&m=4/);
    assert.match(await page.getTitle(), /^Connect Four/);
});
