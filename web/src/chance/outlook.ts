/** What the outlook panel asks the core for: the terms of every move, and one level of the chance tree. */

import { computed, effect, signal } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { AnyLine, EvalLine } from "../engine/protocol.ts";
import { find } from "../state/ask.ts";
import { takes } from "../state/roles.ts";
import { analysis, describe, show } from "../state/store.ts";
import { type Branch, branchesOf, specPart } from "./branches.ts";

/** Evaluation whose terms are shown; "" = the analysing player's own. */
export const evaluation = signal("");
export const terms = signal<EvalLine | null>(null);
/** Why there are no terms. */
export const refusal = signal("");

export const branches = signal<Branch[]>([]);

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
    const search = await engine.send(`analyze ${takes("judge")}(depth=2,eval=${spec}) record`, {
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
