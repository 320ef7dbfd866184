/** Results as tables for other programs. Pure functions. */
import { csv } from "../../charts/table.ts";
import type { MatchLine, SweepFigures, SweepRow, TournamentLine } from "../../engine/protocol.ts";
import type { KeptGame } from "./kept.ts";
import type { Rating } from "./ratings.ts";
import type { Wish } from "./saved.ts";

type Statistics = Pick<MatchLine, "games" | "pv" | "sigma" | "avg_victories" | "avg_stones">;

export function statisticsCsv(latest: Statistics): string {
    return csv([
        ["subkey", "games", "pv", "sigma", "avg_victories", "avg_stones"],
        ...Object.keys(latest.pv).map((key) => [
            key,
            latest.games,
            latest.pv[key],
            latest.sigma[key],
            latest.avg_victories[key],
            latest.avg_stones[key],
        ]),
    ]);
}

export function gamesCsv(games: readonly KeptGame[], wish: Pick<Wish, "game">): string {
    return csv([
        ["game", "number", "players", "result", "moves", "late", "failed", "line"],
        ...games.map((game) => [
            wish.game,
            game.index + 1,
            game.players.join(";"),
            game.result.join(";"),
            game.moves,
            game.late < 0 ? null : game.late + 1,
            game.failed < 0 ? null : game.failed + 1,
            game.line,
        ]),
    ]);
}

type Tournament = Pick<TournamentLine, "players" | "rows" | "cross">;

/** Best first: figures, then the points against every other in the same order. */
export function tournamentCsv(
    { players, rows, cross }: Tournament,
    rated: readonly Rating[],
): string {
    const order = rows.map(({ player }) => players.indexOf(player));
    return csv([
        ["rank", "player", "games", "wins", "draws", "losses", "score", "elo", "elo_error"].concat(
            rows.map(({ player }) => `against ${player}`),
        ),
        ...rows.map((row, i) => {
            const own = order[i] as number;
            return [
                i + 1,
                row.player,
                row.games,
                row.wins,
                row.draws,
                row.losses,
                row.score,
                rated[own]?.elo,
                rated[own]?.error,
                ...order.map((other) => cross[own]?.[other]),
            ];
        }),
    ]);
}

export function sweepCsv(rows: readonly SweepRow[], reference?: SweepFigures): string {
    const paths = Object.keys(rows[0]?.values ?? {});
    const figures = (row: SweepFigures) => [
        row.score,
        row.error,
        row.avg_victories,
        row.avg_victories_error,
        row.avg_stones,
        row.avg_stones_error,
        row.length,
        row.length_error,
        row.ms,
        row.games,
        row.wins,
        row.draws,
    ];
    const head =
        "score,error,avg_victories,avg_victories_error,avg_stones,avg_stones_error,length,length_error,ms,games,wins,draws";
    return csv([
        ["spec", ...paths, ...head.split(",")],
        ...rows.map((row) => [row.spec, ...paths.map((path) => row.values[path]), ...figures(row)]),
        ...(reference === undefined
            ? []
            : [[reference.spec, ...paths.map(() => null), ...figures(reference)]]),
    ]);
}
