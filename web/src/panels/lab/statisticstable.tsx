/** The document's statistics as a table, and what went wrong or took how long. */
import type {
    LeagueExtras,
    MatchLine,
    MatchProgress,
    Points,
    SeriesOfGames,
} from "../../engine/protocol.ts";
import { msText } from "../../text/format.ts";
import { type Column, Table } from "../../ui/table.tsx";
import { Said } from "../../ui/words.tsx";
import { lab as say } from "../../words/lab.ts";
import { decimals, grouped } from "../../words/numbers.ts";
import { intervalText, percentText, shareText } from "./statistics.ts";

const COLUMNS = [
    { key: "pv", digits: 0 },
    { key: "sigma", digits: 0 },
    { key: "avg_victories", digits: 4 },
    { key: "avg_stones", digits: 4 },
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
            caption={say.statistics.caption}
            rows={rows}
            keyOf={({ name }) => name}
            columns={[
                {
                    key: "name",
                    title: <span class="sr-only">{say.statistics.who}</span>,
                    head: true,
                    words: true,
                    tip: ({ name }) => name,
                    cell: ({ name }, i) => names[i] ?? name,
                },
                ...COLUMNS.map(({ key, digits }) => ({
                    title: say.statistics.titles[key],
                    doc: say.statistics.docs[key](key),
                    cell: (row: Sums) => decimals(row[key], digits),
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
                    title: say.standing.player,
                    head: true,
                    words: true,
                    tip,
                    cell: ({ player }) => (
                        <>
                            {names[player] ?? player}
                            {winner === player && (
                                <span class="lab-winner"> {say.standing.winner}</span>
                            )}
                        </>
                    ),
                },
                {
                    title: "+ = −",
                    doc: say.standing.counts,
                    cell: (row) => `${row.wins} ${row.draws} ${row.losses}`,
                },
                {
                    ...say.standing.score,
                    tip: (row) => intervalText(row.score_low, row.score_high),
                    cell: (row) => (row.score === null ? say.none : percentText(row.score)),
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
    return { title: say.reached.title(goal), doc: say.reached.doc };
}

/** Games of one player: what each scored, and how often it reached the goal, where there is one. */
export function Alone({ points, names, goal }: GoalsProps) {
    const reached = points.some(({ goals }) => goals !== undefined);
    return (
        <Table
            caption={say.points.caption}
            scroll
            class="lab-alone"
            rows={points}
            keyOf={(_, i) => i}
            columns={[
                {
                    title: say.standing.player,
                    head: true,
                    words: true,
                    cell: (_, i) => names[i],
                },
                { title: say.points.games, cell: ({ games }) => games },
                {
                    title: say.points.title,
                    doc: say.points.doc,
                    cell: ({ mean, error, games = 0 }) =>
                        games > 1
                            ? say.points.mean(decimals(mean, 1), decimals(error, 1))
                            : decimals(mean, 1),
                },
                {
                    title: say.points.range,
                    cell: ({ worst, best }) =>
                        worst === undefined
                            ? say.none
                            : say.interval(grouped(worst), grouped(best ?? worst)),
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
    const nameOf = (i: number) => names[i] ?? say.player(i + 1);
    const late = (latest.late ?? [])
        .map((games, i) => ({ player: nameOf(i), games }))
        .filter(({ games }) => games > 0);
    const times = latest.ms_per_move?.map((ms, i) => ({
        player: nameOf(i),
        ms: msText(ms),
    }));
    return (
        <ul class="lab-notes">
            {times !== undefined && (
                <li class="num">
                    <Said
                        pieces={say.times(times)}
                        parts={{ name: (text) => <span class="muted">{text}</span> }}
                    />
                </li>
            )}
            {late.length > 0 && (
                <li class="num lab-trouble">
                    <Said pieces={say.late(late)} parts={{ name: (text) => <span>{text}</span> }} />
                </li>
            )}
            {latest.repeats !== undefined && <li class="lab-trouble">{latest.repeats}</li>}
            {(latest.failed ?? []).map(({ games, why }, i) =>
                games === 0 || why === null ? null : (
                    <li key={names[i]} class="num lab-trouble">
                        {say.failed(nameOf(i), games, why)}
                    </li>
                ),
            )}
        </ul>
    );
}
