/** Going through a sequence of moments: step, play, scrub. */
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../state/settings.ts";
import { IconButton } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";

/** Nothing moves by itself where people do not want it. */
export function mayMove(): boolean {
    return settings.value.animations && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Moments a second. */
export const PACES: number[] = [1, 3, 10, 40];

interface Props {
    at: number;
    count: number;
    playing: boolean;
    pace: number;
    /** What a moment is called: "Event". */
    noun: string;
    /** Of the present moment, for screen readers. */
    spoken: string;
    onGo: (at: number) => void;
    onPlay: (playing: boolean) => void;
    onPace: (pace: number) => void;
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
    const now = useRef(at);
    now.current = at;
    const going = useRef(onGo);
    going.current = onGo;
    const ending = useRef(onEnd);
    ending.current = onEnd;
    useEffect(() => {
        if (!playing) return;
        const timer = setInterval(() => {
            if (now.current >= last) (ending.current ?? (() => onPlay(false)))();
            else going.current(now.current + 1);
        }, 1000 / pace);
        return () => clearInterval(timer);
    }, [playing, pace, last]);
    return (
        <div class="transport">
            <IconButton
                icon="back"
                label="Step back"
                title="Step back (←)"
                disabled={at <= 0}
                onClick={() => go(at - 1)}
            />
            <IconButton
                icon={playing ? "pause" : "play"}
                label={playing ? "Stop playing" : "Play"}
                title={playing ? "Stop (Space)" : "Play (Space)"}
                onClick={() => {
                    if (!playing && at >= last && onEnd === undefined) onGo(0);
                    onPlay(!playing);
                }}
            />
            <IconButton
                icon="forward"
                label="Step forward"
                title="Step forward (→)"
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
                label="Pace"
                compact
                value={pace}
                entries={PACES.map((id) => ({ id, title: `${id} a second` }))}
                onChange={onPace}
            />
        </div>
    );
}

/** Keys of a view with moments; false when the key is none of them. */
export function transportKey(
    event: KeyboardEvent,
    {
        at,
        count,
        playing,
        onGo,
        onPlay,
    }: Pick<Props, "at" | "count" | "playing" | "onGo" | "onPlay">,
): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key];
    if (to !== undefined) {
        onPlay(false);
        onGo(Math.max(0, Math.min(count - 1, to)));
    } else if (event.key === " ") onPlay(!playing);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
}
