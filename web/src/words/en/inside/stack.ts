/** What a search keeps on its way: by calls of functions, and on a stack of its own. */
import type { Count } from "../../grammar.ts";
import { grouped } from "../../numbers.ts";
import { counted, NODES, shown } from "../english.ts";

const FRAMES = { one: "frame", other: "frames" };
const CALLS = { one: "call", other: "calls" };
const BYTES = { one: "byte", other: "bytes" };

export const stack = {
    // ------------------------------------------------------------ controls
    player: "Search that is recorded",
    depth: "Depth",
    plies: (depth: number) => `depth ${depth}`,
    deeper: "Where it grows",
    event: "Event of the search",
    recording: "The search is being recorded.",

    // ------------------------------------------------------------ what happens at an event
    theRoot: "The root",
    pushed: (moves: string, frames: number) =>
        `${moves}: a call of the recursive search, a frame on the stack of the other. ${counted(frames, FRAMES)} held.`,
    leaf: (moves: string, value: string) =>
        `${moves}: a leaf, worth ${value}. It is looked at in the next free place: no call, no frame.`,
    popped: (moves: string, value: string, frames: number) =>
        `${moves}: all replies are known; it returns ${value}, its frame is taken away. ${counted(frames, FRAMES)} held.`,

    // ------------------------------------------------------------ the picture
    whole: "Frames held over the whole search; the line is the most so far",
    most: (frames: number) => `most: ${frames}`,
    calls: (name: string) => `${name}: functions that call themselves`,
    own: (name: string) => `${name}: a loop and a stack`,
    loop: "the loop over the moves of the root",
    root: "root",
    max: (move: string) => `${move}: takes the largest`,
    min: (move: string) => `${move}: takes the smallest`,
    done: (done: number, all: number) => `${done} of ${all}`,
    free: "free",
    bytes: {
        frames: (frames: number, each: number, sum: number) =>
            `${counted(frames, FRAMES)} × ${counted(each, BYTES)} = ${grouped(sum)}`,
        calling: (calls: number, each: number, sum: number) =>
            `+ ${counted(calls, CALLS)} × ${counted(each, BYTES)} = ${grouped(sum)}`,
        noCalls: "+ 0: no call within a call",
        most: (sum: number) => `at most so far: ${counted(sum, BYTES)}`,
    },

    /** The same where there is little room. */
    short: {
        calls: "Calls",
        own: "Own stack",
        loop: "root",
        max: (move: string) => `${move}: max`,
        min: (move: string) => `${move}: min`,
        frames: (frames: number, each: number, sum: number) =>
            `${frames} × ${grouped(each)} = ${grouped(sum)} B`,
        calling: (calls: number, each: number, sum: number) =>
            `+ ${grouped(calls)} × ${grouped(each)} = ${grouped(sum)} B`,
        noCalls: "+ 0",
        most: (sum: number) => `most: ${grouped(sum)} B`,
    },

    // ------------------------------------------------------------ beside it
    board: "The board at this node",
    numbers: (entered: Count, held: number, most: number) =>
        `${shown(entered, NODES)} entered below the root; ${counted(held, FRAMES)} held, at most ${most}`,
    same: (events: string) => `Both searches did the same, in all ${events} events.`,
    differ: "The two searches differ, which is a fault.",
    recorded: (nodes: string) => `Only the first ${nodes} nodes are recorded.`,
    about: "A frame holds the position, its moves, the best value and line so far: the core reserves it for every ply at the start, in both searches. A call fills the machine’s stack besides; a browser does not tell how much, so that is as measured natively, by gcc 12 on x86-64.",
    label: {
        fingers: (sentence: string) => `${sentence} The table has all events.`,
        keys: (sentence: string) =>
            `${sentence} The arrow keys step, g goes to where the stack grows; the table has all events.`,
    },

    // ------------------------------------------------------------ the table
    table: {
        caption: "Every event of the search, and what is held after it.",
        move: "Move",
        event: "Event",
        what: "What",
        pushed: "pushed",
        leaf: "leaf",
        popped: "popped",
        held: "Frames",
        most: "Most so far",
        recursive: "Recursive",
        loop: "With a loop",
        bytes: "Bytes",
    },
};
