/** Under the board of a game in which riders ride: start and pause in real time, the tick, replay. */
import { useEffect } from "preact/hooks";
import { goTo, setSettings } from "../../state/actions.ts";
import { listen, startRound, steer, stopRound, toggleRound } from "../../state/clock.ts";
import { count, people, phase } from "../../state/rounds.ts";
import { settings } from "../../state/settings.ts";
import { show } from "../../state/store.ts";
import { throttled } from "../../state/throttle.ts";
import type { Direction } from "../../state/turns.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { sets } from "../../ui/field.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Slider } from "../../ui/slider.tsx";
import { editorOpen } from "../editor/state.ts";

const MapDialog = lazy(() => import("../editor/dialog.tsx"), "MapDialog");

const LABELS = {
    idle: "Real time",
    countdown: "Pause",
    running: "Pause",
    paused: "Go on",
    over: "Next round",
} as const;

function TickSlider() {
    const { ticks } = settings.value;
    return (
        <Slider
            label="Steps a second"
            compact
            class="tick"
            min={5}
            max={15}
            value={ticks}
            spoken={`${ticks} steps a second`}
            shown={`${ticks}/s`}
            onChange={(wanted) => setSettings({ ticks: wanted })}
        />
    );
}

export function ArenaBar() {
    useEffect(listen, []);
    const now = phase.value;
    const rides = now === "countdown" || now === "running";
    return (
        <section class="arena-bar" aria-label="Real time">
            <Button
                icon={rides ? "pause" : "play"}
                class="arena-go"
                look={rides ? undefined : "primary"}
                title={`${LABELS[now]} (space bar)`}
                onClick={toggleRound}
            >
                {LABELS[now]}
            </Button>
            {now === "paused" && <Button onClick={() => startRound()}>Restart</Button>}
            {(now === "paused" || now === "over") && (
                <Button onClick={stopRound}>Step by step</Button>
            )}
            <TickSlider />
            <IconButton
                icon="pencil"
                label="Draw a map"
                class="tool"
                aria-haspopup="dialog"
                onClick={sets(editorOpen, true)}
            />
            <Scrubber />
            {editorOpen.value && <MapDialog />}
        </section>
    );
}

/** The way through the game as a slider; it rests while somebody rides. */
function Scrubber() {
    const line = show.value;
    if (line === null) return null;
    const at = line.moves_played.length;
    const all = at + line.redo.length;
    const rides = phase.value === "countdown" || phase.value === "running";
    return (
        <Slider
            label="Replay"
            compact
            max={all}
            value={at}
            disabled={all === 0 || rides}
            spoken={`move ${at} of ${all}`}
            shown={`${at}/${all}`}
            onChange={(ply) => throttled("scrub", () => goTo(ply))}
        />
    );
}

/** Seconds to the start, large over the board. */
export function Countdown() {
    if (phase.value !== "countdown") return null;
    return (
        <div class="countdown num" role="status">
            {count.value}
        </div>
    );
}

const PAD: { direction: Direction; label: string; icon: IconName }[] = [
    { direction: "up", label: "Up", icon: "up" },
    { direction: "left", label: "Left", icon: "back" },
    { direction: "right", label: "Right", icon: "forward" },
    { direction: "down", label: "Down", icon: "down" },
];
const STAIRS: typeof PAD = [
    { direction: "ascend", label: "Up the stairs", icon: "ascend" },
    { direction: "descend", label: "Down the stairs", icon: "descend" },
];

/** Buttons to steer with on screens without keys. */
export function Pad() {
    if (phase.value === "idle" || people.value.length === 0) return null;
    const floors = show.value?.view.floors ?? 1;
    return (
        <div class="pad">
            {[...PAD, ...(floors > 1 ? STAIRS : [])].map(({ direction, label, icon }) => (
                <Button
                    key={direction}
                    icon={icon}
                    class={`pad-${direction}`}
                    aria-label={label}
                    onPointerDown={(event) => {
                        event.preventDefault();
                        steer(0, direction);
                    }}
                    onClick={(event) => event.detail === 0 && steer(0, direction)}
                />
            ))}
        </div>
    );
}
