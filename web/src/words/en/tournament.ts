/** Tournaments: who, the ranking and the cross table. */

export const tournament = {
    add: "Add a player",
    twice: (player: string) =>
        `${player} is there twice: change it, or give it another name or seed.`,
    views: {
        ranking: "Ranking",
        cross: "Cross table",
        statistics: "Statistics",
        games: "Games",
    },
    ranking: "Ranking",
    rating: {
        title: "Rating",
        doc: "Elo of all players together (Bradley and Terry), around their mean, ± 95 %",
    },
    place: {
        title: "On the scale",
        doc: "Elo above random moves: the games of all, with those in place who have theirs on the game's scale; the interval of 95 %",
    },
    cross: {
        title: "Cross table",
        caption: "Cross table; arrow keys walk from pairing to pairing",
        player: "Player",
        notMet: (one: string, other: string) => `${one} and ${other} have not met.`,
        met: (
            one: string,
            other: string,
            { wins, draws, losses }: { wins: number; draws: number; losses: number },
        ) => `${one} against ${other}: ${wins} won, ${draws} drawn, ${losses} lost.`,
    },
};
