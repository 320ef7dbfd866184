/**
 * The page in the language of the tests (web/site/pseudo.ts): every letter of the catalogue has an accent there, so a
 * text without them is in no catalogue; and all texts are longer, so that what is cut there would be in others. axe,
 * to which it is all one which language is spoken, looks at the same states. A page is walked through from within
 * (walker.mjs), and none is loaded anew for a state of it.
 */
import { fileURLToPath } from "node:url";
import { loadAxe } from "./axe.mjs";
import { both, expect, test } from "./fixtures.mjs";
import { install } from "./walker.mjs";

const dir = fileURLToPath(new URL("../../build/web-pseudo", import.meta.url));

/**
 * What is code by nature, or in a language of its own, or a name: texts that are written, what a player can use (a file
 * of each language), titles of lessons.
 */
const CODE =
    "code, input, textarea, script, style, noscript, [lang]:not(html), .drawer, .copy-line, .spec-text, " +
    ".cm-content, .write-manual, .compose-head option";
/**
 * What is shortened where there is no room, on purpose: a line of play goes on, a variant is told in full by its dialog, and
 * what stands over the bar is chosen for its length; who sits at the board is told in full among the players, and how
 * far the search is in Think.
 */
const SHORTENED =
    ".line-pv, .topbar-title, .eval-number, .seat-spec, .inside-state, .inside-count, " +
    ".compose-step-title";

/** Panels are as narrow on a phone as beside the board; what is wide, and the frame, is looked at on a desktop, too. */
const phone = { tag: "@phone" };

const base64 = (text) => Buffer.from(text).toString("base64url");

/** The page at this address, with its walker. */
async function walk(open, served, options) {
    const { url } = await served({ dir });
    const page = await open({
        url,
        settings: { animations: false, think: false },
        reducedMotion: "reduce",
        // Nobody sees it: fewer pixels cost less.
        deviceScaleFactor: 1,
        ...options,
    });
    await loadAxe(page);
    await page.evaluate(install, [CODE, SHORTENED]);
    return page;
}

/** Whatever the walk has found is a fault. */
async function nothingFound(page) {
    expect(await page.evaluate(() => [...walker.found])).toEqual([]);
}

/**
 * Of each game: who analyses, where, a game to its end, and what is measured in the Lab: panel and request. Of one of
 * them axe sees the views, too, which are the same in all, as pictures and as tables.
 */
const games = {
    connect4: {
        closely: true,
        seats: "human;human",
        player: "pvs(depth=3)",
        moves: "44",
        ended: ["", "1212121"],
        jobs: [
            ["match", "random montecarlo(sims=2) games=4 elo0=0 elo1=20"],
            ["tournament", "random montecarlo(sims=2) uct(sims=2) games=2"],
            ["sweep", "uct(sims=2|4) random games=2"],
            ["sweep", "uct(sims=2|4) games=2 measure=first"],
            ["evolve", "pvs(depth=1) population=2 games=2 generations=1"],
        ],
    },
    tron: {
        seats: "human;human",
        player: "uct(sims=300)",
        ended: ["(map=7x7)", "rlrlulrdrlrludrrurlrur"],
        jobs: [["match", "random uct(sims=2) games=2"]],
    },
    2048: {
        seats: "human",
        player: "expectimax(depth=1)",
        ended: ["(rows=2,cols=2)", "2a12b2r2a2r2a2d2a2u2a1l2b2d2b2d2b2r2a1"],
        jobs: [
            ["match", "random expectimax(depth=1) games=2"],
            ["tournament", "random expectimax(depth=1) uct(sims=2) games=2"],
            ["sweep", "expectimax(depth=1|2) games=1"],
            ["evolve", "population=2 games=2 generations=1"],
            ["train", ""],
        ],
    },
    "amazons(columns=6,rows=6,queens=2)": {
        seats: "human;human",
        player: "pvs(depth=1)",
        ended: [
            "",
            "c1-c5/c4d6-d5/d3c5-e3/f2a4-a1/a2f3-f6/e5a1-d1/b1e3-d2/b2d1-f3/f5d2-b4/e1d5-b5/b6b4-d2/d1f3-e3/" +
                "f4d2-c2/e2b5-a4/b5f6-d6/c5e3-e4/f3d6-d5/e6a4-a6/a4d5-d6/d5e4-d4/e4c2-c3/c1a6-a5/b4c3-a3/b3d4-c3/" +
                "d2d6-c6/d6c3-d4/e3",
        ],
        jobs: [["match", "random random games=2"]],
    },
};

/** Addresses and requests that are refused. */
const REFUSED = {
    addresses: [
        "v=1&g=connect4&p=q",
        "v=1&g=connect4&p=uct(simz=3);human",
        "v=1&g=connect4&p=uct(sims=-3);human",
        "v=1&g=connect4(rows=99)&p=human;human",
        "v=1&g=nim&p=human;human",
        "v=1&g=connect4&p=human;human&m=9!",
        "v=1&g=connect4&p=human;human&m=1111111",
        "v=1&g=connect4&p=human;human&w=match.0..!!",
        "v=9&g=connect4",
        "z=1AAAA",
    ],
    requests: [
        ["tournament", base64("random random")],
        ["match", base64("ñôþë random")],
        ["match", base64("random uct games=0")],
        ["match", base64("random uct colour=red")],
        ["sweep", base64("uct(sims=4..2:9)")],
    ],
};

/** Runs in the page: all tabs and their sections, dialogs, views, results and the end of a game. */
async function seeGame({ variant, seats, player, moves = "", ended, jobs, closely }) {
    const { all, dialog, each, go, look, press, until } = walker;
    const base = `v=1&g=${variant}&p=${seats}&s=1`;
    const at = (panel, more = "") => `${base}&m=${moves}&w=${panel}.1.${player}${more}`;
    const section = () => document.querySelector(".section");
    /** What a view shows, as a table. */
    const tabular = async () => {
        const button = document.querySelector(".inside-tools [aria-pressed]");
        if (document.querySelector(".inside-body") === null) return;
        button.click();
        await until(".inside-body[hidden]");
        await look(`${variant}: a view as a table`, ".inside");
        button.click();
        await until(".inside-body:not([hidden])");
    };
    await go(at("think"), ".line-move");
    await look(`think of ${variant}`, "html");
    const lab = ["match", "tournament", "sweep", "accuracy", "evolve", "train"];
    const there = () => {
        const { panel } = section()?.dataset ?? {};
        return section()?.querySelector(lab.includes(panel) ? ".lab-form" : "*") != null;
    };
    const named = () => section().dataset.panel;
    await each("[role=tab]", `${variant}: tab`, (tab) => tab.ariaSelected === "true" && there(), {
        named,
        part: ".tabs",
        next: () =>
            each(".section-choice input", `${variant}: tab`, (radio) => radio.checked && there(), {
                named,
                part: ".tabs",
            }),
    });
    await dialog(".topbar-game");
    // A second and a hundred thousand nodes for each thinker, which they have otherwise, show no more.
    await go(at("inside", ".duel-~n1k"), ".inside[data-view=duel] .duel-card");
    await go(at("inside", ".sweep-~~~~~~~~~1000"), ".inside[data-view=sweep] .inside-run");
    await each(
        ".inside-view",
        `${variant}: view`,
        (view) =>
            view.ariaPressed === "true" &&
            document.querySelector(".inside-body > *, .inside > .empty, .inside-unsuited"),
        closely && {
            part: ".inside",
            next: tabular,
        },
    );
    for (const [panel, request] of jobs) {
        const start = `.section[data-panel=${panel}] .buttons .primary`;
        await go(`${base}&w=${panel}.0..${request}`, start);
        await press(start);
        await until(".match-results .progress");
        // What learns until somebody ends it has learned something.
        if (panel === "train") {
            await until(".match-results dl");
            await press(`${start} + button + button`);
        }
        await until(
            () =>
                document.querySelector(`${start}:not(:disabled)`) &&
                document.querySelector(`${start} + button:disabled`),
        );
        await look(`${variant}: results of ${panel}`, ".match-results");
        await each(
            ".match-results > .segments input",
            `${variant}: results of ${panel}`,
            (radio) => radio.checked,
            { part: ".match-results" },
        );
    }
    await go(`v=1&g=${variant}${ended[0]}&p=${seats}&m=${ended[1]}&w=think.0`, ".end-card");
    await look(`${variant}: end`, ".stage");
    all(".end-close")[0].click();
}

/** Runs in the page: what is refused, and where that is said. */
async function seeErrors({ addresses, requests }) {
    const { all, go, load, look, press, type, until } = walker;
    const people = "v=1&g=connect4&p=human;human";
    const clear = async () => {
        for (const close of all(".notice > .icon-button")) close.click();
        await until(() => all(".notice").length === 0);
    };
    for (const address of addresses) {
        await clear();
        await go(address, ".notice");
        await look(`refused: ${address}`, address === addresses[0] ? "html" : undefined);
    }
    for (const [panel, request] of requests) {
        await clear();
        await go(`${people}&w=${panel}.0..${request}`, ".refusal:not(:empty)");
        await look(`refused in ${panel}: ${request}`);
    }
    await clear();
    await go(`${people}&w=evolve.0`, ".evolve input[type=file]");
    load(".evolve input[type=file]", "population.txt");
    await until(".notice");
    await look("a file of no population");
    await clear();
    await go("v=1&g=2048&p=human&w=train.0", ".networks input[type=file]");
    load(".networks input[type=file]", "some.net");
    await until(".notice");
    await look("a file of no network");
    await go("v=1&g=2048(rows=3,cols=3)&p=human&w=train.0", ".refusal:not(:empty)");
    await look("a board that no network learns");
    await clear();
    await go(`${people}&w=game.0`, ".game-record");
    await look("records", "html");
    await type(".game-record textarea", "9 9 zz");
    await press(".game-record .buttons .button:first-child");
    await until(".game-record .refusal:not(:empty), .notice");
    await look("a game that is none");
}

/** Runs in the page: dialogs, menus, a board that is set up, a game that is reviewed, all lessons. */
async function seeRest() {
    const { all, dialog, go, look, menu, press, type, until } = walker;
    for (const opener of [".share-open", ".lessons-open", ".topbar > .icon-button"])
        await dialog(opener);
    for (const opener of all(".toolbar [aria-haspopup=menu]").keys())
        await menu(`.toolbar .menu:nth-of-type(${opener + 1}) > [aria-haspopup=menu]`);
    await go(
        "v=1&g=connect4(rows=4,cols=5)&p=human;human&m=334423315&w=game.0",
        ".review .primary",
    );
    await press(".review .primary");
    await until(".review-verdict");
    await until(() => document.querySelectorAll(".review-head button").length === 1);
    await look("review", ".section");
    await go("v=1&g=tron(map=7x7,riders=1)&p=human&w=match.0", ".curve .primary");
    await look("curve", ".section");
    await go("v=1&g=connect4(rows=4,cols=4)&p=human;human&w=accuracy.0", ".accuracy-players");
    await type(".curve textarea", "uct(sims=2)");
    await type(".curve .curve-choices input", "4..6");
    await press(".curve .primary");
    await until(".accuracy-table");
    await until(".curve .primary:not(:disabled)");
    await look("results of accuracy", ".section");
    let lessons = 1;
    for (let at = 0; at < lessons; at++) {
        await press(".lessons-open");
        await until(".lesson-choice");
        lessons = all(".lesson-choice").length;
        all(".lesson-choice")[at].click();
        await until(() => all("dialog[open]").length === 0 && all(".lesson-text > *").length > 0);
        await look(`lesson ${at}`, at === 0 ? ".lesson" : undefined);
    }
}

/** A page that opens costs as much as a game that is seen in it: games share one, with what else there is. */
const WALKS = [
    { of: ["connect4"] },
    { of: ["2048"], rest: ["what is refused"], see: seeErrors },
    {
        of: ["tron", "amazons(columns=6,rows=6,queens=2)"],
        rest: ["dialogs", "lessons", "a review"],
        see: seeRest,
    },
];

for (const { of, rest = [], see } of WALKS)
    test(
        `${[...of, ...rest].join(", ")}: no text is bare, none is cut, and axe finds nothing`,
        phone,
        async ({ served, open }) => {
            const page = await walk(open, served, { hash: "#v=1&g=connect4&p=human;human" });
            for (const variant of of) {
                const { player, jobs, ...game } = games[variant];
                const requests = jobs.map(([panel, request]) => [panel, base64(request)]);
                const seen = { variant, player: base64(player), jobs: requests, ...game };
                await page.evaluate(seeGame, seen);
            }
            if (see) await page.evaluate(see, REFUSED);
            await nothingFound(page);
        },
    );

/** Runs in the page: the frame around the panels, and the views that are wide. */
async function seeFrames({ all: games }) {
    const { dialog, each, go, look, press, until } = walker;
    for (const { variant, seats, player, ended } of games) {
        const at = (panel, more = "") =>
            `v=1&g=${variant}&p=${seats}&w=${panel}.1.${player}${more}`;
        await go(at("think"), ".line-move");
        await look(`think of ${variant}`, "html");
        await dialog(".topbar-game");
        await go(at("inside", ".duel-~n1k"), ".inside[data-view=duel] .duel-card");
        await go(at("inside", ".sweep-~~~~~~~~~1000"), ".inside[data-view=sweep] .inside-run");
        await each(".inside-view", `${variant}: view`, (view) => view.ariaPressed === "true");
        await go(`v=1&g=${variant}${ended[0]}&p=${seats}&m=${ended[1]}&w=think.0`, ".end-card");
        await look(`${variant}: end`);
        document.querySelector(".end-close").click();
    }
    for (const opener of [".share-open", ".lessons-open", ".topbar > .icon-button"])
        await dialog(opener);
    await press(".drawer-bar");
    await until(".xterm-rows");
    await look("console", ".drawer");
    await press(".drawer-bar");
}

/** Runs in the page: where people write maps, players and lessons. */
async function seeWriting() {
    const { dialog, go, look, press, until } = walker;
    await go("v=1&g=tron&p=human;uct", ".arena-bar .icon-button");
    await dialog(".arena-bar .icon-button");
    await press(".workshop-open");
    await until(".write-editor .cm-content");
    await look("workshop", ".write");
    await press(".lessons-open");
    await press(".lesson-open .button:first-child");
    await until(".compose-head");
    await look("a lesson that is written", "html");
}

test("the frame and what is wide, of all games, and where people write: no text is bare, none is cut, and axe finds nothing", async ({
    served,
    open,
}) => {
    const page = await walk(open, served, { hash: "#v=1&g=connect4&p=human;human" });
    const all = Object.entries(games).map(([variant, { player, jobs, ...game }]) => ({
        ...{ variant, ...game },
        player: base64(player),
    }));
    await page.evaluate(seeFrames, { all });
    await page.evaluate(seeWriting);
    await nothingFound(page);
});

test(
    "in a frame, and where the engine has stopped: no text is bare, and none is cut",
    phone,
    async ({ served, open }) => {
        const frame = await walk(open, served, {
            hash: "?embed#v=1&g=connect4&p=human;human&m=44&w=think.0",
        });
        await frame.evaluate(() => walker.look("a frame"));
        await nothingFound(frame);
        const page = await walk(open, served, {
            hash: "#v=1&g=connect4&p=human;human",
            expected: [/404/, /wasm/i],
        });
        await page.route(/\.wasm$/, (route) => route.fulfill({ status: 404, body: "" }));
        await page.reload();
        await expect(page.locator(".crash")).toBeVisible();
        await page.evaluate(install, [CODE, SHORTENED]);
        await page.evaluate(() => walker.look("no engine"));
        await nothingFound(page);
    },
);

test(
    "arrival: what is seen before the rest of the core's words is there",
    both,
    async ({ served, open }) => {
        const { url } = await served({ dir });
        const page = await open({ url });
        const held = [];
        await page.route(/assets\/after-/, (route) => held.push(route));
        await page.reload();
        await expect(page.locator(".mark").first()).toBeVisible();
        await expect.poll(() => held.length).toBeGreaterThan(0);
        // What menus and folds hide, and figures below the table, come while somebody goes there.
        await page.evaluate(install, [`${CODE}, option, details, .counters`, SHORTENED]);
        expect(await page.evaluate(() => walker.audit())).toEqual([]);
        for (const route of held) await route.continue();
        // The names of the figures come with the titles, whatever somebody does.
        await expect(page.locator(".counters", { hasText: "tree nodes" })).toHaveCount(0);
    },
);
