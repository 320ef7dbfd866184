/** Computer players: when they begin to think about their moves, and what stops them. */
import { effect, untracked } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Job } from "../../engine/job.ts";
import { awaitsStart } from "../keep/rounds.ts";
import { computersRun, letGo, paused, rushing } from "../keep/session.ts";
import { settings } from "../keep/settings.ts";
import { isArriving } from "../read/arrival.ts";
import { keepTime, keepTimes, withReport } from "../read/jobs.ts";
import { hasTool } from "../read/looks.ts";
import { rowOfSpec } from "../read/roles.ts";
import { friendToMove } from "../read/shared.ts";
import { computerToMove, players, show, shownFamily, thinking, times } from "../read/store.ts";
import { goOnByMove } from "../read/timeup.ts";
import { ask, find, start as startJob } from "./ask.ts";
import { startHelped } from "./help.ts";
import { onArrival, refresh } from "./refresh.ts";

/** Milliseconds of its last move below which a computer is fast. */
const FAST = 40;

let lastMove = 0;

onArrival((fresh) => {
    if (fresh) lastMove = performance.now();
    scheduleComputer();
});

// ---------------------------------------------------------------- changes of the game

/** Changes of the game that are on their way: until they are known, what is shown is old. */
let changing = 0;
/** Those who wait until none is. */
const waiting: (() => void)[] = [];

/** Resolves when no change is on its way. */
export function settled(): Promise<void> {
    return changing === 0 ? Promise.resolve() : new Promise((done) => waiting.push(done));
}

/** Carries out a change; no computer begins to think about the position before it. */
export async function changed<T>(work: () => Promise<T>): Promise<T> {
    stopComputer();
    changing++;
    try {
        return await work();
    } finally {
        changing--;
        if (changing === 0) for (const done of waiting.splice(0)) done();
        scheduleComputer();
    }
}

/** A change of the game that people see; nothing where another one is on its way. */
export function change(line: string, say = true): Promise<boolean> {
    return isArriving() ? Promise.resolve(false) : carryOut(line, say);
}

/** `say`: a refusal is told. */
function carryOut(line: string, say = true): Promise<boolean> {
    return changed(async () => {
        const answers = say ? await ask(line) : await engine.send(line);
        await refresh();
        return answers !== null && find(answers, "error") === undefined;
    });
}

// ---------------------------------------------------------------- thinking

/** All choose at once, and no more than so many people do: one line plays a whole round. */
export function inRounds(most: number): boolean {
    if (!hasTool(shownFamily.value, "rounds") || players.value.length < 2) return false;
    return players.value.filter((player) => player.human).length <= most;
}

/** The round of a person who has chosen, or of computers alone. */
export async function playRound(move = ""): Promise<boolean> {
    stopComputer();
    const job = startJob("round", `round ${move}`.trim());
    const played = await think(job, show.value?.mover ?? 0);
    await refresh();
    return played;
}

/** Shows that a seat thinks, until it has moved; resolves with whether it has begun. */
function think(job: Job<"go"> | Job<"round">, seat: number): Promise<boolean> {
    goOnByMove();
    thinking.value = { job, seat, report: null, history: [], run: 0 };
    effect(() => {
        const { active } = job;
        const progress = job.kind === "go" ? (job as Job<"go">).progress.value : null;
        untracked(() => {
            const { value } = thinking;
            if (value?.job !== job) return;
            thinking.value = !active
                ? null
                : progress === null
                  ? value
                  : { ...value, ...withReport(value, progress) };
        });
    });
    void job.ended.then((end) => {
        // A player that cannot go on is not asked again and again.
        if (end === "failed") paused.value = true;
        const last = job.last.value;
        if (last?.type === "go") keepTime(seat, last.ms);
        else keepTimes(last);
        // The position after its move came with its end.
        scheduleComputer();
    });
    return job.started;
}

let timer: ReturnType<typeof setTimeout> | null = null;

export function stopComputer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
}

export function scheduleComputer(): void {
    stopComputer();
    if (!computersRun.value || thinking.value !== null || awaitsStart.value) return;
    if (rushing.value) return;
    if (changing > 0 || !computerToMove.value) return;
    const rest = Math.max(0, settings.value.pace - (performance.now() - lastMove));
    timer = setTimeout(() => void computerMove(), rest);
}

/** A computer or a friend elsewhere is about to move: the board does not take moves. */
export function computerMoves(): boolean {
    if (thinking.value !== null || friendToMove.value) return true;
    return computerToMove.value && computersRun.value;
}

/** Computer seats move by themselves from now on, whatever the next visit begins with. */
export function resumeComputer(): void {
    paused.value = false;
    letGo.value = true;
    scheduleComputer();
}

/** Computer seats wait; one that thinks stops and does not move. */
export async function pauseComputer(): Promise<void> {
    paused.value = true;
    stopComputer();
    cancelThinking();
}

/** Without a rest between moves it plays more of them than can be drawn. Those outside are asked for each. */
const isFast = (seat: number) =>
    (times.value[seat] ?? FAST) < FAST && !rowOfSpec(players.value[seat]?.spec ?? "")?.own;

/** Lets the player of the present seat choose its move. */
export async function computerMove(): Promise<void> {
    stopComputer();
    const seat = show.value?.mover ?? -1;
    if (seat < 0 || thinking.value !== null || awaitsStart.value) return;
    if (inRounds(0)) await playRound();
    else if (settings.value.pace === 0 && hasTool(shownFamily.value, "autoplay") && isFast(seat))
        void import("./rush.ts").then(({ rush }) => rush(() => changing === 0));
    else await think(startHelped("go", "go", players.value[seat]?.spec ?? ""), seat);
}

/** The thinking player moves at once with what it knows. */
export async function moveNow(): Promise<void> {
    await thinking.value?.job.stop();
}

/** The thinking player stops without a move; computer seats wait. */
export function cancelThinking(): void {
    paused.value = true;
    thinking.value?.job.cancel();
}
