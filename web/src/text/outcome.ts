/** Whose turn it is, what to do now, and how a game ended: sentences for people. */

import type { GameRow, Show } from "../engine/protocol.ts";
import { filled } from "../words/filled.ts";
import { grouped } from "../words/numbers.ts";
import { turn as say } from "../words/turn.ts";

/** What the sentences depend on besides the position. */
export interface Scene {
    line: Show;
    /** What the family says of itself. */
    row: GameRow | undefined;
    /** Per seat: a person sits there. */
    human: readonly boolean[];
    /** Clicks made so far. */
    made: number;
    /** A computer chooses its move or is about to. */
    computing: boolean;
    /** Fingers instead of pointer and keys. */
    touch: boolean;
}

/** The only person at a board of several: "you". */
const isYou = ({ human }: Scene, seat: number) =>
    human[seat] === true && human.filter(Boolean).length === 1;

const titleOf = (line: Show, seat: number) => line.player_titles[seat] ?? "";

export interface Outcome {
    /** Who won. */
    title: string;
    /** How, a sentence. */
    why: string;
    /** The only person at the board has won. */
    won: boolean;
}

/** Of games that count points: what was gained, and whether the goal is reached. */
function gained({ line, row }: Scene, result: readonly number[]): Outcome {
    const alone = result.length === 1;
    const points = result.map((value, seat) =>
        alone ? grouped(value) : say.pointsOf(titleOf(line, seat), grouped(value)),
    );
    const phrase = row?.tally_phrase;
    const tally = phrase === undefined ? null : filled(phrase, { tally: line.tally?.[0] ?? 0 });
    const won = line.goal?.reached === true;
    const end = line.ended === undefined || line.ended.code === "over" ? say.over : line.ended.text;
    const title = won ? say.reached(String(line.peak?.[0] ?? line.goal?.name)) : end;
    const length = { count: line.moves_played.length, of: "moves" } as const;
    return { title, why: say.gained(points, tally, length), won };
}

/** How the finished game ended. */
export function outcome(scene: Scene): Outcome {
    const { line, row } = scene;
    const result = line.result ?? [];
    if (line.points) return gained(scene, result);
    const best = Math.max(...result);
    // Who plays alone has not won by being the best.
    const lost = result.length === 1 && best <= 0;
    const winners = result.flatMap((value, seat) => (value === best && !lost ? [seat] : []));
    const winner = winners.length === 1 ? (winners[0] as number) : -1;
    const won = winner >= 0 && isYou(scene, winner);
    const several = () =>
        winners.length === result.length
            ? say.draw
            : say.share(winners.map((seat) => titleOf(line, seat)));
    const one = () => (won ? say.youWin : say.wins(titleOf(line, winner)));
    const title = lost ? say.lost : winner >= 0 ? one() : several();
    const made = line.moves_played.length;
    const length = row?.tools.includes("rounds")
        ? ({ count: Math.ceil(made / line.player_titles.length), of: "steps" } as const)
        : ({ count: made, of: "moves" } as const);
    return { title, why: say.why(line.ended?.text ?? say.ended, length), won };
}

/** What a person does to make a move; where moves are digits, their keys, too. */
function howTo({ line, row, made, touch }: Scene): string {
    const ask = row?.asks[made] ?? say.cell;
    if (touch) return ask.touch;
    const names = line.moves.map(({ move }) => move);
    const [first, last] = [names[0], names.at(-1)];
    const digits = names.every((name) => /^\d$/.test(name));
    if (first === undefined || last === undefined || !digits) return ask.text;
    return say.press(ask.text, first, last);
}

/** One sentence about a ride in real time: "waits" for its start, or a phase of state/keep/rounds.ts. */
export function rideText({ line, human, touch }: Scene, phase: string): string {
    const programs = !human.includes(true);
    const hands = touch ? "fingers" : "keys";
    if (phase === "waits") return say.ready[programs ? "programs" : hands];
    if (phase === "paused") return say.paused[touch || programs ? "rest" : "keys"];
    if (phase !== "running") return say.getReady;
    return say.rides(line.player_titles, programs ? "alone" : hands);
}

/** One sentence about the position: whose turn it is and what to do, or who won and why. */
export function statusText(scene: Scene): string {
    const { line, human, computing } = scene;
    if (line.status === "over") {
        const { title, why } = outcome(scene);
        return say.end(title, why);
    }
    const mover = line.mover ?? -1;
    if (mover < 0) return line.result_text;
    const alone = line.player_titles.length === 1;
    if (human[mover] !== true) {
        const side = alone ? null : titleOf(line, mover);
        return computing ? say.thinks(side) : say.waits(side);
    }
    if (line.goal !== undefined && line.moves_played.length === 0)
        return say.first(line.goal.text, howTo(scene));
    if (alone || isYou(scene, mover)) return say.yours(howTo(scene));
    return say.of(titleOf(line, mover), howTo(scene));
}
