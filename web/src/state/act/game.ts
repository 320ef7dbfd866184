/** The game: moves made and taken back, steps through its record, a new one, who sits where. */

import { paused } from "../keep/session.ts";
import { arrival, isArriving } from "../read/arrival.ts";
import { shared, sharedAnew, sharedElsewhere } from "../read/shared.ts";
import { computerToMove, players, show, thinking, times } from "../read/store.ts";
import { goOnByMove } from "../read/timeup.ts";
import { ask, find } from "./ask.ts";
import {
    cancelThinking,
    change,
    changed,
    inRounds,
    playRound,
    scheduleComputer,
    settled,
} from "./computer.ts";
import { queue } from "./queue.ts";
import { refresh, whole } from "./refresh.ts";
import { throttled } from "./throttle.ts";

export function play(move: string): Promise<boolean> {
    // Whoever moves for a waiting computer is trying things out: it goes on waiting.
    if (!computerToMove.value) paused.value = false;
    goOnByMove();
    return inRounds(1) && !inRounds(0) ? playRound(move) : change(`play ${move}`);
}

/** Plays the move that the core knows by this name; false, and not a word, when it knows none. */
export async function playCalled(name: string): Promise<boolean> {
    const waits = computerToMove.value;
    goOnByMove();
    if (inRounds(1) || !(await change(`play ${name}`, false))) return false;
    if (!waits) paused.value = false;
    scheduleComputer();
    return true;
}

/** Plays several moves in one line; computers wait, so that one can look around there. */
export function playLine(moves: readonly string[]): Promise<boolean> {
    paused.value = true;
    goOnByMove();
    return change(`play ${moves.join(" ")}`);
}

const steppingLine = (word: "undo" | "redo", count: number) =>
    count === 1 ? word : `${word} ${count}`;

export function undo(count = 1): Promise<boolean> {
    return change(steppingLine("undo", count));
}

export function redo(count = 1): Promise<boolean> {
    return change(steppingLine("redo", count));
}

/** Where the steps lead that are on their way, and how many those are. */
const steps = { ply: 0, open: 0 };

/** Moves played, steps on their way included. */
const standing = () => (steps.open > 0 ? steps.ply : (show.value?.moves_played.length ?? 0));

/** To the position after `ply` moves of the game's record. Computer seats wait there. */
export async function goTo(ply: number): Promise<void> {
    const line = show.value;
    if (line === null) return;
    const played = standing();
    const most = line.moves_played.length + line.redo.length;
    const wanted = Math.max(0, Math.min(most, ply));
    if (wanted === played && thinking.value === null) return;
    paused.value = true;
    steps.ply = wanted;
    steps.open++;
    try {
        if (wanted === played) cancelThinking();
        else {
            const word = wanted < played ? "undo" : "redo";
            // A move that has come meanwhile may leave nothing to step to.
            await change(steppingLine(word, Math.abs(wanted - played)), false);
        }
    } finally {
        steps.open--;
    }
}

/** So many moves forward, or back when negative. */
export function goBy(count: number): Promise<void> {
    return goTo(standing() + count);
}

/** Each of several quick wishes is fulfilled, one after the other. */
const inTurn = queue();

/** Takes back until a person is to move again. */
export function takeBack(): Promise<void> {
    paused.value = true;
    return inTurn(async () => {
        // What is shown meanwhile is not where the move before this one is taken back.
        await settled();
        const lonely = !players.value.some((seat) => seat.human);
        while ((show.value?.moves_played.length ?? 0) > 0) {
            if (!(await undo())) break;
            if (lonely || !computerToMove.value) break;
        }
    });
}

/** A new game: of the same variant, or of another. With `waits` computer seats do not begin. */
export async function newGame(spec?: string, waits = false): Promise<boolean> {
    paused.value = waits;
    const together = shared.value;
    sharedAnew();
    if (spec === undefined) return change("restart");
    const begin = async () => (await ask(`new ${spec}`)) !== null;
    const there = await arrival(() => changed(() => whole(begin)));
    if (there) sharedElsewhere();
    else shared.value = together;
    return there;
}

/** `SIDE=SPEC` of a seat. */
function seatWord(seat: number, spec: string): string {
    return `${show.value?.player_names[seat] ?? seat + 1}=${spec}`;
}

export async function setSeat(seat: number, spec: string): Promise<boolean> {
    if (isArriving() || (await ask(`spec player ${spec}`, true)) === null) return false;
    shared.value = null;
    return changed(async () => {
        if (thinking.value?.seat === seat) thinking.value.job.cancel();
        return change(`players ${seatWord(seat, spec)}`);
    });
}

/** Changes one option of a seat's player; when that player thinks, at once. */
export function tuneSeat(seat: number, path: string, value: string): Promise<void> {
    const of = show.value?.game;
    return throttled(`seat ${seat} ${path}`, async () => {
        const player = players.value[seat];
        if (player === undefined || isArriving() || show.value?.game !== of) return;
        const job = thinking.value?.seat === seat ? thinking.value.job : null;
        const [answers] = await Promise.all([
            ask(`spec player ${player.spec} ${path}=${value}`, true),
            // The search may have ended meanwhile: then there is nothing left to tune.
            job?.tune(`${path}=${value}`),
        ]);
        const changed = find(answers, "spec");
        if (changed === undefined || isArriving()) return;
        if (shared.value?.kind === "challenge") shared.value = null;
        await ask(`players ${seatWord(seat, changed.text)}`);
        await refresh();
    });
}

/** Seats everybody anew. */
export function setSeats(specs: string[]): Promise<boolean> {
    return changed(async () => {
        thinking.value?.job.cancel();
        times.value = [];
        return change(`players ${specs.join(" ")}`);
    });
}

export async function swapSides(): Promise<void> {
    const specs = players.value.map((player) => player.spec);
    specs.unshift(specs.pop() as string);
    paused.value = false;
    sharedAnew(true);
    await setSeats(specs);
}
