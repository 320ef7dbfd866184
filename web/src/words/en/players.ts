/** The panel of who sits on each seat. */
export const players = {
    give: {
        to: (seat: string) => `to ${seat}`,
        tip: (seat: string) => `Give ${seat} the same player with the same settings`,
    },
    thinking: { word: "thinking", tip: "Changes act at once" },
    player: (seat: string) => `Player of ${seat}`,
    strength: (seat: string) => `Strength of ${seat}`,
    clock: "Clock",
    inConsole: {
        title: "In the console",
        number: (number: number) => `player number ${number}`,
        all: "its number, name, game, side and options",
        option: "one of its options",
        clone: "another player with the same options, with a number of its own",
        equal: "whether both are of one kind with equal options",
    },
};
