/** Games with a friend by link. */
import { counted, MOVES } from "./english.ts";

export const friend = {
    unreadable: "What was to be reached in this game cannot be read from the link.",
    /** `moves`: of the link, `newest`: of the game here. */
    older: (moves: number, newest: number) =>
        `This link is older than the game here: it has ${counted(moves, MOVES)}, the game ${newest}. The newest position is shown.`,
    other: "This link does not go on from the game here: other moves were played. The game here is shown.",
    showAnyway: "Show the link all the same",

    // ------------------------------------------------------------ in the strip of the seat
    name: "Your friend",
    byLink: "By link",
    send: "Send the link",
    computer: "A computer instead",
};
