/** The analysis: a switch, who analyses, what is found. Everything keeps its place while numbers run. */
import type { LossLine, LossProgress, Show } from "../../engine/protocol.ts";
import { Analyst } from "../../params/analyst.tsx";
import { setAnalysis, setSettings } from "../../state/actions.ts";
import { outrun } from "../../state/analysis.ts";
import { judging, useJudgement } from "../../state/loss.ts";
import { clicksOf } from "../../state/paths.ts";
import { resting } from "../../state/rest.ts";
import { settings } from "../../state/settings.ts";
import { analysis, show, shownReport, shownSeat, thinking } from "../../state/store.ts";
import { valueMeaning } from "../../text/value.ts";
import { bound } from "../../ui/field.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Counters, Headline } from "./headline.tsx";
import { MoveTable } from "./table.tsx";

const ConvergenceChart = lazy(
    () => import("./chart.tsx"),
    "ConvergenceChart",
    () => <div class="chart-waiting" />,
);

export { EvalBar } from "./bar.tsx";

/** What stands here while nobody searches. */
function Quiet() {
    const over = show.value?.status === "over";
    return (
        <p class="analysis-quiet muted">
            {over
                ? "The game is over. Step back to look at an earlier position."
                : "Switch the analysis on to see the value of every move, how the search comes to it, and what it expects to be played."}
        </p>
    );
}

/** What the judge has left open, and who has estimated it. */
function Unsolved({ told }: { told: LossLine | LossProgress }) {
    if (told.type === "progress")
        return <p class="muted analysis-note num">The judge is at work. {told.text}</p>;
    if (told.unsolved === null) return null;
    const judge = told.spec.replace(/\(.*/, "");
    const second = told.second === null ? "left open" : `estimated by ${told.second}`;
    return (
        <p class="muted analysis-note num">
            {judge}: {told.unsolved}; {told.judged} of {told.moves.length} moves judged exactly, the
            others {second}.
        </p>
    );
}

/** What the numbers say, for those who see them for the first time. */
function Legend({ line, seat }: { line: Show; seat: number }) {
    const report = shownReport.value;
    if (report === null) return <p class="value-legend muted" />;
    const bars = settings.value.boardValues && clicksOf(line) < 2 && line.two_player;
    const board = bars ? "; on the board the bar under a value" : "";
    const column = report.moves.some(({ mix }) => mix !== undefined)
        ? "Drawn: how often the move is played, by lot"
        : "Effort: how much of the thinking went into the move";
    return (
        <p class="value-legend muted">
            {valueMeaning(report, line, seat, report.value)} {column}
            {board}.
        </p>
    );
}

function Findings() {
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
                playable={thinking.value === null}
                judged={judging.value ? (judgement?.moves ?? []) : null}
            />
            {judgement !== null && <Unsolved told={judgement} />}
            <Legend line={line} seat={seat} />
            <Switch
                look="small"
                class="judge-switch"
                title="What every move is truly worth, by the exact solver where the game has one, else by a strong search"
                {...bound(judging)}
            >
                Judge the moves
            </Switch>
            <ConvergenceChart />
            {report !== null && <Counters report={report} job={analysis.value.job} />}
        </>
    );
}

export function AnalysisPanel() {
    const { on, job, held } = analysis.value;
    const active = (on || thinking.value !== null) && show.value?.status !== "over";
    return (
        <div class="analysis">
            <div class="analysis-head">
                <Switch
                    value={on}
                    onChange={(think) => {
                        setSettings({ think });
                        void setAnalysis(think);
                    }}
                >
                    Live analysis
                </Switch>
                <span class="analysis-state muted">
                    {!on || !active
                        ? ""
                        : outrun.value
                          ? "rests"
                          : job === null
                            ? "done"
                            : resting.value
                              ? "rests, a touch wakes it"
                              : held
                                ? "paused"
                                : "running"}
                </span>
                <Switch
                    look="small"
                    value={settings.value.boardValues}
                    onChange={(boardValues) => setSettings({ boardValues })}
                >
                    On the board
                </Switch>
            </div>
            <Analyst open>{active && <Headline />}</Analyst>
            {active ? <Findings /> : <Quiet />}
        </div>
    );
}
