/** The dialog of the game and its rules. */
export const game = {
    title: "Game",
    rules: "Rules",
    cancel: "Cancel",
    start: "Start",
};
