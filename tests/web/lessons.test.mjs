/** Lessons in the page: every step of every lesson stands, and goes into the link. */
import { lessons } from "../lessons.mjs";
import { expect, test } from "./fixtures.mjs";
import { discs, game, notices, remembered, until, work } from "./page.mjs";

const take = async (page, title, opener = "Learn") => {
    await page.getByRole("button", { name: opener }).click();
    await page.getByRole("dialog").getByRole("button", { name: title }).click();
};

/** What a step shows: a view of the search, what has run, or the board. */
const pictureOf = ({ board: { panel, run } }) =>
    panel === "inside"
        ? ".pane, .tree-canvas, .timeline-canvas"
        : run !== undefined
          ? ".match-results"
          : ".board";

/** The picture is in view, over the sheet of a phone, and 320 pixels high or as wide as the window allows. */
function enough(picture) {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const card = box(".lesson");
    const sheet = card.width === innerWidth;
    if (sheet && card.height > 0.35 * innerHeight + 1) return false;
    const { top, bottom, width } = box(picture);
    const end = sheet ? card.top : innerHeight;
    const high = Math.min(bottom, end) - Math.max(0, top);
    return high >= 319.5 || (width > 0.9 * innerWidth && bottom <= end);
}

const UNITS = { k: 1e3, M: 1e6 };

/** Numbers that a page shows, as [value, how far it may be rounded]: "1 440", "307k", "68.2". */
const shownFigures = (text) =>
    [...text.replace(/(?<=\d)\s(?=\d{3}\b)/g, "").matchAll(/(\d+)(?:\.(\d+))?([kM]\b)?/g)].map(
        ([, whole, places = "", letter]) => {
            const unit = UNITS[letter] ?? 1;
            return [Number(`${whole}.${places}`) * unit, unit > 1 ? unit / 10 ** places.length : 0];
        },
    );

/** Figures of a step's text that nothing says which the page has shown; "about" takes what zeros hide. */
function untold(text, shown) {
    const known = shownFigures(shown);
    const figures = [...text.matchAll(/(about )?(?<![\w.,])(\d+(?:,\d{3})*(?:\.\d+)?)(?!\w)/g)];
    return figures
        .filter(([, about, digits]) => {
            const plain = digits.replaceAll(",", "");
            const zeros = about === undefined ? 0 : /0*$/.exec(plain)[0].length;
            const apart = 0.5001 * 10 ** (zeros - (plain.split(".")[1]?.length ?? 0));
            return !known.some(
                ([value, rounded]) =>
                    Math.abs(value - Number(plain)) < Math.max(apart, rounded / 2),
            );
        })
        .map(([said]) => said);
}

test("a figure is told by the same one, or by one that is rounded to it", () => {
    expect(untold("7 of about 307,000 nodes, 137,256, 40 %", "7, 307k, 137k, 39.7")).toEqual([]);
    expect(untold("8 of about 308,000 nodes, 138,256", "7, 307k, 137k")).toHaveLength(3);
});

/** What the page shows beside the lesson and the console, charts and pictures by their tables, in one line. */
async function shownText(page) {
    const read = () =>
        page.locator("body").evaluate((body) => {
            const apart = [".lesson", ".drawer"].map((name) => body.querySelector(name));
            return apart
                .reduce((text, part) => text.replace(part?.innerText ?? "", " "), body.innerText)
                .replace(/\s+/g, " ");
        });
    let text = await read();
    for (const table of await page.getByRole("button", { name: /as a table$/i }).all()) {
        await table.click();
        text += ` ${await read()}`;
        await table.click();
    }
    return text;
}

/** What a check has found that the page does not carry out: another match, the moves. */
const foundElsewhere = ({ checks, board: { analyst, run } }) =>
    checks
        .filter(({ line }) => line !== run && line !== `analyze ${analyst}`)
        .map(({ line, says }) => `${line} ${says.replaceAll("\\", "")}`)
        .join(" ");

/** Every figure of a step, and what it says beside them, stands on the page; what the lesson has shown so far. */
async function holdsTrue(page, step, before) {
    const { text, lines, board, shows = [] } = step;
    const { analyst = "" } = board;
    const told = `${before} ${lines.join(" ")} ${analyst} ${foundElsewhere(step)}`;
    let shown = "";
    await expect
        .poll(async () => {
            shown = await shownText(page);
            const missing = shows.filter((words) => !new RegExp(words).test(shown));
            return [...missing, ...untold(text, `${told} ${shown}`)];
        }, work)
        .toEqual([]);
    return `${told} ${shown}`;
}

/** Steps of a lesson that is open, each when its picture stands and has its room; then `look` at it. */
async function walk(page, { title, steps }, look = async () => {}) {
    for (const [i, step] of steps.entries()) {
        await expect(page.locator(".lesson")).toHaveText(new RegExp(`${i + 1} of ${steps.length}`));
        await expect(page.locator(".section")).toHaveAttribute("data-panel", step.board.panel);
        const picture = pictureOf(step);
        const which = `picture of ${title}, step ${i + 1}`;
        await expect(page.locator(picture).first(), which).toBeVisible();
        await until(page, enough, picture);
        await look(step);
        if (i + 1 < steps.length)
            await page.getByRole("button", { name: "Next", exact: true }).click();
    }
    await expect(page.locator(".lesson")).toHaveText(/Try:/);
    await expect(notices(page)).toHaveCount(0);
}

for (const lesson of lessons)
    test(`${lesson.title}: all steps hold true`, async ({ open }) => {
        const page = await open({ viewport: { width: 1280, height: 720 } });
        let told = "";
        await take(page, lesson.title);
        await walk(page, lesson, async (step) => {
            told = await holdsTrue(page, step, told);
        });
    });

// What they say is the same on every screen.
test("all steps of all lessons have room on a phone", { tag: ["@phone"] }, async ({ open }) => {
    const page = await open();
    let opener = "Learn";
    for (const lesson of lessons) {
        await take(page, lesson.title, opener);
        await walk(page, lesson);
        opener = "Other lessons";
    }
});

test("a step that speaks of games has played them", async ({ open }) => {
    const page = await open();
    const { title } = lessons.find(({ id }) => id === "noise");
    await take(page, title);
    const results = page.locator(".match-results");
    await expect(results).toHaveText(/10 of 10 games, done.*70\.0/s, work);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(results).toHaveText(/200 of 200 games, done.*62\.0 to 73\.9/s, work);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(results).toHaveText(/ of 400 games, ended early/, work);
    // What people have played is theirs: the lesson leaves no match behind.
    await page.getByRole("button", { name: "End the lesson" }).click();
    await expect(results).toHaveCount(0);
});

test("a step shows on the board what it speaks of", async ({ open }) => {
    const page = await open();
    const { title } = lessons.find(({ id }) => id === "territory");
    await take(page, title);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByRole("radio", { name: "Evaluation" })).toBeChecked();
    await expect(page.locator(".lesson")).toHaveText(/^(?!.*(analyze|pvs)).*the whole idea/s);
});

test("slow motion of alpha-beta ends with the counts of its step", async ({ open }) => {
    const page = await open();
    const { title, steps } = lessons.find(({ id }) => id === "alphabeta");
    await take(page, title);
    for (let step = 1; step < 3; step++)
        await page.getByRole("button", { name: "Next", exact: true }).click();
    const [, visited, all] = /(\d+) positions are visited.* all (\d+)/.exec(steps[2].text);
    const view = page.locator(".section");
    await view.getByRole("slider").press("End");
    await view.getByRole("button", { name: "What minimax would have visited" }).click();
    await expect(view).toHaveText(
        new RegExp(`\\b${visited} nodes entered below the root.*minimax visits ${all}\\b`),
    );
});

test("the largest bands of a step stand in view", async ({ open }) => {
    const page = await open({ viewport: { width: 1280, height: 720 } });
    await take(page, lessons.find(({ id }) => id === "order").title);
    await expect(page.locator(".section")).toHaveText(/Depth 12 took/, work);
    const below = await page.locator(".pane").evaluate((pane) => {
        const bands = pane.querySelector(".ladder-canvas").getBoundingClientRect();
        return bands.bottom - pane.getBoundingClientRect().bottom;
    });
    expect(below).toBeLessThanOrEqual(0);
});

test("the game from before a lesson comes back", async ({ open }) => {
    const page = await open({ hash: "#v=1&g=connect4&p=human;human&m=123&w=start.0" });
    await expect(discs(page)).toHaveCount(3);
    const { title, steps } = lessons[1];
    await take(page, title);
    for (let step = 1; step < steps.length; step++) {
        await expect(page.locator(".lesson")).toHaveText(new RegExp(`${step} of ${steps.length}`));
        await page.getByRole("button", { name: "Next", exact: true }).click();
    }
    await page.getByRole("button", { name: "To my game" }).click();
    await expect(discs(page)).toHaveCount(3);
    await expect(page).toHaveLink({ m: "123" });
    expect(await remembered(page)).toBeNull();
});

test("a lesson on a phone, by its link, and its end", { tag: ["@phone"] }, async ({ open }) => {
    const page = await open();
    await take(page, lessons[0].title);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(/w=[^&]*minimax-2/);
    const other = await open({ hash: await page.evaluate(() => location.hash) });
    await expect(other.locator(".lesson")).toHaveText(/2 of 4/);
    await other.getByRole("button", { name: "End the lesson" }).click();
    await expect(other.locator(".lesson")).toHaveCount(0);
    await expect(other).not.toHaveURL(/minimax/);
});

test("the lessons stand in a gallery: a picture each, minutes, and what has been taken", async ({
    open,
}) => {
    // Pictures are of their own games, whatever stands on the board.
    const page = await open({ hash: game("human;human", { variant: "amazons" }) });
    await page.locator(".lessons-open").click();
    const choices = page.locator(".lesson-choice");
    await expect(page.locator(".lesson-picture img")).toHaveCount(await choices.count());
    for (const choice of await choices.all())
        await expect(choice.locator(".lesson-length")).toHaveText(/^about \d+ minutes?$/);
    await choices.first().click();
    const { length } = lessons[0].steps;
    for (let step = 1; step < length; step++) {
        await expect(page.locator(".lesson")).toHaveText(new RegExp(`${step} of ${length}`));
        await page.getByRole("button", { name: "Next", exact: true }).click();
    }
    await page.getByRole("button", { name: "Other lessons" }).click();
    await expect(choices.first()).toContainText("taken");
    await expect(choices.nth(1)).not.toContainText("taken");
    await page.reload();
    await page.locator(".lessons-open").click();
    await expect(choices.first()).toContainText("taken");
});
