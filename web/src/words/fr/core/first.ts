/** What is shown before the first answer. */
import type { Sentences, Texts } from "../../retelling.ts";

export const texts: Texts = {
    // Connect Four
    "game.connect4.title": "Puissance 4",
    // Classic 7 x 6
    "game.connect4.preset.classic.title": "Classique 7 × 6",
    // Cylinder 4 x 4, three in a row
    "game.connect4.preset.document.title": "Cylindre 4 × 4, trois pions alignés",
    // Tiny 3 x 3
    "game.connect4.preset.tiny.title": "Minuscule 3 × 3",
    // Small 5 x 4
    "game.connect4.preset.small.title": "Petit 5 × 4",
    // Cylinder 7 x 6
    "game.connect4.preset.cylinder.title": "Cylindre 7 × 6",
    // Square 8 x 8, five in a row
    "game.connect4.preset.square.title": "Carré 8 × 8, cinq pions alignés",
    // Wide 9 x 7
    "game.connect4.preset.wide.title": "Large 9 × 7",
    // Large 10 x 10
    "game.connect4.preset.large.title": "Grand 10 × 10",
    // Beginner
    "game.*.level.minimax.preset.beginner.title": "Débutant",
    // Easy
    "game.*.level.minimax.preset.easy.title": "Facile",
    // Medium
    "game.*.level.minimax.preset.medium.title": "Moyen",
    // Hard
    "game.*.level.minimax.preset.hard.title": "Difficile",
    // Beginner
    "game.*.level.alphabeta.preset.beginner.title": "Débutant",
    // Easy
    "game.*.level.alphabeta.preset.easy.title": "Facile",
    // Medium
    "game.*.level.alphabeta.preset.medium.title": "Moyen",
    // Hard
    "game.*.level.alphabeta.preset.hard.title": "Difficile",
    // Expert
    "game.*.level.alphabeta.preset.expert.title": "Expert",
    // Beginner
    "game.*.level.montecarlo.preset.beginner.title": "Débutant",
    // Easy
    "game.*.level.montecarlo.preset.easy.title": "Facile",
    // Medium
    "game.*.level.montecarlo.preset.medium.title": "Moyen",
    // Hard
    "game.*.level.montecarlo.preset.hard.title": "Difficile",
    // Beginner
    "game.*.level.uct.preset.beginner.title": "Débutant",
    // Easy
    "game.*.level.uct.preset.easy.title": "Facile",
    // Medium
    "game.*.level.uct.preset.medium.title": "Moyen",
    // Hard
    "game.*.level.uct.preset.hard.title": "Difficile",
    // Expert
    "game.*.level.uct.preset.expert.title": "Expert",
    // Beginner
    "game.*.level.pvs.preset.beginner.title": "Débutant",
    // Easy
    "game.*.level.pvs.preset.easy.title": "Facile",
    // Medium
    "game.*.level.pvs.preset.medium.title": "Moyen",
    // Hard
    "game.*.level.pvs.preset.hard.title": "Difficile",
    // Expert
    "game.*.level.pvs.preset.expert.title": "Expert",
    // Beginner
    "game.connect4.level.solver.preset.beginner.title": "Débutant",
    // Easy
    "game.connect4.level.solver.preset.easy.title": "Facile",
    // Medium
    "game.connect4.level.solver.preset.medium.title": "Moyen",
    // Hard
    "game.connect4.level.solver.preset.hard.title": "Difficile",
    // Expert
    "game.connect4.level.solver.preset.expert.title": "Expert",
    // Column
    "game.connect4.ask.column.title": "Colonne",
    // click a column
    "game.connect4.ask.column.text": "cliquez sur une colonne",
    // tap a column
    "game.connect4.ask.column.touch": "touchez une colonne",
    // {count} in a row
    "game.connect4.ending.row.text": "{count} pions alignés",
    // Two lines at once
    "game.connect4.ending.lines.text": "Deux alignements d’un coup",
    // The board is full
    "game.connect4.ending.full.text": "Le plateau est plein",
    // column {move}
    "game.connect4.move_phrase": "la colonne {move}",
    // Tron
    "game.tron.title": "Tron",
    // left
    "game.*.move.l": "la gauche",
    // up
    "game.*.move.u": "le haut",
    // right
    "game.*.move.r": "la droite",
    // down
    "game.*.move.d": "le bas",
    // Amazons
    "game.amazons.title": "Amazones",
    // Human
    "searcher.human.title": "Humain",
    // Always the same move
    "searcher.always.title": "Toujours le même coup",
    // Random
    "searcher.random.title": "Aléatoire",
    // Biased
    "searcher.random.preset.biased.title": "Biaisé",
    // Minimax
    "searcher.minimax.title": "Minimax",
    // Search depth in plies
    "searcher.*.depth.title": "Profondeur en coups",
    // plies
    "searcher.*.depth.unit": "coups",
    // ply
    "searcher.*.depth.unit_one": "coup",
    // Negamax
    "searcher.negamax.title": "Négamax",
    // Alpha-beta
    "searcher.alphabeta.title": "Alpha-bêta",
    // Neg-alpha-beta
    "searcher.negalphabeta.title": "Néga-alpha-bêta",
    // Minimax, iterative
    "searcher.minimax-iter.title": "Minimax itératif",
    // Alpha-beta, iterative
    "searcher.alphabeta-iter.title": "Alpha-bêta itératif",
    // Rules
    "searcher.rules.title": "Règles",
    // Flat Monte Carlo
    "searcher.montecarlo.title": "Monte-Carlo simple",
    // Random games per move
    "searcher.montecarlo.sims.title": "Parties aléatoires par coup",
    // As in the Connect Four package
    "searcher.*.preset.document.title": "Comme dans le paquet puissance4",
    // As in the Connect Four package, as much work as its UCT
    "searcher.montecarlo.preset.document-equal.title":
        "Comme dans le paquet puissance4, avec autant de travail que son UCT",
    // Longest games
    "searcher.montecarlo.preset.lengths.title": "Parties les plus longues",
    // Best solo player
    "searcher.montecarlo.preset.solo.title": "Meilleur joueur en solitaire",
    // UCT
    "searcher.uct.title": "UCT",
    // Simulations per move
    "searcher.*.sims.title": "Simulations par coup",
    // Exploration constant C
    "searcher.*.c.title": "Constante d’exploration C",
    // Strong
    "searcher.*.preset.strong.title": "Fort",
    // Mixed strategy
    "searcher.*.preset.mixed.title": "Stratégie mixte",
    // UCT
    "searcher.uct/connect4.title": "UCT",
    // Plain NegaScout
    "searcher.*.preset.plain.title": "NegaScout simple",
    // Principal variation search
    "searcher.pvs.title": "Variante principale",
    // Expectimax
    "searcher.expectimax.title": "Expectimax",
    // Search depth in moves
    "searcher.expectimax.depth.title": "Profondeur en coups",
    // moves
    "searcher.expectimax.depth.unit": "coups",
    // move
    "searcher.expectimax.depth.unit_one": "coup",
    // Fast and strong
    "searcher.*.preset.fast.title": "Rapide et fort",
    // Perfect solver
    "searcher.solver/connect4.title": "Solveur parfait",
    // Perfect
    "searcher.solver/connect4.preset.perfect.title": "Parfait",
    // Another program
    "searcher.external.title": "Autre programme",
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

export const sentences: Partial<Sentences> = {
    // It is made for another game.
    made_for_another_game: "Il est fait pour un autre jeu.",
    // No program is named; the native Plyscope takes one with --engine.
    no_program_named:
        "Aucun programme n’est nommé ; le Plyscope natif en reçoit un par `--engine`.",
    // It does not play games with chance.
    plays_no_chance: "Il ne joue pas aux jeux de hasard.",
    // It does not play games with simultaneous moves.
    plays_no_simultaneous_moves: "Il ne joue pas aux jeux à coups simultanés.",
    // It only plays games with chance.
    plays_only_chance: "Il ne joue qu’aux jeux de hasard.",
};
