/** The tab of the arena: how many ride, the rounds so far and what they prove. */

import { DiscIcon } from "../../board/draw/piece.tsx";
import { stepCounts } from "../../state/clock.ts";
import { searcherRow } from "../../state/roles.ts";
import { fair, people, phase, playerAt, rounds, shift, tally } from "../../state/rounds.ts";
import { players, show, times } from "../../state/store.ts";
import { SET_NAMES } from "../../state/turns.ts";
import { Button } from "../../ui/button.tsx";
import { bound } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Table } from "../../ui/table.tsx";

function nameOf(seat: number): string {
    const player = players.value[seat];
    if (player === undefined) return "";
    if (player.human)
        return people.value.length > 1 ? `Person ${people.value.indexOf(seat) + 1}` : "You";
    if (player.name !== player.searcher) return player.name;
    const row = searcherRow(player.searcher);
    return row?.title ?? player.searcher;
}

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
                            <span class="arena-name">{nameOf(seat)}</span>
                        </span>
                    ),
                },
                seats > 1 && {
                    title: <abbr title="won, drawn, lost">W · D · L</abbr>,
                    key: "tally",
                    cell: (_, seat) => {
                        const { wins, draws, losses } = tally(all, playerAt(seat, seats));
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

function Rounds() {
    const line = show.value;
    const all = rounds.value;
    if (line === null || all.length === 0)
        return <p class="muted">No round in real time has been played yet.</p>;
    const seats = line.player_names.length;
    const seatOf = (player: number) => (player + shift.value) % seats;
    return (
        <ol class="arena-rounds">
            {all.map((round, i) => (
                <li key={i}>
                    <span class="muted num">{i + 1}.</span>
                    <span>
                        {seats === 1
                            ? `${round.steps[0]} steps`
                            : round.winners.length === 1
                              ? `${nameOf(seatOf(round.winners[0] as number))} wins`
                              : "A draw"}
                    </span>
                    <span class="muted num">{round.steps.join(" · ")} steps</span>
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
                        .map((seat, i) => `${nameOf(seat)}: ${SET_NAMES[i]}`)
                        .join(" · ")}
                    {persons.length === 1 ? ", W A S D, or swipes" : ""}. Space starts and pauses.
                    Without a key a rider goes straight on; a wall is fatal.
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
                    disabled={rounds.value.length === 0 || phase.value === "running"}
                    onClick={() => {
                        rounds.value = [];
                        shift.value = 0;
                    }}
                >
                    Clear
                </Button>
            </div>
            <Rounds />
        </div>
    );
}
