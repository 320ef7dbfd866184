/** What lies over the board: values of cells and lines of play. Painted by overlays/paint.ts. */
import { signal } from "@preact/signals";

export interface CellValues {
    /** heat: 0..1, stronger = more. sides: above 0 for `player`, below for the others. */
    kind: "heat" | "sides";
    values: Map<number, number>;
    player: number;
}

export interface PlayLine {
    owner: number;
    /** Cells in the order of play. */
    cells: number[];
}

/** Which values of cells are shown. */
export type CellsWish = "none" | "density" | "territory";

export const wish = signal<CellsWish>("none");
/** Evaluation whose territory is shown, and policy of the simulated games; "" = the strongest. */
export const evaluation = signal("");
export const policy = signal("uniform");
/** Simulated games for the density. */
export const simulations = signal(1000);

export const cellValues = signal<CellValues | null>(null);
/** One sentence to the values. */
export const legend = signal("");
export const playLines = signal<PlayLine[]>([]);
/** Values of the moves as arrows at the head of who is to move. */
export const arrows = signal(true);
/** The best line of the analysis, drawn. */
export const bestLine = signal(true);
