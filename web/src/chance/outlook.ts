/** What the outlook panel asks the core for: the terms of every move, and one level of the chance tree. */
import { computed, effect, signal } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { AnyLine, EvalLine, TreeLine } from "../engine/protocol.ts";
import { find } from "../state/ask.ts";
import { analysis, describe, show } from "../state/store.ts";

/** Evaluation whose terms are shown; "" = the analysing player's own. */
export const evaluation = signal("");
export const terms = signal<EvalLine | null>(null);
/** Why there are no terms. */
export const refusal = signal("");

export interface Branch {
    move: string;
    /** Probability, of tiles only. */
    chance: number | null;
    value: number | null;
    below: Branch[];
}

export const branches = signal<Branch[]>([]);

/** The value of `key=` in the parentheses of a spec's text, nested ones whole; "" = not there. */
export function specPart(spec: string, key: string): string {
    const inside = /\((.*)\)$/.exec(spec)?.[1] ?? "";
    let depth = 0;
    let start = 0;
    for (let i = 0; i <= inside.length; i++) {
        const letter = inside[i];
        if (letter === "(") depth++;
        else if (letter === ")") depth--;
        if (depth > 0 || (letter !== "," && letter !== undefined)) continue;
        const part = inside.slice(start, i);
        if (part.startsWith(`${key}=`)) return part.slice(key.length + 1);
        start = i + 1;
    }
    return "";
}

/** The evaluation that is explained. */
export function explained(): string {
    if (evaluation.value !== "") return evaluation.value;
    return specPart(analysis.value.spec, "eval") || "strong";
}

/** Evaluations of the present game that may be chosen. */
export function evaluations(): { name: string; title: string }[] {
    const family = show.value?.family;
    return describe.value?.games.find((row) => row.name === family)?.evals ?? [];
}

/** The tree of a recorded analysis: moves, the tiles after them, the answers to these. */
export function branchesOf(tree: TreeLine): Branch[] {
    const made = new Map<number, Branch>();
    const roots: Branch[] = [];
    for (const { id, parent, move, chance, value } of tree.nodes) {
        if (move === null) continue;
        const branch: Branch = { move, chance: chance ?? null, value, below: [] };
        made.set(id, branch);
        (made.get(parent)?.below ?? roots).push(branch);
    }
    const sort = (list: Branch[]) => {
        list.sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || (b.value ?? 0) - (a.value ?? 0));
        for (const branch of list) sort(branch.below);
    };
    sort(roots);
    return roots;
}

/** Reports of the running analysis do not change it. */
const wanted = computed(explained);

/** Nodes that are asked for: two moves and the tiles between them. */
const NODES = 700;
let asked = 0;
let stop: (() => void) | null = null;

/** Resolves with the last line of a job that these answers started. */
function ended(answers: AnyLine[], type: "analyze"): Promise<number | null> {
    const job = find(answers, "started")?.job;
    if (job === undefined) return Promise.resolve(null);
    if (find(answers, type) !== undefined) return Promise.resolve(job);
    return new Promise((resolve) => {
        const off = engine.on((line) => {
            if (line.job !== job || (line.type !== type && line.type !== "cancelled")) return;
            off();
            resolve(line.type === type ? job : null);
        });
    });
}

async function ask(spec: string): Promise<void> {
    const mine = ++asked;
    const own = await engine.send(`eval ${spec} moves`, { quiet: true });
    if (mine !== asked) return;
    terms.value = find(own, "eval") ?? null;
    refusal.value = find(own, "error")?.text ?? "";
    const search = await engine.send(`analyze expectimax(depth=2,eval=${spec}) record`, {
        quiet: true,
    });
    const job = await ended(search, "analyze");
    if (mine !== asked || job === null) return;
    const tree = find(await engine.send(`tree ${NODES} job=${job}`, { quiet: true }), "tree");
    if (mine === asked && tree !== undefined) branches.value = branchesOf(tree);
}

/** Follows the position and the evaluation while the panel is shown. */
export function watchOutlook(): () => void {
    stop?.();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = effect(() => {
        const line = show.value;
        const spec = wanted.value;
        clearTimeout(timer);
        if (line === null || line.status === "over") {
            asked++;
            terms.value = null;
            branches.value = [];
            refusal.value = "";
            return;
        }
        // A computer that plays fast is not followed tile by tile.
        timer = setTimeout(() => void ask(spec), 120);
    });
    stop = () => {
        asked++;
        clearTimeout(timer);
        end();
    };
    return stop;
}
