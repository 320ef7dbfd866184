/** What a sweep can be drawn by: the score, a statistic or a cost, with its error. Pure functions. */
import type { FirstMoveRow, SweepFigures, SweepRow } from "../../../engine/protocol.ts";
import { msText } from "../../../text/format.ts";
import { lab } from "../../../words/lab.ts";
import { decimals, grouped, signed } from "../../../words/numbers.ts";
import { sweep as say } from "../../../words/sweep.ts";

export type Measure = "score" | "elo" | "avg_victories" | "avg_stones" | "length" | "ms" | "work";

/** A line of the results: whole games, or first moves alone. */
export type Figures = SweepFigures | FirstMoveRow;

const isFirst = (row: Figures): row is FirstMoveRow => "work" in row;

export interface Level {
    y: number;
    low: number;
    high: number;
}

/** Of games of one player: the score is points, and there is no Elo. */
export function measuresOf(alone: boolean, first = false): { id: Measure; title: string }[] {
    const titles = say.measures;
    if (first)
        return [
            { id: "ms", title: titles.firstMs },
            { id: "work", title: titles.firstWork },
        ];
    const all: { id: Measure; title: string }[] = [
        { id: "score", title: alone ? titles.points : titles.score },
        { id: "elo", title: titles.elo },
        { id: "avg_victories", title: alone ? titles.goals : titles.wins },
        { id: "avg_stones", title: titles.stones },
        { id: "length", title: titles.length },
        { id: "ms", title: titles.ms },
    ];
    return alone ? all.filter(({ id }) => id !== "elo") : all;
}

/** What is measured, as a heading: "Score against UCT"; the axis says in which unit. */
export function headingOf(id: Measure, title: string, opponent: string): string {
    if (id === "score") return opponent === "" ? title : say.headings.score(opponent);
    return id === "elo" ? say.headings.elo(opponent) : title;
}

/** Null: that measure says nothing here, as Elo of a clean sweep. */
export function levelOf(row: Figures, measure: Measure, alone: boolean): Level | null {
    const around = (y: number, error: number) => ({ y, low: y - error, high: y + error });
    if (isFirst(row)) {
        const level =
            measure === "work" ? around(row.work, row.work_error) : around(row.ms, row.ms_error);
        return { ...level, low: Math.max(0, level.low) };
    }
    if (measure === "work") return null;
    if (measure === "ms") return around(row.ms, 0);
    if (measure === "elo") {
        const { elo: y = null, elo_low: low = null, elo_high: high = null } = row;
        return y === null || low === null || high === null ? null : { y, low, high };
    }
    if (measure === "score") {
        const unit = alone ? 1 : 100;
        return { y: unit * row.score, low: unit * row.low, high: unit * row.high };
    }
    if (measure === "avg_victories")
        return { y: row[measure], low: row.avg_victories_low, high: row.avg_victories_high };
    return around(row[measure], row[`${measure}_error`]);
}

/** Where an equal player would stand. */
export function evenLevel(measure: Measure): number | null {
    return measure === "score" ? 50 : measure === "elo" ? 0 : null;
}

export function levelText(level: Level | null, measure: Measure): string {
    if (level === null) return lab.none;
    if (measure === "elo") return signed(level.y, 0);
    if (measure === "work") return grouped(level.y);
    if (measure === "ms") return msText(level.y);
    return decimals(level.y, measure === "avg_victories" ? 3 : 1);
}

/** The values of one axis in their order, as they first come in the rows. */
export function valuesOf(
    rows: readonly Pick<SweepRow, "values">[],
    path: string,
): (number | string)[] {
    return [...new Set(rows.map((row) => row.values[path] as number | string))];
}

/** Equal factors are drawn at equal distances when the values span a wide range. */
export function isWide(values: readonly (number | string)[]): boolean {
    const numbers = values.map(Number);
    return (
        numbers.every((n) => Number.isFinite(n) && n > 0) &&
        Math.max(...numbers) >= 5 * Math.min(...numbers)
    );
}
