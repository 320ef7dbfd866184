/** The map editor: what it draws with, and what is wrong with a map. */
import type { Room } from "../rooms.ts";
import { COLUMNS, counted, FLOORS, ROWS } from "./french.ts";

const columns = (count: number) => counted(count, COLUMNS);
const rows = (count: number) => counted(count, ROWS);
const floors = (count: number) => counted(count, FLOORS);

export const editor: Room<"editor"> = {
    title: "Dessiner une carte",
    cancel: "Annuler",
    play: "Jouer sur cette carte",

    size: (width, height) => `Carte, ${columns(width)}, ${rows(height)}`,
    cell: (row, column) => `ligne ${row}, colonne ${column}`,
    told: (row, column, floor, ground) =>
        floor === null
            ? `ligne ${row}, colonne ${column} : ${ground}`
            : `ligne ${row}, colonne ${column}, étage ${floor} : ${ground}`,
    grounds: {
        cell: () => "libre",
        wall: () => "mur",
        start: (mark) => `départ ${mark}`,
        teleport: (mark) => `téléportation ${mark}`,
        stairs: (mark) => `escalier ${mark}`,
    },
    help: {
        fingers: "Le doigt dessine avec l’outil choisi.",
        keys: "Les flèches parcourent la carte, Espace applique l’outil, Suppr vide la case, Page préc. et Page suiv. changent d’étage.",
    },

    tool: "Outil",
    tools: {
        wall: "Mur",
        floor: "Libre",
        start: "Départ",
        teleport: "Téléport.",
        stairs: "Escalier",
    },
    rider: "Pilote",
    symmetry: "Symétrie",
    symmetries: {
        none: "aucune",
        sides: "gauche et droite",
        ends: "haut et bas",
        both: "les deux",
        turn: "demi-tour",
    },
    columns: "Colonnes",
    rows: "Lignes",
    floors: "Étages",
    glued: "Bords collés",
    undo: { title: "Défaire", tip: "Défaire (Ctrl+Z)" },
    redo: { title: "Refaire", tip: "Refaire (Ctrl+Y)" },
    mirror: "Miroir",
    turn: "Tourner",
    clear: "Vider",

    text: "Texte",
    textLabel:
        "La carte en texte : `#` mur, espace ou `.` libre, chiffres : départs, minuscules : téléportations, majuscules : escaliers, une ligne vide entre les étages.",
    readText: "Lire ce texte",
    tooSmall: (least) => `La carte a besoin d’au moins ${least} lignes et colonnes.`,
    tooLarge: (width, height, most) =>
        `La carte a ${columns(width)} et ${rows(height)} ; le maximum est ${most}.`,
    tooHigh: (high, most) => `La carte a ${floors(high)} ; le maximum est ${most}.`,
    uneven: (floor, height, first) => `L’étage ${floor} a ${rows(height)}, le premier ${first}.`,
    meaningless: (row, column, floor, mark) =>
        floor === null
            ? `Ligne ${row}, colonne ${column} : « ${mark} » ne veut rien dire sur une carte.`
            : `Ligne ${row}, colonne ${column} de l’étage ${floor} : « ${mark} » ne veut rien dire sur une carte.`,
};
