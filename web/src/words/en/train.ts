/** Networks that learn by playing: the training, its curve, and the networks that there are. */
import { decimals, grouped, percent } from "../numbers.ts";

/** What a network has learned for, by the core's names. */
const REWARDS: { [reward: string]: string } = {
    win: "learned to win",
    score: "learned to score",
};

export const train = {
    about: "A network learns by playing against chance, before your eyes. It can be used at any moment, also while it learns. Networks stay in this browser until you forget them.",
    goOn: { label: "Go on from", nothing: "nothing: a new network" },

    // ------------------------------------------------------------ how far it is
    title: "Training",
    learned: "Games learned",
    states: { running: "", paused: "Paused.", done: "Done.", cancelled: "Cancelled." },
    begins: "The first games are played.",
    /** `stopped`: before it had learned all of them. */
    progress: (name: string, games: number, total: number, stopped: boolean) =>
        stopped
            ? `${name}: ${grouped(games)} of ${grouped(total)} games, stopped.`
            : `${name}: ${grouped(games)} of ${grouped(total)} games.`,
    figures: {
        won: "won lately",
        mean: "mean score lately",
        best: "best score",
        games: "games per second",
        moves: "moves per second",
        weights: "weights touched",
        percent: (share: number) => percent(decimals(share, 1)),
        of: (touched: string, all: string) => `${touched} of ${all}`,
    },
    work: (time: string, left: string) =>
        left === "" ? `${time} at work` : `${time} at work, ${left}`,

    // ------------------------------------------------------------ the learning curve
    curve: {
        wins: {
            title: "Games won against games learned",
            label: (share: number, games: number) =>
                `Chart: ${percent(decimals(share, 1))} of the latest games won after ${games}; the table has all numbers`,
            series: "won, 95 %",
        },
        score: {
            title: "Mean score against games learned",
            label: (score: number, games: number) =>
                `Chart: mean score ${score} of the latest games after ${games}; the table has all numbers`,
            series: "mean score",
        },
        axis: "games learned",
        table: "Learning curve",
        columns: {
            games: "games",
            won: "won %",
            mean: "mean score",
            best: "best score",
            moves: "moves",
        },
    },

    // ------------------------------------------------------------ what there is
    networks: {
        title: "Networks",
        depth: "Look-ahead",
        depths: {
            1: "1 move: the network alone",
            2: "2 moves: move, tile, move",
            3: "3 moves",
        },
        network: (name: string) => `Network ${name}`,
        learning: "learning now; taken as it stands when you use it",
        shipped: "comes with this page; 128 KB are fetched when you use it",
        /** What is not known of it is undefined or "". `learns`: it is learning now. */
        about: (
            {
                shape = "",
                reward = "",
                games,
                kilobytes,
            }: {
                shape?: string | undefined;
                reward?: string | undefined;
                games?: string | undefined;
                kilobytes: number;
            },
            learns: boolean,
        ) => {
            const facts = [
                shape,
                REWARDS[reward] ?? "",
                games === undefined ? "" : `${games} games`,
                kilobytes === 0 ? "" : `${kilobytes} KB`,
            ].filter((fact) => fact !== "");
            return `${facts.join(", ")}${learns ? "; learns on, taken anew when you use it" : ""}`;
        },
        analyse: {
            text: "Use as evaluation",
            tip: "Analyses the position on the board with this network",
        },
        use: "Use as player",
        watch: "Watch it play",
        save: "Save",
        forget: "Forget",
        load: "Load a network",
        notSaved: (name: string) => `The network ${name} cannot be saved.`,
    },
};
