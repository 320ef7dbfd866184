/** What the panels beside the board and the views of a search are called. */
import type { Room } from "../rooms.ts";

export const panels: Room<"panels"> = {
    tabs: { think: "Réflexion", game: "Partie", players: "Joueurs", lab: "Labo" },
    sections: {
        think: "Réflexion",
        inside: "Rouages",
        outlook: "Perspectives",
        layers: "Calques du plateau",
        game: "Coups",
        rounds: "Manches",
        players: "Joueurs",
        match: "Match",
        tournament: "Tournoi",
        sweep: "Balayage",
        accuracy: "Précision",
        scale: "Échelle",
        evolve: "Évolution",
        train: "Entraînement",
        write: "Atelier",
    },
    views: {
        tree: "Arbre",
        descent: "Descente",
        windows: "Fenêtres alpha-bêta",
        ladder: "Profondeurs",
        film: "Film",
        duel: "Comparer",
        sweep: "Essais",
        stack: "Pile",
        lockstep: "En cadence",
    },
    viewWords: { descent: "Descente", windows: "Fenêtres", sweep: "Essais" },
};
