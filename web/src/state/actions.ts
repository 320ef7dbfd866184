/**
 * Everything that can be done on the page. Each action sends console lines and puts what the core
 * answers into the store; the page has no other way to change anything.
 */
import { engine } from "../engine/engine.ts";
import type { AnyLine, Progress, Report, Show } from "../engine/protocol.ts";
import {
    analysis,
    clicked,
    describe,
    hinted,
    type Notice,
    notices,
    players,
    type Sample,
    searchers,
    settings,
    show,
    thinking,
} from "./store.ts";
import { saveSettings } from "./settings.ts";

/** Points kept for a chart; beyond it every second one is dropped. */
const HISTORY = 300;

// ---------------------------------------------------------------- answers of the core

function find<T extends AnyLine["type"]>(
    answers: AnyLine[],
    type: T,
): Extract<AnyLine, { type: T }> | undefined {
    return answers.find((line): line is Extract<AnyLine, { type: T }> => line.type === type);
}

/** Sends a line of a control; a refusal becomes a notice. False when it was refused. */
async function ask(line: string, quiet = false): Promise<AnyLine[] | null> {
    const answers = await engine.send(line, { quiet });
    const error = find(answers, "error");
    if (error === undefined) return answers;
    notify("error", error.text);
    return null;
}

let noticeId = 0;

export function notify(kind: Notice["kind"], text: string, detail?: string): void {
    const notice: Notice = { id: ++noticeId, kind, text };
    if (detail !== undefined) notice.detail = detail;
    const same = notices.value.find((old) => old.text === text);
    notices.value = [...notices.value.filter((old) => old !== same), notice].slice(-4);
}

export function dismiss(id: number): void {
    notices.value = notices.value.filter((notice) => notice.id !== id);
}

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
let frame = 0;

function draw(): void {
    frame = 0;
    for (const progress of waiting.values()) {
        const running = analysis.value;
        const seat = thinking.value;
        if (running.job === progress.job) {
            const anew = progress.run !== running.run;
            analysis.value = {
                ...running,
                run: progress.run,
                report: progress,
                spec: progress.spec,
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
    waiting.clear();
}

function nextFrame(callback: () => void): number {
    return typeof requestAnimationFrame === "function"
        ? requestAnimationFrame(callback)
        : Number(setTimeout(callback, 16));
}

function receive(line: AnyLine): void {
    switch (line.type) {
        case "progress":
            if (line.kind === "analyze" || line.kind === "go") {
                waiting.set(line.job as number, line as Progress);
                if (frame === 0) frame = nextFrame(draw);
            }
            break;
        case "analyze":
            if (analysis.value.job === line.job) {
                draw();
                analysis.value = { ...analysis.value, job: null, report: line, done: true };
            } else if (hintJob === line.job) {
                hintJob = null;
                hinted.value = line.best;
            }
            break;
        case "go":
            if (thinking.value?.job === line.job) thinking.value = null;
            void refresh();
            break;
        case "cancelled":
            if (thinking.value?.job === line.job) thinking.value = null;
            if (analysis.value.job === line.job) analysis.value = { ...analysis.value, job: null };
            if (hintJob === line.job) hintJob = null;
            break;
        case "error":
            // The work of a job failed: nothing else would tell that it is gone.
            if (line.job !== undefined) notify("error", line.text);
            break;
        default:
            break;
    }
}

// ---------------------------------------------------------------- start and refresh

let refreshing: Promise<void> | null = null;
let again = false;

/** Brings the store up to date with the core's session. */
export function refresh(): Promise<void> {
    if (refreshing !== null) {
        again = true;
        return refreshing;
    }
    refreshing = (async () => {
        do {
            again = false;
            const [shown, seats, fits] = await Promise.all([
                engine.send("show", { quiet: true }),
                engine.send("players", { quiet: true }),
                engine.send("searchers", { quiet: true }),
            ]);
            const line = find(shown, "show");
            const table = find(seats, "players");
            const list = find(fits, "searchers");
            if (table !== undefined) {
                players.value = table.players;
                for (const text of table.reset) notify("info", text);
            }
            if (list !== undefined) searchers.value = list.searchers;
            if (line !== undefined) arrive(line);
        } while (again);
        refreshing = null;
    })();
    return refreshing;
}

/** A `show` line came: a new position stops what belonged to the old one. */
function arrive(line: Show): void {
    const old = show.value;
    show.value = line;
    const moved =
        old === null ||
        old.game !== line.game ||
        old.position !== line.position ||
        old.moves_played.join() !== line.moves_played.join();
    if (moved) {
        clicked.value = [];
        hinted.value = null;
        if (analysis.value.on) void analyse();
    }
    scheduleComputer();
}

let listening = false;

/** Starts the engine, sets up the first game and listens. Resolves when the board can be drawn. */
export async function start(first: (() => Promise<boolean>) | null): Promise<void> {
    if (!listening) {
        listening = true;
        engine.on(receive);
        // A terminal line may have changed the game.
        engine.version.subscribe(() => {
            if (describe.value !== null) void refresh();
        });
    }
    await engine.ready;
    const answers = await engine.send("describe", { quiet: true });
    describe.value = find(answers, "describe") ?? null;
    const opened = first !== null && (await first());
    if (!opened) await engine.send("players human uct(preset=medium)", { quiet: true });
    await refresh();
}

// ---------------------------------------------------------------- the game

async function change(line: string): Promise<boolean> {
    stopComputer();
    const answers = await ask(line);
    await refresh();
    return answers !== null;
}

export function play(move: string): Promise<boolean> {
    return change(`play ${move}`);
}

/** A click on a cell: plays the move when the clicks made so far mean exactly one. */
export function clickToken(token: number): void {
    const moves = show.value?.moves ?? [];
    const starts = (path: number[], clicks: number[]) => clicks.every((t, i) => path[i] === t);
    const tries = [[...clicked.value, token], [token]];
    for (const clicks of tries) {
        const left = moves.filter((row) => row.path.length > 0 && starts(row.path, clicks));
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

/** To the position after `ply` moves of the game's record. */
export async function goTo(ply: number): Promise<void> {
    const played = show.value?.moves_played.length ?? 0;
    pauseComputer();
    if (ply < played) await undo(played - ply);
    else if (ply > played) await redo(ply - played);
}

/** A new game: of the same variant, or of another. */
export async function newGame(spec?: string): Promise<boolean> {
    resumeComputer();
    return change(spec === undefined ? "restart" : `new ${spec}`);
}

export async function setSeat(seat: number, spec: string): Promise<boolean> {
    const specs = players.value.map((player) => player.spec);
    specs[seat] = spec;
    return change(`players ${specs.join(" ")}`);
}

/** Changes one option of a seat's player; when that player thinks, at once. */
export async function tuneSeat(seat: number, path: string, value: string): Promise<void> {
    const player = players.value[seat];
    if (player === undefined) return;
    const job = thinking.value?.seat === seat ? thinking.value.job : null;
    const answers = await ask(`spec player ${player.spec} ${path}=${value}`, true);
    const changed = answers === null ? undefined : find(answers, "spec");
    if (changed === undefined) return;
    const specs = players.value.map((row, i) => (i === seat ? changed.text : row.spec));
    await Promise.all([
        job === null ? null : ask(`tune ${job} ${path}=${value}`),
        ask(`players ${specs.join(" ")}`),
    ]);
    await refresh();
}

export async function swapSides(): Promise<void> {
    const specs = players.value.map((player) => player.spec);
    specs.unshift(specs.pop() as string);
    await change(`players ${specs.join(" ")}`);
}

// ---------------------------------------------------------------- computer players

let timer: ReturnType<typeof setTimeout> | null = null;
let paused = false;
let lastMove = 0;

/** Computer seats wait until the person says go on (after stepping through the game). */
function pauseComputer(): void {
    paused = true;
}

export function resumeComputer(): void {
    paused = false;
}

export function computerPaused(): boolean {
    return paused;
}

function stopComputer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
}

function scheduleComputer(): void {
    stopComputer();
    const line = show.value;
    if (line === null || line.status === "over" || line.mover === null) return;
    if (!settings.value.autoplay || paused || thinking.value !== null) return;
    const seat = players.value[line.mover];
    if (seat === undefined || seat.human) return;
    const rest = Math.max(0, settings.value.pace - (performance.now() - lastMove));
    timer = setTimeout(() => void computerMove(), rest);
}

/** Lets the player of the present seat choose its move. */
export async function computerMove(): Promise<void> {
    stopComputer();
    const line = show.value;
    if (line === null || line.mover === null || line.mover < 0 || thinking.value !== null) return;
    const seat = line.mover;
    resumeComputer();
    const answers = await ask("go");
    lastMove = performance.now();
    const started = answers === null ? undefined : find(answers, "started");
    if (started === undefined) return;
    const over = answers?.some((answer) => answer.type === "go" && answer.job === started.job);
    if (!over)
        thinking.value = { job: started.job as number, seat, report: null, history: [], run: 0 };
}

/** The thinking player moves at once with what it knows. */
export async function moveNow(): Promise<void> {
    if (thinking.value !== null) await ask(`stop ${thinking.value.job}`);
}

export async function cancelThinking(): Promise<void> {
    pauseComputer();
    if (thinking.value !== null) await ask(`cancel ${thinking.value.job}`);
}

let hintJob: number | null = null;

/** Asks the analysing player for one good move and shows it on the board. */
export async function hint(): Promise<void> {
    hinted.value = null;
    const known = analysis.value.on ? analysis.value.report?.best : null;
    if (known) {
        hinted.value = known;
        return;
    }
    const answers = await ask("analyze pvs(time=700ms)");
    const started = answers === null ? undefined : find(answers, "started");
    const ended = answers === null ? undefined : find(answers, "analyze");
    if (ended !== undefined) hinted.value = ended.best;
    else if (started !== undefined) hintJob = started.job as number;
}

// ---------------------------------------------------------------- live analysis

async function analyse(): Promise<void> {
    const { job, on, spec } = analysis.value;
    if (job !== null) {
        analysis.value = { ...analysis.value, job: null };
        await engine.send(`cancel ${job}`, { quiet: true });
    }
    if (!on || show.value === null || show.value.status === "over") {
        analysis.value = { ...analysis.value, report: null, history: [], done: false };
        return;
    }
    const answers = await ask(`analyze ${spec} endless`);
    const started = answers === null ? undefined : find(answers, "started");
    const ended = answers === null ? undefined : find(answers, "analyze");
    analysis.value = {
        ...analysis.value,
        job: ended === undefined ? ((started?.job as number | undefined) ?? null) : null,
        run: 0,
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
    const line = answers === null ? undefined : find(answers, "spec");
    if (line === undefined) return false;
    analysis.value = { ...analysis.value, spec: line.text };
    setSettings({ analyst: line.text });
    if (analysis.value.on) await analyse();
    return true;
}

/** Changes one option of the analysing player, at once also in the running search. */
export async function tuneAnalyst(path: string, value: string): Promise<void> {
    const { job, spec } = analysis.value;
    const answers = await ask(`spec player ${spec} ${path}=${value}`, true);
    const line = answers === null ? undefined : find(answers, "spec");
    if (line === undefined) return;
    analysis.value = { ...analysis.value, spec: line.text };
    setSettings({ analyst: line.text });
    if (job !== null) await ask(`tune ${job} ${path}=${value}`);
    else if (analysis.value.on) await analyse();
}

// ---------------------------------------------------------------- links and settings

/** Opens a share link (the part after '#'). False with a notice when it cannot be read. */
export async function openLink(hash: string): Promise<boolean> {
    stopComputer();
    const answers = await engine.send(`open ${hash}`);
    const error = find(answers, "error");
    if (error !== undefined) {
        notify("error", error.text, hash);
        return false;
    }
    pauseComputer();
    await refresh();
    return true;
}

export function setSettings(part: Partial<typeof settings.value>): void {
    settings.value = { ...settings.value, ...part };
    saveSettings(settings.value);
    if (part.autoplay !== undefined || part.pace !== undefined) scheduleComputer();
}
