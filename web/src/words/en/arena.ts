/** A board on which riders ride: the clock under it, the keys, what a screen reader says of it. */
export const arena = {
    // ------------------------------------------------------------ under the board
    label: "Real time",
    begin: "New ride",
    pause: "Pause",
    goOn: "Go on",
    next: "Next round",
    /** Of the button, with the key that does the same. */
    withKey: (title: string) => `${title} (space bar)`,
    restart: "Restart",
    start: "Start",
    byStep: "Step by step",
    map: "Draw a map",
    ticks: {
        title: "Steps a second",
        spoken: (ticks: number) => `${ticks} steps a second`,
        shown: (ticks: number) => `${ticks}/s`,
    },
    replay: {
        title: "Replay",
        spoken: (move: number, all: number) => `move ${move} of ${all}`,
        shown: (move: number, all: number) => `${move}/${all}`,
    },

    // ------------------------------------------------------------ how people steer
    /** Who steers how: the rider's colour stands before it. */
    rider: (name: string, keys: string) => `${name}: ${keys}`,
    steering: {
        fingers: "swipe, or tap the arrows",
        either: (keys: string, others: string) => `${keys} or ${others}`,
        ofKeyboard: (keys: string) => `${keys} of a keyboard`,
    },
    pad: {
        up: "Up",
        left: "Left",
        right: "Right",
        down: "Down",
        ascend: "Up the stairs",
        descend: "Down the stairs",
    },
    help: {
        fingers: "A swipe rides in its direction where it is your turn; a tap plays the cell.",
        keys: "Arrow keys ride where it is your turn, with Shift they walk over the cells. Enter plays the cell. Page up and page down take the stairs.",
    },
};

/** What riders and their keys are called. */
export const riders = {
    you: "You",
    person: (number: number) => `Person ${number}`,
    /** Of two that are called the same: with the colour. */
    namesake: (name: string, side: string) => `${name} (${side})`,
    /** Each person's set of keys. */
    keys: ["Arrow keys", "W A S D", "I J K L"],
};
