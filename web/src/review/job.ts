/** The review of a game as a job of the core: starting, watching, stopping. */
import { batch, effect } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { AnyLine, ReviewPly, ReviewProgress } from "../engine/protocol.ts";
import { ask, find, notify } from "../state/ask.ts";
import { carryBook } from "../state/book.ts";
import { show } from "../state/store.ts";
import { gameKey, type Review, review, reviewing } from "./state.ts";

let listening = false;
/** What has come since the last frame. */
const fresh = new Map<number, ReviewPly>();
let latest: ReviewProgress | null = null;
let frame = false;
let starting = false;

function update(part: Partial<Review>): void {
    if (review.value !== null) review.value = { ...review.value, ...part };
}

function draw(): void {
    frame = false;
    const now = review.value;
    if (now === null) return;
    const plies = fresh.size > 0 ? new Map([...now.plies, ...fresh]) : now.plies;
    update({
        plies,
        done: plies.size,
        now: latest === null ? now.now : (latest.now ?? null),
    });
    fresh.clear();
    latest = null;
}

function later(): void {
    if (frame) return;
    frame = true;
    requestAnimationFrame(draw);
}

function receive(line: AnyLine): void {
    const now = review.value;
    if (now === null || now.job === null || line.job !== now.job) return;
    if (line.type === "reviewed") {
        fresh.set(line.ply, line);
        later();
    } else if (line.type === "progress" && line.kind === "review") {
        latest = line;
        later();
    } else if (line.type === "review") {
        for (const ply of line.plies) fresh.set(ply.ply, ply);
        draw();
        const state = line.stopped ? "stopped" : "done";
        update({ job: null, state, now: null, result: line });
        if (line.error !== undefined) notify("error", line.error);
    } else if (line.type === "cancelled" || line.type === "error") {
        review.value = null;
    }
}

function cancel(): void {
    const job = review.value?.job ?? null;
    if (job !== null) void engine.send(`cancel ${job}`, { quiet: true });
    fresh.clear();
    latest = null;
    review.value = null;
}

/** A changed game (another one, other moves) is another review: the old one ends. */
function follow(): void {
    const line = show.value;
    const now = review.value;
    if (line === null || now === null || now.key === gameKey(line)) return;
    batch(() => {
        cancel();
        reviewing.value = false;
    });
}

export async function startReview(): Promise<void> {
    if (starting) return;
    starting = true;
    await begin();
    starting = false;
}

async function begin(): Promise<void> {
    if (!listening) {
        listening = true;
        engine.on(receive);
        effect(follow);
        // A crash takes the review with it.
        engine.onCrash(() => {
            if (review.peek()?.job != null) cancel();
        });
    }
    cancel();
    reviewing.value = true;
    await carryBook(["review"]);
    const line = show.value;
    if (line === null || !reviewing.value) return;
    const key = gameKey(line);
    const total = line.moves_played.length + line.redo.length;
    const answers = await ask("review");
    const job = find(answers, "started")?.job;
    if (answers === null || job === undefined) {
        reviewing.value = false;
        return;
    }
    review.value = {
        job,
        key,
        state: "running",
        done: 0,
        total,
        plies: new Map(),
        now: null,
        result: null,
    };
    // A short review may be over before the line that started it is answered.
    for (const answer of answers) receive(answer);
    follow();
}

export async function pauseReview(): Promise<void> {
    const now = review.value;
    if (now?.state !== "running" || now.job === null) return;
    update({ state: "paused" });
    await engine.send(`pause ${now.job}`);
}

export async function resumeReview(): Promise<void> {
    const now = review.value;
    if (now?.state !== "paused" || now.job === null) return;
    update({ state: "running" });
    await engine.send(`resume ${now.job}`);
}

/** Ends the work; what is judged stays. */
export async function stopReview(): Promise<void> {
    const job = review.value?.job ?? null;
    if (job !== null) await engine.send(`stop ${job}`);
}

/** Takes the review away. */
export function closeReview(): void {
    cancel();
    reviewing.value = false;
}
