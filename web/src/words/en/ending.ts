/** The card at the end of a game. */
import { counted } from "./english.ts";

export const ending = {
    goOn: "Go on",
    review: "Review",
    rematch: "Rematch",
    again: "Play again",
    level: "Change level",
    copy: "Copy link",
    copied: "Copied",
    row: (wins: number) => `${wins} wins in a row against this level.`,
    /** Live analysis was on, or a hint was asked for. */
    rowHelped: (wins: number) => `${wins} wins in a row against this level, with help.`,
    rowEnded: (wins: number) => `A row of ${wins} wins against this level has ended.`,
    /** Of a ride in real time. */
    late: (side: string, times: number) =>
        `${side} was late ${times === 1 ? "once" : counted(times, { one: "time", other: "times" })}, and rode straight on where that was open.`,
    close: "Close",
};
