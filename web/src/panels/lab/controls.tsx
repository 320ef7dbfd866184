/** What every batch job of the page has: workers; start, pause, go on, stop; how far it is. */

import { setSettings } from "../../state/actions.ts";
import { settings } from "../../state/settings.ts";
import { cores } from "../../state/workers.ts";
import { timeText } from "../../text/format.ts";
import { Button } from "../../ui/button.tsx";
import { download } from "../../ui/files.ts";
import { Progress, RunBar } from "../../ui/runbar.tsx";
import { Select } from "../../ui/select.tsx";
import type { Batch, Run } from "./batch.ts";
import { busy, goOn } from "./run.ts";

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

/** The buttons of a job of the page; jobs of other panels have the workers first. */
export function BatchButtons<Latest>(props: {
    batch: Batch<Latest>;
    blocked: boolean;
    onStart: () => unknown;
}) {
    const { batch, blocked, onStart } = props;
    const other = busy.value && !batch.active.value;
    return (
        <RunBar
            state={batch.run.value?.state}
            blocked={blocked || other}
            onStart={onStart}
            job={batch}
        >
            {other && <Busy />}
        </RunBar>
    );
}

/** A job of an earlier visit: go on, or let it go. */
export function Earlier<Latest>({ batch }: { batch: Batch<Latest> }) {
    const saved = batch.saved.value;
    if (saved === null) return null;
    const { wish, done, total, ended } = saved;
    const kind = wish.kind;
    return (
        <section class="lab-earlier" aria-label={`The last ${kind}`}>
            <p>
                {ended ? `The last ${kind}: ` : `A ${kind} was interrupted: `}
                <span class="num">
                    {done} of {total} games
                </span>{" "}
                <span class="muted">
                    {wish.players.join(", ")} on {wish.game}
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

const STATES = { running: "", paused: ", paused", done: ", done", cancelled: ", cancelled" };

/** Stopped by somebody, or by a test that has seen enough. */
const EARLY = ", ended early";

/** How far a job is. */
export function Played<Latest>({ run }: { run: Run<Latest> }) {
    const { done, total, played, worked, job } = run;
    const rate = worked > 0 ? (played * 1000) / worked : 0;
    return (
        <Progress
            label="Games played"
            done={done}
            total={total}
            running={run.state === "running"}
            job={job}
        >
            {done} of {total} games
            {run.state === "done" && done < total ? EARLY : STATES[run.state]},{" "}
            {rate.toFixed(rate < 10 ? 1 : 0)} per second, {timeText(worked)}
        </Progress>
    );
}

export interface Saved {
    title: string;
    name: string;
    content: () => string;
}

/** Buttons that save files. */
export function Files({ files }: { files: Saved[] }) {
    return (
        <div class="buttons">
            {files.map(({ title, name, content }) => (
                <Button key={name} onClick={() => download(name, content())}>
                    Save as {title}
                </Button>
            ))}
        </div>
    );
}
