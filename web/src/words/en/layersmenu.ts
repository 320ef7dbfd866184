/** The menu at the board of what lies over it: each in a word and a sentence. */
export const layers = {
    none: { title: "Nothing in the cells", doc: "Only the pieces." },
    heat: { title: "Moves", doc: "The darker a cell, the more of the search goes there." },
    territory: { title: "Territory", doc: "Which rider is there first." },
    evaluation: { title: "Evaluation", doc: "For whom each cell speaks, and how much." },
    rides: { title: "Density", doc: "Where the riders go in random games." },
    ends: { title: "Density", doc: "Who has each cell at the end of random games." },
    values: {
        title: "Values of moves",
        doc: "What the program thinks of each move, where it ends.",
    },
    arrows: { title: "Arrows", doc: "The value of every direction at the rider's head." },
    line: {
        title: "Best line",
        doc: "What the program expects to be played, drawn on the board.",
    },
    more: {
        title: "More about layers",
        doc: "Settings and explanations.",
        withGames: "Settings and explanations, simulated games side by side.",
    },
};
