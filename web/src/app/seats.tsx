/** One slim strip per seat: who plays, whose turn it is, what the player is thinking. */

import { useEffect, useState } from "preact/hooks";
import { DiscIcon } from "../board/draw/piece.tsx";
import { searcherRow } from "../state/roles.ts";
import { openPanel } from "../state/session.ts";
import { players, show, type Thinking, thinking, times } from "../state/store.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

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
    return <span class="num">{Math.max(0, Math.floor((now - began) / 1000))} s</span>;
}

function Thought({ state }: { state: Thinking }) {
    const { report } = state;
    return (
        <span class="seat-thought">
            {report?.best != null && <span class="num">{report.best}</span>}
            <Clock job={state.job} />
            <span class="spinner" aria-hidden="true" />
            <span class="sr-only">thinking</span>
        </span>
    );
}

/** How long the player's last move took. */
function LastTime({ seat }: { seat: number }) {
    const ms = times.value[seat];
    if (ms == null) return null;
    const text =
        ms < 10
            ? `${ms.toFixed(1)} ms`
            : ms < 1000
              ? `${Math.round(ms)} ms`
              : `${(ms / 1000).toFixed(1)} s`;
    return (
        <span class="seat-time num" title="Time of the last move">
            {text}
        </span>
    );
}

/** 1, 0 or ½ of a finished game between two; the place among more; points where the game counts points. */
function score(seat: number): string | null {
    const line = show.value;
    const result = line?.result?.[seat];
    if (line == null || result === undefined) return null;
    const all = line.result ?? [];
    if (all.length > 2) return `${1 + all.filter((other) => other > result).length}.`;
    if (line.points) return String(Math.round(result * 100) / 100);
    return result > 0 ? "1" : result < 0 ? "0" : "½";
}

function SeatStrip({ seat }: { seat: number }) {
    const player = players.value[seat];
    const line = show.value;
    if (player === undefined || line === null) return null;
    const title = searcherRow(player.searcher)?.title ?? player.searcher;
    const name = player.name !== player.searcher ? player.name : title;
    const mover = line.mover === seat;
    const busy = thinking.value?.seat === seat ? thinking.value : null;
    const points = score(seat);
    return (
        <Button
            look="bare"
            class={mover ? "seat seat-moves" : "seat"}
            title={`${player.spec} - open the player card`}
            onClick={() => openPanel("players")}
        >
            <DiscIcon owner={seat} />
            <span class="seat-name">{player.human ? "You" : name}</span>
            <span class="seat-spec muted">
                {[
                    ...(line.player_titles.length > 1 ? [line.player_titles[seat]] : []),
                    ...(player.human ? [] : [player.spec]),
                ].join(" · ")}
            </span>
            {mover && <span class="sr-only">to move</span>}
            {busy !== null ? <Thought state={busy} /> : <LastTime seat={seat} />}
            {points !== null && <span class="seat-score num">{points}</span>}
            <Icon name={player.human ? "person" : "computer"} />
        </Button>
    );
}

/** Whose strip stands below the board: the only person's, else the first player's. */
export function ownSeat(): number {
    const people = players.value.flatMap(({ human }, seat) => (human ? [seat] : []));
    return people.length === 1 ? (people[0] as number) : 0;
}

/** Those above the board, or the own one below it. */
export function SeatStrips({ own }: { own: boolean }) {
    const mine = ownSeat();
    const seats = players.value.flatMap((_, seat) => ((seat === mine) === own ? [seat] : []));
    if (seats.length === 0) return null;
    return (
        <div class={own ? "seats seats-own" : "seats seats-others"}>
            {seats.map((seat) => (
                <SeatStrip key={seat} seat={seat} />
            ))}
        </div>
    );
}
