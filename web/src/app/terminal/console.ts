/**
 * The console: the same lines as in the native program, in an xterm.js terminal. Loaded when it is
 * first opened. Enter sends the line, Tab completes, Ctrl-R searches the history, Ctrl-C stops what
 * runs, Ctrl-L clears, Shift-Tab leaves.
 */
import { device } from "../../text/device.ts";
import "@xterm/xterm/css/xterm.css";
import { effect } from "@preact/signals";
import { FitAddon } from "@xterm/addon-fit";
import { WebLinksAddon } from "@xterm/addon-web-links";
import { type ITheme, Terminal } from "@xterm/xterm";
import type { Sent } from "../../engine/client.ts";
import { engine } from "../../engine/engine.ts";
import type { Describe } from "../../engine/protocol.ts";
import { carryBook } from "../../state/act/book.ts";
import { changed } from "../../state/act/computer.ts";
import { keepTrained } from "../../state/act/stored.ts";
import { settings } from "../../state/keep/settings.ts";
import { describe, shownFamily } from "../../state/read/store.ts";
import { core } from "../../words/core.ts";
import { linkTo } from "../../words/language.ts";
import { terminal as say } from "../../words/terminal.ts";
import { History } from "./history.ts";
import { byWords, commonStart, edit, empty, insert, type Line, replace } from "./line.ts";
import { Screen } from "./screen.ts";

const PROMPT = "> ";
/** The theme's soft text: dim letters would have too little contrast. */
const DIM = "\x1b[90m";
const RED = "\x1b[31m";
const PLAIN = "\x1b[0m";
/** Completions listed at most. */
const LISTED = 24;

function theme(): ITheme {
    const style = getComputedStyle(document.documentElement);
    const colour = (name: string) => style.getPropertyValue(name).trim();
    return {
        background: colour("--surface"),
        foreground: colour("--text"),
        cursor: colour("--accent"),
        cursorAccent: colour("--surface"),
        selectionBackground: colour("--term-selection"),
        red: colour("--bad"),
        green: colour("--good"),
        yellow: colour("--warn"),
        blue: colour("--accent"),
        cyan: colour("--term-cyan"),
        magenta: colour("--term-magenta"),
        white: colour("--text-soft"),
        brightBlack: colour("--text-soft"),
    };
}

async function send(text: string): Promise<void> {
    await carryBook([text]);
    const carriedOut = changed(() => engine.send(text, { mode: "text", origin: "terminal" }));
    if (!/^\s*train\b/.test(text)) return;
    await carriedOut;
    await keepTrained();
}

/** What the page says to `help` in its own language; null: the core answers. */
async function helpOf(text: string): Promise<string | null> {
    const [asked, word = null] = /^\s*help(?:\s+(\S+))?\s*$/.exec(text) ?? [];
    const tables = describe.value;
    if (asked === undefined || core.help === null || tables === null) return null;
    await core.rest?.("all");
    return core.help(core.line(tables, "") as Describe, shownFamily.value ?? "", word);
}

/** Lines that are wider than the terminal break between words. */
const wrapped = (text: string, columns: number) =>
    text
        .split("\n")
        .map((line) => byWords(line, columns))
        .join("\n");

/** Where the history is kept; null in a browser that refuses. */
function storage(): Storage | null {
    try {
        return localStorage;
    } catch {
        return null;
    }
}

export class Console {
    private readonly terminal: Terminal;
    private readonly fit = new FitAddon();
    private readonly screen: Screen;
    private readonly history = new History(storage());
    private readonly disposers: (() => void)[] = [];
    private echoed = 0;
    private line: Line = empty;
    /** Ctrl-R: what is looked for and how many matches were passed over. */
    private search: { part: string; skip: number } | null = null;
    /** Lines that wait for a file leave in their order. */
    private sending: Promise<void> = Promise.resolve();

    constructor(host: HTMLElement) {
        this.terminal = new Terminal({
            theme: theme(),
            fontFamily: getComputedStyle(document.documentElement).getPropertyValue("--mono"),
            fontSize: 13,
            lineHeight: 1.25,
            cursorBlink: !matchMedia("(prefers-reduced-motion: reduce)").matches,
            minimumContrastRatio: 4.5,
            screenReaderMode: settings.value.screenReader,
            scrollback: 4000,
        });
        this.terminal.loadAddon(this.fit);
        this.terminal.loadAddon(new WebLinksAddon((_event, address) => follow(address)));
        this.terminal.open(host);
        this.fit.fit();
        this.screen = new Screen(this.terminal);
        this.terminal.write(`${DIM}${device(say.begin.fingers, say.begin.keys)}${PLAIN}\r\n`);
        this.draw();
        this.listen(host);
    }

    focus(): void {
        this.terminal.focus();
    }

    close(): void {
        for (const dispose of this.disposers) dispose();
        this.terminal.dispose();
    }

    private listen(host: HTMLElement): void {
        const { terminal, screen } = this;
        const resize = new ResizeObserver(() => host.clientHeight > 0 && this.fit.fit());
        resize.observe(host);
        const data = terminal.onData((keys) => this.receive(keys));
        terminal.attachCustomKeyEventHandler((event) => this.ours(event));
        this.disposers.push(
            () => resize.disconnect(),
            () => data.dispose(),
            effect(() => this.echo(engine.sent.value)),
            engine.onText(({ kind, text }) => {
                if (kind === "progress") {
                    screen.show(text);
                    return;
                }
                screen.show("");
                const error = kind === "error";
                const words = error ? byWords(text, terminal.cols) : "";
                screen.print(error ? `${RED}${words}${PLAIN}` : withAddress(text));
            }),
            effect(() => {
                if (!engine.busy.value) screen.show("");
            }),
            effect(() => {
                terminal.options.screenReaderMode = settings.value.screenReader;
            }),
        );
        const observer = new MutationObserver(() => {
            terminal.options.theme = theme();
        });
        observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
        this.disposers.push(() => observer.disconnect());
    }

    /** What the page sends, and has sent before the console was opened. */
    private echo(sent: readonly Sent[]): void {
        for (const { number, line, quiet, origin } of sent) {
            if (number <= this.echoed || quiet || origin !== "page") continue;
            this.screen.print(`${DIM}${PROMPT}${line}${PLAIN}`);
        }
        this.echoed = sent.at(-1)?.number ?? this.echoed;
    }

    /** Keys that the terminal must leave to the browser or to us. */
    private ours(event: KeyboardEvent): boolean {
        if (event.key === "Tab" && event.shiftKey) return false;
        if (event.ctrlKey && event.key === "`") return false;
        if (event.ctrlKey && event.key === "c" && this.terminal.hasSelection()) return false;
        return true;
    }

    private draw(): void {
        if (this.search !== null) {
            this.screen.edit(
                `${say.search(this.search.part)} `,
                this.line.text,
                this.line.text.length,
            );
        } else this.screen.edit(PROMPT, this.line.text, this.line.at);
    }

    /** Keys come one by one, pasted text as a whole. */
    private receive(keys: string): void {
        if (keys.length > 1 && !keys.startsWith("\x1b")) {
            const lines = keys.split(/\r\n|\r|\n/);
            for (const [i, part] of lines.entries()) {
                this.line = insert(this.line, part.replaceAll("\t", " "));
                if (i < lines.length - 1) this.enter();
            }
            this.draw();
            return;
        }
        if (this.search !== null && this.searching(keys)) return;
        const edited = edit(this.line, keys);
        if (edited !== null) this.line = edited;
        else if (keys === "\r") this.enter();
        else if (keys === "\t") {
            void this.complete();
            return;
        } else if (keys === "\x1b[A" || keys === "\x10") this.recall(-1);
        else if (keys === "\x1b[B" || keys === "\x0e") this.recall(1);
        else if (keys === "\x12") {
            this.search = { part: "", skip: 0 };
        } else if (keys === "\x0c") {
            this.screen.clear();
        } else if (keys === "\x03") this.interrupt();
        else if (keys >= " " && !keys.startsWith("\x1b")) this.line = insert(this.line, keys);
        this.draw();
    }

    private enter(): void {
        const { text } = this.line;
        this.line = empty;
        this.search = null;
        this.screen.edit(PROMPT, "", 0);
        this.screen.print(`${PROMPT}${text}`);
        this.history.add(text);
        if (text.trim() === "clear") this.screen.clear();
        else if (text.trim() !== "")
            this.sending = this.sending.then(async () => {
                const told = await helpOf(text);
                if (told === null) await send(text);
                else this.screen.print(wrapped(told, this.terminal.cols));
            });
    }

    private recall(step: -1 | 1): void {
        const text = this.history.move(step, this.line.text);
        if (text !== null) this.line = { text, at: text.length };
    }

    /** Ctrl-C: ends what runs, or throws the line away. */
    private interrupt(): void {
        const { text } = this.line;
        this.line = empty;
        if (text !== "") this.screen.print(`${PROMPT}${text}^C`);
        else if (engine.busy.value) void engine.send("stop", { mode: "text", origin: "terminal" });
    }

    /** One key of Ctrl-R; false when the key ends the search and is to be handled as usual. */
    private searching(keys: string): boolean {
        const search = this.search as { part: string; skip: number };
        if (keys === "\x12") search.skip++;
        else if (keys === "\x7f") {
            search.part = search.part.slice(0, -1);
            search.skip = 0;
        } else if (keys === "\x1b" || keys === "\x07" || keys === "\x03") {
            this.search = null;
            this.line = empty;
            this.draw();
            return true;
        } else if (keys >= " " && !keys.startsWith("\x1b")) {
            search.part += keys;
            search.skip = 0;
        } else {
            this.search = null;
            return false;
        }
        const found = this.history.search(search.part, search.skip);
        if (found !== null) this.line = { text: found, at: found.length };
        else search.skip = Math.max(0, search.skip - 1);
        this.draw();
        return true;
    }

    private async complete(): Promise<void> {
        const { text, at } = this.line;
        const { from, words } = await engine.complete(text, at);
        if (this.line.text !== text || this.line.at !== at || words.length === 0) return;
        const start = commonStart(words.map(({ word }) => word));
        const only = words.length === 1;
        if (only || start.length > at - from) {
            const closed = /[=(,]$/.test(start);
            this.line = replace(this.line, from, only && !closed ? `${start} ` : start);
        } else {
            const width = Math.max(...words.map(({ word }) => word.length));
            const rows = words
                .slice(0, LISTED)
                .map(({ word, doc }) => `  ${word.padEnd(width)}  ${DIM}${brief(doc)}${PLAIN}`);
            if (words.length > LISTED)
                rows.push(`  ${DIM}${say.more(words.length - LISTED)}${PLAIN}`);
            this.screen.print(rows.join("\n"));
        }
        this.draw();
    }
}

/** The first sentence of a help text. */
function brief(doc: string): string {
    const end = doc.indexOf(". ");
    return end < 0 ? doc : doc.slice(0, end + 1);
}

/** A share link as the core writes it gets this page's address, so that it can be clicked. */
function withAddress(text: string): string {
    return text.startsWith("v=1&") ? linkTo(text) : text;
}

/** Links to this page change its address; others open beside it. */
function follow(address: string): void {
    const here = linkTo("");
    if (address.startsWith(here)) location.hash = address.slice(here.length - 1);
    else window.open(address, "_blank", "noopener");
}
