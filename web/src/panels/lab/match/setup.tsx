/** Many games between two players, or of one alone: who, how many, and what the results prove while they come in. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { experiments } from "../../../state/act/experiment.ts";
import { learning } from "../../../state/keep/session.ts";
import { lab as say } from "../../../words/lab.ts";
import { batchOptions, Experiment, type ExperimentProps, LimitNote } from "../controls.tsx";
import { keptGames } from "../kept.ts";
import { useLimit } from "../limits.ts";
import { PlayerChoice, proposed } from "../players.tsx";
import { matches, shown } from "../run.ts";
import { Results } from "./results.tsx";

/** Chosen by the person; "" = what fits. */
const choices = experiments.match.players;
/** The limit a move as long as none has been set. */
const time = signal(1);
const options = batchOptions("match", () => time.value, experiments.match.options);

export function MatchSetup(props: ExperimentProps) {
    const { line } = props;
    const seats = line.player_names.length;
    // Who rides or slides alone needs nobody to compare with.
    const alone = seats === 1;
    const entries = Array.from(
        { length: Math.max(2, seats) },
        (_, i) => choices.value[i] || (alone && i > 0 ? "" : proposed(i)),
    );
    const players = entries.filter((spec) => spec !== "");
    const limit = useLimit(line, players);
    useEffect(() => {
        time.value = limit.time;
    }, [limit.time]);
    const games = options.number("games");
    const total = alone ? games * players.length : games;
    const change = (at: number, spec: string) => {
        choices.value = entries.map((_, i) => (i === at ? spec : (choices.value[i] ?? "")));
    };
    return (
        <Experiment
            {...props}
            kind="match"
            batch={learning.value !== null && shown.run.value !== null ? shown : matches}
            options={options}
            plan={limit.known ? { players, total, keep: total <= keptGames(seats) } : null}
            contestants={entries.map((spec, i) => (
                <PlayerChoice
                    key={i}
                    label={say.player(i + 1)}
                    spec={spec}
                    line={line}
                    nobody={alone && i > 0 ? say.nobody : undefined}
                    onChange={(value) => change(i, value)}
                />
            ))}
            results={(run, latest) => <Results run={run} latest={latest} />}
        >
            <LimitNote options={options} limit={limit} />
        </Experiment>
    );
}
