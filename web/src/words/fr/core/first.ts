/** What is shown before the first answer. */
import type { Texts } from "../../retelling.ts";

export const texts: Texts = {
    // Connect Four
    "game.connect4.title": "Puissance 4",
    // Classic 7 x 6
    "game.connect4.preset.classic.title": "Classique 7 × 6",
    // Beginner
    "game.*.level.*.preset.beginner.title": "Débutant",
    // Very easy
    "game.*.level.*.preset.very-easy.title": "Très facile",
    // Easy
    "game.*.level.*.preset.easy.title": "Facile",
    // Fairly easy
    "game.*.level.*.preset.fairly-easy.title": "Assez facile",
    // Medium
    "game.*.level.*.preset.medium.title": "Moyen",
    // Hard
    "game.*.level.*.preset.hard.title": "Difficile",
    // Very hard
    "game.*.level.*.preset.very-hard.title": "Très difficile",
    // Expert
    "game.*.level.*.preset.expert.title": "Expert",
    // Column
    "game.connect4.ask.column.title": "Colonne",
    // click a column
    "game.connect4.ask.column.text": "cliquez sur une colonne",
    // tap a column
    "game.connect4.ask.column.touch": "touchez une colonne",
    // column {move}
    "game.connect4.move_phrase": "la colonne {move}",
    // Tron
    "game.tron.title": "Tron",
    // Amazons
    "game.amazons.title": "Amazones",
    // Fairly hard
    "game.*.level.*.preset.fairly-hard.title": "Assez difficile",
    // Human
    "searcher.human.title": "Humain",
    // Random games per move
    "searcher.montecarlo.sims.title": "Parties aléatoires par coup",
    // UCT
    "searcher.uct.title": "UCT",
    // Simulations per move
    "searcher.*.sims.title": "Simulations par coup",
    // Exploration constant C
    "searcher.*.c.title": "Constante d’exploration C",
    // UCT
    "searcher.uct/connect4.title": "UCT",
};

export const words: Texts = {
    // Red
    Red: "Rouge",
    // Yellow
    Yellow: "Jaune",
    // red disc
    "red disc": "pion rouge",
    // yellow disc
    "yellow disc": "pion jaune",
};
