/** Records the searches of the alpha-beta animation: the player's, and minimax beside it. */
import { useMemo, useRef } from "preact/hooks";
import { useJob, useQuery } from "../../../engine/hooks.ts";
import { start } from "../../../state/act/ask.ts";
import { fittingRows, inRole, rowOfSpec, takes } from "../../../state/read/roles.ts";
import { analysis, here, position, show } from "../../../state/read/store.ts";
import type { Measure } from "../../../text/value.ts";
import { viewFields } from "../contract.ts";
import { canSearch } from "../control.tsx";
import { keyOf, measureIn } from "../measure.ts";
import { type FullTree, fullTreeOf } from "./fulltree.ts";
import { type Plot, plotOf } from "./plot.ts";

/** Players with windows, the one without, and those written here that have a parameter `depth`. */
export const tracedPlayers = () =>
    [
        ...inRole("windows"),
        ...inRole("full"),
        ...fittingRows().filter(
            ({ own, params }) => own === true && params.some(({ name }) => name === "depth"),
        ),
    ].map(({ name }) => name);
/** Who is looked at until somebody says otherwise: the player of one's own that thinks, else the first. */
function usualPlayer(): string {
    const players = tracedPlayers();
    const row = rowOfSpec(analysis.value.spec);
    return row?.own === true && players.includes(row.name) ? row.name : (players[0] ?? "");
}
/** What this view cannot show of a player that was written here, and why: `none` = it tells of no window. */
export function lackOf(traced: Traced): { why: "depth" | "none"; title: string } | null {
    const thinks = rowOfSpec(analysis.value.spec);
    if (thinks?.own === true && !tracedPlayers().includes(thinks.name))
        return { why: "depth", title: thinks.title };
    const row = rowOfSpec(traced.spec);
    const { alpha, beta } = traced.plot.trace;
    const open = [...alpha, ...beta].every((end) => end === null);
    return row?.own === true && open ? { why: "none", title: row.title } : null;
}
/** Nodes of the recorded search: two events each. */
export const NODES = 4000;
/** Of minimax: more of them hold the page up. */
export const MINIMAX_NODES = 50000;
export const DEEPEST = 7;
/** Player, depth, event, and whether the full search stands beside it. */
export const fields = viewFields("windows", () => ({
    player: usualPlayer(),
    depth: "3",
    event: "0",
    beside: "n",
}));

export interface Traced {
    plot: Plot;
    job: number;
    spec: string;
    measure: Measure;
    line: unknown;
}

/** A search that the core keeps, so that it can be looked at. */
const search = (line: string) => start("analyze", line, { keep: true });

/**
 * The record of the position and the player, taken anew whenever one of them changes; and minimax beside
 * it, once somebody wants that.
 */
export function useTraced(
    player: string,
    depth: string,
    beside: boolean,
): { traced: Traced | null; fullTree: FullTree | null } {
    const shot = useJob(
        () =>
            show.value !== null && canSearch()
                ? `analyze ${player}(depth=${depth},nodes=${NODES}) log=${2 * NODES}`
                : null,
        search,
        () => [position.value],
        here,
    ).value;
    const done = shot?.state.value === "done" ? shot.number : null;
    const line = useQuery("log", () => (done === null ? null : `log 0 ${2 * NODES} job=${done}`))
        .answer.value;
    const measure = measureIn(shot?.last.value ?? null);
    const traced = useMemo<Traced | null>(
        () =>
            line === null || line.kind.length === 0
                ? null
                : {
                      measure,
                      plot: plotOf(line),
                      job: line.job,
                      spec: line.spec,
                      line,
                  },
        [line, keyOf(measure)],
    );
    const wanted = useRef(0);
    if (traced !== null && beside) wanted.current = traced.job;
    const full = useJob(
        () =>
            traced === null || wanted.current !== traced.job
                ? null
                : `analyze ${takes("full")}(depth=${depth},nodes=${MINIMAX_NODES}) record=${MINIMAX_NODES}`,
        search,
        () => [],
        here,
    ).value;
    const tree = useQuery("packed", () =>
        full?.state.value === "done" ? `tree ${MINIMAX_NODES} columns job=${full.number}` : null,
    ).answer.value;
    const fullTree = useMemo(
        () =>
            traced === null || tree === null || tree.count === 0
                ? null
                : fullTreeOf(traced.plot, tree),
        [traced, tree],
    );
    return { traced, fullTree };
}
