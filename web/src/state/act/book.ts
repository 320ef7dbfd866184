/**
 * The opening book of a game's exact solver: fetched once, when the solver is first put before the board
 * of the book, by a line, a seat, the analysis or a judge. Only work that would look at many positions
 * waits for it; a search that began without it begins anew when it comes.
 */
import { computed, effect, untracked } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import { files as say } from "../../words/files.ts";
import { inRole } from "../read/roles.ts";
import { analysis, booked, describe, players, searching, show, thinking } from "../read/store.ts";
import { judging } from "./loss.ts";
import { notify } from "./notify.ts";

/** The solver's parameter for its book, with the name of the book; null where there is none. The book is
 * about the usual board of the family. */
const option = computed(() => {
    const { game, family } = show.value ?? {};
    if (game !== family) return null;
    const row = inRole("exact").findLast((each) => each.game === family);
    const param = row?.params.find(({ type, init }) => type === "blob" && init !== "");
    return param === undefined ? null : { path: param.name, name: String(param.init) };
});
/** How every book begins. A server may answer with a page what it does not have. */
const HEAD = "plybook";
/** Milliseconds that fetching may take. */
const PATIENCE = 60_000;
/** Milliseconds that work waits for it. */
const WAIT = 3000;

function usesSolver(text: string): boolean {
    const words = text.split(/[^\w-]+/);
    const rows = describe.value?.searchers ?? [];
    return rows.some(({ name, roles }) => roles.exact !== undefined && words.includes(name));
}

/** Whether a console line lets the solver think, where it fits: by name, or as the usual judge. */
export function letsSolve(line: string): boolean {
    const [word = "", ...rest] = line.trim().split(/\s+/);
    if (["help", "spec", "searchers"].includes(word)) return false;
    if (usesSolver(line)) return true;
    if (word === "review") return rest.every((other) => other.includes("="));
    return ["loss", "accuracy"].includes(word) && !/\bjudge=/.test(line);
}

/** Not asked for again: there is none, or there was no way to it. */
let givenUp = false;
let told = false;
let fetching: Promise<void> | null = null;

async function fetchBook(name: string): Promise<void> {
    try {
        const answer = await fetch(new URL(`books/${name}`, document.baseURI), {
            signal: AbortSignal.timeout(PATIENCE),
        });
        const bytes = new Uint8Array(answer.ok ? await answer.arrayBuffer() : []);
        const there = String.fromCharCode(...bytes.subarray(0, HEAD.length)) === HEAD;
        if (there && (await engine.blob(name, bytes)) === null) booked.value = true;
        else givenUp = true;
    } catch {
        givenUp = true;
        if (!told) notify("info", say.noBook);
        told = true;
    }
}

/** Resolves when the engine has the book, or has to do without it. */
export function loadBook(): Promise<void> {
    const name = option.value?.name;
    if (name === undefined || booked.value || givenUp) return Promise.resolve();
    fetching ??= fetchBook(name).finally(() => {
        fetching = null;
    });
    return fetching;
}

/** The same, where texts speak of the solver and the book is about the present board; not for long. */
export async function carryBook(texts: readonly string[]): Promise<void> {
    if (option.value === null || !texts.some(letsSolve)) return;
    const enough = new Promise<void>((resolve) => {
        setTimeout(resolve, WAIT);
    });
    await Promise.race([loadBook(), enough]);
}

/** The book has come: solvers at work begin anew, knowing it. */
function adopt(): void {
    if (option.value === null) return;
    const { path, name } = option.value;
    const { job } = searching.value;
    const { spec } = analysis.value;
    const seat = thinking.value;
    const jobs: (number | null)[] = [];
    if (job !== null && usesSolver(spec)) jobs.push(job);
    if (seat !== null && usesSolver(players.value[seat.seat]?.spec ?? ""))
        jobs.push(seat.job.number);
    for (const each of jobs) void engine.send(`tune ${each} ${path}=${name}`, { quiet: true });
}

/** Watches who is put before the board from now on. */
export function startBook(): void {
    effect(() => {
        const { on, spec } = analysis.value;
        const seated = players.value.some((player) => usesSolver(player.spec));
        const here = (on && usesSolver(spec)) || seated || judging.value;
        if (option.value !== null && here) untracked(() => void loadBook());
    });
    effect(() => {
        if (booked.value) untracked(adopt);
    });
    // What failed without a connection may succeed with one.
    globalThis.addEventListener?.("online", () => {
        givenUp = false;
    });
}
