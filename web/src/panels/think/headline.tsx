/** What the search says in a sentence, and how much work stands behind it. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine } from "../../engine/engine.ts";
import type { Report } from "../../engine/protocol.ts";
import { outrun } from "../../state/act/analysis.ts";
import { resting } from "../../state/act/rest.ts";
import { rides } from "../../state/keep/rounds.ts";
import { gameRowOf } from "../../state/read/looks.ts";
import { rowOfSpec } from "../../state/read/roles.ts";
import { nameOf } from "../../state/read/spec.ts";
import { analysis, searching, show, shownReport, shownSeat } from "../../state/read/store.ts";
import {
    boundsText,
    bytesText,
    counterText,
    countText,
    seatName,
    timeText,
} from "../../text/format.ts";
import { findingPieces, nextText, playoutsWord, whyText } from "../../text/value.ts";
import { type Figure, Figures } from "../../ui/figures.tsx";
import { Said } from "../../ui/words.tsx";
import { think as say } from "../../words/think.ts";

/** Whether the search goes on, and why it does not. */
function stateSentence(report: Report | null, whose: string): string {
    const { on } = analysis.value;
    const { job, held, done } = searching.value;
    if (outrun.value) return "";
    if (!on) return say.thinksOf(whose);
    if (done || (report !== null && job === null)) return report?.ended ?? say.workDone;
    if (resting.value) return say.sleeps;
    if (held) return say.paused;
    const open = report === null ? "" : boundsText(report.counters);
    return open === "" ? "" : say.open(open);
}

export function Headline() {
    const line = show.value;
    const report = shownReport.value;
    const mover = shownSeat.value;
    if (line === null || mover < 0) return null;
    const title = rowOfSpec(report?.spec ?? analysis.value.spec)?.title ?? "";
    const pieces =
        report === null
            ? [
                  {
                      text: outrun.value
                          ? say.restsFor[rides.value ? "ride" : "rush"]
                          : say.begins(title),
                  },
              ]
            : findingPieces(title, report, line, gameRowOf(line.family), mover);
    const state = stateSentence(report, seatName(line, mover));
    const why =
        report === null
            ? []
            : [whyText(report, line, gameRowOf(line.family)), nextText(report.value, report)];
    return (
        <div class="headline">
            <p class="headline-finding">
                <Said pieces={pieces} />
            </p>
            {/* It changes all the time, and is not read out. */}
            <p class="headline-why muted num">{why.filter((words) => words !== "").join(" ")}</p>
            <p class="headline-state muted" role="status">
                {state}
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
    const searcher = nameOf(report.spec);
    if (known.has(searcher)) return;
    known.add(searcher);
    for (const line of await engine.send(`report ${job}`, { quiet: true }))
        if (line.type === "report" && "counter_docs" in line)
            docs.value = { ...docs.value, ...line.counter_docs };
}

/** The searcher's own words, with the doc that came with the report where there is one. */
function facts(report: Report): Figure[] {
    const names = say.figures;
    const list: Figure[] = [{ name: names.depth, text: String(report.depth), doc: say.docs.depth }];
    if (report.playouts > 0)
        list.push({ name: playoutsWord(report), text: countText(report.playouts) });
    list.push({ name: names.nodes, text: countText(report.nodes) });
    list.push({ name: names.rate, text: countText(report.nps) });
    list.push({ name: names.time, text: timeText(report.ms) });
    if (report.reserved !== undefined)
        list.push({
            name: names.reserved,
            text: bytesText(report.reserved),
            doc: say.docs.reserved,
        });
    for (const [name, value] of Object.entries(report.counters))
        list.push({
            name: report.counter_titles[name] ?? name,
            text: counterText(value),
            doc: docs.value[name],
        });
    return list;
}

export function Counters({ report, job }: { report: Report; job: number | null }) {
    const spec = report.spec;
    useEffect(() => {
        if (job !== null) void learn(report, job);
    }, [spec, job]);
    return <Figures list={facts(report)} />;
}
