/** What the search says in one line of large type, and how much work stands behind it. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine } from "../../engine/engine.ts";
import type { Report } from "../../engine/protocol.ts";
import { show } from "../../state/store.ts";
import {
    boundsText,
    counterText,
    countText,
    provenSentence,
    seatName,
    timeText,
    valueText,
} from "../../text/format.ts";
import { type Figure, Figures } from "../../ui/figures.tsx";

export function Headline({ report, mover }: { report: Report | null; mover: number }) {
    const line = show.value;
    if (line === null) return null;
    const proof =
        report === null ? "" : provenSentence(report.proven, report.proven_in, line, mover);
    const open = report === null ? "" : boundsText(report.counters);
    const solo = line.player_names.length === 1;
    return (
        <div class="headline">
            {proof !== "" ? (
                <p class="headline-proof">{proof}</p>
            ) : open !== "" ? (
                <p class="headline-open">
                    <strong>Still solving:</strong> <span class="muted num">{open}</span>
                </p>
            ) : (
                <p class="headline-value">
                    <strong class="num">{valueText(report?.value ?? null, line.points)}</strong>
                    <span class="muted">
                        {line.points ? "points" : ""} {solo ? "" : `for ${seatName(line, mover)}`}
                    </span>
                </p>
            )}
            <p class="headline-best">
                <span class="muted">best</span> <strong class="num">{report?.best ?? "–"}</strong>
            </p>
        </div>
    );
}

/** Sentences for counters, as far as they were asked for. */
const docs = signal<{ [name: string]: string }>({});
/** Searchers whose counters are known. */
const known = new Set<string>();

/** Asks the core once for each searcher what its counters mean. */
async function learn(report: Report, job: number): Promise<void> {
    const searcher = report.spec.split("(")[0] ?? "";
    if (known.has(searcher)) return;
    known.add(searcher);
    for (const line of await engine.send(`report ${job}`, { quiet: true }))
        if (line.type === "report" && "counter_docs" in line)
            docs.value = { ...docs.value, ...line.counter_docs };
}

/** The searcher's own words, with the doc that came with the report where there is one. */
function facts(report: Report): Figure[] {
    const list: Figure[] = [{ name: "depth", text: String(report.depth), doc: "Plies." }];
    if (report.playouts > 0) list.push({ name: "playouts", text: countText(report.playouts) });
    list.push({ name: "nodes", text: countText(report.nodes) });
    list.push({ name: "per second", text: countText(report.nps) });
    list.push({ name: "time", text: timeText(report.ms) });
    for (const [name, value] of Object.entries(report.counters))
        list.push({ name, text: counterText(value), doc: docs.value[name] });
    return list;
}

export function Counters({ report, job }: { report: Report; job: number | null }) {
    const spec = report.spec;
    useEffect(() => {
        if (job !== null) void learn(report, job);
    }, [spec, job]);
    return <Figures list={facts(report)} />;
}
