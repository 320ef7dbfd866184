/**
 * Everything that can be done on the page. Each action sends console lines and puts what the core
 * answers into the store; the page has no other way to change anything.
 */
import { batch } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { AnyLine, Progress, Report, Show } from "../engine/protocol.ts";
import { ask, find, type LineOf, notify } from "./ask.ts";
import { hasTrails } from "./families.ts";
import { saveSettings } from "./settings.ts";
import { followSteps } from "./steps.ts";
import {
    analysis,
    clicked,
    computerToMove,
    describe,
    hinted,
    paused,
    players,
    type Sample,
    type Settings,
    searchers,
    settings,
    show,
    thinking,
    times,
} from "./store.ts";
import { throttled } from "./throttle.ts";

export { dismiss, find, notify } from "./ask.ts";

/** Who sits down at the first visit. */
const FIRST_PLAYERS = "human uct(preset=medium)";
/** Who analyses until the person has chosen. */
const FIRST_ANALYST = "uct(preset=strong)";
/** How long a hint may take. */
const HINT_TIME = "700ms";
/** Points kept for a chart; beyond it every second one is dropped. */
const HISTORY = 300;

// ---------------------------------------------------------------- answers of the core

function samplesWith(history: Sample[], report: Report): Sample[] {
    if (report.values === undefined || report.visits === undefined) return history;
    const sample: Sample = {
        effort: report.playouts > 0 ? report.playouts : report.nodes,
        depth: report.depth,
        values: report.values,
        visits: report.visits,
    };
    const last = history.at(-1);
    if (last !== undefined && last.effort >= sample.effort) return history;
    const kept = history.length < HISTORY ? history : history.filter((_, i) => i % 2 === 0);
    return [...kept, sample];
}

/** Progress waits here for the next frame, so that a burst costs one redraw. */
const waiting = new Map<number, Progress>();
let frame = false;

function draw(): void {
    frame = false;
    batch(() => {
        for (const progress of waiting.values()) take(progress);
    });
    waiting.clear();
}

function take(progress: Progress): void {
    const running = analysis.value;
    const seat = thinking.value;
    if (running.job === progress.job) {
        const anew = progress.run !== running.run;
        analysis.value = {
            ...running,
            run: progress.run,
            report: progress,
            history: samplesWith(anew ? [] : running.history, progress),
        };
    } else if (seat?.job === progress.job) {
        const anew = progress.run !== seat.run;
        thinking.value = {
            ...seat,
            run: progress.run,
            report: progress,
            history: samplesWith(anew ? [] : seat.history, progress),
        };
    }
}

function nextFrame(callback: () => void): void {
    if (typeof requestAnimationFrame === "function") requestAnimationFrame(callback);
    else setTimeout(callback, 16);
}

/**
 * Jobs that have ended. A job may be gone before the promise of the line that started it resolves
 * (both came in one batch), so whoever learns a job's number asks here first.
 */
const gone = new Set<number>();
/** Job by the line that started it: a failing job's error carries that line's number only. */
const jobOfLine = new Map<number, number>();

function end(job: number | undefined): void {
    if (job === undefined) return;
    gone.add(job);
    waiting.delete(job);
    if (thinking.value?.job === job) thinking.value = null;
    if (analysis.value.job === job) analysis.value = { ...analysis.value, job: null };
    if (hintJob === job) hintJob = null;
}

function keepTime(seat: number, ms: number): void {
    const next = players.value.map((_, i) => times.value[i] ?? null);
    next[seat] = ms;
    times.value = next;
}

function receive(line: AnyLine): void {
    switch (line.type) {
        case "started":
            jobOfLine.set(line.re, line.job as number);
            break;
        case "progress":
            if (line.kind !== "analyze" && line.kind !== "go") break;
            waiting.set(line.job as number, line as Progress);
            if (!frame) {
                frame = true;
                nextFrame(draw);
            }
            break;
        case "analyze":
            if (analysis.value.job === line.job) {
                draw();
                analysis.value = { ...analysis.value, report: line, done: true };
            } else if (hintJob === line.job) {
                hinted.value = line.best;
            }
            end(line.job);
            break;
        case "go":
            if (thinking.value?.job === line.job) keepTime(thinking.value.seat, line.ms);
            end(line.job);
            break;
        case "round":
            line.players.forEach((player, seat) => {
                if (player !== null) keepTime(seat, player.ms);
            });
            end(line.job);
            break;
        case "cancelled":
            end(line.job);
            break;
        case "error": {
            // The work of a job failed: nothing else would tell that it is gone.
            const job = line.job ?? jobOfLine.get(line.re);
            if (job === undefined || gone.has(job)) break;
            end(job);
            notify("error", line.text);
            break;
        }
        default:
            break;
    }
}

/** The job that a line started, null when there is none or it is over already. */
function runningJob(answers: AnyLine[] | null): number | null {
    const job = find(answers, "started")?.job;
    return job === undefined || gone.has(job) ? null : job;
}

// ---------------------------------------------------------------- start and refresh

let refreshing: Promise<void> | null = null;

/** Brings the store up to date with the core's session. */
export function refresh(): Promise<void> {
    refreshing ??= (async () => {
        let seen: number;
        do {
            seen = engine.version.value;
            await load();
        } while (engine.version.value !== seen && engine.state.value === "ready");
        refreshing = null;
    })();
    return refreshing;
}

async function load(): Promise<void> {
    const [shown, seats] = await Promise.all([
        engine.send("show", { quiet: true }),
        engine.send("players", { quiet: true }),
    ]);
    const line = find(shown, "show");
    const table = find(seats, "players");
    if (line === undefined || table === undefined) return;
    let fits: LineOf<"searchers"> | undefined;
    if (show.value?.game !== line.game || searchers.value.length === 0)
        fits = find(await engine.send("searchers", { quiet: true }), "searchers");
    const told = new Set(resets);
    resets = table.reset;
    batch(() => {
        if (fits !== undefined) searchers.value = fits.searchers;
        players.value = table.players;
        for (const text of table.reset) if (!told.has(text)) notify("info", text);
        arrive(line);
    });
}

/** What `players` said last about seats that were reset. */
let resets: string[] = [];
let lastMove = 0;

/** A `show` line came: a new position stops what belonged to the old one. */
function arrive(line: Show): void {
    const old = show.value;
    followSteps(line);
    show.value = line;
    const moved =
        old === null ||
        old.game !== line.game ||
        old.position !== line.position ||
        old.moves_played.join() !== line.moves_played.join();
    if (moved) {
        lastMove = performance.now();
        clicked.value = [];
        hinted.value = null;
        if (analysis.value.on) void analyse();
    }
    scheduleComputer();
}

let listening = false;

/**
 * Starts the engine, sets up the first game and listens. `first` opens what the address asks for and
 * says whether it did. Resolves when the board can be drawn.
 */
export async function start(first: (() => Promise<boolean>) | null): Promise<void> {
    if (!listening) {
        listening = true;
        engine.on(receive);
        // A terminal line or a computer's move has changed the game.
        engine.version.subscribe(() => {
            if (show.value !== null && engine.state.value === "ready") void refresh();
        });
    }
    await engine.ready;
    const [answers] = await Promise.all([
        engine.send("describe", { quiet: true }),
        engine.send(`players ${FIRST_PLAYERS}`, { quiet: true }),
    ]);
    describe.value = find(answers, "describe") ?? null;
    const analyst = await canonical(settings.value.analyst || FIRST_ANALYST);
    analysis.value = { ...analysis.value, spec: analyst ?? FIRST_ANALYST };
    if (first !== null) await first();
    await refresh();
}

/** A spec of a player as the core writes it; null when it is no player of this game. */
async function canonical(spec: string): Promise<string | null> {
    const answers = await engine.send(`spec player ${spec}`, { quiet: true });
    return find(answers, "spec")?.text ?? null;
}

/** After a crash: a new engine with the game that was on the board. */
export async function revive(): Promise<void> {
    const link = show.value?.link;
    stopComputer();
    batch(() => {
        thinking.value = null;
        paused.value = true;
        analysis.value = { ...analysis.value, on: false, job: null };
    });
    gone.clear();
    jobOfLine.clear();
    hintJob = null;
    engine.restart();
    await engine.ready;
    if (link !== undefined) await engine.send(`open ${link}`, { quiet: true });
    else await start(null);
    await refresh();
}

// ---------------------------------------------------------------- the game

async function change(line: string): Promise<boolean> {
    stopComputer();
    const answers = await ask(line);
    await refresh();
    if (answers === null) scheduleComputer();
    return answers !== null;
}

export function play(move: string): Promise<boolean> {
    // Whoever moves for a waiting computer is trying things out: it goes on waiting.
    if (!computerToMove.value) paused.value = false;
    return inRounds(1) ? playRound(move) : change(`play ${move}`);
}

/** All choose at once, and no more than so many people do: one line plays a whole round. */
function inRounds(most: number): boolean {
    const line = show.value;
    if (line === null || !hasTrails(line.family) || players.value.length < 2) return false;
    return players.value.filter((player) => player.human).length <= most;
}

/** The round of a person who has chosen, or of computers alone. */
async function playRound(move = ""): Promise<boolean> {
    stopComputer();
    const answers = await ask(`round ${move}`.trim());
    const job = runningJob(answers);
    const seat = show.value?.mover ?? 0;
    if (job !== null) thinking.value = { job, seat, report: null, history: [], run: 0 };
    await refresh();
    return answers !== null;
}

/** The moves that the clicks made so far can still become. */
export function movesAfter(line: Show, clicks: number[]): Show["moves"] {
    return line.moves.filter(
        (row) => row.path.length >= clicks.length && clicks.every((t, i) => row.path[i] === t),
    );
}

/** A click on a cell: plays the move when the clicks made so far mean exactly one. */
export function clickToken(token: number): void {
    const line = show.value;
    if (line === null || computerMoves()) return;
    for (const clicks of [[...clicked.value, token], [token]]) {
        const left = movesAfter(line, clicks);
        const whole = left.find((row) => row.path.length === clicks.length);
        if (whole !== undefined) {
            clicked.value = [];
            void play(whole.move);
            return;
        }
        if (left.length > 0) {
            clicked.value = clicks;
            return;
        }
    }
    clicked.value = [];
}

/** A direction key ("left", "up", ...). True when it meant a move. */
export function key(name: string): boolean {
    if (computerMoves()) return false;
    const row = show.value?.moves.find((move) => move.keys.length === 1 && move.keys[0] === name);
    if (row === undefined) return false;
    void play(row.move);
    return true;
}

export function undo(count = 1): Promise<boolean> {
    return change(count === 1 ? "undo" : `undo ${count}`);
}

export function redo(count = 1): Promise<boolean> {
    return change(count === 1 ? "redo" : `redo ${count}`);
}

/** To the position after `ply` moves of the game's record. Computer seats wait there. */
export async function goTo(ply: number): Promise<void> {
    const line = show.value;
    if (line === null) return;
    const played = line.moves_played.length;
    const most = played + line.redo.length;
    const wanted = Math.max(0, Math.min(most, ply));
    if (wanted === played && thinking.value === null) return;
    paused.value = true;
    if (wanted === played) await cancelThinking();
    else if (wanted < played) await undo(played - wanted);
    else await redo(wanted - played);
}

/** Takes back until a person is to move again. */
export async function takeBack(): Promise<void> {
    const seats = players.value;
    const lonely = !seats.some((seat) => seat.human);
    paused.value = true;
    while ((show.value?.moves_played.length ?? 0) > 0) {
        if (!(await undo())) break;
        if (lonely || !computerToMove.value) break;
    }
}

/** A new game: of the same variant, or of another. */
export async function newGame(spec?: string): Promise<boolean> {
    paused.value = false;
    return change(spec === undefined ? "restart" : `new ${spec}`);
}

/** `SIDE=SPEC` of a seat. */
function seatWord(seat: number, spec: string): string {
    return `${show.value?.player_names[seat] ?? seat + 1}=${spec}`;
}

export async function setSeat(seat: number, spec: string): Promise<boolean> {
    const job = thinking.value?.seat === seat ? thinking.value.job : null;
    const answers = await engine.send(`spec player ${spec}`, { quiet: true });
    const error = find(answers, "error");
    if (error !== undefined) {
        notify("error", error.text);
        return false;
    }
    if (job !== null && !gone.has(job)) await engine.send(`cancel ${job}`);
    return change(`players ${seatWord(seat, spec)}`);
}

/** Changes one option of a seat's player; when that player thinks, at once. */
export function tuneSeat(seat: number, path: string, value: string): Promise<void> {
    return throttled(`seat ${seat} ${path}`, async () => {
        const player = players.value[seat];
        if (player === undefined) return;
        const job = thinking.value?.seat === seat ? thinking.value.job : null;
        const [answers] = await Promise.all([
            ask(`spec player ${player.spec} ${path}=${value}`, true),
            // The search may have ended meanwhile: then there is nothing left to tune.
            job === null ? null : engine.send(`tune ${job} ${path}=${value}`),
        ]);
        const changed = find(answers, "spec");
        if (changed === undefined) return;
        await ask(`players ${seatWord(seat, changed.text)}`);
        await refresh();
    });
}

/** Seats everybody anew. */
export async function setSeats(specs: string[]): Promise<boolean> {
    if (thinking.value !== null) await engine.send(`cancel ${thinking.value.job}`);
    times.value = [];
    return change(`players ${specs.join(" ")}`);
}

export async function swapSides(): Promise<void> {
    const specs = players.value.map((player) => player.spec);
    specs.unshift(specs.pop() as string);
    paused.value = false;
    await setSeats(specs);
}

// ---------------------------------------------------------------- computer players

let timer: ReturnType<typeof setTimeout> | null = null;

function stopComputer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
}

function scheduleComputer(): void {
    stopComputer();
    if (!settings.value.autoplay || paused.value || thinking.value !== null) return;
    if (!computerToMove.value) return;
    const rest = Math.max(0, settings.value.pace - (performance.now() - lastMove));
    timer = setTimeout(() => void computerMove(), rest);
}

/** A computer is about to move: the board does not take moves. */
export function computerMoves(): boolean {
    if (thinking.value !== null) return true;
    return computerToMove.value && settings.value.autoplay && !paused.value;
}

/** Computer seats move by themselves from now on. */
export function resumeComputer(): void {
    paused.value = false;
    if (!settings.value.autoplay) setSettings({ autoplay: true });
    scheduleComputer();
}

/** Computer seats wait; one that thinks stops and does not move. */
export async function pauseComputer(): Promise<void> {
    paused.value = true;
    stopComputer();
    await cancelThinking();
}

let asked = false;

/** Lets the player of the present seat choose its move. */
export async function computerMove(): Promise<void> {
    stopComputer();
    const seat = show.value?.mover ?? -1;
    if (seat < 0 || asked || thinking.value !== null) return;
    asked = true;
    if (inRounds(0)) {
        await playRound();
        asked = false;
        return;
    }
    const answers = await ask("go");
    asked = false;
    const job = runningJob(answers);
    if (job !== null) thinking.value = { job, seat, report: null, history: [], run: 0 };
}

/** The thinking player moves at once with what it knows. */
export async function moveNow(): Promise<void> {
    if (thinking.value !== null) await engine.send(`stop ${thinking.value.job}`);
}

/** The thinking player stops without a move; computer seats wait. */
export async function cancelThinking(): Promise<void> {
    paused.value = true;
    if (thinking.value !== null) await engine.send(`cancel ${thinking.value.job}`);
}

let hintJob: number | null = null;

/** Asks for one good move and shows it on the board. */
export async function hint(): Promise<void> {
    hinted.value = null;
    const known = analysis.value.on ? analysis.value.report?.best : null;
    if (known) {
        hinted.value = known;
        return;
    }
    const fits = (name: string) => searchers.value.some((row) => row.name === name && row.fits);
    const name = ["pvs", "uct", "expectimax", "montecarlo"].find(fits) ?? "random";
    const answers = await ask(`analyze ${name}(time=${HINT_TIME}) bare`);
    const ended = find(answers, "analyze");
    if (ended !== undefined) hinted.value = ended.best;
    else hintJob = runningJob(answers);
}

// ---------------------------------------------------------------- live analysis

/** Grows with every analysis that begins; an answer to an older one is thrown away. */
let analyses = 0;

async function analyse(): Promise<void> {
    const mine = ++analyses;
    const { job, on, spec } = analysis.value;
    const line = show.value;
    const wanted = on && line !== null && line.status !== "over" && (line.mover ?? -1) >= 0;
    analysis.value = { ...analysis.value, job: null, run: 0, done: false };
    if (job !== null && !gone.has(job)) void engine.send(`cancel ${job}`, { quiet: true });
    if (!wanted) {
        analysis.value = { ...analysis.value, report: null, history: [] };
        return;
    }
    const answers = await ask(`analyze ${spec} endless`);
    const started = runningJob(answers);
    if (mine !== analyses) {
        if (started !== null) void engine.send(`cancel ${started}`, { quiet: true });
        return;
    }
    const ended = find(answers, "analyze");
    analysis.value = {
        ...analysis.value,
        job: started,
        report: ended ?? null,
        done: ended !== undefined,
        history: [],
    };
}

export async function setAnalysis(on: boolean): Promise<void> {
    analysis.value = { ...analysis.value, on };
    await analyse();
}

export async function setAnalyst(spec: string): Promise<boolean> {
    const answers = await ask(`spec player ${spec}`, true);
    const line = find(answers, "spec");
    if (line === undefined) return false;
    keepAnalyst(line.text);
    if (analysis.value.on) await analyse();
    return true;
}

function keepAnalyst(spec: string): void {
    analysis.value = { ...analysis.value, spec };
    setSettings({ analyst: spec });
}

/** Changes one option of the analysing player, at once also in the running search. */
export function tuneAnalyst(path: string, value: string): Promise<void> {
    return throttled(`analyst ${path}`, async () => {
        const { job, spec } = analysis.value;
        const [answers, tuned] = await Promise.all([
            ask(`spec player ${spec} ${path}=${value}`, true),
            job === null ? null : engine.send(`tune ${job} ${path}=${value}`),
        ]);
        const line = find(answers, "spec");
        if (line === undefined) return;
        keepAnalyst(line.text);
        // A search that had just ended cannot be tuned: it begins anew.
        if (analysis.value.on && find(tuned, "tuned") === undefined) await analyse();
    });
}

// ---------------------------------------------------------------- links and settings

/** Opens a share link (the part after '#'). False with a notice when it cannot be read. */
export async function openLink(hash: string): Promise<boolean> {
    stopComputer();
    // A link runs nothing: computer seats wait until the person moves or says so.
    const before = paused.value;
    paused.value = true;
    const answers = await engine.send(`open ${hash}`);
    const error = find(answers, "error");
    if (error !== undefined) {
        paused.value = before;
        notify("error", error.text, hash);
        return false;
    }
    await refresh();
    return true;
}

export function setSettings(part: Partial<Settings>): void {
    settings.value = { ...settings.value, ...part };
    saveSettings(settings.value);
    if (part.autoplay !== undefined || part.pace !== undefined) scheduleComputer();
}
