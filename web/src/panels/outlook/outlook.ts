/** What the outlook panel asks the core for: the terms of every move, and one level of the chance tree. */
import { computed, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { engine } from "../../engine/engine.ts";
import { useJob, useQuery } from "../../engine/hooks.ts";
import type { EvalLine } from "../../engine/protocol.ts";
import { takes } from "../../state/read/roles.ts";
import { settingIn } from "../../state/read/spec.ts";
import { analysis, here, show } from "../../state/read/store.ts";
import { type Branch, branchesOf } from "./branches.ts";

/** Evaluation whose terms are shown; "" = the analysing player's own. */
export const evaluation = signal("");

/** The evaluation that is explained. */
export function explained(): string {
    if (evaluation.value !== "") return evaluation.value;
    return settingIn(analysis.value.spec, "eval") || "strong";
}

/** Reports of the running analysis do not change it. */
const wanted = computed(explained);

/** Nodes that are asked for: two moves and the tiles between them. */
const NODES = 700;
/** Milliseconds that a position must stand: a computer that plays fast is not followed tile by tile. */
const REST = 120;

export interface Outlook {
    terms: EvalLine | null;
    /** Why there are no terms. */
    refusal: string;
    branches: Branch[];
}

/** The outlook from the position on the board: first the terms, then one level of the chance tree. */
export function useOutlook(): Outlook {
    const ongoing = () => show.value !== null && show.value.status !== "over";
    const terms = useQuery("eval", () => (ongoing() ? `eval ${wanted.value} moves` : null), {
        delay: REST,
        about: () => [show.value],
        of: here,
    });
    const told = () => terms.answer.value ?? terms.error.value;
    const search = useJob(
        () => {
            if (!ongoing()) return null;
            if (terms.loading.value || told() === "") return undefined;
            return `analyze ${takes("judge")}(depth=2,eval=${wanted.value}) record`;
        },
        (line) => engine.start("analyze", line, { quiet: true }),
        () => [told()],
        here,
    );
    const tree = useQuery("tree", () => {
        const job = search.value;
        if (job === null) return null;
        if (job.state.value === "done") return `tree ${NODES} job=${job.number}`;
        return job.active ? undefined : null;
    }).answer.value;
    const branches = useMemo(() => (tree === null ? [] : branchesOf(tree)), [tree]);
    return { terms: terms.answer.value, refusal: terms.error.value, branches };
}
