/** What the page and its worker say to each other. One page message is one thing asked. */
import type { PackedTree } from "./packed.ts";

export type Mode = "json" | "text";
export type TextKind = "text" | "progress" | "error";

/** A piece of output of the core. */
export interface Output {
    /** Number that the page gave to its line; 0 when no line of the page is answered. */
    ask: number;
    kind: "json" | TextKind;
    line: string;
    /** In the place of `line`: a tree in typed arrays, for whoever asked for it `packed`. */
    packed?: PackedTree;
}

/** A line that was carried out, and the version of the session that its answers are about. */
export interface Done {
    ask: number;
    version: number;
}

/** On its way each message has its number, from 0 on: who gets one knows whether those before it have come. */
export type Numbered<M> = M & { number: number };

export type ToWorker =
    /** `repeat`: again and again for so many milliseconds; of what it says only a refusal is told. */
    | { type: "exec"; ask: number; line: string; mode: Mode; packed?: boolean; repeat?: number }
    | { type: "complete"; ask: number; line: string; cursor: number }
    /** Hands in the bytes of a file (network, population) under a name. */
    | { type: "blob"; ask: number; name: string; bytes: Uint8Array }
    /** The player of that name is written or written anew: those of old do not play again. */
    | { type: "rewritten"; name: string }
    /** The worker holds a lock of that name as long as it lives. */
    | { type: "live"; lock: string }
    /** Has everything come? An answer is all that is wanted. */
    | { type: "count" };

export type FromWorker =
    | { type: "ready" }
    /** The lock is held; null: the browser refuses locks. */
    | { type: "living"; lock: string | null }
    /** `status`: the server has no module; else `text` says what went wrong, "" = memory is short. */
    | { type: "failed"; text: string; status?: number }
    | { type: "counted" }
    /** A message of the page has not come. */
    | { type: "missed" }
    /** `done`: these lines were carried out; what they started may go on. `version`: see ply_version. */
    | { type: "output"; batch: Output[]; done: Done[]; version: number; busy: boolean }
    | { type: "completed"; ask: number; from: number; words: Completion[] }
    | { type: "handed"; ask: number; ok: boolean; why: string }
    /** The core asks a player that was written here, through that port; `id`: of this worker. */
    | { type: "hire"; id: number; name: string; port: MessagePort }
    /** It is not wanted any more; `why`: it has not answered in time. */
    | { type: "fire"; id: number; why: string };

export interface Completion {
    word: string;
    doc: string;
}
