/**
 * Real time: a clock that plays one round of the game per tick. During a tick the computers think
 * (`round ahead`); at its end the keys of people are taken and all moves are played at once (`round`).
 * Every computer has its share of the tick; nobody sees what others have chosen.
 */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import { Newest } from "../engine/newest.ts";
import { newGame, refresh, setSeats } from "./actions.ts";
import { ask, find, notify } from "./ask.ts";
import { keepTimes } from "./jobs.ts";
import {
    count,
    fair,
    people,
    period,
    phase,
    playerAt,
    rounds,
    shift,
    winnersOf,
} from "./rounds.ts";
import { paused } from "./session.ts";
import { record, stepsTo } from "./steps.ts";
import { players, show } from "./store.ts";
import { type Direction, keyOf, Turns } from "./turns.ts";

/** Milliseconds of a tick for messages and drawing. */
const OVERHEAD = 14;
/** Least time for one computer player, in milliseconds. */
const LEAST = 2;
const COUNTDOWN = 3;
/** Lines after which another position is on the board. */
const ANOTHER = /^\s*(new|open|restart|position|edit|undo|redo)\b/;

/** The clock that runs; every start and stop ends it. */
const clock = new Newest();
/** Keys of people that wait for their tick. */
const turns = signal<Turns[]>([]);

function wait(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

/** Plays a round; whether it was played. */
async function playRound(words: string): Promise<boolean> {
    const job = engine.start("round", `round ${words}`, { quiet: true });
    await job.ended;
    if (job.number !== null && job.error !== "") notify("error", job.error);
    keepTimes(job.last.value);
    return job.last.value !== null;
}

/** Thinking time of each computer player in a tick, in whole milliseconds. */
export function budget(tick: number, computers: number): number {
    return Math.max(LEAST, Math.floor((tick - OVERHEAD) / Math.max(1, computers)));
}

async function tick(mine: AbortSignal): Promise<boolean> {
    const began = performance.now();
    const computers = players.value.length - people.value.length;
    const limit = `time=${budget(period.value, computers)}ms`;
    if (computers > 0) await engine.start("round", `round ahead ${limit}`, { quiet: true }).started;
    await wait(began + period.value - performance.now());
    if (mine.aborted) return false;
    const words = people.value.map((_, person) => turns.value[person]?.take() ?? "-");
    const played = await playRound([...words, limit].join(" "));
    await refresh();
    return played && !mine.aborted && show.value?.status === "ongoing";
}

async function run(mine: AbortSignal): Promise<void> {
    while (await tick(mine));
    if (mine.aborted) return;
    if (show.value?.status === "over") finishRound();
    else pauseRound();
}

/** Steps of every player so far. */
export function stepCounts(): number[] {
    const line = show.value;
    if (line === null) return [];
    const counts = line.player_names.map(() => 0);
    for (const { piece, from, to } of stepsTo(line, record.value)) {
        const owner = line.pieces[piece]?.owner ?? -1;
        if (from >= 0 && to >= 0 && counts[owner] !== undefined) counts[owner]++;
    }
    return counts;
}

function finishRound(): void {
    clock.next();
    const line = show.value;
    const result = line?.result;
    if (line === null || !result) return;
    const seats = result.length;
    const steps = stepCounts();
    const results: number[] = [];
    const byPlayer: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
        results[playerAt(seat, seats)] = result[seat] ?? 0;
        byPlayer[playerAt(seat, seats)] = steps[seat] ?? 0;
    }
    batch(() => {
        phase.value = "over";
        rounds.value = [...rounds.value, { results, steps: byPlayer, winners: winnersOf(results) }];
    });
}

/** Running into a wall must be possible where people ride: nobody stops the clock for them. */
async function allowCrash(): Promise<boolean> {
    const line = show.value;
    if (line === null || people.value.length === 0) return true;
    const answers = await ask(`spec game ${line.game} crash=yes`, true);
    const spec = find(answers, "spec")?.text;
    if (spec === undefined) return false;
    return spec === line.game || (await newGame(spec, true));
}

/** A new round: from the start, after a countdown. */
export async function startRound(): Promise<void> {
    const mine = clock.next();
    paused.value = true;
    if (phase.value === "over" && fair.value && players.value.length > 1) {
        const specs = players.value.map((player) => player.spec);
        specs.unshift(specs.pop() as string);
        if (await setSeats(specs)) shift.value = (shift.value + 1) % specs.length;
    }
    if (!(await allowCrash())) return;
    if (show.value?.moves_played.length !== 0 && !(await newGame(undefined, true))) return;
    // Stopped meanwhile, or begun once more.
    if (mine.aborted) return;
    turns.value = people.value.map(() => new Turns());
    phase.value = "countdown";
    for (count.value = COUNTDOWN; count.value > 0; count.value--) {
        await wait(people.value.length > 0 ? 700 : 300);
        if (mine.aborted) return;
    }
    phase.value = "running";
    await run(mine);
}

export function pauseRound(): void {
    if (phase.value !== "countdown" && phase.value !== "running") return;
    clock.next();
    phase.value = "paused";
}

export async function resumeRound(): Promise<void> {
    if (phase.value !== "paused" || show.value?.status !== "ongoing") return;
    const mine = clock.next();
    turns.value = people.value.map((_, person) => turns.value[person] ?? new Turns());
    phase.value = "running";
    await run(mine);
}

/** Leaves real time; the game stays as it is. */
export function stopRound(): void {
    clock.next();
    phase.value = "idle";
}

/** Start, pause or go on: what the space bar does. */
export function toggleRound(): void {
    if (phase.value === "running" || phase.value === "countdown") pauseRound();
    else if (phase.value === "paused") void resumeRound();
    else void startRound().catch((error: unknown) => notify("error", String(error)));
}

/** Steers the person; true when a round takes keys now. */
export function steer(person: number, direction: Direction): boolean {
    if (phase.value !== "running" && phase.value !== "countdown") return false;
    turns.value[person]?.push(direction);
    return turns.value[person] !== undefined;
}

function onKeyDown(event: KeyboardEvent): void {
    if (phase.value === "idle" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog"))
        return;
    if (event.code === "Space") {
        if (event.target instanceof HTMLButtonElement || event.repeat) return;
        toggleRound();
    } else {
        const pressed = keyOf(event.code, people.value.length);
        if (pressed === null || !steer(pressed.person, pressed.direction)) return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
}

/** Keys of the arena come before all others of the page. Returns what ends that. */
export function listen(): () => void {
    const away = new AbortController();
    const { signal } = away;
    document.addEventListener("keydown", onKeyDown, { capture: true, signal });
    document.addEventListener("visibilitychange", () => document.hidden && pauseRound(), {
        signal,
    });
    // Before its answer comes: no round is played in a game that is another one by then.
    const leaving = computed(() => engine.sent.value.findLast(({ line }) => ANOTHER.test(line)));
    const stop = effect(() => {
        if (leaving.value !== undefined) untracked(pauseRound);
    });
    return () => {
        stop();
        away.abort();
        // Another game is on the board: it has no real time.
        stopRound();
    };
}
