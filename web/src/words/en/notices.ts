/** What the page tells without being asked: what could not be fetched, read or kept. */
export const notices = {
    damagedLink: "The link is damaged or too long: its packed part (z=) cannot be unpacked.",
    damagedExperiment: "The experiment of this link is damaged: it is left out.",
    noBook: "The solver's opening book could not be fetched: early positions take it longer.",
    noNetwork:
        "The trained network of this game could not be fetched. Is there a connection to the internet?",

    // ------------------------------------------------------------ the player of a link is not here
    /** `played`: the link has moves. */
    stranger: (player: string, played: boolean) =>
        played
            ? `The player ${player} is not known here: somebody may have written it. Its moves are here, its seat is free.`
            : `The player ${player} is not known here: somebody may have written it. Its seat is free.`,

    // ------------------------------------------------------------ what this browser keeps
    nothingKept:
        "This browser keeps no files of the page: networks and populations are lost when it is closed or loaded anew. Save them as files.",
    notKept: {
        network: (name: string, files: number, megabytes: number) =>
            `The network ${name} will not be here at the next visit: ${files} files of ${megabytes} MB together are kept. Forget others, or save it as a file.`,
        population: (name: string, files: number, megabytes: number) =>
            `The population ${name} will not be here at the next visit: ${files} files of ${megabytes} MB together are kept. Forget others, or save it as a file.`,
    },
};
