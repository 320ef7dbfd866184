/**
 * Keeps what lies over the board up to date: asks the core for the values of cells whenever the position
 * or what is shown has changed. One question of each kind is on its way
 * at a time; the latest counts.
 */

import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useQuery } from "../../engine/hooks.ts";
import type { EvalLine, Show, SimulateLine } from "../../engine/protocol.ts";
import {
    type CellsShown,
    evaluation,
    heatStage,
    heatWeight,
    type Overlay,
    overlay,
    policy,
    shownCells,
    simulations,
} from "../../state/keep/overlays.ts";
import { hasTool } from "../../state/read/looks.ts";
import { heatOf, stageValues } from "../../state/read/stages.ts";
import { clicked, here, show, shownFamily, shownReport } from "../../state/read/store.ts";
import { layersOf } from "../../text/layers.ts";
import { valueText } from "../../text/value.ts";
import { overlays as say } from "../../words/overlays.ts";
import { cellOf } from "../draw/geometry.ts";

/** Least milliseconds between two questions of a kind. */
const GAP = 120;

function numbers(cells: { [id: string]: number }): Map<number, number> {
    return new Map(Object.entries(cells).map(([id, value]) => [Number(id), value]));
}

function territoryOf(line: EvalLine): Overlay {
    const values = numbers(line.cells);
    const mine = [...values.values()].filter((value) => value > 0).length;
    const theirs = [...values.values()].filter((value) => value < 0).length;
    const player = line.player ?? 0;
    const titles = show.value?.player_titles ?? [];
    const side = titles.length > 1 ? (titles[player] ?? "") : null;
    const sides = { side, mine, theirs, value: valueText(line.value, line) };
    const { territory } = layersOf(shownFamily.value);
    const legend = values.size === 0 ? say.noCells : say[territory](sides);
    return { cells: { kind: "sides", values, player }, legend, evaluated: line };
}

function heat(values: Map<number, number>, legend: string): Overlay {
    return { cells: { kind: "heat", values, player: 0 }, legend, evaluated: null };
}

/** Warmth of the cells of one click over all moves of the search, as far as clicks were made already. */
function warmthOf(line: Show): Overlay {
    const report = shownReport.value;
    if (report === null) return nothing(say.noAnalysis);
    const stage = Math.min(heatStage.value, (line.moves[0]?.path.length ?? 1) - 1);
    const made = clicked.value.slice(0, stage);
    const cells = stageValues(line, report, made, stage);
    const values = new Map<number, number>();
    for (const [token, value] of heatOf(cells, heatWeight.value)) {
        const cell = cellOf(line.view, token);
        if (cell !== undefined) values.set(cell.id, value);
    }
    let moves = 0;
    for (const cell of cells.values()) moves += cell.moves;
    return heat(values, say.heat[heatWeight.value](moves));
}

function densityOf({ cells = [], playouts, mean, policy: name }: SimulateLine): Overlay {
    const most = Math.max(1, ...cells);
    // Square roots: cells that few games reach stay visible.
    const values = new Map(
        cells.flatMap((n, id) => (n > 0 ? [[id, Math.sqrt(n / most)] as const] : [])),
    );
    return heat(values, say.density(playouts, name, mean));
}

/** Nothing is shown in the cells; `why` tells it. */
function nothing(why: string): Overlay {
    return { cells: null, legend: why, evaluated: null };
}

/** What is wanted of the core: "none" where nothing can be shown, or the page itself knows it. */
function asked(): CellsShown {
    const line = show.value;
    const kind = shownCells.value;
    if (line === null || !hasTool(line.family, "layers") || kind === "heat") return "none";
    return line.status === "over" && kind !== "territory" ? "none" : kind;
}

/** Follows the position and what is asked for while a board with overlays is drawn. */
export function useOverlays(): void {
    const options = { gap: GAP, about: () => [show.value], of: here };
    const territory = useQuery(
        "eval",
        () => (asked() === "territory" ? `eval ${evaluation.value || "strong"}` : null),
        options,
    );
    const density = useQuery(
        "simulate",
        () =>
            asked() === "density"
                ? `simulate ${policy.value} count=1 playouts=${simulations.value}`
                : null,
        { ...options, job: "simulate" },
    );
    useSignalEffect(() => {
        const line = show.value;
        const kind = shownCells.value;
        const error = territory.error.value || density.error.value;
        if (line === null || !hasTool(line.family, "layers") || kind === "none")
            overlay.value = nothing("");
        else if (line.status === "over" && kind !== "territory") overlay.value = nothing(say.over);
        else if (kind === "heat") overlay.value = warmthOf(line);
        else if (error !== "") overlay.value = nothing(error);
        else if (territory.answer.value !== null)
            overlay.value = territoryOf(territory.answer.value);
        else if (density.answer.value !== null) overlay.value = densityOf(density.answer.value);
        else overlay.value = nothing("");
    });
    // Another board would begin with it.
    useEffect(
        () => () => {
            overlay.value = nothing("");
        },
        [],
    );
}
