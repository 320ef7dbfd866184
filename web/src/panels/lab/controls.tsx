/** What every batch job of the page has: workers; start, pause, go on, stop; how far it is; files. */

import { type Signal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GameRow, Show } from "../../engine/protocol.ts";
import { playerTitles } from "../../params/list.ts";
import { gameTitle, playerTitle } from "../../params/titles.ts";
import { setSettings } from "../../state/act/actions.ts";
import { cores, settings } from "../../state/keep/settings.ts";
import { timeText } from "../../text/format.ts";
import { Button } from "../../ui/button.tsx";
import { download } from "../../ui/files.ts";
import { Progress, RunBar, type RunState } from "../../ui/runbar.tsx";
import { Select } from "../../ui/select.tsx";
import { Refusal, Said } from "../../ui/words.tsx";
import { lab as say } from "../../words/lab.ts";
import type { Batch, Run } from "./batch.ts";
import type { Limit } from "./limits.ts";
import { Options, OptionsEditor, OptionsNote, type Tailored } from "./options.tsx";
import { leftText } from "./remaining.ts";
import { busy, goOn } from "./run.ts";
import type { BatchRequest } from "./saved.ts";

/** How many workers share the games of a job; a running job is told by `onResize`. */
export function Workers({ onResize }: { onResize: () => void }) {
    const counts = Array.from({ length: Math.max(4, cores) }, (_, i) => i + 1);
    return (
        <Select
            label={say.workers.label}
            value={settings.value.workers}
            entries={[{ id: 0, title: say.workers.automatic(Math.max(1, cores - 1)) }, ...counts]}
            onChange={(workers) => {
                setSettings({ workers });
                onResize();
            }}
        />
    );
}

/** Why nothing can begin now. */
export function Busy() {
    return <p class="muted lab-doc">{say.busy}</p>;
}

/** Beside the button that begins it. */
export function WillPlay({ games }: { games: number }) {
    return <span class="muted num">{say.toPlay(Math.round(games))}</span>;
}

const TAILORED: Tailored = {
    games: { max: 10000, log: true, limit: true },
    openings: { max: 20, limit: true },
    time: { limit: true },
    nodes: { max: 1_000_000, log: true, limit: true },
    kind: { limit: true },
    measure: { limit: true },
    seed: { advanced: true },
    fair: { advanced: true },
    elo0: { advanced: true },
    elo1: { advanced: true },
};

/** The options of a batch command; `time`: the limit a move where the person has not set one. */
export function batchOptions(
    kind: BatchRequest["kind"],
    time?: () => number,
    chosen: Signal<readonly string[]> = signal([]),
) {
    const hidden = ["pool", "keep", "variant"];
    return new Options(
        kind,
        () => ({
            tailored: time === undefined ? [TAILORED] : [TAILORED, { time: { init: time() } }],
            // Only a Swiss tournament asks how many.
            hidden: chosen.value.includes("kind=swiss") ? hidden : [...hidden, "rounds"],
        }),
        chosen,
    );
}

/** What is wrong with the players; and why the time of a move is what it is, where they have limits. */
export function LimitNote({ options, limit }: { options: Options; limit: Limit }) {
    return (
        <>
            <Refusal text={limit.wrong} />
            {limit.of !== null && !options.isSet("time") && (
                <p class="muted lab-doc">{say.limit(limit.time, playerTitle(limit.of))}</p>
            )}
        </>
    );
}

export interface ExperimentProps {
    line: Show;
    gameRow: GameRow;
}

interface Props<Latest> extends ExperimentProps {
    kind: BatchRequest["kind"];
    batch: Batch<Latest>;
    options: Options;
    /** What is to be played; null while something is missing or wrong. */
    plan: (Pick<BatchRequest, "players" | "total" | "keep"> & Partial<BatchRequest>) | null;
    /** Who plays. */
    contestants: ComponentChildren;
    /** What hinders, or what the controls mean. */
    children?: ComponentChildren;
    results: (run: Run<Latest>, latest: Latest) => ComponentChildren;
}

/** A batch job: who plays, its options and buttons, what has come of it. */
export function Experiment<Latest>(props: Props<Latest>) {
    const { kind, batch, options, line, gameRow, plan } = props;
    const run = batch.run.value;
    const other = busy.value && !batch.active.value;
    return (
        <div class="lab-desk">
            <div class="lab-form">
                <div class="contestants">
                    {props.contestants}
                    <Workers onResize={() => batch.resize()} />
                </div>
                <OptionsEditor options={options} gameRow={gameRow} />
                <OptionsNote options={options} />
                {props.children}
                <RunBar
                    state={run?.state}
                    blocked={other || plan === null || options.wrong.refused.length > 0}
                    onStart={() =>
                        plan &&
                        batch.start({
                            ...plan,
                            kind,
                            game: line.game,
                            seed: options.seed(line.seed),
                            options: [
                                ...options.words((name) => name !== "seed"),
                                ...(plan.options ?? []),
                            ],
                        })
                    }
                    job={batch}
                >
                    {other && <Busy />}
                    {plan !== null && !batch.active.value && <WillPlay games={plan.total} />}
                </RunBar>
                <Earlier batch={batch} />
            </div>
            {run !== null && (
                <section class="match-results" aria-label={say.results}>
                    <Played run={run} />
                    {run.request.game !== line.game && (
                        <p class="muted">{say.otherGame(gameTitle(run.request.game))}</p>
                    )}
                    {run.latest !== null && props.results(run, run.latest)}
                </section>
            )}
        </div>
    );
}

/** A job of an earlier visit: go on, or let it go. */
export function Earlier<Latest>({ batch }: { batch: Batch<Latest> }) {
    const saved = batch.saved.value;
    if (saved === null) return null;
    const { request, done, total, ended } = saved;
    const { kind, players, game } = request;
    const who = say.earlier.who(playerTitles(players), gameTitle(game));
    return (
        <section class="lab-earlier" aria-label={say.earlier.last[kind]}>
            <p>
                <Said
                    pieces={say.earlier.told(kind, ended, saved, who)}
                    parts={{
                        games: (text) => <span class="num">{text}</span>,
                        who: (text) => (
                            <span class="muted" title={say.earlier.specs(players, game)}>
                                {text}
                            </span>
                        ),
                    }}
                />
            </p>
            <div class="buttons">
                <Button disabled={busy.value} onClick={() => goOn(batch)}>
                    {ended && done >= total ? say.earlier.show : say.earlier.goOn}
                </Button>
                <Button onClick={() => batch.forget()}>{say.earlier.forget}</Button>
            </div>
        </section>
    );
}

/** How far a job is. */
function Played<Latest>({ run }: { run: Run<Latest> }) {
    const { state, done, total, played, worked, job } = run;
    // A test that has seen enough ends a match before its last game.
    const shown = state === "done" && done < total ? "early" : state;
    const rate = worked > 0 ? (played * 1000) / worked : 0;
    return (
        <Progress
            label={say.played}
            done={done}
            total={total}
            running={state === "running"}
            job={job}
        >
            {say.progress(done, total, shown, {
                rate,
                worked: timeText(worked),
                left: state === "running" ? leftText(worked, played, total - done) : "",
            })}
        </Progress>
    );
}

interface FilesProps {
    /** By their names; what is no text becomes JSON. */
    files: { [name: string]: () => string | object };
    /** Of the work that they are of: before it is done they are called `unfinished`. */
    state: RunState;
}

/** Buttons that save files. */
export function Files({ files, state }: FilesProps) {
    const save = (name: string, content: string | object) =>
        download(
            state === "done" ? name : name.replace(".", "-unfinished."),
            typeof content === "string" ? content : `${JSON.stringify(content)}\n`,
        );
    return (
        <div class="buttons">
            {Object.entries(files).map(([name, content]) => (
                <Button key={name} onClick={() => save(name, content())}>
                    {say.saveAs(name.replace(/.*\./, "").toUpperCase())}
                </Button>
            ))}
        </div>
    );
}
