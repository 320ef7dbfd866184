/**
 * Values of searches and evaluations as people read them, the same text wherever they stand. An estimate
 * of the result is a percentage for a named side, an evaluation stays in its own unit and is called so,
 * points are an expected score, a chance is a percentage. What is proven is said in moves of one side.
 */
import type { Look, MoveReport, Proven, Report, Scaled, Show } from "../engine/protocol.ts";
import { mixtureOf } from "../state/mixture.ts";
import { counted, grouped, seatName } from "./format.ts";

const MINUS = "\u2212";

/** What a value is measured in, as the core tells with every report. */
export type Measure = Pick<Scaled, "scale" | "bounds">;

/** "54 %": never all or nothing while something is open. */
export function percentText(percent: number): string {
    const whole = Math.round(percent);
    const text =
        whole <= 0 && percent > 0 ? "<1" : whole >= 100 && percent < 100 ? ">99" : String(whole);
    return `${text}\u202f%`;
}

/** Above and below nothing are two sides: the number has a sign. */
const isSigned = ({ scale, bounds }: Measure) =>
    scale === "evaluation" && bounds !== null && bounds[0] < 0;

function numberText(value: number, measure: Measure, places: number): string {
    const size = Math.abs(value);
    const text = isSigned(measure)
        ? size.toFixed(places)
        : size >= 1000 || Number.isInteger(size)
          ? grouped(size)
          : size.toFixed(places);
    if (Number(text) === 0) return text;
    return (value < 0 ? MINUS : isSigned(measure) ? "+" : "") + text;
}

/** "54 %", "+3.2", "1 133": for the side that it was measured for. */
export function valueText(value: number | null, measure: Measure): string {
    if (value === null) return "–";
    if (measure.scale === "result") return percentText((value + 100) / 2);
    if (measure.scale === "chance") return percentText(value);
    return numberText(value, measure, 1);
}

const LIMITS = { lower: "≥", upper: "≤", exact: "", none: "" };

/**
 * "54 %", "≥ +3.2", and "won" or "lost" where an evaluation stands at its end: only the end of the game
 * does. A limit that says no more than that is left out.
 */
export function limitText(
    value: number | null,
    bound: keyof typeof LIMITS | null,
    measure: Measure,
    space = "\u202f",
): string {
    const sign = LIMITS[bound ?? "none"];
    const before = sign === "" ? "" : sign + space;
    const { scale, bounds } = measure;
    if (value === null || scale !== "evaluation" || bounds === null)
        return before + valueText(value, measure);
    if (value >= bounds[1]) return bound === "upper" ? `${before}won` : "won";
    if (value <= bounds[0]) return bound === "lower" ? `${before}lost` : "lost";
    return before + valueText(value, measure);
}

/** The same in the room of a cell. */
export function shortText(value: number, measure: Measure): string {
    if (measure.scale === "result" || measure.scale === "chance") return valueText(value, measure);
    return numberText(Math.round(value), measure, 0);
}

/** How far the search of a move has come: its value is at least, at most so much. */
const SIGNS = { lower: "≥ ", upper: "≤ ", exact: "" };

/** Moves of one side, of plies of all of them. */
export const movesOf = (plies: number, { player_titles }: Sides) =>
    Math.ceil(plies / Math.max(1, player_titles.length));

type Sides = Pick<Show, "player_titles">;

const PROVEN = { win: "wins", draw: "draw", loss: "loses" };

/** "wins in 9": moves of that side; "draw". */
export function provenText(proven: Proven, plies: number, sides: Sides): string {
    if (proven === null) return "";
    return proven === "draw" || plies <= 0
        ? PROVEN[proven]
        : `${PROVEN[proven]} in ${movesOf(plies, sides)}`;
}

/** What is known of a move: the proven result, a bound, or the value. */
export function moveText(row: MoveReport, measure: Measure, sides: Sides): string {
    if (row.proven !== null) return provenText(row.proven, row.proven_in, sides);
    if (row.value === null) return "–";
    return (row.bound === null ? "" : SIGNS[row.bound]) + valueText(row.value, measure);
}

/** "Yellow wins in 5 moves", said of the player who is to move. */
export function provenSentence(
    { proven, proven_in: plies }: Pick<Report, "proven" | "proven_in">,
    show: Sides & Pick<Show, "two_player">,
    mover: number,
): string {
    if (proven === null) return "";
    if (proven === "draw") return "a draw with best play";
    const when = plies > 0 ? ` in ${counted(movesOf(plies, show), "moves")}` : "";
    if (proven === "loss" && show.two_player) return `${seatName(show, 1 - mover)} wins${when}`;
    return `${seatName(show, mover)} ${proven === "win" ? "wins" : "loses"}${when}`;
}

/** "54 % for Yellow", "evaluation +3.2 for Yellow", "expected score 1 133". */
export function valueFor(
    value: number | null,
    measure: Measure,
    sides: Sides,
    seat: number,
): string {
    const text = valueText(value, measure);
    const whose = sides.player_titles.length > 1 ? ` for ${seatName(sides, seat)}` : "";
    return {
        result: `${text}${whose}`,
        evaluation: `evaluation ${text}${whose}`,
        points: `expected score ${text}${whose}`,
        chance: `${text} chance${whose}`,
    }[measure.scale];
}

/** Above a column of values of moves. */
export function valueTitle({ scale }: Measure, sides: Sides, seat: number): string {
    const alone = sides.player_titles.length < 2;
    return {
        result: alone ? "Result" : `${seatName(sides, seat)} scores`,
        evaluation: "Evaluation",
        points: "Expected score",
        chance: "Chance",
    }[scale];
}

/** An axis of values, which stand there as `of` says. */
export interface ValueAxis {
    title: string;
    bounds: [number, number] | null;
    of: (value: number) => number;
    text: (shown: number) => string;
}

export function valueAxis(measure: Measure, sides: Sides, seat: number): ValueAxis {
    const { scale, bounds } = measure;
    const whose = sides.player_titles.length > 1 ? ` for ${seatName(sides, seat)}` : "";
    const percent = (shown: number) => `${Number(shown.toFixed(1))}\u202f%`;
    if (scale === "result")
        return {
            title: `expected result${whose}, 100\u202f% = a win`,
            bounds: [0, 100],
            of: (value) => (value + 100) / 2,
            text: percent,
        };
    return {
        title: { evaluation: `evaluation${whose}`, points: "expected score", chance: "chance" }[
            scale
        ],
        bounds,
        of: (value) => value,
        text: (shown) =>
            scale === "chance" ? percent(shown) : numberText(shown, measure, 1).replace(/\.0$/, ""),
    };
}

/** What the numbers mean, a sentence or two for people who see them for the first time. */
export function valueMeaning(
    { scale, bounds }: Measure,
    sides: Sides,
    seat: number,
    value: number | null,
): string {
    const side = seatName(sides, seat);
    if (scale === "result") {
        const percent = value === null ? 50 : Math.round((value + 100) / 2);
        return `${percent}\u202f%: of 100 games from here ${side} is expected to score ${percent}; a draw counts half.`;
    }
    if (scale === "points")
        return "Expected score: the points that the game is expected to end with.";
    if (scale === "chance") return "Chance: how likely it is that the goal of the game is reached.";
    if (bounds === null)
        return "Evaluation: a rule of thumb marks each position, in a unit of its own. More is better.";
    const [low, high] = bounds.map((end) => numberText(end, { scale, bounds }, 0));
    return `Evaluation: a rule of thumb marks each position, from ${low} (${side} is lost) to ${high} (${side} has won).`;
}

/** Where the evaluation bar stands: the share of the first player, 0..1. */
export function barShare(
    value: number,
    proven: Proven,
    mover: number,
    bounds: Measure["bounds"],
): number {
    const [low, high] = bounds ?? [-100, 100];
    const part = high > low ? (value - low) / (high - low) : 0.5;
    const own = proven === "win" ? 1 : proven === "loss" ? 0 : proven === "draw" ? 0.5 : part;
    return Math.min(1, Math.max(0, mover === 0 ? own : 1 - own));
}

const WAYS: { [letter: string]: string } = { l: "left", r: "right", u: "up", d: "down" };

/** "left", "5", "d1-d7/g7": a move as it stands in tables, whether it is possible now or later. */
export function moveTitle(looks: readonly Look[], move: string): string {
    const steered = looks.includes("tiles") || looks.includes("trails");
    return (steered ? WAYS[move] : undefined) ?? move;
}

/** "column 5", "left", "d1-d7/g7": a move within a sentence. */
export function moveName(line: Pick<Show, "moves">, looks: readonly Look[], move: string): string {
    const key = line.moves.find((row) => row.move === move)?.keys[0];
    if (key !== undefined) return key;
    const title = moveTitle(looks, move);
    if (title !== move) return title;
    return looks.includes("frame") && /^\d+$/.test(move) ? `column ${move}` : move;
}

/** A count that runs, calm: 1 234, 12 300, 123 000, 1 230 000. */
export function runningCount(count: number): string {
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 2);
    return grouped(count < 10_000 ? count : Math.floor(count / unit) * unit);
}

/** What a search of random games counts; one that evaluates positions plays none. */
export const playoutsWord = ({ scale, playouts }: Pick<Report, "scale" | "playouts">) => {
    const word = scale === "evaluation" ? "simulation" : "random game";
    return playouts === 1 ? word : `${word}s`;
};

/** "after 120 000 random games", "looking 9 moves ahead". */
function effortWords(report: Report): string {
    const { playouts, depth, nodes } = report;
    if (playouts > 0) return `after ${runningCount(playouts)} ${playoutsWord(report)}`;
    if (depth > 0) return `looking ${counted(depth, "moves")} ahead`;
    return nodes > 0 ? `after ${runningCount(nodes)} positions` : "";
}

/** A part of a sentence; what matters in it stands out. */
export interface Piece {
    text: string;
    strong?: boolean;
}

const PARTS = ["", "", "half", "a third", "a quarter"];

/** "up or right, each half of the time", "up 62 % or right 38 % of the time": moves that are drawn. */
function drawnPieces(drawn: readonly { move: string; share: number }[]): Piece[] {
    const even = drawn.every(({ share }) => Math.round(100 * (share - 1 / drawn.length)) === 0);
    const part = even ? PARTS[drawn.length] : undefined;
    return [
        ...drawn.flatMap(({ move, share }, i): Piece[] => [
            ...(i === 0 ? [] : [{ text: i === drawn.length - 1 ? " or " : ", " }]),
            { text: move, strong: true },
            ...(part === undefined ? [{ text: ` ${percentText(100 * share)}` }] : []),
        ]),
        { text: part === undefined ? " of the time" : `, each ${part} of the time` },
    ];
}

/** "UCT prefers column 5: 54 % for Yellow, after 120 000 random games." */
export function findingPieces(
    title: string,
    report: Report,
    line: Show,
    looks: readonly Look[],
    mover: number,
): Piece[] {
    const best = report.best === null ? "" : moveName(line, looks, report.best);
    const proof = provenSentence(report, line, mover);
    if (proof !== "") {
        const move: Piece[] =
            best === "" ? [] : [{ text: ", best is " }, { text: best, strong: true }];
        return [
            { text: `${title} has proven it: ` },
            { text: proof, strong: true },
            ...move,
            { text: "." },
        ];
    }
    const after = effortWords(report);
    const tail = after === "" ? "." : `, ${after}.`;
    // Who values a move without telling its work has looked at it, too.
    const valued = report.moves.some(({ value }) => value !== null);
    if (after === "" && best !== "" && !valued)
        return [
            { text: `${title} plays ` },
            { text: best, strong: true },
            { text: " without looking ahead." },
        ];
    if (report.value === null || best === "")
        return [{ text: `${title} has no opinion yet${tail}` }];
    const value = valueText(report.value, report);
    const [before = "", behind = ""] = valueFor(report.value, report, line, mover).split(value);
    const drawn = mixtureOf(report).map(({ move, share }) => ({
        move: moveName(line, looks, move),
        share,
    }));
    return [
        ...(drawn.length > 1
            ? [{ text: `${title} plays ` }, ...drawnPieces(drawn)]
            : [{ text: `${title} prefers ` }, { text: best, strong: true }]),
        { text: `: ${before}` },
        { text: value, strong: true },
        { text: behind + tail },
    ];
}
