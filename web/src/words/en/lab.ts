/** Around every experiment: who plays, how far it is, what has come of it, which games were played. */
import { part, rich } from "../grammar.ts";
import { decimals, grouped } from "../numbers.ts";
import { counted, GAMES, MOVES, plural } from "./english.ts";

type Kind = "match" | "tournament" | "sweep" | "rate" | "ladder";

const LAST = {
    match: "The last match",
    tournament: "The last tournament",
    sweep: "The last sweep",
    rate: "The last place on the scale",
    ladder: "The last scale",
};

const INTERRUPTED = {
    match: "A match was interrupted",
    tournament: "A tournament was interrupted",
    sweep: "A sweep was interrupted",
    rate: "The search for a place on the scale was interrupted",
    ladder: "The measurement of a scale was interrupted",
};

const STATES = {
    running: "",
    paused: "paused",
    done: "done",
    early: "ended early",
    stopped: "stopped",
    cancelled: "cancelled",
    loaded: "loaded",
};

export type State = keyof typeof STATES;

const facts = (...texts: string[]) => texts.filter((text) => text !== "").join(", ");

const doneOf = (done: number, total: number) => `${grouped(done)} of ${grouped(total)} games`;

export const lab = {
    intro: {
        match: "Computer players meet on this board; they change sides after every game. Without a limit on time the same seed gives the same games, whatever the number of workers.",
        tournament:
            "Three or more players meet in pairs: everybody meets everybody, the first meets all others, the winners go on, or neighbours in the table meet.",
        sweep: "Settings of a player, rules of the game, or players beside each other: how strong each is against the same opponent, or how long its first move takes.",
        accuracy: "How often players choose right, where it can be known.",
        scale: "How strong programs are, and what a move costs them, on one scale; any settings and players of your own find their place on it.",
    },
    none: "–",
    interval: (low: string, high: string) => `${low} to ${high}`,

    // ------------------------------------------------------------ who plays
    player: (number: number) => `Player ${number}`,
    remove: (number: number) => `Remove player ${number}`,
    nobody: "nobody: one player alone",
    choices: {
        atBoard: "At the board",
        written: "Written as a line …",
        /** `label`: which of the players it is. */
        line: (label: string) => `Line of ${label}`,
        seated: (seat: string, player: string) => `${seat}: ${player}`,
        analysis: (player: string) => `Analysis: ${player}`,
    },
    missing: (names: readonly string[]) => {
        const called = plural(names.length, {
            one: "No player here is called",
            other: "No players here are called",
        });
        return `${called} ${names.join(", ")}. Players that somebody has written come with links of their own: open those first, or choose others.`;
    },
    limit: (seconds: number, player: string) =>
        `Time per move: ${seconds} s, the limit of ${player}. A player that takes a tenth and 50 ms more is late and loses.`,

    // ------------------------------------------------------------ before it begins
    workers: { label: "Workers", automatic: (count: number) => `Automatic (${count})` },
    busy: "Another experiment is running; one at a time.",
    toPlay: (games: number) => `${counted(games, GAMES)} to play`,
    measure: "Measure",
    options: {
        unknown: (name: string) => `The link sets “${name}”, which is not known here: left out.`,
        refused: (title: string, value: string) => `“${title}” cannot be ${value}.`,
    },

    // ------------------------------------------------------------ an earlier visit
    otherGame: (game: string) => `These results are of ${game}, not of the game on the board.`,
    earlier: {
        last: LAST,
        told: (
            kind: Kind,
            ended: boolean,
            { done, total }: { done: number; total: number },
            who: string,
        ) =>
            rich`${(ended ? LAST : INTERRUPTED)[kind]}: ${part("games", doneOf(done, total))} ${part("who", who)}`,
        who: (players: readonly string[], game: string) => `${players.join(", ")} on ${game}`,
        specs: (players: readonly string[], game: string) => `${players.join(" ")} on ${game}`,
        show: "Show it again",
        goOn: "Go on with it",
        forget: "Forget it",
        damaged:
            "Results that an earlier visit had saved are damaged. What cannot be read is dropped and, where a job goes on, played again.",
    },

    // ------------------------------------------------------------ how far it is
    results: "Results",
    states: STATES,
    played: "Games played",
    /** `left`: how long it will still take; "" where that is not known. */
    doneSoFar: (done: number, total: number, state: State, left: string) =>
        facts(doneOf(done, total), STATES[state], left),
    /** `rate`: games per second; `worked`: the time so far. */
    progress: (
        done: number,
        total: number,
        state: State,
        { rate, worked, left }: { rate: number; worked: string; left: string },
    ) =>
        facts(
            doneOf(done, total),
            STATES[state],
            `${decimals(rate, rate < 10 ? 1 : 0)} per second`,
            worked,
            left,
        ),
    left: {
        few: "a few seconds left",
        seconds: (count: number) => `about ${count} s left`,
        minute: "about a minute left",
        minutes: (count: number) => `about ${count} minutes left`,
        hours: (count: number) => `about ${count} hours left`,
        days: (count: number) => `about ${count} days left`,
    },
    stopped: (reason: string) => `A worker has stopped: ${reason}.`,
    saveAs: (kind: string) => `Save as ${kind}`,

    // ------------------------------------------------------------ which games
    games: {
        title: "Games",
        kept: (most: string) => `Games are kept one by one up to ${most}; ask for fewer.`,
        whose: "Games of",
        everybody: "All players",
        result: "Result",
        all: "all games",
        wonBy: (side: string | undefined) => `won by ${side ?? "the first"}`,
        wonByOthers: "won by others",
        won: "won",
        drawn: "drawn",
        lost: "lost",
        lateOrFailed: "late or failed",
        draw: "draw",
        wins: (side: string | number) => `${side} wins`,
        late: (result: string) => `${result}, late`,
        failed: (result: string) => `${result}, failed`,
        moves: (count: number) => counted(count, MOVES),
        replay: "Replay",
        replayThis: (number: number) => `Replay game ${number}`,
        noSuch: "No such game.",
    },

    // ------------------------------------------------------------ what a match has shown
    view: "View",
    views: { score: "Score", statistics: "Statistics", games: "Games" },
    everybody: "Everybody against all others",
    /** `best`: who has won more; null where both have won as many. */
    verdict: ({
        best,
        won,
        drawn,
        games,
        sure,
    }: {
        best: string | null;
        won: number;
        drawn: number;
        games: number;
        sure: boolean;
    }) => {
        const wins = best === null ? `Both win ${grouped(won)}` : `${best} wins ${grouped(won)}`;
        const draws = counted(drawn, { one: "is drawn", other: "are drawn" });
        const of = `${wins} of ${counted(games, GAMES)}`;
        return `${of}${drawn > 0 ? `, ${draws}` : ""}. ${
            sure
                ? "That is no luck: it is the stronger player here."
                : "The difference may be luck: they do not tell who is stronger."
        }`;
    },
    counts: {
        name: "wins · draws · losses",
        text: (wins: number, draws: number, losses: number) =>
            `${grouped(wins)} · ${grouped(draws)} · ${grouped(losses)}`,
        doc: (player: string) => `Games that ${player} won, drew and lost`,
    },
    scoreOf: {
        name: (player: string) => `score of ${player}`,
        doc: "Wins and half of the draws",
    },
    scoreInterval: {
        name: "95 % interval",
        doc: "The interval of 95 %: in 95 of 100 matches it holds the true score",
    },
    elo: {
        name: "Elo",
        doc: "Difference of Elo that the score stands for, ± its error at 95 %. When one side has won every game it is only known how large it is at least.",
        atLeast: (elo: string) => `at least ${elo} (95\u202f%)`,
        atMost: (elo: string) => `at most ${elo} (95\u202f%)`,
        unknown: "not known yet",
        within: (elo: string, error: number) => `${elo} ± ${error}`,
    },
    superiority: {
        name: "likelihood of superiority",
        doc: (player: string) =>
            `How likely it is, by these games, that ${player} is the better player`,
    },
    sprt: {
        name: (low: number, high: number) => `SPRT ${low} : ${high} Elo`,
        doc: "Sequential test with alpha = beta = 5 %: the match stops as soon as the log-likelihood ratio leaves -2.94 to 2.94",
        accepted: (ratio: string, elo: number) => `${ratio}, at least ${elo}`,
        rejected: (ratio: string, elo: number) => `${ratio}, no better than ${elo}`,
        undecided: (ratio: string) => `${ratio}, undecided`,
    },
    /** "12 (1.2 %, 0.7 to 2.1 %)" */
    share: (count: number, share: string, low: string, high: string) =>
        `${grouped(count)} (${share}, ${low} to ${high})`,

    // ------------------------------------------------------------ tables
    statistics: {
        caption: "Statistics by player and by side",
        who: "Player or side",
        titles: {
            pv: "Games won",
            sigma: "Moves of games won",
            avg_victories: "Wins per game",
            avg_stones: "Moves won per game",
        },
        /** `key`: what the console calls it. */
        docs: {
            pv: (key: string) => `How many games it won. In the console: \`${key}\`.`,
            sigma: (key: string) =>
                `The moves of all games that it won, added up. In the console: \`${key}\`.`,
            avg_victories: (key: string) =>
                `Games won, divided by the games played. In the console: \`${key}\`.`,
            avg_stones: (key: string) =>
                `Moves of the games won, divided by the games played. In the console: \`${key}\`.`,
        },
    },
    standing: {
        player: "Player",
        winner: "winner",
        counts: "Games won, drawn and lost",
        score: { title: "Score", doc: "Points of all games, with the interval of 95 %" },
    },
    reached: {
        title: (goal: string | null) => (goal === null ? "Goal reached" : `Reached ${goal}`),
        doc: "Games that reached the goal: their number, their share, and Wilson's interval of 95 %.",
    },
    points: {
        caption: "Points of each player",
        games: "Games",
        title: "Points",
        doc: "Their mean, ± its error at 95 %.",
        mean: (mean: string, error: string) => `${mean} ± ${error}`,
        range: "Least to most",
    },

    // ------------------------------------------------------------ what took how long, what went wrong
    times: (times: readonly { player: string; ms: string }[]) => {
        const list = times.map(({ player, ms }) => `${player} ${ms}\u00a0ms`);
        return rich`${part("name", "Time per move:")} ${list.join(", ")}`;
    },
    late: (late: readonly { player: string; games: number }[]) => {
        const list = late.map(({ player, games }) => `${player} ${games}`);
        return rich`${part("name", "Games lost by being late:")} ${list.join(", ")}`;
    },
    failed: (player: string, games: number, why: string) =>
        `${player} failed in ${counted(games, GAMES)} and lost ${plural(games, { one: "it", other: "them" })}: ${why}`,
};
