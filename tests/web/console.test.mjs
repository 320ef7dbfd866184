/** The console in the page: typed lines, completion, history, what the page's own controls send. */
import assert from "node:assert/strict";
import {
    game,
    playByPointer,
    ready,
    scene,
    tab,
    tool,
    until,
    untilDiscs,
    untilLink,
    untilText,
} from "./page.mjs";

const both = ["desktop", "phone"];
const people = game("human;human");

/** Opens the console by its key and waits for the prompt. */
async function openConsole(page) {
    await page.keyboard.press("Control+`");
    await untilScreen(page, /> $/);
    await until(page, () => document.activeElement?.matches(".xterm-helper-textarea"));
}

/** What the terminal shows, rows without spaces at their ends. */
function screen(page) {
    return page.locator(".xterm-rows > div").evaluateAll((rows) =>
        rows
            .map((row) => row.textContent.trimEnd())
            .join("\n")
            .trimEnd(),
    );
}

function untilScreen(page, pattern) {
    return until(
        page,
        (source) =>
            new RegExp(source).test(
                // The prompt ends with a space.
                `${[...document.querySelectorAll(".xterm-rows > div")]
                    .map((row) => row.textContent.replaceAll("\u00a0", " ").trimEnd())
                    .join("\n")
                    .trimEnd()} `,
            ),
        pattern.source,
        () => screen(page),
    );
}

async function type(page, line) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
}

scene("a session", { sizes: both, hash: people }, async (page) => {
    await openConsole(page);
    await type(page, "help link");
    await untilScreen(page, /share link of the session/);
    await type(page, "play 4453");
    await untilDiscs(page, 4);
    await untilScreen(page, /J to move \(move 5\)\./);
    await type(page, "go pvs(depth=4)");
    await untilDiscs(page, 5);
    await type(page, "show");
    await untilScreen(page, /R to move \(move 6\)\./);
    await type(page, "paly 4");
    await untilScreen(page, /did you mean/i);
    // A long search shows its progress and is stopped by Ctrl+C.
    await type(page, "analyze uct endless");
    await untilScreen(page, /endless\nbest \d/);
    await page.keyboard.press("Control+c");
    await untilScreen(page, /time .*playouts\/s\n> $/);
    await type(page, "jobs");
    await untilScreen(page, /> jobs/);
    await type(page, "clear");
    await until(page, () => !/jobs/.test(document.querySelector(".xterm-rows").textContent));
    await type(page, "undo 5");
    await untilDiscs(page, 0);
});

scene("Tab completes and lists", { hash: people }, async (page) => {
    await openConsole(page);
    await page.keyboard.type("searc");
    await page.keyboard.press("Tab");
    await untilScreen(page, /> searchers $/);
    await page.keyboard.press("Control+u");
    await page.keyboard.type("re");
    await page.keyboard.press("Tab");
    await untilScreen(page, /restart {2}Begins[\s\S]*report {3}All rows[\s\S]*> re $/);
    await page.keyboard.press("Control+u");
    await page.keyboard.type("go uct(si");
    await page.keyboard.press("Tab");
    await untilScreen(page, /> go uct\(sims= $/);
    await type(page, "50)");
    await untilDiscs(page, 1);
});

scene("the line is edited with the usual keys", { hash: people }, async (page) => {
    await openConsole(page);
    await page.keyboard.type("play 47");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Home");
    await page.keyboard.press("Delete");
    await page.keyboard.type("p");
    await page.keyboard.press("End");
    await untilScreen(page, /> play 7 $/);
    await page.keyboard.press("Enter");
    await untilDiscs(page, 1);
    assert.ok(await page.getByRole("button", { name: "g1, yellow disc, last move" }).count());
});

scene("the history stays across visits", { hash: people }, async (page) => {
    await openConsole(page);
    await type(page, "play 3");
    await type(page, "moves");
    await untilScreen(page, /1 2 3 4 5 6 7/);
    await page.reload();
    await untilScreen(page, /> $/);
    assert.equal(await page.locator(".drawer.open").count(), 1);
    await page.locator(".xterm").click();
    await page.keyboard.press("ArrowUp");
    await untilScreen(page, /> moves $/);
    await page.keyboard.press("ArrowUp");
    await untilScreen(page, /> play 3 $/);
    await page.keyboard.press("Enter");
    await untilLink(page, { m: "33" });
    await page.keyboard.press("Control+r");
    await page.keyboard.type("mov");
    await untilScreen(page, /\(search: mov\) moves $/);
});

scene("Shift+Tab leaves, Ctrl+` closes", { sizes: both, hash: people }, async (page) => {
    await openConsole(page);
    await page.keyboard.press("Shift+Tab");
    assert.equal(await page.locator(".drawer-screen :focus").count(), 0);
    assert.equal(await page.locator(".drawer :focus").count(), 1);
    await page.keyboard.press("Control+`");
    await page.locator(".xterm").waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Console/ }).click();
    await untilScreen(page, /> $/);
    await page.keyboard.press("Control+`");
    await page.locator(".xterm").waitFor({ state: "detached" });
});

scene("lines of the page's controls appear dimmed", { hash: people }, async (page) => {
    // Closed, the bar shows the last one.
    await playByPointer(page, "4");
    await untilText(page, ".drawer-last", /^play 4$/);
    await openConsole(page);
    await tool(page, "One move back").click();
    await untilScreen(page, /> play 4\n> undo\n> $/);
    await tab(page, "Players").click();
    await page.getByRole("combobox", { name: "Player of Red" }).selectOption("random");
    await untilScreen(page, /> players R=random\n> $/);
    const dimmed = await page
        .locator(".xterm-rows .xterm-fg-8")
        .evaluateAll((parts) => parts.map((part) => part.textContent).join("\n"));
    assert.match(dimmed, /undo/);
    assert.match(dimmed, /players R=random/);
    // Typed lines are not.
    await page.locator(".xterm").click();
    await type(page, "moves");
    await untilScreen(page, /> moves\n1 2 3/);
    assert.ok(
        await page
            .locator(".xterm-rows > div", { hasText: "> moves" })
            .first()
            .evaluate((row) => row.querySelector(".xterm-fg-8") === null),
    );
});

scene("links in the console open this page's games", { hash: people }, async (page) => {
    await openConsole(page);
    await type(page, "play 12");
    await untilDiscs(page, 2);
    await type(page, "link");
    await untilScreen(page, /http.*#v=1.*m=12/);
    await type(page, "open v=1&g=connect4&p=human;human&m=7");
    await untilDiscs(page, 1);
    const address = page.locator(".xterm-rows > div", { hasText: "http" }).last();
    await address.hover({ position: { x: 60, y: 8 }, force: true });
    await page.locator(".xterm-cursor-pointer").waitFor();
    await address.click({ position: { x: 60, y: 8 }, force: true });
    await untilDiscs(page, 2);
    await untilLink(page, { m: "12" });
});

scene("pasted lines run one after the other", { hash: people }, async (page) => {
    await openConsole(page);
    await page.evaluate(() => {
        const data = new DataTransfer();
        data.setData("text/plain", "play 1\nplay 2\nplay 3");
        document.activeElement.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
        );
    });
    await untilDiscs(page, 2);
    await untilScreen(page, /> play 3 $/);
});

scene("works where the browser refuses to store anything", { hash: people }, async (page) => {
    await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
            get() {
                throw new DOMException("refused", "SecurityError");
            },
        });
    });
    await page.reload();
    await ready(page);
    await openConsole(page);
    await page.keyboard.type("play 4\n");
    await untilLink(page, { m: "4" });
});
