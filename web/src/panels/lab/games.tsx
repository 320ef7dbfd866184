/** The games of a match or tournament: each opens on the board with its moves. */
import { useState } from "preact/hooks";
import { takes } from "../../state/read/roles.ts";
import { Pages } from "../../ui/pages.tsx";
import { Select } from "../../ui/select.tsx";
import { lab } from "../../words/lab.ts";
import { grouped } from "../../words/numbers.ts";
import type { Run } from "./batch.ts";
import { Files } from "./controls.tsx";
import { gamesCsv } from "./files.ts";
import { keptGames } from "./kept.ts";
import { replayLink } from "./statistics.ts";

const say = lab.games;

/** Rows of one page of the list. */
const PAGE = 100;

interface Props<Latest> {
    run: Pick<Run<Latest>, "request" | "state" | "games">;
    /** Of the players, in the order of the line. */
    names: readonly string[];
    /** Of the seats. */
    sides: readonly string[];
    /** What may be told of a player besides its name; empty: nothing, and a replay has nobody in its seat. */
    tip?: ((spec: string) => string) | undefined;
}

export function Games<Latest>({ run, names, sides, tip = (spec) => spec }: Props<Latest>) {
    const [who, setWho] = useState(0);
    const [how, setHow] = useState(0);
    const [page, setPage] = useState(0);
    const { request } = run;
    const games = run.games.filter((game) => {
        const seat = who === 0 ? -1 : game.seats.indexOf(who - 1);
        if (who > 0 && seat < 0) return false;
        if (how === 0) return true;
        if (how === 2) return game.winner < 0;
        if (how === 4) return game.late >= 0 || game.failed >= 0;
        if (who === 0) return how === 1 ? game.winner === 0 : game.winner > 0;
        return how === 1 ? game.winner === seat : game.winner >= 0 && game.winner !== seat;
    });
    const pages = Math.max(1, Math.ceil(games.length / PAGE));
    const at = Math.min(page, pages - 1);
    const results =
        who === 0
            ? [say.wonBy(sides[0]), say.drawn, say.wonByOthers]
            : [say.won, say.drawn, say.lost];
    if (!request.keep) return <p class="muted">{say.kept(grouped(keptGames(sides.length)))}</p>;
    return (
        <>
            <div class="lab-filter">
                <Select
                    label={say.whose}
                    compact
                    value={who}
                    entries={[say.everybody, ...names].map((title, id) => ({ id, title }))}
                    onChange={setWho}
                />
                <Select
                    label={say.result}
                    compact
                    value={how}
                    entries={[say.all, ...results, say.lateOrFailed].map((title, id) => ({
                        id,
                        title,
                    }))}
                    onChange={setHow}
                />
            </div>
            <ol class="games" aria-label={say.title}>
                {games.slice(at * PAGE, (at + 1) * PAGE).map((game) => {
                    const title = game.seats.map((player) => names[player] ?? "?").join(" – ");
                    const winner = game.winner < 0 ? "" : names[game.seats[game.winner] as number];
                    const score =
                        game.result.length === 1
                            ? grouped(game.result[0] ?? 0)
                            : game.winner < 0
                              ? say.draw
                              : say.wins(sides[game.winner] ?? game.winner + 1);
                    const result =
                        game.late >= 0
                            ? say.late(score)
                            : game.failed >= 0
                              ? say.failed(score)
                              : score;
                    const told = game.players.map(tip);
                    const seated = told.map((spec) => spec || takes("person"));
                    return (
                        <li key={game.index}>
                            <span class="num muted">{game.index + 1}</span>
                            <span class="games-who" title={told.filter(Boolean).join(" – ")}>
                                {title}
                            </span>
                            <span class="games-result" title={winner}>
                                {result}
                            </span>
                            <span class="num muted">{say.moves(game.moves)}</span>
                            <a
                                href={`#${replayLink(request.game, seated, request.seed, game.line)}`}
                                aria-label={say.replayThis(game.index + 1)}
                            >
                                {say.replay}
                            </a>
                        </li>
                    );
                })}
            </ol>
            {games.length === 0 && <p class="muted">{say.noSuch}</p>}
            <Pages count={games.length} size={PAGE} page={at} onTurn={setPage} />
            {run.games.length > 0 && (
                <Files
                    state={run.state}
                    files={{ "games.csv": () => gamesCsv(run.games, request) }}
                />
            )}
        </>
    );
}
