/** A contest of players that came as files: read, tried against first goals, sent into a tournament. */
import { signal } from "@preact/signals";
import { visible } from "../../../../../wasm/visible.mjs";
import { TRIES } from "../../../engine/pool.ts";
import type { LineOf } from "../../../engine/query.ts";
import { playerTitle } from "../../../params/titles.ts";
import { experiments } from "../../../state/act/experiment.ts";
import { makeEngine } from "../../../state/act/workers.ts";
import { freeName, keepPlayer, recall, writtenBy } from "../../../state/act/written.ts";
import { openPanel } from "../../../state/keep/session.ts";
import { plainName } from "../../../state/read/playername.ts";
import { atLevel, takes } from "../../../state/read/roles.ts";
import { show } from "../../../state/read/store.ts";
import { lab } from "../../../words/lab.ts";
import { write as say } from "../../../words/write.ts";
import { faultText } from "./fault.ts";

/** How it did against a goal. */
export interface Tried {
    /** Percent; draws are halves. */
    score: number;
    /** Games that it lost because a move took too long, or because it failed and why. */
    late: number;
    failed: number;
    why: string;
}

export interface Entry {
    name: string;
    /** What its file is called. */
    file: string;
    source: string;
    /** What is wrong with it; "" = nothing is known to be. */
    trouble: string;
    /** It plays under its name. */
    ready: boolean;
    /** Against each goal, in their order; null = not known yet. */
    tried: readonly (Tried | null)[];
}

/** Games against a goal, and seconds that a move may take in them. */
export const GAMES = 20;
export const TIME = 0.2;
const MOST = 64;

export interface Goal {
    spec: string;
    title: string;
    /** The score in percent with which it is reached. */
    score: number;
}

export const entries = signal<readonly Entry[]>([]);
/** What is being done, a sentence; "" = nothing. */
export const doing = signal("");
/** Files that found no place, a sentence; "" = all did. */
export const leftOut = signal("");

/** Who is to be beaten first, from weak to strong. */
export const goals = (): Goal[] =>
    [
        { spec: takes("baseline"), score: 100 },
        { spec: atLevel("opponent", "easy"), score: 55 },
    ]
        .filter(({ spec }) => spec !== "" && (show.value?.player_names.length ?? 0) > 1)
        .map((goal) => ({ ...goal, title: playerTitle(goal.spec) }));

function change(name: string, part: Partial<Entry>): void {
    entries.value = entries.value.map((one) => (one.name === name ? { ...one, ...part } : one));
}

/** Takes files into the contest; their code does not run yet. The same file comes in once. */
export async function enter(files: readonly File[]): Promise<void> {
    await recall();
    const next = [...entries.value];
    leftOut.value = "";
    for (const [number, file] of files.entries()) {
        if (next.length === MOST) {
            const left = files.length - number;
            leftOut.value = say.contest.full(MOST, left, visible(file.name));
            break;
        }
        const source = await file.text();
        const word = plainName(file.name.replace(/\.[^.]*$/, ""));
        const own = writtenBy(word);
        const called = visible(file.name);
        const there = (one: Entry) => one.source === source && one.file === called;
        if (next.some(there)) continue;
        // A player that is kept enters as itself.
        const kept = own?.source === source && next.every(({ name }) => name !== word);
        const name = kept ? word : freeName(word, new Set(next.map((one) => one.name)));
        next.push({ name, file: called, source, trouble: "", ready: false, tried: [] });
    }
    entries.value = next;
}

export function leave(name: string): void {
    entries.value = entries.value.filter((one) => one.name !== name);
}

type MatchLine = LineOf<"match">;

/** Games against a goal, in an engine of their own; when that ends, in another one. Null or why there are none. */
async function meet(name: string, { spec }: Goal): Promise<Tried | null | string> {
    let failure = "";
    for (let tries = 0; tries < TRIES; tries++) {
        const engine = makeEngine();
        await engine.send(`new ${show.value?.game}`, { quiet: true });
        const line = `match ${name} ${spec} games=${GAMES} time=${TIME}`;
        const job = engine.start("match", line, { quiet: true });
        const end = await job.ended;
        ({ failure } = engine);
        engine.close();
        const last: MatchLine | null = job.last.peek();
        if (last?.wins !== undefined)
            return {
                score: (100 * (last.wins + (last.draws ?? 0) / 2)) / last.games,
                late: last.late?.[0] ?? 0,
                failed: last.failed?.[0]?.games ?? 0,
                why: last.failed?.[0]?.why ?? "",
            };
        if (end === "failed") return job.error;
        if (end !== "crashed") return null;
    }
    return lab.stopped(failure);
}

async function tryGoals(name: string): Promise<void> {
    const wanted = goals();
    const tried: (Tried | null)[] = wanted.map(() => null);
    for (const [i, goal] of wanted.entries()) {
        const met = await meet(name, goal);
        if (typeof met === "string") {
            // The next time it is tried again.
            return change(name, { tried: [], trouble: say.contest.notPlayed(met) });
        }
        tried[i] = met;
        change(name, { tried: [...tried] });
    }
}

/** Reads all files and tries those that can play: from here on their code runs. */
export async function begin(): Promise<void> {
    if (doing.value !== "") return;
    for (const { name, source, ready } of entries.value) {
        if (ready) continue;
        doing.value = say.contest.reading(name);
        const wrong = await keepPlayer(name, source);
        change(name, { ready: wrong === null, trouble: wrong === null ? "" : faultText(wrong) });
    }
    for (const { name, ready, tried } of entries.value) {
        if (!ready || tried.length > 0) continue;
        doing.value = say.contest.meets(name);
        change(name, { trouble: "" });
        await tryGoals(name);
    }
    doing.value = "";
}

/** All that can play, in the panel of tournaments: each is called as its file is. */
export function compete(): void {
    experiments.tournament.players.value = entries.value
        .filter(({ ready }) => ready)
        .map(({ name }) => (playerTitle(name) === name ? name : `${name}(name=${name})`));
    openPanel("tournament");
}
