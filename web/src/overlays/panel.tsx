/** The tab of what lies over the board: values of cells, values of moves, lines, simulated games. */
import { useId } from "preact/hooks";
import { gameRowOf } from "../params/chooser.tsx";
import { setAnalysis, setAnalyst } from "../state/actions.ts";
import { analysis, searchers, show, shownReport } from "../state/store.ts";
import { Samples } from "./samples.tsx";
import {
    arrows,
    bestLine,
    type CellsWish,
    evaluation,
    legend,
    policy,
    simulations,
    wish,
} from "./state.ts";

const KINDS: { id: CellsWish; title: string }[] = [
    { id: "none", title: "Nothing" },
    { id: "density", title: "Playout density" },
    { id: "territory", title: "Territory" },
];

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

function CellsChoice() {
    const game = gameRowOf(show.value?.family);
    const titles = (rows: { name: string; title: string }[]) =>
        rows.map(({ name, title }) => ({ name, title: title || name }));
    const evals = titles(game?.evals ?? []).filter(({ name }) => name !== "outcome");
    return (
        <>
            <fieldset class="segmented view-kinds">
                <legend>In the cells</legend>
                {KINDS.map(({ id, title }) => (
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
            {wish.value === "territory" && evals.length > 0 && (
                <Choice
                    label="Evaluation"
                    value={evaluation.value}
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
        </>
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
    const fits = searchers.value.some((row) => row.name === "solver" && row.fits);
    if (!fits) return null;
    const runs = analysis.value.on && analysis.value.spec.startsWith("solver");
    return (
        <button
            type="button"
            class="button"
            aria-pressed={runs}
            onClick={async () => {
                if (runs) await setAnalysis(false);
                else if (await setAnalyst("solver")) await setAnalysis(true);
            }}
        >
            {runs ? "Stop solving" : "Solve this position"}
        </button>
    );
}

export function ViewsPanel() {
    const policies = gameRowOf(show.value?.family)?.playouts ?? [];
    return (
        <div class="views">
            <CellsChoice />
            <h3>Moves and lines</h3>
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
            <label class="switch">
                <input
                    type="checkbox"
                    checked={bestLine.value}
                    onChange={(event) => {
                        bestLine.value = event.currentTarget.checked;
                    }}
                />
                The best line as a dashed way
            </label>
            <p class="muted">Both show the analysis, or the player that is thinking.</p>
            <Bound />
            <Solve />
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
            <Samples />
        </div>
    );
}
