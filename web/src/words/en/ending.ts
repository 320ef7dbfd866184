/** The card at the end of a game. */
export const ending = {
    goOn: "Go on",
    review: "Review",
    rematch: "Rematch",
    again: "Play again",
    level: "Change level",
    copy: "Copy link",
    copied: "Copied",
    close: "Close",
};
