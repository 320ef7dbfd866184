/**
 * Values of searches and evaluations as people read them, the same text wherever they stand. An estimate
 * of the result is a percentage for a named side; an evaluation is what it comes to in games, a percentage or an
 * expected score, or stays in its own unit where nobody knows that; points are an expected score, a chance is a
 * percentage. What is proven is said in moves of one side. Whoever wants them as the program computes them (a setting)
 * reads evaluations in their unit and results from -1 to +1, in the same places.
 */
import type { GameRow, MoveReport, Proven, Report, Scaled, Show } from "../engine/protocol.ts";
import { settings } from "../state/keep/settings.ts";
import { mixtureOf } from "../state/read/mixture.ts";
import { filled } from "../words/filled.ts";
import { type Piece, plain, strong } from "../words/grammar.ts";
import { decimals, grouped, percent, signed } from "../words/numbers.ts";
import { type Certainty, values as say } from "../words/values.ts";
import { seatName } from "./format.ts";

/** What a value is measured in, as the core tells with every report. */
export type Measure = Pick<Scaled, "scale" | "bounds" | "estimate">;

/** That of what the core has said, and nothing else of it. */
export const measureFrom = ({ scale, bounds, estimate }: Measure): Measure => ({
    scale,
    bounds,
    ...(estimate && { estimate }),
});

/** What a value is shown as: in which unit, between which ends, and how it becomes that. */
interface Shown {
    /** reward: the mean result, -1 lost, +1 won. */
    scale: Measure["scale"] | "reward";
    bounds: Measure["bounds"];
    of: (value: number) => number;
}

const same = (value: number) => value;

/** What a curve takes of a value. */
const raised = (value: number, power = 1) =>
    100 * Math.sign(value) * Math.abs(value / 100) ** power;

/** The curve of an estimate. Only the end of the game is as sure as an end of the evaluation. */
function curveOf({ bounds, estimate }: Measure & { estimate: object }): Shown["of"] {
    const { low, high, offset, slope, power, scale } = estimate as NonNullable<Measure["estimate"]>;
    const [least, most] = scale === "result" && bounds !== null ? bounds : [-Infinity, Infinity];
    return (value) => {
        if (value >= most) return high;
        if (value <= least) return low;
        return low + (high - low) / (1 + Math.exp(-(offset + slope * raised(value, power))));
    };
}

/** As people read values, or as the program computes them: what is set, unless it is asked for. */
export function shownAs(measure: Measure, own: boolean = settings.value.ownNumbers): Shown {
    const { scale, bounds, estimate } = measure;
    if (own && scale === "result") return { scale: "reward", bounds: [-1, 1], of: (v) => v / 100 };
    if (own || estimate === undefined) return { scale, bounds, of: same };
    const ends: Measure["bounds"] = estimate.scale === "result" ? [-100, 100] : null;
    return { scale: estimate.scale, bounds: ends, of: curveOf({ ...measure, estimate }) };
}

/** The text is an estimate that was made from an evaluation. */
export const isEstimated = ({ estimate }: Measure) =>
    estimate !== undefined && !settings.value.ownNumbers;

/** "54 %": never all or nothing while something is open. */
export function percentText(value: number): string {
    const whole = Math.round(value);
    if (whole <= 0 && value > 0) return percent("<1");
    return percent(whole >= 100 && value < 100 ? ">99" : whole);
}

type Unit = Pick<Shown, "scale" | "bounds">;

/** Above and below nothing are two sides: the number has a sign. */
const isSigned = ({ scale, bounds }: Unit) =>
    scale === "evaluation" && bounds !== null && bounds[0] < 0;

function numberText(value: number, measure: Unit, places: number): string {
    if (measure.scale === "reward") return signed(value, 2);
    if (isSigned(measure)) return signed(value, places);
    return Math.abs(value) >= 1000 || Number.isInteger(value)
        ? grouped(value)
        : decimals(value, places);
}

/** "54 %", "+3.2", "1 133": for the side that it was measured for. */
export function valueText(value: number | null, measure: Measure, own?: boolean): string {
    if (value === null) return say.none;
    const unit = shownAs(measure, own);
    const shown = unit.of(value);
    if (unit.scale === "result") return percentText((shown + 100) / 2);
    if (unit.scale === "chance") return percentText(shown);
    const { estimate } = measure;
    // Never less than is there already.
    if (isRounded(measure, own))
        return grouped(Math.max(rounded(shown), Math.round(estimate?.low ?? 0)));
    return numberText(shown, unit, 1);
}

/** A score that is estimated from something else has three figures. */
export const isRounded = (measure: Measure, own?: boolean) =>
    shownAs(measure, own).scale === "points" && measure.scale !== "points";

/** Three figures: 16 300, 1 240. */
export function rounded(points: number): number {
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, points))) - 2);
    return Math.round(points / unit) * unit;
}

/** "3.4 %", "25 %": a part of all, 0..1. */
export const shareText = (part: number) => percent(decimals(100 * part, part < 0.0995 ? 1 : 0));

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
    if (value >= bounds[1]) return (bound === "upper" ? before : "") + say.won;
    if (value <= bounds[0]) return (bound === "lower" ? before : "") + say.lost;
    return before + valueText(value, measure);
}

/** The same in the room of a cell. */
export function shortText(value: number, measure: Measure): string {
    const unit = shownAs(measure);
    if (unit.scale !== "evaluation" && unit.scale !== "points") return valueText(value, measure);
    return numberText(Math.round(unit.of(value)), unit, 0);
}

/** How far the search of a move has come: its value is at least, at most so much. */
const SIGNS = { lower: "≥ ", upper: "≤ ", exact: "" };

/** Moves of one side, of plies of all of them. */
export const movesOf = (plies: number, { player_titles }: Sides) =>
    Math.ceil(plies / Math.max(1, player_titles.length));

type Sides = Pick<Show, "player_titles">;

/** "wins in 9": moves of that side; "draw". */
export function provenText(proven: Proven, plies: number, sides: Sides): string {
    if (proven === null) return "";
    if (proven === "draw" || plies <= 0) return say.proven[proven];
    return say.provenIn[proven](movesOf(plies, sides));
}

/** What is known of a move: the proven result, a bound, or the value. */
export function moveText(row: MoveReport, measure: Measure, sides: Sides): string {
    if (row.proven !== null) return provenText(row.proven, row.proven_in, sides);
    if (row.value === null) return say.none;
    return (row.bound === null ? "" : SIGNS[row.bound]) + valueText(row.value, measure);
}

/** "Yellow wins in 5 moves", said of the player who is to move. */
export function provenSentence(
    { proven, proven_in: plies }: Pick<Report, "proven" | "proven_in">,
    show: Sides & Pick<Show, "two_player">,
    mover: number,
): string {
    if (proven === null) return "";
    if (proven === "draw") return say.drawn;
    const moves = plies > 0 ? movesOf(plies, show) : 0;
    if (proven === "win") return say.wins(seatName(show, mover), moves);
    if (show.two_player) return say.wins(seatName(show, 1 - mover), moves);
    return say.loses(seatName(show, mover), moves);
}

/** Whose a value is, where there are several sides. */
const sideOf = (sides: Sides, seat: number) =>
    sides.player_titles.length > 1 ? seatName(sides, seat) : null;

/** A value with what it is and whose: the value stands out. */
function valuePieces(value: number | null, measure: Measure, sides: Sides, seat: number): Piece[] {
    const text = valueText(value, measure);
    const told = strong(isEstimated(measure) && value !== null ? say.about(text) : text);
    return say.valueFor[shownAs(measure).scale](told, sideOf(sides, seat));
}

/** "about 54 %", "evaluation +3.2", "mean result +0.10": where it is said elsewhere whose it is. */
export const valueAlone = (value: number, measure: Measure) =>
    plain(valuePieces(value, measure, { player_titles: [] }, 0));

/** "54 % for Yellow", "evaluation +3.2 for Yellow", "expected score 1 133". */
export const valueFor = (value: number | null, measure: Measure, sides: Sides, seat: number) =>
    plain(valuePieces(value, measure, sides, seat));

/** Above a column of values of moves. */
export function valueTitle(measure: Measure, sides: Sides, seat: number): string {
    const title = say.columnTitle[shownAs(measure).scale];
    return typeof title === "string" ? title : title(sideOf(sides, seat));
}

/** An axis of values, which stand there as `of` says. */
export interface ValueAxis {
    title: string;
    bounds: [number, number] | null;
    of: (value: number) => number;
    text: (shown: number) => string;
}

export function valueAxis(measure: Measure, sides: Sides, seat: number): ValueAxis {
    const unit = shownAs(measure);
    const { scale, bounds, of } = unit;
    const title = say.axisTitle[scale];
    const named = typeof title === "string" ? title : title(sideOf(sides, seat));
    const share = (shown: number) => percent(grouped(shown, 1));
    if (scale === "result")
        return {
            title: named,
            bounds: [0, 100],
            of: (value) => (of(value) + 100) / 2,
            text: share,
        };
    return {
        title: named,
        bounds,
        of,
        text: (shown) =>
            scale === "chance"
                ? share(shown)
                : numberText(shown, unit, Number.isInteger(Number(shown.toFixed(1))) ? 0 : 1),
    };
}

/** What the numbers mean, a sentence or two for people who see them for the first time. */
export function valueMeaning(
    measure: Measure,
    sides: Sides,
    seat: number,
    value: number | null,
): string {
    const side = seatName(sides, seat);
    const unit = shownAs(measure);
    const { scale, bounds } = unit;
    const { estimate } = measure;
    if (scale === "result") {
        const shown = value === null ? 0 : unit.of(value);
        const words = estimate === undefined ? say.meaning.result : say.meaning.estimated;
        return words(Math.round((shown + 100) / 2), side, estimate?.games ?? 0);
    }
    if (scale === "points" && estimate !== undefined)
        return say.meaning.score(estimate.games, estimate.level ?? "");
    if (scale === "reward") return say.meaning.reward(side);
    if (scale !== "evaluation") return say.meaning[scale];
    if (bounds === null) return say.meaning.unbounded;
    const [low, high] = bounds.map((end) => numberText(end, unit, 0));
    return say.meaning.evaluation(low as string, high as string, side);
}

/** What the program itself computes for a move, where people are shown something else; else "". */
export function ownText(value: number | null, measure: Measure): string {
    const other = shownAs(measure, false).scale !== shownAs(measure, true).scale;
    return other && value !== null ? valueText(value, measure, !settings.value.ownNumbers) : "";
}

/** "tile 64: 93 %": what the value says of the next step of the game; "" where it says nothing. */
export function nextText(value: number | null, { estimate }: Measure): string {
    const next = estimate?.next;
    if (next === undefined || value === null || settings.value.ownNumbers) return "";
    const share = 1 / (1 + Math.exp(-(next.offset + next.slope * value)));
    return say.next(next.text, percentText(100 * share));
}

/** Where the evaluation bar stands: the share of the first player, 0..1. */
export function barShare(value: number, proven: Proven, mover: number, measure: Measure): number {
    const unit = shownAs(measure);
    const [low, high] = unit.bounds ?? [-100, 100];
    const part = high > low ? (unit.of(value) - low) / (high - low) : 0.5;
    const own = proven === "win" ? 1 : proven === "loss" ? 0 : proven === "draw" ? 0.5 : part;
    return Math.min(1, Math.max(0, mover === 0 ? own : 1 - own));
}

/** What the game says of its moves, as far as it is known. */
export type Told = Pick<GameRow, "move_titles" | "move_phrase"> | undefined;

/** "left", "5", "d1-d7/g7": a move as it stands in tables, whether it is possible now or later. */
export function moveTitle(row: Told, move: string): string {
    return row?.move_titles[move] ?? move;
}

/** "column 5", "left", "d1-d7/g7": a move within a sentence. */
export function moveName(line: Pick<Show, "moves">, row: Told, move: string): string {
    const title = moveTitle(row, move);
    if (title !== move) return title;
    const key = line.moves.find((row) => row.move === move)?.keys[0];
    return key ?? filled(row?.move_phrase ?? "{move}", { move });
}

/** A count that runs, calm: 1 234, 12 300, 123 000, 1 230 000. */
export function runningCount(count: number): string {
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 2);
    return grouped(count < 10_000 ? count : Math.floor(count / unit) * unit);
}

/** What a search of random games counts; one that evaluates positions plays none. */
export const playoutsWord = ({ scale, playouts }: Pick<Report, "scale" | "playouts">) =>
    scale === "evaluation" ? say.simulationsWord(playouts) : say.gamesWord(playouts);

/** "after 120 000 random games", "looking 9 moves ahead". */
function effortWords({ scale, playouts, depth, nodes }: Report): string {
    if (playouts > 0) {
        const shown = runningCount(playouts);
        return scale === "evaluation"
            ? say.afterSimulations(playouts, shown)
            : say.afterGames(playouts, shown);
    }
    if (depth > 0) return say.lookingAhead(depth);
    return nodes > 0 ? say.afterPositions(runningCount(nodes)) : "";
}

/** The work that went into a move: simulations, else nodes. */
export const effortOf = ({ visits, nodes }: MoveReport) => (visits > 0 ? visits : nodes);

/** That of all moves, of which progress tells only some as rows. */
export function totalEffort({ moves, visits = [] }: Report): number {
    const listed = moves.reduce((sum, row) => sum + effortOf(row), 0);
    return Math.max(
        listed,
        visits.reduce((sum, one) => sum + one, 0),
    );
}

/** Standard errors between two values from which on their order is likely, and sure. */
const LIKELY = 1.3;
const SURE = 2.6;

/** Standard error of a value: what the search tells, else the most that so many results may have. */
function errorOf({ error, visits }: MoveReport, { scale }: Measure): number {
    if (error > 0 || scale !== "result" || visits === 0) return error;
    return 100 / Math.sqrt(visits);
}

/** How sure the order of two moves is; null where nothing is known of their errors. */
function certainty(best: MoveReport, second: MoveReport, measure: Measure): Certainty | null {
    const errors = [best, second].map((row) => errorOf(row, measure));
    if (errors.includes(0) || best.value === null || second.value === null) return null;
    const away = (best.value - second.value) / Math.hypot(...errors);
    return away >= SURE ? "sure" : away >= LIKELY ? "likely" : "open";
}

/** "2 points", "0.4": what lies between two values; "" where that is too little to be told. */
function gapText(one: number, other: number, measure: Measure): string {
    const { scale, of } = shownAs(measure);
    if (isRounded(measure)) {
        const points = Math.abs(rounded(of(one)) - rounded(of(other)));
        return points === 0 ? "" : say.points(points, grouped(points));
    }
    const gap = Math.abs(of(one) - of(other));
    const shares = scale === "result" || scale === "chance";
    const amount = scale === "result" ? gap / 2 : gap;
    if (scale === "reward") return amount < 0.005 ? "" : decimals(amount, 2);
    if (amount < 0.05) return "";
    if (!shares) return decimals(amount, amount < 1000 ? 1 : 0);
    if (amount < 0.95) return say.points(2, decimals(amount, 1));
    return say.points(Math.round(amount), grouped(Math.round(amount)));
}

/**
 * All moves have a value, and to a tenth it is the same, or as it is shown where that has fewer figures; samples are
 * never quite alike, and agree by chance.
 */
function allAlike(report: Report, count: number): boolean {
    const { moves, values, proven, playouts } = report;
    const { of } = shownAs(report);
    const told = (tenths: number) => (isRounded(report) ? rounded(of(tenths / 10)) : tenths);
    const known =
        values ?? moves.map(({ value }) => (value === null ? null : Math.round(10 * value)));
    const all = known.map((tenths) => (tenths === null ? null : told(tenths)));
    if (playouts > 0 || count < 2 || all.length !== count || all[0] == null) return false;
    if (proven !== null || moves.some((row) => row.proven !== null)) return false;
    return all.every((value) => value === all[0]);
}

/** Why the best move: what comes next, how far behind, and how sure that is; "" where there is nothing to tell. */
export function whyText(report: Report, line: Show, row: Told): string {
    if (report.best === null || report.proven !== null || mixtureOf(report).length > 1) return "";
    if (line.moves.length === 1) return say.onlyMove;
    if (allAlike(report, line.moves.length)) return "";
    const best = report.moves.find(({ move }) => move === report.best);
    const others = report.moves.filter(
        ({ move, value, proven }) => move !== report.best && (value !== null || proven !== null),
    );
    if (best === undefined || best.value === null || best.proven !== null) return "";
    const open = others.filter(({ proven }) => proven !== "loss");
    if (open.length === 0) return others.length === line.moves.length - 1 ? say.othersLose : "";
    const second = open.reduce((a, b) => ((b.value ?? 0) > (a.value ?? 0) ? b : a));
    if (second.value === null) return "";
    const gap = best.value - second.value;
    const amount = gapText(best.value, second.value, report);
    const limited = second.bound === "upper" && amount !== "" ? say.atLeast(amount) : amount;
    const { visits } = second;
    const part = visits > 0 ? percentText((100 * visits) / totalEffort(report)) : "";
    const sure =
        second.bound === null || second.bound === "exact" ? certainty(best, second, report) : null;
    return say.why(sure, moveName(line, row, second.move), limited, gap < 0, part);
}

/** "UCT prefers column 5: 54 % for Yellow, after 120 000 random games." */
export function findingPieces(
    title: string,
    report: Report,
    line: Show,
    row: Told,
    mover: number,
): Piece[] {
    const best = report.best === null ? null : moveName(line, row, report.best);
    const proof = provenSentence(report, line, mover);
    if (proof !== "") return say.hasProven(title, proof, best);
    const work = effortWords(report);
    // Who values a move without telling its work has looked at it, too.
    const valued = report.moves.some(({ value }) => value !== null);
    if (work === "" && best !== null && !valued) return say.playsAtOnce(title, best);
    if (report.value === null || best === null) return say.noOpinion(title, work);
    const value = valuePieces(report.value, report, line, mover);
    const drawn = mixtureOf(report).map(({ move, share }) => ({
        move: moveName(line, row, move),
        share,
    }));
    if (drawn.length < 2) {
        return allAlike(report, line.moves.length)
            ? say.seesNoDifference(title, best, value)
            : say.prefers(title, best, value, work);
    }
    const evenly = drawn.every(({ share }) => Math.round(100 * (share - 1 / drawn.length)) === 0);
    if (evenly && drawn.length < 5) {
        const moves = drawn.map(({ move }) => move);
        return say.mixesEvenly(title, moves, value, work);
    }
    const shares = drawn.map(({ move, share }) => ({ move, share: percentText(100 * share) }));
    return say.mixes(title, shares, value, work);
}
