/** What lies over the board, explained below it. */
import { decimals } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, GAMES, MOVES } from "./french.ts";

const CELLS = { one: "case", other: "cases" };
const cells = (count: number) => counted(count, CELLS);
const moves = (count: number) => counted(count, MOVES);

const nameOf = (side: string | null) => side ?? "le joueur";

export const overlays: Room<"overlays"> = {
    evaluation: ({ side, mine, theirs, value }) =>
        `Uni : bon pour ${nameOf(side)}, ${cells(mine)}. Hachuré : pour les autres, ${cells(theirs)}. Plus c’est grand, plus c’est fort. Valeur ${value} pour ${nameOf(side)}.`,
    territory: ({ side, mine, theirs, value }) =>
        `Uni : ${nameOf(side)} y arrive en premier, ${cells(mine)}. Hachuré : les autres, ${cells(theirs)}. Valeur ${value}.`,
    noCells: "Cette évaluation ne dit rien des cases une à une ici.",
    heat: {
        visits: (count) =>
            `Plus une case est foncée, plus la recherche a travaillé sur les coups qui y passent : ${moves(count)}.`,
        best: (count) =>
            `Plus une case est foncée, meilleur est le meilleur coup qui y passe : ${moves(count)}.`,
        mean: (count) =>
            `Plus une case est foncée, meilleurs sont en moyenne les coups qui y passent : ${moves(count)}.`,
    },
    noAnalysis: "Activez l’analyse en direct : la carte est faite des coups qu’elle examine.",
    density: (count, policy, mean) =>
        `Plus c’est foncé, plus il y passe de parties, sur ${counted(count, GAMES)} de la politique « ${policy} » ; elles durent ${decimals(mean, 1)} coups en moyenne.`,
    over: "La partie est finie : il n’y a plus ni coups ni parties à partir d’ici.",
};
