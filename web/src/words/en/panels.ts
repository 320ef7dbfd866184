/** What the panels beside the board and the views of a search are called. */
export const panels = {
    tabs: { think: "Think", game: "Game", players: "Players", lab: "Lab" },
    sections: {
        think: "Think",
        inside: "Look inside",
        outlook: "Outlook",
        layers: "Layers of the board",
        game: "Moves",
        rounds: "Rounds",
        players: "Players",
        match: "Match",
        tournament: "Tournament",
        sweep: "Sweep",
        accuracy: "Accuracy",
        scale: "Scale",
        evolve: "Evolve",
        train: "Train",
        write: "Workshop",
    },
    views: {
        tree: "Tree",
        descent: "One descent",
        windows: "Alpha-beta windows",
        ladder: "Depths",
        film: "Timeline",
        duel: "Compare",
        sweep: "Try settings",
        stack: "Memory",
        lockstep: "In step",
    },
    /** The same where many stand in a row. */
    viewWords: { descent: "Descent", windows: "Windows", sweep: "Try" },
};

export type ViewId = keyof typeof panels.views;
