/**
 * What all tests of the page share: a browser, a fresh profile for every test, and what must hold in
 * each of them: no error in the console, no uncaught exception, no request to another host.
 *
 * PLYSCOPE_URL is the page under test (without it build/web is served here), CHROMIUM the browser.
 * Tests wait for states of the page, never for a time.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { serve } from "../../tools/serve.mjs";

/** The folder of the built page. */
export const site = fileURLToPath(new URL("../../build/web", import.meta.url));

/** Kinds of screens that tests ask for by name. */
export const sizes = {
    desktop: { viewport: { width: 1280, height: 800 } },
    phone: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
    },
    narrow: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
};

/** How long a state may take to come; far more than it needs on a busy machine. */
const PATIENCE = 30_000;
const FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

let browser = null;
let server = null;

after(async () => {
    await browser?.close();
    await server?.close();
});

/** Starts the browser at the first use. */
export async function theBrowser() {
    browser ??= await chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: FLAGS,
    });
    return browser;
}

async function address() {
    if (process.env.PLYSCOPE_URL) return process.env.PLYSCOPE_URL;
    server ??= await serve({ dir: site });
    return server.url;
}

/** One profile: what went wrong in it is collected until it is closed. */
class Visit {
    static async open(options) {
        const {
            size = "desktop",
            url = await address(),
            hash = "",
            storage,
            settings,
            expected = [],
            ...others
        } = options;
        const visit = new Visit();
        visit.problems = [];
        visit.expected = expected;
        visit.host = new URL(url).host;
        const context = await (await theBrowser()).newContext({
            serviceWorkers: "block",
            ...sizes[size],
            ...others,
        });
        visit.context = context;
        visit.watch();
        const stored = { ...storage };
        if (settings) stored["plyscope.settings"] = JSON.stringify(settings);
        if (Object.keys(stored).length > 0)
            await context.addInitScript((entries) => {
                // Once only: a reload finds what the page itself has stored.
                if (!location.protocol.startsWith("http")) return;
                if (localStorage.getItem("visited") !== null) return;
                for (const [key, value] of Object.entries(entries)) localStorage[key] = value;
                localStorage.setItem("visited", "yes");
            }, stored);
        visit.page = await context.newPage();
        visit.page.setDefaultTimeout(PATIENCE);
        await visit.page.goto(url + hash);
        await ready(visit.page);
        return visit;
    }

    watch() {
        const { context, problems, host } = this;
        context.on("console", (message) => {
            if (message.type() !== "error") return;
            // A page without this file does without it; the browser complains all the same.
            if (message.location().url.endsWith("/books/connect4.book")) return;
            problems.push(`console: ${message.text()}`);
        });
        context.on("weberror", (error) => problems.push(`uncaught: ${error.error()}`));
        context.on("request", (request) => {
            const url = new URL(request.url());
            if (url.protocol.startsWith("http") && url.host !== host)
                problems.push(`request to another host: ${url}`);
        });
        context.on("dialog", (dialog) => {
            problems.push(`dialog: ${dialog.message()}`);
            void dialog.dismiss();
        });
    }

    async close() {
        await this.context.close();
    }

    check() {
        const left = this.problems.filter((text) => !this.expected.some((word) => word.test(text)));
        assert.deepEqual(left, []);
    }
}

/** A profile for tests that are no scene: {page, close(), check()}. */
export const openProfile = (options) => Visit.open(options);

/**
 * A test of the page. `body` gets the opened page and `open(options)` for further profiles.
 *
 * Options: `sizes` (a test for each), `hash` (with '#'), `settings` and `storage` (of an earlier
 * visit), `expected` (patterns of errors that belong to the test), `url`, `timeout`, and what
 * browser.newContext takes.
 */
export function scene(title, { sizes: wanted = ["desktop"], timeout = 120_000, ...options }, body) {
    for (const size of wanted) {
        const name = wanted.length > 1 ? `${title} (${size})` : title;
        test(name, { timeout }, async () => {
            const visits = [];
            const open = async (more) => {
                const visit = await Visit.open({ size, ...more });
                visits.push(visit);
                return visit.page;
            };
            try {
                await body(await open(options), open, size);
            } finally {
                for (const visit of visits) await visit.close();
            }
            for (const visit of visits) visit.check();
        });
    }
}

// ---------------------------------------------------------------- states of the page

/** Waits until the page stands: a board, and a link in the address. */
export async function ready(page) {
    // A view of the search may stand in the place of the board.
    await page.locator(".cell-button, .canvas-board").first().waitFor({ state: "attached" });
    await page.waitForFunction(() => /[#&]v=1&|^#z=/.test(location.hash));
}

function partsOf(hash) {
    const parts = {};
    for (const part of hash.slice(1).split("&")) {
        const at = part.indexOf("=");
        parts[part.slice(0, at)] = part.slice(at + 1);
    }
    return parts;
}

/** The parts of the link in the address: v g p s m w. */
export async function link(page) {
    return partsOf(await page.evaluate(() => location.hash));
}

/**
 * Waits until `condition(argument)` holds in the page, asking once a frame. Between two states a condition
 * may find nothing to look at: while it throws, it does not hold yet. A timeout tells what was seen.
 */
export async function until(page, condition, argument, seen) {
    const end = Date.now() + PATIENCE;
    while (!(await page.evaluate(condition, argument).catch(() => false))) {
        if (Date.now() > end || page.isClosed()) {
            const now = await (seen ?? (() => page.evaluate(() => location.hash)))();
            const wish = JSON.stringify(argument ?? String(condition));
            throw new Error(`never came: ${wish}\nnow: ${JSON.stringify(now)}`);
        }
        await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {});
    }
}

/** Waits until the parts of the address are as wished; "" = not there. */
export function untilLink(page, wish) {
    return until(
        page,
        (wanted) => {
            const parts = new Map(
                location.hash
                    .slice(1)
                    .split("&")
                    .map((part) => [part.split("=", 1)[0], part.replace(/^[^=]*=/, "")]),
            );
            return Object.entries(wanted).every(([key, value]) => (parts.get(key) ?? "") === value);
        },
        wish,
    );
}

/** Waits until so many moves are played (boards of up to nine columns). */
export function untilMoves(page, count) {
    return until(
        page,
        (least) => (/&m=(\d+)/.exec(location.hash)?.[1] ?? "").length >= least,
        count,
    );
}

/** Waits until an element's text fits; `pattern` is a regular expression. */
export function untilText(page, selector, pattern) {
    return until(
        page,
        ([where, source]) =>
            new RegExp(source).test(document.querySelector(where)?.textContent ?? ""),
        [selector, pattern.source],
        () => page.locator(selector).allTextContents(),
    );
}

/** What the bar under the board says. */
export function verdict(page) {
    return page.locator(".verdict").innerText();
}

/** The button of the cell where a move would land. */
export function target(page, move) {
    return page.locator(`.cell-button[aria-label$=", move ${move}"]`);
}

/** Waits until so many discs are on the board: the address follows a little later. */
export function untilDiscs(page, count) {
    return until(
        page,
        (wanted) =>
            document.querySelectorAll(".cell-button[aria-label*=' disc']").length === wanted,
        count,
    );
}

/** Plays moves with the pointer, each after the one before it has arrived. */
export async function playByPointer(page, moves, { touch = false } = {}) {
    let discs = await page.locator(".cell-button[aria-label*=' disc']").count();
    for (const move of moves) {
        if (touch) await target(page, move).tap();
        else await target(page, move).click();
        discs++;
        // At least: a computer may have answered by now.
        await until(
            page,
            (wanted) =>
                document.querySelectorAll(".cell-button[aria-label*=' disc']").length >= wanted,
            discs,
        );
    }
}

/** Labels of the cells that satisfy a pattern, from the top row down. */
export async function cells(page, pattern) {
    const labels = await page
        .locator(".cell-button")
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
    return labels.filter((label) => pattern.test(label));
}

export function tool(page, name) {
    return page.getByRole("button", { name, exact: true });
}

export function tab(page, name) {
    return page.getByRole("tab", { name, exact: true });
}

/** Notices on the page, as texts. */
export function notices(page) {
    return page.locator(".notice");
}

/** The part of an address that sets up a game between two players. */
export function game(players, { moves = "", variant = "connect4", seed = 1, view = "" } = {}) {
    const parts = [`v=1`, `g=${variant}`, `p=${players}`, `s=${seed}`];
    if (moves !== "") parts.push(`m=${moves}`);
    if (view !== "") parts.push(`w=${view}`);
    return `#${parts.join("&")}&e=1`;
}

/** Saves a view of the search in every kind; the files by kind, their names and beginnings checked. */
export async function exported(page, view) {
    const files = {};
    for (const [item, kind, begins] of [
        ["Picture, SVG", "svg", "<svg xmlns"],
        ["Picture, PNG", "png", "\x89PNG"],
        ["Table, CSV", "csv", ""],
        ["Data, JSON", "json", "{"],
    ]) {
        await page.getByRole("button", { name: "Export", exact: true }).click();
        const waiting = page.waitForEvent("download");
        await page.getByRole("menuitem", { name: item }).click();
        const download = await waiting;
        assert.equal(download.suggestedFilename(), `plyscope-${view}.${kind}`);
        const content = await readFile(await download.path(), "latin1");
        assert.ok(content.startsWith(begins), `${kind}: ${content.slice(0, 40)}`);
        assert.ok(!/NaN|undefined/.test(kind === "png" ? "" : content), kind);
        files[kind] = content;
    }
    return files;
}

/** The panels beside the board have no complaint of axe. */
export async function noViolations(page, state) {
    const { violations } = await new AxeBuilder({ page }).include(".tabs").analyze();
    const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(" ")}\n${node.html}`),
    );
    assert.deepEqual(found, [], `axe, ${state}`);
}
