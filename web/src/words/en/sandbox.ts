/** Players that people have written, at work in their frame. */
import { grouped, significant } from "../numbers.ts";

/** Three digits at most: "1.53 s". */
const seconds = (ms: number) => `${significant(ms / 1000, 3)} s`;

const LOOP = "Is there a loop without an end?";

export const sandbox = {
    /** Of the hidden frame. */
    title: "Players at work",
    unloaded: "The sandbox could not be loaded. Is there a connection?",
    notBegun: (ms: number) =>
        `The browser has not begun a worker for it within ${seconds(ms)}: this says nothing of the player. Close other tabs, and try again.`,
    slowToRead: (limit: number) =>
        `Reading the file took more than ${limit} s, the limit that is set below: is there a loop without an end?`,
    silent: (ms: number) => `Ended: it did not answer within ${seconds(ms)}. ${LOOP}`,
    late: (used: number, had: number) =>
        `Ended: it did not answer within ${seconds(used)}, and had ${seconds(had)}. ${LOOP} If not, ask game.stop or game.time.left while you think.`,

    arraysTooLarge: (megabytes: number) =>
        `Out of memory: its arrays may take ${megabytes} MB together. Make fewer, or use one again`,

    // ------------------------------------------------------------ what is wrong with a file
    tooLong: (most: number) => `The file is longer than ${grouped(most)} characters.`,
    unclear: "The file describes itself in a way that cannot be read.",
    notStored: "The browser stores nothing more: the players last for this visit only.",
};
