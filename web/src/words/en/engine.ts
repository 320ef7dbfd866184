/** The engine of the page: why it, or one of its workers, has ended. */
export const engine = {
    stopped: "The engine has stopped.",
    notTaken: "The file was not taken.",
    lost: (game: number, tries: number, why: string) =>
        `Game ${game} has ended its worker ${tries} times: ${why}.`,

    // ------------------------------------------------------------ why: ends of sentences
    /** `status`: of the answer of the server. */
    notLoaded: (status: number) => `the engine could not be loaded (${status})`,
    memoryShort: "memory is short",
    workerStopped: "the worker stopped",
    notInTime: "it did not begin in time",
    ended: "the browser has ended the worker",
    messageLost: "a message was lost",
};
