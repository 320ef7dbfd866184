/**
 * The worker of one player inside the sandbox (public/sandbox.html), which starts it from a blob: it has
 * no network, no storage and no page. It is given the module of the games, and then, when there is a player for it,
 * the player's file and two ports: to the core that asks it, and to the page that shows what it prints.
 */
import factory from "@wasm/plyscope.mjs";
import { languageOf } from "../../../wasm/language.mjs";
import { createPlyscope, type Factory, type Plyscope } from "../../../wasm/load.mjs";
import {
    BEGUN,
    createPlayer,
    describePlayer,
    type Fault,
    faultOf,
    type Note,
    type PlayerModule,
    Unreadable,
} from "../../../wasm/player.mjs";
import { bracketIn, readPython } from "../../../wasm/python.mjs";
import { keepRealm, keepTimers } from "../../../wasm/realm.mjs";
import { narrow } from "./narrow.ts";

interface Given {
    /** Only for a player in Python. */
    micropython: WebAssembly.Module | null;
    source: string;
    /** Seconds that it may be silent beyond its time. */
    patience: number;
    /** To the core, to the page. */
    ports: [MessagePort, MessagePort];
}

/** Bytes that the searches of its own session may take. */
const MEMORY = 256 << 20;
/** Bytes of the arrays that it makes. */
const ARRAYS = 1 << 30;
/** Milliseconds that the browser may take to tell where a mistake in the text is. */
const PATIENCE = 1000;

/** The longest note to the page, the longest line to the core, and how many leave in a second. */
const NOTE = 20_000;
const LINE = 4000;
const NOTES = 500;
const LINES = 20_000;

/** As it is before the player can put something else in its place: events lead to the ports. */
const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data") as {
    get: () => unknown;
};
const read: (event: MessageEvent) => unknown = get.call.bind(get);

/** The same of what bounds that which leaves: whoever has to read it would have time for nothing else. */
const now = performance.now.bind(performance);
const { call } = Function.prototype;
const slice: (text: string, from: number, to: number) => string = call.bind(String.prototype.slice);
const cut = (text: unknown, most: number) => (typeof text === "string" ? slice(text, 0, most) : "");

/** Counts within a second. */
function counter(): () => number {
    let begun = 0;
    let count = 0;
    return () => {
        if (now() - begun > 1000) {
            begun = now();
            count = 0;
        }
        return ++count;
    };
}

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const { Blob: File, URL: Address, Worker: NestedWorker } = globalThis;
const after = setTimeout.bind(globalThis);
const numbers = crypto.getRandomValues.bind(crypto);
const { Uint32Array: Words } = globalThis;

/** A name that cannot be guessed: a file cannot ask for what it was in another game. */
function newName(): string {
    const drawn = numbers(new Words(4));
    return `${drawn[0]}-${drawn[1]}-${drawn[2]}-${drawn[3]}`;
}

/** The text with its exports as plain declarations, of the same length: a script where it was a module. */
const asScript = (source: string) =>
    source
        .replaceAll(/^export default\b/gm, "var _default =")
        .replaceAll(/^export (?=(async |)function|const|let|class)/gm, "       ");

/** No text can be read with this at its end, whatever it is: nothing of it runs where it is only parsed. */
const NEVER = "\n# #";

/** The address of the text as something to be parsed. Made before any of it has run. */
const parsedOnly = (source: string) =>
    Address.createObjectURL(new File([asScript(source) + NEVER], { type: "text/javascript" }));

/** Strings and comments of JavaScript: brackets in them are none. */
const TEXTS = /\/\/.*|\/\*[\s\S]*?\*\/|(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\[\s\S]|[^\\`])*`/g;

/** Of a text that can be read up to its end, but not as a whole: the bracket that nothing closes. */
function unclosedIn(source: string, fault: Fault): Fault {
    const code = source.replace(TEXTS, (text) => text.replaceAll(/[^\n]/g, " "));
    const bracket = bracketIn(code);
    if (bracket === undefined) return fault;
    return { ...faultOf(new SyntaxError(bracket.said)), line: bracket.line, column: 1 };
}

/** Where the text cannot be read: only the error of a worker made of it tells. */
function placeOf(script: string): Promise<{ line?: number; column?: number }> {
    return new Promise((resolve) => {
        const worker = new NestedWorker(script);
        const done = (place: { line?: number; column?: number }) => {
            worker.terminate();
            resolve(place);
        };
        after(() => done({}), PATIENCE);
        worker.onerror = (event) => {
            event.preventDefault();
            done(event.lineno > 0 ? { line: event.lineno, column: event.colno } : {});
        };
    });
}

/** Firefox tells the place with the error itself, of a text whose end is its own. */
function placeIn(error: SyntaxError, source: string): { line: number; column: number } | undefined {
    const { lineNumber: line, columnNumber: column = 1 } = error as {
        lineNumber?: number;
        columnNumber?: number;
    };
    if (typeof line !== "number") return undefined;
    const lines = source.split("\n");
    const atEnd = line === lines.length && column > (lines.at(-1) ?? "").length;
    return { line: atEnd ? line + 1 : line, column };
}

function play(
    plyscope: Plyscope,
    { micropython, source, patience, ports: [core, page] }: Given,
): void {
    const file = Address.createObjectURL(new File([source], { type: "text/javascript" }));
    const inPython = languageOf(source) === "python";
    const script = inPython ? "" : parsedOnly(source);
    const height = source.split("\n").length;
    const say = core.postMessage.bind(core);
    const post = page.postMessage.bind(page);
    const lines = counter();
    const notes = counter();
    const tell = (note: Note) => {
        if (notes() > NOTES && note.type === "log") return;
        const { type, line, column } = note;
        const place = typeof line === "number" && typeof column === "number";
        const text = cut(note.text, NOTE);
        const [answer, ended] = [note.answer === true, note.ended === true];
        post({ type: cut(type, 20), text, answer, ended, ...(place && { line, column }) });
    };
    const settle = keepTimers(scope);
    let renew = () => false;
    let print = (_line: string) => {};
    const load = async (): Promise<PlayerModule> => {
        if (micropython !== null && inPython)
            return readPython(micropython, source, { print: (line) => print(line), patience });
        try {
            return (await import(/* @vite-ignore */ `${file}#${newName()}`)) as PlayerModule;
        } catch (error) {
            if (!(error instanceof SyntaxError)) throw error;
            const fault = faultOf(error, file);
            const { line = 0, column = 1 } = placeIn(error, source) ?? (await placeOf(script));
            if (line > height) throw new Unreadable(unclosedIn(source, fault));
            throw new Unreadable(line > 0 ? { ...fault, line, column } : fault);
        }
    };
    const player = createPlayer({
        plyscope,
        load,
        say: (line, gone) => {
            const text = cut(line, LINE);
            // What it reports goes first, what it has chosen and how it has ended last.
            if (lines() > (slice(text, 0, 5) === "info " ? LINES : 2 * LINES)) return;
            say(gone ? { gone: text } : text);
        },
        note: tell,
        settle,
        renew: () => renew(),
        file,
    });
    print = player.print.log;
    narrow(scope, ARRAYS);
    (scope as unknown as { console: unknown }).console = player.print;
    renew = keepRealm(scope);
    // Whoever waits for it counts its time from here.
    say(BEGUN);
    core.onmessage = (event) => {
        const data = read(event);
        if (typeof data === "string") player.hear(data);
        // The page asks what kind of player it is, and may ask it for moves then, as if it had just begun.
        else
            void describe((data as { name: string }).name, load, file, (note) => {
                settle();
                tell({ ...note, ended: !renew() });
            });
    };
}

async function describe(
    name: string,
    load: () => Promise<PlayerModule>,
    file: string,
    tell: (note: Note) => void,
): Promise<void> {
    try {
        tell({ type: "described", text: describePlayer(name, await load()) });
    } catch (error) {
        tell({ ...faultOf(error, file), type: "fault" });
    }
}

/** Called once by the script that has imported this; gives what lets a player begin. */
Object.assign(scope, {
    async prepare(module: WebAssembly.Module): Promise<(given: Given) => void> {
        Reflect.deleteProperty(scope, "prepare");
        const plyscope = await createPlyscope(factory as Factory, {
            memory: MEMORY,
            locateFile: (name) => name,
            // Without it the module would look for a class that is gone by then.
            onAbort: (what: unknown) => {
                throw Object.assign(new Error(String(what)), { name: "RuntimeError" });
            },
            instantiateWasm: (imports, receive) => {
                void WebAssembly.instantiate(module, imports).then(receive);
                return {};
            },
        });
        return (given) => play(plyscope, given);
    },
});
