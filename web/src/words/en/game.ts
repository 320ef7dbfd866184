/** The panel of the game: its moves, its graph, its review, its record as text. */
import { decimals, percent } from "../numbers.ts";
import { counted, MOVES } from "./english.ts";

const positions = (count: number) => counted(count, { one: "position", other: "positions" });
const judged = (done: number, total: number) => `${done} of ${total} moves judged`;
/** Where one stands in the game. */
const after = (ply: number, move: string | null) =>
    ply === 0 ? "Start" : `After ${ply}. ${move ?? ""}`;

export const moves = {
    start: "Start",
    none: "No move has been played yet.",
    hidden: "Your friend has moved. You see the move when you have made yours of the same step.",
    /** Behind a move, read out. */
    graded: (grade: keyof typeof grades) => `, ${grades[grade]}`,
};

export const grades = {
    best: "best",
    fine: "fine",
    mistake: "mistake",
    blunder: "blunder",
    open: "open",
};

export const graph = {
    label: "Graph of the game",
    title: "Value of every position of the game",
    played: "moves played",
    value: "value",
    columns: { after: "After", move: "Move", value: "Value" },
    start: "Start",
    unknown: (ply: number, move: string | null) => `${after(ply, move)}: no value yet`,
    valued: (ply: number, move: string | null, value: string) => `${after(ply, move)}: ${value}`,
    /** What stands there besides. */
    marked: (text: string, marks: readonly string[]) => [text, ...marks].join(" · "),

    valuedBy: "Valued by",
    strongest: "the strongest evaluation",
    analyst: (seconds: number) => `the analyst, ${seconds} s each`,
    left: (count: number) => `${positions(count)} to value`,
    refused: (count: number, why: string) => `${positions(count)} without a value: ${why}`,
    crashed: (why: string) => `A worker has stopped: ${why}.`,
};

export const review = {
    label: "Game review",
    title: "Review",
    about: "Judges every move of the game by the exact solver where the game has one, else by a strong search: what it gave away, and where the game turned.",
    begin: "Review the game",
    again: "Review again",
    goOn: "Go on",
    pause: "Pause",
    stop: "Stop",
    closeReview: "Close review",
    tables: "Reviewed moves",

    // ------------------------------------------------------------ how far it is
    judged: (done: number, total: number) => `${judged(done, total)}.`,
    working: (done: number, total: number, move: number, worth: string) =>
        `${judged(done, total)}, move ${move} still in work: ${worth}.`,
    paused: (done: number, total: number) => `${judged(done, total)}, paused.`,
    /** `unsolved`: why some are estimated. */
    ended: (review: {
        done: number;
        total: number;
        judge: string;
        exact: boolean;
        stopped: boolean;
        unsolved: { why: string; estimated: number; by: string } | null;
    }) => {
        const { judge, exact, stopped, unsolved } = review;
        const open =
            unsolved === null
                ? ""
                : ` (${unsolved.why}: ${unsolved.estimated} of them estimated by ${unsolved.by})`;
        return `${judged(review.done, review.total)}${stopped ? ", stopped" : ""}, by ${judge}${exact ? ", all exact" : ""}${open}.`;
    },

    // ------------------------------------------------------------ the sides
    sides: "Moves of each side by grade",
    side: "Side",
    accuracy: {
        title: "Accuracy",
        doc: "Mean over the moves of 100 less what they gave away, in hundredths of a win and plies",
        value: (share: number | null) => (share === null ? "–" : percent(decimals(share, 1))),
    },
    counts: { best: "Best", fine: "Fine", mistakes: "Mistakes", blunders: "Blunders" },

    // ------------------------------------------------------------ from mistake to mistake
    previous: { title: "Previous mistake", keys: "Shift and left arrow" },
    next: { title: "Next mistake", keys: "Shift and right arrow" },
    turning: (move: number) => `Turning point: move ${move}`,
    mark: { mistake: "mistake", blunder: "blunder" },
    turningMark: {
        mistake: "mistake, the turning point",
        blunder: "blunder, the turning point",
    },
    at: (ply: number, move: string | null, standing: string) => `${after(ply, move)}: ${standing}`,
    step: "Step through the game: every judged move is explained here.",

    // ------------------------------------------------------------ all moves
    table: { title: "All moves as a table", caption: "Judged moves" },
    columns: {
        move: "Move",
        grade: "Grade",
        value: "Value",
        gaveAway: "Gave away",
        best: "Best",
    },
    graded: (grade: keyof typeof grades, mark: string) => `${grades[grade]} ${mark}`,
    best: (move: string, worth: string) => `${move} (${worth})`,
};

export const record = {
    moves: {
        title: "Moves as text",
        label: "Moves of the game",
        hint: "Copy the moves to keep the game, or put other moves here and open them.",
    },
    sgf: {
        title: "Record of the game (SGF)",
        label: "Record of the game",
        hint: "A file that other programs for this game read.",
    },
    open: "Open this text",
    copy: "Copy",
    copied: "Copied",
    save: "Save as a file",
    openFile: "Open a file",
    tooLong: "This text is too long for the record of a game.",
    noSgf: "This is no SGF record: it begins with (;",
    noMoves: "There are no moves in this text.",
};

/** A move of the record: its number, whose it is, what it is. */
export interface MoveOf {
    number: number;
    /** "" of who plays alone. */
    side: string;
    move: string;
}

const moveOf = ({ number, side, move }: MoveOf) =>
    `Move ${number}, ${side === "" ? "" : `${side} `}${move}`;

const GRADES = { fine: "fine", mistake: "a mistake", blunder: "a blunder" };
type Grade = keyof typeof GRADES;

/** Of judged moves. */
export const verdicts = {
    openScore: (score: string) => `score ${score}, other moves open`,
    later: (moves: number) => `wins ${counted(moves, MOVES)} later`,
    sooner: (moves: number) => `loses ${counted(moves, MOVES)} sooner`,
    fromTo: (least: string, most: string) => `${least} to ${most}`,
    atMost: (most: string) => `at most ${most}`,
    notJudged: "not judged yet",
    standing: (side: string, worth: string) => `${side}: ${worth}`,
    open: (move: MoveOf, worth: string) => `${moveOf(move)}: not decided yet, ${worth}.`,
    best: (move: MoveOf, worth: string) => `${moveOf(move)}: the best there is, ${worth}.`,
    givenAway: (amount: string) => `${amount} given away`,
    /** `cost`: what it gives away, "" for nothing. */
    worse: (move: MoveOf, grade: Grade, cost: string, best: string, worth: string) =>
        `${moveOf(move)}: ${GRADES[grade]}${cost === "" ? "" : `, ${cost}`}. Best was ${best} (${worth}).`,
};
