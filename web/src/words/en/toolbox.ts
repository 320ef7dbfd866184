/** Controls that stand in several panels: work that takes time, long lists, lines and files. */
export const toolbox = {
    // ------------------------------------------------------------ work
    start: "Start",
    goOn: "Go on",
    pause: "Pause",
    stop: "Stop",

    // ------------------------------------------------------------ long lists in pages
    earlier: "Earlier",
    later: "Later",
    earlierRows: "Earlier rows",
    laterRows: "Later rows",
    page: (page: number, pages: number) => `${page} of ${pages}`,
    items: (first: number, last: number, all: number) => `${first} to ${last} of ${all}`,

    // ------------------------------------------------------------ the line of the console
    copyLine: "Copy as line",
    lineCopied: "The line was copied.",
    lineRefused: "The browser did not let the page copy. This is the line:",

    // ------------------------------------------------------------ files and texts
    copyRefused: "The browser did not let the page copy. Mark the text and copy it by hand.",
    unreadable: (file: string) => `The file ${file} cannot be read.`,
};
