/** Whose turn it is, what to do now, and how a game ended: sentences for people. */

import type { GameRow, Show } from "../engine/protocol.ts";
import { grouped } from "./format.ts";

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

const moves = (count: number) => `after ${count} ${count === 1 ? "move" : "moves"}`;

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
        alone ? grouped(value) : `${titleOf(line, seat)} ${grouped(value)}`,
    );
    const tally = row?.tally_phrase?.replace("{tally}", grouped(line.tally?.[0] ?? 0));
    const sums = `${points.join(", ")} points${tally === undefined ? "" : `, ${tally},`}`;
    const { code, text } = line.ended ?? OVER;
    const won = line.goal?.reached === true;
    const title = won
        ? `${line.peak?.[0] ?? line.goal?.name}: you have won`
        : code === OVER.code
          ? "Over"
          : text;
    return { title, why: `${sums} ${moves(line.moves_played.length)}.`, won };
}

/** What the core says of an end that has no row. */
const OVER = { code: "over", text: "The game is over" };

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
    const title = lost
        ? "Lost"
        : winner >= 0
          ? won
              ? "You win"
              : `${titleOf(line, winner)} wins`
          : winners.length === result.length
            ? "A draw"
            : `${winners.map((seat) => titleOf(line, seat)).join(" and ")} share the win`;
    const steps = Math.ceil(line.moves_played.length / line.player_titles.length);
    const when = row?.tools.includes("rounds")
        ? `after ${steps} ${steps === 1 ? "step" : "steps"}`
        : moves(line.moves_played.length);
    return { title, why: `${(line.ended ?? OVER).text}, ${when}.`, won };
}

/** "1 to 7", where moves are digits. */
function digits(line: Show): string {
    const names = line.moves.map(({ move }) => move);
    const first = names[0];
    const last = names.at(-1);
    if (first === undefined || !names.every((name) => /^\d$/.test(name))) return "";
    return first === last ? `press ${first}` : `press ${first} to ${last}`;
}

/** What a person does to make a move. */
function howTo({ line, row, made, touch }: Scene): string {
    const ask = row?.asks[made] ?? { text: "click a cell", touch: "tap a cell" };
    if (touch) return ask.touch;
    const keys = digits(line);
    return ask.text + (keys === "" ? "" : ` or ${keys}`);
}

const listed = (names: readonly string[]) =>
    [names.slice(0, -1).join(", "), names.at(-1) ?? ""].filter(Boolean).join(" and ");

/** One sentence about a ride in real time: "waits" for its start, or a phase of state/rounds.ts. */
export function rideText({ line, human, touch }: Scene, phase: string): string {
    const persons = human.filter(Boolean).length;
    if (phase === "waits") {
        if (persons === 0) return "Ready: press Start, and the programs ride.";
        return touch ? "Ready: tap Start." : "Ready: press Start or a key of yours.";
    }
    if (phase === "paused") {
        if (touch || persons === 0) return "The ride is paused.";
        return "The ride is paused: any key of yours goes on.";
    }
    if (phase !== "running") return "Get ready …";
    const riders = listed(line.player_titles);
    const verb = line.player_titles.length > 1 ? "ride" : "rides";
    const how = touch ? "swipe, or tap the arrows" : "steer with the keys";
    return persons === 0 ? `${riders} ${verb}.` : `${riders} ${verb}: ${how}.`;
}

/** One sentence about the position: whose turn it is and what to do, or who won and why. */
export function statusText(scene: Scene): string {
    const { line, human, computing } = scene;
    if (line.status === "over") {
        const { title, why } = outcome(scene);
        return `${title}: ${why}`;
    }
    const mover = line.mover ?? -1;
    if (mover < 0) return line.result_text;
    const alone = line.player_titles.length === 1;
    if (human[mover] !== true) {
        const who = alone ? "The computer" : `${titleOf(line, mover)} (computer)`;
        return computing ? `${who} is thinking …` : `${who} waits: let it play, or move for it.`;
    }
    if (line.goal !== undefined && line.moves_played.length === 0)
        return `${line.goal.text}: ${howTo(scene)}.`;
    const who = alone || isYou(scene, mover) ? "Your turn" : `${titleOf(line, mover)}'s turn`;
    return `${who}: ${howTo(scene)}.`;
}
