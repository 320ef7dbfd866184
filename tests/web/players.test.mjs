/** Players that people write: from the editor to the board and the match, by link, and no way out. */
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { noViolations } from "./axe.mjs";
import { expect as base, browserOf, needsChromium, test } from "./fixtures.mjs";
import {
    discs,
    downloaded,
    game,
    nothingSticksOut,
    notices,
    tab,
    target,
    tool,
    work,
} from "./page.mjs";

/** Players are read, asked, and ended where they take too long, in workers of their own. */
const expect = base.configure(work);

const starts = new URL("../../web/src/words/en/starts/", import.meta.url);

async function write(page) {
    await tool(page, "Workshop: write a player").click();
    await expect(page.locator(".cm-content")).toBeVisible();
}

const code = (page) => page.locator(".cm-content");
const fault = (page) => page.locator(".write-fault");
const state = (page) => page.locator(".write-state");
/** What came of asking it for a move where the board stands. */
const trial = (page) => page.locator(".write-trial");

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

/** How a person does things with the pointer. */
const pointer = (page) => ({
    press: (control) => control.click(),
    choose: (menu, title) => menu.selectOption(title),
    lab: (panel) =>
        tab(page, "Lab")
            .click()
            .then(() => page.getByRole("radio", { name: panel }).check()),
    think: () => tab(page, "Think").click(),
    enter: async (entry, value) => {
        await entry.fill(value);
        await entry.press("Enter");
    },
    write: (text) => fill(page, text),
    run: () => tool(page, "Run").click(),
    play: (move) => target(page, move).click(),
});

/** ... and with the keyboard alone. */
function keyboard(page) {
    const { keyboard: keys } = page;
    const reach = async (control) => {
        for (let i = 0; i < 100; i++) {
            const way = await control.evaluate((wanted) => {
                const now = document.activeElement;
                if (now === wanted) return [];
                const follows = (one, other) =>
                    one === document.body ||
                    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
                const behind = follows(now, wanted);
                const step = behind ? "Tab" : "Shift+Tab";
                // Where Tab means something else, Escape sets it free.
                const trap = ".cm-editor, .xterm";
                if (now.closest(trap)) return ["Escape", step];
                const [from, to] = behind ? [now, wanted] : [wanted, now];
                const stops = [
                    ...document.querySelectorAll(
                        "a, button, input, select, textarea, summary, [tabindex]",
                    ),
                ]
                    .filter((one) => one !== now && follows(from, one) && follows(one, to))
                    .filter(
                        (one) =>
                            one.tabIndex >= 0 &&
                            !one.matches(":disabled, [type=radio]:not(:checked)"),
                    )
                    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
                if (!behind) stops.reverse();
                const free = stops.findIndex((one) => one.closest(trap));
                const count = free < 0 ? stops.length : free;
                // Half of the way: some of these may be no stops.
                return Array(Math.max(1, count >> 1)).fill(step);
            });
            if (way.length === 0) return;
            for (const key of way) await keys.press(key);
        }
        throw new Error(`The keyboard does not come to ${control}.`);
    };
    const toTab = async (key) => {
        await reach(page.locator("[role=tab][tabindex='0']"));
        await keys.press(key);
    };
    return {
        press: async (control) => {
            await expect(control).toBeEnabled();
            await reach(control);
            await keys.press("Space");
        },
        choose: async (menu, title) => {
            await reach(menu);
            await keys.type(title);
        },
        lab: async (panel) => {
            await toTab("End");
            const wanted = page.getByRole("radio", { name: panel });
            const group = await wanted.getAttribute("name");
            await reach(page.locator(`input[name="${group}"]:checked`));
            for (let i = 0; i < 8 && !(await wanted.isChecked()); i++)
                await keys.press("ArrowRight");
            await expect(wanted).toBeChecked();
        },
        think: () => toTab("Home"),
        enter: async (entry, value) => {
            await reach(entry);
            await keys.press("ControlOrMeta+a");
            await keys.insertText(value);
            await keys.press("Enter");
        },
        write: async (text) => {
            await reach(code(page));
            await keys.press("ControlOrMeta+a");
            await keys.insertText(text);
        },
        run: async () => {
            await reach(code(page));
            await keys.press("ControlOrMeta+Enter");
        },
        play: async (move) => {
            await reach(page.locator(".cell-button[tabindex='0']"));
            await keys.press(move);
        },
    };
}

/** Ways to break a player: what it does, and what is told of it. */
const ZORK = ["zork();", /^Line 2, column 5: ReferenceError: zork is not defined$/];
const BREAKS = [
    ["return (;", /^Line 2, column \d+: SyntaxError: /],
    ZORK,
    ["return 99;", /"99" is no legal move here\. Legal moves: 1 2 3 4 5 6 7$/],
];

/** Too late or never, alone and in a match. */
async function late(page, hand) {
    const results = page.locator(".match-results");
    const limit = page.getByRole("combobox", { name: "An endless loop is ended after" });
    // Not one: on a busy machine a worker needs as long to begin.
    await hand.choose(limit, "2 seconds");
    await hand.write(doing("for (;;);"));
    await hand.run();
    await expect(fault(page)).toHaveText(/^Ended: it did not answer within 3 s\. Is there a loop/);
    await hand.choose(limit, "10 seconds");
    await hand.write(doing("const now = Date.now(); while (Date.now() < now + 300);"));
    await hand.run();
    await expect(discs(page)).toHaveCount(4);
    await hand.press(tool(page, "Match"));
    await hand.enter(page.getByRole("textbox", { name: "Time per move, as a number" }), "0.1s");
    await hand.press(tool(page, "Start"));
    await expect(results).toContainText(/Games lost by being late: my-uct [1-4]/);
    await hand.press(tool(page, "Workshop: write a player"));
    await expect(fault(page)).toHaveText(
        /^(Too slow: this move took|Ended: it did not answer within) 0\.\d+ s, and (it )?had 0\.\d+ s\. .*game\.stop/,
    );
}

/** From the first line until somebody else plays against it. */
async function wholeWay(page, open, handOf, breaks, more) {
    const hand = handOf(page);
    const menu = (name, on = page) => on.getByRole("combobox", { name, exact: true });
    await hand.press(tool(page, "Workshop: write a player"));
    await expect(code(page)).toBeVisible();
    await hand.choose(menu("Player"), "UCT in 60 lines");
    await expect(code(page)).toContainText("export const title");
    const uct = await readFile(new URL("uct.js", starts), "utf8");
    expect(uct).toContain("c: { default: 1.4,");
    await hand.write(uct.replace("c: { default: 1.4,", "c: { default: 0.7,"));
    await hand.run();
    await expect(state(page)).toHaveText("my-uct plays as it stands here.");
    // Played, and watched while it thinks about the next move.
    await hand.press(tool(page, "Play against it"));
    await hand.play("4");
    await expect(discs(page)).toHaveCount(2);
    await expect(page.locator(".seat", { hasText: "My UCT" })).toContainText(/\d m?s/);
    await hand.think();
    await hand.press(page.getByRole("checkbox", { name: "Live analysis" }));
    await hand.choose(menu("Analysing player"), "My UCT");
    await expect(page.locator(".headline")).toContainText(/My UCT prefers column \d: evaluation/);
    await expect(page.getByRole("slider", { name: "Exploration constant C" })).toHaveAttribute(
        "aria-valuetext",
        /0\.7/,
    );
    await hand.press(page.getByRole("checkbox", { name: "Live analysis" }));
    // Met: the difference of Elo with its interval.
    await hand.press(tool(page, "Workshop: write a player"));
    await hand.press(tool(page, "Match"));
    for (const [name, value] of [
        ["Games per pairing, as a number", "4"],
        ["Equal effort per move, as a number", "60"],
    ]) {
        await hand.enter(page.getByRole("textbox", { name }), value);
    }
    await hand.press(tool(page, "Start"));
    await expect(page.locator(".progress")).toHaveText(/^4 of 4 games, done/);
    const results = page.locator(".match-results");
    await expect(results).toContainText("score of My UCT");
    await expect(results).toContainText(/95 % interval\s*\d+\.\d to \d+\.\d\s%/);
    await expect(results).toContainText(/Elo\s*([+−]?\d+ ± \d+|at (least|most) [+−]?\d+)/);
    // Broken.
    await hand.press(tool(page, "Workshop: write a player"));
    for (const [what, told] of breaks) {
        await hand.write(doing(what));
        await hand.run();
        if (what === "zork();") {
            await expect(state(page)).toHaveText("my-uct fails as it stands here.");
            await hand.play("4");
        }
        await expect(fault(page)).toHaveText(told);
    }
    await more?.(page, hand);
    // Given away: who opens the link reads it first.
    await hand.write(uct);
    await hand.run();
    await expect(state(page)).toHaveText("my-uct plays as it stands here.");
    await expect(fault(page)).toHaveText("");
    await expect(notices(page)).toHaveCount(0);
    needsChromium(page, "a clipboard that may be read");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await hand.press(page.locator("summary", { hasText: "Keep and share" }));
    await hand.press(tool(page, "Copy a link"));
    await expect(page.getByText("A link with the player my-uct was copied.")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open({ hash: new URL(link).hash, settings: { think: false } });
    await expect(code(other)).toContainText("My UCT");
    await expect(other.getByRole("note")).toContainText("Nothing of it has run. Read it first");
    await expect(tool(other, "Play against it")).toBeDisabled();
    expect(other.frames().filter((frame) => frame.url().includes("sandbox"))).toEqual([]);
    expect(await other.evaluate(() => localStorage.getItem("plyscope.players"))).toBeNull();
    const visitor = handOf(other);
    await visitor.press(tool(other, "I have read it: run it"));
    await expect(state(other)).toHaveText("my-uct plays as it stands here.");
    await visitor.press(tool(other, "Play against it"));
    await visitor.play("4");
    await expect(discs(other)).toHaveCount(2);
}

for (const [name, ...ways] of [
    ["the pointer", pointer, BREAKS, late],
    ["the keyboard alone", keyboard, [ZORK]],
])
    test(`with ${name}: a player is written, tuned, played, met, broken, mended and given away`, async ({
        open,
    }) => {
        await wholeWay(await open({ settings: { think: false } }), open, ...ways);
    });

test("mistakes are told with their place, and nothing hangs", async ({ open }) => {
    const page = await open({
        settings: { think: false },
        viewport: { width: 1280, height: 640 },
    });
    await write(page);
    // What is wrong comes into view.
    await fill(page, "export default function (game) {\n    return (;\n}\n");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(fault(page)).toHaveText(/^Line 2, column \d+: SyntaxError/);
    await expect(page.locator(".write-wrong")).toBeInViewport({ ratio: 0.95 });
    // Where the text ends too early, at what has been opened.
    await run(
        page,
        'export default function (game) {\n    if (game.over) {\n        return "{";\n}\n',
    );
    await expect(fault(page)).toHaveText('Line 1, column 1: SyntaxError: this "{" is never closed');
    await run(page, "export const depth = 3;\n");
    await expect(fault(page)).toHaveText(/^TypeError: A player file exports a function/);
    await run(page, `import x from "./x.js";\n${doing("")}`);
    await expect(fault(page)).toHaveText("A player is one file: import cannot be used.");
    await run(page, `${doing("")}await import("./x.js");\n`);
    // Firefox knows no place of it.
    const chromium = browserOf(page) === "chromium";
    await expect(fault(page)).toHaveText(
        `${chromium ? "Line 5, column 1: " : ""}A player is one file: import cannot be used.`,
    );
    const limit = page.getByRole("combobox", { name: "An endless loop is ended after" });
    await expect(limit).toHaveValue("10");
    await limit.selectOption("1 second");
    await run(page, "const a = 1;\nfor (;;);\n");
    await expect(fault(page)).toHaveText(
        "Reading the file took more than 1 s, the limit that is set below: is there a loop without an end?",
    );
    await limit.selectOption("10 seconds");
    // What is no module, but could be a script, is not run to find out where it is wrong.
    await run(page, `<!-- x\n${doing("")}for (;;);\n`);
    await expect(fault(page)).toHaveText(
        chromium
            ? /^SyntaxError: HTML comments are not allowed in modules/
            : /SyntaxError: expected expression, got '<'/,
    );
    // As soon as it is read it is asked for a move.
    for (const [text, told] of [
        ["export default () => ({ move: 3 });\n", /\{"move":3\} is no legal move here\. Legal/],
        ["export default () => {};\n", "The player returned no move."],
        ["export default () => 0 / 0;\n", /"NaN" is no legal move here\. Legal moves: 1 2 3/],
    ]) {
        await run(page, text);
        await expect(fault(page)).toHaveText(told);
    }
    await expect(trial(page)).toHaveText("");
    await run(page, doing(""));
    await expect(trial(page)).toHaveText(/^Asked here, it moves 1, after \d/);
    await run(page, doing("console.log('hello', game.ply);\n    zork();"));
    await expect(fault(page)).toHaveText(/^Line 3, column 5: ReferenceError: zork is not defined/);
    await tool(page, "Play against it").click();
    await target(page, "4").click();
    await expect(page.locator(".status-text")).toHaveText(/^Red \(computer\) waits/);
    // It was asked on another board than this one.
    await expect(trial(page)).toHaveText("");
    await page.getByText(/^Printed/).click();
    const printed = page.getByRole("list", { name: "Printed" });
    for (const line of ["hello 0", "hello 1"]) await expect(printed).toContainText(line);
    // It stands there once: no notice lies over the editor.
    await expect(notices(page)).toHaveCount(0);
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
    await expect(page.locator(".status-text")).toHaveText(/^Red \(computer\) waits/);
    await expect(fault(page)).toHaveText(
        "Ended: it did not answer within 2 s. Is there a loop without an end?",
    );
    await expect(notices(page)).toHaveCount(0);
    await run(page, doing(""));
    await expect(fault(page)).toHaveText("");
});

test("a player that loses its matches because it never answers is told so where it is written", async ({
    open,
}) => {
    const page = await open({ settings: { think: false } });
    for (const what of ["for (;;);", "await new Promise(() => {});"]) {
        await write(page);
        await run(page, doing(what));
        await expect(state(page)).toHaveText(/plays as it stands here/);
        await expect(fault(page)).toHaveText("");
        await tool(page, "Match").click();
        for (const [name, value] of [
            ["Games per pairing", "1"],
            ["Time per move", "0.1s"],
        ]) {
            const entry = page.getByRole("textbox", { name: `${name}, as a number` });
            await entry.fill(value);
            await entry.press("Enter");
        }
        await tool(page, "Start").click();
        await expect(page.locator(".progress")).toHaveText(/^\d of \d games?, done/);
        await write(page);
        await expect(fault(page)).toHaveText(
            /^Ended: it did not answer within \d.* s, and had 0\.075 s\. Is there a loop/,
        );
    }
});

test("a player that cannot be called as was wished says how it is called", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    const told = page.getByText("It plays as ");
    const editor = await page.locator(".write-editor").boundingBox();
    const choice = await page.locator(".write-choice").boundingBox();
    // Without a word it takes no room.
    expect(editor.y - choice.y - choice.height).toBeLessThan(16);
    for (const [wished, called] of [
        ["Jérôme", "Jerome"],
        ["x".repeat(80), "x".repeat(23)],
        ["Ä b c!", "A-b-c"],
    ]) {
        await name.fill(wished);
        await expect(told).toContainText(`It plays as ${called}: a name has up to 23 letters`);
        await expect(name).toHaveValue(wished);
    }
    await run(page, doing(""));
    await expect(state(page)).toHaveText("A-b-c plays as it stands here.");
    await expect(name).toHaveValue("A-b-c");
    await expect(told).toHaveCount(0);
    const file = {
        name: "Müller Hans.js",
        mimeType: "text/javascript",
        buffer: Buffer.from(doing("// \u202e } \u2066if (isAdmin)\u2069 \u200b g\u0430me")),
    };
    await page.getByText("Keep and share").click();
    const chooser = page.waitForEvent("filechooser");
    await tool(page, "Open a file").click();
    await (await chooser).setFiles(file);
    await expect(told).toContainText("It plays as Muller-Hans: ");
    // What one reads is what would run.
    await expect(code(page)).toContainText(
        "// \\u{202e} } \\u{2066}if (isAdmin)\\u{2069} \\u{200b}",
    );
    await expect(page.locator(".write-stranger")).toContainText("seen: 4, the first in line 2.");
    await expect(page.locator(".write-stranger")).toContainText(
        "Line 2: the word “g\u0430me” is not",
    );
    await tool(page, "Back to A-b-c").click();
    await expect(name).toHaveValue("A-b-c");
    await expect(page.locator(".write-stranger")).toHaveCount(0);
    await page.getByText("Class contest").click();
    await page.getByLabel("Files of players").setInputFiles([file]);
    await expect(page.getByRole("rowheader", { name: /^Muller-Hans/ })).toContainText(file.name);
});

test("Run asks for moves, plays a fast game, and its moves stand beside the board with what was printed", async ({
    open,
}) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    const text = `export default function (game) {
    console.log("ply", game.ply);
    const [move] = game.moves();
    game.report({ value: 12.5, values: new Map([[move, 12.5]]) });
    return move;
}
`;
    await fill(page, text);
    await page.keyboard.press("ControlOrMeta+s");
    const board = page.getByRole("radio", { name: "Board and results" });
    if (await board.isVisible()) await board.check();
    const ran = page.getByRole("table", { name: "What it does" });
    for (const place of ["On the board", "After 8 moves at random", "After 16 moves at random"])
        await expect(ran.getByRole("row", { name: new RegExp(place) })).toContainText("12.5");
    await expect(ran.getByRole("row", { name: /On the board/ })).toContainText("ply 0");
    const games = page.getByRole("list", { name: "Fast games" });
    await expect(games.getByRole("listitem").first()).toHaveText(
        /^Random: (won|lost|drawn) after \d+ moves\.Show$/,
    );
    await tool(page, "Show").click();
    const film = page.getByRole("list", { name: "This game, move by move" });
    await expect(film.getByRole("listitem").first()).toHaveText(/^1\. 1\+?12\.5, .*ply 0$/);
    await film.getByRole("button", { name: "3. 1" }).click();
    await expect(film.locator("[aria-current=step]")).toContainText("ply 2");
    await expect(discs(page)).toHaveCount(2);
    await tool(page, "Debug this move").click();
    await expect(ran.getByRole("row", { name: /On the board/ })).toContainText("ply 2");
    // A test is made of the position on the board, stands in the file, and is run with it.
    const tests = page.locator(".write-tests");
    await tests.getByRole("radio", { name: "must not play" }).check();
    await tool(tests, "Add a test").click();
    await expect(tests.getByRole("list", { name: "Your tests" })).toContainText(
        "failed must not play 1 – plays 1",
    );
    await noViolations(page);
    await nothingSticksOut(page, "workshop");
});

test("the workshop has 25 lines of code beside the board, and the keyboard moves what is between them", async ({
    open,
}) => {
    const page = await open({
        settings: { think: false },
        viewport: { width: 1280, height: 720 },
    });
    await write(page);
    await fill(page, Array.from({ length: 60 }, (_, i) => `// ${i + 1}`).join("\n"));
    await page.keyboard.press("ControlOrMeta+Home");
    await expect(page.locator(".cm-line", { hasText: /^\/\/ 25$/ })).toBeInViewport({
        ratio: 0.95,
    });
    // What the player does stands below the board, not under it.
    await expect
        .poll(async () => {
            const board = await page.locator(".stage").boundingBox();
            const beside = await page.locator(".workshop-beside").boundingBox();
            return beside.y - board.y - board.height;
        })
        .toBeGreaterThanOrEqual(0);
    const before = await page.locator(".write-editor").boundingBox();
    await page.getByRole("separator", { name: "Width of the code" }).focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowLeft");
    await expect
        .poll(async () => (await page.locator(".write-editor").boundingBox()).width)
        .toBeLessThan(before.width - 80);
});

test("on a phone the name of a player to begin with is whole", { tag: "@phone" }, async ({
    open,
}) => {
    const page = await open({ settings: { think: false } });
    await page.locator(".workshop-open").click();
    await page
        .getByRole("combobox", { name: "Player", exact: true })
        .selectOption("Alpha-beta with move ordering");
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    await expect(name).toHaveValue("my-alphabeta");
    expect(await name.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
});

test("two tabs write players: neither loses what the other one keeps", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    const other = await page.context().newPage();
    await other.goto(page.url());
    const name = (one) => one.getByRole("textbox", { name: "Name", exact: true });
    const menu = (one) => one.getByRole("combobox", { name: "Player", exact: true });
    const kept = () => page.evaluate(() => JSON.parse(localStorage["plyscope.players"] ?? "[]"));
    const names = async () => (await kept()).map((one) => one.name);
    for (const [one, called] of [
        [page, "first"],
        [other, "second"],
    ]) {
        await write(one);
        await name(one).fill(called);
    }
    await tool(page, "Run").click();
    await expect(menu(other).getByRole("option", { name: "first" })).toBeAttached();
    await tool(other, "Run").click();
    await expect(menu(page).getByRole("option", { name: "second" })).toBeAttached();
    await expect.poll(names).toEqual(["first", "second"]);
    // Written anew there, it plays anew here, and its version before is kept.
    await menu(other).selectOption("first");
    await run(other, "export default (game) => game.moves().at(-1);\n");
    await expect.poll(async () => (await kept())[0].versions.length).toBe(1);
    await expect(state(page)).toHaveText(
        "Run puts what stands here into play, asks it for moves, and plays a fast game.",
    );
    await menu(page).selectOption("second");
    await menu(page).selectOption("first");
    await expect(state(page)).toHaveText("first plays as it stands here.");
    await tool(page, "Play against it").click();
    await target(page, "4").click();
    await expect(page).toHaveLink({ m: "47" });
    // Taken away there, it is gone here.
    await other.getByText("Keep and share").click();
    await tool(other, "Remove first").click();
    await expect(menu(page).getByRole("option", { name: "first" })).toHaveCount(0);
    await expect.poll(names).toEqual(["second"]);
});

test("the editor, loaded when it is opened, offers what a player can use, and says what it is", async ({
    open,
}) => {
    const page = await open({ settings: { think: false } });
    const loaded = () =>
        page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const parts = /\/(editor|hired|playerworker|written)-|sandbox/;
    expect((await loaded()).filter((name) => parts.test(name))).toEqual([]);
    await write(page);
    expect((await loaded()).some((name) => parts.test(name))).toBe(true);
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

test("a player is there at the next visit, and what was being written", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    await run(page, doing("console.log('it runs');"));
    await expect(state(page)).toHaveText(/plays as it stands here/);
    await tool(page, "Play against it").click();
    await target(page, "4").click();
    await expect(discs(page)).toHaveCount(2);
    await expect(page).toHaveURL(/my-greedy/);
    await fill(page, "// not run yet");
    await page.reload();
    await expect(code(page)).toHaveText("// not run yet");
    await expect(discs(page)).toHaveCount(2);
    await target(page, "2").click();
    await expect(discs(page)).toHaveCount(4);
});

test("its parameters are axes, genes and settings like those of the core's players", async ({
    open,
}) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    await run(
        page,
        `export const title = "Column";
export const params = { bias: { default: 3, min: 0, max: 6, title: "Column from the left" } };
export default function (game, { bias }) {
    const moves = game.moves();
    game.report({ value: 10 * bias, values: new Map(moves.map((move, i) => [move, 5 * i])) });
    return moves[Math.min(bias, moves.length - 1)];
}
`,
    );
    await expect(state(page)).toHaveText(/plays as it stands here/);
    const menu = (name) => page.getByRole("combobox", { name, exact: true });
    await tab(page, "Lab").click();
    await page.getByRole("radio", { name: "Sweep", exact: true }).check();
    await menu("Player").selectOption("Column");
    await menu("Parameter").selectOption("Column from the left");
    const games = page.getByRole("textbox", { name: "Games per pairing, as a number" });
    await games.fill("1");
    await games.press("Enter");
    await tool(page, "Start").click();
    await expect(page.locator(".progress")).toHaveText(/, done/);
    const table = page.getByRole("table", { name: "Results of the sweep" });
    await expect(table.getByRole("columnheader").first()).toHaveText("Column from the left");
    await page.getByRole("radio", { name: "Evolve", exact: true }).check();
    await menu("Player to evolve").selectOption("Column");
    await expect(page.getByRole("checkbox", { name: "Column from the left" })).toBeChecked();
    // Analysed live, and tuned while it is.
    await tab(page, "Think").click();
    await page.getByRole("checkbox", { name: "Live analysis" }).check();
    await menu("Analysing player").selectOption("Column");
    const headline = page.locator(".headline");
    await expect(headline).toContainText("Column prefers column 4: evaluation +30.0 for Yellow");
    await page.getByRole("slider", { name: "Column from the left" }).press("ArrowRight");
    await expect(headline).toContainText("Column prefers column 5: evaluation +40.0 for Yellow");
    const moves = page.getByRole("table", { name: /^Moves, best first/ });
    await expect(moves.getByRole("row", { name: /^7 / })).toContainText("+30");
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
    "an asynchronous Function": "await (async () => {}).constructor('return 1')()",
    "a generator of text": "(function* () {}).constructor('yield 1')().next()",
    "text after a time":
        "setTimeout('self.late = 1'); await new Promise((yes) => setTimeout(yes, 4)); if (!self.late) throw 1",
    "import of data": "await import('data:text/javascript,export default 1')",
    "import of a blob": "await import(URL.createObjectURL(new Blob([''])))",
    "its own script again":
        "const own = import.meta.url.replace(/#.*/, ''); const other = (new Error().stack.match(/blob:[^\\s):#]+/g) ?? []).find((url) => url !== own); if (other === undefined) throw 1; await import(other + '#9')",
    "worker of a blob": "new Worker(URL.createObjectURL(new Blob(['1'])))",
    SharedWorker: "new SharedWorker('a.js')",
    BroadcastChannel: "new BroadcastChannel('plyscope').postMessage(1)",
    MessageChannel: "new MessageChannel()",
    RTCPeerConnection: "new RTCPeerConnection()",
    WebTransport: "new WebTransport('https://example.invalid/')",
    "files of the origin": "await navigator.storage.getDirectory()",
    permissions: "await navigator.permissions.query({ name: 'geolocation' })",
    "graphics processor": "await navigator.gpu.requestAdapter()",
    "locks that are stolen": "navigator.locks.request('a', { steal: true }, () => 1)",
    notification: "new Notification('a')",
    font: "await new FontFace('a', 'url(' + ORIGIN + '/a)').load()",
    canvas: "new OffscreenCanvas(9, 9).getContext('2d')",
    "link in a document": "document.createElement('link')",
    "image of bytes": "await createImageBitmap(new Blob([]))",
    "Atomics.wait": "Atomics.wait(new Int32Array(8), 0, 0, 1)",
    WebAssembly: "new WebAssembly.Memory({ initial: 1 })",
    close: "self.close(); close()",
    reportError: "reportError(1)",
    "messages of its own": "addEventListener('message', () => {})",
    "copies of objects": "structuredClone({})",
    "callers on the stack":
        "Error.prepareStackTrace = (e, all) => all.some((one) => one.getThis() || one.getFunction()?.arguments); const seen = new Error().stack; delete Error.prepareStackTrace; if (seen !== true) throw 1",
    "names of the scope":
        "const names = []; for (let at = self; at; at = Object.getPrototypeOf(at)) names.push(...Object.getOwnPropertyNames(at)); if (!names.some((name) => /message|port|fetch|cache|storage|navigator|crypto|scheduler/i.test(name))) throw 1",
};

const MINIMAX = `params = {"depth": {"default": 2, "min": 1, "max": 4}}


# What stands in the middle is worth most.
def worth(game):
    if game.over:
        return 100 * game.result()
    value = 0
    for i, piece in enumerate(game.pieces()):
        if piece >= 0:
            value += (3 - abs(i % 7 - 3)) * (1 if piece == game.seat else -1)
    return value


def search(game, depth):
    if game.over or depth == 0:
        return worth(game)
    values = []
    for move in game.moves():
        game.play(move)
        values.append(search(game, depth - 1))
        game.undo()
    return max(values) if game.to_move == game.seat else min(values)


def choose(game, params):
    values = {}
    for move in game.moves():
        game.play(move)
        values[move] = search(game, params.depth - 1)
        game.undo()
    best = max(game.moves(), key=values.get)
    print("looked at", game.nodes)
    game.report(value=values[best], depth=params.depth, values=values, line=[best])
    return best
`;

test("a minimax in Python is written, run, broken, mended, looked into, matched and given away", async ({
    open,
}) => {
    const page = await open({ hash: game("human;human"), settings: { think: false } });
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    const python = () => asked.filter((url) => /micropython/.test(url)).length;
    await write(page);
    const menu = (name) => page.getByRole("combobox", { name, exact: true });
    expect(python()).toBe(0);
    await menu("Written in").selectOption("Python");
    await expect(code(page)).toContainText("def choose(game, params):");
    await expect(menu("Written in")).toHaveValue("python");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("snake");
    // What is wrong stands at its line, in the words of Python.
    await run(page, MINIMAX.replace("depth == 0:", "dept == 0:"));
    const wrong = page.locator(".write-wrong");
    await expect(wrong).toHaveText("NameError: name 'dept' isn't defined");
    await expect(fault(page)).toHaveText("Line 16, column 5: NameError: name 'dept' isn't defined");
    // A worker has a small stack; that of Python ends before.
    await run(page, "def choose(game, params):\n    return choose(game, params)\n");
    await expect(fault(page)).toHaveText(
        /^Line 2, column 5: RuntimeError: maximum recursion depth exceeded\./,
    );
    await run(page, MINIMAX);
    await expect(trial(page)).toHaveText(/^Asked here, it moves 4/);
    await expect(wrong).toHaveCount(0);
    const ran = page.getByRole("table", { name: "What it does" });
    await expect(ran.getByRole("row").nth(1)).toContainText(/looked at 56.*4/);
    await expect(page.getByText(/^Random: (won|lost|drawn)/)).toBeVisible();
    expect(python()).toBe(1);
    // Its tests run, its games are all legal.
    await expect(tool(page, "Test again")).toBeVisible();
    // The help speaks Python.
    await page.getByText("What a player can use").click();
    await expect(page.getByText("game.to_move: number")).toBeVisible();
    // It is saved as what it is.
    await page.getByText("Keep and share").click();
    const saved = await downloaded(page, () => tool(page, "Save as a file").click());
    expect(saved.name).toBe("snake.py");
    expect(String(saved.bytes)).toBe(MINIMAX);
    // A match over the workers.
    await tool(page, "Match").click();
    const games = page.getByRole("textbox", { name: "Games per pairing, as a number" });
    await games.fill("4");
    await games.press("Enter");
    await tool(page, "Start").click();
    await expect(page.locator(".progress")).toHaveText(/, done/);
    await expect(page.getByRole("alert").filter({ hasText: /failed|late/ })).toHaveCount(0);
    expect(python()).toBe(1);
});

test("a link with a player in Python is read, run and played against, as what it is", async ({
    open,
}) => {
    const packed = deflateRawSync(`player=snake\n${MINIMAX}`).toString("base64url");
    const page = await open({ hash: `#z=${packed}&e=1`, settings: { think: false } });
    await expect(code(page)).toContainText("def choose(game, params):");
    await expect(page.getByRole("note")).toContainText("Nothing of it has run. Read it first");
    await expect(page.getByRole("combobox", { name: "Written in" })).toHaveValue("python");
    expect(page.frames().filter((frame) => frame.url().includes("sandbox"))).toEqual([]);
    await tool(page, "I have read it: run it").click();
    await expect(trial(page)).toHaveText(/^Asked here, it moves 4/);
    await tool(page, "Play against it").click();
    await target(page, "4").click();
    await expect(discs(page)).toHaveCount(2);
});

test("what is wrong with a player is told in the language of the page", async ({ open }) => {
    const page = await open({
        hash: game("human;human"),
        settings: { think: false },
        locale: "fr-FR",
    });
    await page.locator(".workshop-open").click();
    for (const [text, told] of [
        [
            "def choose(game, params)\n    return 1\n",
            "Ligne 1, colonne 1\u00a0: SyntaxError: il manque un deux-points à la fin de cette ligne",
        ],
        [
            "def choose(game, params):\n    return input()\n",
            "Ligne 2, colonne 5\u00a0: OSError: Un joueur ne peut interroger personne\u00a0: input() n’existe pas.",
        ],
        ["export default () => {};\n", "Le joueur n’a renvoyé aucun coup."],
        [
            'export default () => "z9";\n',
            'IllegalMove: "z9" n’est pas un coup permis ici. Coups permis\u00a0: 1 2 3 4 5 6 7',
        ],
        [
            'export default (game) => game.evaluate("plein");\n',
            /Error: Évaluation inconnue\u00a0: «\u00a0plein\u00a0»\. Vouliez-vous dire «\u00a0plain\u00a0»\u202f\? Possible\u00a0: outcome, /,
        ],
        [
            "def choose(game, params):\n    return game.playout('zork')\n",
            /ValueError: Politique inconnue\u00a0: «\u00a0zork\u00a0»/,
        ],
    ]) {
        await fill(page, text);
        await page.keyboard.press("Control+Enter");
        await expect(fault(page)).toHaveText(told);
    }
});

test("nothing gets out of the sandbox", async ({ open, baseURL }) => {
    const page = await open({
        settings: { think: false },
        expected: [/Content[ -]Security[ -]Policy/],
    });
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
    await expect(trial(page)).toHaveText(/^Asked here, it moves 1/);
    await page.getByText(/^Printed/).click();
    await tool(page, "Play against it").click();
    // What the board loads with the first click on it is there.
    await target(page, "4").click();
    await expect(discs(page)).toHaveCount(2);
    // So is the engine in which it is tested.
    await expect(tool(page, "Test again")).toBeVisible();
    await tool(page, "Clear").click();
    answered.length = 0;
    await target(page, "4").click();
    await expect(discs(page)).toHaveCount(4);
    const said = await page
        .getByRole("list", { name: "Printed" })
        .getByRole("listitem")
        .allInnerTexts();
    expect(said.filter((line) => !line.endsWith(": kept"))).toEqual([]);
    expect(said).toHaveLength(Object.keys(WAYS).length);
    // A browser with windows asks for the page's icon whenever the address has changed.
    expect(answered.filter((url) => !/^blob:|\/icon\.svg$/.test(url))).toEqual([]);
});

test("a sandbox that does not come is told, and tried again", async ({ open }) => {
    const page = await open({ hash: game("human;human") });
    await page.route("**/sandbox.html", (route) => route.abort());
    await write(page);
    await run(page, doing(""));
    await expect(fault(page)).toHaveText(/The sandbox could not be loaded/);
    await page.unroute("**/sandbox.html");
    await tool(page, "Run").click();
    await expect(state(page)).toHaveText(/plays as it stands here/);
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
        // What leaves would be long, deep, or never end.
        "String.prototype.slice = () => 'x'.repeat(2 ** 28)",
        "console.log('a'.repeat(1e3))",
        "String.prototype.slice = () => { let deep = []; for (let i = 0; i < 1e5; i++) deep = [deep]; return deep; }",
        "console.log('b'.repeat(1e3))",
        "game.report({ values: new Map(Array.from({ length: 1e5 }, (_, i) => [String(i), 1])) })",
        "performance.now = () => Math.random() * 1e12",
        "for (let i = 0; i < 1e5; i++) game.report({ value: i, values: { 1: i } })",
        "Array.prototype[Symbol.iterator] = function* () { for (;;) yield 'info depth 1'; }",
        "game.report({ value: 1 })",
    ];
    await run(page, doing(poison.map((line) => `try { ${line}; } catch {}`).join("\n    ")));
    await tool(page, "Play against it").click();
    await target(page, "4").click();
    // Whatever it answers, the page goes on: another player takes its place.
    await run(page, doing(""));
    await expect(state(page)).toHaveText(/plays as it stands here/);
    await tool(page, "New game").click();
    await expect(discs(page)).toHaveCount(0);
    await target(page, "4").click();
    await expect(discs(page)).toHaveCount(2);
});

test("a player that reports a value for each of two thousand moves is heard, and its choice", async ({
    open,
}) => {
    const page = await open({
        hash: game("human;human", { variant: "amazons" }),
        settings: { think: false },
    });
    await write(page);
    await run(
        page,
        "export default (game) => {\n    const moves = game.moves();\n    game.report({ values: new Map(moves.map((move, i) => [move, i / 100])) });\n    return moves.at(-1);\n}\n",
    );
    await expect(state(page)).toHaveText(/plays as it stands here/);
    await tab(page, "Think").click();
    await page.getByRole("checkbox", { name: "Live analysis" }).check();
    await page
        .getByRole("combobox", { name: "Analysing player", exact: true })
        .selectOption("my-greedy");
    // The last of all moves: what was told of the others before has not driven it out.
    await expect(page.locator(".headline")).toContainText("my-greedy prefers j4-j1/h1");
});

test("a player whose arrays take too much is told so; fewer are as they were", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    const waste = [
        "new Uint8Array(4 * 2 ** 30 - 1)",
        "new ArrayBuffer(8, { maxByteLength: 2 ** 31 })",
        "for (const all = []; ; ) all.push(new Float64Array(1e6))",
    ];
    const work = [
        "for (let i = 0; i < 1e5; i++) new Float64Array(100)[99] = i",
        "console.log(new Uint8Array([1, 2, 300]).slice(1).join(), Float32Array.of(1.5)[0])",
        "console.log(new Int16Array(new Set([7, 8]).values()).length, new ArrayBuffer(8, { maxByteLength: 16 }).resizable)",
        "console.log(typeof fetch, typeof Blob, typeof WebAssembly, new Uint8Array(3).constructor === Uint8Array)",
        ...waste.map((line, i) => `try { ${line} } catch { console.log("refused ${i}") }`),
        "new Uint32Array(2 ** 30)",
    ];
    await run(page, doing(work.join(";\n    ")));
    await expect(fault(page)).toHaveText(
        /^Line 9, column 5: RangeError: Out of memory: its arrays may take 1024 MB together/,
    );
    await page.getByText(/^Printed/).click();
    const printed = page.getByRole("list", { name: "Printed" }).getByRole("listitem");
    await expect(printed.filter({ hasNotText: "RangeError" })).toHaveText([
        /2,44 1.5$/,
        /2 true$/,
        /undefined undefined undefined true$/,
        /refused 0$/,
        /refused 1$/,
        /refused 2$/,
    ]);
});

test("a class contest: files are read, meet their first goals and a tournament", async ({
    open,
}) => {
    const page = await open({ settings: { think: false } });
    await write(page);
    await page.getByText("Class contest").click();
    const file = (name, text) => ({ name, mimeType: "text/javascript", buffer: Buffer.from(text) });
    const title = 'export const title = "My player";\n';
    const centre = "export default (game) => game.moves()[game.moves().length >> 1];\n";
    await page.getByLabel("Files of players").setInputFiles([
        file("left.py", "def choose(game, params):\n    return game.moves()[0]\n"),
        file("the centre.js", title + centre),
        file("broken.js", "export default (;\n"),
        // Of the name of a player of the core.
        file("minimax.js", "export default (game) => (game.ply < 0 ? 0 : 99);\n"),
    ]);
    const row = (name) => page.getByRole("row", { name: new RegExp(`^${name} `) });
    await expect(row("the-centre")).toContainText("not run yet");
    expect(await page.evaluate(() => localStorage.getItem("plyscope.players"))).toBeNull();
    await tool(page, "Run them in the sandbox").click();
    await expect(row("broken")).toContainText(/Line 1, column \d+: SyntaxError/);
    // On a busy machine a move may have been late.
    await expect(row("left")).toHaveText(/^left(plays|late in .* 0\.2 s)\d+\s%.*\d+\s%/, {
        timeout: 60_000,
    });
    const why = 'IllegalMove: "99" is no legal move here. Legal moves: 1 2 3 4 5 6 7';
    await expect(row("minimax-2")).toContainText(`failed in 40 of its games: `, {
        timeout: 60_000,
    });
    await expect(row("minimax-2")).toContainText(why);
    await noViolations(page, "a contest", ".write > :not(.write-editor)");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("radio", { name: "Board and results" }).check();
    const sentence = row("broken").getByText(/SyntaxError/);
    await sentence.scrollIntoViewIfNeeded();
    await expect(sentence).toBeInViewport({ ratio: 0.95 });
    await nothingSticksOut(page, "a contest");
    await page.setViewportSize({ width: 1280, height: 720 });
    await tool(page, "Remove minimax-2").click();
    await page.getByText("Hidden opponents").click();
    await tool(page, "Add a hidden opponent").click();
    const games = page.getByRole("textbox", { name: "Games per pairing, as a number" });
    await games.fill("2");
    await games.press("Enter");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.locator(".progress")).toHaveText(/, (done|ended early)/, { timeout: 60_000 });
    const ranking = page.getByRole("table", { name: "Ranking" });
    await expect(ranking.getByRole("row", { name: /the-centre / })).toBeVisible();
    await expect(ranking.getByRole("row", { name: /rival-1 / })).toBeVisible();
    // The hidden opponent is one of the game's scale: everybody finds a place there.
    const place = ranking.getByRole("columnheader", { name: "On the scale" });
    await expect(place).toBeVisible();
    await expect(ranking.getByRole("row", { name: /left / })).toContainText(/\d \(.* to .*\)$/);
    const contest = await downloaded(page, () => tool(page, "Save the contest").click());
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
    for (const name of ["left", "the-centre"])
        await expect(
            notices(other).filter({ hasText: `The player ${name} is not known here` }),
        ).toContainText("Its moves are here, its seat is free.");
    // The file has all: who was there, how they stand, and every game; nothing of it has run.
    await write(other);
    // What is said of the players that are not here lies over it.
    await other.getByText("Class contest").press("Enter");
    const buffer = Buffer.from(contest.bytes);
    const kept = { name: contest.name, mimeType: "application/json", buffer };
    await other.getByLabel("Open a contest").setInputFiles(kept);
    await expect(
        other.getByRole("row", { name: /^the-centre.*its games came with the file/ }),
    ).toBeVisible();
    await expect(
        other.getByRole("table", { name: "Ranking" }).getByRole("row", { name: /rival-1 / }),
    ).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem("plyscope.players"))).toBeNull();
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
    // Its moves are called as they are elsewhere on the page.
    await expect(trial(page)).toHaveText(/^Asked here, it moves (up|left|down|right), after \d/);
    await expect(
        page
            .getByRole("table", { name: "What it does" })
            .getByRole("row", { name: /On the board/ }),
    ).toContainText(/(up|left|down|right):\u00a0\d/);
    await tool(page.locator(".write"), "Let it play").click();
    await expect(page).toHaveURL(/p=my-expectimax.*m=[0-9a-z]{40}/);
    await expect(page.locator(".notice")).toHaveCount(0);
});
