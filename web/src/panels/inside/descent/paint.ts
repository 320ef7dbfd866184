/** Paints a descent: a row of moves for every choice, with the terms of UCB; and its path on the board. */

import type { Stroke } from "../../../board/overlays/strokes.ts";
import type { Brush } from "../../../charts/brush.ts";
import { colourOf } from "../../../charts/chart.ts";
import type { Painter } from "../../../charts/files.ts";
import type { DescentLine, NodeChild, NodeLine, Show } from "../../../engine/protocol.ts";
import { countText, seatName, short } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { descent as say } from "../../../words/inside/descent.ts";
import { layoutOf } from "../tree/mini.ts";
import { type Moment, shownMoves, takenOf, updateOf } from "./moments.ts";
import { figure, meanText, rewardText, type Unit } from "./unit.ts";

export interface Scene {
    descent: DescentLine;
    moment: Moment;
    line: Show;
    unit: Unit;
}

const HEAD = 20;
/** Heights of a box whose formula has one line, or a line for every term. */
const BOX = 78;
const TALL_BOX = 94;
const BELOW = 12;
const NARROWEST = 64;
const NARROWEST_STACKED = 45;
const WIDEST = 132;
/** "33.5 + 74.5" needs so much. */
const FORMULA = 82;
const GAP = 4;
const LETTER = 8.5;
const SLIM = 560;
/** Below the rows: the new node and the random game. */
const FOOT = 44;
/** Rows at most: of a deeper descent the first choice is shown, which is that of the move, and the last ones. */
export const ROWS = 6;

/** The choices that are shown when the descent has come to this one. */
export function rowsTo(last: number): number[] {
    const count = Math.min(ROWS, last + 1);
    return Array.from({ length: count }, (_, row) => (row === 0 ? 0 : last - count + 1 + row));
}

/** How the boxes of all rows are cut, by the longest move and the most moves. */
interface Cut {
    /** Least width of a box. */
    least: number;
    stacked: boolean;
    /** Heights of a box, and of a row with its head. */
    box: number;
    row: number;
}

/** Boxes of at least this width that fit side by side. */
const fitting = (least: number, width: number) =>
    Math.max(1, Math.floor((width + GAP) / (least + GAP)));

export function cutOf(descent: DescentLine, width: number): Cut {
    let [longest, most] = [0, 1];
    for (const { moves, player } of descent.steps) {
        // The dice have no formula.
        if (player >= 0) most = Math.max(most, moves.length);
        for (const { move } of moves) longest = Math.max(longest, titleOfMove(move).length);
    }
    const leastOf = (narrowest: number) =>
        Math.min(width, Math.max(narrowest, longest * LETTER + 8));
    const shown = Math.min(most, fitting(leastOf(NARROWEST), width));
    const stacked = (width + GAP) / shown - GAP < FORMULA;
    const least = leastOf(stacked ? NARROWEST_STACKED : NARROWEST);
    const box = stacked ? TALL_BOX : BOX;
    return { least, stacked, box, row: HEAD + box + BELOW };
}

export const heightOf = (descent: DescentLine, width: number) =>
    Math.max(1, Math.min(ROWS, descent.steps.length)) * cutOf(descent, width).row + FOOT;

export function nameOf(line: Show, player: number): string {
    return player < 0 ? say.dice : seatName(line, player);
}

/** What is known of a move without a score: its probability, its share of the strategy, or nothing. */
function shareText({ chance, prior, visits }: NodeChild): string {
    if (chance !== undefined) return say.chance(chance * 100);
    if (prior !== undefined) return say.share(Math.round(prior * 100));
    return visits === 0 ? say.untried : "";
}

function paintBox(
    brush: Brush,
    scene: Scene,
    at: number,
    index: number,
    x: number,
    y: number,
    width: number,
    range: [number, number],
    { stacked, box }: Cut,
): void {
    const { palette } = brush;
    const { descent, moment, unit } = scene;
    const step = descent.steps[at];
    const child = step?.moves[index];
    if (step === undefined || child === undefined) return;
    const taken = index === takenOf(step) && moment.step >= at;
    const updated = taken && moment.phase === "backup" ? updateOf(descent, at) : null;
    brush.rect(
        x,
        y,
        width,
        box,
        palette.inset,
        taken ? { colour: palette.accent, width: 3 } : { colour: palette.line, width: 1 },
    );
    const style = { align: "center", room: width - (stacked ? 2 : 6), fill: palette.text } as const;
    const middle = x + width / 2;
    brush.text(titleOfMove(child.move), middle, y + 11, { ...style, size: 13, weight: 650 });
    const visits = updated === null ? child.visits : updated.visits;
    brush.text(stacked ? countText(visits) : say.visits(short(visits)), middle, y + 26, {
        ...style,
        size: 11,
        fill: updated === null ? palette.soft : palette.accent,
        weight: updated === null ? 400 : 700,
    });
    /** The last of the lines, as they stand below each other. */
    const strong = { ...style, size: stacked ? 12 : 13, weight: 650 } as const;
    const small = { ...style, size: 11 } as const;
    const end = y + (stacked ? 72 : 56);
    const least = width < 100 ? 1 : 2;
    const digits = least + unit.fine;
    // Numbers below each other have no room for their unit.
    const sumText = (score: number) =>
        stacked ? figure(unit.mean(score), digits) : `= ${meanText(unit, score, least)}`;
    if (updated !== null) {
        // The sum that decided stays; above it the mean that the reward has moved.
        const before = figure(unit.mean(child.mean ?? 0), digits);
        const after = figure(unit.mean(updated.mean), digits);
        const now = { ...small, weight: 700, fill: palette.accent } as const;
        brush.text(
            stacked ? before : `${before} → ${after}`,
            middle,
            y + 41,
            stacked ? small : now,
        );
        if (stacked) brush.text(`→ ${after}`, middle, y + 56, now);
        if (child.score !== null && child.score !== undefined)
            brush.text(sumText(child.score), middle, end, strong);
    } else if (child.proven !== null && child.proven !== undefined) {
        brush.text(say.proven, middle, y + 41, small);
        const shown = { ...strong, size: stacked ? 10 : 13 };
        brush.text(say.ends[child.proven], middle, y + 56, shown);
    } else if (child.score === null || child.score === undefined) {
        brush.text(shareText(child), middle, y + 48, {
            ...style,
            size: stacked ? 10 : 11,
            fill: palette.soft,
        });
        return;
    } else {
        const mean = figure(unit.mean(child.mean ?? 0), digits);
        const explore = `+ ${figure(unit.more(child.explore ?? 0), digits)}`;
        brush.text(stacked ? mean : `${mean} ${explore}`, middle, y + 41, small);
        if (stacked) brush.text(explore, middle, y + 56, small);
        brush.text(sumText(child.score), middle, end, strong);
    }
    // Mean and exploration as one bar from the lowest mean on.
    const [low, high] = range;
    const place = (value: number) => ((value - low) / (high - low || 1)) * (width - 8);
    const mean = child.mean ?? low;
    const first = place(Math.max(low, Math.min(high, mean)));
    const second = place(Math.max(low, Math.min(high, mean + (child.explore ?? 0))));
    brush.rect(x + 4, y + box - 12, Math.max(1, first), 8, colourOf(palette, 0));
    brush.rect(x + 4 + first, y + box - 12, Math.max(0, second - first), 8, colourOf(palette, 1));
}

/** The moves to a row; of many the last ones, which leave half of the row to what is said of it. */
export function wayTo(moves: readonly string[], width: number): string {
    const room = width / LETTER / 2;
    let from = moves.length - 1;
    const way = () => moves.slice(from).join(" ");
    while (from > 0 && way().length + (moves[from - 1] ?? "").length + 1 < room) from--;
    return from > 0 ? `… ${way()}` : way();
}

function paintRow(
    brush: Brush,
    scene: Scene,
    at: number,
    top: number,
    width: number,
    cut: Cut,
): void {
    const { palette } = brush;
    const { descent, moment, line } = scene;
    const step = descent.steps[at];
    if (step === undefined) return;
    const shown = shownMoves(step, fitting(cut.least, width));
    const wide = Math.min(WIDEST, (width + GAP) / Math.max(1, shown.length) - GAP);
    const way = at === 0 ? say.root : wayTo(descent.path.slice(0, at).map(titleOfMove), width);
    const row =
        step.player < 0
            ? say.rowOfDice(way, titleOfMove(step.move), short(step.visits))
            : say.row(way, nameOf(line, step.player), short(step.visits));
    const some = shown.length < step.moves.length && width >= SLIM;
    const text = some ? say.someMoves(row, shown.length, step.moves.length) : row;
    brush.text(text, 0, top + HEAD / 2, {
        size: 12,
        fill: palette.text,
        room: width,
    });
    const means = step.moves.flatMap(({ mean }) =>
        mean === null || mean === undefined ? [] : [mean],
    );
    const scores = step.moves.flatMap(({ score }) =>
        score === null || score === undefined ? [] : [score],
    );
    const range: [number, number] = [Math.min(0, ...means), Math.max(0.001, ...scores, ...means)];
    shown.forEach((index, i) => {
        const x = i * (wide + GAP);
        paintBox(brush, scene, at, index, x, top + HEAD, wide, range, cut);
        if (index !== takenOf(step) || moment.step < at) return;
        const middle = x + wide / 2;
        const [from, tip] = [top + HEAD + cut.box + 2, top + cut.row];
        // Down while the descent goes on, up when its result is carried back.
        if (moment.phase === "backup")
            brush.polygon([middle - 7, tip, middle + 7, tip, middle, from], palette.accent);
        else brush.polygon([middle - 7, from, middle + 7, from, middle, tip], palette.accent);
    });
}

/** What is said of the random games; those that learn (mast) are not kept. */
export const simulationText = (playouts: DescentLine["playouts"]): string =>
    playouts[0] === undefined
        ? say.nothing.kept
        : say.simulates(playouts.length, short(playouts[0].moves.length));

/** How many moves the random game has: null = there was none; one that learns is not kept. */
export function lengthOf({ playouts, end }: Pick<DescentLine, "playouts" | "end">) {
    if (playouts[0] !== undefined) return short(playouts[0].moves.length);
    return end === "playout" ? "unkept" : null;
}

/** The new node, and what came out of the random game that begins there. */
function paintEnd(brush: Brush, scene: Scene, top: number, width: number): void {
    const { palette } = brush;
    const { descent, moment, unit } = scene;
    const grown = descent.grown > 0;
    const end = grown ? say.grown : say.end;
    const text =
        moment.phase === "expand"
            ? end
            : say.result(
                  end,
                  lengthOf(descent),
                  descent.reward.map((reward) => rewardText(unit, reward)),
              );
    brush.rect(1, top + 2, Math.min(width - 2, 420), FOOT - 14, null, {
        colour: palette.accent,
        width: 2,
        dash: grown ? [5, 3] : [],
    });
    brush.text(text, 12, top + FOOT / 2 - 5, {
        size: 13,
        weight: 600,
        fill: palette.text,
        room: Math.min(width, 420) - 24,
    });
}

export const paintDescent =
    (scene: Scene): Painter =>
    (brush, size) => {
        const { descent, moment } = scene;
        const last = Math.min(descent.steps.length - 1, moment.step);
        const cut = cutOf(descent, size.width);
        const rows = rowsTo(last);
        for (const [row, at] of rows.entries())
            paintRow(brush, scene, at, row * cut.row, size.width, cut);
        if (moment.phase !== "select") paintEnd(brush, scene, rows.length * cut.row, size.width);
    };

/** Moves of a random game that are drawn; more of them hide the board, at once where each is an arrow. */
const LONGEST = 60;
const LONGEST_ARROWS = 8;

/** A board, and the random game upon it. */
export interface Sight {
    node: NodeLine;
    strokes: Stroke[];
    /** Moves before the random game. */
    before: number;
}

/** The random game over the small board: numbered discs, ways of those who move. */
export const paintPath =
    ({ node, strokes, before }: Sight): Painter =>
    (brush, { width }) => {
        const { palette } = brush;
        const { side, middle } = layoutOf(node.view, width);
        const most = strokes.some(({ placed, from }) => placed && from !== null)
            ? LONGEST_ARROWS
            : LONGEST;
        const drawn = strokes.filter(({ number }) => number > before && number <= before + most);
        for (const { from, to, owner, placed } of drawn) {
            const [a, b] = [middle(from), middle(to)];
            if (a === null || b === null || placed) continue;
            const colour = palette.players[owner]?.fill ?? palette.text;
            brush.line([a.x, a.y, b.x, b.y], { colour: palette.ground, width: side * 0.34 });
            brush.line([a.x, a.y, b.x, b.y], { colour, width: side * 0.22 });
        }
        const arrows = most === LONGEST_ARROWS;
        for (const { to, owner, number, from, placed } of drawn) {
            const spot = middle(to);
            if (spot === null) continue;
            const ink = palette.players[owner];
            if (placed && from !== null) {
                const d = side * 0.22;
                const stroke = { colour: palette.text, width: Math.max(1.5, side * 0.1) };
                brush.line([spot.x - d, spot.y - d, spot.x + d, spot.y + d], stroke);
                brush.line([spot.x + d, spot.y - d, spot.x - d, spot.y + d], stroke);
                continue;
            }
            const numbered = side >= 12 && (from === null || arrows);
            brush.circle(
                spot.x,
                spot.y,
                side * (numbered ? 0.36 : 0.22),
                ink?.fill ?? palette.inset,
                {
                    colour: palette.text,
                    width: 1,
                },
            );
            if (numbered)
                brush.text(String(number - before), spot.x, spot.y, {
                    size: Math.max(8, side * 0.36),
                    weight: 700,
                    align: "center",
                    fill: ink?.ink ?? palette.text,
                });
        }
    };
