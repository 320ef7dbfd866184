/** Tournaments: who, the ranking and the cross table. */
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

const WON = { one: "gagnée", other: "gagnées" };
const DRAWN = { one: "nulle", other: "nulles" };
const LOST = { one: "perdue", other: "perdues" };

export const tournament: Room<"tournament"> = {
    add: "Ajouter un joueur",
    twice: (player) =>
        `${player} est là deux fois : modifiez-le, ou donnez-lui un autre nom ou une autre graine.`,
    views: {
        ranking: "Classement",
        cross: "Tableau croisé",
        statistics: "Statistiques",
        games: "Parties",
    },
    ranking: "Classement",
    rating: {
        title: "Elo",
        doc: "Elo de tous les joueurs ensemble (Bradley et Terry), autour de leur moyenne, ± 95 %",
    },
    place: {
        title: "Sur l’échelle",
        doc: "Elo au-dessus des coups au hasard : d’après toutes les parties, ceux qui figurent sur l’échelle du jeu gardant leur place ; intervalle à 95 %",
    },
    cross: {
        title: "Tableau croisé",
        caption: "Tableau croisé ; les flèches passent d’une rencontre à l’autre",
        player: "Joueur",
        notMet: (one, other) => `${one} et ${other} ne se sont pas rencontrés.`,
        met: (one, other, { wins, draws, losses }) =>
            `${one} contre ${other} : ${counted(wins, WON)}, ${counted(draws, DRAWN)}, ${counted(losses, LOST)}.`,
    },
};
