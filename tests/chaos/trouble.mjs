/**
 * What runs in every document before the page does: it makes the trouble that it is told to make, and notes what the
 * page is told by its engine. Functions here are sent to the browser as text: they see nothing of this module.
 */

/**
 * Sets `trouble` up. What it makes stands in `trouble.now` and goes on after a reload:
 *
 * `late`: messages of workers take up to so many milliseconds, each worker's in their order, those of several in
 * any. `mixed`: within one message lines of one job pass those of others, and how far a job has come is told less
 * often. `storage`: "full" refuses to write, "throws" every call, "refused" the very look at it. `shift`:
 * milliseconds by which the clock is wrong. `haste`: what waits for ten seconds and more waits so many times less.
 * `plan`: {name, side, at, lost}: the next worker of that name ends when it was told ("told") or has said ("said") so
 * many messages; what it says then is lost. With `lost` it does not end: only the message after those never arrives.
 */
export function makeTrouble() {
    const Real = globalThis.Worker;
    if (globalThis.origin === "null") {
        // The sandbox: players that people wrote.
        globalThis.players = [];
        globalThis.Worker = class extends Real {
            constructor(...args) {
                super(...args);
                globalThis.players.push(this);
            }
        };
        return;
    }
    if (!location.protocol.startsWith("http")) return;
    const calm = { late: 0, mixed: false, storage: "", shift: 0, haste: 1, plan: null };
    calm.draw = 1;
    const trouble = {
        now: { ...calm },
        /** {worker, name, alive, told, said, open, busy, lost} of every worker. */
        workers: [],
        engine: () => trouble.workers.findLast(({ name }) => name === "engine"),
        /** The address that the page has written last. */
        written: "",
        /** Lines that were refused. */
        refused: [],
        /** What the engine has told last of the game. */
        show: null,
        /** And of a job that it was asked about. */
        report: null,
    };
    globalThis.trouble = trouble;
    try {
        Object.assign(trouble.now, JSON.parse(window.name || "{}"));
    } catch {
        // Another page's.
    }
    trouble.make = (change) => {
        Object.assign(trouble.now, change);
        // The tab keeps it.
        window.name = JSON.stringify(trouble.now);
    };
    const draw = () => {
        trouble.now.draw = (trouble.now.draw * 16807) % 2147483647;
        return trouble.now.draw / 2147483647;
    };

    // ---- storage
    const refuse = (name) => {
        throw new DOMException("Refused on purpose.", name);
    };
    const guard = (holder, names, modes, name = "QuotaExceededError") => {
        for (const one of names) {
            const real = holder[one];
            holder[one] = function (...args) {
                if (modes.includes(trouble.now.storage)) refuse(name);
                return real.apply(this, args);
            };
        }
    };
    guard(Storage.prototype, ["setItem"], ["full", "throws"]);
    guard(Storage.prototype, ["getItem", "removeItem", "clear", "key"], ["throws"]);
    guard(IDBFactory.prototype, ["open"], ["throws", "refused"], "SecurityError");
    guard(IDBDatabase.prototype, ["transaction"], ["throws", "refused"], "InvalidStateError");
    guard(IDBObjectStore.prototype, ["put", "add"], ["full", "throws"]);
    guard(IDBObjectStore.prototype, ["get", "getAll", "delete"], ["throws"], "UnknownError");
    if (globalThis.CacheStorage) guard(CacheStorage.prototype, ["open", "match"], ["throws"]);
    for (const name of ["localStorage", "sessionStorage"]) {
        const { get } = Object.getOwnPropertyDescriptor(window, name);
        Object.defineProperty(window, name, {
            configurable: true,
            get: () =>
                trouble.now.storage === "refused" ? refuse("SecurityError") : get.call(window),
        });
    }

    // ---- the clock
    const { Date: Clock } = globalThis;
    const { now } = Clock;
    Clock.now = () => now() + trouble.now.shift;
    globalThis.Date = new Proxy(Clock, {
        construct: (made, args, target) =>
            Reflect.construct(made, args.length > 0 ? args : [Clock.now()], target),
    });

    // ---- patience
    const { setTimeout: wait } = globalThis;
    globalThis.setTimeout = (work, time, ...args) =>
        wait(work, time >= 10_000 ? time / trouble.now.haste : time, ...args);

    // ---- workers
    /** Lines of one message in another order: those of one job or one question stay in theirs. */
    const mixed = (lines) => {
        const told = lines.map((one) => {
            const job = one.kind === "json" ? /"job":(\d+)/.exec(one.line)?.[1] : undefined;
            return { one, keys: [`ask ${one.ask}`, ...(job ? [`job ${job}`] : [])], job };
        });
        const groups = [];
        for (const line of told) {
            const touched = groups.filter(({ keys }) => line.keys.some((key) => keys.has(key)));
            const group = { keys: new Set(line.keys), lines: [] };
            for (const old of touched) {
                for (const key of old.keys) group.keys.add(key);
                group.lines.push(...old.lines);
                groups.splice(groups.indexOf(old), 1);
            }
            group.lines.push(line);
            group.lines.sort((a, b) => told.indexOf(a) - told.indexOf(b));
            groups.push(group);
        }
        const found = [];
        while (groups.length > 0) {
            const group = groups[Math.floor(draw() * groups.length)];
            const { one, job } = group.lines.shift();
            if (group.lines.length === 0) groups.splice(groups.indexOf(group), 1);
            const progress = /^\{"type":"progress"/;
            // The next line of the same job tells more.
            const next = group.lines[0];
            const old = job !== undefined && progress.test(one.line) && next?.job === job;
            if (!(old && progress.test(next.one.line))) found.push(one);
        }
        return found;
    };
    const read = (state, data) => {
        if (data.type === "completed" || data.type === "handed") state.open.delete(data.ask);
        if (data.type !== "output") return;
        state.busy = data.busy;
        for (const { ask, kind, line } of data.batch)
            if (kind === "json" && line.startsWith('{"type":"error"'))
                trouble.refused.push(state.lines.get(ask) ?? "");
        for (const { ask } of data.done) {
            state.open.delete(ask);
            if (state.lines.size > 50) state.lines.delete(state.lines.keys().next().value);
        }
        // The page takes nothing that comes after a message that it misses.
        if (state.name !== "engine" || (state.lost && state.plan?.side === "said")) return;
        for (const { kind, line } of data.batch) {
            const [, type] =
                /^\{"type":"(position|report)"/.exec(kind === "json" ? line : "") ?? [];
            if (type === "report") trouble.report = JSON.parse(line);
            if (type === "position") trouble.show = JSON.parse(line).show;
        }
    };
    globalThis.Worker = class extends Real {
        constructor(address, options) {
            super(address, options);
            const name = options?.name ?? "";
            const state = { worker: this, name, alive: true, told: 0, said: 0, open: new Set() };
            state.lines = new Map();
            this.state = state;
            trouble.workers.push(state);
            const { plan } = trouble.now;
            if (plan !== null && plan.name === name) {
                state.plan = plan;
                trouble.make({ plan: null });
            }
            let heard = null;
            let last = Promise.resolve();
            let waiting = 0;
            const hear = (event) => {
                if (!state.alive) return;
                if (state.loses("said")) return;
                const data = event.data;
                if (trouble.now.mixed && data.type === "output") data.batch = mixed(data.batch);
                read(state, data);
                heard?.(event);
                state.said++;
                state.look("said");
            };
            state.look = (side) => {
                const { plan: mine } = state;
                if (mine?.side === side && !mine.lost && state[side] >= mine.at) this.terminate();
            };
            /** Whether the next message of that side is lost; it counts. */
            state.loses = (side) => {
                const { plan: mine } = state;
                if (mine?.side !== side || !mine.lost || state[side] !== mine.at) return false;
                state[side]++;
                state.lost = true;
                return true;
            };
            super.onmessage = (event) => {
                const wait = trouble.now.late > 0 ? Math.floor(draw() * trouble.now.late) : 0;
                if (wait === 0 && waiting === 0) return hear(event);
                waiting++;
                const rest = new Promise((done) => setTimeout(done, wait));
                last = last
                    .then(() => rest)
                    .then(() => {
                        waiting--;
                        hear(event);
                    });
            };
            Object.defineProperty(this, "onmessage", {
                get: () => heard,
                set: (value) => {
                    heard = value;
                },
            });
        }
        postMessage(message, ...more) {
            const { state } = this;
            if (!state.alive) return;
            if (typeof message?.ask === "number") state.open.add(message.ask);
            if (message?.type === "exec") state.lines.set(message.ask, message.line);
            if (state.loses("told")) return;
            super.postMessage(message, ...more);
            state.told++;
            state.look("told");
        }
        terminate() {
            this.state.alive = false;
            this.state.open.clear();
            super.terminate();
        }
    };

    // ---- what the page says of itself
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...args) {
        replaceState.apply(this, args);
        trouble.written = location.hash;
    };
    const said = new WeakMap();
    const tell = () => {
        for (const one of document.querySelectorAll(".notice.error, .crash")) {
            const text = one.querySelector(".notice-text, span")?.textContent ?? "";
            if (said.get(one) === text) continue;
            said.set(one, text);
            globalThis.tellNotice?.(one.className, text, trouble.refused.slice(-3).join(" | "));
        }
    };
    let changes = 0;
    new MutationObserver(() => {
        changes++;
        tell();
    }).observe(document, {
        childList: true,
        subtree: true,
        attributes: true,
        characterData: true,
    });

    /** Frames without a change of a page that rests; milliseconds that one which does not is waited for. */
    const QUIET = 6;
    const REST = 1000;
    const frame = () => new Promise(requestAnimationFrame);
    /** When everything that was asked is answered and drawn: true; or after a while: false. */
    trouble.settled = async () => {
        const until = performance.now() + 3000;
        const open = () =>
            trouble.workers.some((one) => one.name === "engine" && one.open.size > 0);
        do {
            await frame();
            await frame();
        } while (open() && performance.now() < until);
        return !open();
    };
    /** When nothing is at work and nothing has changed for a while, or some time has gone by. */
    trouble.rests = async () => {
        const until = performance.now() + REST;
        const works = () => trouble.workers.some(({ alive, busy }) => alive && busy);
        for (let quiet = 0; quiet < QUIET && performance.now() < until; quiet++) {
            const before = changes;
            await frame();
            if (works() || changes > before) quiet = -1;
        }
    };
    /** The game as the engine has told it: {game, players, seed, moves, redo}; null before. */
    trouble.game = () => {
        const { show } = trouble;
        if (show === null) return null;
        const parts = new URLSearchParams(show.link.replaceAll("+", "%2B"));
        const [g, p, s] = ["g", "p", "s"].map((key) => parts.get(key));
        const { moves_played: moves, redo } = show;
        return { g, p, s, moves, redo, start: show.start ?? "", mine: location.hash };
    };
}
