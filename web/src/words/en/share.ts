/** What is shared by a link: the dialog, challenges, games with a friend. */
import { grouped } from "../numbers.ts";
import { counted, MOVES } from "./english.ts";

const moves = (count: number) => counted(count, MOVES);

export const share = {
    title: "Share",
    whatToShare: "What to share",
    parts: { link: "Link", picture: "Picture", challenge: "Challenge" },
    note: "The link opens exactly what you see: game, moves, players with all their settings, and this view. Nothing is stored anywhere else.",
    frame: {
        title: "Put it into a page of your own",
        note: "A frame with the board, what the program thinks, and the view that is open. It can have any size from 320 × 240 on; nothing is stored in it.",
        code: "Code of the frame",
        follow: "Once on the same page: frames become as high as what they show.",
        followCode: "Code for the height",
    },

    // ------------------------------------------------------------ the link itself
    link: {
        label: "Link",
        copy: "Copy",
        copied: "Copied",
        /** Read out. */
        done: "The link was copied",
        refused: "The browser did not let the page copy. Copy the marked link by hand.",
        code: "The link as a QR code",
        tooLong: "This link is too long for a code that cameras can read.",
        send: "Send with another program",
    },

    // ------------------------------------------------------------ the sentence that goes with it
    /** `sentence`: how it ended, whole. */
    ended: (game: string, sentence: string) => `${game}. ${sentence}`,
    /** `mover`: whose turn it is, null where one plays alone. */
    fresh: (game: string, mover: string | null) =>
        mover === null ? `${game}, a new game.` : `${game}, a new game. ${mover} is to move.`,
    after: (game: string, count: number, mover: string | null) =>
        mover === null
            ? `${game} after ${moves(count)}.`
            : `${game} after ${moves(count)}. ${mover} is to move.`,
};

/** Who sits against whoever takes a challenge. */
export interface Opponents {
    /** The level of all of them; null: they differ, or are no computers of a known one. */
    level: string | null;
    count: number;
}

/** What is to be reached: more than so many points, or a win. */
export type Goal =
    | { points: number }
    | { points: null; side: string; against: Opponents; fromHere: boolean };

function against({ level, count }: Opponents): string {
    if (level === null) return "the others";
    return count === 1 ? level : `${count} times ${level}`;
}

/** As the end of a sentence. */
function reach(goal: Goal): string {
    if (goal.points !== null)
        return `reach more than ${grouped(goal.points)} points with the same dice.`;
    const where = goal.fromHere ? " from here" : "";
    return `win as ${goal.side} against ${against(goal.against)}${where}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const challenge = {
    computer: "Computer",
    computerAt: (level: string) => `Computer · ${level}`,
    computerAsUsual: "Computer · usual",

    // ------------------------------------------------------------ while it is played
    open: (goal: Goal) => `Challenge: ${reach(goal)}`,
    met: (goal: Goal) => `Challenge met: ${reach(goal)}`,
    missed: (goal: Goal) => `Not met this time: ${reach(goal)}`,
    again: "Try again",
    leave: "Leave the challenge",

    // ------------------------------------------------------------ while it is set
    task: (goal: Goal) => capital(reach(goal)),
    note: {
        points: "Whoever opens the link plays with the same dice, and is told when more points than yours are reached.",
        win: "Whoever opens the link plays this side against the computer, and is told whether it was won.",
    },
    points: "Points to beat",
    side: "Side",
    level: "Computer",
    start: "Start",
    starts: { here: "From this position", start: "From the beginning" },
};

/** Of the dialog with the link for a friend. */
export const send = {
    title: "Send this link to your friend",
    over: "It shows your friend how the game has ended.",
    begin: "It opens the game where it is your friend's turn to begin. They move and send a link back; open that one here. Nothing is stored on a server.",
    goOn: "It opens the game where it is your friend's turn. They move and send a link back; open that one here. Nothing is stored on a server.",
    begun: "Make your move, then send the link. Your friend's move comes back to you as a link.",
    atOnce: "Both move at once: the page shows your friend your move after theirs. It stands in the link, where anybody who reads it finds it.",
    /** What goes with the link. */
    withLink: { over: "Our game is over.", turn: "It is your turn." },
};
