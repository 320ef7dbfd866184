/** The page before a class. */
export const present = {
    bar: "Presentation",
    back: "Back (Page Up)",
    next: "Next (Page Down)",
    hide: "Hide the values",
    show: "Show the values",
    hideTip:
        "What would you play? Values and the best move are out of sight until they are asked for (key .)",
    pointer: "Pointer",
    pointerTip: "A ring where you point (key ,)",
    end: "End the presentation",
};
