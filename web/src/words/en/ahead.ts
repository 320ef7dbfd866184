/** The parts of a move, and moves that people make ahead while a computer thinks: read out. */
import { counted } from "./english.ts";

/** What to do for the next part of a move, and among how many cells. */
const next = (how: string, among: number) =>
    `Now ${how}: ${counted(among, { one: "cell", other: "cells" })}.`;

export const ahead = {
    /** `cells`: in the order of the clicks; of a whole column the move that it means. */
    kept: (cells: readonly string[]) => `Kept for your turn: ${cells.join(", ")}.`,
    takenBack: "What was kept for your turn is taken back.",
    impossible: "What was kept for your turn cannot be played now.",
};

export const clicks = {
    chosen: (cell: string, how: string, among: number) => `${cell} chosen. ${next(how, among)}`,
    back: (cell: string, how: string, among: number) => `${cell} taken back. ${next(how, among)}`,
};
