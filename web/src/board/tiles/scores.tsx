/** Points, the sum of the tiles and the best tile above the board; how the game ended upon it. */
import type { Show } from "../../engine/protocol.ts";
import { newGame, takeBack } from "../../state/actions.ts";
import { goalReached, goOn } from "../../state/goal.ts";
import { settingUp } from "../../state/setup.ts";
import { show } from "../../state/store.ts";
import { Button } from "../../ui/button.tsx";

function grouped(value: number): string {
    return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}

function bestLabel(line: Show): string {
    let best = { piece: -1, label: "–" };
    for (const cell of line.view.cells)
        if (cell.piece > best.piece) best = { piece: cell.piece, label: cell.label ?? "–" };
    return best.label;
}

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
        ["Best tile", bestLabel(line), "The largest tile on the board."],
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

/** Over the board when the game has ended. */
export function Finish({ line }: { line: Show }) {
    if (line.status !== "over" || settingUp.value) return null;
    const won = goalReached(line);
    return (
        <div class="finish" data-won={won}>
            <p class="finish-title">
                {won ? `${bestLabel(line)}: you have won` : "No slide is left"}
            </p>
            <p class="finish-text num">
                {grouped(line.score?.[0] ?? 0)} points, tiles of {grouped(line.tally?.[0] ?? 0)}
            </p>
            <div class="finish-tools">
                {won && (
                    <Button look="primary" onClick={() => goOn()}>
                        Go on
                    </Button>
                )}
                <Button look={won ? undefined : "primary"} onClick={() => newGame()}>
                    Play again
                </Button>
                <Button disabled={line.moves_played.length === 0} onClick={() => takeBack()}>
                    Take back
                </Button>
            </div>
        </div>
    );
}
