/**
 * Values the positions of the game on a session of its own, so that the game itself goes on undisturbed:
 * by an evaluation, or by a short search of the analyst. Values once known are kept.
 */

import { effect, signal } from "@preact/signals";
import type { Engine } from "../../../engine/client.ts";
import { Newest } from "../../../engine/newest.ts";
import { TRIES } from "../../../engine/pool.ts";
import type { Show } from "../../../engine/protocol.ts";
import { find } from "../../../state/act/ask.ts";
import { queue } from "../../../state/act/queue.ts";
import { makeEngine } from "../../../state/act/workers.ts";
import { gameRowOf } from "../../../state/read/looks.ts";
import { analysis, show } from "../../../state/read/store.ts";
import type { Measure } from "../../../text/value.ts";
import { graph as say } from "../../../words/game.ts";
import { type Known, keyOf } from "./points.ts";

/** Values kept; beyond it the oldest ones go. */
const KEPT = 5000;

/** "eval" = the strongest evaluation, "eval NAME", or "search MS" by the analyst. */
export const valuer = signal("eval");
/** What the values of each valuer are measured in, by game. */
export const measures = signal<ReadonlyMap<string, Measure>>(new Map());
export const known = signal<ReadonlyMap<string, Known>>(new Map());
/** Positions that still wait for their value; null = nobody is at work. */
export const left = signal<number | null>(null);
/** Why there are no values. */
export const refusal = signal("");

/** The valuer as it is asked: the analyst's spec belongs to it. */
export function valuerKey(): string {
    const [kind, rest] = valuer.value.split(" ");
    return kind === "search" ? `search ${rest} ${analysis.value.spec}` : valuer.value;
}

/** Evaluations that say something before the end of the game. */
export function evaluations(family: string | undefined): { name: string; title: string }[] {
    return (gameRowOf(family)?.evals ?? []).filter(({ name }) => name !== "outcome");
}

function keep(key: string, value: Known): void {
    const next = new Map(known.value);
    next.set(key, value);
    if (next.size > KEPT) next.delete(next.keys().next().value as string);
    known.value = next;
}

/** What a valuer says has another measure in every game. */
export const measureKey = ({ game }: Show, valuer: string): string => `${game}|${valuer}`;

function learn(line: Show, { scale, bounds }: Measure): void {
    const key = measureKey(line, valuerKey());
    if (measures.value.get(key)?.scale !== scale)
        measures.value = new Map(measures.value).set(key, { scale, bounds });
}

/** The value of the worker's position, or why there is none; null when nobody says why. */
async function valueHere(
    engine: Engine,
    line: Show,
    searcher: string,
): Promise<Known | string | null> {
    const told = (value: number, player: number, { estimate }: Measure): Known => ({
        value: line.two_player && player === 1 ? 0 - value : value,
        ...(estimate && { estimate }),
    });
    if (searcher !== "") {
        const there = find(await engine.send("show", { quiet: true }), "show");
        if (there?.status === "ongoing" && (there.mover ?? -1) >= 0) {
            const job = engine.start("analyze", `analyze ${searcher} bare`, { quiet: true });
            await job.ended;
            const found = job.last.value;
            if (found?.value == null) return job.error || null;
            learn(line, found);
            return told(found.value, there.mover as number, found);
        }
    }
    const spec = valuer.value.split(" ")[0] === "eval" ? valuer.value.slice(5) : "";
    const answers = await engine.send(`eval ${spec || "strong"}`, { quiet: true });
    const found = find(answers, "eval");
    if (found === undefined) return find(answers, "error")?.text ?? null;
    if (searcher === "") learn(line, found);
    return told(found.value, found.player ?? 0, found);
}

/** The analyst's spec with so much time for a move; "" when an evaluation is asked. */
async function searcherOf(mine: AbortSignal, engine: Engine): Promise<string | null> {
    const [kind, ms] = valuer.value.split(" ");
    if (kind !== "search") return "";
    const answers = await engine.send(`spec player ${analysis.value.spec} time=${ms}ms`, {
        quiet: true,
    });
    const spec = find(answers, "spec")?.text;
    if (spec === undefined && !mine.aborted) refusal.value = find(answers, "error")?.text ?? "";
    return spec ?? null;
}

/** Plies of the line whose positions have no value yet, the last one first. */
function missing(line: Show): number[] {
    const moves = [...line.moves_played, ...line.redo];
    const plies = [...moves.keys(), moves.length].reverse();
    return plies.filter((ply) => !known.value.has(keyOf(line, valuerKey(), moves.slice(0, ply))));
}

/** Values these plies of the line, the last one first; whether the worker has lived to see the end. */
async function valueAll(mine: AbortSignal, engine: Engine, line: Show, plies: number[]) {
    const key = valuerKey();
    const moves = [...line.moves_played, ...line.redo];
    await engine.ready;
    await engine.send(`open ${line.link}`, { quiet: true });
    if (line.redo.length > 0) await engine.send(`play ${line.redo.join(" ")}`, { quiet: true });
    const searcher = await searcherOf(mine, engine);
    if (searcher === null) return engine.state.value !== "crashed";
    let at = moves.length;
    let refused = 0;
    for (const [i, ply] of plies.entries()) {
        if (mine.aborted) break;
        left.value = plies.length - i;
        if (at > ply) await engine.send(`undo ${at - ply}`, { quiet: true });
        at = ply;
        const value = await valueHere(engine, line, searcher);
        if (engine.state.value === "crashed") return false;
        // It may be of the valuer that was chosen meanwhile.
        if (key !== valuerKey()) break;
        if (typeof value === "string") {
            if (!mine.aborted) refusal.value = say.refused(++refused, value);
        } else if (value !== null) keep(keyOf(line, key, moves.slice(0, ply)), value);
    }
    return true;
}

/**
 * Values what has none, from the last position back to the first, until another game or valuer comes. What a worker
 * that ends leaves goes to another one.
 */
async function fill(mine: AbortSignal, session: () => Engine): Promise<void> {
    const line = mine.aborted ? null : show.value;
    for (let tries = 1; line !== null && tries <= TRIES; tries++) {
        const plies = missing(line);
        if (plies.length === 0 || mine.aborted) break;
        const engine = session();
        if (await valueAll(mine, engine, line, plies)) break;
        if (tries === TRIES && !mine.aborted) refusal.value = say.crashed(engine.failure);
    }
    if (!mine.aborted) left.value = null;
}

/** Follows the game until the returned function is called; the session is closed then. */
export function followGame(): () => void {
    let worker: Engine | null = null;
    const session = () => {
        if (worker?.state.value === "crashed") worker = null;
        worker ??= makeEngine();
        return worker;
    };
    const newest = new Newest();
    const inTurn = queue();
    const stop = effect(() => {
        // Whatever a value depends on.
        show.value;
        valuerKey();
        const mine = newest.next();
        refusal.value = "";
        left.value = null;
        void inTurn(() => fill(mine, session));
    });
    return () => {
        stop();
        newest.next();
        left.value = null;
        worker?.close();
    };
}
