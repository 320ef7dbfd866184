/** What a match has shown so far. */
import { useState } from "preact/hooks";
import type { MatchLine, MatchProgress, SeriesOfGames } from "../engine/protocol.ts";
import { show } from "../state/store.ts";
import type { Run } from "./batch.ts";
import { Files, Progress, Scroll, Segments } from "./controls.tsx";
import { gamesCsv, statisticsCsv } from "./files.ts";
import { Games } from "./games.tsx";
import { eloText, percentText, sprtText } from "./statistics.ts";
import { Repeats, Statistics, Troubles } from "./statisticstable.tsx";

type Latest = MatchLine | MatchProgress;
type Duel = Latest & SeriesOfGames;

/** Games of one player have no score against somebody. */
function isDuel(latest: Latest): latest is Duel {
    return latest.wins !== undefined;
}

function Figure({ title, name, text }: { title: string; name: string; text: string }) {
    return (
        <div class="counter" title={title}>
            <dt>{name}</dt>
            <dd class="num">{text}</dd>
        </div>
    );
}

function Score({ latest, names }: { latest: Duel; names: string[] }) {
    const { wins, draws, losses, games, score, score_low: low, score_high: high } = latest;
    const part = (count: number) => ({ flexGrow: count });
    const known = games > 0;
    return (
        <>
            <div class="wdl" aria-hidden="true">
                <span class="wdl-wins" style={part(wins)} />
                <span class="wdl-draws" style={part(draws)} />
                <span class="wdl-losses" style={part(losses)} />
            </div>
            <dl class="counters results">
                <Figure
                    title={`Games that ${names[0]} won, drew and lost`}
                    name="wins · draws · losses"
                    text={`${wins} · ${draws} · ${losses}`}
                />
                <Figure
                    title="Wins and half of the draws"
                    name={`score of ${names[0]}`}
                    text={known ? percentText(score) : "–"}
                />
                <Figure
                    title="Wilson's interval: in 95 of 100 matches it holds the true score"
                    name="95 % interval"
                    text={known ? `${(100 * low).toFixed(1)} to ${percentText(high)}` : "–"}
                />
                <Figure
                    title="Difference of Elo that the score stands for, ± its error at 95 %"
                    name="Elo"
                    text={eloText(latest.elo, latest.elo_error, score)}
                />
                <Figure
                    title={`How likely it is, by these games, that ${names[0]} is the better player`}
                    name="likelihood of superiority"
                    text={
                        known && latest.superiority !== undefined
                            ? percentText(latest.superiority)
                            : "–"
                    }
                />
                {latest.sprt !== undefined && (
                    <Figure
                        title="Sequential test at 5 %: the match stops as soon as the log-likelihood ratio leaves -2.94 to 2.94"
                        name={`SPRT ${latest.sprt.elo0} : ${latest.sprt.elo1} Elo`}
                        text={sprtText(latest.sprt)}
                    />
                )}
            </dl>
        </>
    );
}

/** Of more than two players at one board: everybody against all others. */
function Standing({ rows }: { rows: NonNullable<Latest["rows"]> }) {
    return (
        <Scroll label="Everybody against all others">
            <table class="arena-table num lab-ranking">
                <caption class="sr-only">Everybody against all others</caption>
                <thead>
                    <tr>
                        <th scope="col">#</th>
                        <th scope="col">Player</th>
                        <th scope="col">+ = −</th>
                        <th scope="col">Score</th>
                        <th scope="col">Elo</th>
                    </tr>
                </thead>
                <tbody>
                    {rows.map((row, i) => (
                        <tr key={row.player}>
                            <td>{i + 1}</td>
                            <th scope="row">{row.player}</th>
                            <td>
                                {row.wins} {row.draws} {row.losses}
                            </td>
                            <td>{row.games > 0 ? percentText(row.score) : "–"}</td>
                            <td>{eloText(row.elo, row.elo_error, row.score)}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </Scroll>
    );
}

type View = "score" | "statistics" | "games";

const VIEWS: { id: View; title: string }[] = [
    { id: "score", title: "Score" },
    { id: "statistics", title: "Statistics" },
    { id: "games", title: "Games" },
];

export function Results({ run }: { run: Run<Latest> }) {
    const [view, setView] = useState<View>("score");
    const { latest, wish } = run;
    if (latest === null)
        return (
            <section class="match-results" aria-label="Results">
                <Progress run={run} />
            </section>
        );
    const names = latest.players;
    const line = show.value;
    const sides = Object.keys(latest.pv)
        .slice(names.length)
        .map((name) => line?.player_titles[line.player_names.indexOf(name)] ?? name);
    return (
        <section class="match-results" aria-label="Results">
            <Progress run={run} />
            <Segments legend="View" options={VIEWS} value={view} onChange={setView} />
            <div class="lab-view" hidden={view !== "score"}>
                {latest.rows !== undefined ? (
                    <Standing rows={latest.rows} />
                ) : (
                    isDuel(latest) && <Score latest={latest} names={names} />
                )}
                <Troubles latest={latest} names={names} />
                <Repeats run={run} />
            </div>
            <div class="lab-view" hidden={view !== "statistics"}>
                <Statistics latest={latest} />
                {latest.statistics !== undefined && <p class="muted lab-of">{latest.statistics}</p>}
                <Files
                    files={[
                        {
                            title: "CSV",
                            name: "statistics.csv",
                            content: () => statisticsCsv(latest),
                        },
                        {
                            title: "JSON",
                            name: "match.json",
                            content: () => `${JSON.stringify({ wish, ...latest })}\n`,
                        },
                    ]}
                />
            </div>
            <div class="lab-view" hidden={view !== "games"}>
                {(view === "games" || run.state !== "running") && (
                    <Games run={run} names={names} sides={sides} />
                )}
                {run.games.length > 0 && (
                    <Files
                        files={[
                            {
                                title: "CSV",
                                name: "games.csv",
                                content: () => gamesCsv(run.games, wish),
                            },
                        ]}
                    />
                )}
            </div>
        </section>
    );
}
