/**
 * Everything that can be done on the page. Each action sends console lines and puts what the core
 * answers into the store; the page has no other way to change anything.
 */
import { batch, effect, untracked } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { Job } from "../engine/job.ts";
import type { Show } from "../engine/protocol.ts";
import { analyse, followFamily, setAnalysis } from "./analysis.ts";
import { arrival, isArriving } from "./arrival.ts";
import { ask, find, type LineOf, start as startJob } from "./ask.ts";
import { keepTime, keepTimes, withReport } from "./jobs.ts";
import { hasLook } from "./looks.ts";
import { notify } from "./notify.ts";
import { recallOwn } from "./own.ts";
import { analystOf, atLevel, rowOfSpec, takes } from "./roles.ts";
import { awaitsStart } from "./rounds.ts";
import { computersRun, letGo, paused, rushing } from "./session.ts";
import { changeSettings, type Settings, settings } from "./settings.ts";
import { friendToMove, shared, sharedAnew, sharedElsewhere } from "./shared.ts";
import { followSteps } from "./steps.ts";
import {
    analysis,
    clicked,
    computerToMove,
    describe,
    hinted,
    players,
    position,
    searchers,
    show,
    thinking,
    times,
} from "./store.ts";
import { throttled } from "./throttle.ts";

export {
    limitAnalyst,
    pauseAnalysis,
    restartAnalysis,
    resumeAnalysis,
    type StepEvent,
    setAnalysis,
    setAnalyst,
    setRecording,
    stepAnalysis,
    tuneAnalyst,
} from "./analysis.ts";
export { find } from "./ask.ts";

export { dismiss, notify } from "./notify.ts";

/** Who sits down at first, as the core has it. */
const firstOpponent = () => atLevel("opponent", "medium");
/** How long a hint may take. */
const HINT_TIME = "700ms";
/** Milliseconds of its last move below which a computer is fast. */
const FAST = 40;
// ---------------------------------------------------------------- start and refresh

let refreshing: Promise<void> | null = null;

/** Brings the store up to date with the core's session. */
export function refresh(): Promise<void> {
    refreshing ??= (async () => {
        let seen: number;
        try {
            do {
                seen = engine.version.value;
                await load();
            } while (engine.version.value !== seen && engine.state.value === "ready");
        } finally {
            refreshing = null;
        }
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
    if (fits !== undefined) {
        const family = show.value?.family ?? "";
        if (family !== line.family) followFamily(family, line.family);
        await refitAnalyst();
    }
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
    const old = position.value;
    followSteps(line);
    show.value = line;
    if (position.value !== old) {
        lastMove = performance.now();
        clicked.value = [];
        dropHint();
        if (analysis.value.on) void analyse(analysis.value.held);
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
        // A terminal line or a computer's move has changed the game.
        engine.version.subscribe(() => {
            if (rushing.value || show.value === null) return;
            if (engine.state.value === "ready") void refresh();
        });
    }
    await engine.ready;
    await recallOwn();
    describe.value = find(await engine.send("describe", { quiet: true }), "describe") ?? null;
    const usual = analystOf(undefined).spec;
    const analyst = await canonical(settings.value.analyst || usual);
    analysis.value = { ...analysis.value, spec: analyst ?? usual };
    const opened = first !== null && (await first());
    await refresh();
    // A link says itself whether a search runs.
    if (first !== null && !opened && settings.value.think) await setAnalysis(true);
}

/**
 * The analysing player as the core writes it in the new game; one that does not fit there gives way to
 * the one of the first look.
 */
async function refitAnalyst(): Promise<void> {
    const { spec } = analysis.value;
    if (spec === "") return;
    let text: string | null = null;
    for (const one of [spec, analystOf(undefined).spec, takes("opponent")])
        text ??= await canonical(one);
    if (analysis.value.spec === spec)
        analysis.value = { ...analysis.value, spec: text ?? takes("baseline") };
}

/** A spec of a player as the core writes it; null when it is no player of this game. */
async function canonical(spec: string): Promise<string | null> {
    const answers = await engine.send(`spec player ${spec}`, { quiet: true });
    return find(answers, "spec")?.text ?? null;
}

/** After a crash: a new engine with the game that was on the board. */
export async function revive(): Promise<void> {
    const { link, redo: taken = [] } = show.value ?? {};
    stopComputer();
    batch(() => {
        paused.value = true;
        analysis.value = { ...analysis.value, on: false };
    });
    engine.restart();
    // Before it is ready: what people click until then comes after these lines.
    const lines = link === undefined ? [] : [`open ${link}`];
    // The link ends at the position that is shown.
    if (taken.length > 0) lines.push(`play ${taken.join(" ")}`, `undo ${taken.length}`);
    await Promise.all(lines.map((line) => engine.send(line, { quiet: true })));
    if (link === undefined) await start(null);
    await refresh();
}

// ---------------------------------------------------------------- the game

/** Changes of the game that are on their way: until they are known, what is shown is old. */
let changing = 0;

/** Carries out a change; no computer begins to think about the position before it. */
async function changed<T>(work: () => Promise<T>): Promise<T> {
    stopComputer();
    changing++;
    try {
        return await work();
    } finally {
        changing--;
        scheduleComputer();
    }
}

/** A change of the game that people see; nothing where another one is on its way. */
function change(line: string): Promise<boolean> {
    return isArriving() ? Promise.resolve(false) : carryOut(line);
}

function carryOut(line: string): Promise<boolean> {
    return changed(async () => {
        const answers = await ask(line);
        await refresh();
        return answers !== null;
    });
}

export function play(move: string): Promise<boolean> {
    // Whoever moves for a waiting computer is trying things out: it goes on waiting.
    if (!computerToMove.value) paused.value = false;
    return inRounds(1) ? playRound(move) : change(`play ${move}`);
}

/** Plays several moves in one line; computers wait, so that one can look around there. */
export function playLine(moves: readonly string[]): Promise<boolean> {
    paused.value = true;
    return change(`play ${moves.join(" ")}`);
}

/** All choose at once, and no more than so many people do: one line plays a whole round. */
function inRounds(most: number): boolean {
    const line = show.value;
    if (line === null || !hasLook(line.family, "trails") || players.value.length < 2) return false;
    return players.value.filter((player) => player.human).length <= most;
}

/** The round of a person who has chosen, or of computers alone. */
async function playRound(move = ""): Promise<boolean> {
    stopComputer();
    const job = startJob("round", `round ${move}`.trim());
    const played = await think(job, show.value?.mover ?? 0);
    await refresh();
    return played;
}

/** Shows that a seat thinks, until it has moved; resolves with whether it has begun. */
function think(job: Job<"go"> | Job<"round">, seat: number): Promise<boolean> {
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
    });
    return job.started;
}

export function undo(count = 1): Promise<boolean> {
    return change(count === 1 ? "undo" : `undo ${count}`);
}

export function redo(count = 1): Promise<boolean> {
    return change(count === 1 ? "redo" : `redo ${count}`);
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
        else if (wanted < played) await undo(played - wanted);
        else await redo(wanted - played);
    } finally {
        steps.open--;
    }
}

/** So many moves forward, or back when negative. */
export function goBy(count: number): Promise<void> {
    return goTo(standing() + count);
}

let taking = false;

/** Takes back until a person is to move again. */
export async function takeBack(): Promise<void> {
    if (taking) return;
    taking = true;
    const seats = players.value;
    const lonely = !seats.some((seat) => seat.human);
    paused.value = true;
    try {
        while ((show.value?.moves_played.length ?? 0) > 0) {
            if (!(await undo())) break;
            if (lonely || !computerToMove.value) break;
        }
    } finally {
        taking = false;
    }
}

/** A new game: of the same variant, or of another. With `waits` computer seats do not begin. */
export async function newGame(spec?: string, waits = false): Promise<boolean> {
    paused.value = waits;
    const together = shared.value;
    sharedAnew();
    if (spec === undefined) return change("restart");
    const before = show.value?.family;
    let old: string | null = null;
    const there = await arrival(async () => {
        old = await canonical(firstOpponent());
        return carryOut(`new ${spec}`);
    });
    if (!there) {
        shared.value = together;
        return false;
    }
    sharedElsewhere();
    if (show.value?.family === before) return true;
    // Levels are made for each family: whoever sat there first sits there at the new game's level.
    const next = await canonical(firstOpponent());
    const seats = players.value.flatMap((player, seat) => (player.spec === old ? [seat] : []));
    if (next !== null && next !== old) for (const seat of seats) await setSeat(seat, next);
    return true;
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

// ---------------------------------------------------------------- computer players

let timer: ReturnType<typeof setTimeout> | null = null;

function stopComputer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
}

function scheduleComputer(): void {
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
    else if (settings.value.pace === 0 && hasLook(show.value?.family, "tiles") && isFast(seat))
        void import("./rush.ts").then(({ rush }) => rush(() => changing === 0));
    else await think(startJob("go", "go"), seat);
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

/** The search for a hint; null when none is wanted any more. */
let hinting: Job<"analyze"> | null = null;

function dropHint(): void {
    hinting?.cancel("replaced");
    hinting = null;
    hinted.value = null;
}

/** Asks for one good move and shows it on the board. */
export async function hint(): Promise<void> {
    dropHint();
    const { on, job, done, report } = analysis.value;
    // Between two searches the report is still that of the position before.
    if (on && (job !== null || done) && report?.best) {
        hinted.value = report.best;
        return;
    }
    const search = startJob("analyze", `analyze ${takes("judge")}(time=${HINT_TIME}) bare`);
    hinting = search;
    void search.ended.then(() => {
        if (hinting === search) hinted.value = search.last.value?.best ?? null;
    });
    await search.started;
}

// ---------------------------------------------------------------- links and settings

/** Opens a share link (the part after '#'). False with a notice when it cannot be read. */
export function openLink(hash: string): Promise<boolean> {
    return arrival(() => bringLink(hash));
}

async function bringLink(hash: string): Promise<boolean> {
    stopComputer();
    // A link runs nothing: computer seats wait until the person moves or says so.
    const before = paused.value;
    paused.value = true;
    const answers = await engine.send(`open ${hash}`);
    const error = find(answers, "error");
    if (error !== undefined) {
        paused.value = before;
        const { withoutStranger } = await import("./strangers.ts");
        const without = withoutStranger(hash, error.text);
        if (without !== null) return bringLink(without);
        notify("error", error.text, hash);
        scheduleComputer();
        return false;
    }
    await refresh();
    return true;
}

export function setSettings(part: Partial<Settings>): void {
    changeSettings(part);
    if (part.autoplay !== undefined) letGo.value = false;
    if (part.autoplay !== undefined || part.pace !== undefined) scheduleComputer();
}
