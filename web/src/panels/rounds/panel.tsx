/** Rounds in real time: how many ride, the rounds so far and what they prove. */

import { DiscIcon } from "../../board/draw/piece.tsx";
import { riderKeys, riderName, tally, winners } from "../../state/riders.ts";
import { fair, people, type Rider, rides, rounds } from "../../state/rounds.ts";
import { stepCounts } from "../../state/steps.ts";
import { show, times } from "../../state/store.ts";
import { SET_NAMES } from "../../state/turns.ts";
import { device } from "../../text/device.ts";
import { steering } from "../../text/riders.ts";
import { Button } from "../../ui/button.tsx";
import { bound, sets } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Table } from "../../ui/table.tsx";
import "../../styles/arena.css";

function Scores() {
    const line = show.value;
    if (line === null) return null;
    const seats = line.player_names.length;
    const steps = stepCounts();
    const all = rounds.value;
    return (
        <Table
            caption="Scores of the riders"
            rows={line.player_names}
            keyOf={(name) => name}
            columns={[
                {
                    title: "Rider",
                    head: true,
                    words: true,
                    cell: (_, seat) => (
                        <span class="arena-rider">
                            <DiscIcon owner={seat} />
                            <span class="arena-name">{riderName(seat)}</span>
                        </span>
                    ),
                },
                seats > 1 && {
                    title: <abbr title="won, drawn, lost">W · D · L</abbr>,
                    key: "tally",
                    cell: (_, seat) => {
                        const { wins, draws, losses } = tally(all, riderKeys.value[seat]);
                        return `${wins} · ${draws} · ${losses}`;
                    },
                },
                { title: "Steps", cell: (_, seat) => steps[seat] ?? 0 },
                { title: "Cells", cell: (_, seat) => (steps[seat] ?? 0) + 1 },
                {
                    title: "Time",
                    cell: (_, seat) => {
                        const time = times.value[seat];
                        if (time == null) return "–";
                        return `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
                    },
                },
            ]}
        />
    );
}

/** "You won", "A draw", or the steps of one who rode alone. */
function resultText(round: Rider[]): string {
    if (round.length === 1) return `${round[0]?.steps} steps`;
    const best = winners(round);
    if (best.length === round.length) return "A draw";
    const names = best.map(({ name }) => name).join(" and ");
    return best.length === 1 ? `${names} won` : `${names} shared the win`;
}

function Rounds() {
    const all = rounds.value;
    if (all.length === 0) return <p class="muted">No round in real time has been played yet.</p>;
    return (
        <ol class="arena-rounds">
            {all.map((round, i) => (
                <li key={i}>
                    <span class="muted num">{i + 1}.</span>
                    <span>{resultText(round)}</span>
                    {round.length > 1 && (
                        <span class="muted num">
                            Steps: {round.map(({ name, steps }) => `${name} ${steps}`).join(", ")}
                        </span>
                    )}
                </li>
            ))}
        </ol>
    );
}

export function ArenaPanel() {
    const seats = show.value?.player_names.length ?? 1;
    const persons = people.value;
    return (
        <div class="arena">
            <Scores />
            {persons.length > 0 && (
                <p class="muted">
                    {persons
                        .slice(0, SET_NAMES.length)
                        .map((seat, i) => `${riderName(seat)}: ${steering(i, persons.length)}`)
                        .join(" · ")}
                    .{device("", " Space starts and pauses.")} Without a {device("swipe", "key")} a
                    rider goes straight on; a wall is fatal.
                </p>
            )}
            {seats > 1 && (
                <Switch {...bound(fair)}>
                    Change starts after every round, so that nobody has the better one
                </Switch>
            )}
            <div class="arena-head">
                <h3>Rounds</h3>
                <Button
                    look="quiet"
                    disabled={rounds.value.length === 0 || rides.value}
                    onClick={sets(rounds, [])}
                >
                    Clear
                </Button>
            </div>
            <Rounds />
        </div>
    );
}
