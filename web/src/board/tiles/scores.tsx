/** Points, the best so far, the sum of the tiles where there is room for it, and the largest tile above the board. */
import { useEffect } from "preact/hooks";
import { goalReached } from "../../state/act/goal.ts";
import { bestScore, startBest } from "../../state/keep/best.ts";
import { show } from "../../state/read/store.ts";
import { bestTile } from "../../text/tiles.ts";
import { grouped } from "../../words/numbers.ts";
import { tiles as say } from "../../words/tiles.ts";
import { narrow } from "../draw/floors.ts";

export function Scores() {
    const line = show.value;
    useEffect(startBest, []);
    if (line === null) return null;
    const best = bestScore.value;
    const facts = [
        { ...say.score, value: grouped(line.score?.[0] ?? 0) },
        { ...say.best, value: best === null || best === 0 ? say.none : grouped(best) },
        ...(narrow.value ? [] : [{ ...say.sum, value: grouped(line.tally?.[0] ?? 0) }]),
        { ...say.largest, value: bestTile(line) },
    ];
    return (
        <dl class="scores" aria-label={say.scores}>
            {facts.map(({ title, value, doc }) => (
                <div class="score" key={title} title={doc}>
                    <dt>{title}</dt>
                    <dd class="num">{value}</dd>
                </div>
            ))}
            {line.status !== "over" && goalReached(line) && (
                <div class="score score-won">
                    <dt>{say.goal.title}</dt>
                    <dd>{say.goal.reached}</dd>
                </div>
            )}
        </dl>
    );
}
