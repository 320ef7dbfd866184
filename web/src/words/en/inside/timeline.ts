/** How a search made up its mind, moment by moment. */
import { type Count, type Piece, part, rich, strong } from "../../grammar.ts";
import { percent } from "../../numbers.ts";
import { NODES, SIMULATIONS, shown } from "../english.ts";

const UNITS = {
    visits: SIMULATIONS,
    nodes: NODES,
};
type Unit = keyof typeof UNITS;

/** What a search would have played at a moment. */
interface Moment {
    effort: Count;
    unit: Unit;
    time: string;
    /** null: nothing yet. */
    move: string | null;
    /** What it thought that is worth, null = not known. */
    value: string | null;
}

const after = ({ effort, unit }: Moment) => strong(shown(effort, UNITS[unit]));
const played = ({ move }: Moment) => strong(move ?? "nothing yet");
const worth = ({ value }: Moment) => (value === null ? "" : ` (${value})`);

const RESULTS = { win: "a win", draw: "a draw", loss: "a loss" };
type Result = keyof typeof RESULTS;

export const timeline = {
    begin: "Press Search: the values of the moves are recorded while they settle.",
    once: "There is one moment only: it has told what it thinks once, with its move. A player that reports while it thinks (game.report) has more to show.",
    label: "Values of the best moves against effort, with the move that would have been played; the table has the same numbers",

    // ------------------------------------------------------------ controls
    play: "Play the timeline",
    stop: "Stop the timeline",
    bands: "Confidence bands",
    ask: "Ask for exact values",
    stopAsking: "Stop asking",
    moment: "Moment of the search",
    spoken: (effort: string, move: string | null) => `${effort}, would play ${move ?? "nothing"}`,

    // ------------------------------------------------------------ the sentence
    now: (moment: Moment) =>
        rich`Now, after ${after(moment)} and ${moment.time}, I play ${played(moment)}${worth(moment)}.`,
    stopped: (moment: Moment) =>
        rich`Had I stopped here, after ${after(moment)} and ${moment.time}, I would have played ${played(moment)}${worth(moment)}.`,
    /** `final`: what it plays at the end. */
    stoppedEarly: (moment: Moment, final: string): Piece[] =>
        rich`Had I stopped here, after ${after(moment)} and ${moment.time}, I would have played ${played(moment)}${worth(moment)}, not ${strong(final)} as at the end.`,

    // ------------------------------------------------------------ what that gives away
    losesNothing: "That gives nothing away",
    turns: (from: Result, to: Result) => `That turns ${RESULTS[from]} into ${RESULTS[to]}`,
    losesPoints: (points: string) => `That gives away ${points} points`,
    givesAway: (amount: string) => `That gives away ${amount}`,
    losesValue: (value: string) => `That gives away ${value} of the evaluation`,
    /** One of these with where it is known from, in the background. */
    loses: (loss: string, source: string) => rich`${loss}${part("source", ` (${source}).`)}`,
    proven: "proven by this search",
    exact: (judge: string) => `exact values by ${judge}`,
    estimated: (judge: string) => `values, not exact, by ${judge}`,
    noJudge: "The judge could not value the moves of this position.",

    // ------------------------------------------------------------ the picture
    axis: {
        visits: "simulations so far",
        nodes: "nodes so far (positions visited)",
    },
    heads: { move: "move", value: "value ± band", effort: "effort" },
    band: (value: string, half: string) => `${value} ±${half}`,
    share: percent,

    // ------------------------------------------------------------ the table
    table: {
        caption: "Every moment that was kept: what would have been played, and the values then.",
        effort: { visits: "Playouts", nodes: "Nodes" },
        time: "Milliseconds",
        depth: "Depth",
        move: "Would play",
        loss: "Loss",
        lossDoc: "What that gives away, where it is known",
        valueDoc: (move: string) => `Value of ${move}`,
        band: (move: string) => `± ${move}`,
        bandDoc: "Half of the band of 95 percent",
    },
};
