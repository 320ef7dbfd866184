/** Whose turn it is, what to do now, and how a game ended: sentences for people. */

import type { Look, Show } from "../engine/protocol.ts";
import { grouped } from "./format.ts";
import { bestTile } from "./tiles.ts";

/** What the sentences depend on besides the position. */
export interface Scene {
    line: Show;
    looks: readonly Look[];
    /** Per seat: a person sits there. */
    human: readonly boolean[];
    /** What each click of a move chooses, of games whose moves take several. */
    clicks: readonly string[];
    /** Clicks made so far. */
    made: number;
    /** A computer chooses its move or is about to. */
    computing: boolean;
    /** The tile to be reached, of games that have one. */
    goal: string | null;
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

const NUMBERS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "Four in a row" from the cells that are marked as won, also round the edge of a cylinder. */
function rowWords({ view }: Show): string {
    const won = view.cells.filter((cell) => cell.win);
    const { columns } = view;
    const lines = [
        (x: number) => x,
        (_: number, y: number) => y,
        (x: number, y: number) => (x + y) % columns,
        (x: number, y: number) => (((x - y) % columns) + columns) % columns,
    ];
    const one = lines.some((along) => new Set(won.map(({ x, y }) => along(x, y))).size === 1);
    if (!one) return "Two lines at once";
    return `${NUMBERS[won.length] ?? won.length} in a row`;
}

function reason({ line, looks }: Scene, loser: string): string {
    if (looks.includes("frame"))
        return line.view.cells.some((cell) => cell.win) ? rowWords(line) : "The board is full";
    if (looks.includes("queens")) return `${loser} has no move left`;
    if (looks.includes("trails")) return loser === "" ? "Nobody is left" : `${loser} has crashed`;
    return "The game is over";
}

/** How the finished game ended. */
export function outcome(scene: Scene): Outcome {
    const { line, looks } = scene;
    const played = line.moves_played.length;
    const result = line.result ?? [];
    const best = Math.max(...result);
    const winners = result.flatMap((value, seat) => (value === best ? [seat] : []));
    if (looks.includes("tiles")) {
        const reached = line.view.cells.some((cell) => cell.win);
        const points = `${grouped(line.score?.[0] ?? 0)} points`;
        const sum = `tiles of ${grouped(line.tally?.[0] ?? 0)}`;
        return {
            title: reached ? `${bestTile(line)}: you have won` : "No slide is left",
            why: `${points}, ${sum}, ${moves(played)}.`,
            won: reached,
        };
    }
    if (line.points || result.length < 2) {
        const [title = "", ...rest] = line.result_text.split(": ");
        return { title, why: rest.join(": "), won: title === "Won" };
    }
    const winner = winners.length === 1 ? (winners[0] as number) : -1;
    const loser = result.length === 2 && winner >= 0 ? titleOf(line, 1 - winner) : "";
    const won = winner >= 0 && isYou(scene, winner);
    const title =
        winner >= 0
            ? won
                ? "You win"
                : `${titleOf(line, winner)} wins`
            : winners.length === result.length
              ? "A draw"
              : `${winners.map((seat) => titleOf(line, seat)).join(" and ")} share the win`;
    const steps = Math.ceil(played / line.player_titles.length);
    const when = looks.includes("trails")
        ? `after ${steps} ${steps === 1 ? "step" : "steps"}`
        : moves(played);
    return { title, why: `${reason(scene, loser)}, ${when}.`, won };
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
function howTo({ line, looks, clicks, made, touch }: Scene): string {
    const click = touch ? "tap" : "click";
    if (looks.includes("tiles"))
        return touch ? "swipe, or tap an arrow" : "slide the tiles with the arrow keys";
    if (looks.includes("trails"))
        return touch ? "tap a cell beside your head" : "arrow keys, or click a cell";
    if (clicks.length > 1) {
        const steps = [
            `${click} one of your queens`,
            "choose where it goes",
            "choose where its arrow flies",
        ];
        return steps[made] ?? `${click} ${clicks[made] ?? ""}`;
    }
    const keys = touch ? "" : digits(line);
    return `${click} a ${looks.includes("frame") ? "column" : "cell"}${keys === "" ? "" : ` or ${keys}`}`;
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
    if (scene.goal !== null && line.moves_played.length === 0)
        return `Join tiles to reach ${scene.goal}: ${howTo(scene)}.`;
    const who = alone || isYou(scene, mover) ? "Your turn" : `${titleOf(line, mover)}'s turn`;
    return `${who}: ${howTo(scene)}.`;
}
