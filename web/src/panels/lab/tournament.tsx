/** Three and more players: who, how they meet, and the tables that come of it. */

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { GameRow, Show, TournamentLine, TournamentProgress } from "../../engine/protocol.ts";
import { computers } from "../../state/roles.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Table } from "../../ui/table.tsx";
import { Refusal } from "../../ui/words.tsx";
import type { Run } from "./batch.ts";
import { BatchButtons, Earlier, Files, Played, Workers } from "./controls.tsx";
import { CrossTable } from "./crosstable.tsx";
import { gamesCsv, tournamentCsv } from "./files.ts";
import { Games } from "./games.tsx";
import { keptGames } from "./kept.ts";
import { Options, OptionsEditor } from "./options.tsx";
import { PlayerChoice, proposed } from "./players.tsx";
import { type Rating, ratings } from "./ratings.ts";
import { tournaments } from "./run.ts";
import { percentText, signedText } from "./statistics.ts";
import { Repeats, Tallies, Troubles } from "./statisticstable.tsx";

const MOST = 64;

/** Null: the proposal. */
const wishes = signal<string[] | null>(null);
const options = new Options("tournament", { time: 1 });

function proposal(): string[] {
    const first = [0, 1, 2, 3].map(proposed);
    return [...new Set([...first, ...computers().map(({ name }) => name)])].slice(0, 3);
}

/** Games of the whole tournament. */
export function gamesOf(kind: string, players: number, games: number, seats: number): number {
    if (seats === 1) return games * players;
    if (seats > 2) return games;
    if (kind === "robin") return (games * players * (players - 1)) / 2;
    return games * (players - 1);
}

function Contestants({ specs, line }: { specs: string[]; line: Show }) {
    const change = (next: string[]) => {
        wishes.value = next;
    };
    const further = () => {
        const free = computers().find(({ name }) => !specs.includes(name));
        return free?.name ?? proposed(0);
    };
    return (
        <div class="contestants">
            {specs.map((spec, i) => (
                <PlayerChoice
                    key={i}
                    label={`Player ${i + 1}`}
                    spec={spec}
                    line={line}
                    onChange={(value) => change(specs.map((old, k) => (k === i ? value : old)))}
                >
                    <Button
                        class="lab-remove"
                        disabled={specs.length <= 2}
                        aria-label={`Remove player ${i + 1}`}
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
                    Add a player
                </Button>
            </div>
            <Workers onResize={() => tournaments.resize()} />
        </div>
    );
}

export function Tournament({ line, gameRow }: { line: Show; gameRow: GameRow }) {
    const [waits, setWaits] = useState(false);
    const specs = wishes.value ?? proposal();
    const twice = specs.find((spec, i) => specs.indexOf(spec) !== i);
    const games = options.number("games");
    const total = gamesOf(
        String(options.values.kind),
        specs.length,
        games,
        line.player_names.length,
    );
    const begin = async () => {
        setWaits(true);
        await tournaments.start({
            kind: "tournament",
            players: specs,
            game: line.game,
            seed: options.seed(line.seed),
            options: options.words(),
            total,
            keep: total <= keptGames(line.player_names.length),
        });
        setWaits(false);
    };
    return (
        <>
            <Contestants specs={specs} line={line} />
            <OptionsEditor options={options} gameRow={gameRow} />
            {twice !== undefined && (
                <Refusal
                    text={`${twice} is there twice: change it, or give it another name or seed.`}
                />
            )}
            <BatchButtons
                batch={tournaments}
                blocked={waits || twice !== undefined}
                onStart={begin}
            />
            <Earlier batch={tournaments} />
            {tournaments.run.value !== null && (
                <TournamentResults run={tournaments.run.value} sides={line.player_titles} />
            )}
        </>
    );
}

// ---------------------------------------------------------------- results

type Latest = TournamentLine | TournamentProgress;

/** "+35 ± 20" */
export function ratingText({ elo, error }: Rating): string {
    const text = signedText(elo, 0);
    return error === null ? text : `${text} ± ${Math.round(error)}`;
}

interface RankingProps {
    latest: Latest;
    rated: Rating[];
    /** Of the players, in the order of the line. */
    specs: string[];
}

function Ranking({ latest, rated, specs }: RankingProps) {
    const at = (player: string) => latest.players.indexOf(player);
    const rating = (player: string) => rated[at(player)];
    return (
        <Table
            caption="Ranking"
            scroll
            class="lab-ranking"
            rows={latest.rows}
            keyOf={(row) => row.player}
            columns={[
                { title: "#", cell: (_, i) => i + 1 },
                {
                    title: "Player",
                    head: true,
                    words: true,
                    tip: (row) => specs[at(row.player)],
                    cell: (row) => (
                        <>
                            {row.player}
                            {latest.winner === row.player && (
                                <span class="lab-winner"> winner</span>
                            )}
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
                    doc: "Points of all games, with Wilson's interval of 95 %",
                    tip: (row) =>
                        `${(100 * row.score_low).toFixed(1)} to ${percentText(row.score_high)}`,
                    cell: (row) => (row.games > 0 ? percentText(row.score) : "–"),
                },
                {
                    title: "Rating",
                    doc: "Elo of all players together (Bradley and Terry), around their mean, ± 95 %",
                    cell: ({ player, games }) => {
                        const own = rating(player);
                        return own === undefined || games === 0 ? "–" : ratingText(own);
                    },
                },
            ]}
        />
    );
}

type View = "ranking" | "cross" | "statistics" | "games";

const VIEWS: { id: View; title: string }[] = [
    { id: "ranking", title: "Ranking" },
    { id: "cross", title: "Cross table" },
    { id: "statistics", title: "Statistics" },
    { id: "games", title: "Games" },
];

function TournamentResults({ run, sides }: { run: Run<Latest>; sides: string[] }) {
    const [view, setView] = useState<View>("ranking");
    const { latest, wish, games } = run;
    if (latest === null)
        return (
            <section class="match-results" aria-label="Results">
                <Played run={run} />
            </section>
        );
    const { players, pairs } = latest;
    const rated = ratings(players.length, pairs);
    return (
        <section class="match-results" aria-label="Results">
            <Played run={run} />
            <Segmented label="View" entries={VIEWS} value={view} onChange={setView} />
            {view === "ranking" && (
                <>
                    <Ranking latest={latest} rated={rated} specs={wish.players} />
                    <Troubles latest={latest} names={players} />
                    <Repeats run={run} />
                </>
            )}
            {view === "cross" && (
                <CrossTable
                    players={players}
                    order={latest.rows.map(({ player }) => players.indexOf(player))}
                    pairs={pairs}
                />
            )}
            {view === "statistics" && <Tallies tallies={latest.tallies} />}
            {view === "games" && <Games run={run} names={players} sides={sides} />}
            <Files
                files={
                    view === "games"
                        ? [
                              {
                                  title: "CSV",
                                  name: "games.csv",
                                  content: () => gamesCsv(games, wish),
                              },
                          ]
                        : [
                              {
                                  title: "CSV",
                                  name: "tournament.csv",
                                  content: () => tournamentCsv(latest, rated),
                              },
                              {
                                  title: "JSON",
                                  name: "tournament.json",
                                  content: () =>
                                      `${JSON.stringify({ wish, ...latest, ratings: rated })}\n`,
                              },
                          ]
                }
            />
        </section>
    );
}
