/** The document's statistics as a table, and what went wrong or took how long. */
import type {
    LeagueExtras,
    MatchLine,
    MatchProgress,
    Points,
    SeriesOfGames,
} from "../../engine/protocol.ts";
import { counted } from "../../text/format.ts";
import { type Column, Table } from "../../ui/table.tsx";
import { percentText, shareText } from "./statistics.ts";

const COLUMNS = [
    { key: "pv", title: "Games won", digits: 0, doc: "How many games it won." },
    {
        key: "sigma",
        title: "Moves of games won",
        digits: 0,
        doc: "The moves of all games that it won, added up.",
    },
    {
        key: "avg_victories",
        title: "Wins per game",
        digits: 4,
        doc: "Games won, divided by the games played.",
    },
    {
        key: "avg_stones",
        title: "Moves won per game",
        digits: 4,
        doc: "Moves of the games won, divided by the games played.",
    },
] as const;

type Sums = { name: string } & { [key in (typeof COLUMNS)[number]["key"]]: number };

/** What people call those whom lines name: players, then sides. */
export function namesOf(
    keys: readonly string[],
    titles: readonly string[],
): { [key: string]: string } {
    return Object.fromEntries(keys.map((key, i) => [key, titles[i] ?? key]));
}

interface StatisticsProps {
    rows: readonly Sums[];
    /** What people call them, in the order of the rows. */
    names: readonly string[];
}

/** Of every player and every side, over the games that it played. */
export function Statistics({ rows, names }: StatisticsProps) {
    return (
        <Table
            class="statistics"
            caption="Statistics by player and by side"
            rows={rows}
            keyOf={({ name }) => name}
            columns={[
                {
                    key: "name",
                    title: <span class="sr-only">Player or side</span>,
                    head: true,
                    words: true,
                    tip: ({ name }) => name,
                    cell: ({ name }, i) => names[i] ?? name,
                },
                ...COLUMNS.map(({ key, title, doc, digits }) => ({
                    title,
                    doc: `${doc} In the console: \`${key}\`.`,
                    cell: (row: Sums) => row[key].toFixed(digits),
                })),
            ]}
        />
    );
}

/** The statistics of a match, which come figure by figure. */
export function sumsOf({
    pv,
    sigma,
    avg_victories,
    avg_stones,
}: MatchLine | MatchProgress): Sums[] {
    return Object.keys(pv).map((name) => ({
        name,
        pv: pv[name] ?? 0,
        sigma: sigma[name] ?? 0,
        avg_victories: avg_victories[name] ?? 0,
        avg_stones: avg_stones[name] ?? 0,
    }));
}

type Standings = { player: string } & SeriesOfGames;

interface StandingProps {
    caption: string;
    /** Best first. */
    rows: readonly Standings[];
    names: { [player: string]: string };
    /** The last column: how strong they are. */
    strength: Column<Standings>;
    /** Of a knock-out that is over. */
    winner?: string | undefined;
    tip?: (row: Standings) => string | undefined;
}

/** Everybody against all others. */
export function Standing({
    caption,
    rows,
    names,
    strength,
    winner,
    tip = () => undefined,
}: StandingProps) {
    return (
        <Table
            caption={caption}
            scroll
            class="lab-ranking"
            rows={rows}
            keyOf={(row) => row.player}
            columns={[
                { title: "#", cell: (_, i) => i + 1 },
                {
                    title: "Player",
                    head: true,
                    words: true,
                    tip,
                    cell: ({ player }) => (
                        <>
                            {names[player] ?? player}
                            {winner === player && <span class="lab-winner"> winner</span>}
                        </>
                    ),
                },
                {
                    title: "+ = −",
                    doc: "Games won, drawn and lost",
                    cell: (row) => `${row.wins} ${row.draws} ${row.losses}`,
                },
                {
                    title: "Score",
                    doc: "Points of all games, with the interval of 95 %",
                    tip: (row) =>
                        `${(100 * row.score_low).toFixed(1)} to ${percentText(row.score_high)}`,
                    cell: (row) => (row.games > 0 ? percentText(row.score) : "–"),
                },
                strength,
            ]}
        />
    );
}

interface GoalsProps {
    /** What each player scored, by number. */
    points: readonly Points[];
    names: readonly string[];
    /** The tile that has to be reached. */
    goal: string | null;
}

/** What a column of games that reached the goal is called, and what it says. */
export function reachedColumn(goal: string | null) {
    return {
        title: goal === null ? "Goal reached" : `Reached ${goal}`,
        doc: "Games that reached the goal: their number, their share, and Wilson's interval of 95 %.",
    };
}

/** Games of one player: what each scored, and how often it reached the goal, where there is one. */
export function Alone({ points, names, goal }: GoalsProps) {
    const reached = points.some(({ goals }) => goals !== undefined);
    return (
        <Table
            caption="Points of each player"
            scroll
            class="lab-alone"
            rows={points}
            keyOf={(_, i) => i}
            columns={[
                { title: "Player", head: true, words: true, cell: (_, i) => names[i] },
                { title: "Games", cell: ({ games }) => games },
                {
                    title: "Points",
                    doc: "Their mean, ± its error at 95 %.",
                    cell: ({ mean, error, games = 0 }) =>
                        `${mean.toFixed(1)}${games > 1 ? ` ± ${error.toFixed(1)}` : ""}`,
                },
                {
                    title: "Least to most",
                    cell: ({ worst, best }) => (worst === undefined ? "–" : `${worst} to ${best}`),
                },
                reached && {
                    ...reachedColumn(goal),
                    cell: ({ goals = 0, games = 0, goals_low = 0, goals_high = 1 }) =>
                        shareText(goals, games, goals_low, goals_high),
                },
            ]}
        />
    );
}

/** Time per move, players that were late, that could not go on, games that repeat others. */
export function Troubles({
    latest,
    names,
}: {
    latest: Partial<LeagueExtras>;
    names: readonly string[];
}) {
    const list = (texts: (string | null)[]) => texts.filter((text) => text !== null).join(", ");
    const late = list(
        (latest.late ?? []).map((games, i) => (games > 0 ? `${names[i]} ${games}` : null)),
    );
    return (
        <ul class="lab-notes">
            {latest.ms_per_move !== undefined && (
                <li class="num">
                    <span class="muted">Time per move: </span>
                    {list(
                        latest.ms_per_move.map(
                            (ms, i) => `${names[i]} ${ms.toFixed(ms < 10 ? 2 : 0)}\u00a0ms`,
                        ),
                    )}
                </li>
            )}
            {late !== "" && (
                <li class="num lab-trouble">
                    <span>Games lost by being late: </span>
                    {late}
                </li>
            )}
            {latest.repeats !== undefined && <li class="lab-trouble">{latest.repeats}</li>}
            {(latest.failed ?? []).map(({ games, why }, i) =>
                games === 0 ? null : (
                    <li key={names[i]} class="num lab-trouble">
                        {names[i]} failed in {counted(games, "games")} and lost{" "}
                        {games === 1 ? "it" : "them"}: {why}
                    </li>
                ),
            )}
        </ul>
    );
}
