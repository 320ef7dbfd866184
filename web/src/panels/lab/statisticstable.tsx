/** The document's statistics as a table, and what went wrong or took how long. */
import { Fragment } from "preact";
import type { LeagueExtras, MatchLine, MatchProgress, Tally } from "../../engine/protocol.ts";
import { Table } from "../../ui/table.tsx";
import type { Run } from "./batch.ts";
import { repeated } from "./kept.ts";

/** Fewer repeated games than this, or than a quarter of all, are chance. */
const REPEATS = 4;

const COLUMNS = [
    { key: "pv", doc: "Games won." },
    { key: "sigma", doc: "Moves of the games won, added up." },
    { key: "avg_victories", doc: "Games won in each game played: pv / games." },
    { key: "avg_stones", doc: "Moves of the games won in each game played: sigma / games." },
] as const;

interface StatisticsRow {
    name: string;
    cells: number[];
}

/** Long words of the document may break at their lines. */
function title(key: string) {
    return key.split("_").map((word, i) => (
        <Fragment key={word}>
            {i > 0 && "_"}
            {i > 0 && <wbr />}
            {word}
        </Fragment>
    ));
}

function Sums({ rows }: { rows: StatisticsRow[] }) {
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
                    cell: ({ name }) => name,
                },
                ...COLUMNS.map(({ key, doc }, i) => ({
                    key,
                    title: title(key),
                    doc,
                    cell: ({ cells }: StatisticsRow) =>
                        i < 2 ? String(cells[i]) : cells[i]?.toFixed(4),
                })),
            ]}
        />
    );
}

export function Statistics({ latest }: { latest: MatchLine | MatchProgress }) {
    return (
        <Sums
            rows={Object.keys(latest.pv).map((name) => ({
                name,
                cells: COLUMNS.map(({ key }) => latest[key][name] ?? 0),
            }))}
        />
    );
}

/** Of a tournament: every player over the games that it played. */
export function Tallies({ tallies }: { tallies: readonly Tally[] }) {
    return (
        <Sums
            rows={tallies.map((row) => ({
                name: row.name,
                cells: COLUMNS.map(({ key }) => row[key]),
            }))}
        />
    );
}

/** Games that tell nothing new: players that leave nothing to chance play the same ones again. */
export function Repeats({ run }: { run: Run<unknown> }) {
    const count = run.state === "running" ? 0 : repeated(run.games);
    if (count < REPEATS || count * 4 < run.games.length) return null;
    return (
        <p class="lab-trouble lab-doc">
            {count} of {run.games.length} games repeat an earlier one, move for move: the intervals
            claim more than they know. Random openings make games differ.
        </p>
    );
}

/** Time per move, players that were late, players that could not go on, points. */
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
                            (ms, i) => `${names[i]} ${ms.toFixed(ms < 10 ? 2 : 0)} ms`,
                        ),
                    )}
                </li>
            )}
            {latest.points?.map(({ mean, error, best, worst }, i) => (
                <li key={names[i]} class="num">
                    <span class="muted">Points of {names[i]}: </span>
                    {mean.toFixed(1)} ± {(1.96 * error).toFixed(1)}
                    {best !== undefined && worst !== undefined && `, ${worst} to ${best}`}
                </li>
            ))}
            {late !== "" && (
                <li class="num lab-trouble">
                    <span>Games lost by being late: </span>
                    {late}
                </li>
            )}
            {(latest.failed ?? []).map(({ games, why }, i) =>
                games === 0 ? null : (
                    <li key={names[i]} class="num lab-trouble">
                        {names[i]} failed in {games} games and lost them: {why}
                    </li>
                ),
            )}
        </ul>
    );
}
