/**
 * The opening book of Connect Four's exact solver: fetched once, when the solver is first put before the
 * classic board, by a line, a seat, the analysis or a judge. Nobody waits for it but work that would
 * look at many positions; a search that began without it begins anew when it comes.
 */
import { computed, effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import { notify } from "./ask.ts";
import { analysis, players, show, thinking } from "./store.ts";

/** As the solver's option `book` calls it. */
const NAME = "connect4.book";
const ADDRESS = `books/${NAME}`;
/** How every book begins. A server may answer with a page what it does not have. */
const HEAD = "plybook";
/** Milliseconds that fetching may take. */
const PATIENCE = 60_000;
/** Milliseconds that work waits for it. */
const WAIT = 3000;

/** Whether the engine has the book. */
export const booked = signal(false);

/** The board that the book is about. */
const classic = computed(() => show.value?.game === "connect4");

export function usesSolver(text: string): boolean {
    return /\bsolver\b/.test(text);
}

/** Whether a console line lets the solver think, where it fits: by name, or as the usual judge. */
export function letsSolve(line: string): boolean {
    const [word = "", ...rest] = line.trim().split(/\s+/);
    if (["help", "spec", "searchers"].includes(word)) return false;
    if (usesSolver(line)) return true;
    if (word === "review") return rest.every((other) => other.includes("="));
    const judges = ["loss", "accuracy", "regret", "truth"]; // the last two are older names
    return judges.includes(word) && !/\b(judge|referee)=/.test(line);
}

/** Not asked for again: there is none, or there was no way to it. */
let givenUp = false;
let told = false;
let fetching: Promise<void> | null = null;

async function fetchBook(): Promise<void> {
    try {
        const answer = await fetch(new URL(ADDRESS, document.baseURI), {
            signal: AbortSignal.timeout(PATIENCE),
        });
        const bytes = new Uint8Array(answer.ok ? await answer.arrayBuffer() : []);
        const there = String.fromCharCode(...bytes.subarray(0, HEAD.length)) === HEAD;
        if (there && (await engine.blob(NAME, bytes)) === null) booked.value = true;
        else givenUp = true;
    } catch {
        givenUp = true;
        if (!told)
            notify(
                "info",
                "The solver's opening book could not be fetched: early positions take it longer.",
            );
        told = true;
    }
}

/** Resolves when the engine has the book, or has to do without it. */
export function loadBook(): Promise<void> {
    if (booked.value || givenUp) return Promise.resolve();
    fetching ??= fetchBook().finally(() => {
        fetching = null;
    });
    return fetching;
}

/** The same, where texts speak of the solver and the book is about the present board; not for long. */
export async function carryBook(texts: readonly string[]): Promise<void> {
    if (!classic.value || !texts.some(letsSolve)) return;
    const enough = new Promise<void>((resolve) => {
        setTimeout(resolve, WAIT);
    });
    await Promise.race([loadBook(), enough]);
}

/** The book has come: solvers at work begin anew, knowing it. */
function adopt(): void {
    if (!classic.value) return;
    const { job, spec } = analysis.value;
    const seat = thinking.value;
    const jobs = [];
    if (job !== null && usesSolver(spec)) jobs.push(job);
    if (seat !== null && usesSolver(players.value[seat.seat]?.spec ?? "")) jobs.push(seat.job);
    for (const each of jobs) void engine.send(`tune ${each} book=${NAME}`, { quiet: true });
}

/** Watches who is put before the board from now on. */
export function followBook(): void {
    engine.onSent(({ line }) => void carryBook([line]));
    effect(() => {
        const { on, spec } = analysis.value;
        const here = (on && usesSolver(spec)) || players.value.some((p) => usesSolver(p.spec));
        if (classic.value && here) untracked(() => void loadBook());
    });
    effect(() => {
        if (booked.value) untracked(adopt);
    });
    // What failed without a connection may succeed with one.
    globalThis.addEventListener?.("online", () => {
        givenUp = false;
    });
}
