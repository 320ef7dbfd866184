/** The dialog of what this browser remembers. */
export const settings = {
    title: "Settings",
    language: "Language",
    colours: "Colours",
    themes: { system: "As the system", light: "Light", dark: "Dark" },
    boardValues: {
        title: "Values on the board",
        doc: "While a search runs, each move's value stands in the cell where it would land.",
    },
    animations: {
        title: "Moving pieces",
        doc: "Discs fall into place. Never when the system asks for reduced motion.",
    },
    sound: {
        title: "Sound",
        doc: "A knock for a move, a tone for tiles that merge, a few notes at the end of a game.",
    },
    vibration: {
        title: "Vibration",
        doc: "The phone stirs with every move and at the end of a game.",
    },
    rotate: {
        title: "Change sides with every rematch",
        doc: "In games of two, the end card’s Rematch gives the first move to the other side.",
    },
    autoplay: {
        title: "Computers move by themselves",
        doc: "Otherwise they wait for the play button under the board.",
    },
    place: {
        title: "Estimate my strength",
        doc: "After games against programs, from their results alone. It is kept in this browser.",
    },
    screenReader: {
        title: "Screen reader in the console",
        doc: "The console's output is read aloud as it comes.",
    },
    pace: {
        title: "Pace of the computers",
        spoken: (ms: number) => `${ms} milliseconds`,
        doc: "Least rest between two moves, so that people can follow.",
    },
    reproduced: "Published figures, measured again",
    licences: "Licences",
};
