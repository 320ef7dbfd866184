/**
 * The results in the file of a contest, which anybody may have written: each value has to be of the kind that what draws
 * it expects. What is not named here does not come to the page.
 */
import type {
    LeagueExtras,
    Points,
    SeriesOfGames,
    Tally,
    TournamentLine,
    TournamentProgress,
    TournamentRating,
} from "../../../engine/protocol.ts";
import type { Run } from "../batch.ts";
import type { KeptGame } from "../kept.ts";
import { type BatchRequest, readJob } from "../saved.ts";

/** What has come of the tournament. */
export interface Results {
    request: BatchRequest;
    state: Run<unknown>["state"];
    games: readonly KeptGame[];
    latest: TournamentLine | TournamentProgress;
}

/** The value, when it is of that kind; throws else. */
type Read<T> = (value: unknown) => T;

const kind =
    <T>(is: (value: unknown) => boolean): Read<T> =>
    (value) => {
        if (is(value)) return value as T;
        throw new TypeError();
    };
const isObject = (value: unknown) => typeof value === "object" && value !== null;
const text = kind<string>((value) => typeof value === "string");
const number = kind<number>(Number.isFinite);
/** Of one of `many`, from `least`: -1 stands for nobody. */
const index = (many: number, least = 0) =>
    kind<number>(
        (value) => Number.isInteger(value) && Number(value) >= least && Number(value) < many,
    );
const orNull =
    <T>(read: Read<T>): Read<T | null> =>
    (value) =>
        value === null ? null : read(value);
const orNothing =
    <T>(read: Read<T>): Read<T | undefined> =>
    (value) =>
        value === undefined ? undefined : read(value);
const list =
    <T>(read: Read<T>, length?: number): Read<T[]> =>
    (value) => {
        const given = kind<unknown[]>(Array.isArray)(value);
        if (length !== undefined && given.length !== length) throw new TypeError();
        return given.map(read);
    };
/** An object with these members, without others. */
const row =
    <T>(members: { [K in keyof T]-?: Read<T[K]> }): Read<T> =>
    (value) => {
        const given = kind<Record<string, unknown>>(isObject)(value);
        const read = Object.entries<Read<unknown>>(members).map(([name, of]) => [
            name,
            of(given[name]),
        ]);
        return Object.fromEntries(read.filter(([, member]) => member !== undefined)) as T;
    };

const bound = orNull(number);
const rated = row<{ player: string } & SeriesOfGames & Partial<TournamentRating>>({
    ...{ player: text, games: number, wins: number, draws: number, losses: number },
    ...{ score: bound, score_low: number, score_high: number, superiority: number },
    ...{ elo: bound, elo_error: bound, elo_low: bound, elo_high: bound },
    ...{ rating: orNothing(number), rating_low: orNothing(bound), rating_high: orNothing(bound) },
});
const tally = row<Tally>({
    ...{ name: text, games: number, pv: number, sigma: number },
    ...{ avg_victories: number, avg_stones: number },
});
const points = row<Points>({
    ...{ mean: number, error: number, games: orNothing(number) },
    ...{ best: orNothing(number), worst: orNothing(number), deviation: orNothing(number) },
    ...{ goals: orNothing(number), goals_low: orNothing(number), goals_high: orNothing(number) },
    tally: orNothing(row({ mean: number, best: number, worst: number })),
    peaks: orNothing(list(row({ value: number, games: number }))),
});
const failures = row<NonNullable<LeagueExtras["failed"]>[number]>({
    ...{ games: number, why: orNull(text) },
    why_said: () => undefined,
});

/** What is shown of them, of so many players. */
const figures = (many: number) =>
    row<Figures>({
        format: kind((value) => FORMATS.some((one) => one === value)),
        players: list(text, many),
        games: number,
        rows: list(rated),
        cross: list(list(bound, many), many),
        pairs: list(
            row<Figures["pairs"][number]>({
                ...{ a: index(many), b: index(many), wins: number, draws: number, losses: number },
            }),
        ),
        tallies: list(tally),
        winner: orNothing(text),
        ms_per_move: orNothing(list(number)),
        late: orNothing(list(number)),
        failed: orNothing(list(failures)),
        points: orNothing(list(points)),
        repeats: orNothing(text),
    });

const FORMATS: readonly Figures["format"][] = ["robin", "gauntlet", "knockout", "swiss"];

type Figures = Pick<
    TournamentLine,
    "format" | "players" | "games" | "rows" | "cross" | "pairs" | "tallies" | "winner"
> &
    Partial<Pick<LeagueExtras, "ms_per_move" | "late" | "failed" | "points" | "repeats">>;

/** Of so many players. */
const game = (many: number): Read<KeptGame> => {
    const seats = list(index(many));
    return (value) => {
        const { length } = seats((value as Partial<KeptGame> | null)?.seats);
        return row<KeptGame>({
            ...{ index: number, moves: number, line: text, seats },
            ...{ players: list(text, length), result: list(number, length) },
            ...{ winner: index(length, -1), late: index(length, -1), failed: index(length, -1) },
        })(value);
    };
};

/** Results as a file has them; null when they are none. */
export function readResults(found: unknown): Results | null {
    const { request, latest, games, state } = (found ?? {}) as Partial<Results>;
    const job = readJob({
        ...{ name: "contest", version: "", done: 0, total: 0, ended: true, request },
    });
    if (job === null) return null;
    const many = job.request.players.length;
    try {
        return {
            request: job.request,
            state: state === "done" ? "done" : "stopped",
            games: list(game(many))(games),
            latest: figures(many)(latest) as Results["latest"],
        };
    } catch {
        return null;
    }
}
