/** The palette with which a position is set up by hand. */
export const setup = {
    label: "Set up a board",
    about: {
        fingers: "Tap a cell for the next piece. Or choose a piece here first.",
        keys: "Click a cell for the next piece, with Shift for the one before. Or choose a piece here first.",
        /** Where pieces have numbers. */
        typed: "Click a cell for the next piece, with Shift for the one before. Or choose a piece here first, or type 1 to 9, a to g, 0 on a cell.",
    },
    none: "none",
    toMove: "To move",
    text: "Board as text",
    read: "Read",
    clear: "Clear",
    play: "Play from here",
};
