/**
 * Real time: a clock that plays one round of the game per tick. During a tick the computers think
 * (`round ahead`); at its end the keys of people are taken and all moves are played at once (`round`).
 * Every computer has its share of the tick; nobody sees what others have chosen.
 */
import { effect, signal, untracked } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import { Newest } from "../../engine/newest.ts";
import {
    awaitsStart,
    count,
    fair,
    listening,
    people,
    period,
    phase,
    rides,
    rounds,
    underClock,
} from "../keep/rounds.ts";
import { paused } from "../keep/session.ts";
import { keepTimes } from "../read/jobs.ts";
import { stepCounts } from "../read/steps.ts";
import { analysis, games, players, position, searching, show } from "../read/store.ts";
import { type Direction, keyOf, Turns } from "../read/turns.ts";
import { newGame, refresh, setSeats } from "./actions.ts";
import { analyse } from "./analysis.ts";
import { ask, find } from "./ask.ts";
import { settled } from "./computer.ts";
import { key } from "./hand.ts";
import { notify } from "./notify.ts";
import { riderKeys, riderName } from "./riders.ts";

/** Milliseconds of a tick for messages and drawing. */
const OVERHEAD = 14;
/** Least time for one computer player, in milliseconds. */
const LEAST = 2;
const COUNTDOWN = 3;

/** Whether keys have a meaning of their own there; a switch takes the space bar only. */
const takesKeys = (target: EventTarget | null) =>
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), select, textarea, dialog, .terminal") !== null;

/** The clock that runs; every start and stop ends it. */
const clock = new Newest();
/** A round of the clock is being played. */
let playing = false;
/** Keys of people that wait for their tick. */
const turns = signal<Turns[]>([]);

function wait(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

/** Plays a round; whether it was played. */
async function playRound(words: string): Promise<boolean> {
    playing = true;
    const job = engine.start("round", `round ${words}`, { quiet: true });
    await job.ended;
    if (job.number !== null && job.error !== "") notify("error", job.error, { said: job.why });
    keepTimes(job.last.value);
    await refresh();
    playing = false;
    return job.last.value !== null;
}

/** Thinking time of each computer player in a tick, in whole milliseconds. */
export function budget(tick: number, computers: number): number {
    return Math.max(LEAST, Math.floor((tick - OVERHEAD) / Math.max(1, computers)));
}

async function tick(mine: AbortSignal): Promise<boolean> {
    const began = performance.now();
    await settled();
    if (mine.aborted) return false;
    const computers = players.value.length - people.value.length;
    const limit = `time=${budget(period.value, computers)}ms`;
    if (computers > 0) await engine.start("round", `round ahead ${limit}`, { quiet: true }).started;
    await wait(began + period.value - performance.now());
    // No round is played in a game that is another one by then.
    await settled();
    if (mine.aborted) return false;
    const words = people.value.map((_, person) => turns.value[person]?.take() ?? "-");
    const played = await playRound([...words, limit].join(" "));
    return played && !mine.aborted && show.value?.status === "ongoing";
}

async function run(mine: AbortSignal): Promise<void> {
    while (await tick(mine));
    if (mine.aborted) return;
    if (show.value?.status === "over") await finishRound();
    else pauseRound();
}

/** Keeps what came of the round; the core tells every step, whatever was drawn of it. */
async function finishRound(): Promise<void> {
    clock.next();
    phase.value = "over";
    const result = show.value?.result ?? [];
    const riders = result.map((value, seat) => ({
        key: riderKeys.value[seat] ?? "",
        name: riderName(seat),
        result: value,
    }));
    const told = find(await engine.send("trace", { quiet: true }), "trace");
    const all = told?.steps.map(([ply, from, to, piece]) => ({ ply, from, to, piece })) ?? [];
    const steps = stepCounts(all);
    rounds.value = [
        ...rounds.value,
        riders.map((rider, seat) => ({ ...rider, steps: steps[seat] ?? 0 })),
    ];
}

/** Where people ride a clock may need other rules, such as that one can run into a wall: nobody stops it for them. */
async function allowClock(): Promise<boolean> {
    const line = show.value;
    const values = underClock();
    if (line === null || people.value.length === 0 || values === "") return true;
    const answers = await ask(`spec game ${line.game} ${values.replaceAll(",", " ")}`, true);
    const spec = find(answers, "spec")?.text;
    if (spec === undefined) return false;
    return spec === line.game || (await newGame(spec, true));
}

/** Seats and board of a new round: whether they are ready. */
async function setUpRound(again: boolean): Promise<boolean> {
    if (again && fair.value && players.value.length > 1) {
        const specs = players.value.map((player) => player.spec);
        specs.unshift(specs.pop() as string);
        await setSeats(specs);
    }
    if (!(await allowClock())) return false;
    return show.value?.moves_played.length === 0 || newGame(undefined, true);
}

/** A new round: from the start, after a countdown. */
export async function startRound(): Promise<void> {
    const mine = clock.next();
    paused.value = true;
    const again = phase.value === "over";
    // Keys count from now on.
    turns.value = people.value.map(() => new Turns());
    count.value = COUNTDOWN;
    phase.value = "setup";
    const ready = await setUpRound(again);
    // Stopped meanwhile, or begun once more.
    if (mine.aborted) return;
    if (!ready) {
        stopRound();
        return;
    }
    phase.value = "countdown";
    for (; count.value > 0; count.value--) {
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
    else if (phase.value === "setup") return;
    else if (phase.value === "paused") void resumeRound();
    else void startRound().catch((error: unknown) => notify("error", String(error)));
}

/** Steers the person; true when a round takes keys now. */
export function steer(person: number, direction: Direction): boolean {
    if (!rides.value) return false;
    turns.value[person]?.push(direction);
    return turns.value[person] !== undefined;
}

/** A direction of a person's: the first one starts the ride, and goes on with one that rests. */
export function ride(person: number, direction: Direction): boolean {
    if (awaitsStart.value) toggleRound();
    else if (phase.value === "paused") void resumeRound();
    return steer(person, direction);
}

/** A finger steers as the keys of the first person do; in step-by-step play it is a move. */
export function swipe(direction: Direction): boolean {
    return (people.value.length > 0 && ride(0, direction)) || key(direction);
}

function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (phase.value === "idle" && !awaitsStart.value) return;
    const { target } = event;
    if (takesKeys(target)) return;
    const onBoard = target instanceof Element && target.closest(".canvas-board") !== null;
    if (event.code === "Space" || (onBoard && event.code === "Enter")) {
        if (event.repeat || (target instanceof Element && target.closest("button, input"))) return;
        toggleRound();
    } else {
        const pressed = keyOf(event.code, people.value.length);
        if (pressed === null || !ride(pressed.person, pressed.direction)) return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
}

/** Keys of the arena come before all others of the page. Returns what ends that. */
export function listen(): () => void {
    const away = new AbortController();
    const { signal } = away;
    const goOn = rides.subscribe(alternate);
    listening.value = true;
    document.addEventListener("keydown", onKeyDown, { capture: true, signal });
    document.addEventListener("visibilitychange", () => document.hidden && pauseRound(), {
        signal,
    });
    const stop = watch();
    return () => {
        stop();
        goOn();
        away.abort();
        listening.value = false;
        // Another game is on the board: it has no real time.
        stopRound();
    };
}

/** The analysis rests while somebody rides, since both have one worker, and goes on after it. */
function alternate(): void {
    const { on } = analysis.peek();
    const { held } = searching.peek();
    if (listening.peek() && on) void analyse(held);
}

/** The ride rests when another position comes to the board than its rounds lead to, and ends with another game. */
function watch(): () => void {
    let [game, at] = [games.peek(), position.peek()];
    return effect(() => {
        const [another, moved] = [games.value !== game, position.value !== at];
        [game, at] = [games.value, position.value];
        untracked(() => {
            if (another || (moved && !playing)) pauseRound();
            if (another && phase.value !== "setup") stopRound();
        });
    });
}
