/** Work that takes time: its buttons, and how far it is. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { dropErrors } from "../state/act/notify.ts";
import { toolbox as say } from "../words/toolbox.ts";
import { Button } from "./button.tsx";

export type RunState = "running" | "paused" | "done" | "cancelled" | "stopped" | "loaded";

interface RunProps {
    /** None before the first run. */
    state: RunState | undefined;
    /** Words of the first button. */
    label?: string;
    /** Why it cannot begin, besides running already. */
    blocked: boolean;
    /** It cannot be begun a second time until this is settled. */
    onStart: () => unknown;
    /** The work at hand: a handle of a job, or what stands for several. */
    job: { pause(): unknown; resume(): unknown; stop(): unknown } | null | undefined;
    /** Further buttons and words of the same row. */
    children?: ComponentChildren;
}

/** Start, pause or go on, stop. */
export function RunBar({ state, label = say.start, blocked, onStart, job, children }: RunProps) {
    const [waits, setWaits] = useState(false);
    const paused = state === "paused";
    const active = paused || state === "running";
    const begin = async () => {
        setWaits(true);
        dropErrors();
        await onStart();
        setWaits(false);
    };
    return (
        <div class="buttons">
            <Button look="primary" disabled={active || waits || blocked} onClick={begin}>
                {label}
            </Button>
            <Button disabled={!active} onClick={() => (paused ? job?.resume() : job?.pause())}>
                {paused ? say.goOn : say.pause}
            </Button>
            <Button disabled={!active} onClick={() => job?.stop()}>
                {say.stop}
            </Button>
            {children}
        </div>
    );
}

interface ProgressProps {
    /** What is counted, for screen readers. */
    label: string;
    done: number;
    /** None where it is not known: only the words are shown. */
    total?: number | null;
    running: boolean;
    /** The results come into view when another job than this begins. */
    job?: unknown;
    /** How far it is, in words; read out when the work rests or has ended. */
    children: ComponentChildren;
}

export function Progress({ label, done, total, running, job, children }: ProgressProps) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (running && job !== undefined)
            place.current?.parentElement?.scrollIntoView({ block: "nearest" });
    }, [job]);
    return (
        <div class="progress" ref={place}>
            {total != null && <progress max={total} value={done} aria-label={label} />}
            <p class="muted num" role={running ? undefined : "status"}>
                {children}
            </p>
        </div>
    );
}
