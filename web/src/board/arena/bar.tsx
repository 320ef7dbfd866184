/** Under the board of a game in which riders ride: start and pause in real time, the tick, replay. */

import { useEffect } from "preact/hooks";
import { goTo, setSettings } from "../../state/act/actions.ts";
import { listen, startRound, steer, stopRound, toggleRound } from "../../state/act/clock.ts";
import { riderName } from "../../state/act/riders.ts";
import { throttled } from "../../state/act/throttle.ts";
import {
    awaitsStart,
    count,
    type Phase,
    people,
    phase,
    rides,
    startsOnBoard,
} from "../../state/keep/rounds.ts";
import { settings } from "../../state/keep/settings.ts";
import { show } from "../../state/read/store.ts";
import { type Direction, SET_NAMES } from "../../state/read/turns.ts";
import { device } from "../../text/device.ts";
import { steering } from "../../text/riders.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { sets } from "../../ui/field.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Slider } from "../../ui/slider.tsx";
import { Switch } from "../../ui/switch.tsx";
import { narrow } from "../draw/floors.ts";
import { DiscIcon } from "../draw/piece.tsx";
import { editorOpen } from "../editor/open.ts";
import "../../styles/arena.css";
import { arena as say } from "../../words/arena.ts";

const MapDialog = lazy(() => import("../editor/dialog.tsx"), "MapDialog");

/** What the button does; in step-by-step play there is none. */
const LABELS: { [now in Phase]: string } = {
    idle: say.begin,
    setup: say.pause,
    countdown: say.pause,
    running: say.pause,
    paused: say.goOn,
    over: say.next,
};

/** The button has room for every one of them: what stands beside it stays where it is. */
const ROOM = Object.values(LABELS).reduce((a, b) => (b.length > a.length ? b : a));

function TickSlider() {
    const { ticks } = settings.value;
    return (
        <Slider
            label={say.ticks.title}
            compact
            class="tick"
            min={5}
            max={15}
            value={ticks}
            spoken={say.ticks.spoken(ticks)}
            shown={say.ticks.shown(ticks)}
            onChange={(wanted) => setSettings({ ticks: wanted })}
        />
    );
}

/** Start, pause and all that concerns the clock. */
function Clockwork() {
    const now = phase.value;
    const title = awaitsStart.value ? say.pause : LABELS[now];
    return (
        <>
            <Button
                icon={rides.value ? "pause" : "play"}
                class="arena-go"
                look={rides.value || awaitsStart.value ? undefined : "primary"}
                // Before the ride the button to start it lies over the board, or in the row below.
                disabled={awaitsStart.value}
                title={device(title, say.withKey(title))}
                onClick={toggleRound}
            >
                <span class="arena-word" data-room={ROOM}>
                    {title}
                </span>
            </Button>
            {now === "paused" && <Button onClick={() => startRound()}>{say.restart}</Button>}
            {!(narrow.value && replays()) && <TickSlider />}
        </>
    );
}

/** There is something to look at again: where there is room for one slider only, it is that one. */
function replays(): boolean {
    const line = show.value;
    return !rides.value && line !== null && line.moves_played.length + line.redo.length > 0;
}

function stepByStep(on: boolean): void {
    stopRound();
    setSettings({ realTime: !on });
}

export function ArenaBar() {
    useEffect(listen, []);
    return (
        <section class="arena-bar" aria-label={say.label}>
            {settings.value.realTime && <Clockwork />}
            {/* On a phone they are in the menu of the toolbar. */}
            {!narrow.value && (
                <>
                    <Switch value={!settings.value.realTime} onChange={stepByStep}>
                        {say.byStep}
                    </Switch>
                    <IconButton
                        icon="pencil"
                        label={say.map}
                        class="tool"
                        aria-haspopup="dialog"
                        onClick={sets(editorOpen, true)}
                    />
                </>
            )}
            {(!narrow.value || !settings.value.realTime || replays()) && <Scrubber />}
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
    return (
        <Slider
            label={say.replay.title}
            compact
            max={all}
            value={at}
            disabled={all === 0 || rides.value}
            spoken={say.replay.spoken(at, all)}
            shown={say.replay.shown(at, all)}
            onChange={(ply) => throttled("scrub", () => goTo(ply))}
        />
    );
}

/** Which keys steer whom. */
function Keys() {
    const persons = people.value.slice(0, SET_NAMES.length);
    if (persons.length === 0) return null;
    return (
        <p class="start-keys">
            {persons.map((seat, i) => (
                <span key={seat}>
                    {i > 0 && " · "}
                    <DiscIcon owner={seat} />{" "}
                    {say.rider(riderName(seat), steering(i, persons.length))}
                </span>
            ))}
        </p>
    );
}

/** The way to start a ride where nothing may lie over the board. */
export const StartRide = () => (
    <Button look="primary" icon="play" onClick={toggleRound}>
        {say.start}
    </Button>
);

/** Over the board: before the ride the way to start it, then the seconds until it begins. */
export function Countdown() {
    if (startsOnBoard.value)
        return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is for keys
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is for keys
            <div class="start-card" onClick={toggleRound}>
                <Button look="primary" icon="play" class="start-ride">
                    {say.start}
                </Button>
                <Keys />
            </div>
        );
    if (phase.value !== "countdown") return null;
    return (
        <div class="countdown num">
            <span role="status">{count.value}</span>
            <Keys />
        </div>
    );
}

const PAD: { direction: Direction; icon: IconName }[] = [
    { direction: "up", icon: "up" },
    { direction: "left", icon: "back" },
    { direction: "right", icon: "forward" },
    { direction: "down", icon: "down" },
];
const STAIRS: typeof PAD = [
    { direction: "ascend", icon: "ascend" },
    { direction: "descend", icon: "descend" },
];

/** Buttons to steer with on screens without keys. */
export function Pad() {
    if (!rides.value || people.value.length === 0) return null;
    const floors = show.value?.view.floors ?? 1;
    return (
        <div class="pad">
            {[...PAD, ...(floors > 1 ? STAIRS : [])].map(({ direction, icon }) => (
                <Button
                    key={direction}
                    icon={icon}
                    class={`pad-${direction}`}
                    aria-label={say.pad[direction]}
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
