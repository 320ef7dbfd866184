/** The console in the page: typed lines, completion, history, what the page's own controls send. */
import { both, expect, needsChromium, ready, test } from "./fixtures.mjs";
import { discs, game, openPlayers, playByPointer, tool, until } from "./page.mjs";

const people = game("human;human");

/** Opens the console by its key and waits for the prompt. */
async function openConsole(page) {
    await page.keyboard.press("Control+`");
    await untilScreen(page, /> $/);
    await expect(page.locator(".xterm-helper-textarea")).toBeFocused();
}

/** Waits until what the terminal shows fits, rows without spaces at their ends. */
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
    );
}

async function type(page, line) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
}

test("a session", both, async ({ open }) => {
    const page = await open({ hash: people });
    await openConsole(page);
    await type(page, "help link");
    await untilScreen(page, /share link of the session/);
    // A column is a number or a letter.
    await type(page, "play d 453");
    await expect(discs(page)).toHaveCount(4);
    await untilScreen(page, /Yellow to move \(move 5\)\./);
    await type(page, "go pvs(depth=4)");
    await expect(discs(page)).toHaveCount(5);
    await type(page, "show");
    await untilScreen(page, /Red to move \(move 6\)\./);
    await type(page, "paly 4");
    await untilScreen(page, /Did\s+you\s+mean/);
    // A long search shows its progress and is stopped by Ctrl+C.
    await type(page, "analyze uct endless");
    await untilScreen(page, /endless\nbest \d/);
    await page.keyboard.press("Control+c");
    await untilScreen(page, /playouts\/s, [\d.]+ MB\s+reserved\n> $/);
    await type(page, "jobs");
    await untilScreen(page, /> jobs/);
    await type(page, "clear");
    await expect(page.locator(".xterm-rows")).not.toHaveText(/jobs/);
    await type(page, "undo 5");
    await expect(discs(page)).toHaveCount(0);
});

test("Tab completes and lists", async ({ open }) => {
    const page = await open({ hash: people });
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
    await expect(discs(page)).toHaveCount(1);
});

test("the line is edited with the usual keys", async ({ open }) => {
    const page = await open({ hash: people });
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
    await expect(discs(page)).toHaveCount(1);
    await expect(
        page.getByRole("button", { name: "column 7, row 1, yellow disc, last move" }),
    ).not.toHaveCount(0);
});

test("the history stays across visits", async ({ open }) => {
    const page = await open({ hash: people });
    await openConsole(page);
    await type(page, "play 3");
    await type(page, "moves");
    await untilScreen(page, /1 2 3 4 5 6 7/);
    // The address is written now and then; what it holds is what the reload opens.
    await expect(page).toHaveLink({ m: "3" });
    await page.reload();
    await untilScreen(page, /> $/);
    await expect(page.locator(".drawer.open")).toHaveCount(1);
    await page.locator(".xterm").click();
    await page.keyboard.press("ArrowUp");
    await untilScreen(page, /> moves $/);
    await page.keyboard.press("ArrowUp");
    await untilScreen(page, /> play 3 $/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveLink({ m: "33" });
    await page.keyboard.press("Control+r");
    await page.keyboard.type("mov");
    await untilScreen(page, /\(search: mov\) moves $/);
});

test("Shift+Tab leaves, Ctrl+` closes", async ({ open }) => {
    const page = await open({ hash: people });
    await openConsole(page);
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator(".drawer-screen :focus")).toHaveCount(0);
    await expect(page.locator(".drawer :focus")).toHaveCount(1);
    await page.keyboard.press("Control+`");
    await expect(page.locator(".xterm")).toHaveCount(0);
    await openConsole(page);
    await untilScreen(page, /> $/);
    await page.keyboard.press("Control+`");
    await expect(page.locator(".xterm")).toHaveCount(0);
});

test("lines of the page's controls appear dimmed", async ({ open }) => {
    const page = await open({ hash: people });
    // Closed, the bar says in words what the console is.
    await playByPointer(page, "4");
    await expect(page.locator(".drawer-about")).toHaveText(
        "Everything here is also a line of text",
    );
    await openConsole(page);
    await tool(page, "One move back").click();
    await untilScreen(page, /> play 4\n> undo\n> $/);
    await openPlayers(page);
    await page.getByRole("combobox", { name: "Player of Red" }).selectOption("random");
    await untilScreen(page, /> players R=random\n> $/);
    const dimmed = await page
        .locator(".xterm-rows .xterm-fg-8")
        .evaluateAll((parts) => parts.map((part) => part.textContent).join("\n"));
    expect(dimmed).toMatch(/undo/);
    expect(dimmed).toMatch(/players R=random/);
    // Typed lines are not.
    await page.locator(".xterm").click();
    await type(page, "moves");
    await untilScreen(page, /> moves\n1 2 3/);
    expect(
        await page
            .locator(".xterm-rows > div", { hasText: "> moves" })
            .first()
            .evaluate((row) => row.querySelector(".xterm-fg-8") === null),
    ).toBe(true);
});

test("links in the console open this page's games", async ({ open }) => {
    const page = await open({ hash: people });
    await openConsole(page);
    await type(page, "play 12");
    await expect(discs(page)).toHaveCount(2);
    await type(page, "link");
    await untilScreen(page, /http.*#v=1.*m=12/);
    await type(page, "open v=1&g=connect4&p=human;human&m=7");
    await expect(discs(page)).toHaveCount(1);
    const address = page.locator(".xterm-rows > div", { hasText: "http" }).last();
    // Lines that still come move the address away: then the pointer is led to it once more.
    await expect(async () => {
        await page.mouse.move(0, 0);
        await address.hover({ position: { x: 60, y: 8 }, force: true });
        await expect(page.locator(".xterm-cursor-pointer")).toBeVisible({ timeout: 2000 });
    }).toPass();
    await address.click({ position: { x: 60, y: 8 }, force: true });
    await expect(discs(page)).toHaveCount(2);
    await expect(page).toHaveLink({ m: "12" });
});

test("pasted lines run one after the other", async ({ open }) => {
    const page = await open({ hash: people });
    needsChromium(page, "a paste that is made up");
    await openConsole(page);
    await page.evaluate(() => {
        const data = new DataTransfer();
        data.setData("text/plain", "play 1\nplay 2\nplay 3");
        document.activeElement.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
        );
    });
    await expect(discs(page)).toHaveCount(2);
    await untilScreen(page, /> play 3 $/);
});

test("works where the browser refuses to store anything", async ({ open }) => {
    const page = await open({ hash: people });
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
    await expect(page).toHaveLink({ m: "4" });
});
