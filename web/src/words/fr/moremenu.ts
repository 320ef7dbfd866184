/** The menu of what is seldom needed. */
import type { Room } from "../rooms.ts";

export const more: Room<"more"> = {
    swap: "Changer de camp",
    map: "Dessiner une carte",
    byStep: "Pas à pas",
    realTime: "Temps réel",
    setUp: "Composer une position",
    endSetUp: "Finir la composition",
    console: "Console",
};
