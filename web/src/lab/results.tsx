/** What a match has shown so far. */
import { Fragment } from "preact";
import { timeText } from "../analysis/format.ts";
import type { MatchLine, MatchProgress } from "../engine/protocol.ts";
import type { Run } from "./run.ts";
import { eloText, percentText, replayLink, seatsOf, wilson } from "./statistics.ts";

type Latest = MatchLine | MatchProgress;

/** Games listed at first; more on request would only be scrolled past. */
const LISTED = 200;

const COLUMNS = [
    { key: "pv", doc: "Games won." },
    { key: "sigma", doc: "Moves of the games won, added up." },
    { key: "avg_victories", doc: "Games won in each game played: pv / games." },
    { key: "avg_stones", doc: "Moves of the games won in each game played: sigma / games." },
] as const;

function Score({ latest, names }: { latest: Latest; names: string[] }) {
    const { wins, draws, losses, games } = latest;
    const points = wins + draws / 2;
    const score = games > 0 ? (latest.score ?? points / games) : 0.5;
    const [low, high] =
        latest.score_low !== undefined && latest.score_high !== undefined
            ? [latest.score_low, latest.score_high]
            : wilson(points, games);
    const part = (count: number) => ({ flexGrow: count });
    return (
        <>
            <div class="wdl" aria-hidden="true">
                <span class="wdl-wins" style={part(wins)} />
                <span class="wdl-draws" style={part(draws)} />
                <span class="wdl-losses" style={part(losses)} />
            </div>
            <dl class="counters results">
                <div class="counter">
                    <dt>wins · draws · losses</dt>
                    <dd class="num">
                        {wins} · {draws} · {losses}
                    </dd>
                </div>
                <div
                    class="counter"
                    title="Wins and half of the draws, with Wilson's interval of 95 %"
                >
                    <dt>score of {names[0]}</dt>
                    <dd class="num">{games > 0 ? percentText(score) : "–"}</dd>
                </div>
                <div
                    class="counter"
                    title="Wilson's interval: in 95 of 100 matches it holds the true score"
                >
                    <dt>95 % interval</dt>
                    <dd class="num">
                        {games > 0 ? `${(100 * low).toFixed(1)} to ${percentText(high)}` : "–"}
                    </dd>
                </div>
                <div
                    class="counter"
                    title="Difference of Elo that the score stands for, ± its error at 95 %"
                >
                    <dt>Elo</dt>
                    <dd class="num">{eloText(latest.elo, latest.elo_error, score)}</dd>
                </div>
            </dl>
        </>
    );
}

function numberText(value: number | undefined, whole: boolean): string {
    if (value === undefined) return "–";
    return whole ? String(value) : value.toFixed(4);
}

function Statistics({ latest }: { latest: Latest }) {
    return (
        <table class="statistics">
            <caption class="sr-only">Statistics by player and by side</caption>
            <thead>
                <tr>
                    <th scope="col">
                        <span class="sr-only">Player or side</span>
                    </th>
                    {COLUMNS.map(({ key, doc }) => (
                        <th key={key} scope="col" title={doc}>
                            {key.split("_").map((word, i) => (
                                <Fragment key={word}>
                                    {i > 0 && "_"}
                                    {i > 0 && <wbr />}
                                    {word}
                                </Fragment>
                            ))}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {Object.keys(latest.pv).map((subkey) => (
                    <tr key={subkey}>
                        <th scope="row">{subkey}</th>
                        {COLUMNS.map(({ key }, i) => (
                            <td key={key} class="num">
                                {numberText(latest[key][subkey], i < 2)}
                            </td>
                        ))}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

function Games({ run, latest }: { run: Run; latest: Latest }) {
    const kept = latest.kept ?? [];
    if (kept.length === 0) return null;
    return (
        <details class="fold">
            <summary>
                Games <span class="muted num">{kept.length}</span>
            </summary>
            <ol class="games">
                {kept.slice(0, LISTED).map(({ index, line }) => (
                    <li key={index}>
                        <span class="num muted">{index + 1}</span>
                        <span class="games-who">{seatsOf(latest.players, index).join(" – ")}</span>
                        <span class="num muted">{line.split(",").length} moves</span>
                        <a
                            href={`#${replayLink(run.game, seatsOf(run.players, index), run.seed, line)}`}
                            aria-label={`Replay game ${index + 1}`}
                        >
                            Replay
                        </a>
                    </li>
                ))}
            </ol>
        </details>
    );
}

const STATES = { running: "", paused: ", paused", done: ", done", cancelled: ", cancelled" };

export function Results({ run }: { run: Run }) {
    const { latest, done, total } = run;
    const names = latest?.players ?? run.players;
    const rate = run.worked > 0 ? (done * 1000) / run.worked : 0;
    return (
        <section class="match-results" aria-label="Results">
            <div class="match-progress">
                <progress max={total} value={done} aria-label="Games played" />
                <span class="muted num">
                    {done} of {total} games{STATES[run.state]}, {rate.toFixed(rate < 10 ? 1 : 0)}{" "}
                    per second, {timeText(run.worked)}
                </span>
            </div>
            {latest !== null && (
                <>
                    <Score latest={latest} names={names} />
                    <Statistics latest={latest} />
                    {latest.ms_per_move !== undefined && (
                        <p class="muted num">
                            Time per move:{" "}
                            {latest.ms_per_move
                                .map((ms, i) => `${names[i]} ${ms.toFixed(ms < 10 ? 2 : 0)} ms`)
                                .join(", ")}
                        </p>
                    )}
                    <Games run={run} latest={latest} />
                </>
            )}
        </section>
    );
}
