/** The tab of what lies over the board: values of cells, values of moves, lines, simulated games. */

import { useId } from "preact/hooks";
import { counterText } from "../analysis/format.ts";
import { cellOf } from "../board/geometry.ts";
import { pointed } from "../board/layers.tsx";
import { engine } from "../engine/engine.ts";
import { useQuery } from "../engine/hooks.ts";
import { SpecEditor } from "../params/editor.tsx";
import { Doc } from "../params/knobs.tsx";
import { find, setAnalysis, setAnalyst } from "../state/actions.ts";
import { clickTitle, gameRowOf, hasLook } from "../state/looks.ts";
import { clicksOf } from "../state/paths.ts";
import { hasRole, takes } from "../state/roles.ts";
import { analysis, show, shownReport } from "../state/store.ts";
import { Button } from "../ui/button.tsx";
import { Samples } from "./samples.tsx";
import type { Weight } from "./stages.ts";
import {
    arrows,
    bestLine,
    type CellsWish,
    cellValues,
    evaluation,
    heatStage,
    heatWeight,
    legend,
    policy,
    simulations,
    terms,
    wish,
} from "./state.ts";

function Choice(props: {
    label: string;
    value: string;
    options: { name: string; title: string }[];
    onChange: (name: string) => void;
}) {
    const id = useId();
    return (
        <div class="view-choice">
            <label for={id}>{props.label}</label>
            <select
                id={id}
                class="select"
                value={props.value}
                onChange={(event) => props.onChange(event.currentTarget.value)}
            >
                {props.options.map(({ name, title }) => (
                    <option key={name} value={name}>
                        {title}
                    </option>
                ))}
            </select>
        </div>
    );
}

/** What can be shown in the cells of this game. */
function kinds(): { id: CellsWish; title: string }[] {
    const line = show.value;
    const several = line !== null && clicksOf(line) > 1;
    const trails = hasLook(line?.family, "trails");
    return [
        { id: "none", title: "Nothing" },
        ...(several ? [{ id: "heat" as const, title: "Moves" }] : []),
        { id: "territory", title: trails ? "Territory" : "Evaluation" },
        { id: "density", title: trails ? "Playout density" : "Density" },
    ];
}

const WEIGHTS: { name: Weight; title: string }[] = [
    { name: "visits", title: "Effort of the search" },
    { name: "best", title: "Best value" },
    { name: "mean", title: "Mean value" },
];

function HeatChoice() {
    const line = show.value;
    if (line === null) return null;
    const stages = Array.from({ length: clicksOf(line) }, (_, stage) => ({
        name: String(stage),
        title: clickTitle(line.family, stage),
    }));
    return (
        <>
            <Choice
                label="Cells of"
                value={String(heatStage.value)}
                options={stages}
                onChange={(name) => {
                    heatStage.value = Number(name);
                }}
            />
            <Choice
                label="Dark means"
                value={heatWeight.value}
                options={WEIGHTS}
                onChange={(name) => {
                    heatWeight.value = name as Weight;
                }}
            />
            {!analysis.value.on && (
                <Button onClick={() => setAnalysis(true)}>Start the live analysis</Button>
            )}
        </>
    );
}

/** The value of the cell under the pointer or the focus. */
function PointedValue() {
    const line = show.value;
    const shown = cellValues.value;
    if (line === null || shown === null || hasLook(line.family, "trails")) return null;
    const cell = pointed.value === null ? undefined : cellOf(line.view, pointed.value);
    const value = cell === undefined ? undefined : shown.values.get(cell.id);
    const text =
        shown.kind === "heat" ? `${Math.round((value ?? 0) * 100)} %` : counterText(value ?? 0);
    return (
        <p class="view-pointed num">
            {cell === undefined ? "Point at a cell for its value." : `${cell.name}: ${text}`}
        </p>
    );
}

/** Terms of the evaluation that is shown. */
function Terms() {
    if (terms.value.length === 0) return null;
    return (
        <dl class="counters">
            {terms.value.map(([name, value]) => (
                <div key={name} class="counter">
                    <dt>{name}</dt>
                    <dd class="num">{counterText(value)}</dd>
                </div>
            ))}
        </dl>
    );
}

function CellsChoice() {
    const game = gameRowOf(show.value?.family);
    const titles = (rows: { name: string; title: string }[]) =>
        rows.map(({ name, title }) => ({ name, title: title || name }));
    const evals = titles(game?.evals ?? []).filter(({ name }) => name !== "outcome");
    return (
        <>
            <fieldset class="segmented view-kinds">
                <legend>In the cells</legend>
                {kinds().map(({ id, title }) => (
                    <label key={id}>
                        <input
                            type="radio"
                            name="cells-wish"
                            checked={wish.value === id}
                            onChange={() => {
                                wish.value = id;
                            }}
                        />
                        <span>{title}</span>
                    </label>
                ))}
            </fieldset>
            {wish.value === "heat" && <HeatChoice />}
            {wish.value === "territory" && evals.length > 0 && (
                <Choice
                    label="Evaluation"
                    value={evaluation.value.replace(/\(.*/, "")}
                    options={[{ name: "", title: "The strongest" }, ...evals]}
                    onChange={(name) => {
                        evaluation.value = name;
                    }}
                />
            )}
            {wish.value === "density" && (
                <Choice
                    label="Simulated games"
                    value={String(simulations.value)}
                    options={[100, 1000, 10000].map((n) => ({
                        name: String(n),
                        title: n.toLocaleString("en"),
                    }))}
                    onChange={(name) => {
                        simulations.value = Number(name);
                    }}
                />
            )}
            <p class="muted view-legend" role="status">
                {legend.value}
            </p>
            <PointedValue />
            {wish.value === "territory" && <Weights />}
            <Terms />
        </>
    );
}

/** The weights of the evaluation whose cells are shown, as sliders. */
function Weights() {
    const game = gameRowOf(show.value?.family);
    const wanted =
        evaluation.value || (game?.evals.find((row) => row.role === "strong")?.name ?? "");
    const spec = useQuery("spec", () => (wanted === "" ? undefined : `spec eval ${wanted}`), {
        about: () => [show.value?.game],
    }).answer.value;
    const change = async (path: string, value: string) => {
        const answers = await engine.send(`spec eval ${wanted} ${path}=${value}`, { quiet: true });
        evaluation.value = find(answers, "spec")?.text ?? evaluation.value;
    };
    const row = game?.evals.find(({ name }) => name === spec?.name);
    if (spec === null || row === undefined || game === undefined || row.params.length === 0)
        return null;
    return (
        <details class="fold">
            <summary>
                About it, and its weights
                <span class="muted spec-text">{spec.text}</span>
            </summary>
            <p class="row-doc muted">
                <Doc text={row.doc} />
            </p>
            <SpecEditor
                key={row.name}
                kind="eval"
                row={row}
                values={spec.values}
                gameRow={game}
                onChange={change}
                onReset={() => {
                    evaluation.value = row.name;
                }}
            />
        </details>
    );
}

/** Bound and gap as the solver proves them. */
function Bound() {
    const { found, bound, gap } = shownReport.value?.counters ?? {};
    if (found === undefined || bound === undefined) return null;
    return (
        <p class="view-bound num">
            Found {found} steps · bound {bound} · {gap === 0 ? "proven" : `gap ${gap}`}
        </p>
    );
}

function Solve() {
    const exact = takes("exact");
    if (exact === "") return null;
    const runs = analysis.value.on && hasRole(analysis.value.spec, "exact");
    return (
        <Button
            pressed={runs}
            onClick={async () => {
                if (runs) await setAnalysis(false);
                else if (await setAnalyst(exact)) await setAnalysis(true);
            }}
        >
            {runs ? "Stop solving" : "Solve this position"}
        </Button>
    );
}

/** What is drawn of moves and lines; the board of trails has more of it. */
function Drawn() {
    const trails = hasLook(show.value?.family, "trails");
    return (
        <>
            <h3>Moves and lines</h3>
            {trails && (
                <label class="switch">
                    <input
                        type="checkbox"
                        checked={arrows.value}
                        onChange={(event) => {
                            arrows.value = event.currentTarget.checked;
                        }}
                    />
                    Arrows with the value of every direction
                </label>
            )}
            <label class="switch">
                <input
                    type="checkbox"
                    checked={bestLine.value}
                    onChange={(event) => {
                        bestLine.value = event.currentTarget.checked;
                    }}
                />
                {trails ? "The best line as a dashed way" : "The best move as an arrow"}
            </label>
            <p class="muted">
                {trails
                    ? "Both show the analysis, or the player that is thinking."
                    : "Point at a move in the table of the analysis: its line of play appears on the board as numbered arrows."}
            </p>
        </>
    );
}

function Simulated() {
    const policies = gameRowOf(show.value?.family)?.playouts ?? [];
    return (
        <>
            <h3>Simulated games</h3>
            {policies.length > 1 && (
                <Choice
                    label="Policy"
                    value={policy.value}
                    options={policies.map(({ name, title }) => ({ name, title: title || name }))}
                    onChange={(name) => {
                        policy.value = name;
                    }}
                />
            )}
            {hasLook(show.value?.family, "trails") && <Samples />}
        </>
    );
}

export function ViewsPanel() {
    const trails = hasLook(show.value?.family, "trails");
    return (
        <div class="views">
            <CellsChoice />
            <Drawn />
            {trails && <Bound />}
            {trails && <Solve />}
            {(trails || wish.value === "density") && <Simulated />}
        </div>
    );
}
