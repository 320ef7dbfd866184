/**
 * `test` and `expect` of the browser tests: profiles of the page, and what must hold in each of
 * them: no error in the console, no uncaught exception, no request to another host, no dialog.
 *
 * Every profile is a browser context of its own, so tests share nothing and run in any order. They
 * wait for states of the page, never for a time.
 */
import { fileURLToPath } from "node:url";
import { expect as base, test as plain } from "@playwright/test";
import { serve } from "../../tools/serve.mjs";
import { screens } from "./screens.mjs";

/** The folder of the built page. */
export const site = fileURLToPath(new URL("../../build/web", import.meta.url));

/** A test for two kinds of screens. */
export const both = { tag: ["@desktop", "@phone"] };

/** Until then everything has to be fetched and the module compiled. */
const loading = { timeout: 30_000 };

/** Waits until the page stands: the board with all its parts, and an address, its own or as given. */
export async function ready(page) {
    // A view of the search may stand in the place of the board.
    await expect(page.locator(".cell-button, .canvas-board").first()).toBeAttached(loading);
    await expect(page.locator(".main:not([data-settled=false])")).toBeAttached();
    await expect(page).toHaveURL(/#./);
}

/** What Firefox says of a part that was on its way when its page was left. */
const LEFT = "TypeError: error loading dynamically imported module";

/** Collects what goes wrong in a profile. */
function watch(context, host, problems) {
    context.on("console", (message) => {
        if (message.type() !== "error") return;
        // A page without this file does without it; the browser complains all the same.
        if (message.location().url.endsWith("/books/connect4.book")) return;
        problems.push(`console: ${message.text()}`);
    });
    context.on("weberror", (weberror) => {
        const error = String(weberror.error());
        if (!error.startsWith(LEFT)) problems.push(`uncaught: ${error}`);
    });
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

/** "chromium" or "firefox". */
export function browserOf(page) {
    return page.context().browser().browserType().name();
}

/** Leaves a test out in another browser than Chromium. */
export function needsChromium(page, what) {
    plain.skip(browserOf(page) !== "chromium", `needs ${what}`);
}

/** The engine's worker, to be asked from inside; Firefox has no answer of a worker. */
export function engineOf(page) {
    needsChromium(page, "a way into a worker");
    return page.workers()[0];
}

/** Chromium's own protocol. */
export function protocol(page) {
    needsChromium(page, "the protocol of Chromium");
    return page.context().newCDPSession(page);
}

/** What only Chromium can be told to be. */
const ROLES = {
    isMobile: true,
    hasTouch: true,
    colorScheme: "dark",
    reducedMotion: "reduce",
    forcedColors: "active",
};

function leaveOut(browserName, options) {
    if (browserName === "chromium") return;
    const roles = Object.keys(options).filter(
        (key) => key === "permissions" || (key in ROLES && options[key] === ROLES[key]),
    );
    plain.skip(roles.length > 0, `needs a browser that can be told: ${roles.join(", ")}`);
}

/** How many times slower pages run than they could: what a test takes for granted shows by it. */
const slow = Number(process.env.PLYSCOPE_SLOW ?? 1);

async function slowed(page) {
    const session = await protocol(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slow });
}

/**
 * Playwright puts a text into an entry of Firefox by a script, which changes the value without the browser: nothing tells
 * "change" then, a number stands behind the one before, an editor finds lines that nobody has written. Here it is typed,
 * and pasted into an editor.
 */
function textsAsTyped() {
    const insert = (text) => {
        const entry = document.activeElement;
        if (entry.tagName === "IFRAME") return entry;
        if (!entry.isContentEditable) {
            document.execCommand(text === "" ? "delete" : "insertText", false, text);
            return undefined;
        }
        // As Firefox, and no other, takes what is pasted.
        const pasted = { data: text, dataType: "text/plain", bubbles: true, cancelable: true };
        entry.dispatchEvent(new ClipboardEvent("paste", pasted));
        return undefined;
    };
    Object.defineProperty(window, "__pw_bidiInsertText", { get: () => insert, set: () => {} });
}

/** What an earlier visit has stored, there before the page looks. */
function remember(context, entries) {
    return context.addInitScript((stored) => {
        // Once only: a reload finds what the page itself has stored.
        if (!location.protocol.startsWith("http") || self.origin === "null") return;
        if (localStorage.getItem("visited") !== null) return;
        for (const [key, value] of Object.entries(stored)) localStorage[key] = value;
        localStorage.setItem("visited", "yes");
    }, entries);
}

/** Whether a link says if the analysis runs; one that does not lets it run where that is not unwanted. */
const says = (hash) => hash === "" || /[#&][wz]=/.test(hash);

export const test = plain.extend({
    /** served(options of tools/serve.mjs): a server of the test's own, {url, close}. */
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture there
    served: async ({}, use) => {
        const servers = [];
        await use(async (options) => {
            const server = await serve({ dir: site, ...options });
            servers.push(server);
            return server;
        });
        for (const server of servers) await server.close();
    },

    /**
     * open(options): the page in a fresh profile, when it stands. A test may open several; all are
     * closed and checked at its end.
     *
     * Options: `hash` of the address (with '#'; the analysis rests unless it says otherwise, or the
     * settings: `think`), `settings` and `storage` (of an earlier visit),
     * `expected` (patterns of the problems that belong to the test), `screen` (another kind than
     * the project's), `url` (of a server of the test's own), and what browser.newContext takes.
     */
    open: async ({ browser, browserName, baseURL }, use) => {
        const visits = [];
        await use(async (options = {}) => {
            const { hash = "", storage, settings, expected = [], screen, url, ...others } = options;
            const address = url ?? baseURL;
            const role = { ...screens[screen], ...others };
            leaveOut(browserName, role);
            const context = await browser.newContext(role);
            const visit = { context, expected, problems: [] };
            visits.push(visit);
            watch(context, new URL(address).host, visit.problems);
            if (browserName === "firefox") await context.addInitScript(textsAsTyped);
            const stored = { ...storage };
            const given = says(hash) ? settings : { think: false, ...settings };
            if (given) stored["plyscope.settings"] ??= JSON.stringify(given);
            if (Object.keys(stored).length > 0) await remember(context, stored);
            const page = await context.newPage();
            if (slow > 1) await slowed(page);
            await page.goto(address + hash);
            await ready(page);
            return page;
        });
        for (const { context } of visits) await context.close();
        const unexpected = visits.flatMap(({ expected, problems }) =>
            problems.filter((text) => !expected.some((word) => word.test(text))),
        );
        expect(unexpected, "what went wrong in the page").toEqual([]);
    },
});

function partsOf(url) {
    const parts = {};
    for (const part of new URL(url).hash.slice(1).split("&")) {
        const at = part.indexOf("=");
        parts[part.slice(0, at)] = part.slice(at + 1);
    }
    return parts;
}

/** The parts of the link in the address: v g p s m w. */
export async function link(page) {
    return partsOf(await page.evaluate(() => location.href));
}

export const expect = base.extend({
    /** Waits until these parts of the link in the address are as wanted; "" = not there. */
    async toHaveLink(page, wanted, { timeout = this.timeout } = {}) {
        const there = async () => {
            const parts = await link(page);
            return Object.fromEntries(Object.keys(wanted).map((key) => [key, parts[key] ?? ""]));
        };
        const asked = base.poll(there, { intervals: [20, 50, 100], timeout });
        try {
            await (this.isNot ? asked.not : asked).toEqual(wanted);
            return { pass: !this.isNot, message: () => "" };
        } catch (error) {
            return { pass: this.isNot, message: () => error.message };
        }
    },
});
