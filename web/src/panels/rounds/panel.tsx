/** Rounds in real time: how many ride, the rounds so far and what they prove. */

import { DiscIcon } from "../../board/draw/piece.tsx";
import { riderKeys, riderName, tally, winners } from "../../state/act/riders.ts";
import { fair, people, type Rider, rides, rounds } from "../../state/keep/rounds.ts";
import { stepCounts } from "../../state/read/steps.ts";
import { show, times } from "../../state/read/store.ts";
import { SET_NAMES } from "../../state/read/turns.ts";
import { device } from "../../text/device.ts";
import { timeText } from "../../text/format.ts";
import { steering } from "../../text/riders.ts";
import { Button } from "../../ui/button.tsx";
import { bound, sets } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Table } from "../../ui/table.tsx";
import "../../styles/arena.css";
import { rounds as say } from "../../words/rounds.ts";

function Scores() {
    const line = show.value;
    if (line === null) return null;
    const seats = line.player_names.length;
    const steps = stepCounts();
    const all = rounds.value;
    return (
        <Table
            caption={say.caption}
            rows={line.player_names}
            keyOf={(name) => name}
            columns={[
                {
                    title: say.rider,
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
                    title: <abbr title={say.tally.doc}>{say.tally.title}</abbr>,
                    key: "tally",
                    cell: (_, seat) => {
                        const { wins, draws, losses } = tally(all, riderKeys.value[seat]);
                        return say.tally.counts(wins, draws, losses);
                    },
                },
                { title: say.steps, cell: (_, seat) => steps[seat] ?? 0 },
                { title: say.cells, cell: (_, seat) => (steps[seat] ?? 0) + 1 },
                {
                    title: say.time,
                    cell: (_, seat) => {
                        const time = times.value[seat];
                        return time == null ? say.noTime : timeText(time, 1);
                    },
                },
            ]}
        />
    );
}

/** "You won", "A draw", or the steps of one who rode alone. */
function resultText(round: Rider[]): string {
    const [first, second] = round;
    if (first !== undefined && second === undefined) return say.alone(first.steps);
    const best = winners(round);
    return best.length === round.length ? say.draw : say.won(best.map(({ name }) => name));
}

function Rounds() {
    const all = rounds.value;
    if (all.length === 0) return <p class="muted">{say.none}</p>;
    return (
        <ol class="arena-rounds">
            {all.map((round, i) => (
                <li key={i}>
                    <span class="muted num">{i + 1}.</span>
                    <span>{resultText(round)}</span>
                    {round.length > 1 && <span class="muted num">{say.stepsOf(round)}</span>}
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
                    {say.steering(
                        persons.slice(0, SET_NAMES.length).map((seat, i) => ({
                            name: riderName(seat),
                            keys: steering(i, persons.length),
                        })),
                    )}{" "}
                    {device(say.straight.fingers, say.straight.keys)}
                </p>
            )}
            {seats > 1 && <Switch {...bound(fair)}>{say.fair}</Switch>}
            <div class="arena-head">
                <h3>{say.title}</h3>
                <Button
                    look="quiet"
                    disabled={rounds.value.length === 0 || rides.value}
                    onClick={sets(rounds, [])}
                >
                    {say.clear}
                </Button>
            </div>
            <Rounds />
        </div>
    );
}
