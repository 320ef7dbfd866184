/** Who takes part in the duel, and their searches. */

import { signal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Newest } from "../../../engine/newest.ts";
import type { Report } from "../../../engine/protocol.ts";
import { ask, find, start as startJob } from "../../../state/act/ask.ts";
import { carryBook } from "../../../state/act/book.ts";
import { inRole, searcherRow, usualPlayer } from "../../../state/read/roles.ts";
import { nameOf } from "../../../state/read/spec.ts";
import { hovered, position, searchers } from "../../../state/read/store.ts";
import { packWords, unpackWords, viewFields } from "../contract.ts";
import { thinksAnyway } from "../control.tsx";
import { BUDGETS, idle, sampled, type Thinker } from "./duel.ts";

export const fields = viewFields("duel", () => ({ players: "", budget: "t3" }));
export const LEAST = 2;
export const MOST = 4;

export const thinkers = signal<Thinker[]>([]);
/** Lines that have set them to work. */
export const said = signal("");
/** Their searches. */
const thinking = new Newest();
/** The position that they think about. */
const thought = signal("");

/** The usual player and the strongest of another kind. */
function usual(): string[] {
    const others = [...inRole("judge").reverse(), ...inRole("baseline")].map(({ name }) => name);
    return [...new Set([usualPlayer(), ...others])].slice(0, LEAST);
}

/** The players of the link, or the usual ones. */
export function specsNow(): string[] {
    const specs = unpackWords(fields.read().players).slice(0, MOST);
    return specs.length >= LEAST ? specs : usual();
}

function update(i: number, part: Partial<Thinker>): void {
    thinkers.value = thinkers.value.map((thinker, k) =>
        k === i ? { ...thinker, ...part } : thinker,
    );
}

export function stop(): void {
    thinking.next();
    thinkers.value = thinkers.value.map((thinker) =>
        thinker.state === "running" ? { ...thinker, state: "done" } : thinker,
    );
}

/** A player whose own limits are out of the way and who has this budget. */
async function limited(spec: string, path: string, value: string): Promise<string | null> {
    const row = searcherRow(nameOf(spec));
    const words = (row?.params ?? [])
        .filter((param) => param.limit === true)
        .map((param) => {
            if (param.name === path) return `${path}=${value}`;
            const open = param.name === "time" || param.name === "nodes" || param.min === 0;
            return `${param.name}=${open ? 0 : (param.max ?? param.init)}`;
        });
    return find(await ask(`spec player ${spec} ${words.join(" ")}`, true), "spec")?.text ?? null;
}

export async function start(): Promise<void> {
    const mine = thinking.next();
    const wanted = fields.read().budget;
    const budget = BUDGETS.find(({ id }) => id === wanted) ?? BUDGETS[1];
    const specs = specsNow();
    thinkers.value = specs.map((spec) => ({ ...idle(spec), state: "running" }));
    const full = await Promise.all(
        specs.map((spec) => limited(spec, budget?.path ?? "time", budget?.value ?? "3s")),
    );
    if (mine.aborted) return;
    void carryBook(full.flatMap((spec) => spec ?? []));
    said.value = full.map((spec) => `analyze ${spec} bare keep`).join("\n");
    const take = (i: number, report: Report | null) => {
        if (report === null) return;
        update(i, { report, samples: sampled(thinkers.value[i]?.samples ?? [], report) });
    };
    // All begin at once: the core gives every job an equal share of the time.
    full.forEach((spec, i) => {
        if (spec === null) {
            update(i, { state: "done" });
            return;
        }
        const job = startJob("analyze", `analyze ${spec} bare`, { keep: true, until: mine });
        job.progress.subscribe((line) => take(i, line));
        void job.ended.then(() => {
            if (mine.aborted) return;
            take(i, job.last.value);
            update(i, { state: "done" });
        });
    });
}

export async function setSpec(i: number, text: string): Promise<void> {
    const line = find(await ask(`spec player ${text}`, true), "spec");
    if (line === undefined) return;
    const specs = specsNow();
    specs[i] = line.text;
    replace(specs);
}

/** Other players: what was thought before is of no use. */
export function replace(specs: readonly string[]): void {
    thinking.next();
    thinkers.value = specs.map(idle);
    fields.change({ players: packWords(specs) });
}

/** The players of the link, whenever they or the position change. */
export function useThinkers(): void {
    useSignalEffect(() => {
        void searchers.value;
        const specs = specsNow();
        const now = thinkers.peek().map(({ spec }) => spec);
        if (position.value === thought.peek() && now.join() === specs.join()) return;
        thought.value = position.value;
        thinking.next();
        thinkers.value = specs.map(idle);
    });
    useEffect(() => {
        const fresh = thinkers.peek().every(({ report }) => report === null);
        if (thinksAnyway() && fresh) void start();
        return () => {
            stop();
            hovered.value = null;
        };
    }, []);
}
