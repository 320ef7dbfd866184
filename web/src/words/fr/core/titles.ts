/** Titles, units and choices. */
import type { Texts } from "../../retelling.ts";

export const texts: Texts = {
    // Rows
    "game.*.rows.title": "Lignes",
    // rows
    "game.*.rows.unit": "lignes",
    // row
    "game.*.rows.unit_one": "ligne",
    // Columns
    "game.*.cols.title": "Colonnes",
    // columns
    "game.*.cols.unit": "colonnes",
    // column
    "game.*.cols.unit_one": "colonne",
    // Discs in a row to win
    "game.connect4.align.title": "Pions à aligner pour gagner",
    // discs
    "game.connect4.align.unit": "pions",
    // disc
    "game.connect4.align.unit_one": "pion",
    // Side edges glued together
    "game.connect4.cylinder.title": "Bords latéraux collés",
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
    // Outcome only
    "game.*.eval.outcome.title": "Résultat seul",
    // Open lines and threats
    "game.connect4.eval.lines.title": "Alignements ouverts et menaces",
    // Weight of three in a line
    "game.connect4.eval.lines.three.title": "Poids de trois pions alignés",
    // Weight of two in a line
    "game.connect4.eval.lines.two.title": "Poids de deux pions alignés",
    // Weight of one in a line
    "game.connect4.eval.lines.one.title": "Poids d’un pion sur une ligne",
    // Weight of a threat
    "game.connect4.eval.lines.threat.title": "Poids d’une menace",
    // Weight of a good row
    "game.connect4.eval.lines.parity.title": "Poids d’une bonne ligne",
    // Weight of a winning move
    "game.connect4.eval.lines.now.title": "Poids d’un coup gagnant",
    // Taught by the solver
    "game.connect4.eval.lines.preset.taught.title": "Appris du solveur",
    // Learned from the solver
    "game.connect4.eval.network.title": "Réseau formé par le solveur",
    // Uniform random
    "game.*.playout.uniform.title": "Aléatoire uniforme",
    // Win or block
    "game.connect4.playout.biased.title": "Gagner ou bloquer",
    // Win or block, give no win away
    "game.connect4.playout.careful.title": "Gagner ou bloquer, sans rien offrir",
    // {count} in a row
    "game.connect4.ending.row.text": "{count} pions alignés",
    // Two lines at once
    "game.connect4.ending.lines.text": "Deux alignements d’un coup",
    // The board is full
    "game.connect4.ending.full.text": "Le plateau est plein",
    // Map
    "game.tron.map.title": "Carte",
    // Riders
    "game.tron.riders.title": "Pilotes",
    // riders
    "game.tron.riders.unit": "pilotes",
    // rider
    "game.tron.riders.unit_one": "pilote",
    // Edges glued together
    "game.tron.wrap.title": "Bords collés",
    // None
    "game.tron.wrap.none": "Aucun",
    // Left and right
    "game.tron.wrap.sides": "Gauche et droite",
    // Top and bottom
    "game.tron.wrap.ends": "Haut et bas",
    // All
    "game.tron.wrap.torus": "Tous",
    // Order of moves
    "game.tron.order.title": "Ordre des coups",
    // All at once
    "game.tron.order.simultaneous": "Tous à la fois",
    // One after the other
    "game.tron.order.alternating": "L’un après l’autre",
    // Trail of a fallen rider
    "game.tron.trail.title": "Trace d’un pilote éliminé",
    // Stays
    "game.tron.trail.stays": "Reste",
    // Vanishes
    "game.tron.trail.vanishes": "Disparaît",
    // Riding into walls is allowed
    "game.tron.crash.title": "Permet de foncer dans un mur",
    // Duel among pillars
    "game.tron.preset.duel.title": "Duel entre les piliers",
    // The Tron lab's box, alone
    "game.tron.preset.document.title": "L’arène du TP Tron, en solitaire",
    // Empty room, 15 x 15
    "game.tron.preset.room.title": "Salle vide, 15 × 15",
    // Narrow duel
    "game.tron.preset.corridor.title": "Duel à l’étroit",
    // Tiny duel, 5 x 5
    "game.tron.preset.small.title": "Duel minuscule, 5 × 5",
    // Alternating duel, 6 x 6
    "game.tron.preset.alternating.title": "Duel alterné, 6 × 6",
    // Arena for three
    "game.tron.preset.arena3.title": "Arène à trois",
    // Arena for four
    "game.tron.preset.arena4.title": "Arène à quatre",
    // Crowd
    "game.tron.preset.crowd.title": "Foule",
    // Arena for six
    "game.tron.preset.arena6.title": "Arène à six",
    // Two floors
    "game.tron.preset.floors2.title": "Deux étages",
    // Three floors
    "game.tron.preset.floors3.title": "Trois étages",
    // Teleports
    "game.tron.preset.teleports.title": "Téléportations",
    // Torus
    "game.tron.preset.torus.title": "Tore",
    // Gallery: comb
    "game.tron.preset.comb.title": "Galerie : peigne",
    // Gallery: rooms behind doors
    "game.tron.preset.rooms.title": "Galerie : salles et portes",
    // Gallery: lattice of pillars
    "game.tron.preset.pillars.title": "Galerie : réseau de piliers",
    // Gallery: cavities
    "game.tron.preset.cavities.title": "Galerie : cavités",
    // Gallery: funnel and decoy
    "game.tron.preset.funnel.title": "Galerie : entonnoir et leurre",
    // Gallery: spiral
    "game.tron.preset.spiral.title": "Galerie : spirale",
    // Gallery: teleport into a dead end
    "game.tron.preset.deadend.title": "Galerie : téléportation dans une impasse",
    // Reachable cells
    "game.tron.eval.area.title": "Cases accessibles",
    // Weight of a step
    "game.tron.eval.area.cell.title": "Poids d’un pas",
    // Who reaches a cell first
    "game.tron.eval.voronoi.title": "Premier arrivé sur chaque case",
    // Weight of a cell
    "game.tron.eval.voronoi.cell.title": "Poids d’une case",
    // Territory in chambers
    "game.tron.eval.chambers.title": "Territoire en chambres",
    // Weight of a cell
    "game.tron.eval.chambers.cell.title": "Poids d’une case",
    // Weight of adjacent cells
    "game.tron.eval.chambers.edge.title": "Poids des cases voisines",
    // Factor once separated
    "game.tron.eval.chambers.apart.title": "Facteur après séparation",
    // Computation of games
    "game.tron.playout.uniform.kernel.title": "Calcul des parties",
    // Side by side
    "game.tron.playout.uniform.kernel.lockstep": "Côte à côte",
    // One by one
    "game.tron.playout.uniform.kernel.plain": "L’une après l’autre",
    // Along the walls
    "game.tron.playout.wall-following.title": "Le long des murs",
    // Share of random moves
    "game.tron.playout.wall-following.random.title": "Part de coups aléatoires",
    // Along the walls, not into the smaller part
    "game.tron.playout.wall-following-careful.title":
        "Le long des murs, jamais vers le plus petit côté",
    // Share of random moves
    "game.tron.playout.wall-following-careful.random.title": "Part de coups aléatoires",
    // Cell
    "game.tron.ask.step.title": "Case",
    // arrow keys, or click a cell
    "game.tron.ask.step.text": "touches fléchées, ou cliquez sur une case",
    // tap a cell beside your head
    "game.tron.ask.step.touch": "touchez une case à côté de votre moto",
    // {loser} has crashed
    "game.tron.ending.crash.text": "{loser} s’est écrasé",
    // The others have crashed
    "game.tron.ending.others.text": "Les autres se sont écrasés",
    // Nobody is left
    "game.tron.ending.nobody.text": "Il ne reste personne",
    // left
    "game.*.move.l": "la gauche",
    // up
    "game.*.move.u": "le haut",
    // right
    "game.*.move.r": "la droite",
    // down
    "game.*.move.d": "le bas",
    // upstairs
    "game.tron.move.>": "l’escalier montant",
    // downstairs
    "game.tron.move.<": "l’escalier descendant",
    // One new tile in n is a 4
    "game.2048.four.title": "Une nouvelle tuile sur n est un 4",
    // First two tiles
    "game.2048.start.title": "Deux premières tuiles",
    // Two of the lowest
    "game.2048.start.ones": "Deux des plus petites",
    // Drawn at random
    "game.2048.start.random": "Tirées au hasard",
    // Where new tiles appear
    "game.2048.spawn.title": "Où apparaissent les nouvelles tuiles",
    // Every empty cell alike
    "game.2048.spawn.uniform": "Toutes les cases vides à égalité",
    // As in the 2048 report
    "game.2048.spawn.document": "Comme dans l’article sur 2048",
    // Exponent of the winning tile
    "game.2048.target.title": "Exposant de la tuile gagnante",
    // exponent
    "game.2048.target.unit": "exposant",
    // Ends at the winning tile
    "game.2048.stop.title": "S’arrête à la tuile gagnante",
    // Base of the tiles
    "game.2048.base.title": "Base des tuiles",
    // Way the board is kept
    "game.2048.board.title": "Représentation du plateau",
    // In one word where it fits
    "game.2048.board.auto": "En un mot si possible",
    // Cell by cell
    "game.2048.board.cells": "Case par case",
    // 4 x 4, a 4 one time in six
    "game.2048.preset.document.title": "4 × 4, un 4 sur six",
    // 4 x 4, cells as in the 2048 report
    "game.2048.preset.faithful.title": "4 × 4, cases comme dans l’article",
    // 4 x 4, original, without end
    "game.2048.preset.original.title": "4 × 4, d’origine, sans fin",
    // 4 x 4, powers of three
    "game.2048.preset.powers3.title": "4 × 4, puissances de trois",
    // Tiny 2 x 2
    "game.2048.preset.2x2.title": "Minuscule 2 × 2",
    // Small 2 x 3
    "game.2048.preset.2x3.title": "Petit 2 × 3",
    // Small 3 x 3
    "game.2048.preset.3x3.title": "Petit 3 × 3",
    // Rectangle 3 x 5
    "game.2048.preset.3x5.title": "Rectangle 3 × 5",
    // Large 5 x 5
    "game.2048.preset.5x5.title": "Grand 5 × 5",
    // Large 6 x 6
    "game.2048.preset.6x6.title": "Grand 6 × 6",
    // Rules of the 2048 report
    "game.2048.eval.rules.title": "Règles de l’article sur 2048",
    // Empty cells weight
    "game.2048.eval.rules.c_empty.title": "Poids des cases vides",
    // Lost game weight
    "game.2048.eval.rules.c_lost.title": "Poids de la partie perdue",
    // Largest tile weight
    "game.2048.eval.rules.c_maxvalue.title": "Poids de la plus grande tuile",
    // Monotony weight
    "game.2048.eval.rules.c_monotony.title": "Poids de la monotonie",
    // Random weight
    "game.2048.eval.rules.c_random.title": "Poids du hasard",
    // Smoothness weight
    "game.2048.eval.rules.c_smooth.title": "Poids de la régularité",
    // Spam corner weight
    "game.2048.eval.rules.c_spam.title": "Poids du coin martelé",
    // Won game weight
    "game.2048.eval.rules.c_win.title": "Poids de la partie gagnée",
    // Empty cells exponent
    "game.2048.eval.rules.p_empty.title": "Exposant des cases vides",
    // Largest tile exponent
    "game.2048.eval.rules.p_maxvalue.title": "Exposant de la plus grande tuile",
    // Monotony exponent
    "game.2048.eval.rules.p_monotony.title": "Exposant de la monotonie",
    // Smoothness exponent
    "game.2048.eval.rules.p_smooth.title": "Exposant de la régularité",
    // Direction of monotony
    "game.2048.eval.rules.monotony.title": "Sens de la monotonie",
    // As in the 2048 report
    "game.2048.eval.rules.monotony.document": "Comme dans l’article sur 2048",
    // The better one
    "game.2048.eval.rules.monotony.best": "Le meilleur des deux",
    // Largest tile counts as
    "game.2048.eval.rules.maxvalue.title": "La plus grande tuile compte comme",
    // Its exponent
    "game.2048.eval.rules.maxvalue.exponent": "Son exposant",
    // Its number
    "game.2048.eval.rules.maxvalue.tile": "Son nombre",
    // Random rule counts
    "game.2048.eval.rules.random.title": "La règle du hasard compte",
    // As in the 2048 report
    "game.2048.eval.rules.random.document": "Comme dans l’article sur 2048",
    // With its weight
    "game.2048.eval.rules.random.scaled": "Avec son poids",
    // Corner of the spam rule
    "game.2048.eval.rules.spam.title": "Coin de la règle du coin martelé",
    // As in the 2048 report
    "game.2048.eval.rules.spam.document": "Comme dans l’article sur 2048",
    // Up and right
    "game.2048.eval.rules.spam.top": "Haut et droite",
    // All rules, all coefficients 1
    "game.2048.eval.rules.preset.document.title": "Toutes les règles, tous les coefficients à 1",
    // Order and room
    "game.2048.eval.rules.preset.order.title": "Ordre et place",
    // Rules of the published 2048 program
    "game.2048.eval.lab.title": "Règles du programme 2048 publié",
    // Chain weight
    "game.2048.eval.lab.c_chain.title": "Poids de la chaîne",
    // Chain exponent
    "game.2048.eval.lab.p_chain.title": "Exposant de la chaîne",
    // Largest tile, power weight
    "game.2048.eval.lab.c_maxpow.title": "Poids de la plus grande tuile, en puissance",
    // Base of the largest tile
    "game.2048.eval.lab.p_maxpow.title": "Base de la plus grande tuile",
    // Monotony weight, squares
    "game.2048.eval.lab.c_monotonypow.title": "Poids de la monotonie, au carré",
    // Smoothness weight, powers
    "game.2048.eval.lab.c_smoothpow.title": "Poids de la régularité, en puissances",
    // Smoothness exponent
    "game.2048.eval.lab.p_smoothpow.title": "Exposant de la régularité",
    // Empty cells, power weight
    "game.2048.eval.lab.c_emptypow.title": "Poids des cases vides, en puissance",
    // Empty cells exponent
    "game.2048.eval.lab.p_emptypow.title": "Exposant des cases vides",
    // Won game weight
    "game.2048.eval.lab.c_win.title": "Poids de la partie gagnée",
    // Empty cells weight
    "game.2048.eval.lab.c_empty.title": "Poids des cases vides",
    // Lost game weight
    "game.2048.eval.lab.c_lost.title": "Poids de la partie perdue",
    // Largest tile weight
    "game.2048.eval.lab.c_maxvalue.title": "Poids de la plus grande tuile",
    // Monotony weight
    "game.2048.eval.lab.c_monotony.title": "Poids de la monotonie",
    // Random weight
    "game.2048.eval.lab.c_random.title": "Poids du hasard",
    // Smoothness weight
    "game.2048.eval.lab.c_smooth.title": "Poids de la régularité",
    // Spam corner weight
    "game.2048.eval.lab.c_spam.title": "Poids du coin martelé",
    // Rows and columns
    "game.2048.eval.rows.title": "Lignes et colonnes",
    // Empty cells weight
    "game.2048.eval.rows.empty.title": "Poids des cases vides",
    // Possible merges weight
    "game.2048.eval.rows.merges.title": "Poids des fusions possibles",
    // Monotony weight
    "game.2048.eval.rows.monotony.title": "Poids de la monotonie",
    // Monotony exponent
    "game.2048.eval.rows.slope.title": "Exposant de la monotonie",
    // Tile sum weight
    "game.2048.eval.rows.sum.title": "Poids de la somme des tuiles",
    // Tile sum exponent
    "game.2048.eval.rows.mass.title": "Exposant de la somme des tuiles",
    // Edge tiles weight
    "game.2048.eval.rows.edge.title": "Poids des tuiles au bord",
    // Steps of one weight
    "game.2048.eval.rows.steps.title": "Poids des écarts de un",
    // Roughness weight
    "game.2048.eval.rows.rough.title": "Poids de l’irrégularité",
    // Cost of a lost game
    "game.2048.eval.rows.lost.title": "Coût d’une partie perdue",
    // Worth of a won game
    "game.2048.eval.rows.won.title": "Valeur d’une partie gagnée",
    // From this tile on
    "game.2048.eval.rows.early.title": "À partir de cette tuile",
    // exponent
    "game.2048.eval.rows.early.unit": "exposant",
    // For deep searches
    "game.2048.eval.rows.preset.deep.title": "Pour les recherches profondes",
    // Trained network
    "game.2048.eval.ntuple.title": "Réseau entraîné",
    // Network
    "game.2048.eval.ntuple.net.title": "Réseau",
    // Into the corner
    "game.2048.playout.corner.title": "Vers le coin",
    // Network of tuples
    "game.2048.learner.ntuple.title": "Réseau de tuples",
    // Shape of the tuples
    "game.2048.learner.ntuple.tuples.title": "Forme des tuples",
    // 8 rows and columns
    "game.2048.learner.ntuple.tuples.rows8": "8 lignes et colonnes",
    // 17 groups of four cells
    "game.2048.learner.ntuple.tuples.fours17": "17 groupes de quatre cases",
    // 16 groups of five cells
    "game.2048.learner.ntuple.tuples.fives16": "16 groupes de cinq cases",
    // 32 groups of five cells
    "game.2048.learner.ntuple.tuples.fives32": "32 groupes de cinq cases",
    // 32 groups of six cells
    "game.2048.learner.ntuple.tuples.sixes32": "32 groupes de six cases",
    // Learns to reach
    "game.2048.learner.ntuple.reward.title": "Apprend à atteindre",
    // The goal
    "game.2048.learner.ntuple.reward.win": "Le but",
    // A high score
    "game.2048.learner.ntuple.reward.score": "Un score élevé",
    // Lambda, weight of the end
    "game.2048.learner.ntuple.lambda.title": "Poids de la fin (lambda)",
    // Learning rate
    "game.2048.learner.ntuple.rate.title": "Taille des pas",
    // Optimism
    "game.2048.learner.ntuple.optimism.title": "Optimisme",
    // Largest file
    "game.2048.learner.ntuple.size.title": "Plus grand fichier",
    // KB
    "game.2048.learner.ntuple.size.unit": "Ko",
    // Network to go on from
    "game.2048.learner.ntuple.from.title": "Réseau à poursuivre",
    // Slide
    "game.2048.ask.slide.title": "Déplacement",
    // slide the tiles with the arrow keys
    "game.2048.ask.slide.text": "déplacez les tuiles avec les flèches",
    // swipe, or tap an arrow
    "game.2048.ask.slide.touch": "glissez le doigt, ou touchez une flèche",
    // {tile} is reached
    "game.2048.ending.target.text": "{tile} est atteint",
    // The largest tile, {tile}, is reached
    "game.2048.ending.largest.text": "La plus grande tuile, {tile}, est atteinte",
    // No slide is left
    "game.2048.ending.no_slide.text": "Aucun déplacement n’est plus possible",
    // Join tiles to reach {tile}
    "game.2048.goal.text": "Atteignez la tuile {tile}",
    // tiles of {tally}
    "game.2048.tally_phrase": "tuiles de {tally}",
    // Columns
    "game.amazons.columns.title": "Colonnes",
    // columns
    "game.amazons.columns.unit": "colonnes",
    // column
    "game.amazons.columns.unit_one": "colonne",
    // Queens per side
    "game.amazons.queens.title": "Reines par camp",
    // queens
    "game.amazons.queens.unit": "reines",
    // queen
    "game.amazons.queens.unit_one": "reine",
    // Start position
    "game.amazons.layout.title": "Position de départ",
    // Usual
    "game.amazons.layout.standard": "Habituelle",
    // In the corners
    "game.amazons.layout.corners": "Dans les coins",
    // Standard 10 x 10
    "game.amazons.preset.standard.title": "Standard 10 × 10",
    // 10 x 10, two queens
    "game.amazons.preset.10x10-two.title": "10 × 10, deux reines",
    // 8 x 8, four queens
    "game.amazons.preset.8x8.title": "8 × 8, quatre reines",
    // 6 x 6, four queens
    "game.amazons.preset.6x6.title": "6 × 6, quatre reines",
    // 6 x 6, two queens
    "game.amazons.preset.6x6-two.title": "6 × 6, deux reines",
    // 6 x 6, one queen
    "game.amazons.preset.6x6-one.title": "6 × 6, une reine",
    // 5 x 5, four queens
    "game.amazons.preset.5x5.title": "5 × 5, quatre reines",
    // 4 x 4, four queens
    "game.amazons.preset.4x4.title": "4 × 4, quatre reines",
    // 10 x 10, one queen in the corner
    "game.amazons.preset.corners.title": "10 × 10, une reine dans le coin",
    // Win, undecided, loss
    "game.amazons.eval.outcome.title": "Victoire, indécis, défaite",
    // Who reaches the cells first
    "game.amazons.eval.territory.title": "Premier arrivé sur les cases",
    // Early queen territory
    "game.amazons.eval.territory.early_t1.title": "Début : territoire de reine",
    // Early king territory
    "game.amazons.eval.territory.early_t2.title": "Début : territoire de roi",
    // Early queen distance
    "game.amazons.eval.territory.early_c1.title": "Début : distance de reine",
    // Early king distance
    "game.amazons.eval.territory.early_c2.title": "Début : distance de roi",
    // Early mobility
    "game.amazons.eval.territory.early_m.title": "Début : mobilité",
    // Middle queen territory
    "game.amazons.eval.territory.middle_t1.title": "Milieu : territoire de reine",
    // Middle king territory
    "game.amazons.eval.territory.middle_t2.title": "Milieu : territoire de roi",
    // Middle queen distance
    "game.amazons.eval.territory.middle_c1.title": "Milieu : distance de reine",
    // Middle king distance
    "game.amazons.eval.territory.middle_c2.title": "Milieu : distance de roi",
    // Middle mobility
    "game.amazons.eval.territory.middle_m.title": "Milieu : mobilité",
    // Late queen territory
    "game.amazons.eval.territory.late_t1.title": "Fin : territoire de reine",
    // Late king territory
    "game.amazons.eval.territory.late_t2.title": "Fin : territoire de roi",
    // Late queen distance
    "game.amazons.eval.territory.late_c1.title": "Fin : distance de reine",
    // Late king distance
    "game.amazons.eval.territory.late_c2.title": "Fin : distance de roi",
    // Late mobility
    "game.amazons.eval.territory.late_m.title": "Fin : mobilité",
    // Phase of the middle
    "game.amazons.eval.territory.turn.title": "Phase du milieu",
    // Weight of equal cells
    "game.amazons.eval.territory.tempo.title": "Poids des cases à égalité",
    // Mobility of half freedom
    "game.amazons.eval.territory.half.title": "Mobilité de demi-liberté",
    // Lead for half a win
    "game.amazons.eval.territory.scale.title": "Avance d’un demi-gain",
    // For deep searches
    "game.amazons.eval.territory.preset.deep.title": "Pour les recherches profondes",
    // For small boards
    "game.amazons.eval.territory.preset.small.title": "Pour les petits plateaux",
    // Own and opponent's moves
    "game.amazons.eval.mobility.title": "Coups de chacun",
    // Own mobility weight
    "game.amazons.eval.mobility.own.title": "Poids de sa mobilité",
    // Opponent's mobility weight
    "game.amazons.eval.mobility.other.title": "Poids de la mobilité adverse",
    // What is counted
    "game.amazons.eval.mobility.count.title": "Ce qui est compté",
    // Cells in reach
    "game.amazons.eval.mobility.count.targets": "Cases à portée",
    // Moves
    "game.amazons.eval.mobility.count.moves": "Coups",
    // Sum for half a win
    "game.amazons.eval.mobility.scale.title": "Somme d’un demi-gain",
    // Moves left in closed regions
    "game.amazons.eval.regions.title": "Coups restants dans les régions fermées",
    // Regions counted
    "game.amazons.eval.regions.source.title": "Régions comptées",
    // As in the Amazons report
    "game.amazons.eval.regions.source.document": "Comme dans le rapport sur les Amazones",
    // With proven bounds
    "game.amazons.eval.regions.source.bounds": "Avec des bornes prouvées",
    // Own moves weight
    "game.amazons.eval.regions.own.title": "Poids de ses coups",
    // Opponent's moves weight
    "game.amazons.eval.regions.other.title": "Poids des coups adverses",
    // Defensive region factor
    "game.amazons.eval.regions.defensive.title": "Facteur d’une région défensive",
    // Contested moves weight
    "game.amazons.eval.regions.contested.title": "Poids des coups disputés",
    // Value of a decided game
    "game.amazons.eval.regions.decided.title": "Valeur d’une partie décidée",
    // Moves for half a win
    "game.amazons.eval.regions.scale.title": "Coups d’un demi-gain",
    // Moves tried per region
    "game.amazons.eval.regions.effort.title": "Coups essayés par région",
    // moves
    "game.amazons.eval.regions.effort.unit": "coups",
    // move
    "game.amazons.eval.regions.effort.unit_one": "coup",
    // Short cuts for simple shapes
    "game.amazons.eval.regions.shortcut.title": "Raccourcis pour les formes simples",
    // Queen, target, arrow
    "game.amazons.playout.steps.title": "Reine, arrivée, flèche",
    // Queen from
    "game.amazons.ask.queen.title": "Reine à déplacer",
    // click one of your queens
    "game.amazons.ask.queen.text": "cliquez sur une de vos reines",
    // tap one of your queens
    "game.amazons.ask.queen.touch": "touchez une de vos reines",
    // Queen to
    "game.amazons.ask.target.title": "Arrivée",
    // choose where it goes
    "game.amazons.ask.target.text": "choisissez où elle va",
    // choose where it goes
    "game.amazons.ask.target.touch": "choisissez où elle va",
    // Arrow
    "game.amazons.ask.arrow.title": "Flèche",
    // choose where its arrow flies
    "game.amazons.ask.arrow.text": "choisissez où vole sa flèche",
    // choose where its arrow flies
    "game.amazons.ask.arrow.touch": "choisissez où vole sa flèche",
    // {loser} has no move left
    "game.amazons.ending.no_move.text": "{loser} n’a plus de coup",
    // Time per move
    "searcher.*.time.title": "Temps par coup",
    // s
    "searcher.*.time.unit": "s",
    // Work per move
    "searcher.*.nodes.title": "Travail par coup",
    // Random seed
    "searcher.*.seed.title": "Graine du hasard",
    // Name in tables
    "searcher.*.name.title": "Nom dans les tableaux",
    // Always the same move
    "searcher.always.title": "Toujours le même coup",
    // Move
    "searcher.always.move.title": "Coup",
    // Random
    "searcher.random.title": "Aléatoire",
    // Random game policy
    "searcher.*.playout.title": "Politique des parties aléatoires",
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
    // With three or more players
    "searcher.*.many.title": "À trois joueurs ou plus",
    // Paranoid: all against one
    "searcher.*.many.paranoid": "Paranoïaque : tous contre un",
    // Max-n: each for itself
    "searcher.*.many.maxn": "Max-n : chacun pour soi",
    // Evaluation
    "searcher.*.eval.title": "Évaluation",
    // Choice among equal moves
    "searcher.*.ties.title": "Choix entre coups égaux",
    // The first
    "searcher.*.ties.first": "Le premier",
    // One at random
    "searcher.*.ties.random": "Un au hasard",
    // Negamax
    "searcher.negamax.title": "Négamax",
    // Alpha-beta
    "searcher.alphabeta.title": "Alpha-bêta",
    // Exact values of
    "searcher.*.moves.title": "Valeurs exactes",
    // All moves
    "searcher.*.moves.all": "Tous les coups",
    // The best move
    "searcher.*.moves.best": "Le meilleur coup",
    // Neg-alpha-beta
    "searcher.negalphabeta.title": "Néga-alpha-bêta",
    // Minimax, iterative
    "searcher.minimax-iter.title": "Minimax itératif",
    // Alpha-beta, iterative
    "searcher.alphabeta-iter.title": "Alpha-bêta itératif",
    // Rules
    "searcher.rules.title": "Règles",
    // Dice count as
    "searcher.*.chance.title": "Le hasard compte comme",
    // Their worst
    "searcher.*.chance.worst": "Le pire cas",
    // Their mean
    "searcher.*.chance.mean": "La moyenne",
    // Flat Monte Carlo
    "searcher.montecarlo.title": "Monte-Carlo simple",
    // First moves of random games
    "searcher.*.share.title": "Premiers coups des parties aléatoires",
    // All alike
    "searcher.*.share.each": "Toutes à égalité",
    // Drawn by lot
    "searcher.*.share.drawn": "Tirés au sort",
    // Best move by
    "searcher.*.score.title": "Meilleur coup selon",
    // Mean result
    "searcher.*.score.mean": "Résultat moyen",
    // Number of wins
    "searcher.*.score.wins": "Nombre de victoires",
    // Sum of lengths
    "searcher.*.score.sum": "Somme des longueurs",
    // Best game
    "searcher.*.score.max": "Meilleure partie",
    // Mean after the best reply
    "searcher.*.score.reply": "Moyenne après la meilleure réponse",
    // Random games stop after
    "searcher.*.cut.title": "Parties aléatoires arrêtées après",
    // plies
    "searcher.*.cut.unit": "coups",
    // ply
    "searcher.*.cut.unit_one": "coup",
    // Value of a cut game
    "searcher.montecarlo.leaf.title": "Valeur d’une partie arrêtée",
    // A draw
    "searcher.montecarlo.leaf.playout": "Une nulle",
    // What the evaluation says
    "searcher.montecarlo.leaf.cut": "Ce que dit l’évaluation",
    // Wins and blocks at once
    "searcher.*.reflex.title": "Gagne et bloque aussitôt",
    // Remember the best game
    "searcher.montecarlo.reuse.title": "Retenir la meilleure partie",
    // Independent searches
    "searcher.montecarlo.trees.title": "Recherches indépendantes",
    // As in the Connect Four package
    "searcher.*.preset.document.title": "Comme dans le paquet puissance4",
    // As in the Connect Four package, as much work as its UCT
    "searcher.montecarlo.preset.document-equal.title":
        "Comme dans le paquet puissance4, avec autant de travail que son UCT",
    // Longest games
    "searcher.montecarlo.preset.lengths.title": "Parties les plus longues",
    // Best solo player
    "searcher.montecarlo.preset.solo.title": "Meilleur joueur en solitaire",
    // Selection in the tree
    "searcher.*.select.title": "Sélection dans l’arbre",
    // UCB1
    "searcher.*.select.ucb1": "UCB1",
    // UCB1-Tuned
    "searcher.*.select.tuned": "UCB1-Tuned",
    // Regret matching
    "searcher.*.select.regret": "Appariement des regrets",
    // PUCT
    "searcher.*.select.puct": "PUCT",
    // Trust in evaluations
    "searcher.*.sharpness.title": "Confiance dans les évaluations",
    // Random games per leaf
    "searcher.*.playouts.title": "Parties aléatoires par feuille",
    // Value of a new position
    "searcher.*.leaf.title": "Valeur d’une nouvelle position",
    // Random games
    "searcher.*.leaf.playout": "Parties aléatoires",
    // Random games cut short
    "searcher.*.leaf.cut": "Parties aléatoires écourtées",
    // The evaluation alone
    "searcher.*.leaf.eval": "L’évaluation seule",
    // Random games after the best reply
    "searcher.*.leaf.reply": "Parties aléatoires après la meilleure réponse",
    // Weight of prior values
    "searcher.*.prior.title": "Poids des valeurs a priori",
    // visits
    "searcher.*.prior.unit": "visites",
    // visit
    "searcher.*.prior.unit_one": "visite",
    // Moves open at first
    "searcher.*.width.title": "Coups ouverts au début",
    // moves
    "searcher.*.width.unit": "coups",
    // move
    "searcher.*.width.unit_one": "coup",
    // Growth of open moves
    "searcher.*.widen.title": "Croissance des coups ouverts",
    // Most moves kept per position
    "searcher.*.max.title": "Coups gardés au plus par position",
    // moves
    "searcher.*.max.unit": "coups",
    // move
    "searcher.*.max.unit_one": "coup",
    // Moves chosen part by part
    "searcher.*.stages.title": "Coups choisis partie par partie",
    // Share of minimax values
    "searcher.*.minimax.title": "Part des valeurs minimax",
    // Weight of moves played later
    "searcher.*.rave.title": "Poids des coups joués plus tard",
    // visits
    "searcher.*.rave.unit": "visites",
    // visit
    "searcher.*.rave.unit_one": "visite",
    // Moves drawn in random games
    "searcher.*.mast.title": "Coups tirés au choix",
    // Prove results in the tree
    "searcher.*.solve.title": "Preuves dans l’arbre",
    // Skip proven losses
    "searcher.*.prune.title": "Sauter les défaites prouvées",
    // Bounds, and how soon
    "searcher.*.bounds.title": "Bornes, et en combien",
    // Alpha-beta nodes a visit
    "searcher.*.look.title": "Nœuds alpha-bêta par visite",
    // nodes
    "searcher.*.look.unit": "nœuds",
    // node
    "searcher.*.look.unit_one": "nœud",
    // Forced moves in the tree
    "searcher.*.forced.title": "Coups forcés dans l’arbre",
    // Promising moves first
    "searcher.*.order.title": "Coups prometteurs d’abord",
    // Final move by
    "searcher.*.final.title": "Coup final selon",
    // Most visits
    "searcher.*.final.visits": "Le plus de visites",
    // Best mean value
    "searcher.*.final.value": "Meilleure valeur moyenne",
    // Best score
    "searcher.*.final.score": "Meilleur score",
    // Range of rewards
    "searcher.*.reward.title": "Étendue des gains",
    // -1 to +1
    "searcher.*.reward.signed": "De −1 à +1",
    // 0 to 1
    "searcher.*.reward.unit": "De 0 à 1",
    // Keep the tree between moves
    "searcher.*.reuse.title": "Garder l’arbre entre les coups",
    // Training games
    "searcher.*.train.title": "Parties d’entraînement",
    // games
    "searcher.*.train.unit": "parties",
    // game
    "searcher.*.train.unit_one": "partie",
    // Opponent in training
    "searcher.*.trainer.title": "Adversaire à l’entraînement",
    // Itself
    "searcher.*.trainer.self": "Lui-même",
    // Its random games
    "searcher.*.trainer.random": "Ses parties aléatoires",
    // Temperature of the choice
    "searcher.*.temperature.title": "Température du choix",
    // Halve the moves at the root
    "searcher.*.halving.title": "Éliminer par moitiés à la racine",
    // Worth of an early win
    "searcher.*.haste.title": "Prix d’un gain rapide",
    // Independent trees
    "searcher.*.trees.title": "Arbres indépendants",
    // Memory of the tree
    "searcher.uct.table.title": "Mémoire de l’arbre",
    // MB
    "searcher.*.table.unit": "Mo",
    // Visits before a node grows
    "searcher.*.expand.title": "Visites avant qu’un nœud grandisse",
    // Draw the final move
    "searcher.*.mix.title": "Tirer le coup final",
    // Plays for
    "searcher.*.aim.title": "Joue pour",
    // Mean result
    "searcher.*.aim.score": "Résultat moyen",
    // Number of wins
    "searcher.*.aim.win": "Nombre de victoires",
    // Spread of results
    "searcher.*.scale.title": "Écart des résultats",
    // points
    "searcher.*.scale.unit": "points",
    // point
    "searcher.*.scale.unit_one": "point",
    // Strong
    "searcher.*.preset.strong.title": "Fort",
    // Mixed strategy
    "searcher.*.preset.mixed.title": "Stratégie mixte",
    // Memory of the tree
    "searcher.uct/connect4.table.title": "Mémoire de l’arbre",
    // Strong and proving
    "searcher.uct/connect4.preset.proving.title": "Fort, avec preuves",
    // Learned values
    "searcher.uct/connect4.preset.learned.title": "Valeurs apprises",
    // UCT
    "searcher.uct/tron.title": "UCT",
    // Memory of the tree
    "searcher.uct/tron.table.title": "Mémoire de l’arbre",
    // Flat Monte Carlo for Amazons
    "searcher.montecarlo/amazons.title": "Monte-Carlo simple pour les Amazones",
    // Random games per move
    "searcher.montecarlo/amazons.sims.title": "Parties aléatoires par coup",
    // Value of a cut game
    "searcher.montecarlo/amazons.leaf.title": "Valeur d’une partie arrêtée",
    // A draw
    "searcher.montecarlo/amazons.leaf.playout": "Une nulle",
    // What the evaluation says
    "searcher.montecarlo/amazons.leaf.cut": "Ce que dit l’évaluation",
    // Remember the best game
    "searcher.montecarlo/amazons.reuse.title": "Retenir la meilleure partie",
    // Independent searches
    "searcher.montecarlo/amazons.trees.title": "Recherches indépendantes",
    // UCT for Amazons
    "searcher.uct/amazons.title": "UCT pour les Amazones",
    // Memory of the tree
    "searcher.uct/amazons.table.title": "Mémoire de l’arbre",
    // Tournament
    "searcher.uct/amazons.preset.tournament.title": "Tournoi",
    // Principal variation search for Amazons
    "searcher.pvs/amazons.title": "Variante principale pour les Amazones",
    // Transposition table
    "searcher.pvs/amazons.table.title": "Table de transposition",
    // Keep the table between moves
    "searcher.pvs/amazons.reuse.title": "Garder la table entre les coups",
    // Killer moves
    "searcher.*.killers.title": "Coups tueurs",
    // History of cut-offs
    "searcher.*.history.title": "Historique des coupures",
    // The game's rating of moves
    "searcher.*.rate.title": "Note des coups par le jeu",
    // Not used
    "searcher.*.rate.no": "Non utilisée",
    // Used
    "searcher.*.rate.yes": "Utilisée",
    // Good or not
    "searcher.*.rate.coarse": "Bonne ou non",
    // Null-window scout
    "searcher.*.scout.title": "Éclaireur à fenêtre nulle",
    // Late move reduction
    "searcher.*.reduce.title": "Réduction des coups tardifs",
    // plies
    "searcher.*.reduce.unit": "coups",
    // ply
    "searcher.*.reduce.unit_one": "coup",
    // Most moves per position
    "searcher.pvs/amazons.width.title": "Coups au plus par position",
    // Order by evaluation from
    "searcher.*.sort.title": "Tri par l’évaluation à partir de",
    // plies
    "searcher.*.sort.unit": "coups",
    // ply
    "searcher.*.sort.unit_one": "coup",
    // Postpone moves that can wait
    "searcher.*.defer.title": "Remettre les coups qui peuvent attendre",
    // Move cache
    "searcher.*.cache.title": "Cache des coups",
    // MB
    "searcher.*.cache.unit": "Mo",
    // Aspiration windows
    "searcher.*.aspiration.title": "Fenêtres d’aspiration",
    // Results known without search
    "searcher.*.known.title": "Résultats connus sans recherche",
    // Attempts to prove the result
    "searcher.pvs/amazons.solve.title": "Tentatives de prouver le résultat",
    // Use unfinished iterations
    "searcher.*.partial.title": "Utiliser les itérations inachevées",
    // No
    "searcher.*.partial.no": "Non",
    // Yes
    "searcher.*.partial.yes": "Oui",
    // The move being examined
    "searcher.*.partial.examined": "Le coup en cours d’examen",
    // As in the Amazons report
    "searcher.pvs/amazons.preset.tournament.title": "Comme dans le rapport sur les Amazones",
    // Plain NegaScout
    "searcher.*.preset.plain.title": "NegaScout simple",
    // Principal variation search
    "searcher.pvs.title": "Variante principale",
    // Transposition table
    "searcher.pvs.table.title": "Table de transposition",
    // Keep the table between moves
    "searcher.pvs.reuse.title": "Garder la table entre les coups",
    // Most moves per position
    "searcher.pvs.width.title": "Coups au plus par position",
    // Attempts to prove the result
    "searcher.pvs.solve.title": "Tentatives de prouver le résultat",
    // Exact solver
    "searcher.solver/tron.title": "Solveur exact",
    // Search depth in steps
    "searcher.solver/tron.depth.title": "Profondeur en pas",
    // steps
    "searcher.solver/tron.depth.unit": "pas",
    // step
    "searcher.solver/tron.depth.unit_one": "pas",
    // Memory of the table
    "searcher.*.table.title": "Mémoire de la table",
    // Expectimax
    "searcher.expectimax.title": "Expectimax",
    // Search depth in moves
    "searcher.expectimax.depth.title": "Profondeur en coups",
    // moves
    "searcher.expectimax.depth.unit": "coups",
    // move
    "searcher.expectimax.depth.unit_one": "coup",
    // Least probability followed
    "searcher.*.cutoff.title": "Moindre probabilité suivie",
    // Points
    "searcher.*.aim.points": "Les points",
    // The goal of the game
    "searcher.*.aim.goal": "Le but du jeu",
    // Forward pruning
    "searcher.expectimax.prune.title": "Élagage en avant",
    // Step-by-step deepening
    "searcher.*.deepen.title": "Approfondissement pas à pas",
    // Fast and strong
    "searcher.*.preset.fast.title": "Rapide et fort",
    // Expectimax
    "searcher.expectimax/2048.title": "Expectimax",
    // Search depth in moves
    "searcher.expectimax/2048.depth.title": "Profondeur en coups",
    // moves
    "searcher.expectimax/2048.depth.unit": "coups",
    // move
    "searcher.expectimax/2048.depth.unit_one": "coup",
    // Forward pruning
    "searcher.expectimax/2048.prune.title": "Élagage en avant",
    // Perfect solver
    "searcher.solver/connect4.title": "Solveur parfait",
    // Looks for
    "searcher.solver/connect4.aim.title": "Cherche",
    // The score
    "searcher.solver/connect4.aim.score": "Le score",
    // The result alone
    "searcher.solver/connect4.aim.result": "Le résultat seul",
    // Share of wrong moves
    "searcher.solver/connect4.blunder.title": "Part de coups faux",
    // Size of wrong moves
    "searcher.solver/connect4.slack.title": "Taille des coups faux",
    // Keep the table between moves
    "searcher.solver/connect4.reuse.title": "Garder la table entre les coups",
    // Opening book
    "searcher.solver/connect4.book.title": "Bibliothèque d’ouvertures",
    // Perfect
    "searcher.solver/connect4.preset.perfect.title": "Parfait",
    // Exact solver
    "searcher.solver/amazons.title": "Solveur exact",
    // Results found of
    "searcher.solver/amazons.moves.title": "Résultats cherchés",
    // Another program
    "searcher.external.title": "Autre programme",
    // Engine
    "searcher.external.engine.title": "Moteur",
    // Patience with the engine
    "searcher.external.patience.title": "Patience avec le moteur",
    // s
    "searcher.external.patience.unit": "s",
    // Time per move
    "command.*.time.title": "Temps par coup",
    // s
    "command.*.time.unit": "s",
    // Side asked to play
    "command.go.side.title": "Camp invité à jouer",
    // Units out at a time
    "command.*.pool.title": "Unités confiées à la fois",
    // Nodes recorded
    "command.analyze.record.title": "Nœuds enregistrés",
    // nodes
    "command.analyze.record.unit": "nœuds",
    // node
    "command.analyze.record.unit_one": "nœud",
    // Length of the trace log
    "command.analyze.log.title": "Longueur du journal",
    // events
    "command.analyze.log.unit": "événements",
    // event
    "command.analyze.log.unit_one": "événement",
    // Games shown
    "command.simulate.count.title": "Parties montrées",
    // Games for the statistics
    "command.simulate.playouts.title": "Parties pour la statistique",
    // Random seed
    "command.*.seed.title": "Graine du hasard",
    // Steps told choice by choice
    "command.simulate.choices.title": "Pas racontés choix par choix",
    // Games to measure the speed
    "command.simulate.speed.title": "Parties pour mesurer la vitesse",
    // First move
    "command.simulate.first.title": "Premier coup",
    // Number of the analysis
    "command.*.job.title": "Numéro de l’analyse",
    // Path to the node
    "command.*.at.title": "Chemin jusqu’au nœud",
    // Most plies below
    "command.tree.depth.title": "Profondeur au plus",
    // plies
    "command.tree.depth.unit": "coups",
    // ply
    "command.tree.depth.unit_one": "coup",
    // Least effort of a node
    "command.tree.min.title": "Moindre effort d’un nœud",
    // Analysis to compare with
    "command.tree.compare.title": "Analyse à comparer",
    // Games per pairing
    "command.*.games.title": "Parties par rencontre",
    // Random opening moves
    "command.*.openings.title": "Ouverture aléatoire",
    // plies
    "command.*.openings.unit": "coups",
    // ply
    "command.*.openings.unit_one": "coup",
    // Largest opening advantage
    "command.*.fair.title": "Plus grand avantage d’ouverture",
    // Equal effort per move
    "command.*.nodes.title": "Effort égal par coup",
    // Lower Elo difference
    "command.match.elo0.title": "Différence d’Elo inférieure",
    // Elo
    "command.match.elo0.unit": "Elo",
    // Upper Elo difference
    "command.match.elo1.title": "Différence d’Elo supérieure",
    // Elo
    "command.match.elo1.unit": "Elo",
    // Error of the first kind
    "command.match.alpha.title": "Risque alpha",
    // Error of the second kind
    "command.match.beta.title": "Risque bêta",
    // Keep the moves
    "command.*.keep.title": "Garder les coups",
    // Kind of tournament
    "command.tournament.kind.title": "Forme du tournoi",
    // Round robin
    "command.tournament.kind.robin": "Toutes rondes",
    // Gauntlet
    "command.tournament.kind.gauntlet": "Un contre tous",
    // Knock-out
    "command.tournament.kind.knockout": "Élimination directe",
    // Swiss
    "command.tournament.kind.swiss": "Système suisse",
    // Rounds
    "command.tournament.rounds.title": "Rondes",
    // What is measured
    "command.sweep.measure.title": "Ce qui est mesuré",
    // Strength in games
    "command.sweep.measure.games": "Force en parties",
    // Time of the first move
    "command.sweep.measure.first": "Temps du premier coup",
    // Game with a range
    "command.sweep.variant.title": "Jeu avec intervalle",
    // Games at most
    "command.rate.games.title": "Parties au plus",
    // Half width of the interval
    "command.*.within.title": "Demi-largeur de l’intervalle",
    // Without the game's scale
    "command.rate.alone.title": "Sans l’échelle du jeu",
    // Games at most
    "command.ladder.games.title": "Parties au plus",
    // Go on from the scale
    "command.ladder.onto.title": "Continuer l’échelle",
    // Date
    "command.ladder.date.title": "Date",
    // A mistake loses
    "command.review.mistake.title": "Une erreur perd",
    // A blunder loses
    "command.review.blunder.title": "Une gaffe perd",
    // Time per position
    "command.*.limit.title": "Temps par position",
    // s
    "command.*.limit.unit": "s",
    // Judge
    "command.*.judge.title": "Juge",
    // Positions judged
    "command.accuracy.positions.title": "Positions jugées",
    // Random moves before
    "command.accuracy.plies.title": "Coups aléatoires avant",
    // Games to learn from
    "command.train.games.title": "Parties à jouer",
    // Name of the network
    "command.train.name.title": "Nom du réseau",
    // Individuals
    "command.evolve.population.title": "Individus",
    // Games per individual
    "command.evolve.games.title": "Parties par individu",
    // Generations
    "command.evolve.generations.title": "Générations",
    // Stop at a win rate of
    "command.evolve.stop.title": "Arrêt au taux de victoire de",
    // Genes evolved
    "command.evolve.genes.title": "Gènes qui évoluent",
    // Opponent
    "command.evolve.against.title": "Adversaire",
    // Method
    "command.evolve.method.title": "Méthode",
    // Genetic algorithm
    "command.evolve.method.genes": "Algorithme génétique",
    // CMA-ES
    "command.evolve.method.cmaes": "CMA-ES",
    // SPSA
    "command.evolve.method.spsa": "SPSA",
    // Ranked by
    "command.evolve.rank.title": "Classés selon",
    // Games won
    "command.evolve.rank.wins": "Parties gagnées",
    // Games won, then tiles
    "command.evolve.rank.document": "Parties gagnées, puis tuiles",
    // Mean score
    "command.evolve.rank.score": "Score moyen",
    // Selection
    "command.evolve.select.title": "Sélection",
    // Best of groups
    "command.evolve.select.groups": "Meilleurs des groupes",
    // Place
    "command.evolve.select.rank": "Rang",
    // Roulette
    "command.evolve.select.roulette": "Roulette",
    // Group size
    "command.evolve.group.title": "Taille des groupes",
    // Winners per group
    "command.evolve.winners.title": "Gagnants par groupe",
    // Candidates for father
    "command.evolve.fathers.title": "Candidats au rôle de père",
    // Parents per child
    "command.evolve.parents.title": "Parents par enfant",
    // Crossing
    "command.evolve.cross.title": "Croisement",
    // Between both parents
    "command.evolve.cross.document": "Entre les deux parents",
    // One parent for each
    "command.evolve.cross.uniform": "L’un des parents pour chacune",
    // Between and beyond
    "command.evolve.cross.blend": "Entre et au-delà",
    // Mutation probability
    "command.evolve.mutation.title": "Probabilité de mutation",
    // Mutations per mutant
    "command.evolve.mutations.title": "Mutations par mutant",
    // Survivors
    "command.evolve.survivors.title": "Survivants",
    // The best one measured again
    "command.evolve.again.title": "Le meilleur mesuré à nouveau",
    // New games count
    "command.evolve.again.replace": "Les nouvelles parties comptent",
    // Games are added
    "command.evolve.again.pool": "Les parties s’ajoutent",
    // No
    "command.evolve.again.no": "Non",
    // Rarity of rules at the start
    "command.evolve.presence.title": "Rareté des règles au départ",
    // Range of first values
    "command.evolve.span.title": "Étendue des premières valeurs",
    // Distance of a missing rule
    "command.evolve.distance.title": "Distance d’une règle absente",
    // First step size
    "command.evolve.sigma.title": "Première taille de pas",
    // Distance of neighbours
    "command.evolve.reach.title": "Distance des voisins",
    // Pace
    "command.evolve.pace.title": "Allure",
    // Points that count as a win
    "command.evolve.goal.title": "Points qui valent une victoire",
    // Same dice for everybody
    "command.evolve.common.title": "Même hasard pour tous",
    // First population
    "command.evolve.start.title": "Première population",
    // A new one
    "command.evolve.start.new": "Une nouvelle",
    // The one that is loaded
    "command.evolve.start.loaded": "Celle qui est chargée",
};

export const words: Texts = {
    // branching factor
    "branching factor": "facteur de branchement",
    // cut-offs
    "cut-offs": "coupures",
    // finished games
    "finished games": "parties finies",
    // first-move cut-offs
    "first-move cut-offs": "coupures au premier coup",
    // forced replies
    "forced replies": "réponses forcées",
    // least probability
    "least probability": "moindre probabilité",
    // mean depth
    "mean depth": "profondeur moyenne",
    // mean length
    "mean length": "longueur moyenne",
    // proof nodes
    "proof nodes": "nœuds de preuve",
    // re-searches
    "re-searches": "nouvelles recherches",
    // score at most
    "score at most": "score au plus",
    // table fill
    "table fill": "remplissage de la table",
    // table hits
    "table hits": "trouvées dans la table",
    // table probes
    "table probes": "consultations de la table",
    // tree full
    "tree full": "arbre plein",
    // tree nodes
    "tree nodes": "nœuds de l’arbre",
};
