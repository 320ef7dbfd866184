/** The first tab of a phone: against whom, which side, a friend by link; all settings folded below. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Side, sideNow, takeSide } from "../state/act/sides.ts";
import { allSettings } from "../state/keep/session.ts";
import { isFriend } from "../state/read/shared.ts";
import { players, show } from "../state/read/store.ts";
import { seatName } from "../text/format.ts";
import { Button } from "../ui/button.tsx";
import { Fold } from "../ui/fold.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { play as say } from "../words/play.ts";
import { levelOf, playFriend } from "./level.ts";
import "../styles/play.css";

/** The levels of the program on a seat; those of other programs stand in the settings. */
function Levels({ seat, several }: { seat: number; several: boolean }) {
    const level = levelOf(seat);
    if (level === null) return null;
    const { line, row, choices, now, pick } = level;
    const strength = choices.find(({ id }) => id === now?.name)?.doc;
    return (
        <div class="play-row">
            <h3>{several ? say.levelOf(seatName(line, seat)) : say.level}</h3>
            {choices.length > 0 && (
                <Segmented
                    label={say.levelOf(seatName(line, seat))}
                    entries={choices}
                    value={now?.name ?? ""}
                    onChange={pick}
                />
            )}
            {strength !== undefined && <p class="muted num">{strength}</p>}
            {now === undefined && <p class="muted">{say.own(row.title)}</p>}
        </div>
    );
}

const written = (side: Side | null) => (side === null ? "" : String(side));

function Sides() {
    const line = show.value;
    if (line === null) return null;
    const seats = players.value.map((_, seat) => seat);
    const alone = seats.length === 1;
    const entries = [
        ...seats.map((seat) => ({
            id: written(seat),
            title: alone ? say.you : seatName(line, seat),
        })),
        ...(seats.length === 2 ? [{ id: "all", title: say.both }] : []),
        { id: "none", title: alone ? say.program : say.watch },
    ];
    const choose = (id: string) => takeSide(id === "all" || id === "none" ? id : Number(id));
    return (
        <div class="play-row">
            <h3>{alone ? say.plays : say.side}</h3>
            <Segmented
                label={alone ? say.plays : say.side}
                entries={entries}
                value={written(sideNow())}
                onChange={choose}
            />
        </div>
    );
}

/** Against a friend who is elsewhere: the seat of the program, or the second one. */
function FriendByLink() {
    const seats = players.value;
    if (seats.length !== 2 || seats.some((_, seat) => isFriend(seat))) return null;
    const program = seats.findIndex(({ human }) => !human);
    return (
        <Button
            icon="share"
            class="play-friend"
            onClick={() => playFriend(program < 0 ? 1 : program)}
        >
            {say.friend}
        </Button>
    );
}

export function Play({ children }: { children: () => ComponentChildren }) {
    const settings = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (allSettings.value) settings.current?.scrollIntoView({ block: "start" });
    }, [allSettings.value]);
    const programs = players.value.flatMap(({ human }, seat) => (human ? [] : [seat]));
    // Where a program may take the only seat, its levels come below what lets it.
    const alone = players.value.length === 1;
    return (
        <div class="play-panel">
            {alone && <Sides />}
            {programs.map((seat) => (
                <Levels key={seat} seat={seat} several={programs.length > 1} />
            ))}
            {!alone && <Sides />}
            <FriendByLink />
            <div ref={settings}>
                <Fold
                    title={say.more}
                    class="play-more"
                    open={allSettings.value}
                    onToggle={(open) => {
                        allSettings.value = open;
                    }}
                >
                    {children}
                </Fold>
            </div>
        </div>
    );
}
