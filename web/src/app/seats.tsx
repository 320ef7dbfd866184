/** One slim strip per seat: who plays, whose turn it is, what the player is thinking. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { DiscIcon } from "../board/draw/piece.tsx";
import { changesTo } from "../params/values.ts";
import { awaitsStart, phase } from "../state/keep/rounds.ts";
import { allSettings, choose } from "../state/keep/session.ts";
import { settings } from "../state/keep/settings.ts";
import { hasTool } from "../state/read/looks.ts";
import { ownSeat, searcherRow } from "../state/read/roles.ts";
import { isFriend } from "../state/read/shared.ts";
import { stepCounts } from "../state/read/steps.ts";
import { late, players, show, type Thinking, thinking, times } from "../state/read/store.ts";
import { seatName, timeText } from "../text/format.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Menu } from "../ui/menu.tsx";
import { grouped } from "../words/numbers.ts";
import { page } from "../words/page.ts";
import { values } from "../words/values.ts";
import { askStrengths, levelOf, playFriend } from "./level.ts";

const { seats: say } = page;

/** Seconds since the search began, drawn once a second. */
function Clock({ job }: { job: Thinking["job"] }) {
    const [began, setBegan] = useState(() => performance.now());
    const [now, setNow] = useState(began);
    useEffect(() => {
        setBegan(performance.now());
        setNow(performance.now());
        const timer = setInterval(() => setNow(performance.now()), 500);
        return () => clearInterval(timer);
    }, [job]);
    return (
        <span class="num">
            {values.time.seconds(String(Math.floor(Math.max(0, now - began) / 1000)))}
        </span>
    );
}

function Thought({ state }: { state: Thinking }) {
    const { report } = state;
    return (
        <span class="seat-thought">
            {report?.best != null && <span class="num">{report.best}</span>}
            <Clock job={state.job} />
            <span class="spinner" aria-hidden="true" />
            <span class="sr-only">{say.thinking}</span>
        </span>
    );
}

/** How long the player's last move took. */
function LastTime({ seat }: { seat: number }) {
    const ms = times.value[seat];
    if (ms == null) return null;
    if (late.value[seat]?.last)
        return (
            <span class="seat-time" title={say.late.doc}>
                {say.late.word}
            </span>
        );
    return (
        <span class="seat-time num" title={say.lastTime}>
            {timeText(ms, 1)}
        </span>
    );
}

const SeatClock = lazy(() => import("./seatclock.tsx"), "SeatClock");

/** 1, 0 or ½ of a finished game between two; the place among more; points where the game counts points. */
function score(seat: number): string | null {
    const line = show.value;
    // Who rides alone counts the steps from the first one on.
    if (line?.points && line.player_titles.length === 1 && hasTool(line.family, "rounds")) {
        const [steps = 0] = stepCounts();
        return say.steps(steps);
    }
    const result = line?.result?.[seat];
    if (line == null || result === undefined) return null;
    const all = line.result ?? [];
    if (all.length > 2) return say.place(1 + all.filter((other) => other > result).length);
    if (line.points) return grouped(result, 2);
    return result > 0 ? "1" : result < 0 ? "0" : say.draw;
}

const FRIEND = "by link";
const FriendSeat = lazy(() => import("./share/friendseat.tsx"), "FriendSeat");

/** How strong the computer is, in a word, and what else it could be. */
function Level({ seat }: { seat: number }) {
    const level = levelOf(seat);
    if (level === null) return null;
    const { line, player, row, game, now } = level;
    const some = level.choices.length > 0;
    const usual = some && changesTo(row, "", player.values, game).length === 0;
    const choices = [
        ...level.choices,
        { id: "", title: say.level.others },
        ...(players.value.length === 2 ? [{ id: FRIEND, title: say.level.friend }] : []),
    ];
    const pick = (id: string) => {
        if (id === FRIEND) void playFriend(seat);
        else if (!level.pick(id)) openSettings();
    };
    return (
        <Menu
            label={say.level.of(seatName(line, seat))}
            choices={choices}
            onOpen={() => void askStrengths(seat)}
            onPick={pick}
        >
            <span class="seat-level">
                {now?.title ??
                    (usual ? say.level.usual : some ? say.level.own : say.level.settings)}
            </span>
            <Icon name="chevron" />
        </Menu>
    );
}

/** Every algorithm and setting; a phone folds them below what is simple. */
function openSettings(): void {
    allSettings.value = true;
    choose({ panel: "players" });
}

/** A strip may say whose turn it is in place of a name; a friend's has its own words. */
const tells = (seat: number) => players.value[seat] !== undefined && !isFriend(seat);

function SeatStrip({ seat, status }: { seat: number; status?: ComponentChildren }) {
    const player = players.value[seat];
    const line = show.value;
    if (player === undefined || line === null) return null;
    const title = searcherRow(player.searcher)?.title ?? player.searcher;
    const named = player.name !== player.searcher;
    // Riders move at once: nobody is to move.
    const mover = line.mover === seat && phase.value === "idle" && !awaitsStart.value;
    const busy = thinking.value?.seat === seat ? thinking.value : null;
    const points = score(seat);
    const timed = settings.value.clockMinutes > 0;
    const several = line.player_titles.length > 1;
    if (status !== undefined)
        return (
            <div class="seat seat-status">
                {several && <DiscIcon owner={seat} />}
                <span class="sr-only">
                    {say.about([player.human ? say.you : say.computer, seatName(line, seat)])}
                </span>
                {status}
                <LastTime seat={seat} />
                {timed && <SeatClock seat={seat} />}
                {/* Of two the sentence says who has won. */}
                {!line.two_player && points !== null && (
                    <span class="seat-score num">{points}</span>
                )}
            </div>
        );
    return (
        <div class={mover ? "seat seat-moves" : "seat"} title={player.spec}>
            <DiscIcon owner={seat} />
            {isFriend(seat) ? (
                <FriendSeat seat={seat} />
            ) : player.human ? (
                <Button
                    look="bare"
                    class="seat-name"
                    title={say.letPlay}
                    onClick={() => choose({ panel: "players" })}
                >
                    {say.you}
                </Button>
            ) : (
                <>
                    <span class="seat-name">{named ? player.name : say.computer}</span>
                    <Level seat={seat} />
                </>
            )}
            <span class="seat-spec muted">
                {say.about([
                    ...(several ? [seatName(line, seat)] : []),
                    ...(player.human ? [] : [title]),
                ])}
            </span>
            {mover && <span class="sr-only">{say.toMove}</span>}
            {busy !== null ? <Thought state={busy} /> : <LastTime seat={seat} />}
            {timed && <SeatClock seat={seat} />}
            {points !== null && <span class="seat-score num">{points}</span>}
        </div>
    );
}

interface StripsProps {
    own: boolean;
    /** Whose turn it is, where that has no row of its own: in the strip, below that of a friend. */
    status?: ComponentChildren;
    /** Beside the name. */
    children?: ComponentChildren;
}

/** Those above the board, or the own one below it. */
export function SeatStrips({ own, status, children }: StripsProps) {
    const mine = ownSeat();
    const seats = players.value.flatMap((_, seat) => ((seat === mine) === own ? [seat] : []));
    // Before the engine has told who plays, there is room for two.
    if (players.value.length === 0)
        return (
            <div class="seats">
                <div class="seat" />
            </div>
        );
    if (seats.length === 0) return null;
    const within = status !== undefined && seats.every(tells);
    return (
        <div class={own ? "seats seats-own" : "seats seats-others"}>
            {seats.map((seat) => (
                <SeatStrip key={seat} seat={seat} status={within ? status : undefined} />
            ))}
            {!within && status}
            {children}
        </div>
    );
}
