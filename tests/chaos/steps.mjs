/**
 * What takes its time on the page, each once calmly, once with every message late and mixed, and then with a worker
 * that ends at every step of what page and worker say to each other. What it comes to must be the same.
 */
import { discs, fillNumbers } from "../web/page.mjs";
import { Visit } from "./profile.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const text = (page, selector) => page.locator(selector).allInnerTexts();

async function choose(page, values) {
    for (const [name, value] of Object.entries(values))
        await page.getByRole("combobox", { name, exact: true }).selectOption(value);
}

/** A batch job of the lab has ended. */
const done = (page) =>
    page
        .locator(".progress")
        .filter({ hasText: /, (done|ended early)/ })
        .waitFor();

const small = "g=connect4(rows=4,cols=5)&p=human;human&s=5";

/** Files of a class: two that play. */
const FILES = ["first", "second"].map((name, i) => ({
    name: `${name}.js`,
    mimeType: "text/javascript",
    buffer: Buffer.from(`export default (game) => game.moves().at(${-i});\n`),
}));

/**
 * `hash` opens the game and the panel, `begin` has the page do it, `ended` waits for the end and tells what came of
 * it. `setUp`: what is chosen before, again after a restart where `lost` says so. `pool`: workers do it. `free`:
 * what comes of it depends on time.
 */
export const SCENES = [
    {
        name: "a move of a computer",
        hash: "g=connect4&p=human;uct(sims=400)&s=1&w=think.0",
        begin: async (page) => {
            if ((await discs(page).count()) === 0)
                await page.locator('.cell-button[aria-label$=", move 4"]').click();
            else if ((await discs(page).count()) === 1)
                await button(page, "Let the computer play").first().click();
        },
        ended: async (page) => {
            await discs(page).nth(1).waitFor();
            return text(page, ".cell-button[aria-label*=' disc']").then(
                async () => await page.locator(".status-text").innerText(),
            );
        },
        free: true,
    },
    {
        name: "live analysis",
        hash: `${small}&m=33442&w=think.0`,
        begin: (page) => page.getByRole("checkbox", { name: "Live analysis" }).check(),
        ended: async (page) => {
            await page.locator(".mark").first().waitFor();
            return "";
        },
        free: true,
    },
    {
        name: "the solver",
        hash: `${small}&m=33442&w=think.0.${Buffer.from("solver").toString("base64url")}`,
        begin: (page) => page.getByRole("checkbox", { name: "Live analysis" }).check(),
        ended: async (page) => {
            await page
                .locator(".headline", { hasText: /win|draw|lose|loss/i })
                .first()
                .waitFor();
            return "";
        },
        free: true,
    },
    {
        name: "a tree",
        hash: `${small}&m=33&w=think.0`,
        begin: (page) => button(page, "Tree").click(),
        ended: async (page) => {
            await page.locator(".inside canvas, .inside svg").first().waitFor();
            return "";
        },
        free: true,
    },
    {
        name: "a review",
        hash: `${small}&m=334423315&w=game.0`,
        begin: async (page) => {
            // One that was over when the engine ended stays.
            if ((await button(page, "Close review").count()) === 0)
                await button(page, "Review the game").click();
        },
        ended: async (page) => {
            await page.locator(".review-status", { hasText: /9 of 9 moves judged/ }).waitFor();
            return text(page, ".move-rows");
        },
    },
    {
        name: "a match",
        hash: `${small}&w=match.0`,
        setUp: async (page) => {
            await choose(page, { "Player 1": "random", "Player 2": "montecarlo" });
            await fillNumbers(page, { "Games per pairing": 12 });
        },
        begin: (page) => button(page, "Start").click(),
        ended: async (page) => {
            await done(page);
            return text(page, ".results");
        },
        pool: true,
    },
    {
        name: "a tournament",
        hash: `${small}&w=tournament.0`,
        setUp: async (page) => {
            // None of them looks at the clock.
            await choose(page, { "Player 1": "random", "Player 2": "montecarlo" });
            await choose(page, { "Player 3": "alphabeta" });
            await fillNumbers(page, { "Games per pairing": 4 });
        },
        begin: (page) => button(page, "Start").click(),
        ended: async (page) => {
            await done(page);
            return text(page, ".lab-ranking");
        },
        pool: true,
    },
    {
        name: "a sweep",
        hash: `${small}&w=sweep.0`,
        setUp: async (page) => {
            await choose(page, { Player: "montecarlo", Parameter: "sims", Opponent: "random" });
            await choose(page, { "Parameter: values": "list" });
            await page.getByRole("textbox", { name: "Parameter: list" }).fill("1 5");
            await fillNumbers(page, { "Games per pairing": 4 });
        },
        begin: (page) => button(page, "Start").click(),
        ended: async (page) => {
            await done(page);
            return text(page, ".side .chart-words");
        },
        pool: true,
    },
    {
        name: "accuracy",
        hash: `${small}&w=accuracy.0`,
        setUp: async (page) => {
            await choose(page, { Positions: "20" });
            await page.getByRole("textbox", { name: "Random moves before" }).fill("4..8");
            await page.locator("summary", { hasText: "Written as lines" }).click();
            await page
                .getByRole("textbox", { name: /^Players/ })
                .fill("montecarlo(sims=5)\nrandom");
        },
        begin: (page) => button(page, "Measure").click(),
        ended: async (page) => {
            await page.locator(".curve [role=status]", { hasText: "done" }).first().waitFor();
            const rows = await text(page, ".curve tbody tr");
            return rows.map((row) => row.replace(/\s[\d.]+\s*$/, ""));
        },
        pool: true,
    },
    {
        name: "an evolution",
        hash: "g=2048&p=human&s=5&w=evolve.0",
        setUp: (page) =>
            fillNumbers(page, { Individuals: 4, "Games per individual": 2, Generations: 2 }),
        begin: (page) => page.locator(".evolve .buttons .primary").first().click(),
        ended: async (page) => {
            await page.locator(".progress", { hasText: "Ended because" }).waitFor();
            // The page asks for the last generation when it has drawn the one before.
            await page.waitForFunction(() => globalThis.trouble.report?.generation === 2);
            await page.evaluate(() => globalThis.trouble.settled());
            return text(page, ".population");
        },
        pool: true,
    },
    {
        name: "training",
        hash: "g=2048&p=human&s=5&w=train.0",
        setUp: async (page) => {
            await choose(page, { "Shape of the tuples": "rows8" });
            await fillNumbers(page, { "Games to learn from": 100 });
        },
        begin: (page) => button(page, "Start").click(),
        ended: async (page) => {
            await page.locator(".progress", { hasText: "100 of 100 games" }).waitFor();
            return "";
        },
        free: true,
    },
    {
        name: "a player that is written",
        hash: `${small}&w=write.0`,
        setUp: (page) => page.locator(".cm-content").waitFor(),
        // Where the engine ends on the way, the rest of it comes after the restart.
        begin: async (page) => {
            const crash = page.locator(".crash");
            const reached = async (place) => {
                await place.or(crash).first().waitFor();
                return (await crash.count()) === 0;
            };
            const state = page.locator(".write-state", { hasText: "plays as it stands here" });
            const cell = page.locator('.cell-button[aria-label$=", move 3"]');
            if ((await discs(page).count()) > 0) {
                if ((await discs(page).count()) === 1)
                    await button(page, "Let the computer play").first().click();
                return;
            }
            await button(page, "Run").click();
            if (!(await reached(state))) return;
            await button(page, "Play against it").click();
            if (await reached(cell)) await cell.click();
        },
        ended: async (page) => {
            await discs(page).nth(1).waitFor();
            return "";
        },
        free: true,
    },
    {
        name: "a contest",
        hash: `${small}&w=write.0`,
        setUp: async (page) => {
            await page.getByText("Class contest").click();
            await page.getByLabel("Files of players").setInputFiles(FILES);
        },
        begin: (page) => button(page, "Run them in the sandbox").click(),
        ended: async (page) => {
            for (const name of ["first", "second"])
                await page
                    .getByRole("row", { name: new RegExp(`^${name} `) })
                    .filter({ hasText: /(plays|late).*\d\s%/ })
                    .waitFor();
            return "";
        },
        pool: true,
        free: true,
    },
];

/** Step numbers up to a count: all the first ones, then fewer and fewer. */
export function stepsTo(count) {
    const steps = [];
    for (let step = 0; step <= count; step += step < 4 ? 1 : Math.ceil(step / 2)) steps.push(step);
    return steps;
}

/** Opens a scene and has it begin; `before` makes the trouble. */
async function play(browser, url, scene, before = async () => {}) {
    const visit = new Visit(url);
    try {
        await visit.begin(browser, `#v=1&${scene.hash}&e=1`);
        await scene.setUp?.(visit.page);
        await visit.settled();
        await before(visit);
        await scene.begin(visit.page);
    } catch (error) {
        visit.found(`does not begin: ${error.message.split("\n")[0]}`);
    }
    return visit;
}

/** What a visit has come to, and what was wrong with it. */
async function end(visit, scene, wanted) {
    let result = null;
    try {
        result = JSON.stringify(await scene.ended(visit.page));
    } catch (error) {
        const crash = await visit.page.locator(".crash").allInnerTexts();
        visit.found(`does not end: ${error.message.split("\n")[0]} ${crash}`);
    }
    if (wanted !== undefined && result !== null && !scene.free && result !== wanted)
        visit.found(`came to ${result}, calmly to ${wanted}`);
    await visit.context.close();
    return { result, problems: visit.problems };
}

/** Messages of the engine, or of the first worker of the pool: {told, said}. */
const counts = (visit, name) =>
    visit.page.evaluate((wanted) => {
        const { workers } = globalThis.trouble;
        const { told = 0, said = 0 } = workers.findLast((one) => one.name === wanted) ?? {};
        return { told, said };
    }, name);

/** The scene without trouble: what it comes to, and how many messages it takes. */
export async function calmly(browser, url, scene) {
    let before;
    const visit = await play(browser, url, scene, async (one) => {
        before = await counts(one, "engine");
    });
    try {
        await scene.ended(visit.page);
    } catch (error) {
        visit.found(`does not end: ${error.message.split("\n")[0]}`);
        await visit.context.close();
        return { result: null, problems: visit.problems, engine: {}, lab: {} };
    }
    const after = await counts(visit, "engine");
    const lab = await counts(visit, "lab");
    const engine = { told: after.told - before.told, said: after.said - before.said };
    return { ...(await end(visit, scene)), engine, lab };
}

/** With every message late and mixed. */
export async function delayed(browser, url, scene, wanted, seed) {
    const visit = await play(browser, url, scene, ({ page }) =>
        page.evaluate(
            (draw) => globalThis.trouble.make({ late: 150, mixed: true, draw }),
            1 + seed,
        ),
    );
    return end(visit, scene, wanted);
}

/**
 * Haste with which the page finds out what it waits for in vain: a lost message, a worker that never begins. Busy
 * machines begin a worker within the seconds that are left.
 */
const HASTE = 4;

/** The engine ends after so many messages, or the next one is lost; it is started again, and so is the work. */
export async function withoutEngine(browser, url, scene, wanted, side, at, lost = false) {
    const visit = await play(browser, url, scene, (one) => {
        one.made.ended = true;
        return one.page.evaluate(
            ({ haste, ...plan }) => {
                const state = globalThis.trouble.engine();
                state.plan = { ...plan, at: plan.at + state[plan.side] };
                if (plan.lost) globalThis.trouble.make({ haste });
                if (plan.at === 0) state.look(plan.side);
            },
            { side, at, lost, haste: HASTE },
        );
    });
    const { page } = visit;
    try {
        // It may be over before.
        const crash = page.locator(".crash");
        const over = scene.ended(page).then(
            () => false,
            () => false,
        );
        if (await Promise.race([crash.waitFor().then(() => true), over])) {
            await visit.startAgain();
            const { game } = await visit.state();
            const [, g] = /g=([^&]*)/.exec(scene.hash);
            if (game?.g !== g) visit.found(`the game is ${game?.g}`);
            await scene.begin(page);
        }
    } catch (error) {
        visit.found(`does not go on: ${error.message.split("\n")[0]}`);
    }
    return end(visit, scene, wanted);
}

/** The first worker of the pool ends after so many messages, or the next one is lost; another one takes its place. */
export async function withoutWorker(browser, url, scene, wanted, side, at, lost = false) {
    const visit = await play(browser, url, scene, ({ page }) =>
        page.evaluate((make) => globalThis.trouble.make(make), {
            haste: HASTE,
            plan: { name: "lab", side, at, lost },
        }),
    );
    return end(visit, scene, wanted);
}

/** The engine ends, or a message is lost, while the page begins. */
export async function atBegin(browser, url, side, at, lost = false) {
    const visit = new Visit(url);
    visit.made.ended = true;
    try {
        await visit.begin(browser, "#v=1&g=connect4&p=human;human&m=4453&s=3&e=1");
        await visit.page.evaluate((make) => globalThis.trouble.make(make), {
            // Nothing else is waited for here than the engine's first word, for a minute.
            haste: lost ? HASTE : 60,
            plan: { name: "engine", side, at, lost },
        });
        await visit.page.reload();
        const crash = visit.page.locator(".crash");
        await Promise.race([crash.waitFor(), discs(visit.page).nth(3).waitFor()]);
        if ((await crash.count()) > 0) await visit.startAgain();
        await discs(visit.page).nth(3).waitFor();
    } catch (error) {
        visit.found(`does not begin: ${error.message.split("\n")[0]}`);
    }
    await visit.context.close();
    return { problems: visit.problems };
}
