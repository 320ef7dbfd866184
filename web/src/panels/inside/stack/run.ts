/** Records the two searches: the one that calls itself, and the one with a stack of its own. */
import { useMemo } from "preact/hooks";
import { useJob, useQuery } from "../../../engine/hooks.ts";
import { start } from "../../../state/act/ask.ts";
import { fittingRows, searcherRow } from "../../../state/read/roles.ts";
import { here, position, show } from "../../../state/read/store.ts";
import type { Measure } from "../../../text/value.ts";
import { viewFields } from "../contract.ts";
import { canSearch } from "../control.tsx";
import { keyOf, measureIn } from "../measure.ts";
import { type Plot, plotOf } from "../windows/plot.ts";
import { type Bytes, type Memory, memoryOf, sameTrace } from "./memory.ts";

/** Those with a stack of their own, of which there is a recursive one, too. */
export const loops = () => fittingRows().filter(({ recursive }) => recursive !== undefined);

/** Nodes of the recorded search: two events each. */
export const NODES = 4000;
export const DEEPEST = 9;

export const fields = viewFields("stack", () => ({
    player: loops()[0]?.name ?? "",
    depth: "4",
    event: "0",
}));

export interface Recorded {
    plot: Plot;
    memory: Memory;
    /** Of one frame and one call. */
    bytes: Bytes;
    /** Titles of the two searches. */
    loop: string;
    recursive: string;
    /** Whether both did the same; null while the other one is not known. */
    same: boolean | null;
    job: number;
    measure: Measure;
    line: unknown;
}

const begin = (line: string) => start("analyze", line, { keep: true });

/** The search of this player and its log, anew for every position. */
function useLogged(player: string, depth: string) {
    const job = useJob(
        () =>
            show.value !== null && canSearch() && player !== ""
                ? `analyze ${player}(depth=${depth},nodes=${NODES}) log=${2 * NODES}`
                : null,
        begin,
        () => [position.value],
        here,
    ).value;
    const done = job?.state.value === "done" ? job.number : null;
    const log = useQuery("log", () => (done === null ? null : `log 0 ${2 * NODES} job=${done}`))
        .answer.value;
    return { log, report: job?.last.value ?? null };
}

export function useRecorded(player: string, depth: string): Recorded | null {
    const row = searcherRow(player);
    const twin = searcherRow(row?.recursive ?? "");
    const { log, report } = useLogged(player, depth);
    const other = useLogged(twin?.name ?? "", depth).log;
    const measure = measureIn(report);
    const frame = report?.frame ?? 0;
    return useMemo(() => {
        if (log === null || log.kind.length === 0 || row === undefined) return null;
        const plot = plotOf(log);
        return {
            measure,
            plot,
            memory: memoryOf(plot),
            bytes: { frame, call: twin?.call ?? 0 },
            loop: row.title,
            recursive: twin?.title ?? "",
            same: other && sameTrace(log, other),
            job: log.job,
            line: log,
        };
    }, [log, other, frame, keyOf(measure)]);
}
