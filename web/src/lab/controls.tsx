/** What every batch job of the page has: a choice of workers, and start, pause, go on, stop. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { setSettings } from "../state/actions.ts";
import { settings } from "../state/store.ts";
import { cores } from "./run.ts";

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
            <button
                type="button"
                class="button primary"
                disabled={active || props.blocked}
                onClick={() => void props.onStart()}
            >
                {props.label ?? "Start"}
            </button>
            <button
                type="button"
                class="button"
                disabled={!active}
                onClick={() => void (paused ? props.onResume() : props.onPause())}
            >
                {paused ? "Go on" : "Pause"}
            </button>
            <button
                type="button"
                class="button"
                disabled={!active}
                onClick={() => void props.onStop()}
            >
                Stop
            </button>
            {props.children}
        </div>
    );
}
