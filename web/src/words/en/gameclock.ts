/** The clock of a game for two: chosen, shown, and at its end. */
import { counted } from "./english.ts";

export const gameclock = {
    minutes: {
        label: "Minutes for each side",
        off: "No clock",
        count: (count: number) => counted(count, { one: "minute", other: "minutes" }),
    },
    increment: {
        label: "More with every move",
        none: "Nothing",
        count: (count: number) => counted(count, { one: "second", other: "seconds" }),
    },
    doc: "It starts with the first move and rests while you step back. A computer’s time counts, too, though how long it thinks is its own setting. At zero the side has lost, and the game is over; take moves back to go on without the clock.",
    left: "Time left",
    lost: (side: string) => `${side} lost on time`,
};
