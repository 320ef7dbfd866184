/** Moves that people make ahead while a computer thinks: read out. */
import type { Room } from "../rooms.ts";

export const ahead: Room<"ahead"> = {
    kept: (cells) => `Gardé pour votre tour : ${cells.join(", ")}.`,
    takenBack: "Ce qui était gardé pour votre tour est annulé.",
    impossible: "Ce qui était gardé pour votre tour n’est plus jouable.",
};
