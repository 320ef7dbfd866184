/** The parts of a move, and moves that people make ahead while a computer thinks: read out. */
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

/** What to do for the next part of a move, and among how many cells. */
const next = (how: string, among: number) =>
    `Maintenant : ${how} (${counted(among, { one: "case", other: "cases" })}).`;

export const ahead: Room<"ahead"> = {
    kept: (cells) => `Gardé pour votre tour : ${cells.join(", ")}.`,
    takenBack: "Ce qui était gardé pour votre tour est annulé.",
    impossible: "Ce qui était gardé pour votre tour n’est plus jouable.",
};

export const clicks: Room<"clicks"> = {
    chosen: (cell, how, among) => `${cell} choisie. ${next(how, among)}`,
    back: (cell, how, among) => `${cell} annulée. ${next(how, among)}`,
};
