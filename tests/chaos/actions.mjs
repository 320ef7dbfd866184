/** What may be done to the page: chosen by seed, carried out as a person or the world outside would. */

export const GAMES = ["connect4", "tron", "2048", "amazons"];
/** Where profiles begin: every panel. */
export const PANELS = [
    ...["think", "match", "inside", "evolve", "game", "write", "tournament", "players"],
    ...["accuracy", "layers", "sweep", "rounds", "outlook", "train"],
];
const SIZES = [
    [1440, 900],
    [1280, 720],
    [820, 1180],
    [390, 844],
];
const KEYS = [
    ...["Enter", "Space", "Escape", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
    ...["Enter", "Space", "Escape", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
    ...["Home", "End", "1", "4", "7", "n", "u", "h", "s", "?", "PageUp", "w", "Backspace"],
];
/** Typed into whatever takes text; those that mean nothing are known again in what the page answers. */
const TEXTS = ["0", "-1", "1e99", "12", "uct", "'\"<b>", "", "ä€😀", "connect4(cols=5)"];
/** Links with what nobody can read; the page says so. */
const WRONG = ["v=1&g=connect4(cols=zork)", "v=9", "z=AAAA", "v=1&g=amazons&m=zz&w=lab"];
const LINKS = [
    "v=1&g=connect4&m=4453&p=human;uct",
    "v=1&g=2048&p=expectimax&w=tree",
    "v=1&g=tron&p=uct;uct&w=match",
    "v=1&g=amazons&w=inside.1",
];

/** What is done often, each up to a share of all actions; of the rest each is as likely. */
const OFTEN = [
    ["anything", 0.65],
    ["work", 0.71],
    ["panel", 0.77],
    ["key", 0.87],
];
const RARE = [
    ...["another game", "a link", "a wrong link", "size", "back", "forward"],
    ...["reload", "reload", "away and back", "frozen and resumed", "hidden and shown"],
    ...["storage", "late", "mixed", "the clock", "offline", "the engine ends", "the engine ends"],
    ...["a worker of a pool ends", "a worker of a player ends", "a message is lost", "scheme"],
];

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function draws(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = Math.imul(state ^ (state >>> 15), state | 1);
        t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
    };
}

/**
 * In the page: does something to one of all that a person could act on, and answers what it was. Every one of them
 * gets a number made of `salt` and its name, without digits, which may count what a search has done, but with its
 * place among those of that name; the one with the least is chosen: what else is there, or not yet, does not change the
 * choice.
 */
export function act({ salt, how, text, only }) {
    const all =
        only ??
        "button, [role=tab], [role=menuitem], [role=radio], [role=option], input, select, summary, textarea, a[href^='#'], .cm-content, canvas";
    const nameOf = (one) =>
        (one.ariaLabel || one.labels?.[0]?.textContent || one.textContent || "")
            .trim()
            .replaceAll(/\s+/g, " ")
            .slice(0, 40);
    const number = (words) => {
        let sum = 0x811c9dc5 ^ salt;
        for (const letter of words) sum = Math.imul(sum ^ letter.codePointAt(0), 0x01000193);
        sum = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b);
        sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
        return (((sum ^ (sum >>> 16)) >>> 0) + 1) / 2 ** 32;
    };
    /** Cells are many, what leads to other parts of the page is rare. */
    const weight = (one) => {
        if (one.closest(".board, .stage") !== null) return 0.3;
        if (one.matches("[role=tab], .primary, [role=menuitem]")) return 3;
        if (one.matches("[type=radio]")) return 2;
        return 1;
    };
    const seen = new Map();
    let best = null;
    for (const one of document.querySelectorAll(all)) {
        const { width, height } = one.getBoundingClientRect();
        if (one.disabled || one.type === "file" || width === 0 || height === 0) continue;
        const said = `${one.localName}${one.type ? `[${one.type}]` : ""} "${nameOf(one)}"`;
        const alike = said.replaceAll(/\d/g, "");
        const count = (seen.get(alike) ?? 0) + 1;
        seen.set(alike, count);
        const rank = -Math.log(number(`${alike} ${count}`)) / weight(one);
        if (best === null || rank < best.rank) best = { one, said, rank };
    }
    if (best === null) return "nothing to click";
    const { one, said } = best;
    const tell = (type) => one.dispatchEvent(new Event(type, { bubbles: true }));
    const set = (value) => {
        const { prototype } = one.localName === "textarea" ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype, "value").set.call(one, value);
        tell("input");
        tell("change");
    };
    if (one.localName === "select") {
        const able = [...one.options].filter(({ disabled }) => !disabled);
        one.value = able[Math.floor(how * able.length)]?.value ?? one.value;
        tell("change");
        return `${said}: ${one.value}`;
    }
    if (one.type === "range" || one.type === "number") {
        const [min, max] = [Number(one.min || 0), Number(one.max || 100)];
        set(String(min + how * (max - min)));
        return `${said}: ${one.value}`;
    }
    if (one.localName === "textarea" || one.type === "text" || one.type === "search") {
        one.focus();
        set(text);
        return `${said}: ${text}`;
    }
    one.focus();
    const at = one.getBoundingClientRect();
    const where = {
        bubbles: true,
        cancelable: true,
        clientX: at.x + how * at.width,
        clientY: at.y + ((how * 7) % 1) * at.height,
    };
    one.dispatchEvent(new MouseEvent("click", where));
    return said;
}

/** One that takes the page away ends what is asked of it meanwhile. */
const LEFT = /Execution context was destroyed|navigat|ERR_ABORTED|Target page.*closed/;

/**
 * The next action as it follows from the seed, whatever is on the page: {what, salt, how, by, other, text, key}. `what`
 * is a name in the table of `next`, the others are numbers and words for it to use.
 */
export function plan(draw) {
    const any = (list) => list[Math.floor(draw() * list.length)];
    const kind = draw();
    const salt = Math.floor(draw() * 2 ** 31);
    const [how, by, other] = [draw(), draw(), draw()];
    const drawn = { salt, how, by, other, text: any(TEXTS), key: any(KEYS) };
    const [what] = OFTEN.find(([, most]) => kind < most) ?? [any(RARE)];
    return { what, ...drawn };
}

/** Carries a plan out on `visit` (of profile.mjs): {said, run}; `said` is empty where only the page can tell. */
export function next(visit, { what, salt, how, by, other, text, key }) {
    const { page, context, session } = visit;
    const pick = (list, number) => list[Math.floor(number * list.length)];
    /** The address changes in a while, or there is nothing behind or before it. */
    const walk = (steps) =>
        page.evaluate(async (count) => {
            history.go(count);
            await new Promise((done) => {
                addEventListener("hashchange", done, { once: true });
                setTimeout(done, 200);
            });
        }, steps);
    const make = (change) => page.evaluate((to) => globalThis.trouble?.make(to), change);
    const doing = (only) => page.evaluate(act, { salt, how, text, only });
    const runs = {
        anything: () => doing(),
        // What begins something that takes its time, and ends it.
        work: () => doing(".side .buttons button, .toolbar button, .status button"),
        panel: () => doing("[role=tab], .side [type=radio]"),
        key: () => page.keyboard.press(key),
        "another game": () => visit.open(`v=1&g=${pick(GAMES, by)}&s=${Math.floor(other * 9)}`),
        "a link": () => visit.open(pick(LINKS, by)),
        "a wrong link": () => visit.open(pick(WRONG, by)),
        size: () => {
            const [width, height] = pick(SIZES, by);
            return page.setViewportSize({ width, height });
        },
        back: () => walk(-1),
        forward: () => walk(1),
        reload: () => visit.kept(() => visit.reload()),
        "away and back": () => visit.kept(() => visit.awayAndBack()),
        "frozen and resumed": () =>
            visit.kept(async () => {
                await session.send("Page.setWebLifecycleState", { state: "frozen" });
                await session.send("Page.setWebLifecycleState", { state: "active" });
            }),
        "hidden and shown": () =>
            visit.kept(async () => {
                const front = await context.newPage();
                await front.bringToFront();
                await front.close();
                await page.bringToFront();
            }),
        storage: () => make({ storage: pick(["", "", "full", "throws", "refused"], by) }),
        late: () => make({ late: pick([0, 0, 20, 200], by) }),
        mixed: () => make({ mixed: by < 0.5, draw: 1 + Math.floor(other * 1e9) }),
        "the clock": () => make({ shift: Math.floor((by - 0.5) * 1e9) }),
        offline: async () => {
            await context.setOffline(true);
            await context.setOffline(false);
        },
        "the engine ends": () => visit.kept(() => visit.endEngine()),
        "a worker of a pool ends": () => visit.endWorker(by),
        "a worker of a player ends": () => visit.endPlayer(by),
        "a message is lost": async () => {
            const said = await visit.loseMessage(by < 0.5 ? "told" : "said", () => doing());
            return `a message is lost: ${said}`;
        },
        scheme: () =>
            page.emulateMedia({
                colorScheme: pick(["dark", "light"], by),
                reducedMotion: pick(["reduce", "no-preference"], other),
            }),
    };
    const clicks = { anything: "", work: "", panel: "", "a message is lost": "" };
    const told = { ...clicks, key: `key ${key}` };
    return { said: told[what] ?? `${what} (${by.toFixed(3)})`, run: runs[what] };
}

/** Carries an action out; what it was. */
export async function carryOut(visit, action) {
    try {
        const said = await action.run();
        return action.said || said;
    } catch (error) {
        if (!LEFT.test(error.message)) throw error;
        await visit.page.waitForLoadState();
        return action.said || "nothing, on the way to another page";
    }
}

export { WRONG };
