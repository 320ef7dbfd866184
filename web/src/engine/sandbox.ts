/**
 * The sandbox of players that were written here: a frame without an origin (public/sandbox.html), which
 * has one worker for each player that is at work in some engine. The page sends it the player's file and
 * the ends of two ports; the frame's own policy allows no network, no storage and no navigation.
 */

import pythonUrl from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";
import wasmUrl from "@wasm/plyscope.wasm?url";
import { type Language, languageOf } from "../../../wasm/language.mjs";
import {
    askingOf,
    BEGUN,
    type Fault,
    greetingOf,
    type Note,
    type Place,
} from "../../../wasm/player.mjs";
import { visibleIn } from "../../../wasm/visible.mjs";
import { sandbox as say } from "../words/sandbox.ts";
import { type Agency, Engine } from "./client.ts";
import { BEGINNING } from "./hired.ts";
import workerUrl from "./playerworker.ts?worker&url";

interface PlayerFile {
    source: string;
    /** Seconds that it may be silent beyond its time. */
    patience: number;
    /** What it prints, chooses and where it fails, as it happens; `worker`: the same for one of its games. */
    note: (note: Note, worker: number) => void;
}

type Described = { text: string } | { fault: Fault };

/** What the frame is given: the script of its workers, and the games. */
interface Parts {
    code: string;
    wasm: ArrayBuffer;
}

let parts: Promise<Parts> | null = null;
let frame: Promise<Window> | null = null;
/** Resolves when the frame has been given Python. */
let python: Promise<void> | null = null;
let opened = 0;
let listened = 0;
/** By its name, as the core says it. */
const files = new Map<string, PlayerFile>();
/** A player that an engine has hired. */
interface AtWork {
    /** Its number in the frame; 0 = none yet. */
    made: number;
    name: string;
    source: string;
}

const TYPES = new Set<string>([
    "log",
    "fault",
    "described",
    "asked",
    "thought",
] satisfies Note["type"][]);

const atWork = new Map<Engine, Map<number, AtWork>>();

/** How long the frame may be silent once it is loaded: longer, and it is not what it should be. */
const SILENT_MS = 3000;

/** How long it may take to be loaded, for Firefox says nothing of a frame that does not come. */
const LOADING_MS = 10_000;

/** Whether the service worker has the frame, which it brings at once. */
function served(): boolean {
    try {
        return Boolean(navigator.serviceWorker?.controller);
    } catch {
        // Where storage is refused.
        return false;
    }
}

/**
 * A hidden frame that is ready to be told of players. Without the attribute it is one that the service
 * worker serves as a sandbox: frames with the attribute are not served by it, and so not without a network.
 */
function hiddenFrame(attribute: boolean): Promise<Window> {
    const element = document.createElement("iframe");
    if (attribute) element.setAttribute("sandbox", "allow-scripts");
    element.title = say.title;
    element.hidden = true;
    element.src = new URL("sandbox.html", document.baseURI).href;
    const patience = attribute && served() ? SILENT_MS : LOADING_MS;
    return new Promise<Window>((resolve, reject) => {
        const heard = ({ source, origin, data }: MessageEvent) => {
            if (source === null || source !== element.contentWindow) return;
            if (data !== "sandbox ready" || origin !== "null") return;
            settle();
            resolve(source as Window);
        };
        const settle = () => {
            removeEventListener("message", heard);
            element.onload = null;
            clearTimeout(timer);
        };
        const refuse = () => {
            settle();
            element.remove();
            reject(new Error(say.unloaded));
        };
        addEventListener("message", heard);
        let timer = setTimeout(refuse, patience);
        element.onload = () => {
            clearTimeout(timer);
            timer = setTimeout(refuse, SILENT_MS);
        };
        document.body.append(element);
    });
}

async function fetched(address: string): Promise<Response> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer;
}

async function fetchParts(): Promise<Parts> {
    const [code, wasm] = await Promise.all([
        fetched(workerUrl).then((answer) => answer.text()),
        fetched(wasmUrl).then((answer) => answer.arrayBuffer()),
    ]);
    return { code, wasm };
}

/** Fetches what a first player waits for. There is no frame yet, and nothing runs. */
export function prepare(): void {
    if (frame !== null) return;
    parts ??= fetchParts();
    void parts.catch(() => {
        parts = null;
    });
}

async function makeFrame(): Promise<Window> {
    prepare();
    const { code, wasm } = await (parts as Promise<Parts>);
    const window = await hiddenFrame(true).catch(() => hiddenFrame(false));
    parts = null;
    // A frame without an origin has no address to send to but "*".
    window.postMessage({ type: "begin", code, wasm }, "*", [wasm]);
    return window;
}

/** The frame; one that could not be loaded is tried again the next time. */
function theFrame(): Promise<Window> {
    frame ??= makeFrame().catch((error) => {
        frame = null;
        throw error;
    });
    return frame;
}

async function bringPython(): Promise<void> {
    const [window, wasm] = await Promise.all([
        theFrame(),
        fetched(pythonUrl).then((answer) => answer.arrayBuffer()),
    ]);
    window.postMessage({ type: "python", wasm }, "*", [wasm]);
}

/** The frame has been given Python; where that could not be, it is tried again the next time. */
function thePython(): Promise<void> {
    python ??= bringPython().catch((error) => {
        python = null;
        throw error;
    });
    return python;
}

/**
 * The frame begins, with a worker that waits for whoever is run first: a person who writes a player of their own does
 * not wait for it then. What does not come now is told when something is run.
 */
export function begin(language: Language): void {
    void (language === "python" ? thePython() : theFrame()).catch(() => {});
}

async function open(
    { source, patience }: Pick<PlayerFile, "source" | "patience">,
    core: MessagePort,
    page: MessagePort,
): Promise<number> {
    const id = ++opened;
    const wanted = languageOf(source) === "python";
    if (wanted) await thePython();
    const window = await theFrame();
    const ports = [core, page];
    window.postMessage({ type: "open", id, source, ports, patience, wanted }, "*", ports);
    return id;
}

async function end(id: number): Promise<void> {
    (await frame)?.postMessage({ type: "close", id }, "*");
}

/**
 * Both ends of what the player of a file says to the page; only what has the form of a note comes through,
 * and a place only if the file has it. Whatever it says is shown as what it is.
 */
function listen(source: string, note: (note: Note) => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Partial<Note>>) => {
        const { type, text, line, column, answer, ended, slow } = data ?? {};
        if (typeof text !== "string" || !TYPES.has(type ?? "")) return;
        const row = Number.isInteger(line) ? source.split("\n")[(line as number) - 1] : undefined;
        const place =
            row !== undefined &&
            Number.isInteger(column) &&
            (column as number) >= 1 &&
            (column as number) <= row.length + 1;
        note({
            type,
            text: visibleIn(text.slice(0, 20_000)),
            ...(answer === true && { answer }),
            ...(ended === true && { ended }),
            ...(slow === true && { slow }),
            ...(place && { line, column }),
        } as Note);
    };
    return port2;
}

const agency: Agency = {
    async hire(engine, id, name, port) {
        const file = files.get(name);
        if (file === undefined) return;
        const hired = atWork.get(engine) ?? new Map<number, AtWork>();
        atWork.set(engine, hired);
        const player = { made: 0, name, source: file.source };
        hired.set(id, player);
        const worker = ++listened;
        const page = listen(file.source, (note) => file.note(note, worker));
        const made = await open(file, port, page).catch(() => 0);
        if (made === 0) port.postMessage({ gone: say.unloaded });
        // It may have been ended meanwhile.
        if (atWork.get(engine)?.has(id)) player.made = made;
        else if (made > 0) void end(made);
    },
    fire(engine, id, why) {
        const player = atWork.get(engine)?.get(id);
        atWork.get(engine)?.delete(id);
        if (player?.made) void end(player.made);
        if (why === "" || player === undefined) return;
        // What it was before it was written anew is of no interest any more.
        const file = files.get(player.name);
        if (file?.source === player.source) file.note({ type: "fault", text: why, ended: true }, 0);
    },
    leave(engine) {
        for (const { made } of atWork.get(engine)?.values() ?? []) if (made) void end(made);
        atWork.delete(engine);
    },
};

/** The player of that name is this one from now on. */
export function employ(name: string, file: PlayerFile): void {
    Engine.agency = agency;
    files.set(name, file);
}

export function dismiss(name: string): void {
    files.delete(name);
}

/** A player that the page asks itself, without any core. */
interface Asked {
    /** What it says from now on goes there. */
    hear: (note: Note) => void;
    tell: (message: string | { name: string }) => void;
    /** "" when its worker has begun, or why it has not. */
    begun: Promise<string>;
    end: () => void;
}

function ask(source: string, patience: number): Asked {
    const { port1, port2 } = new MessageChannel();
    let over = false;
    let close = () => {};
    const asked: Asked = {
        hear: () => {},
        tell: (message) => port1.postMessage(message),
        begun: new Promise((resolve) => {
            port1.onmessage = ({ data }) => data === BEGUN && resolve("");
            const page = listen(source, (note) => over || asked.hear(note));
            void open({ source, patience }, port2, page).then(
                (id) => {
                    close = () => void end(id);
                    if (over) return close();
                    setTimeout(() => resolve(say.notBegun(BEGINNING)), BEGINNING);
                },
                () => resolve(say.unloaded),
            );
        }),
        end() {
            if (over) return;
            over = true;
            port1.close();
            close();
        },
    };
    return asked;
}

/** One that has just been read and may be asked for moves; in so many milliseconds, or it is ended. */
let read: (Asked & { source: string; patience: number }) | null = null;
const READ_MS = 1000;

function keepRead(asked: Asked, source: string, patience: number): void {
    read?.end();
    const kept = Object.assign(asked, { source, patience });
    read = kept;
    setTimeout(() => {
        if (read !== kept) return;
        kept.end();
        read = null;
    }, READ_MS);
}

/** One of this file, for moves: the one that was read last, when it was this one. */
function askAgain(source: string, patience: number): Asked {
    const kept = read;
    if (kept?.source !== source || kept.patience !== patience) return ask(source, patience);
    read = null;
    return kept;
}

/**
 * Reads the file of a player, in the sandbox as well: its parameters, or what is wrong with it. It is ended
 * when that takes longer than so many seconds.
 */
export async function describeFile(
    name: string,
    source: string,
    seconds: number,
): Promise<Described> {
    const asked = ask(source, seconds);
    let again = false;
    const described = await new Promise<Described>((resolve) => {
        asked.hear = (note) => {
            again = note.ended !== true;
            if (note.type === "described") resolve({ text: note.text });
            else if (note.type === "fault") resolve({ fault: note });
        };
        asked.tell({ name });
        void asked.begun.then((why) => {
            if (why !== "") resolve({ fault: { text: why } });
            const late = { text: say.slowToRead(seconds) };
            setTimeout(() => resolve({ fault: late }), seconds * 1000);
        });
    });
    if ("text" in described && again) keepRead(asked, source, seconds);
    else asked.end();
    return described;
}

/**
 * Asks a file for moves in one game, one place after the other, alone and without any core: what it says comes
 * as notes. One that answers too late is asked the same again, and told so if it is late then, too: a machine that
 * is busy elsewhere says nothing of the player. `seconds`: for each move; after so many more of silence it is ended,
 * by `late`. The function that this returns ends it before.
 */
export function interview(
    source: string,
    game: string,
    places: readonly Place[],
    { seconds, patience }: { seconds: number; patience: number },
    { note, done, late }: { note: (note: Note) => void; done: () => void; late: () => void },
): () => void {
    const player = askAgain(source, patience);
    let over = false;
    let asked = 0;
    /** It was too late for the first time, and it is asked for the second. */
    let slow = false;
    let repeated = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (then?: () => void) => {
        if (over) return;
        over = true;
        clearTimeout(timer);
        player.end();
        then?.();
    };
    const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => finish(late), (seconds + patience) * 1000);
    };
    const next = () => {
        const place = places[asked++];
        if (place === undefined) return finish(done);
        askingOf(place, seconds * 1000).forEach(player.tell);
    };
    player.hear = (said) => {
        if (said.slow === true && !repeated) {
            slow = true;
            return;
        }
        if (said.type === "thought") {
            repeated = slow;
            slow = false;
            if (repeated) asked--;
            else note(said);
            wait();
            next();
            return;
        }
        note(said);
        if (said.type === "fault" && said.ended === true) finish(done);
    };
    greetingOf(game).forEach(player.tell);
    next();
    void player.begun.then((why) => {
        if (over) return;
        if (why === "") return wait();
        note({ type: "fault", text: why, ended: true });
        finish(done);
    });
    return () => finish();
}
