/** Results as tables for other programs. Pure functions. */
import { type ColumnOf, csvOf, fields, tableOf } from "../../charts/table.ts";
import type {
    AccuracyRow,
    FirstMoveRow,
    MatchLine,
    SweepFigures,
    SweepRow,
    TournamentLine,
} from "../../engine/protocol.ts";
import type { KeptGame } from "./kept.ts";
import type { Rating } from "./ratings.ts";
import type { BatchRequest } from "./saved.ts";

const csv = <Row>(rows: readonly Row[], ...columns: ColumnOf<Row>[]) =>
    csvOf(tableOf("", rows, columns));

const SUMS = ["pv", "sigma", "avg_victories", "avg_stones"] as const;

export function statisticsCsv(latest: Pick<MatchLine, "games" | (typeof SUMS)[number]>): string {
    return csv(
        Object.keys(latest.pv),
        { title: "subkey", of: (key) => key },
        { title: "games", of: () => latest.games },
        ...SUMS.map((title) => ({ title, of: (key: string) => latest[title][key] })),
    );
}

export function gamesCsv(games: readonly KeptGame[], request: Pick<BatchRequest, "game">): string {
    const seat = (number: number) => (number < 0 ? null : number + 1);
    return csv(
        games,
        { title: "game", of: () => request.game },
        { title: "number", of: ({ index }) => index + 1 },
        { title: "players", of: ({ players }) => players.join(";") },
        { title: "result", of: ({ result }) => result.join(";") },
        ...fields<KeptGame>("moves"),
        { title: "late", of: ({ late }) => seat(late) },
        { title: "failed", of: ({ failed }) => seat(failed) },
        ...fields<KeptGame>("line"),
    );
}

type Tournament = Pick<TournamentLine, "players" | "rows" | "cross">;

/** Best first: figures, then the points against every other in the same order. */
export function tournamentCsv(
    { players, rows, cross }: Tournament,
    rated: readonly Rating[],
    placed: readonly Rating[] = [],
): string {
    type Row = Tournament["rows"][number];
    const place = ({ player }: Row) => players.indexOf(player);
    /** Without a game nothing is known: the rating is the mean then. */
    const played = (of: (row: Row) => number | null | undefined) => (row: Row) =>
        row.games > 0 ? of(row) : null;
    return csv(
        rows,
        { title: "rank", of: (_, i) => i + 1 },
        ...fields<Row>("player", "games", "wins", "draws", "losses", "score"),
        { title: "elo", of: played((row) => rated[place(row)]?.elo) },
        { title: "elo_error", of: (row) => rated[place(row)]?.error },
        ...(placed.length > 0
            ? [
                  { title: "scale", of: played((row) => placed[place(row)]?.elo) },
                  { title: "scale_error", of: (row: Row) => placed[place(row)]?.error },
              ]
            : []),
        ...rows.map((other) => ({
            title: `against ${other.player}`,
            of: (row: Row) => cross[place(row)]?.[place(other)],
        })),
    );
}

export function sweepCsv(rows: readonly SweepRow[], reference?: SweepFigures): string {
    type Row = SweepFigures & Pick<SweepRow, "values">;
    const all: Row[] =
        reference === undefined ? [...rows] : [...rows, { ...reference, values: {} }];
    return csv(
        all,
        ...fields<Row>("spec"),
        ...Object.keys(rows[0]?.values ?? {}).map((title) => ({
            title,
            of: ({ values }: Row) => values[title],
        })),
        ...fields<Row>("score", "low", "high", "elo", "elo_low", "elo_high"),
        ...fields<Row>("avg_victories", "avg_victories_low", "avg_victories_high"),
        ...fields<Row>("avg_stones", "avg_stones_error", "length", "length_error"),
        ...fields<Row>("ms", "games", "wins", "draws"),
    );
}

export function firstMovesCsv(rows: readonly FirstMoveRow[]): string {
    return csv(
        rows,
        ...fields<FirstMoveRow>("spec"),
        ...Object.keys(rows[0]?.values ?? {}).map((title) => ({
            title,
            of: ({ values }: FirstMoveRow) => values[title],
        })),
        ...fields<FirstMoveRow>("ms", "ms_error", "work", "work_error", "games"),
    );
}

export function accuracyCsv(rows: readonly AccuracyRow[]): string {
    return csv(
        rows,
        ...fields<AccuracyRow>("spec", "series", "value", "positions"),
        ...fields<AccuracyRow>("optimal", "optimal_low", "optimal_high"),
        ...fields<AccuracyRow>("critical", "kept", "kept_low", "kept_high"),
        ...fields<AccuracyRow>("loss", "effort", "ms"),
    );
}
