/** What every batch job of the page has: workers; start, pause, go on, stop; how far it is. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { timeText } from "../analysis/format.ts";
import { setSettings } from "../state/actions.ts";
import { settings } from "../state/settings.ts";
import { Button } from "../ui/button.tsx";
import { download } from "../ui/files.ts";
import type { Batch, Run } from "./batch.ts";
import { busy, cores, goOn } from "./run.ts";

/** How many workers share the games of a job; a running job is told by `onResize`. */
export function Workers({ onResize }: { onResize: () => void }) {
    const id = useId();
    const most = Math.max(4, cores);
    return (
        <div class="contestant">
            <label for={id}>Workers</label>
            <select
                id={id}
                class="select"
                value={settings.value.workers}
                onChange={(event) => {
                    setSettings({ workers: Number(event.currentTarget.value) });
                    onResize();
                }}
            >
                <option value={0}>Automatic ({Math.max(1, cores - 1)})</option>
                {Array.from({ length: most }, (_, i) => (
                    <option key={i} value={i + 1}>
                        {i + 1}
                    </option>
                ))}
            </select>
        </div>
    );
}

export type RunState = "running" | "paused" | "done" | "cancelled" | "loaded";

export interface RunButtonsProps {
    /** Of the job; none before the first. */
    state: RunState | undefined;
    /** Words of the first button; "Start". */
    label?: string;
    /** Why it cannot begin, besides running already. */
    blocked: boolean;
    onStart: () => unknown;
    onPause: () => unknown;
    onResume: () => unknown;
    onStop: () => unknown;
    /** Further buttons and words of the same row. */
    children?: ComponentChildren;
}

export function RunButtons(props: RunButtonsProps) {
    const paused = props.state === "paused";
    const active = paused || props.state === "running";
    return (
        <div class="match-buttons">
            <Button
                look="primary"
                disabled={active || props.blocked}
                onClick={() => props.onStart()}
            >
                {props.label ?? "Start"}
            </Button>
            <Button
                disabled={!active}
                onClick={() => (paused ? props.onResume() : props.onPause())}
            >
                {paused ? "Go on" : "Pause"}
            </Button>
            <Button disabled={!active} onClick={() => props.onStop()}>
                Stop
            </Button>
            {props.children}
        </div>
    );
}

interface SegmentsProps<Id extends string> {
    legend: string;
    options: { id: Id; title: string }[];
    value: Id;
    onChange: (id: Id) => void;
}

/** A few words side by side, of which one holds. */
export function Segments<Id extends string>(props: SegmentsProps<Id>) {
    const name = useId();
    return (
        <div class="segments lab-segments" role="radiogroup" aria-label={props.legend}>
            {props.options.map(({ id, title }) => (
                <label key={id} class="segment">
                    <input
                        type="radio"
                        name={name}
                        checked={id === props.value}
                        onChange={() => props.onChange(id)}
                    />
                    <span>{title}</span>
                </label>
            ))}
        </div>
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
        <RunButtons
            state={batch.run.value?.state}
            blocked={blocked || other}
            onStart={onStart}
            onPause={() => batch.pause()}
            onResume={() => batch.resume()}
            onStop={() => batch.stop()}
        >
            {other && <Busy />}
        </RunButtons>
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
            <div class="match-buttons">
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

/** For the first element of a job's results, which come into view when the job begins. */
export function useInView(running: boolean, job: unknown) {
    const first = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (running) first.current?.parentElement?.scrollIntoView({ block: "nearest" });
    }, [job]);
    return first;
}

/** How far a job is. */
export function Progress<Latest>({ run }: { run: Run<Latest> }) {
    const { done, total, played, worked, job } = run;
    const running = run.state === "running";
    const place = useInView(running, job);
    const rate = worked > 0 ? (played * 1000) / worked : 0;
    return (
        <div class="match-progress" ref={place}>
            <progress max={total} value={done} aria-label="Games played" />
            <span class="muted num" role={running ? undefined : "status"}>
                {done} of {total} games
                {run.state === "done" && done < total ? EARLY : STATES[run.state]},{" "}
                {rate.toFixed(rate < 10 ? 1 : 0)} per second, {timeText(worked)}
            </span>
        </div>
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
        <div class="match-buttons">
            {files.map(({ title, name, content }) => (
                <Button key={name} onClick={() => download(name, content())}>
                    Save as {title}
                </Button>
            ))}
        </div>
    );
}

/** What may be wider than its place. */
export function Scroll({ label, children }: { label: string; children: ComponentChildren }) {
    return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
        <section class="lab-scroll" tabIndex={0} aria-label={label}>
            {children}
        </section>
    );
}
