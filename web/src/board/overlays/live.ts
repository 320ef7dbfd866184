/**
 * Keeps what lies over the board up to date: asks the core for the values of cells and for the cells of
 * the best line whenever the position or what is shown has changed. One question of each kind is on its way
 * at a time; the latest counts.
 */

import { useSignalEffect } from "@preact/signals";
import { useQuery } from "../../engine/hooks.ts";
import type { EvalLine, SimulateLine } from "../../engine/protocol.ts";
import { hasLook } from "../../state/looks.ts";
import {
    bestLine,
    type CellsShown,
    cellValues,
    evaluation,
    heatStage,
    heatWeight,
    legend,
    type PlayLine,
    playLines,
    policy,
    shownCells,
    simulations,
    terms,
} from "../../state/overlays.ts";
import { settings } from "../../state/settings.ts";
import { heatOf, stageValues } from "../../state/stages.ts";
import { clicked, show, shownReport } from "../../state/store.ts";
import { cellOf } from "../draw/geometry.ts";

/** Least milliseconds between two questions of a kind. */
const GAP = 120;

function numbers(cells: { [id: string]: number }): Map<number, number> {
    return new Map(Object.entries(cells).map(([id, value]) => [Number(id), value]));
}

function takeTerritory(line: EvalLine): void {
    const values = numbers(line.cells);
    const mine = [...values.values()].filter((value) => value > 0).length;
    const theirs = [...values.values()].filter((value) => value < 0).length;
    const player = line.player ?? 0;
    const titles = show.value?.player_titles ?? [];
    const name = titles.length > 1 ? (titles[player] ?? "") : "the player";
    cellValues.value = { kind: "sides", values, player };
    terms.value = Object.entries(line.terms);
    const value = `Value ${line.value.toFixed(1)}`;
    if (values.size === 0) legend.value = "This evaluation tells nothing of single cells here.";
    else if (hasLook(show.value?.family, "trails"))
        legend.value = `Plain: ${name} is there first, ${mine} cells. Hatched: the others, ${theirs} cells. ${value}.`;
    else
        legend.value = `Plain: good for ${name}, ${mine} cells. Hatched: for the others, ${theirs} cells. The larger, the more. ${value} for ${name}.`;
}

const WARM = {
    visits: "the more effort went into moves through it",
    best: "the better the best move through it",
    mean: "the better the moves through it are on average",
};

/** Warmth of the cells of one click over all moves of the search, as far as clicks were made already. */
function warm(): void {
    const line = show.value;
    const report = shownReport.value;
    if (line === null || report === null) {
        cellValues.value = null;
        legend.value =
            "Switch the live analysis on: the map is made of the moves that it looks at.";
        return;
    }
    const stage = Math.min(heatStage.value, (line.moves[0]?.path.length ?? 1) - 1);
    const made = clicked.value.slice(0, stage);
    const cells = stageValues(line, report, made, stage);
    const values = new Map<number, number>();
    for (const [token, value] of heatOf(cells, heatWeight.value)) {
        const cell = cellOf(line.view, token);
        if (cell !== undefined) values.set(cell.id, value);
    }
    cellValues.value = { kind: "heat", values, player: 0 };
    let moves = 0;
    for (const cell of cells.values()) moves += cell.moves;
    legend.value = `The darker a cell, ${WARM[heatWeight.value]}: ${moves.toLocaleString("en")} moves.`;
}

function takeDensity({ cells = [], playouts, mean, policy: name }: SimulateLine): void {
    const most = Math.max(1, ...cells);
    // Square roots: cells that few games reach stay visible.
    const values = new Map(
        cells.flatMap((n, id) => (n > 0 ? [[id, Math.sqrt(n / most)] as const] : [])),
    );
    cellValues.value = { kind: "heat", values, player: 0 };
    legend.value = `The darker, the more of ${playouts.toLocaleString("en")} games of the policy ${name} go there; they last ${mean.toFixed(1)} moves on average.`;
}

/** Movements of a line of play as one way per player. */
export function waysOf(
    steps: [number, number, number, number][],
    ownerOf: (piece: number) => number,
): PlayLine[] {
    const ways = new Map<number, number[]>();
    for (const [, from, to, piece] of steps) {
        const owner = ownerOf(piece);
        if (owner < 0 || from < 0 || to < 0) continue;
        const way = ways.get(owner);
        if (way === undefined) ways.set(owner, [from, to]);
        else way.push(to);
    }
    return [...ways].map(([owner, cells]) => ({ owner, cells }));
}

/** Nothing is shown in the cells; `why` tells it. */
function nothing(why: string): void {
    cellValues.value = null;
    legend.value = why;
}

/** What is wanted of the core: "none" where nothing can be shown, or the page itself knows it. */
function asked(): CellsShown {
    const line = show.value;
    const kind = shownCells.value;
    if (line === null || hasLook(line.family, "tiles") || kind === "heat") return "none";
    return line.status === "over" && kind !== "territory" ? "none" : kind;
}

/** Follows the position and what is asked for while a board with overlays is drawn. */
export function useOverlays(): void {
    const options = { gap: GAP, about: () => [show.value] };
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
        options,
    );
    const bestWay = useQuery(
        "trace",
        () => {
            const pv = shownReport.value?.pv ?? [];
            const wanted = bestLine.value && settings.value.boardValues && pv.length > 1;
            const trails = hasLook(show.value?.family, "trails");
            return trails && wanted ? `trace ${pv.join(" ")}` : null;
        },
        options,
    );
    useSignalEffect(() => {
        const line = show.value;
        const kind = shownCells.value;
        const error = territory.error.value || density.error.value;
        if (kind !== "territory") terms.value = [];
        if (line === null || hasLook(line.family, "tiles") || kind === "none") nothing("");
        else if (line.status === "over" && kind !== "territory")
            nothing("The game is over: there are no moves and no games from here on.");
        else if (kind === "heat") warm();
        else if (error !== "") nothing(error);
        else if (territory.answer.value !== null) takeTerritory(territory.answer.value);
        else if (density.answer.value !== null) takeDensity(density.answer.value);
    });
    useSignalEffect(() => {
        const steps = bestWay.answer.value?.steps ?? [];
        playLines.value = waysOf(steps, (piece) => show.value?.pieces[piece]?.owner ?? -1);
    });
}
