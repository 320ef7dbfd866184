/** The UCT animation: the moments of one descent, and the numbers and sentences of each. */

import type { DescentLine, NodeChild } from "../../../engine/protocol.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { descent as say } from "../../../words/inside/descent.ts";
import { decimals, significant } from "../../../words/numbers.ts";
import { meanText, moreText, type Unit } from "./unit.ts";

export type Phase = "select" | "expand" | "simulate" | "backup";

export interface Moment {
    phase: Phase;
    /** Select: which choice, from the root. */
    step: number;
}

/** One moment for every choice, then one for each of the other phases. */
export function momentsOf(line: DescentLine): Moment[] {
    if (line.number === 0) return [];
    const moments: Moment[] = line.steps.map((_, step) => ({ phase: "select", step }));
    const last = line.steps.length;
    if (line.grown > 0) moments.push({ phase: "expand", step: last });
    if (line.end !== "open") {
        moments.push({ phase: "simulate", step: last });
        moments.push({ phase: "backup", step: last });
    }
    return moments;
}

/** A number of the formula: three places, fewer where it is points. */
export const three = (value: number | null | undefined, places = 3) =>
    value === null || value === undefined
        ? "–"
        : decimals(value, Math.abs(value) >= 100 ? 0 : places);

type Step = DescentLine["steps"][number];

/**
 * The exploration term written out; empty where the core's number is not of that formula (other ways to
 * select, random factors).
 */
export function formulaOf(line: DescentLine, step: Step, child: NodeChild): string {
    const { explore, visits } = child;
    if (explore === null || explore === undefined || visits < 1 || step.visits < 1) return "";
    const own = line.c * line.scale * Math.sqrt(Math.log(step.visits) / visits);
    if (Math.abs(own - explore) > 0.002 * Math.max(1, Math.abs(explore))) return "";
    const scale = line.scale === 1 ? "" : ` × ${significant(line.scale, 4)}`;
    return `${significant(line.c, 4)}${scale} × √(ln ${step.visits} / ${visits})`;
}

/** A sentence about a choice: the sum that decided, as the page counts and as the formula does. */
export function choiceText(line: DescentLine, at: number, who: string, unit: Unit): string {
    const step = line.steps[at];
    if (step === undefined) return "";
    const child = step.moves[step.chosen];
    const move = titleOfMove(step.move);
    if (step.why === "dice" || step.chosen < 0) return say.diceBring(move);
    const because = say.takesBecause[step.why];
    if (because !== undefined) return because(who, move);
    if (child === undefined || child.score === null) return say.takes(who, move);
    const { mean, explore, score } = child;
    const formula = formulaOf(line, step, child);
    return say.takesHighest({
        who,
        move,
        mean: meanText(unit, mean),
        exploration: moreText(unit, explore),
        sum: meanText(unit, score),
        highest: step.moves.every((other) => (other.score ?? -Infinity) <= (score as number)),
        own: unit.own
            ? { mean: three(mean), exploration: three(explore), sum: three(score) }
            : null,
        written: formula === "" ? null : { exploration: three(explore), formula },
        mixed: step.why === "mixed",
    });
}

/** Mean and visits of the chosen move after this descent; null where that cannot be said. */
export function updateOf(line: DescentLine, at: number): { mean: number; visits: number } | null {
    const step = line.steps[at];
    const child = step?.moves[step.chosen];
    const reward = step === undefined ? undefined : line.reward[step.player];
    if (child === undefined || reward === undefined || line.playouts.length > 1) return null;
    const visits = child.visits + 1;
    return { mean: ((child.mean ?? 0) * child.visits + reward) / visits, visits };
}

/** Index of what was taken among the moves, outcomes of the dice included. */
export const takenOf = (step: Step) =>
    step.chosen >= 0 ? step.chosen : step.moves.findIndex(({ move }) => move === step.move);

/** Choices to show when there is no room for all: the chosen one and those of the highest scores. */
export function shownMoves(step: Step, room: number): number[] {
    const all = step.moves.map((_, i) => i);
    if (all.length <= room) return all;
    const taken = takenOf(step);
    const score = (i: number) => {
        const child = step.moves[i];
        // Untried moves say nothing: they come last.
        return i === taken ? Infinity : (child?.score ?? -Infinity);
    };
    return all
        .sort((a, b) => score(b) - score(a) || a - b)
        .slice(0, room)
        .sort((a, b) => a - b);
}
