/** Many games between two players: who, how many, and what the results prove while they come in. */
import { signal } from "@preact/signals";
import { tour } from "../../state/session.ts";
import { batchOptions, Experiment, type ExperimentProps } from "./controls.tsx";
import { keptGames } from "./kept.ts";
import { PlayerChoice, proposed } from "./players.tsx";
import { Results } from "./results.tsx";
import { matches, shown } from "./run.ts";

/** Chosen by the person; "" = what fits. */
const choices = signal<readonly string[]>([]);
/** A slow player must not hold up everything: a second a move. */
const options = batchOptions("match", { time: 1 });

export function MatchSetup(props: ExperimentProps) {
    const { line } = props;
    const seats = line.player_names.length;
    const players = Array.from(
        { length: Math.max(2, seats) },
        (_, i) => choices.value[i] || proposed(i),
    );
    const total = options.number("games");
    const change = (at: number, spec: string) => {
        choices.value = players.map((_, i) => (i === at ? spec : (choices.value[i] ?? "")));
    };
    return (
        <Experiment
            {...props}
            kind="match"
            batch={tour.value !== null && shown.run.value !== null ? shown : matches}
            options={options}
            plan={{ players, total, keep: total <= keptGames(seats) }}
            contestants={players.map((spec, i) => (
                <PlayerChoice
                    key={i}
                    label={`Player ${i + 1}`}
                    spec={spec}
                    line={line}
                    onChange={(value) => change(i, value)}
                />
            ))}
            results={(run, latest) => <Results run={run} latest={latest} />}
        />
    );
}
