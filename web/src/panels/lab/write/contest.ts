/** A contest of players that came as files: read, tried against first goals, sent into a tournament. */
import { signal } from "@preact/signals";
import type { LineOf } from "../../../engine/query.ts";
import { playerTitle } from "../../../params/titles.ts";
import { wishes } from "../../../state/experiment.ts";
import { atLevel, takes } from "../../../state/roles.ts";
import { openPanel } from "../../../state/session.ts";
import { show } from "../../../state/store.ts";
import { makeEngine } from "../../../state/workers.ts";
import { keepPlayer } from "../../../state/written.ts";

export interface Entry {
    name: string;
    source: string;
    /** What is wrong with it; "" = nothing is known to be. */
    trouble: string;
    /** It plays under its name. */
    ready: boolean;
    /** Score against each goal in percent, in their order; null = not known yet. */
    scores: readonly (number | null)[];
}

/** Games against a goal, and seconds a move of players that ask what is left. */
const GAMES = 20;
const TIME = 0.1;
const MOST = 64;

export const entries = signal<readonly Entry[]>([]);
/** What is being done, a sentence; "" = nothing. */
export const doing = signal("");

/** Who is to be beaten first, from weak to strong. */
export const goals = (): { spec: string; title: string }[] =>
    [takes("baseline"), atLevel("opponent", "easy")]
        .filter((spec) => spec !== "" && (show.value?.player_names.length ?? 0) > 1)
        .map((spec) => ({ spec, title: playerTitle(spec) }));

function change(name: string, part: Partial<Entry>): void {
    entries.value = entries.value.map((one) => (one.name === name ? { ...one, ...part } : one));
}

/** A name that players may have, of a file's. */
function nameOf(file: string, taken: ReadonlySet<string>): string {
    const word = file.replace(/\.[^.]*$/, "").replaceAll(/[^\w-]+/g, "-");
    const base = (/^[A-Za-z]/.test(word) ? word : `p-${word}`).slice(0, 19);
    let name = base;
    for (let i = 2; taken.has(name); i++) name = `${base}-${i}`;
    return name;
}

/** Takes files into the contest; their code does not run yet. */
export async function enter(files: readonly File[]): Promise<void> {
    const next = [...entries.value];
    for (const file of files.slice(0, MOST - next.length)) {
        const name = nameOf(file.name, new Set(next.map((one) => one.name)));
        const source = await file.text();
        next.push({ name, source, trouble: "", ready: false, scores: [] });
    }
    entries.value = next;
}

export function leave(name: string): void {
    entries.value = entries.value.filter((one) => one.name !== name);
}

type MatchLine = LineOf<"match">;

/** Games against the goals, in an engine of their own. */
async function tryGoals(name: string): Promise<void> {
    const engine = makeEngine();
    const wanted = goals();
    const scores: (number | null)[] = wanted.map(() => null);
    await engine.send(`new ${show.value?.game}`, { quiet: true });
    for (const [i, { spec }] of wanted.entries()) {
        const line = `match ${name} ${spec} games=${GAMES} time=${TIME}`;
        const job = engine.start("match", line, { quiet: true });
        await job.ended;
        const last: MatchLine | null = job.last.peek();
        if (last?.wins !== undefined)
            scores[i] = (100 * (last.wins + (last.draws ?? 0) / 2)) / last.games;
        change(name, { scores: [...scores] });
    }
    engine.close();
}

/** Reads all files and tries those that can play: from here on their code runs. */
export async function begin(): Promise<void> {
    if (doing.value !== "") return;
    for (const { name, source, ready } of entries.value) {
        if (ready) continue;
        doing.value = `Reading ${name} …`;
        const wrong = await keepPlayer(name, source);
        const place =
            wrong?.line === undefined ? "" : `Line ${wrong.line}, column ${wrong.column}: `;
        change(name, { ready: wrong === null, trouble: wrong === null ? "" : place + wrong.text });
    }
    for (const { name, ready, scores } of entries.value) {
        if (!ready || scores.length > 0) continue;
        doing.value = `${name} meets its first goals …`;
        await tryGoals(name);
    }
    doing.value = "";
}

/** All that can play, in the panel of tournaments. */
export function compete(): void {
    wishes.tournament.players.value = entries.value
        .filter(({ ready }) => ready)
        .map(({ name }) => name);
    openPanel("tournament");
}
