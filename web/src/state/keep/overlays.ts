/** What lies over the board: values of cells and lines of play. Kept up to date by overlays/live.ts. */
import { signal } from "@preact/signals";
import type { EvalLine } from "../../engine/protocol.ts";
import type { Weight } from "../read/stages.ts";
import { changeSettings, settings } from "./settings.ts";

export interface CellValues {
    /** heat: 0..1, stronger = more. sides: above 0 for `player`, below for the others. */
    kind: "heat" | "sides";
    values: Map<number, number>;
    player: number;
}

export interface Overlay {
    cells: CellValues | null;
    /** One sentence to the values, or why there are none. */
    legend: string;
    /** What the evaluation whose cells are shown says; null = the cells show something else. */
    evaluated: EvalLine | null;
}

/** Which values of cells are shown. */
export type CellsShown = "none" | "density" | "territory" | "heat";

export const shownCells = signal<CellsShown>("none");
/** Evaluation whose cells are shown, and policy of the simulated games; "" = the strongest. */
export const evaluation = signal("");
export const policy = signal("uniform");
/** Simulated games for the density. */
export const simulations = signal(1000);
/** Click whose cells are warm, 0 = the first one, and what makes them so. */
export const heatStage = signal(0);
export const heatWeight = signal<Weight>("visits");

export const overlay = signal<Overlay>({ cells: null, legend: "", evaluated: null });
/** Values of the moves as arrows at the head of who is to move. */
export const arrows = signal(true);
/** Cells in which a line of play has drawn a number: nothing else is written there. */
export const numbered = signal<ReadonlySet<number>>(new Set());
/** The best line of the analysis, drawn. */
export const bestLine = signal(true);

const KINDS: CellsShown[] = ["none", "density", "territory", "heat"];
const WEIGHTS: Weight[] = ["visits", "best", "mean"];

/** What is shown as a few words, for links; empty when nothing is. */
export function overlayText(): string {
    const words = {
        none: "",
        density: `${simulations.value} ${policy.value}`,
        territory: evaluation.value,
        heat: `${heatStage.value} ${heatWeight.value}`,
    }[shownCells.value];
    return shownCells.value === "none" ? "" : `${shownCells.value} ${words}`.trim();
}

/** Shows what such words mean; anything else shows nothing. */
export function readOverlay(text: string): void {
    const [name, first = "", second = ""] = text.split(" ");
    const found = KINDS.find((one) => one === name) ?? "none";
    const count = Number(first);
    if (found === "density") {
        if (count >= 1 && count <= 100_000) simulations.value = Math.round(count);
        if (second !== "") policy.value = second;
    } else if (found === "territory") {
        evaluation.value = first;
    } else if (found === "heat") {
        if (count >= 0 && count < 4) heatStage.value = Math.floor(count);
        heatWeight.value = WEIGHTS.find((one) => one === second) ?? "visits";
    }
    shownCells.value = found;
}

/** What the person chooses stays for the next visit; what a link or a lesson shows does not. */
export function keepLayers(): void {
    const lines = [arrows.value && "arrows", bestLine.value && "line"].filter(Boolean);
    changeSettings({ layers: `${lines.join("+") || "none"} ${overlayText()}`.trim() });
}

/** As the person left it. */
export function startLayers(): void {
    const [lines = "", ...cells] = settings.value.layers.split(" ");
    if (lines === "") return;
    arrows.value = lines.includes("arrows");
    bestLine.value = lines.includes("line");
    readOverlay(cells.join(" "));
}
