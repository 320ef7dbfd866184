/** Random games in step with one another: the vectors of one step, and the same games one after the other. */
import type { Room } from "../../rooms.ts";
import { counted, GAMES, STEPS } from "../french.ts";

const ROUNDS = { one: "tour", other: "tours" };

export const lockstep: Room<"lockstep"> = {
    games: "Parties",
    gamesOf: (count) => counted(count, GAMES),
    other: "Autres nombres au hasard",
    round: "Tour de boucle",
    playing: "Les parties se jouent en ce moment.",
    none: "Ici, seules les parties à un joueur avancent ensemble.",

    together: (round, going, games, sum) =>
        `Tour ${round} : ${going} sur ${counted(games, GAMES)} avancent, toutes à la fois. Ensemble, elles ont fait ${counted(sum, STEPS)}.`,
    ended: (round, sum) =>
        `Tour ${round} : aucune partie ne peut avancer. La somme reste à ${counted(sum, STEPS)}, toutes sont donc finies.`,
    apart: (round, game, step, whole) =>
        `L’une après l’autre, après ${counted(round, ROUNDS)} : la partie ${game} a fait ${step} de ses ${counted(whole, STEPS)}.`,
    apartEnded: (rounds) =>
        `L’une après l’autre, toutes les parties sont finies aussi, après ${counted(rounds, ROUNDS)} : les mêmes parties, pas pour pas.`,

    head: {
        game: "Partie",
        before: "X, Y",
        possible: "LPossibles",
        count: "Indices",
        drawn: "R",
        place: "R mod n",
        choice: "Choix",
        after: "X, Y après",
        steps: "S",
    },
    shortHead: {
        game: "#",
        before: "X, Y",
        possible: "LPossibles",
        count: "Ind.",
        drawn: "R",
        place: "mod n",
        choice: "Choix",
        after: "→ X, Y",
        steps: "S",
    },
    point: (cell) => `(${cell})`,
    choice: (number, move) => `${number} ${move}`,
    stays: "sur place",
    legend: (moves) => `${moves.join(", ")}, 0 sur place`,
    drawn: (below) => `R est sous ${below} ; n = Indices, mais 1 pour 0`,
    numbered: (number, move) => `${number} ${move}`,
    boards: {
        together: (rounds) => `Toutes à la fois : fini après ${counted(rounds, ROUNDS)}`,
        apart: (rounds) => `L’une après l’autre : fini après ${counted(rounds, ROUNDS)}`,
    },
    label: {
        fingers: (sentence) => `${sentence} Le tableau donne tous les nombres de ce pas.`,
        keys: (sentence) =>
            `${sentence} Les flèches avancent d’un pas ; le tableau donne tous les nombres de ce pas.`,
    },

    caption: (round) =>
        `Tour ${round} : toutes les parties, avec ce que la fiche appelle ses vecteurs.`,
};
