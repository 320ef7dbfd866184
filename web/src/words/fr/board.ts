/** The board: its cells as they are spoken, and what is read out when a move is made. */
import type { Room } from "../rooms.ts";
import { COLUMNS, counted, FLOORS, ROWS } from "./french.ts";

const columns = (count: number) => counted(count, COLUMNS);
const rows = (count: number) => counted(count, ROWS);
const floors = (count: number) => counted(count, FLOORS);

export const board: Room<"board"> = {
    label: "Plateau",
    role: "plateau",
    size: (width, height, high = 1) =>
        high > 1
            ? `Plateau, ${columns(width)}, ${rows(height)}, ${floors(high)}`
            : `Plateau, ${columns(width)}, ${rows(height)}`,
    floor: (number) => `Étage ${number}`,

    cell: {
        byColumn: (column, row) => `colonne ${column}, ligne ${row}`,
        byRow: (row, column) => `ligne ${row}, colonne ${column}`,
        empty: "vide",
        leftBy: (piece) => `quittée : ${piece}`,
        move: (move) => `coup ${move}`,
        click: (number) => `Clic ${number}`,
        canBeChosen: "peut être choisie",
        canBePlayed: "jouable",
        chosen: "choisie",
        winningLine: "alignement gagnant",
        lastMove: "dernier coup",
        fresh: "nouvelle",
        onFloor: (floor) => `étage ${floor}`,
        all: (parts) => parts.join(", "),
    },
    grounds: { wall: "mur", teleport: "téléportation", stairs: "escalier" },

    newGame: (state) => `Nouvelle partie. ${state}`,
    hint: (moves) => `Conseil : ${moves}.`,
    friendMoved: "Votre adversaire a joué. À vous de jouer.",
    backTo: (move, state) => `Retour au coup ${move}. ${state}`,
    played: (who, moves, then) =>
        who === null ? `Joué : ${moves}. ${then}` : `${who} : ${moves}. ${then}`,
    dice: (fresh, score, state) =>
        `${fresh.map(({ label, at }) => `Nouvelle tuile : ${label} en ${at}. `).join("")}Score ${score}. ${state}`,
};
