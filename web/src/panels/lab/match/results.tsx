/** What a match has shown so far. */
import { useState } from "preact/hooks";
import type { MatchLine, MatchProgress, SeriesOfGames } from "../../../engine/protocol.ts";
import { playerTitles } from "../../../params/list.ts";
import { show } from "../../../state/read/store.ts";
import { Figures } from "../../../ui/figures.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { lab as say } from "../../../words/lab.ts";
import type { Run } from "../batch.ts";
import { Files } from "../controls.tsx";
import { statisticsCsv } from "../files.ts";
import { Games } from "../games.tsx";
import { eloText, intervalText, matchText, percentText, sprtText } from "../statistics.ts";
import { Alone, namesOf, Standing, Statistics, sumsOf, Troubles } from "../statisticstable.tsx";

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
    const [first = ""] = names;
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
                        name: say.counts.name,
                        text: say.counts.text(wins, draws, losses),
                        doc: say.counts.doc(first),
                    },
                    {
                        name: say.scoreOf.name(first),
                        text: score === null ? say.none : percentText(score),
                        doc: say.scoreOf.doc,
                    },
                    {
                        ...say.scoreInterval,
                        text: known ? intervalText(low, high) : say.none,
                    },
                    {
                        name: say.elo.name,
                        doc: say.elo.doc,
                        text: eloText(
                            latest.elo,
                            latest.elo_error,
                            latest.elo_low,
                            latest.elo_high,
                        ),
                    },
                    {
                        name: say.superiority.name,
                        text:
                            known && superiority !== undefined
                                ? percentText(superiority)
                                : say.none,
                        doc: say.superiority.doc(first),
                    },
                    sprt !== undefined && {
                        name: say.sprt.name(sprt.elo0, sprt.elo1),
                        text: sprtText(sprt),
                        doc: say.sprt.doc,
                    },
                ]}
            />
        </>
    );
}

type View = "score" | "statistics" | "games";

const VIEWS: { id: View; title: string }[] = [
    { id: "score", title: say.views.score },
    { id: "statistics", title: say.views.statistics },
    { id: "games", title: say.views.games },
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
            <Segmented label={say.view} entries={VIEWS} value={view} onChange={setView} />
            <div class="lab-view" hidden={view !== "score"}>
                {latest.rows !== undefined ? (
                    <Standing
                        caption={say.everybody}
                        rows={latest.rows}
                        names={namesOf(latest.players, names)}
                        strength={{
                            title: say.elo.name,
                            cell: (row) =>
                                eloText(row.elo, row.elo_error, row.elo_low, row.elo_high),
                        }}
                    />
                ) : (
                    isDuel(latest) && <Score latest={latest} names={names} />
                )}
                {latest.points !== undefined && (
                    <Alone points={latest.points} names={names} goal={line?.goal?.name ?? null} />
                )}
                <Troubles latest={latest} names={names} />
            </div>
            <div class="lab-view" hidden={view !== "statistics"}>
                <Statistics rows={sumsOf(latest)} names={[...names, ...sides]} />
                {latest.statistics !== undefined && (
                    <p class="muted lab-of">
                        <code>{latest.statistics}</code>
                    </p>
                )}
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
