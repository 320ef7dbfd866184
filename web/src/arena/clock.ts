/**
 * Real time: a clock that plays one round of the game per tick. During a tick the computers think
 * (`round ahead`); at its end the keys of people are taken and all moves are played at once (`round`).
 * Every computer has its share of the tick; nobody sees what others have chosen.
 */
import { batch } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import { newGame, refresh, setSeats } from "../state/actions.ts";
import { ask, find, notify } from "../state/ask.ts";
import { keepTimes } from "../state/jobs.ts";
import { paused } from "../state/session.ts";
import { record, stepsTo } from "../state/steps.ts";
import { players, show } from "../state/store.ts";
import { count, fair, people, period, phase, playerAt, rounds, shift, winnersOf } from "./state.ts";
import { type Direction, keyOf, Turns } from "./turns.ts";

/** Milliseconds of a tick for messages and drawing. */
const OVERHEAD = 14;
/** Least time for one computer player, in milliseconds. */
const LEAST = 2;
const COUNTDOWN = 3;
/** Lines after which another position is on the board. */
const ANOTHER = /^\s*(new|open|restart|position|edit|undo|redo)\b/;

/** Grows with every start and stop: a clock that is not the latest ends. */
let clock = 0;
let turns: Turns[] = [];

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

async function tick(mine: number): Promise<boolean> {
    const began = performance.now();
    const computers = players.value.length - people.value.length;
    const limit = `time=${budget(period.value, computers)}ms`;
    if (computers > 0) await engine.start("round", `round ahead ${limit}`, { quiet: true }).started;
    await wait(began + period.value - performance.now());
    if (mine !== clock) return false;
    const words = people.value.map((_, person) => turns[person]?.take() ?? "-");
    const played = await playRound([...words, limit].join(" "));
    await refresh();
    return played && mine === clock && show.value?.status === "ongoing";
}

async function run(mine: number): Promise<void> {
    while (await tick(mine));
    if (mine !== clock) return;
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
    clock++;
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
    const mine = ++clock;
    paused.value = true;
    if (phase.value === "over" && fair.value && players.value.length > 1) {
        const specs = players.value.map((player) => player.spec);
        specs.unshift(specs.pop() as string);
        if (await setSeats(specs)) shift.value = (shift.value + 1) % specs.length;
    }
    if (!(await allowCrash())) return;
    if (show.value?.moves_played.length !== 0 && !(await newGame(undefined, true))) return;
    // Stopped meanwhile, or begun once more.
    if (mine !== clock) return;
    turns = people.value.map(() => new Turns());
    phase.value = "countdown";
    for (count.value = COUNTDOWN; count.value > 0; count.value--) {
        await wait(people.value.length > 0 ? 700 : 300);
        if (mine !== clock) return;
    }
    phase.value = "running";
    await run(mine);
}

export function pauseRound(): void {
    if (phase.value !== "countdown" && phase.value !== "running") return;
    clock++;
    phase.value = "paused";
}

export async function resumeRound(): Promise<void> {
    if (phase.value !== "paused" || show.value?.status !== "ongoing") return;
    const mine = ++clock;
    while (turns.length < people.value.length) turns.push(new Turns());
    phase.value = "running";
    await run(mine);
}

/** Leaves real time; the game stays as it is. */
export function stopRound(): void {
    clock++;
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
    turns[person]?.push(direction);
    return turns[person] !== undefined;
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

let listening = false;

/** Keys of the arena come before all others of the page. */
export function listen(): void {
    if (listening) return;
    listening = true;
    document.addEventListener("keydown", onKeyDown, { capture: true });
    // Before its answer comes: no round is played in a game that is another one by then.
    engine.onSent(({ line }) => {
        if (ANOTHER.test(line)) pauseRound();
    });
    document.addEventListener("visibilitychange", () => {
        if (document.hidden) pauseRound();
    });
}
