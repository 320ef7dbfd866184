/** Points, the best so far, the sum of the tiles and the largest tile above the board. */
import { useEffect } from "preact/hooks";
import { bestScore, startBest } from "../../state/best.ts";
import { goalReached } from "../../state/goal.ts";
import { show } from "../../state/store.ts";
import { grouped } from "../../text/format.ts";
import { bestTile } from "../../text/tiles.ts";

export function Scores() {
    const line = show.value;
    useEffect(startBest, []);
    if (line === null) return null;
    const best = bestScore.value;
    const facts: [string, string, string][] = [
        ["Score", grouped(line.score?.[0] ?? 0), "Sum of all merges."],
        [
            "Best score",
            best === null || best === 0 ? "–" : grouped(best),
            "The best score of your own games of this variant, in this browser.",
        ],
        ["Tile sum", grouped(line.tally?.[0] ?? 0), "Sum of all tiles on the board."],
        ["Largest tile", bestTile(line), "The largest tile on the board."],
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
