/** What every batch job of the page has: workers; start, pause, go on, stop; how far it is; files. */

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GameRow, Show } from "../../engine/protocol.ts";
import { playerTitles } from "../../params/list.ts";
import { gameTitle, playerTitle } from "../../params/titles.ts";
import { setSettings } from "../../state/actions.ts";
import { cores, settings } from "../../state/settings.ts";
import { counted, grouped, timeText } from "../../text/format.ts";
import { Button } from "../../ui/button.tsx";
import { download } from "../../ui/files.ts";
import { Progress, RunBar, type RunState } from "../../ui/runbar.tsx";
import { Select } from "../../ui/select.tsx";
import { Refusal } from "../../ui/words.tsx";
import type { Batch, Run } from "./batch.ts";
import type { Limit } from "./limits.ts";
import { Options, OptionsEditor, OptionsNote, type Tailored } from "./options.tsx";
import { andLeft } from "./remaining.ts";
import { busy, goOn } from "./run.ts";
import type { BatchRequest } from "./saved.ts";

/** How many workers share the games of a job; a running job is told by `onResize`. */
export function Workers({ onResize }: { onResize: () => void }) {
    const counts = Array.from({ length: Math.max(4, cores) }, (_, i) => i + 1);
    return (
        <Select
            label="Workers"
            value={settings.value.workers}
            entries={[{ id: 0, title: `Automatic (${Math.max(1, cores - 1)})` }, ...counts]}
            onChange={(workers) => {
                setSettings({ workers });
                onResize();
            }}
        />
    );
}

/** Why nothing can begin now. */
export function Busy() {
    return <p class="muted lab-doc">Another experiment is running; one at a time.</p>;
}

/** Beside the button that begins it. */
export function WillPlay({ games }: { games: number }) {
    return <span class="muted num">{counted(Math.round(games), "games")} to play</span>;
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
    chosen?: Signal<readonly string[]>,
) {
    const hidden = ["pool", "keep", "variant"];
    return new Options(
        kind,
        () => ({
            tailored: time === undefined ? [TAILORED] : [TAILORED, { time: { init: time() } }],
            hidden,
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
                <p class="muted lab-doc">
                    Time per move: {limit.time} s, the limit of {playerTitle(limit.of)}. A player
                    that takes a tenth and 50 ms more is late and loses.
                </p>
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
                <section class="match-results" aria-label="Results">
                    <Played run={run} />
                    {run.latest !== null && props.results(run, run.latest)}
                </section>
            )}
        </div>
    );
}

/** A job of an earlier visit: go on, or let it go. */
function Earlier<Latest>({ batch }: { batch: Batch<Latest> }) {
    const saved = batch.saved.value;
    if (saved === null) return null;
    const { request, done, total, ended } = saved;
    const kind = request.kind;
    return (
        <section class="lab-earlier" aria-label={`The last ${kind}`}>
            <p>
                {ended ? `The last ${kind}: ` : `A ${kind} was interrupted: `}
                <span class="num">
                    {grouped(done)} of {grouped(total)} games
                </span>{" "}
                <span class="muted" title={`${request.players.join(" ")} on ${request.game}`}>
                    {playerTitles(request.players).join(", ")} on {gameTitle(request.game)}
                </span>
            </p>
            <div class="buttons">
                <Button disabled={busy.value} onClick={() => goOn(batch)}>
                    {ended && done >= total ? "Show it again" : "Go on with it"}
                </Button>
                <Button onClick={() => batch.forget()}>Forget it</Button>
            </div>
        </section>
    );
}

/** How far a job is. */
function Played<Latest>({ run }: { run: Run<Latest> }) {
    const { state, done, total, played, worked, job } = run;
    // A test that has seen enough ends a match before its last game.
    const ended = state === "done" && done < total ? "ended early" : state;
    const rate = worked > 0 ? (played * 1000) / worked : 0;
    return (
        <Progress
            label="Games played"
            done={done}
            total={total}
            running={state === "running"}
            job={job}
        >
            {grouped(done)} of {grouped(total)} games{state === "running" ? "" : `, ${ended}`},{" "}
            {rate.toFixed(rate < 10 ? 1 : 0)} per second, {timeText(worked)}
            {state === "running" && andLeft(worked, played, total - done)}
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
                    Save as {name.replace(/.*\./, "").toUpperCase()}
                </Button>
            ))}
        </div>
    );
}
