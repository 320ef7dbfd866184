/** Points, the sum of the tiles and the best tile above the board. */
import { goalReached } from "../../state/goal.ts";
import { show } from "../../state/store.ts";
import { grouped } from "../../text/format.ts";
import { bestTile } from "../../text/tiles.ts";

export function Scores() {
    const line = show.value;
    if (line === null) return null;
    const facts: [string, string, string][] = [
        ["Score", grouped(line.score?.[0] ?? 0), "Sum of all merges."],
        [
            "Tile sum",
            grouped(line.tally?.[0] ?? 0),
            "Sum of all tiles on the board, the source document's score.",
        ],
        ["Best tile", bestTile(line), "The largest tile on the board."],
    ];
    return (
        <dl class="scores" aria-label="Scores">
            {facts.map(([name, value, doc]) => (
                <div class="score" key={name} title={doc}>
                    <dt>{name}</dt>
                    <dd class="num">{value}</dd>
                </div>
            ))}
            {line.status !== "over" && goalReached(line) && (
                <div class="score score-won">
                    <dt>Goal</dt>
                    <dd>reached</dd>
                </div>
            )}
        </dl>
    );
}
