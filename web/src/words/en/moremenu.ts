/** The menu of what is seldom needed. */
export const more = {
    swap: "Swap sides",
    map: "Draw a map",
    byStep: "Step by step",
    realTime: "Real time",
    setUp: "Set up a position",
    endSetUp: "End the set-up",
    console: "Console",
};
