/** The dialog of the game and its rules. */
export const game = {
    title: "Game",
    /** Of the game on the board, where the games are cards. */
    variants: (game: string) => `Variants and rules of ${game}`,
    rules: "Rules",
    cancel: "Cancel",
    start: "Start",
};
