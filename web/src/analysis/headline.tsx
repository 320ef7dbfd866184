/** What the search says in one line of large type, and how much work stands behind it. */
import type { Report } from "../engine/protocol.ts";
import { show } from "../state/store.ts";
import { counterText, countText, provenSentence, seatName, timeText, valueText } from "./format.ts";

export function Headline({ report, mover }: { report: Report | null; mover: number }) {
    const line = show.value;
    if (line === null) return null;
    const proof =
        report === null ? "" : provenSentence(report.proven, report.proven_in, line, mover);
    const solo = line.player_names.length === 1;
    return (
        <div class="headline">
            {proof !== "" ? (
                <p class="headline-proof">{proof}</p>
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

interface Fact {
    name: string;
    text: string;
    doc?: string | undefined;
}

/** The searcher's own words, with the doc that came with the report where there is one. */
function facts(report: Report): Fact[] {
    const list: Fact[] = [{ name: "depth", text: String(report.depth), doc: "Plies." }];
    if (report.playouts > 0) list.push({ name: "playouts", text: countText(report.playouts) });
    list.push({ name: "nodes", text: countText(report.nodes) });
    list.push({ name: "per second", text: countText(report.nps) });
    list.push({ name: "time", text: timeText(report.ms) });
    for (const [name, value] of Object.entries(report.counters))
        list.push({ name, text: counterText(value), doc: report.counter_docs?.[name] });
    return list;
}

export function Counters({ report }: { report: Report }) {
    return (
        <dl class="counters">
            {facts(report).map(({ name, text, doc }) => (
                <div key={name} class="counter" title={doc}>
                    <dt>{name}</dt>
                    <dd class="num">{text}</dd>
                </div>
            ))}
        </dl>
    );
}
