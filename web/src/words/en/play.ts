/** The first tab of a phone: against whom, and which side. */
export const play = {
    level: "Level of the computer",
    levelOf: (seat: string) => `Level of ${seat}`,
    /** `program`: its title. */
    own: (program: string) => `${program} with settings of your own`,
    side: "You play",
    both: "Both sides",
    watch: "Neither: watch",
    plays: "Who plays",
    you: "You",
    program: "The computer",
    friend: "Play a friend by link",
    more: "All settings",
};
