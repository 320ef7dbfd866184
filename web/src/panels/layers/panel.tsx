/** The tab of what lies over the board: values of cells, values of moves, lines, simulated games. */

import type { Signal } from "@preact/signals";
import { cellOf } from "../../board/draw/geometry.ts";
import { pointed } from "../../board/layers.tsx";
import { Samples } from "../../board/overlays/samples.tsx";
import { Speed } from "../../board/overlays/speed.tsx";
import { engine } from "../../engine/engine.ts";
import { useQuery } from "../../engine/hooks.ts";
import type { Report, Show } from "../../engine/protocol.ts";
import { SpecEditor } from "../../params/editor.tsx";
import { find, setAnalysis, setAnalyst } from "../../state/act/actions.ts";
import {
    arrows,
    bestLine,
    type CellsShown,
    evaluation,
    heatStage,
    heatWeight,
    keepLayers,
    overlay,
    policy,
    shownCells,
    simulations,
} from "../../state/keep/overlays.ts";
import { clickTitle, gameRowOf } from "../../state/read/looks.ts";
import { clicksOf } from "../../state/read/paths.ts";
import { hasRole, takes } from "../../state/read/roles.ts";
import { nameOf } from "../../state/read/spec.ts";
import type { Weight } from "../../state/read/stages.ts";
import { analysis, show, shownFamily, shownReport, shownSeat } from "../../state/read/store.ts";
import { spokenCell } from "../../text/cells.ts";
import { device } from "../../text/device.ts";
import { sumSentence } from "../../text/evaluated.ts";
import { counterText } from "../../text/format.ts";
import { layersOf } from "../../text/layers.ts";
import { provenSentence, valueFor } from "../../text/value.ts";
import { Button } from "../../ui/button.tsx";
import { bound, sets } from "../../ui/field.tsx";
import { Figures } from "../../ui/figures.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { entriesOf, Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Doc } from "../../ui/words.tsx";
import { layers as say } from "../../words/layers.ts";
import "../../styles/arena.css";
import { grouped } from "../../words/numbers.ts";

/** A control of what is kept for the next visit. */
function kept<T>(what: Signal<T>) {
    const { value, onChange } = bound(what);
    return {
        value,
        onChange: (wanted: T) => {
            onChange(wanted);
            keepLayers();
        },
    };
}

/** What can be shown in the cells of this game. */
function kinds(): { id: CellsShown; title: string }[] {
    const line = show.value;
    const several = line !== null && clicksOf(line) > 1;
    const { territory, density } = layersOf(line?.family);
    return [
        { id: "none", title: say.cells.none },
        ...(several ? [{ id: "heat" as const, title: say.cells.heat }] : []),
        { id: "territory", title: say.cells[territory] },
        { id: "density", title: say.cells[density] },
    ];
}

const WEIGHTS = (["visits", "best", "mean"] satisfies Weight[]).map((id) => ({
    id,
    title: say.weights[id],
}));

function HeatChoice() {
    const line = show.value;
    if (line === null) return null;
    const stages = Array.from({ length: clicksOf(line) }, (_, id) => ({
        id,
        title: clickTitle(line.family, id),
    }));
    return (
        <>
            <Select label={say.cellsOf} entries={stages} {...bound(heatStage)} />
            <Select label={say.darkMeans} entries={WEIGHTS} {...bound(heatWeight)} />
            {!analysis.value.on && <Button onClick={() => setAnalysis(true)}>{say.analyze}</Button>}
        </>
    );
}

/** The value of the cell under the pointer or the focus. */
function PointedValue() {
    const line = show.value;
    const shown = overlay.value.cells;
    if (line === null || shown === null || layersOf(line.family).ways) return null;
    const cell = pointed.value === null ? undefined : cellOf(line.view, pointed.value);
    const value = cell === undefined ? undefined : shown.values.get(cell.id);
    const text =
        shown.kind === "heat" ? say.share(Math.round((value ?? 0) * 100)) : counterText(value ?? 0);
    return (
        <p class="view-pointed num">
            {cell === undefined
                ? // A finger cannot point: its tap plays the move.
                  device("", say.point)
                : say.pointed(spokenCell(line, cell), text)}
        </p>
    );
}

/** Terms of the evaluation that is shown, and how its value follows from them. */
function Terms() {
    const line = show.value;
    const { evaluated } = overlay.value;
    if (line === null || evaluated === null) return null;
    const { terms, titles } = evaluated;
    const list = Object.entries(terms).map(([term, worth]) => ({
        name: titles[term] ?? term,
        text: counterText(worth),
    }));
    if (list.length === 0) return null;
    const words = [sumSentence(evaluated), searchedSentence(line, shownReport.value)];
    return (
        <>
            <Figures list={list} />
            <p class="muted view-sum">{words.filter((word) => word !== "").join(" ")}</p>
        </>
    );
}

/** Beside the value of the position as it stands: what Think and the bar say. */
function searchedSentence(line: Show, report: Report | null): string {
    const seat = shownSeat.value;
    if (report === null || report.value === null || seat < 0) return "";
    const found = provenSentence(report, line, seat) || valueFor(report.value, report, line, seat);
    return say.looksAhead(found);
}

function CellsChoice() {
    const game = gameRowOf(shownFamily.value);
    const evals = entriesOf(game?.evals ?? []).filter(({ id }) => id !== "outcome");
    return (
        <>
            <Segmented label={say.inCells} shown entries={kinds()} {...kept(shownCells)} />
            {shownCells.value === "heat" && <HeatChoice />}
            {shownCells.value === "territory" && evals.length > 0 && (
                <Select
                    label={say.evaluation}
                    entries={[{ id: "", title: say.strongest }, ...evals]}
                    {...bound(evaluation)}
                    value={nameOf(evaluation.value)}
                />
            )}
            {shownCells.value === "density" && (
                <Select
                    label={say.simulated}
                    entries={[100, 1000, 10000].map((id) => ({
                        id,
                        title: grouped(id),
                    }))}
                    {...bound(simulations)}
                />
            )}
            <p class="muted view-legend" role="status">
                {overlay.value.legend}
            </p>
            <PointedValue />
            {shownCells.value === "territory" && <Weights />}
            <Terms />
        </>
    );
}

/** The weights of the evaluation whose cells are shown, as sliders. */
function Weights() {
    const game = gameRowOf(shownFamily.value);
    const wanted = evaluation.value || (game === undefined ? "" : "strong");
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
        <Fold title={say.weightsOf} spec={spec.text}>
            <p class="row-doc muted">
                <Doc text={row.doc} />
            </p>
            <SpecEditor
                key={row.name}
                row={row}
                values={spec.values}
                gameRow={game}
                onChange={change}
                onReset={sets(evaluation, row.name)}
            />
        </Fold>
    );
}

/** Bound and gap as the solver proves them. */
function Bound() {
    const { found, bound, gap } = shownReport.value?.counters ?? {};
    if (found === undefined || bound === undefined) return null;
    return <p class="view-bound num">{say.found(found, bound, gap ?? null)}</p>;
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
            {runs ? say.stopSolving : say.solve}
        </Button>
    );
}

/** What is drawn of moves and lines; the board of trails has more of it. */
function Drawn() {
    const { ways } = layersOf(shownFamily.value);
    return (
        <>
            <h3>{say.lines}</h3>
            {ways && <Switch {...kept(arrows)}>{say.arrows}</Switch>}
            <Switch {...kept(bestLine)}>{ways ? say.bestWay : say.bestMove}</Switch>
            <p class="muted">
                {ways ? say.bothShow : device(say.lineOfMove.fingers, say.lineOfMove.keys)}
            </p>
        </>
    );
}

function Simulated() {
    const policies = gameRowOf(shownFamily.value)?.playouts ?? [];
    return (
        <>
            <h3>{say.simulated}</h3>
            {policies.length > 1 && (
                <Select label={say.policy} entries={entriesOf(policies)} {...bound(policy)} />
            )}
            {layersOf(shownFamily.value).ways && (
                <>
                    <Samples />
                    <Speed />
                </>
            )}
        </>
    );
}

export function ViewsPanel() {
    const { ways } = layersOf(shownFamily.value);
    return (
        <div class="views">
            <CellsChoice />
            <Drawn />
            {ways && <Bound />}
            {ways && <Solve />}
            {(ways || shownCells.value === "density") && <Simulated />}
        </div>
    );
}
