/** A game from where the step stands, against a named player, as far as is asked. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { Show } from "../../../engine/protocol.ts";
import { playerTitle } from "../../../params/titles.ts";
import { resumeComputer, setSeats } from "../../../state/act/actions.ts";
import { takes } from "../../../state/read/roles.ts";
import { show } from "../../../state/read/store.ts";
import { Button } from "../../../ui/button.tsx";
import { learn } from "../../../words/learn.ts";
import { grouped } from "../../../words/numbers.ts";
import type { ReachQuestion } from "../format.ts";
import { goToStep, placeName, standing } from "../place.ts";
import type { Asking } from "./asking.ts";
import type { Verdict } from "./judge.ts";

const say = learn.reach;

/** Who is asked, and what the position has played before. */
interface Game {
    seat: number;
    from: number;
}

function resultOf({ result, status }: Show, seat: number): "won" | "lost" | "drawn" | null {
    if (status !== "over" || result === null) return null;
    const own = result[seat] ?? 0;
    const others = result.filter((_, i) => i !== seat);
    if (others.every((other) => other < own)) return "won";
    return others.some((other) => other > own) ? "lost" : "drawn";
}

/** How it came out; null while it is open. */
export function outcome(
    { goal, count, ...question }: ReachQuestion,
    line: Show,
    { seat, from }: Game,
): Verdict | null {
    const told = (answer: string, right: boolean): Verdict => ({
        ...{ answer, right },
        word: right ? "" : question.else,
    });
    if (goal === "score") {
        const points = line.score?.[0] ?? 0;
        if (points >= count) return told(String(points), true);
        return line.status === "over" ? told(String(points), false) : null;
    }
    const result = resultOf(line, seat);
    const sides = Math.max(1, line.player_names.length);
    const moves = Math.ceil((line.moves_played.length - from) / sides);
    if (result !== null) {
        const right = goal === "win" ? result === "won" : result !== "lost";
        return told(say[result], right);
    }
    return goal === "hold" && moves >= count ? told(String(moves), true) : null;
}

function task({ goal, count }: ReachQuestion): string {
    if (goal === "hold") return say.hold(count);
    return goal === "score" ? say.score(grouped(count)) : say[goal];
}

export function Reach({ question, place, step, said, closed, give }: Asking<ReachQuestion>) {
    const game = useSignal<Game | null>(null);
    const at = placeName(place, step);
    const begin = async () => {
        said.value = null;
        game.value = null;
        await goToStep(place, step);
        const line = show.peek();
        if (line === null || standing.peek()?.at !== at) return;
        const seat = Math.max(0, line.mover ?? 0);
        const person = takes("person");
        const seats = line.player_names.map((_, i) => (i === seat ? person : question.against));
        if (question.against !== "" && !(await setSeats(seats))) return;
        resumeComputer();
        game.value = { seat, from: line.moves_played.length };
    };
    useSignalEffect(() => {
        const line = show.value;
        const { value } = game;
        if (line === null || value === null || standing.value?.at !== at) return;
        const found = outcome(question, line, value);
        if (found === null) return;
        game.value = null;
        give(found);
    });
    const running = game.value !== null;
    return (
        <div class="lesson-form">
            <p class="muted">
                {task(question)}{" "}
                {question.against !== "" && say.against(playerTitle(question.against))}
            </p>
            {running && <p role="status">{say.running}</p>}
            {!closed && (
                <Button look={running ? "quiet" : undefined} onClick={begin}>
                    {running || said.value !== null ? say.anew : say.begin}
                </Button>
            )}
        </div>
    );
}
