/**
 * One profile of the browser in which everything happens, and what must hold all the while: no error in the console,
 * no uncaught exception, no request to another host, no notice of a failure that the trouble does not explain, and
 * nothing lost: after a reload, a way out and back, a frozen tab or an engine that was ended, the game and the
 * settings are those of before.
 */
import { carryOut, draws, GAMES, next, PANELS, plan, WRONG } from "./actions.mjs";
import { makeTrouble } from "./trouble.mjs";

/** Milliseconds until a page that does not answer is a finding: much, for busy machines. */
export const PATIENCE = 60_000;

/** Belongs to the trouble that is made: said by the browser itself, or to people. */
const EXPECTED = [
    /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/,
    /Failed to load resource.*(404|ERR_)/,
    /Service Worker registration blocked/,
];

/** What the page may say of a failure, in English or French, and what the trouble must have been for it. */
const ANSWERS = [
    [/no room left/, ({ storage }) => storage !== ""],
    [/could not be loaded|Is the network there|n’a pas pu être chargé/, ({ offline }) => offline],
    [
        /^The engine has stopped: (the browser has ended|it did not begin|a message was lost)/,
        ({ ended }) => ended,
    ],
    [
        /^Le moteur s’est arrêté\s: (le navigateur a arrêté|il n’a pas démarré|un message s’est perdu)/,
        ({ ended }) => ended,
    ],
    [
        /did not answer within|has not begun a worker|The player .* has stopped/,
        ({ playerEnded }) => playerEnded,
    ],
    [/aucune réponse en|n’a pas lancé de processus/, ({ playerEnded }) => playerEnded],
    // Settings that do not go together, and squares that an editor does not fill: people can choose them, and are
    // told what is wrong.
    [/need select=ucb1|stages must be no|has no opponent: name another player/, () => true],
    [/demandent `select=ucb1`|`stages` doit être `no`|n’a pas d’adversaire/, () => true],
    [/^None of \d+ random positions could be judged|^Aucune des \d+ positions/, () => true],
    [/has to be smaller than elo1|are no points: they cannot be mixed/, () => true],
    [/doit être inférieure à `elo1|ne sont pas des points/, () => true],
    [/^A side has at most \d+ queens; take one away first|^A disc falls to row/, () => true],
    [/^Un camp a \d+ reines au plus|^Un pion tombe à la ligne/, () => true],
];

const SETTINGS = "plyscope.settings";

/** Milliseconds that a part of the page may take until it is there. */
const LOADED = 5000;
/** Milliseconds in which a page that is in haste finds out that a message was lost, or nobody waits for it. */
const NOTICED = 6000;

export class Visit {
    /** What goes wrong, as sentences. */
    problems = [];
    done = [];
    /** What the page could complain of. */
    made = { storage: "", offline: false, ended: false, playerEnded: false };
    typed = new Set();
    /** Requests on their way: parts of the page that come with their first use. */
    loading = new Set();
    /** How often something was still not answered after a while. */
    gaveUp = 0;

    constructor(url, note = () => {}) {
        this.url = url;
        this.note = note;
    }

    found(text) {
        const last = this.done.slice(-4).join("; ");
        this.problems.push(`after ${this.done.length} (${last}): ${text}`);
    }

    async begin(browser, hash) {
        const { url } = this;
        const context = await browser.newContext({
            serviceWorkers: "block",
            acceptDownloads: false,
            permissions: ["clipboard-read", "clipboard-write"],
        });
        this.context = context;
        context.setDefaultTimeout(PATIENCE);
        await context.exposeBinding("tellNotice", (_, ...said) => this.hear(...said));
        await context.addInitScript(makeTrouble);
        context.on("console", (message) => {
            if (message.type() === "error") this.wrong(`console: ${message.text()}`);
        });
        context.on("weberror", (error) => {
            const { name, message, stack } = error.error();
            this.wrong(`uncaught: ${stack || `${name}: ${message}`}`);
        });
        context.on("request", (request) => {
            const to = request.url();
            // What the page saves itself: whether that comes to an end is not always told.
            if (!/^http/.test(to)) return;
            if (new URL(to).host !== new URL(url).host) this.found(`request: ${to}`);
            this.loading.add(request);
        });
        for (const end of ["requestfinished", "requestfailed"])
            context.on(end, (request) => this.loading.delete(request));
        // A page that trains or evolves asks before it is left; it is left all the same.
        context.on("dialog", (dialog) => {
            const leaves = dialog.type() === "beforeunload";
            (leaves ? dialog.accept() : dialog.dismiss()).catch(() => {});
        });
        const page = await context.newPage();
        this.page = page;
        context.on("page", (other) => setTimeout(() => other.isClosed() || other.close(), 1000));
        page.on("crash", () => this.found("the page has crashed"));
        this.session = await context.newCDPSession(page);
        await page.goto(url + hash);
        await this.stands();
    }

    wrong(text) {
        if (!EXPECTED.some((word) => word.test(text))) this.found(text);
    }

    /** A notice of a failure, or that the engine has stopped. */
    hear(name, text, lines) {
        const known = ANSWERS.some(([word, when]) => word.test(text) && when(this.made));
        if (known || [...this.typed].some((typed) => text.includes(typed))) return;
        this.found(`${name}: ${text} (refused last: ${lines})`);
    }

    /** The board is there with all its parts, and what was asked is answered. */
    async stands() {
        const { page } = this;
        await page.waitForFunction(
            () =>
                document.querySelector(".main:not([data-settled=false])") !== null &&
                globalThis.trouble.show !== null,
        );
        await this.settled();
    }

    async settled() {
        if ((await this.page.evaluate(() => globalThis.trouble?.settled())) === false)
            this.gaveUp++;
    }

    /** Settled, and the work that was begun has come to its end or has had its time. */
    async rests() {
        await this.settled();
        const until = performance.now() + LOADED;
        do await this.page.evaluate(() => globalThis.trouble?.rests());
        while (this.loading.size > 0 && performance.now() < until);
        // Once is enough for one whose page or worker has ended meanwhile.
        this.loading.clear();
    }

    /** Opens what stands behind the '#'; until then the address is as it was written. */
    async open(hash) {
        if (WRONG.includes(hash)) this.typed.add(hash);
        await this.page.evaluate((to) => {
            location.hash = to;
        }, hash);
        await this.settled();
    }

    async reload() {
        await this.page.reload();
        await this.stands();
    }

    async awayAndBack() {
        const { page } = this;
        await page.goto(`${this.url}licenses.txt`);
        await page.goBack({ waitUntil: "commit" });
        await this.stands();
    }

    /** The engine's worker ends, and the person has it started again. */
    async endEngine() {
        this.made.ended = true;
        await this.page.evaluate(() => {
            globalThis.trouble.engine().worker.terminate();
        });
        await this.page.locator(".crash").waitFor();
        await this.startAgain();
    }

    async startAgain() {
        const { page } = this;
        await page.evaluate(() => {
            Object.assign(globalThis.trouble, { show: null, report: null });
            globalThis.trouble.make({ haste: 1 });
            document.querySelector(".crash button").click();
        });
        await page.locator(".crash").waitFor({ state: "detached" });
        await this.stands();
    }

    /**
     * Does something whose first message to the engine ("told"), or from it ("said"), is lost. The page says so where
     * something is to come, and has to be started again; elsewhere nobody may notice before the page is left.
     */
    async loseMessage(side, work) {
        const { page } = this;
        this.made.ended = true;
        await page.evaluate((which) => {
            const { trouble } = globalThis;
            const engine = trouble.engine();
            engine.plan = { side: which, at: engine[which], lost: true };
            trouble.make({ haste: 4 });
        }, side);
        const said = await work();
        await this.settled();
        await page
            .waitForFunction(
                () => !globalThis.trouble.engine().lost || document.querySelector(".crash"),
                null,
                { timeout: NOTICED },
            )
            .catch(() => {});
        const lost = await page.evaluate(() => {
            const { trouble } = globalThis;
            trouble.make({ haste: 1 });
            trouble.engine().plan = null;
            return trouble.engine().lost;
        });
        const stopped = (await page.locator(".crash").count()) > 0;
        if (stopped) await this.kept(() => this.startAgain());
        else if (lost) await this.reload();
        return said;
    }

    /** Another one takes the place of a worker of a pool. */
    endWorker(by) {
        return this.page.evaluate((pick) => {
            const pool = globalThis.trouble.workers.filter(
                (one) => one.name === "lab" && one.alive,
            );
            pool[Math.floor(pick * pool.length)]?.worker.terminate();
        }, by);
    }

    /** One of those that run what people wrote. */
    async endPlayer(by) {
        const frame = this.page.frames().find((one) => one.url().endsWith("sandbox.html"));
        if (frame === undefined) return;
        this.made.playerEnded = true;
        await frame.evaluate((pick) => {
            const { players } = globalThis;
            players[Math.floor(pick * players.length)]?.terminate();
        }, by);
    }

    /** What is not to be lost. */
    async state() {
        return this.page.evaluate((key) => {
            const { trouble } = globalThis;
            const { storage } = trouble.now;
            trouble.now.storage = "";
            const settings = localStorage.getItem(key);
            trouble.now.storage = storage;
            const stopped = document.querySelector(".crash") !== null;
            return { game: trouble.game(), settings, stopped };
        }, SETTINGS);
    }

    /** Does something after which the game and the settings are as before; computers may have moved on. */
    async kept(work) {
        await this.settled();
        const whole = this.made.storage === "";
        // Then there is only the address, which is written a little later when moves come fast.
        if (!whole) await this.page.waitForTimeout(800);
        const before = await this.state();
        await work();
        await this.settled();
        const after = await this.state();
        if (before.game === null || before.game.mine === "") return;
        if (after.game === null || after.stopped) return this.found("no game after it");
        const record = ({ moves, redo }) => [...moves, ...(whole ? redo : [])].join(" ");
        for (const key of ["g", "p", "s", "start"])
            if (before.game[key] !== after.game[key])
                this.found(`${key} was ${before.game[key]}, is ${after.game[key]}`);
        const [was, is] = [before, after].map(({ game }) => record(game));
        if (!`${is} `.startsWith(was)) this.found(`moves lost: ${was} became ${is}`);
        if (before.settings !== after.settings)
            this.found(`settings were ${before.settings}, are ${after.settings}`);
    }

    /** A game of two people still stands as it is played. */
    async plays() {
        const { page } = this;
        await page.evaluate((key) => {
            globalThis.trouble.make({ storage: "", late: 0, mixed: false });
            const settings = JSON.parse(localStorage.getItem(key) ?? "{}");
            localStorage.setItem(key, JSON.stringify({ ...settings, language: "en" }));
        }, SETTINGS);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`${this.url}?${this.done.length}#v=1&g=connect4&p=human;human&s=1&e=1`);
        for (const [i, move] of ["4", "4", "3", "5"].entries()) {
            await page.locator(`.cell-button[aria-label$=", move ${move}"]`).click();
            await page.waitForFunction(
                (count) =>
                    document.querySelectorAll(".cell-button[aria-label*=' disc']").length === count,
                i + 1,
            );
        }
        await page.waitForFunction(() => /&m=4435/.test(location.hash));
    }

    async step(draw) {
        const { page, url } = this;
        // Back may lead out of the page.
        if (!page.url().startsWith(url) || page.url().endsWith("licenses.txt")) {
            await page.goto(url);
            await this.stands();
        }
        const action = next(this, plan(draw));
        this.made.offline = action.said.startsWith("offline");
        const begun = performance.now();
        this.done.push(action.said || "click");
        const said = await carryOut(this, action);
        this.done.splice(-1, 1, said);
        await this.rests().catch(() => {});
        this.note(`${Math.round(performance.now() - begun)} ${said}`);
        const typed = /": (.+)$/.exec(said)?.[1];
        if (typed !== undefined && !/^-?[\d.]+$/.test(typed)) this.typed.add(typed);
        this.made.storage = await page
            .evaluate(() => globalThis.trouble?.now.storage)
            .catch(() => this.made.storage);
    }
}

/** What the actions of a profile are drawn from. */
export const drawsOf = (seed, number) => draws(seed * 1_000_003 + number);

/** So many actions that follow from a seed and the number of the profile. */
export async function profile(browser, url, { seed, number, length, note }) {
    const draw = drawsOf(seed, number);
    const visit = new Visit(url, note);
    const game = GAMES[number % GAMES.length];
    const panel = PANELS[Math.floor(number / GAMES.length + number) % PANELS.length];
    try {
        await visit.begin(browser, `#v=1&g=${game}&w=${panel}.${number % 2}`);
        while (visit.done.length < length) await visit.step(draw);
        await visit.plays();
    } catch (error) {
        visit.found(`does not go on: ${error.message.split("\n")[0]}`);
    }
    await visit.context?.close();
    return visit;
}
