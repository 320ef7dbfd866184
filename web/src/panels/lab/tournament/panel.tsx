/** Three and more players: who, how they meet, and the tables that come of it. */

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Show, TournamentLine, TournamentProgress } from "../../../engine/protocol.ts";
import { playerTitles } from "../../../params/list.ts";
import { playerTitle } from "../../../params/titles.ts";
import { experiments } from "../../../state/act/experiment.ts";
import { computers } from "../../../state/read/roles.ts";
import { Button } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Refusal } from "../../../ui/words.tsx";
import { lab } from "../../../words/lab.ts";
import { scale } from "../../../words/scale.ts";
import { tournament as say } from "../../../words/tournament.ts";
import type { Run } from "../batch.ts";
import { batchOptions, Experiment, type ExperimentProps, Files, LimitNote } from "../controls.tsx";
import { tournamentCsv } from "../files.ts";
import { Games } from "../games.tsx";
import { keptGames } from "../kept.ts";
import { useLimit } from "../limits.ts";
import type { Options } from "../options.tsx";
import { PlayerChoice, proposed } from "../players.tsx";
import { type Known, type Rating, ratings } from "../ratings.ts";
import { tournaments } from "../run.ts";
import { eloText } from "../statistics.ts";
import { Alone, namesOf, Standing, Statistics, Troubles } from "../statisticstable.tsx";
import { CrossTable } from "./crosstable.tsx";

const MOST = 64;

/** None: the proposal. */
const choices = experiments.tournament.players;
const time = signal(1);
const options = batchOptions("tournament", () => time.value, experiments.tournament.options);

function proposal(): string[] {
    const first = [0, 1, 2, 3].map(proposed);
    return [...new Set([...first, ...computers().map(({ name }) => name)])].slice(0, 3);
}

/** Games of the whole tournament, at most: in a Swiss one all may have met before its rounds are over. */
export function gamesOf(options: Options, players: number, seats: number): number {
    const games = options.number("games");
    if (seats === 1) return games * players;
    if (seats > 2) return games;
    const { kind } = options.values;
    if (kind === "robin") return (games * players * (players - 1)) / 2;
    if (kind !== "swiss") return games * (players - 1);
    const rounds = options.number("rounds") || Math.ceil(Math.log2(players));
    return games * Math.floor(players / 2) * rounds;
}

function Contestants({ specs, line }: { specs: readonly string[]; line: Show }) {
    const change = (next: string[]) => {
        choices.value = next;
    };
    const further = () => {
        const free = computers().find(({ name }) => !specs.includes(name));
        return free?.name ?? proposed(0);
    };
    return (
        <>
            {specs.map((spec, i) => (
                <PlayerChoice
                    key={i}
                    label={lab.player(i + 1)}
                    spec={spec}
                    line={line}
                    onChange={(value) => change(specs.map((old, k) => (k === i ? value : old)))}
                >
                    <Button
                        class="lab-remove"
                        disabled={specs.length <= 2}
                        aria-label={lab.remove(i + 1)}
                        onClick={() => change(specs.filter((_, k) => k !== i))}
                    >
                        ×
                    </Button>
                </PlayerChoice>
            ))}
            <div class="buttons">
                <Button
                    disabled={specs.length >= MOST}
                    onClick={() => change([...specs, further()])}
                >
                    {say.add}
                </Button>
            </div>
        </>
    );
}

export function Tournament(props: ExperimentProps) {
    const { line } = props;
    const specs = choices.value.length > 0 ? [...choices.value] : proposal();
    const twice = specs.find((spec, i) => specs.indexOf(spec) !== i);
    const seats = line.player_names.length;
    const limit = useLimit(line, specs);
    useEffect(() => {
        time.value = limit.time;
    }, [limit.time]);
    const total = gamesOf(options, specs.length, seats);
    const keep = total <= keptGames(seats);
    return (
        <Experiment
            {...props}
            kind="tournament"
            batch={tournaments}
            options={options}
            plan={twice === undefined && limit.known ? { players: specs, total, keep } : null}
            contestants={<Contestants specs={specs} line={line} />}
            results={(run, latest) => (
                <TournamentResults
                    run={run}
                    latest={latest}
                    sides={line.player_titles}
                    goal={line.goal?.name ?? null}
                />
            )}
        >
            <LimitNote options={options} limit={limit} />
            {twice !== undefined && <Refusal text={say.twice(playerTitle(twice))} />}
        </Experiment>
    );
}

// ---------------------------------------------------------------- results

export type Latest = TournamentLine | TournamentProgress;

/** On the scale of the game, with both ends of the interval. */
function placeText(place: Rating | undefined): string {
    if (place === undefined || place.error === null) return lab.none;
    const { elo, error } = place;
    const whole = (value: number) => Math.round(value) || 0;
    const [low, high] = [whole(elo - error), whole(elo + error)];
    return scale.strength({ at: whole(elo), low, high });
}

type View = "ranking" | "cross" | "statistics" | "games";

const VIEWS: { id: View; title: string }[] = [
    { id: "ranking", title: say.views.ranking },
    { id: "cross", title: say.views.cross },
    { id: "statistics", title: say.views.statistics },
    { id: "games", title: say.views.games },
];

interface ResultsProps {
    run: Pick<Run<Latest>, "request" | "state" | "games">;
    latest: Latest;
    sides: string[];
    goal: string | null;
    /** What a player's name says when it is pointed at; its spec by default. */
    tip?: (spec: string) => string;
    /** Strengths that are known of some of the players, by their numbers: all others find their place there. */
    known?: readonly (Known | undefined)[];
}

export function TournamentResults({ run, latest, sides, goal, tip, known = [] }: ResultsProps) {
    const [view, setView] = useState<View>("ranking");
    const { request } = run;
    const { players, pairs } = latest;
    const rated = ratings(players.length, pairs);
    const placed = known.some((one) => one !== undefined)
        ? ratings(players.length, pairs, known)
        : [];
    const at = (player: string) => players.indexOf(player);
    const names = playerTitles(request.players);
    return (
        <>
            <Segmented label={lab.view} entries={VIEWS} value={view} onChange={setView} />
            {view === "ranking" && (
                <>
                    <Standing
                        caption={say.ranking}
                        rows={latest.rows}
                        names={namesOf(players, names)}
                        winner={latest.winner}
                        tip={({ player }) => {
                            const spec = request.players[at(player)] ?? "";
                            return tip === undefined ? spec : tip(spec);
                        }}
                        strength={
                            placed.length > 0
                                ? {
                                      ...say.place,
                                      cell: ({ player }) => placeText(placed[at(player)]),
                                  }
                                : {
                                      ...say.rating,
                                      cell({ player, games }) {
                                          const own = rated[at(player)];
                                          return own === undefined || games === 0
                                              ? lab.none
                                              : eloText(own.elo, own.error);
                                      },
                                  }
                        }
                    />
                    {latest.points !== undefined && (
                        <Alone points={latest.points} names={names} goal={goal} />
                    )}
                    <Troubles latest={latest} names={names} />
                </>
            )}
            {view === "cross" && (
                <CrossTable
                    players={names}
                    order={latest.rows.map(({ player }) => at(player))}
                    pairs={pairs}
                />
            )}
            {view === "statistics" && (
                <Statistics rows={latest.tallies} names={[...names, ...sides]} />
            )}
            {view === "games" ? (
                <Games run={run} names={names} sides={sides} tip={tip} />
            ) : (
                <Files
                    state={run.state}
                    files={{
                        "tournament.csv": () => tournamentCsv(latest, rated, placed),
                        "tournament.json": () => ({
                            ...{ request, ...latest, ratings: rated },
                            ...(placed.length > 0 && { scale: placed }),
                        }),
                    }}
                />
            )}
        </>
    );
}
