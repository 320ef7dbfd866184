/**
 * The sandbox of players that were written here: a frame without an origin (public/sandbox.html), which
 * has one worker for each player that is at work in some engine. The page sends it the player's file and
 * the ends of two ports; the frame's own policy allows no network, no storage and no navigation.
 */

import pythonUrl from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";
import wasmUrl from "@wasm/plyscope.wasm?url";
import { languageOf } from "../../../wasm/language.mjs";
import { askingOf, type Fault, greetingOf, type Note, type Place } from "../../../wasm/player.mjs";
import { visible } from "../../../wasm/visible.mjs";
import { sandbox as say } from "../words/sandbox.ts";
import { type Agency, Engine } from "./client.ts";
import workerUrl from "./playerworker.ts?worker&url";

interface PlayerFile {
    source: string;
    /** Seconds that it may be silent beyond its time. */
    patience: number;
    /** What it prints, chooses and where it fails, as it happens; `worker`: the same for one of its games. */
    note: (note: Note, worker: number) => void;
}

type Described = { text: string } | { fault: Fault };

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
    return new Promise<Window>((resolve, reject) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
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
        element.onload = () => {
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

async function makeFrame(): Promise<Window> {
    const code = await (await fetched(workerUrl)).text();
    const wasm = await (await fetched(wasmUrl)).arrayBuffer();
    const window = await hiddenFrame(true).catch(() => hiddenFrame(false));
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

async function bringPython(window: Window): Promise<void> {
    const wasm = await (await fetched(pythonUrl)).arrayBuffer();
    window.postMessage({ type: "python", wasm }, "*", [wasm]);
}

async function open(
    { source, patience }: Pick<PlayerFile, "source" | "patience">,
    core: MessagePort,
    page: MessagePort,
): Promise<number> {
    const id = ++opened;
    const window = await theFrame();
    const wanted = languageOf(source) === "python";
    if (wanted) {
        python ??= bringPython(window).catch((error) => {
            python = null;
            throw error;
        });
        await python;
    }
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
        const { type, text, line, column, answer, ended } = data ?? {};
        if (typeof text !== "string" || !TYPES.has(type ?? "")) return;
        const row = Number.isInteger(line) ? source.split("\n")[(line as number) - 1] : undefined;
        const place =
            row !== undefined &&
            Number.isInteger(column) &&
            (column as number) >= 1 &&
            (column as number) <= row.length + 1;
        note({
            type,
            text: visible(text.slice(0, 20_000)),
            ...(answer === true && { answer }),
            ...(ended === true && { ended }),
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
        if (file?.source === player.source) file.note({ type: "fault", text: why }, 0);
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

/**
 * Reads the file of a player, in the sandbox as well: its parameters, or what is wrong with it. It is ended
 * when that takes longer than so many seconds.
 */
export async function describeFile(
    name: string,
    source: string,
    seconds: number,
): Promise<Described> {
    const { port1, port2 } = new MessageChannel();
    let id = 0;
    const answer = new Promise<Described>((resolve) => {
        const page = listen(source, (note) => {
            if (note.type === "described") resolve({ text: note.text });
            else if (note.type === "fault") resolve({ fault: note });
        });
        const late = { text: say.slowToRead(seconds) };
        void open({ source, patience: seconds }, port2, page).then(
            (made) => {
                id = made;
                port1.postMessage({ name });
                setTimeout(() => resolve({ fault: late }), seconds * 1000);
            },
            () => resolve({ fault: { text: say.unloaded } }),
        );
    });
    const described = await answer;
    if (id > 0) void end(id);
    port1.close();
    return described;
}

/**
 * Asks a file for moves in one game, one place after the other, alone and without any core: what it says comes
 * as notes. `seconds`: for each move; after so many more of silence it is ended, by `late`. The function that
 * this returns ends it before.
 */
export function interview(
    source: string,
    game: string,
    places: readonly Place[],
    { seconds, patience }: { seconds: number; patience: number },
    { note, done, late }: { note: (note: Note) => void; done: () => void; late: () => void },
): () => void {
    const { port1, port2 } = new MessageChannel();
    let id = 0;
    let over = false;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (then?: () => void) => {
        if (over) return;
        over = true;
        clearTimeout(timer);
        port1.close();
        if (id > 0) void end(id);
        then?.();
    };
    const tell = (...lines: string[]) => {
        for (const line of lines) port1.postMessage(line);
        clearTimeout(timer);
        timer = setTimeout(() => finish(late), (seconds + patience) * 1000);
    };
    const ask = () => {
        const place = places[asked++];
        if (place === undefined) {
            finish(done);
            return;
        }
        tell(...askingOf(place, seconds * 1000));
    };
    const page = listen(source, (said) => {
        if (over) return;
        note(said);
        if (said.type === "thought") ask();
        // One that is slow has only been told so.
        else if (said.type === "fault" && said.ended === true) finish(done);
    });
    void open({ source, patience }, port2, page).then(
        (made) => {
            id = made;
            if (over) {
                void end(made);
                return;
            }
            tell(...greetingOf(game));
            ask();
        },
        () => {
            note({ type: "fault", text: say.unloaded });
            finish(done);
        },
    );
    return () => finish();
}
