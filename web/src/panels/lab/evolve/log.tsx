/** What happened in every generation, the newest first. */
import type { Generation } from "../../../engine/protocol.ts";
import { evolve } from "../../../words/evolve.ts";

const say = evolve.log;

/** Generations that are listed; the table of generations has all. */
const LISTED = 200;

/** "Selection ended: 30 individuals selected. 15 by crossing, 2 by mutation. 18 measured, 100 stay." */
function eventsText({ events }: Generation): string {
    const { selected, children, mutants, drawn, measured, survivors } = events;
    const sentences = [say.measured(measured, survivors)];
    if (drawn > 0) sentences.unshift(say.drawn(drawn));
    if (selected > 0) sentences.unshift(say.selected(selected), say.bred(children, mutants));
    return sentences.join(" ");
}

export function Log({ history }: { history: readonly Generation[] }) {
    return (
        <ol class="evolve-log" aria-label={say.title}>
            {history
                .slice(-LISTED)
                .reverse()
                .map((row) => (
                    <li key={row.generation}>
                        <span class="muted num">{say.generation(row.generation)}</span>{" "}
                        {eventsText(row)}
                    </li>
                ))}
        </ol>
    );
}
