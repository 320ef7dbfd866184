/** Points, the best so far and the largest tile: above the board, or beside it, where there is room for large figures. */
import { useEffect, useRef } from "preact/hooks";
import type { Show } from "../../engine/protocol.ts";
import { goalReached } from "../../state/act/goal.ts";
import { bestScore, startBest } from "../../state/keep/best.ts";
import { settings } from "../../state/keep/settings.ts";
import { movesSince, show } from "../../state/read/store.ts";
import { bestTile } from "../../text/tiles.ts";
import { grouped, signed } from "../../words/numbers.ts";
import { tiles as say } from "../../words/tiles.ts";

/** Points that a move has just brought; 0 after steps back, and of another game. */
function gain(old: Show | null, line: Show): number {
    if (old === null || (movesSince(old, line) ?? 0) <= 0) return 0;
    return (line.score?.[0] ?? 0) - (old.score?.[0] ?? 0);
}

export function Scores() {
    const line = show.value;
    useEffect(startBest, []);
    const last = useRef<Show | null>(null);
    const floating = useRef({ gained: 0, moves: 0 });
    if (line === null) return null;
    if (last.current !== line) {
        floating.current = { gained: gain(last.current, line), moves: line.moves_played.length };
        last.current = line;
    }
    const seen = settings.value.animations;
    const best = bestScore.value;
    const facts = [
        { ...say.score, value: grouped(line.score?.[0] ?? 0) },
        { ...say.best, value: best === null || best === 0 ? say.none : grouped(best) },
        { ...say.largest, value: bestTile(line) },
    ];
    return (
        <dl class="scores" aria-label={say.scores}>
            {facts.map(({ title, value, doc }) => (
                <div class="score" key={title} title={doc}>
                    <dt>{title}</dt>
                    <dd class="num">{value}</dd>
                    {title === say.score.title && seen && floating.current.gained > 0 && (
                        <span
                            class="score-gain num"
                            key={floating.current.moves}
                            aria-hidden="true"
                        >
                            {signed(floating.current.gained, 0)}
                        </span>
                    )}
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
