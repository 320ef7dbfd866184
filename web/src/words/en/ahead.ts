/** Moves that people make ahead while a computer thinks: read out. */
export const ahead = {
    /** `cells`: in the order of the clicks; of a whole column the move that it means. */
    kept: (cells: readonly string[]) => `Kept for your turn: ${cells.join(", ")}.`,
    takenBack: "What was kept for your turn is taken back.",
    impossible: "What was kept for your turn cannot be played now.",
};
