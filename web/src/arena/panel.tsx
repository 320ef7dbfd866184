/** The tab of the arena: how many ride, the rounds so far and what they prove. */

import { DiscIcon } from "../board/piece.tsx";
import { searcherRow } from "../state/roles.ts";
import { players, show, times } from "../state/store.ts";
import { Button } from "../ui/button.tsx";
import { stepCounts } from "./clock.ts";
import { fair, people, phase, playerAt, rounds, shift, tally } from "./state.ts";
import { SET_NAMES } from "./turns.ts";

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
        <table class="arena-table num">
            <caption class="sr-only">Scores of the riders</caption>
            <thead>
                <tr>
                    <th scope="col">Rider</th>
                    {seats > 1 && (
                        <th scope="col">
                            <abbr title="won, drawn, lost">W · D · L</abbr>
                        </th>
                    )}
                    <th scope="col">Steps</th>
                    <th scope="col">Cells</th>
                    <th scope="col">Time</th>
                </tr>
            </thead>
            <tbody>
                {line.player_names.map((name, seat) => {
                    const { wins, draws, losses } = tally(all, playerAt(seat, seats));
                    const time = times.value[seat];
                    return (
                        <tr key={name}>
                            <th scope="row">
                                <span class="arena-rider">
                                    <DiscIcon owner={seat} />
                                    <span class="arena-name">{nameOf(seat)}</span>
                                </span>
                            </th>
                            {seats > 1 && (
                                <td>
                                    {wins} · {draws} · {losses}
                                </td>
                            )}
                            <td>{steps[seat] ?? 0}</td>
                            <td>{(steps[seat] ?? 0) + 1}</td>
                            <td>
                                {time == null
                                    ? "–"
                                    : `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`}
                            </td>
                        </tr>
                    );
                })}
            </tbody>
        </table>
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
                <label class="switch">
                    <input
                        type="checkbox"
                        checked={fair.value}
                        onChange={(event) => {
                            fair.value = event.currentTarget.checked;
                        }}
                    />
                    Change starts after every round, so that nobody has the better one
                </label>
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
