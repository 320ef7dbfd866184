/** What happened in every generation, the newest first. */
import type { Generation } from "../../../engine/protocol.ts";
import { counted } from "../../../text/format.ts";

/** Generations that are listed; the table of generations has all. */
const LISTED = 200;

/** "Selection ended: 30 individuals selected. 15 by crossing, 2 by mutation. 18 measured, 100 stay." */
function eventsText({ events }: Generation): string {
    const { selected, children, mutants, drawn, measured, survivors } = events;
    const sentences = [`${counted(measured, "individuals")} measured, ${survivors} stay.`];
    if (drawn > 0) sentences.unshift(`${counted(drawn, "individuals")} drawn.`);
    if (selected > 0)
        sentences.unshift(
            `Selection ended: ${counted(selected, "individuals")} selected.`,
            `${children} by crossing, ${mutants} by mutation.`,
        );
    return sentences.join(" ");
}

export function Log({ history }: { history: readonly Generation[] }) {
    return (
        <ol class="evolve-log" aria-label="Event log">
            {history
                .slice(-LISTED)
                .reverse()
                .map((row) => (
                    <li key={row.generation}>
                        <span class="muted num">Generation {row.generation}</span> {eventsText(row)}
                    </li>
                ))}
        </ol>
    );
}
