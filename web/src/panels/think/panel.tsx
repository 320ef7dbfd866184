/** The analysis: a switch, who analyses, what is found. Everything keeps its place while numbers run. */

import { useRef } from "preact/hooks";
import type { LossLine, LossProgress, Show } from "../../engine/protocol.ts";
import { AnalystSelect, AnalystSettings } from "../../params/analyst.tsx";
import { setAnalysis, setSettings } from "../../state/act/actions.ts";
import { outrun } from "../../state/act/analysis.ts";
import { isExact, setExact } from "../../state/act/exact.ts";
import { judging, useJudgement } from "../../state/act/loss.ts";
import { resting } from "../../state/act/rest.ts";
import { settingUp } from "../../state/keep/session.ts";
import { settings } from "../../state/keep/settings.ts";
import { clicksOf } from "../../state/read/paths.ts";
import { knowsAll, searcherTitle } from "../../state/read/roles.ts";
import {
    analysis,
    hovered,
    searching,
    show,
    shownReport,
    shownSeat,
    thinking,
} from "../../state/read/store.ts";
import { titleOfMove } from "../../text/shown.ts";
import { isEstimated, ownText, valueMeaning } from "../../text/value.ts";
import { worthText } from "../../text/worth.ts";
import { Button } from "../../ui/button.tsx";
import { bound } from "../../ui/field.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Switch } from "../../ui/switch.tsx";
import { think as say } from "../../words/think.ts";
import { Counters, Headline } from "./headline.tsx";
import { valueIn } from "./rows.ts";
import { MoveTable } from "./table.tsx";
import "../../styles/analysis.css";

const ConvergenceChart = lazy(() => import("./chart.tsx"), "ConvergenceChart", {
    waiting: () => <div class="chart-waiting" />,
    comes: "later",
});

/** What stands here while nobody searches. */
function Quiet() {
    const over = show.value?.status === "over";
    return <p class="analysis-quiet muted">{over ? say.quiet.over : say.quiet.off}</p>;
}

/** What the judge has left open, and who has estimated it. */
function Unsolved({ told, line }: { told: LossLine | LossProgress; line: Show }) {
    const second = told.second === null ? null : searcherTitle(told.second);
    if (told.type === "progress")
        return (
            <p class="muted analysis-note num">
                {say.judging(
                    second ?? searcherTitle(told.spec),
                    worthText(told, line, told.measure),
                )}
            </p>
        );
    if (told.unsolved === null) return null;
    return (
        <p class="muted analysis-note num">
            {say.unsolved(
                searcherTitle(told.spec),
                told.unsolved,
                told.judged,
                told.moves.length,
                second,
            )}
        </p>
    );
}

/** What the numbers say, for those who see them for the first time. */
function Legend({ line, seat }: { line: Show; seat: number }) {
    const report = shownReport.value;
    if (report === null) return <p class="value-legend muted" />;
    const bars = settings.value.boardValues && clicksOf(line) < 2 && line.two_player;
    const looked = hovered.value ?? report.best ?? "";
    const all = line.moves.map(({ move }) => move);
    const own = isEstimated(report) ? ownText(valueIn(report, all, looked), report) : "";
    const column = report.moves.some(({ mix }) => mix !== undefined) ? "drawn" : "effort";
    return (
        <p class="value-legend muted">
            {say.legend(valueMeaning(report, line, seat, report.value), column, bars)}
            {own !== "" && ` ${say.own(titleOfMove(looked), own)}`}
        </p>
    );
}

export function Findings() {
    const line = show.value;
    const report = shownReport.value;
    const judgement = useJudgement();
    const seat = shownSeat.value;
    if (line === null || seat < 0) return null;
    const moves = line.moves.map((row) => row.move);
    return (
        <>
            <MoveTable
                report={report}
                moves={moves}
                line={line}
                mover={seat}
                playable={thinking.value === null && !settingUp.value}
                judged={judging.value ? (judgement?.moves ?? []) : null}
                measure={judgement?.measure}
            />
            {judgement !== null && <Unsolved told={judgement} line={line} />}
        </>
    );
}

/** What the numbers of the table mean, and what else is shown with them. */
function Meaning() {
    const line = show.value;
    const seat = shownSeat.value;
    if (line === null || seat < 0) return null;
    return (
        <>
            <Legend line={line} seat={seat} />
            <div class="think-switches">
                <Switch
                    look="small"
                    value={settings.value.boardValues}
                    onChange={(boardValues) => setSettings({ boardValues })}
                >
                    {say.onBoard}
                </Switch>
                <Switch look="small" title={say.judgeTip} {...bound(judging)}>
                    {say.judge}
                </Switch>
            </div>
        </>
    );
}

/** Perfect values of every move, in games where they are to be had. */
function Exact() {
    if (knowsAll() === "") return null;
    const exact = isExact();
    return (
        <Button
            look="chip"
            class="analysis-exact"
            pressed={exact}
            title={say.exact.tip}
            onClick={() => setExact(!exact)}
        >
            {say.exact.word}
        </Button>
    );
}

export function AnalysisPanel() {
    const { on } = analysis.value;
    const { job, held } = searching.value;
    const report = shownReport.value;
    const over = show.value?.status === "over";
    const active = (on || thinking.value !== null) && !over;
    // At the end of a game what stands below keeps its place.
    const box = useRef<HTMLDivElement>(null);
    const room = useRef(0);
    if (!over) room.current = 0;
    else if (room.current === 0) room.current = box.current?.offsetHeight ?? 0;
    return (
        <div class="analysis" ref={box} style={{ minHeight: `${room.current}px` }}>
            <div class="analysis-head">
                <Switch
                    value={on}
                    onChange={(think) => {
                        setSettings({ think });
                        void setAnalysis(think);
                    }}
                >
                    {say.analysis}
                </Switch>
                <span class="analysis-state muted">
                    {!on || !active
                        ? ""
                        : outrun.value
                          ? say.state.rests
                          : job === null
                            ? say.state.done
                            : resting.value
                              ? say.state.sleeps
                              : held
                                ? say.state.paused
                                : say.state.running}
                </span>
                <Exact />
                <AnalystSelect />
            </div>
            {active && <Headline />}
            {active ? <Findings /> : <Quiet />}
            {/* At the end there is nothing to set, and nothing moves up. */}
            {!over && <AnalystSettings open />}
            {active && <Meaning />}
            {active && <ConvergenceChart />}
            {active && report !== null && <Counters report={report} job={job} />}
        </div>
    );
}
