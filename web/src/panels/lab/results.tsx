/** What a match has shown so far. */
import { useState } from "preact/hooks";
import type { MatchLine, MatchProgress, SeriesOfGames } from "../../engine/protocol.ts";
import { playerTitles } from "../../params/list.ts";
import { goalText } from "../../state/looks.ts";
import { show } from "../../state/store.ts";
import { Figures } from "../../ui/figures.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { Run } from "./batch.ts";
import { Files } from "./controls.tsx";
import { statisticsCsv } from "./files.ts";
import { Games } from "./games.tsx";
import { eloText, matchText, percentText, sprtText } from "./statistics.ts";
import { Alone, namesOf, Standing, Statistics, sumsOf, Troubles } from "./statisticstable.tsx";

type Latest = MatchLine | MatchProgress;
type Duel = Latest & SeriesOfGames;

/** Games of one player have no score against somebody. */
function isDuel(latest: Latest): latest is Duel {
    return latest.wins !== undefined;
}

function Score({ latest, names }: { latest: Duel; names: string[] }) {
    const { wins, draws, losses, games, score, score_low: low, score_high: high } = latest;
    const { superiority, sprt } = latest;
    const part = (count: number) => ({ flexGrow: count });
    const known = games > 0;
    return (
        <>
            <div class="wdl" aria-hidden="true">
                <span class="wdl-wins" style={part(wins)} />
                <span class="wdl-draws" style={part(draws)} />
                <span class="wdl-losses" style={part(losses)} />
            </div>
            <p>{matchText(names, latest, superiority)}</p>
            <Figures
                class="results"
                list={[
                    {
                        name: "wins · draws · losses",
                        text: `${wins} · ${draws} · ${losses}`,
                        doc: `Games that ${names[0]} won, drew and lost`,
                    },
                    {
                        name: `score of ${names[0]}`,
                        text: known ? percentText(score) : "–",
                        doc: "Wins and half of the draws",
                    },
                    {
                        name: "95 % interval",
                        text: known ? `${(100 * low).toFixed(1)} to ${percentText(high)}` : "–",
                        doc: "The interval of 95 %: in 95 of 100 matches it holds the true score",
                    },
                    {
                        name: "Elo",
                        text: eloText(
                            latest.elo,
                            latest.elo_error,
                            latest.elo_low,
                            latest.elo_high,
                        ),
                        doc: "Difference of Elo that the score stands for, ± its error at 95 %. When one side has won every game it is only known how large it is at least.",
                    },
                    {
                        name: "likelihood of superiority",
                        text: known && superiority !== undefined ? percentText(superiority) : "–",
                        doc: `How likely it is, by these games, that ${names[0]} is the better player`,
                    },
                    sprt !== undefined && {
                        name: `SPRT ${sprt.elo0} : ${sprt.elo1} Elo`,
                        text: sprtText(sprt),
                        doc: "Sequential test with alpha = beta = 5 %: the match stops as soon as the log-likelihood ratio leaves -2.94 to 2.94",
                    },
                ]}
            />
        </>
    );
}

type View = "score" | "statistics" | "games";

const VIEWS: { id: View; title: string }[] = [
    { id: "score", title: "Score" },
    { id: "statistics", title: "Statistics" },
    { id: "games", title: "Games" },
];

export function Results({ run, latest }: { run: Run<Latest>; latest: Latest }) {
    const [view, setView] = useState<View>("score");
    const names = playerTitles(run.request.players);
    const line = show.value;
    const sides = Object.keys(latest.pv)
        .slice(names.length)
        .map((name) => line?.player_titles[line.player_names.indexOf(name)] ?? name);
    return (
        <>
            <Segmented label="View" entries={VIEWS} value={view} onChange={setView} />
            <div class="lab-view" hidden={view !== "score"}>
                {latest.rows !== undefined ? (
                    <Standing
                        caption="Everybody against all others"
                        rows={latest.rows}
                        names={namesOf(latest.players, names)}
                        strength={{
                            title: "Elo",
                            cell: (row) =>
                                eloText(row.elo, row.elo_error, row.elo_low, row.elo_high),
                        }}
                    />
                ) : (
                    isDuel(latest) && <Score latest={latest} names={names} />
                )}
                {latest.points !== undefined && (
                    <Alone points={latest.points} names={names} goal={line && goalText(line)} />
                )}
                <Troubles latest={latest} names={names} />
            </div>
            <div class="lab-view" hidden={view !== "statistics"}>
                <Statistics rows={sumsOf(latest)} names={[...names, ...sides]} />
                {latest.statistics !== undefined && <p class="muted lab-of">{latest.statistics}</p>}
                <Files
                    state={run.state}
                    files={{
                        "statistics.csv": () => statisticsCsv(latest),
                        "match.json": () => ({ request: run.request, ...latest }),
                    }}
                />
            </div>
            <div class="lab-view" hidden={view !== "games"}>
                {(view === "games" || run.state !== "running") && (
                    <Games run={run} names={names} sides={sides} />
                )}
            </div>
        </>
    );
}
