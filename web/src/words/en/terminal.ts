/** What the page itself says in the console, and its drawer. */
export const terminal = {
    height: "Height of the console",
    begin: {
        fingers: "Type help, or watch the lines that the buttons send.",
        keys: "Type help, or watch the lines that the buttons send. Tab completes, Shift+Tab leaves the console.",
    },
    /** Before the line that was found in the history. */
    search: (part: string) => `(search: ${part})`,
    /** Completions that are not listed. */
    more: (count: number) => `and ${count} more`,
};
