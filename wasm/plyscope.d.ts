/** Plyscope as a JavaScript module: the functions of core/plyscope.h (load.mjs, node.mjs). */

/** What a piece of output is: see PlyOutput in core/plyscope.h. */
export type OutputKind = "text" | "progress" | "json" | "error";

/** How a line wants its answers; "default" is what `json on` or `json off` last said. */
export type Mode = "default" | "text" | "json";

/**
 * "busy": a job wants more pumping. "waiting": jobs wait for the host (paused, or units are out).
 * "idle": no job is running.
 */
export type State = "idle" | "busy" | "waiting";

export interface Completion {
    word: string;
    doc: string;
}

export interface PlyscopeOptions {
    /**
     * Receives every answer: `re` is the number of the input line, `line` comes without a newline,
     * `failed` says that the line was refused or its job came to less than was asked. Must not call
     * back into the session.
     */
    output?: (re: number, kind: OutputKind, line: string, failed: boolean) => void;
    /**
     * Milliseconds of a monotonic clock, or true for performance.now. false: there is no time;
     * answers are then equal in every run, and limits in seconds are refused.
     */
    clock?: boolean | (() => number);
    /** Cap in bytes on what the session's searches may reserve; 0 = 1.25 GiB. */
    memory?: number;
    /** ANSI colours in text; off at first. */
    colour?: boolean;
    /** Programs that play, under names that were handed in as blobs; see PlyEngines in core. */
    players?: PlayerHost;
    /** For the module itself: where its .wasm file is, or its bytes. */
    locateFile?: (name: string, folder: string) => string;
    wasmBinary?: ArrayBuffer | Uint8Array;
    /** Instead: makes the instance, hands it to `receive` and returns {}. */
    instantiateWasm?: (
        imports: WebAssembly.Imports,
        receive: (instance: WebAssembly.Instance) => void,
    ) => object;
    /** When the module cannot go on: may throw an error of its own. */
    onAbort?: (what: unknown) => void;
}

/** Programs that play: they are told lines and heard line by line; nothing here may wait. */
export interface PlayerHost {
    /** Starts the one of that name: a number from 1 on; 0 when there is none. */
    open(name: string): number;
    tell(player: number, line: string): void;
    /**
     * The next line; `gone`: the player has ended, the line says how. Else 1: nothing yet, 2: nothing
     * for more than `patience` milliseconds since it was told something.
     */
    hear(player: number, patience: number): { line: string; gone?: boolean } | 1 | 2;
    close(player: number): void;
}

/** A session: one game in progress, its players, its jobs. */
export interface Plyscope {
    /** For board.mjs: the module and the address of the session. */
    readonly inner: object;
    /** Version of the core. */
    readonly release: string;
    /**
     * Understands one console line. Returns its number (from 1), negative when it was refused. Long
     * commands only start a job.
     */
    exec(line: string, mode?: Mode): number;
    /** Works on the running jobs for about `ms` milliseconds. */
    pump(ms: number): State;
    /** Counts every change of the game, its players or its settings. */
    version(): number;
    /**
     * What may stand at `cursor` of `line`: words to put in place of line.slice(from, cursor).
     */
    complete(line: string, cursor?: number): { from: number; words: Completion[] };
    /** ANSI colours in text. */
    colour(on: boolean): void;
    /** Hands in a blob under its name; false, after an "error" of line 0, when it is too
     * large or a damaged network. */
    blob(name: string, bytes: Uint8Array): boolean;
    /** Ends the session; it must not be used any more. */
    free(): void;
}

/** The default export of plyscope.mjs: makes one module instance. */
export type Factory = (options: object) => Promise<object>;

/** load.mjs: a new session in a module instance of its own. */
export function createPlyscope(factory: Factory, options?: PlyscopeOptions): Promise<Plyscope>;

/**
 * node.mjs: the same in Node; `path` is that of plyscope.mjs (default: beside node.mjs, else build/wasm).
 * The npm package gives this function in pages, too, where `path` is of no use.
 */
export function openPlyscope(options?: PlyscopeOptions & { path?: string }): Promise<Plyscope>;
