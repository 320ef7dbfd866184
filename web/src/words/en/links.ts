/** Links that hold what cannot be read, or players that are not here. */
export const links = {
    damagedLink: "The link is damaged or too long: its packed part (z=) cannot be unpacked.",
    damagedExperiment: "The experiment of this link is damaged: it is left out.",

    // ------------------------------------------------------------ the player of a link is not here
    /** `played`: the link has moves. */
    stranger: (player: string, played: boolean) =>
        played
            ? `The player ${player} is not known here: somebody may have written it. Its moves are here, its seat is free.`
            : `The player ${player} is not known here: somebody may have written it. Its seat is free.`,
};
