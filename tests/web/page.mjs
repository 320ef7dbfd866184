/** Words of the page: what is found, done and waited for in many tests. */
import { readFile } from "node:fs/promises";
import { expect, protocol } from "./fixtures.mjs";

/** For `expect(...)(..., work)`: how long a state may take that comes when the core has worked, not only drawn. */
export const work = { timeout: 30_000 };

/** The part of an address that sets up a game between two players. */
export function game(players, { moves = "", variant = "connect4", seed = 1, view = "" } = {}) {
    const parts = [`v=1`, `g=${variant}`, `p=${players}`, `s=${seed}`];
    if (moves !== "") parts.push(`m=${moves}`);
    if (view !== "") parts.push(`w=${view}`);
    return `#${parts.join("&")}&e=1`;
}

export function tool(page, name) {
    return page.getByRole("button", { name, exact: true });
}

/** What the menu of the toolbar offers. */
export async function more(page, name) {
    await tool(page, "More").click();
    await page.getByRole("menuitem", { name, exact: true }).click();
}

/** What has a button beside the board, or on a phone a row in the menu of the toolbar. */
export async function use(page, name, row = name) {
    if (page.viewportSize().width > 700) await tool(page, name).click();
    else await more(page, row);
}

/** Opens the panel about what lies over the board. */
export async function layers(page) {
    await tool(page, "Layers").click();
    await page.getByRole("menuitem", { name: /^More about layers/ }).click();
}

export function tab(page, name) {
    // On a phone the board and its players are one.
    return page.getByRole("tab", { name: name === "Players" ? /^Play(ers)?$/ : name, exact: true });
}

/** Switches the analysis on, where it is seen. */
export async function think(page) {
    await tab(page, "Think").click();
    await page.getByRole("checkbox", { name: "Live analysis" }).check();
}

/** Fills in numbers; the parameters of an evolution fold up once there is one. */
export async function fillNumbers(page, values) {
    const parameters = page.locator(".fold:not([open]) > summary", { hasText: "Parameters" });
    if ((await parameters.count()) > 0) await parameters.click();
    for (const [name, value] of Object.entries(values)) {
        const entry = page.getByRole("textbox", { name: new RegExp(`^${name}(, as a number)?$`) });
        await entry.fill(String(value));
        await entry.press("Enter");
    }
}

export function notices(page) {
    return page.locator(".notice");
}

/** The middle of an element, in pixels of the window. */
export async function middleOf(locator) {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
}

/** The button of the cell where a move would land. */
export function target(page, move) {
    return page.locator(`.cell-button[aria-label$=", move ${move}"]`);
}

/** The cells with a disc; the address follows a little later. */
export function discs(page) {
    return page.locator(".cell-button[aria-label*=' disc']");
}

/** Labels of the cells that satisfy a pattern, from the top row down. */
export async function cells(page, pattern) {
    const labels = await page
        .locator(".cell-button")
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
    return labels.filter((label) => pattern.test(label));
}

/** What the row under the board says. */
export function status(page) {
    return page.locator(".status-text").innerText();
}

/**
 * Waits until `condition(argument)` holds in the page, where no matcher of a locator says it.
 * Between two states it may find nothing to look at: while it throws, it does not hold yet.
 */
export function until(page, condition, argument) {
    const wanted = argument === undefined ? String(condition) : JSON.stringify(argument);
    return expect
        .poll(() => page.evaluate(condition, argument).catch(() => false), {
            message: wanted,
            intervals: [20, 50, 100],
            ...work, // mostly what a search has found
        })
        .toBeTruthy();
}

/** Waits until so many moves are played (boards of up to nine columns). */
export function untilMoves(page, count) {
    return expect(page).toHaveURL(new RegExp(`&m=\\d{${count}}`), work);
}

/** Plays moves with the pointer, each after the one before it has arrived. */
export async function playByPointer(page, moves, { touch = false } = {}) {
    let count = await discs(page).count();
    for (const move of moves) {
        if (touch) await target(page, move).tap();
        else await target(page, move).click();
        // At least: a computer may have answered by now.
        await expect(discs(page).nth(count)).toBeAttached();
        count++;
    }
}

/** Fingers as the browser has them from a screen: each call of `send` says where all of them are. */
async function fingers(page) {
    const screen = await protocol(page);
    const send = (type, ...points) =>
        screen.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
    return { send, done: () => screen.detach() };
}

/** A finger is put down at a point, goes the ways [dx, dy] one after the other, and leaves. */
export async function drag(page, [x, y], ways, steps = 10) {
    const { send, done } = await fingers(page);
    await send("touchStart", [x, y]);
    let at = [x, y];
    for (const [dx, dy] of ways) {
        const [fromX, fromY] = at;
        for (let i = 1; i <= steps; i++) {
            at = [fromX + (dx * i) / steps, fromY + (dy * i) / steps];
            await send("touchMove", at);
        }
    }
    await send("touchEnd");
    await done();
}

/** Two fingers that are put down around a point go apart. */
export async function pinch(page, [x, y], apart) {
    const { send, done } = await fingers(page);
    await send("touchStart", [x - 20, y]);
    await send("touchStart", [x - 20, y], [x + 20, y]);
    for (let i = 1; i <= 8; i++) {
        const far = 20 + (apart * i) / 8;
        await send("touchMove", [x - far, y], [x + far, y]);
    }
    await send("touchEnd");
    await done();
}

/** The console, opened for a look, shows a line that a control has sent. */
export async function consoleShows(page, line) {
    await page.keyboard.press("Control+`");
    await expect(page.locator(".xterm-rows")).toHaveText(line);
    await page.keyboard.press("Control+`");
    await expect(page.locator(".xterm-rows")).toHaveCount(0);
}

/** What a download holds: {name, bytes}. `save` starts it. */
export async function downloaded(page, save) {
    const [file] = await Promise.all([page.waitForEvent("download"), save()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Saves a view or a chart in every kind; the files by kind, names and beginnings checked. */
export async function exported(page, view, menu = "Export") {
    const files = {};
    for (const [item, kind, begins] of [
        ["Picture, SVG", "svg", "<svg xmlns"],
        ["Picture, PNG", "png", "\x89PNG"],
        ["Table, CSV", "csv", ""],
        ["Data, JSON", "json", "{"],
    ]) {
        await page.getByRole("button", { name: menu, exact: true }).click();
        const { name, bytes } = await downloaded(page, () =>
            page.getByRole("menuitem", { name: item }).click(),
        );
        expect(name).toBe(`plyscope-${view}.${kind}`);
        const content = bytes.toString("latin1");
        expect(content.slice(0, begins.length), kind).toBe(begins);
        if (kind !== "png") expect(content, kind).not.toMatch(/NaN|undefined/);
        files[kind] = content;
    }
    return files;
}

/** Nothing makes the page wider than its window. */
export async function nothingSticksOut(page, state) {
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, `${state} sticks out`).toBeLessThanOrEqual(0);
}

/** The preferences that the browser keeps for the next visit, as text; null when there are none. */
export function remembered(page) {
    return page.evaluate(() => localStorage.getItem("plyscope.settings"));
}

/** Opens all settings of the players; on a phone they stand below the simple ones. */
export async function openPlayers(page) {
    await tab(page, "Players").click();
    const fold = page.locator(".play-more");
    if (page.viewportSize().width > 700) return;
    if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
}
