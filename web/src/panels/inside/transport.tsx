/** Going through a sequence of moments: step, play, scrub. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../../state/keep/settings.ts";
import { IconButton } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { frame } from "../../words/inside/frame.ts";

const say = frame.moments;

/** Nothing moves by itself where people do not want it. */
export function mayMove(): boolean {
    return settings.value.animations && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Moments a second. */
const PACES: number[] = [1, 3, 10, 40];

/** Where a view of moments is, and whether and how fast it goes on by itself. */
interface Moments {
    at: number;
    count: number;
    onGo: (at: number) => void;
    playing: boolean;
    onPlay: (playing: boolean) => void;
    pace: number;
    onPace: (pace: number) => void;
}

export function usePlay(): Pick<Moments, "playing" | "onPlay" | "pace" | "onPace"> {
    const [playing, onPlay] = useState(false);
    const [pace, onPace] = useState(3);
    return { playing, onPlay, pace, onPace };
}

interface Props extends Moments {
    /** What a moment is called: "Event". */
    noun: string;
    /** Of the present moment, for screen readers. */
    spoken: string;
    /** What comes after the last moment while it plays; without it the play ends. */
    onEnd?: () => void;
}

export function Transport(props: Props) {
    const { at, count, playing, pace, noun, spoken, onGo, onPlay, onPace, onEnd } = props;
    const last = Math.max(0, count - 1);
    const go = (to: number) => {
        onPlay(false);
        onGo(Math.max(0, Math.min(last, to)));
    };
    const now = useRef({ at, onGo, onEnd });
    now.current = { at, onGo, onEnd };
    useEffect(() => {
        if (!playing) return;
        const timer = setInterval(() => {
            const { at, onGo, onEnd = () => onPlay(false) } = now.current;
            if (at >= last) onEnd();
            else onGo(at + 1);
        }, 1000 / pace);
        return () => clearInterval(timer);
    }, [playing, pace, last]);
    return (
        <div class="transport">
            <IconButton
                icon="back"
                label={say.back.label}
                title={say.back.tip}
                disabled={at <= 0}
                onClick={() => go(at - 1)}
            />
            <IconButton
                icon={playing ? "pause" : "play"}
                label={playing ? say.stop.label : say.play.label}
                title={playing ? say.stop.tip : say.play.tip}
                onClick={() => {
                    if (!playing && at >= last && onEnd === undefined) onGo(0);
                    onPlay(!playing);
                }}
            />
            <IconButton
                icon="forward"
                label={say.forward.label}
                title={say.forward.tip}
                disabled={at >= last}
                onClick={() => go(at + 1)}
            />
            <Slider
                label={noun}
                compact
                class="transport-slider"
                max={last}
                value={at}
                spoken={spoken}
                onChange={go}
            />
            <Select
                label={say.pace}
                compact
                value={pace}
                entries={PACES.map((id) => ({ id, title: say.paces(id) }))}
                onChange={onPace}
            />
        </div>
    );
}

/** A view of moments: the keys that step through it, and its own ones. */
export function Animation(props: {
    moments: Moments;
    keys: { [key: string]: () => unknown };
    children: ComponentChildren;
}) {
    const { at, count, playing, onGo, onPlay } = props.moments;
    const go = (to: number) => () => {
        onPlay(false);
        onGo(Math.max(0, Math.min(count - 1, to)));
    };
    const steps: typeof props.keys = {
        ArrowLeft: go(at - 1),
        ArrowRight: go(at + 1),
        Home: go(0),
        End: go(count - 1),
        " ": () => onPlay(!playing),
    };
    const onKeyDown = (event: KeyboardEvent) => {
        const { target, key } = event;
        if (target instanceof HTMLSelectElement) return;
        if (target instanceof HTMLButtonElement && key === " ") return;
        if (target instanceof HTMLInputElement && key !== " ") return;
        // Those with a modifier held are the browser's: copy, back, to the end of the page.
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const act = props.keys[key] ?? steps[key];
        if (act === undefined) return;
        act();
        event.preventDefault();
        event.stopPropagation();
    };
    return (
        // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what stands inside
        <div class="animation" onKeyDown={onKeyDown}>
            {props.children}
        </div>
    );
}
