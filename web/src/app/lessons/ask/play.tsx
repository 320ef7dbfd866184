/** A move on the board: the first one from where the step stands. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { goTo } from "../../../state/act/actions.ts";
import { show } from "../../../state/read/store.ts";
import { Button } from "../../../ui/button.tsx";
import { learn as say } from "../../../words/learn.ts";
import type { PlayQuestion } from "../format.ts";
import { placeName, standing } from "../place.ts";
import { linesUpTo } from "../shelf.ts";
import type { Asking } from "./asking.ts";
import { byPlayer, listed, type Verdict } from "./judge.ts";
import { measured } from "./measure.ts";

/** The move that was made from there; null: none, or the board shows something else. */
function moveFrom(moves: readonly string[]): string | null {
    const { moves_played: now = [] } = show.value ?? {};
    const same = moves.every((move, i) => now[i] === move);
    return same ? (now[moves.length] ?? null) : null;
}

export function Play({ question, place, step, lesson, said, closed, give }: Asking<PlayQuestion>) {
    /** The move that is being judged, and why it was not. */
    const judging = useSignal<string | null>(null);
    const trouble = useSignal("");
    const at = placeName(place, step);
    const judge = async (move: string): Promise<Verdict | string> => {
        const known = listed(question, move);
        if (known !== null) return known;
        const found = await measured(linesUpTo(lesson, step), question.best);
        return typeof found === "string" ? found : byPlayer(question, move, found);
    };
    useSignalEffect(() => {
        const { value } = standing;
        const move = value?.at === at ? moveFrom(value.moves) : null;
        if (move === judging.peek()) return;
        judging.value = move;
        trouble.value = "";
        said.value = null;
        if (move === null || closed) return;
        void judge(move).then((found) => {
            // Another move may have been made meanwhile.
            if (judging.peek() !== move) return;
            if (typeof found === "string") trouble.value = found;
            else give(found);
        });
    });
    const move = judging.value;
    const again = () => goTo(standing.peek()?.moves.length ?? 0);
    return (
        <div class="lesson-form">
            {move === null ? (
                !closed && <p class="muted">{say.play}</p>
            ) : (
                <p>
                    {say.yourMove(move)} {said.value === null && !closed && say.checking}
                </p>
            )}
            {trouble.value !== "" && <p class="refusal">{say.notJudged(trouble.value)}</p>}
            {move !== null && said.value?.right !== true && !closed && (
                <Button onClick={again}>{say.again}</Button>
            )}
        </div>
    );
}
