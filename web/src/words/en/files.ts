/** Files of the page that could not be fetched, or are not kept. */
export const files = {
    noBook: "The solver's opening book could not be fetched: early positions take it longer.",
    noNetwork:
        "The trained network of this game could not be fetched. Is there a connection to the internet?",

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
