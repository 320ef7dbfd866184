/**
 * Walks through the page from within, for tests that look at very many states of it: each is awaited and looked at there,
 * so that none costs a trip to the test. It presses what has a selector, as a click does.
 */

/**
 * To be evaluated in the page: puts `walker` there. `code` and `shortened` are selectors, of what is code by nature or in
 * a language of its own, and of what is shortened on purpose.
 */
export function install([code, shortened]) {
    const NAMES = [
        "aria-label",
        "aria-description",
        "aria-roledescription",
        "aria-valuetext",
        "title",
        "alt",
        "placeholder",
    ];
    /**
     * No words of a language: code, which stands between backquotes or other quotes in a sentence, lists of names as the
     * core has them, kinds of files, networks, and a few that refusals in the tests are about.
     */
    const NAMED =
        /`[^`]*`|«[^»]*»|“[^”]*”|(?:\b[a-z\d]+, ){2,}[a-z\d]+|\b(?:CSV|JSON|SVG|PNG|shipped|trained|uct|sims|rows|connect4)\b/g;
    const DRAWN = { opacityProperty: true };
    /** Milliseconds: until a state has come, or what it lacks at first; and until what always changes is looked at. */
    const COMES = 30_000;
    const SETTLES = 1500;
    const nameOf = (element) =>
        `${element.localName}.${element.className.baseVal ?? element.className}`;
    const all = (selector) => [...document.querySelectorAll(selector)];
    const found = new Set();
    let where = "";
    let changed = () => {};
    let changes = 0;
    new MutationObserver(() => {
        changes++;
        changed();
    }).observe(document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
    });

    const frame = () => new Promise(requestAnimationFrame);
    /** The next change of the page, or a while without any: what is awaited may be no part of it. */
    const change = () =>
        new Promise((done) => {
            const timer = setTimeout(done, 100);
            changed = () => {
                clearTimeout(timer);
                done();
            };
        });

    /** What `condition` finds, a function or a selector, as soon as that is something. */
    async function until(condition) {
        const holds =
            typeof condition === "string" ? () => document.querySelector(condition) : condition;
        const end = performance.now() + COMES;
        for (;;) {
            const value = holds();
            if (value) return value;
            if (performance.now() > end) throw new Error(`${where}: nothing like ${condition}`);
            await change();
        }
    }

    /** A frame in which nothing has changed; a page that always changes is looked at, too. */
    async function quiet() {
        const end = performance.now() + SETTLES;
        for (let before = -1; before !== changes && performance.now() < end; ) {
            before = changes;
            await frame();
        }
    }

    const unfolded = new WeakSet();
    /** What folds hide is opened, and what then stands in them; once, for some close when another opens. */
    async function unfold() {
        for (;;) {
            const folds = all("details:not([open])").filter((fold) => !unfolded.has(fold));
            if (folds.length === 0) return;
            for (const fold of folds) {
                unfolded.add(fold);
                fold.open = true;
            }
            await quiet();
        }
    }

    /**
     * Texts that can be read or heard and have letters without an accent ("bare"), and those that some box cuts or that
     * stick out of their button ("cut"). A box that scrolls cuts nothing.
     */
    function audit() {
        const faults = new Set();
        const bare = (text, place) => {
            if (/[A-Za-z]{2}/.test(text.replaceAll(NAMED, "")))
                faults.add(`bare: ${text.trim()} (${place})`);
        };
        const boxes = new Map();
        const boxOf = (element) => {
            let box = boxes.get(element);
            if (box === undefined) {
                const { overflowX, overflowY, position } = getComputedStyle(element);
                box = { overflowX, overflowY, position, edge: element.getBoundingClientRect() };
                boxes.set(element, box);
            }
            return box;
        };
        const speaks = (element) => {
            for (const name of NAMES) {
                const text = element.getAttribute(name) ?? "";
                // A tip may be a spec, or say what something is called in the console.
                if (text !== "" && (name !== "title" || !/^\S*$|=|[^ -~]/.test(text)))
                    bare(text, `${name} of ${nameOf(element)}`);
            }
        };
        // What is not drawn is passed over with all that is in it.
        const { FILTER_ACCEPT, FILTER_REJECT, FILTER_SKIP, SHOW_ELEMENT, SHOW_TEXT } = NodeFilter;
        const walker = document.createTreeWalker(
            document.body,
            SHOW_ELEMENT | SHOW_TEXT,
            (node) => {
                if (node.nodeType === Node.TEXT_NODE)
                    return /\S/.test(node.data) ? FILTER_ACCEPT : FILTER_SKIP;
                if (node.matches(code)) return FILTER_REJECT;
                // Of a menu the browser draws its own.
                const drawn = node.matches("option, optgroup") || node.checkVisibility(DRAWN);
                if (!drawn) return FILTER_REJECT;
                speaks(node);
                return FILTER_SKIP;
            },
        );
        const range = document.createRange();
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const owner = node.parentElement;
            const select = owner.closest("select");
            if (!(select ?? owner).checkVisibility({ visibilityProperty: true })) continue;
            bare(node.data, nameOf(owner));
            if (select !== null || owner.closest(`.sr-only, svg, ${shortened}`) !== null) continue;
            range.selectNodeContents(node);
            const text = range.getBoundingClientRect();
            if (text.width === 0) continue;
            for (let box = owner; box !== document.body; box = box.parentElement) {
                const { overflowX, overflowY, position, edge } = boxOf(box);
                // A word that gives way to its icon is still read aloud; a state that has no room goes to a line below.
                if (edge.width <= 2 || text.top >= edge.bottom - 1) break;
                const out = text.right > edge.right + 4 || text.left < edge.left - 4;
                const under = text.bottom > edge.bottom + 2;
                const hides = /hidden|clip/;
                if (
                    (out &&
                        (hides.test(overflowX) ||
                            box.matches("button, [role=tab], .segment, th, td"))) ||
                    (under && hides.test(overflowY))
                ) {
                    faults.add(
                        `cut: ${owner.textContent.trim()} (${nameOf(owner)} in ${nameOf(box)})`,
                    );
                    break;
                }
                if (/auto|scroll/.test(overflowX + overflowY) || position === "fixed") break;
            }
        }
        const excess = document.documentElement.scrollWidth - innerWidth;
        if (excess > 0) faults.add(`the page is ${excess} pixels too wide`);
        return [...faults];
    }

    const examined = new Set();
    /** What axe says of a part (axe.mjs), in the dark of its contrast; once of each kind of state, in whatever game. */
    async function complain(state, part) {
        const kind = state.replace(/^.*: /, "");
        if (examined.has(kind)) return;
        examined.add(kind);
        const root = document.documentElement;
        const { theme } = root.dataset;
        for (const text of await complaints(part)) found.add(`${state}: axe, ${text}`);
        root.dataset.theme = theme === "dark" ? "light" : "dark";
        for (const text of await complaints(part, ["color-contrast"]))
            found.add(`${state}: axe, ${root.dataset.theme}, ${text}`);
        root.dataset.theme = theme;
    }

    /**
     * Notes what is wrong with what stands there; the rest of the core's words comes after the first answer. `part` is a
     * selector, what axe looks at: where something new is to be seen.
     */
    async function look(state, part) {
        where = state;
        await quiet();
        await unfold();
        // One that stays is waited for once: the others are told soon.
        const end = performance.now() + (found.size === 0 ? COMES : SETTLES);
        let faults = audit();
        while (faults.length > 0 && performance.now() < end) {
            await change();
            await frame();
            faults = audit();
        }
        for (const fault of faults) found.add(`${state}: ${fault}`);
        if (part !== undefined) await complain(state, part);
    }

    /** Clicks the last element of that kind, as soon as it can be. */
    async function press(selector) {
        const usable = `${selector}:not(:disabled)`;
        await until(usable);
        all(usable).at(-1).click();
    }

    /**
     * Presses each of these; `shown` tells from the element when that is seen, `named` what that is then, `part` is for
     * axe.
     */
    async function each(selector, state, shown, { part, named, next } = {}) {
        for (let at = 0; at < all(selector).length; at++) {
            const element = all(selector)[at];
            element.click();
            await until(() => shown(all(selector)[at], element));
            await look(`${state} ${named?.() ?? at}`, part);
            await next?.(at);
        }
    }

    /** Opens another address; `shown` is awaited, a selector or a function. */
    async function go(hash, shown) {
        where = hash;
        location.hash = hash;
        await until(shown);
    }

    /** A dialog that a button opens, looked at and closed. */
    async function dialog(opener) {
        where = `dialog ${opener}`;
        await press(opener);
        await until("dialog[open]");
        await look(`dialog ${opener}`, "dialog[open]");
        await press("dialog[open] .dialog-head .icon-button");
        await until(() => document.querySelector("dialog[open]") === null);
    }

    /** What a menu offers. */
    async function menu(opener) {
        where = `menu ${opener}`;
        await press(opener);
        await until(".menu-list");
        await look(`menu ${opener}`);
        await press(opener);
        await until(() => document.querySelector(".menu-list") === null);
    }

    /** Types into an entry. */
    async function type(selector, text) {
        const entry = await until(selector);
        const kind = entry.localName === "textarea" ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(kind.prototype, "value").set.call(entry, text);
        for (const event of ["input", "change"])
            entry.dispatchEvent(new Event(event, { bubbles: true }));
    }

    /** Gives a file to an entry for files. */
    function load(selector, name) {
        const entry = document.querySelector(selector);
        const files = new DataTransfer();
        files.items.add(new File(["nothing of the kind"], name));
        entry.files = files.files;
        entry.dispatchEvent(new Event("change", { bubbles: true }));
    }

    globalThis.walker = {
        all,
        audit,
        dialog,
        each,
        found,
        go,
        load,
        look,
        menu,
        press,
        type,
        until,
    };
}
