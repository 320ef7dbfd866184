/** Manuals of games, their rules, evaluations and levels. */
import type { Texts } from "../../retelling.ts";

export const texts: Texts = {
    // Drop discs into the columns; the first side to have four in a row, vertical, horizontal or diagonal, wins. A move is a column's number from 1 or its letter from a; up to nine columns a run of digits such as 4453 plays several.
    "game.connect4.doc":
        "Laissez tomber des pions dans les colonnes ; le premier camp qui en aligne quatre, verticalement, horizontalement ou en diagonale, gagne. Un coup s’écrit par le numéro de sa colonne à partir de 1, ou par sa lettre à partir de a ; jusqu’à neuf colonnes, une suite de chiffres comme 4453 joue plusieurs coups.",
    // Height of the board in cells.
    "game.*.rows.doc": "Hauteur du plateau en cases.",
    // Width of the board in cells.
    "game.*.cols.doc": "Largeur du plateau en cases.",
    // Discs in a row that win; at most the longer side of the board.
    "game.connect4.align.doc":
        "Nombre de pions alignés qui gagne ; au plus le grand côté du plateau.",
    // Glues the left and right edges together: horizontal and diagonal lines run across them.
    "game.connect4.cylinder.doc":
        "Colle le bord gauche et le bord droit : les alignements horizontaux et diagonaux les traversent.",
    // The game as it is sold: seven columns, six rows, four in a row.
    "game.connect4.preset.classic.doc":
        "Le jeu du commerce : sept colonnes, six lignes, quatre pions à aligner.",
    // The small cylinder on which the Connect Four course compares its players.
    "game.connect4.preset.document.doc":
        "Le petit cylindre sur lequel le cours de Puissance 4 compare ses joueurs.",
    // Three in a row on nine cells: small enough to see the whole tree.
    "game.connect4.preset.tiny.doc":
        "Trois pions à aligner sur neuf cases : assez petit pour voir tout l’arbre.",
    // Five columns, four rows: a draw, and quickly searched to the end.
    "game.connect4.preset.small.doc":
        "Cinq colonnes, quatre lignes : partie nulle, vite explorée jusqu’au bout.",
    // The classic board rolled up: the first player wins, sooner than on the flat one.
    "game.connect4.preset.cylinder.doc":
        "Le plateau classique enroulé : le premier joueur gagne, plus vite que sur le plateau plat.",
    // Room to manoeuvre: eight by eight cells, five in a row.
    "game.connect4.preset.square.doc":
        "De la place pour manœuvrer : huit cases sur huit, cinq pions à aligner.",
    // Nine columns, seven rows, four in a row.
    "game.connect4.preset.wide.doc": "Neuf colonnes, sept lignes, quatre pions à aligner.",
    // A hundred cells, four in a row.
    "game.connect4.preset.large.doc": "Cent cases, quatre pions à aligner.",
    // The Connect Four course's estimation: +100 for a won game, -100 for a lost one, 0 for a draw and for every game that is not over yet.
    "game.connect4.eval.outcome.doc":
        "L’estimation du cours de Puissance 4 : +100 pour une partie gagnée, −100 pour une partie perdue, 0 pour une nulle et pour toute partie qui n’est pas finie.",
    // Adds the lines that are still open for each side by the discs they lack, the cells that would complete a line, and whether these lie on rows that fall to their owner. A sum s is shown as 99 s / (99 + |s|), so it never reaches a won game.
    "game.connect4.eval.lines.doc":
        "Additionne les alignements encore ouverts de chaque camp selon les pions qui leur manquent, les cases qui compléteraient un alignement, et le fait qu’elles se trouvent ou non sur une ligne qui revient à leur camp. Une somme s est affichée comme 99 s / (99 + |s|) : elle n’atteint donc jamais une partie gagnée.",
    // Worth of an open line that lacks one disc.
    "game.connect4.eval.lines.three.doc":
        "Ce que vaut un alignement ouvert auquel il manque un pion.",
    // Worth of an open line that lacks two discs.
    "game.connect4.eval.lines.two.doc":
        "Ce que vaut un alignement ouvert auquel il manque deux pions.",
    // Worth of an open line that lacks three discs.
    "game.connect4.eval.lines.one.doc":
        "Ce que vaut un alignement ouvert auquel il manque trois pions.",
    // Worth of a cell that would complete a line but cannot be played yet.
    "game.connect4.eval.lines.threat.doc":
        "Ce que vaut une case qui compléterait un alignement mais n’est pas encore jouable.",
    // Additional worth of such a cell on an odd row for the first player, on an even row for the second; on boards with an odd number of rows it does not count.
    "game.connect4.eval.lines.parity.doc":
        "Ce que vaut en plus une telle case sur une ligne impaire pour le premier joueur, sur une ligne paire pour le second ; ne compte pas sur les plateaux dont le nombre de lignes est impair.",
    // Worth of winning with the next move, or of two such threats at once that the other side cannot both stop.
    "game.connect4.eval.lines.now.doc":
        "Ce que vaut un gain au prochain coup, ou deux menaces à la fois que l’adversaire ne peut pas parer toutes les deux.",
    // Weights fitted to exact results: threats count by their row only.
    "game.connect4.eval.lines.preset.taught.doc":
        "Poids ajustés sur les résultats exacts : les menaces ne comptent que par leur ligne.",
    // A small neural network that has learned who wins, and how soon, from 400,000 positions of ten discs and more with their exact results. It looks at discs, threats and zugzwang. On other boards than the classic one the value is that of `lines`.
    "game.connect4.eval.network.doc":
        "Un petit réseau de neurones qui a appris qui gagne, et dans combien de coups, sur 400 000 positions d’au moins dix pions au résultat exact. Il regarde les pions, les menaces et le zugzwang. Sur les plateaux autres que le classique, la valeur est celle de `lines`.",
    // Every open column is equally likely.
    "game.connect4.playout.uniform.doc": "Toutes les colonnes ouvertes ont la même probabilité.",
    // Completes a line where it can, else stops the other side from completing one at its next move, else plays a random open column. Several such columns are equally likely.
    "game.connect4.playout.biased.doc":
        "Complète un alignement si c’est possible ; sinon empêche l’adversaire d’en compléter un à son prochain coup ; sinon joue une colonne ouverte au hasard. Si plusieurs colonnes conviennent, elles ont la même probabilité.",
    // As biased, but a column is left alone where the other side would win with the next disc on top, as long as there is another one. Better games, fewer a second.
    "game.connect4.playout.careful.doc":
        "Comme la politique biaisée, mais évite une colonne où l’adversaire gagnerait en posant le pion suivant par-dessus, tant qu’il y en a une autre. De meilleures parties, moins par seconde.",
    // Counts open lines, and threats for later; sees no answer.
    "game.connect4.level.minimax.preset.beginner.doc":
        "Compte les alignements ouverts, et les menaces pour plus tard ; ne voit aucune réponse.",
    // Collects pairs in open lines, and threats for later; sees no answer.
    "game.connect4.level.minimax.preset.very-easy.doc":
        "Rassemble des paires sur les alignements ouverts, et des menaces pour plus tard ; ne voit aucune réponse.",
    // Sees the answer to its move, and nothing but who wins.
    "game.connect4.level.minimax.preset.easy.doc":
        "Voit la réponse à son coup, et rien d’autre que qui gagne.",
    // Sees two moves of each side, and nothing but who wins.
    "game.connect4.level.minimax.preset.fairly-easy.doc":
        "Voit deux coups de chaque camp, et rien d’autre que qui gagne.",
    // Sees the immediate answer, and collects threes in open lines and threats.
    "game.connect4.level.minimax.preset.medium.doc":
        "Voit la réponse immédiate, et rassemble des menaces et des triples sur les alignements ouverts.",
    // Three plies, then pairs and threes in open lines.
    "game.connect4.level.minimax.preset.hard.doc":
        "Trois coups de profondeur, puis les paires et les triples sur les alignements ouverts.",
    // Counts open lines, and threats for later; sees no answer.
    "game.connect4.level.alphabeta.preset.beginner.doc":
        "Compte les alignements ouverts, et les menaces pour plus tard ; ne voit aucune réponse.",
    // Collects pairs in open lines, and threats for later; sees no answer.
    "game.connect4.level.alphabeta.preset.very-easy.doc":
        "Rassemble des paires sur les alignements ouverts, et des menaces pour plus tard ; ne voit aucune réponse.",
    // Sees the answer to its move, and nothing but who wins.
    "game.connect4.level.alphabeta.preset.easy.doc":
        "Voit la réponse à son coup, et rien d’autre que qui gagne.",
    // Sees two moves of each side, and nothing but who wins.
    "game.connect4.level.alphabeta.preset.fairly-easy.doc":
        "Voit deux coups de chaque camp, et rien d’autre que qui gagne.",
    // Sees the immediate answer, and collects threes in open lines and threats.
    "game.connect4.level.alphabeta.preset.medium.doc":
        "Voit la réponse immédiate, et rassemble des menaces et des triples sur les alignements ouverts.",
    // Three plies, then pairs and threes in open lines.
    "game.connect4.level.alphabeta.preset.hard.doc":
        "Trois coups de profondeur, puis les paires et les triples sur les alignements ouverts.",
    // Six plies, then lines and threats.
    "game.connect4.level.alphabeta.preset.very-hard.doc":
        "Six coups de profondeur, puis les alignements et les menaces.",
    // Nine plies, then lines and threats.
    "game.connect4.level.alphabeta.preset.expert.doc":
        "Neuf coups de profondeur, puis les alignements et les menaces.",
    // One random game after each move.
    "game.connect4.level.montecarlo.preset.beginner.doc": "Une partie aléatoire après chaque coup.",
    // Three random games after each move.
    "game.connect4.level.montecarlo.preset.very-easy.doc":
        "Trois parties aléatoires après chaque coup.",
    // Nine random games after each move: sees what is likely, no more.
    "game.connect4.level.montecarlo.preset.easy.doc":
        "Neuf parties aléatoires après chaque coup : voit ce qui est probable, rien de plus.",
    // Twenty-two random games after each move.
    "game.connect4.level.montecarlo.preset.fairly-easy.doc":
        "Vingt-deux parties aléatoires après chaque coup.",
    // Thirteen games of players who win and block at once, and no overlooked win in one.
    "game.connect4.level.montecarlo.preset.medium.doc":
        "Treize parties de joueurs qui gagnent et bloquent aussitôt, et aucun gain en un coup manqué.",
    // Ninety games of players who win and block at once, and no overlooked win in one.
    "game.connect4.level.montecarlo.preset.hard.doc":
        "Quatre-vingt-dix parties de joueurs qui gagnent et bloquent aussitôt, et aucun gain en un coup manqué.",
    // A dozen random games: sees what is before it, now and then.
    "game.connect4.level.uct.preset.beginner.doc":
        "Une douzaine de parties aléatoires : voit ce qui est devant lui, de temps en temps.",
    // Eighteen random games: sees what is before it, mostly.
    "game.connect4.level.uct.preset.very-easy.doc":
        "Dix-huit parties aléatoires : voit ce qui est devant lui, le plus souvent.",
    // Thirty-six random games: overlooks threats that need two moves.
    "game.connect4.level.uct.preset.easy.doc":
        "Trente-six parties aléatoires : manque les menaces qui demandent deux coups.",
    // Forty random games, and what they have proven.
    "game.connect4.level.uct.preset.fairly-easy.doc":
        "Quarante parties aléatoires, et ce qu’elles ont prouvé.",
    // A hundred and forty random games: rarely misses a short threat.
    "game.connect4.level.uct.preset.medium.doc":
        "Cent quarante parties aléatoires : manque rarement une menace courte.",
    // Eight hundred and fifty random games: plans some moves ahead.
    "game.connect4.level.uct.preset.hard.doc":
        "Huit cent cinquante parties aléatoires : prévoit quelques coups.",
    // Five hundred and fifty games of good players, proofs, and a tree that is kept.
    "game.connect4.level.uct.preset.very-hard.doc":
        "Cinq cent cinquante parties de bons joueurs, des preuves, et un arbre conservé.",
    // Five thousand games of good players, proofs, and a tree that is kept.
    "game.connect4.level.uct.preset.expert.doc":
        "Cinq mille parties de bons joueurs, des preuves, et un arbre conservé d’un coup à l’autre.",
    // Counts open lines, and threats for later; sees no answer.
    "game.connect4.level.pvs.preset.beginner.doc":
        "Compte les alignements ouverts, et les menaces pour plus tard ; ne voit aucune réponse.",
    // Collects pairs in open lines, and threats for later; sees no answer.
    "game.connect4.level.pvs.preset.very-easy.doc":
        "Rassemble des paires sur les alignements ouverts, et des menaces pour plus tard ; ne voit aucune réponse.",
    // Sees the answer to its move, and nothing but who wins.
    "game.connect4.level.pvs.preset.easy.doc":
        "Voit la réponse à son coup, et rien d’autre que qui gagne.",
    // Sees two moves of each side, and nothing but who wins.
    "game.connect4.level.pvs.preset.fairly-easy.doc":
        "Voit deux coups de chaque camp, et rien d’autre que qui gagne.",
    // Sees the immediate answer, and collects threes in open lines and threats.
    "game.connect4.level.pvs.preset.medium.doc":
        "Voit la réponse immédiate, et rassemble des menaces et des triples sur les alignements ouverts.",
    // Two moves of each side, then threes in open lines.
    "game.connect4.level.pvs.preset.hard.doc":
        "Deux coups de chaque camp, puis les triples sur les alignements ouverts.",
    // Sixteen hundred positions, each by lines and threats.
    "game.connect4.level.pvs.preset.very-hard.doc":
        "Seize cents positions, chacune selon les alignements et les menaces.",
    // Sixteen thousand positions, each by lines and threats.
    "game.connect4.level.pvs.preset.expert.doc":
        "Seize mille positions, chacune selon les alignements et les menaces.",
    // Two of three moves are worse than they could be, some of them badly.
    "game.connect4.level.solver.preset.beginner.doc":
        "Deux coups sur trois sont moins bons que possible, certains nettement.",
    // Every second move is not the best one, some are bad.
    "game.connect4.level.solver.preset.very-easy.doc":
        "Un coup sur deux n’est pas le meilleur, certains sont mauvais.",
    // Every third move is not the best one.
    "game.connect4.level.solver.preset.easy.doc": "Un coup sur trois n’est pas le meilleur.",
    // Errs about once in four moves.
    "game.connect4.level.solver.preset.fairly-easy.doc":
        "Se trompe environ une fois en quatre coups.",
    // Errs about once in six moves, seldom badly.
    "game.connect4.level.solver.preset.medium.doc":
        "Se trompe environ une fois en six coups, rarement gravement.",
    // Errs about once in ten moves, and mostly a little.
    "game.connect4.level.solver.preset.hard.doc":
        "Se trompe environ une fois en dix coups, et le plus souvent de peu.",
    // Errs about once in a game, and a little.
    "game.connect4.level.solver.preset.very-hard.doc":
        "Se trompe environ une fois par partie, et de peu.",
    // Errs in two of three games, and a little.
    "game.connect4.level.solver.preset.expert.doc":
        "Se trompe dans deux parties sur trois, et de peu.",
    // Ride a light cycle that leaves a wall behind; a rider without a free cell to ride to is out, the last one left wins. Alone, ride as many steps as you can. A move is a direction: l, u, r, d, and on stairs > up or < down; a run such as uurr plays several.
    "game.tron.doc":
        "Pilotez une moto lumineuse qui laisse un mur derrière elle ; un pilote sans case libre devant lui est éliminé, le dernier en course gagne. Seul, roulez autant de pas que possible. Un coup est une direction : l (gauche), u (haut), r (droite), d (bas), et sur un escalier > pour monter ou < pour descendre ; une suite comme uurr en joue plusieurs.",
    // The map: WIDTHxHEIGHT, or WIDTHxHEIGHTxFLOORS, and the cells row by row from the top left of the lowest floor, runs as in `_13` (13 walls) and `.11` (11 free cells), `-1` to `-6` the starts, a small letter twice for the ends of a teleport, a capital for stairs; cells at the end that are not written are free. `15x15` alone is an open board with two starts in opposite corners. The command `position` reads maps drawn with `#`, blanks and digits.
    "game.tron.map.doc":
        "La carte : `LARGEURxHAUTEUR` ou `LARGEURxHAUTEURxÉTAGES`, puis les cases, ligne par ligne, depuis le coin supérieur gauche de l’étage le plus bas : des séries comme `_13` (13 murs) et `.11` (11 cases libres), `-1` à `-6` pour les départs, une minuscule deux fois pour les deux bouts d’une téléportation, une majuscule pour un escalier ; les cases non écrites à la fin sont libres. `15x15` seul est un plateau vide avec deux départs dans des coins opposés. La commande `position` lit des cartes dessinées avec `#`, des blancs et des chiffres.",
    // Riders, on the first starts of the map; 0 = as many as the map has starts. One rider plays alone for steps.
    "game.tron.riders.doc":
        "Pilotes, sur les premiers départs de la carte ; 0 = autant que la carte a de départs. Un pilote seul joue pour le nombre de pas.",
    // Edges that are glued together: `sides` left and right, `ends` top and bottom, `torus` both.
    "game.tron.wrap.doc":
        "Bords collés l’un à l’autre : `sides` la gauche et la droite, `ends` le haut et le bas, `torus` les deux.",
    // Whether all riders move at once, or one after the other. One rider alone has no order.
    "game.tron.order.doc":
        "Si tous les pilotes avancent à la fois, ou l’un après l’autre. Pour un pilote seul, il n’y a pas d’ordre.",
    // Whether the trail of a rider that is out stays as a wall or vanishes.
    "game.tron.trail.doc": "Si la trace d’un pilote éliminé reste comme mur ou disparaît.",
    // Makes riding into a wall a legal move, which is fatal: for people who ride in real time. Otherwise only free neighbours are legal.
    "game.tron.crash.doc":
        "Fait de la collision avec un mur un coup légal, et fatal : pour qui pilote en temps réel. Sinon, seules les cases voisines libres sont légales.",
    // Two riders, the same for both when turned by half: the usual game.
    "game.tron.preset.duel.doc":
        "Deux pilotes, à égalité par demi-tour du plateau : le jeu habituel.",
    // One rider in a box of 11 x 15 free cells, start at (3,5). Long random rides are rare here, so that flat Monte Carlo leaves cavities behind it. With 1,000 rides a direction it makes 150 of at most 164 steps.
    "game.tron.preset.document.doc":
        "Un pilote dans une arène de 11 × 15 cases libres, départ en (3,5). Les longues courses aléatoires y sont rares, si bien que Monte-Carlo simple laisse des cavités derrière lui. Avec 1 000 courses par direction, il fait 150 pas sur 164 au plus.",
    // Two riders in opposite corners of an empty room: territory decides.
    "game.tron.preset.room.doc":
        "Deux pilotes dans les coins opposés d’une salle vide : le territoire décide.",
    // Two riders in a small maze of passages: soon one of them is cut off.
    "game.tron.preset.corridor.doc":
        "Deux pilotes dans un petit labyrinthe : l’un d’eux est bientôt isolé.",
    // Small enough to be solved; no sure choice is right here, only a mixed one, and it is worth half a loss to rider 1.
    "game.tron.preset.small.doc":
        "Assez petit pour être résolu ; aucun choix sûr n’est bon ici, seulement un choix mixte, qui vaut une demi-défaite pour le pilote 1.",
    // One after the other: a game that minimax and alpha-beta understand.
    "game.tron.preset.alternating.doc":
        "L’un après l’autre : un jeu que minimax et alpha-bêta comprennent.",
    // Three riders around a block.
    "game.tron.preset.arena3.doc": "Trois pilotes autour d’un bloc.",
    // Four riders, one in every corner.
    "game.tron.preset.arena4.doc": "Quatre pilotes, un dans chaque coin.",
    // Four riders in a small arena; the trail of a rider who is out vanishes.
    "game.tron.preset.crowd.doc":
        "Quatre pilotes dans une petite arène ; la trace d’un pilote éliminé disparaît.",
    // Six riders on a wide field with pillars.
    "game.tron.preset.arena6.doc": "Six pilotes sur un large terrain semé de piliers.",
    // A duel on two floors that four stairs join: `>` goes up, `<` goes down.
    "game.tron.preset.floors2.doc":
        "Un duel sur deux étages reliés par quatre escaliers : `>` monte, `<` descend.",
    // A duel on three floors; the middle one is small and joins the other two.
    "game.tron.preset.floors3.doc":
        "Un duel sur trois étages ; celui du milieu est petit et relie les deux autres.",
    // Two rooms, three teleports: a rider that enters one end comes out at the other, both are taken from then on.
    "game.tron.preset.teleports.doc":
        "Deux salles, trois téléportations : un pilote qui entre par un bout sort par l’autre, et les deux sont pris à partir de là.",
    // No edges: a rider that leaves on one side comes in on the other.
    "game.tron.preset.torus.doc": "Pas de bords : un pilote qui sort d’un côté rentre de l’autre.",
    // Every tooth is a dead end, a shorter one each time, and the room lies behind the last: a random ride nearly never gets there, so that the mean of flat Monte Carlo prefers the first tooth. With 1,000 rides a direction it makes 14 of at most 116 steps.
    "game.tron.preset.comb.doc":
        "Chaque dent est une impasse, chaque fois plus courte, et la salle se trouve derrière la dernière : une course aléatoire n’y arrive presque jamais, si bien que la moyenne de Monte-Carlo simple préfère la première dent. Avec 1 000 courses par direction, il fait 14 pas sur 116 au plus.",
    // Rooms with one door or two: a random ride fills a room badly and seldom finds the next door, so that flat Monte Carlo takes the doors in the wrong order. With 1,000 rides a direction it makes 87 of at most 170 steps.
    "game.tron.preset.rooms.doc":
        "Des salles à une ou deux portes : une course aléatoire remplit mal une salle et trouve rarement la porte suivante, si bien que Monte-Carlo simple prend les portes dans le mauvais ordre. Avec 1 000 courses par direction, il fait 87 pas sur 170 au plus.",
    // Every second cell of every second row is a pillar: the crossings are what runs short, and a random ride, which wastes them, tells flat Monte Carlo nothing of that. With 1,000 rides a direction it makes 61 of at most 71 steps.
    "game.tron.preset.pillars.doc":
        "Une case sur deux, une ligne sur deux, est un pilier : ce sont les croisements qui viennent à manquer, et une course aléatoire, qui les gaspille, n’en dit rien à Monte-Carlo simple. Avec 1 000 courses par direction, il fait 61 pas sur 71 au plus.",
    // Niches two cells wide: one can ride in by one lane and out by the other, but random rides get stuck in them, so that flat Monte Carlo uses up the hall, and niches behind it stay empty. With 1,000 rides a direction it makes 62 of at most 82 steps.
    "game.tron.preset.cavities.doc":
        "Des niches larges de deux cases : on peut y entrer par une voie et en sortir par l’autre, mais les courses aléatoires s’y enferment, si bien que Monte-Carlo simple épuise le couloir et que les niches derrière lui restent vides. Avec 1 000 courses par direction, il fait 62 pas sur 82 au plus.",
    // The open room on the left is the decoy: random rides last long in it, while most of them die in the dead ends on the way to the larger room on the right. With 1,000 rides a direction it makes 49 of at most 79 steps.
    "game.tron.preset.funnel.doc":
        "La salle ouverte à gauche est le leurre : les courses aléatoires y durent longtemps, alors que la plupart meurent dans les impasses qui mènent à la salle plus grande, à droite. Avec 1 000 courses par direction, il fait 49 pas sur 79 au plus.",
    // A lane two cells wide: random rides block it after a dozen steps, so that flat Monte Carlo sees no difference between the short arm and the long one. With 1,000 rides a direction it makes 117 of at most 137 steps.
    "game.tron.preset.spiral.doc":
        "Une voie large de deux cases : les courses aléatoires la bouchent après une douzaine de pas, si bien que Monte-Carlo simple ne voit aucune différence entre le bras court et le bras long. Avec 1 000 courses par direction, il fait 117 pas sur 137 au plus.",
    // The teleport leads into a corridor of 25 steps, and no random ride among the pillars lasts that long on the mean, though the best one does by far. With 1,000 rides a direction flat Monte Carlo makes 25 of at most 71 steps.
    "game.tron.preset.deadend.doc":
        "La téléportation mène dans un couloir de 25 pas, et aucune course aléatoire entre les piliers ne dure aussi longtemps en moyenne, bien que la meilleure dure bien davantage. Avec 1 000 courses par direction, Monte-Carlo simple fait 25 pas sur 71 au plus.",
    // +100 for a won game, -100 for a lost one, 0 for a draw and for every game that is not over yet.
    "game.*.eval.outcome.doc":
        "+100 pour une partie gagnée, −100 pour une partie perdue, 0 pour une nulle et pour toute partie qui n’est pas finie.",
    // The cells that a rider could still reach if no other rider moved. Where every step changes the colour of a chequerboard, only as many as a ride can use that alternates between the colours; teleports, stairs and wraps of odd length break that, and then all cells count. Of one rider it is an upper bound of the steps to come.
    "game.tron.eval.area.doc":
        "Les cases qu’un pilote pourrait encore atteindre si aucun autre ne bougeait. Là où chaque pas change la couleur d’un échiquier, seules comptent celles qu’une course alternant les couleurs peut utiliser ; les téléportations, les escaliers et les bords collés de longueur impaire rompent cette alternance, et toutes les cases comptent alors. Pour un pilote seul, c’est une borne supérieure des pas à venir.",
    // Worth of a step more than a rival can make.
    "game.tron.eval.area.cell.doc": "Ce que vaut un pas de plus que ce que peut faire un rival.",
    // Every free cell belongs to the rider who reaches it first; cells that several reach at the same moment belong to no rider. Of one rider it is the number of cells that it can reach.
    "game.tron.eval.voronoi.doc":
        "Chaque case libre appartient au pilote qui l’atteint le premier ; celles que plusieurs atteignent au même moment n’appartiennent à personne. Pour un pilote seul, c’est le nombre de cases qu’il peut atteindre.",
    // Worth of a cell of territory more than a rival has.
    "game.tron.eval.voronoi.cell.doc": "Ce que vaut une case de territoire de plus qu’un rival.",
    // The territory of each rider, cut into chambers at the cells that can be passed only once, and of these the best chain that one ride can take: chambers at the front or chambers in the rear, not both. Counts cells, as many as a chequerboard allows, and adjacent pairs of cells. Of one rider it is an upper bound of the steps to come.
    "game.tron.eval.chambers.doc":
        "Le territoire de chaque pilote, découpé en chambres aux cases par lesquelles on ne passe qu’une fois, et parmi elles la meilleure chaîne qu’une seule course peut parcourir : les chambres de devant ou celles de derrière, pas les deux. Compte les cases, autant qu’un échiquier le permet, et les paires de cases voisines. Pour un pilote seul, c’est une borne supérieure des pas à venir.",
    // Worth of a cell more than a rival has; the default was fitted on 11,691 games by the winner of the Google AI Challenge 2010.
    "game.tron.eval.chambers.cell.doc":
        "Ce que vaut une case de plus qu’un rival ; la valeur par défaut a été ajustée sur 11 691 parties par le vainqueur du Google AI Challenge 2010.",
    // Worth of a pair of adjacent cells more than a rival has; fitted likewise. Wide rooms have more of them than corridors of the same size.
    "game.tron.eval.chambers.edge.doc":
        "Ce que vaut une paire de cases voisines de plus qu’un rival ; ajusté de même. Une grande salle en a plus qu’un couloir de même taille.",
    // How many times as much a difference counts when no territory touches another any more, so that each rider is alone with its room.
    "game.tron.eval.chambers.apart.doc":
        "Combien de fois plus compte une différence quand aucun territoire n’en touche plus un autre, chaque pilote étant seul chez lui.",
    // Every free neighbour is equally likely, as in the Tron lab: a random number below 12, modulo the number of possible directions.
    "game.tron.playout.uniform.doc":
        "Toutes les cases voisines libres ont la même probabilité, comme dans le TP Tron : un nombre aléatoire inférieur à 12, modulo le nombre de directions possibles.",
    // How games are computed: lockstep plays many solo games side by side, one step of every game at a time, and those of several riders without keeping whose trail is whose; plain plays one after the other by the rules. The games are the same, only the time differs.
    "game.tron.playout.uniform.kernel.doc":
        "Comment les parties sont calculées : `lockstep` en joue beaucoup côte à côte, un pas de chacune à la fois, en solitaire comme à plusieurs pilotes sans retenir à qui est quelle trace ; `plain` les joue l’une après l’autre selon les règles. Les parties sont les mêmes, seul le temps diffère.",
    // Goes where the fewest free neighbours are, so that no cells are left behind, but into a dead end only when there is nothing else; equals are equally likely.
    "game.tron.playout.wall-following.doc":
        "Va là où il y a le moins de voisines libres, pour ne pas laisser de cases derrière, mais dans une impasse seulement s’il n’y a rien d’autre ; les choix égaux ont la même probabilité.",
    // Share of moves that are uniformly random all the same.
    "game.tron.playout.wall-following.random.doc":
        "Part des coups qui restent uniformément aléatoires.",
    // Where the rider has cut the free cells in parts it stays in the largest one; among those moves it goes where the fewest free neighbours are, as wall-following does.
    "game.tron.playout.wall-following-careful.doc":
        "Quand le pilote a coupé les cases libres en plusieurs parties, il reste dans la plus grande ; parmi les coups restants, il va là où il y a le moins de voisines libres, comme `wall-following`.",
    // Share of moves that are uniformly random all the same.
    "game.tron.playout.wall-following-careful.random.doc":
        "Part des coups qui restent uniformément aléatoires.",
    // Sees four steps of each rider, and nothing but crashes.
    "game.tron.level.minimax.preset.beginner.doc":
        "Voit quatre pas de chaque pilote, et rien d’autre que les accidents.",
    // Four steps of each rider, then the cells that it can reach.
    "game.tron.level.minimax.preset.easy.doc":
        "Quatre pas de chaque pilote, puis les cases qu’il peut atteindre.",
    // Two steps of each rider, then who is first where.
    "game.tron.level.minimax.preset.medium.doc":
        "Deux pas de chaque pilote, puis qui arrive le premier où.",
    // Five plies, then who is first where and can stay.
    "game.tron.level.minimax.preset.hard.doc":
        "Cinq pas en tout, puis qui arrive le premier où, et peut y rester.",
    // Three steps of each rider, then the cells where each is first and can stay.
    "game.tron.level.minimax.preset.expert.doc": "Quatre pas de chaque pilote, puis de même.",
    // Sees four steps of each rider, and nothing but crashes.
    "game.tron.level.alphabeta.preset.beginner.doc":
        "Voit quatre pas de chaque pilote, et rien d’autre que les accidents.",
    // Four steps of each rider, then the cells that it can reach.
    "game.tron.level.alphabeta.preset.easy.doc":
        "Quatre pas de chaque pilote, puis les cases qu’il peut atteindre.",
    // Two steps of each rider, then who is first where.
    "game.tron.level.alphabeta.preset.medium.doc":
        "Deux pas de chaque pilote, puis qui arrive le premier où.",
    // Five plies, then who is first where and can stay.
    "game.tron.level.alphabeta.preset.hard.doc":
        "Cinq pas en tout, puis qui arrive le premier où, et peut y rester.",
    // Three steps of each rider, then the cells where each is first and can stay.
    "game.tron.level.alphabeta.preset.expert.doc": "Quatre pas de chaque pilote, puis de même.",
    // Two random games in every direction.
    "game.tron.level.montecarlo.preset.beginner.doc":
        "Deux parties aléatoires dans chaque direction.",
    // Sixteen random steps, then who is first where; seven times.
    "game.tron.level.montecarlo.preset.easy.doc":
        "Seize pas aléatoires, puis qui arrive le premier où ; sept fois.",
    // Seven random steps, then who is first where; fifteen times.
    "game.tron.level.montecarlo.preset.medium.doc":
        "Sept pas aléatoires, puis qui arrive le premier où ; quinze fois.",
    // Three random steps, then who is first where; twenty times.
    "game.tron.level.montecarlo.preset.hard.doc":
        "Trois pas aléatoires, puis qui arrive le premier où ; vingt fois.",
    // Two random steps, then who is first where; twenty times.
    "game.tron.level.montecarlo.preset.expert.doc":
        "Deux pas aléatoires, puis qui arrive le premier où ; vingt fois.",
    // A dozen random games: sees a wall when it stands before it.
    "game.tron.level.uct.preset.beginner.doc":
        "Une douzaine de parties aléatoires : voit un mur quand il est devant lui.",
    // A dozen positions, each by who is first where.
    "game.tron.level.uct.preset.easy.doc":
        "Une douzaine de positions, chacune selon qui arrive le premier où.",
    // Twenty-five positions, each by who is first where.
    "game.tron.level.uct.preset.medium.doc":
        "Vingt-cinq positions, chacune selon qui arrive le premier où.",
    // Fifty-five positions, each by who is first where.
    "game.tron.level.uct.preset.hard.doc":
        "Cinquante-cinq positions, chacune selon qui arrive le premier où.",
    // Three hundred positions, each by who is first where.
    "game.tron.level.uct.preset.expert.doc":
        "Trois cents positions, jugées à qui arrive le premier où.",
    // Sees three steps of each rider, and nothing but crashes.
    "game.tron.level.pvs.preset.beginner.doc":
        "Voit trois pas de chaque pilote, et rien d’autre que les accidents.",
    // Three hundred positions, each by the cells that can be reached.
    "game.tron.level.pvs.preset.easy.doc":
        "Trois cents positions, chacune selon les cases que l’on peut atteindre.",
    // Five plies, then who is first where.
    "game.tron.level.pvs.preset.medium.doc": "Cinq pas en tout, puis qui arrive le premier où.",
    // Two steps of each rider, then who is first where and can stay.
    "game.tron.level.pvs.preset.hard.doc":
        "Deux pas de chaque pilote, puis qui arrive le premier où et peut y rester.",
    // Three hundred positions, each by who is first where and can stay.
    "game.tron.level.pvs.preset.expert.doc":
        "Trois cents positions, chacune selon qui arrive le premier où, et peut y rester.",
    // Slide all tiles up, left, down or right (u l d r); two equal tiles that meet merge into one. After every slide a new tile appears, mostly a 2, sometimes a 4. Make a 2048 before the board is full. Tiles are written as their value and cell: 2a1 is a 2 in the lower left corner.
    "game.2048.doc":
        "Faites glisser toutes les tuiles vers le haut, la gauche, le bas ou la droite (u l d r) ; deux tuiles de même valeur qui se rencontrent fusionnent. Après chaque déplacement apparaît une nouvelle tuile, le plus souvent un 2, parfois un 4. Atteignez 2048 avant que le plateau soit plein. Une tuile s’écrit par sa valeur et sa case : 2a1 est un 2 dans le coin inférieur gauche.",
    // One new tile in this many is of exponent 2 (a 4) instead of 1 (a 2): 6 in the 2048 report, 10 in the original game, 1 = always, 0 = never.
    "game.2048.four.doc":
        "Une nouvelle tuile sur ce nombre est d’exposant 2 (un 4) au lieu de 1 (un 2) : 6 dans l’article sur 2048, 10 dans le jeu d’origine, 1 = toujours, 0 = jamais.",
    // The two tiles of the start: ones (two 2s, as in the 2048 report) or random (drawn like any other tile, as in the original game).
    "game.2048.start.doc":
        "Les deux tuiles du départ : `ones` (deux 2, comme dans l’article sur 2048) ou `random` (tirées comme toute autre tuile, comme dans le jeu d’origine).",
    // Where a new tile appears: uniform (every empty cell alike) or document (a number is drawn below the number of cells and counted off along the empty cells from the top left, again and again, so that the first ones are a little more likely).
    "game.2048.spawn.doc":
        "Où apparaît une nouvelle tuile : `uniform` (toutes les cases vides à égalité) ou `document` (un nombre est tiré en dessous du nombre de cases et compté le long des cases vides depuis le coin supérieur gauche, en recommençant au besoin, si bien que les premières sont un peu plus probables).",
    // The tile that wins, as an exponent: 11 is 2048, or 177147 with base=3.
    "game.2048.target.doc":
        "La tuile qui gagne, par son exposant : 11 est 2048, ou 177147 avec `base=3`.",
    // The game ends when the target is reached; with no it goes on until no slide changes the board. On 4 x 4 the tile of exponent 16 (65536) ends it in any case, unless board=cells.
    "game.2048.stop.doc":
        "La partie s’arrête quand le but est atteint ; avec `no`, elle continue jusqu’à ce qu’aucun déplacement ne change le plateau. Sur 4 × 4, la tuile d’exposant 16 (65536) y met fin dans tous les cas, sauf avec `board=cells`.",
    // Tiles show this number to the power of their exponent; two equal tiles still merge into the next exponent.
    "game.2048.base.doc":
        "Les tuiles montrent ce nombre élevé à la puissance de leur exposant ; deux tuiles égales fusionnent toujours en l’exposant suivant.",
    // How a board of 4 x 4 is kept: auto (in one 64-bit word, fast) or cells (cell by cell like all other sizes, with tiles beyond exponent 16).
    "game.2048.board.doc":
        "Comment un plateau de 4 × 4 est conservé : `auto` (dans un seul mot de 64 bits, rapide) ou `cells` (case par case comme toutes les autres tailles, avec des tuiles au-delà de l’exposant 16).",
    // The game of the 2048 report: two 2s at the start, a 4 one time in six, won at 2048.
    "game.2048.preset.document.doc":
        "Le jeu de l’article sur 2048 : deux 2 au départ, un 4 une fois sur six, gagné à 2048.",
    // The same with the report's own way of drawing a cell, for its published figures.
    "game.2048.preset.faithful.doc":
        "Le même, avec la façon de l’article de tirer une case, pour ses chiffres publiés.",
    // The game as it is commonly known: a 4 one time in ten, and play goes on after 2048.
    "game.2048.preset.original.doc":
        "Le jeu comme tout le monde le connaît : un 4 une fois sur dix, et la partie continue après 2048.",
    // A remark of the 2048 report, tried out: the same game with powers of three, won at 177147.
    "game.2048.preset.powers3.doc":
        "Une remarque de l’article sur 2048, mise à l’essai : le même jeu avec les puissances de trois, gagné à 177147.",
    // Four cells, solved to the end in an instant; 16 is within reach, 32 with luck.
    "game.2048.preset.2x2.doc":
        "Quatre cases, résolues jusqu’au bout en un instant ; 16 est à portée, 32 avec de la chance.",
    // Two rows of three: 64 is within reach, 128 with luck.
    "game.2048.preset.2x3.doc": "Deux lignes de trois : 64 est à portée, 128 avec de la chance.",
    // Nine cells: 512 is a good game, 1024 a rare one.
    "game.2048.preset.3x3.doc": "Neuf cases : 512 est une bonne partie, 1024 une partie rare.",
    // Three rows of five.
    "game.2048.preset.3x5.doc": "Trois lignes de cinq.",
    // Twenty-five cells, won at 8192.
    "game.2048.preset.5x5.doc": "Vingt-cinq cases, gagné à 8192.",
    // Thirty-six cells, won at 16384.
    "game.2048.preset.6x6.doc": "Trente-six cases, gagné à 16384.",
    // The rules of the 2048 report, each with a coefficient (and some with a power): empty cells, largest tile, chance and corner spam after the move; lost, monotony and smoothness with the next tile on the board. Values have no unit.
    "game.2048.eval.rules.doc":
        "Les règles de l’article sur 2048, chacune avec un coefficient (et certaines avec une puissance) : cases vides, plus grande tuile, hasard et coin martelé après le coup ; défaite, monotonie et régularité avec la tuile suivante sur le plateau. Les valeurs n’ont pas d’unité.",
    // Coefficient of the rule EmptyCells: the number of empty cells after the move. 0 leaves the rule out, as with all coefficients.
    "game.2048.eval.rules.c_empty.doc":
        "Coefficient de la règle EmptyCells : le nombre de cases vides après le coup. 0 retire la règle, comme pour tous les coefficients.",
    // Coefficient of the rule Lost: -2,000,000 when no slide is left.
    "game.2048.eval.rules.c_lost.doc":
        "Coefficient de la règle Lost : −2 000 000 quand aucun déplacement n’est plus possible.",
    // Coefficient of the rule MaxValue: the largest exponent on the board.
    "game.2048.eval.rules.c_maxvalue.doc":
        "Coefficient de la règle MaxValue : le plus grand exposant du plateau.",
    // Coefficient of the rule Monotony: how much rows and columns rise and fall.
    "game.2048.eval.rules.c_monotony.doc":
        "Coefficient de la règle Monotony : de combien montent et descendent les lignes et les colonnes.",
    // Coefficient of the rule Random, a number from -3 to 3: above 0 the rule is in, and the 2048 report ignores how far above.
    "game.2048.eval.rules.c_random.doc":
        "Coefficient de la règle Random, un nombre de −3 à 3 : au-dessus de 0 la règle est active, et l’article sur 2048 ignore de combien.",
    // Coefficient of the rule Smoothness: minus the differences of neighbours.
    "game.2048.eval.rules.c_smooth.doc":
        "Coefficient de la règle Smoothness : l’opposé des différences entre voisines.",
    // Coefficient of the rule SpamCorner: 6 for a slide into the corner while all tiles are small (exponent 6 at most).
    "game.2048.eval.rules.c_spam.doc":
        "Coefficient de la règle SpamCorner : 6 pour un déplacement vers le coin tant que toutes les tuiles sont petites (exposant 6 au plus).",
    // Coefficient of a rule that is not in the report: 2,000,000 when the target is on the board after the move.
    "game.2048.eval.rules.c_win.doc":
        "Coefficient d’une règle qui n’est pas dans l’article : 2 000 000 quand le but est sur le plateau après le coup.",
    // Power of the number of empty cells.
    "game.2048.eval.rules.p_empty.doc": "Puissance du nombre de cases vides.",
    // Power of the largest exponent (or tile, see maxvalue).
    "game.2048.eval.rules.p_maxvalue.doc":
        "Puissance du plus grand exposant (ou de la tuile, voir `maxvalue`).",
    // Power of the sum that Monotony subtracts.
    "game.2048.eval.rules.p_monotony.doc": "Puissance de la somme que Monotony retranche.",
    // Power of the sum that Smoothness subtracts.
    "game.2048.eval.rules.p_smooth.doc": "Puissance de la somme que Smoothness retranche.",
    // Which of rising and falling counts: document (the larger sum, the report's fault) or best (the smaller one, so that order in either direction is good).
    "game.2048.eval.rules.monotony.doc":
        "Lequel compte, de la montée ou de la descente : `document` (la plus grande somme, le défaut de l’article) ou `best` (la plus petite, pour qu’un ordre soit bon dans un sens comme dans l’autre).",
    // What MaxValue takes of the largest tile: its exponent, or the tile itself as a power of two.
    "game.2048.eval.rules.maxvalue.doc":
        "Ce que MaxValue prend de la plus grande tuile : son exposant, ou la tuile elle-même, puissance de deux.",
    // Whether Random ignores its coefficient (document, its fault) or is multiplied by it (scaled).
    "game.2048.eval.rules.random.doc":
        "Si Random ignore son coefficient (`document`, son défaut) ou est multipliée par lui (`scaled`).",
    // The corner of SpamCorner: document (slides down and right, as its program does) or top (up and right, as its name says).
    "game.2048.eval.rules.spam.doc":
        "Le coin de SpamCorner : `document` (déplacements vers le bas et la droite, comme le fait son programme) ou `top` (vers le haut et la droite, comme le dit son nom).",
    // The first try of the 2048 report: it wins one game in a hundred.
    "game.2048.eval.rules.preset.document.doc":
        "Le premier essai de l’article sur 2048 : il gagne une partie sur cent.",
    // Without chance and spam, and with the fault of Monotony mended.
    "game.2048.eval.rules.preset.order.doc":
        "Sans hasard ni coin martelé, et le défaut de Monotony corrigé.",
    // The rules of the program that was published with the 2048 report: the report's seven, a chain of halved tiles, and powers of some. The one that counts is smoothness of powers, which wins twice as many games.
    "game.2048.eval.lab.doc":
        "Les règles du programme publié avec l’article sur 2048 : les sept de l’article, une chaîne de tuiles de moitié en moitié, et les puissances de certaines. Celle qui compte est la régularité des puissances, qui gagne deux fois plus de parties.",
    // Coefficient of the rule ChainedScore: the length of the longest chain of neighbours from a largest tile on, each half of the one before. 0 leaves the rule out, as with all coefficients.
    "game.2048.eval.lab.c_chain.doc":
        "Coefficient de la règle ChainedScore : la longueur de la plus longue chaîne de voisines à partir d’une plus grande tuile, chacune la moitié de la précédente. 0 retire la règle, comme pour tous les coefficients.",
    // Power of the length of the chain.
    "game.2048.eval.lab.p_chain.doc": "Puissance de la longueur de la chaîne.",
    // Coefficient of the rule MaxValue2Pow: a number to the power of the largest exponent on the board.
    "game.2048.eval.lab.c_maxpow.doc":
        "Coefficient de la règle MaxValue2Pow : un nombre élevé à la puissance du plus grand exposant du plateau.",
    // The number that MaxValue2Pow raises; 2 makes it the tile itself.
    "game.2048.eval.lab.p_maxpow.doc":
        "Le nombre que MaxValue2Pow élève ; avec 2, c’est la tuile elle-même.",
    // Coefficient of the rule PowedMonotony: Monotony of the squares of exponents.
    "game.2048.eval.lab.c_monotonypow.doc":
        "Coefficient de la règle PowedMonotony : Monotony sur les carrés des exposants.",
    // Coefficient of the rule PowedSmoothness: minus the differences of neighbours' exponents, each raised to a power first.
    "game.2048.eval.lab.c_smoothpow.doc":
        "Coefficient de la règle PowedSmoothness : l’opposé des différences entre les exposants voisins, chacun élevé d’abord à une puissance.",
    // Power of the exponents that PowedSmoothness compares.
    "game.2048.eval.lab.p_smoothpow.doc": "Puissance des exposants que PowedSmoothness compare.",
    // Coefficient of the rule PowEmptyCells: a power of the number of empty cells.
    "game.2048.eval.lab.c_emptypow.doc":
        "Coefficient de la règle PowEmptyCells : une puissance du nombre de cases vides.",
    // Power of the number of empty cells.
    "game.2048.eval.lab.p_emptypow.doc": "Puissance du nombre de cases vides.",
    // Coefficient of the rule Win: 2,000,000 when the target is on the board after the move.
    "game.2048.eval.lab.c_win.doc":
        "Coefficient de la règle Win : 2 000 000 quand le but est sur le plateau après le coup.",
    // Coefficient of the rule EmptyCells: the number of empty cells after the move. 0 leaves the rule out, as with all coefficients.
    "game.2048.eval.lab.c_empty.doc":
        "Coefficient de la règle EmptyCells : le nombre de cases vides après le coup. 0 retire la règle, comme pour tous les coefficients.",
    // Coefficient of the rule Lost: -2,000,000 when no slide is left.
    "game.2048.eval.lab.c_lost.doc":
        "Coefficient de la règle Lost : −2 000 000 quand aucun déplacement n’est plus possible.",
    // Coefficient of the rule MaxValue: the largest exponent on the board.
    "game.2048.eval.lab.c_maxvalue.doc":
        "Coefficient de la règle MaxValue : le plus grand exposant du plateau.",
    // Coefficient of the rule Monotony: how much rows and columns rise and fall.
    "game.2048.eval.lab.c_monotony.doc":
        "Coefficient de la règle Monotony : de combien montent et descendent les lignes et les colonnes.",
    // Coefficient of the rule Random, a number from -3 to 3: above 0 the rule is in, and the 2048 report ignores how far above.
    "game.2048.eval.lab.c_random.doc":
        "Coefficient de la règle Random, un nombre de −3 à 3 : au-dessus de 0 la règle est active, et l’article sur 2048 ignore de combien.",
    // Coefficient of the rule Smoothness: minus the differences of neighbours.
    "game.2048.eval.lab.c_smooth.doc":
        "Coefficient de la règle Smoothness : l’opposé des différences entre voisines.",
    // Coefficient of the rule SpamCorner: 6 for a slide into the corner while all tiles are small (exponent 6 at most).
    "game.2048.eval.lab.c_spam.doc":
        "Coefficient de la règle SpamCorner : 6 pour un déplacement vers le coin tant que toutes les tuiles sont petites (exposant 6 au plus).",
    // Our heuristic: order, empty cells and possible merges of every row and column, each with a weight. Made for expectimax. Its unit is nothing but its own; only differences count.
    "game.2048.eval.rows.doc":
        "Notre heuristique : l’ordre, les cases vides et les fusions possibles de chaque ligne et de chaque colonne, chacun avec son poids. Faite pour expectimax. Son unité n’est que la sienne ; seules les différences comptent.",
    // Worth of an empty cell, counted in its row and in its column.
    "game.2048.eval.rows.empty.doc":
        "Ce que vaut une case vide, comptée dans sa ligne et dans sa colonne.",
    // Worth of each tile that stands next to an equal one in its row or column (empty cells between them do not matter).
    "game.2048.eval.rows.merges.doc":
        "Ce que vaut chaque tuile qui a pour voisine une égale dans sa ligne ou sa colonne (les cases vides entre elles ne comptent pas).",
    // Cost of disorder: in each row and column the tiles should only rise or only fall.
    "game.2048.eval.rows.monotony.doc":
        "Coût du désordre : dans chaque ligne et chaque colonne, les tuiles ne devraient que monter ou que descendre.",
    // Exponents are raised to this power before `monotony` and `rough` take their differences: the larger, the more the large tiles matter.
    "game.2048.eval.rows.slope.doc":
        "Les exposants sont élevés à cette puissance avant que `monotony` et `rough` prennent leurs différences : plus elle est grande, plus les grandes tuiles comptent.",
    // Cost of tiles as such: many small ones cost more than the large one they make.
    "game.2048.eval.rows.sum.doc":
        "Coût des tuiles elles-mêmes : beaucoup de petites coûtent plus que la grande qu’elles forment.",
    // Exponents are raised to this power for `sum` and `edge`.
    "game.2048.eval.rows.mass.doc":
        "Les exposants sont élevés à cette puissance pour `sum` et `edge`.",
    // Worth of a tile at the end of its row or column; in a corner it counts twice.
    "game.2048.eval.rows.edge.doc":
        "Ce que vaut une tuile au bout de sa ligne ou de sa colonne ; dans un coin, elle compte deux fois.",
    // Worth of two neighbours whose exponents differ by one.
    "game.2048.eval.rows.steps.doc":
        "Ce que valent deux voisines dont les exposants diffèrent de un.",
    // Cost of differences between neighbours.
    "game.2048.eval.rows.rough.doc": "Coût des différences entre voisines.",
    // Cost of a lost game, against the value of boards that go on.
    "game.2048.eval.rows.lost.doc":
        "Coût d’une partie perdue, face à la valeur des plateaux où la partie continue.",
    // Worth of a won game, where the target ends it. No board is worth more.
    "game.2048.eval.rows.won.doc":
        "Ce que vaut une partie gagnée, là où le but y met fin. Aucun plateau ne vaut davantage.",
    // A search that begins at a board without a tile of this exponent (10 is 1024) uses the default weights instead of these; 0 = these from the start.
    "game.2048.eval.rows.early.doc":
        "Une recherche qui part d’un plateau sans tuile de cet exposant (10 est 1024) utilise les poids par défaut au lieu de ceux-ci ; 0 = ceux-ci dès le début.",
    // Weights for searches of tens of thousands of nodes a move and more: large tiles count for far more. The values of ziap's 2048-ai. At two moves they are worse than ours.
    "game.2048.eval.rows.preset.deep.doc":
        "Poids pour les recherches de dizaines de milliers de nœuds par coup et plus : les grandes tuiles comptent bien davantage. Les valeurs de 2048-ai, de ziap. À deux coups, elles sont moins bonnes que les nôtres.",
    // What a network of tuples has learned: the chance of winning in percent, or, when it learned to collect points, the points still to come. Boards of 4 x 4 only. `train ntuple` makes networks, `networks` lists them.
    "game.2048.eval.ntuple.doc":
        "Ce qu’un réseau de tuples a appris : les chances de gagner en pour cent ou, s’il a appris à amasser des points, les points encore à venir. Plateaux de 4 × 4 seulement. `train ntuple` fait des réseaux, `networks` en donne la liste.",
    // The network, by its name: shipped (the one that comes with the program), or one that `train` has made or `network load` has brought in.
    "game.2048.eval.ntuple.net.doc":
        "Le réseau, par son nom : `shipped` (celui qui vient avec le programme), ou un réseau que `train` a fait ou que `network load` a apporté.",
    // Every legal direction is equally likely.
    "game.2048.playout.uniform.doc": "Toutes les directions légales ont la même probabilité.",
    // Down or left, each equally likely, as long as one of them is legal; else right; up only when nothing else is left.
    "game.2048.playout.corner.doc":
        "Bas ou gauche, avec la même probabilité, tant que l’un des deux est légal ; sinon droite ; haut seulement s’il ne reste rien d’autre.",
    // A network of small tuples that learns from games against itself: every tuple looks at four to six cells and has a weight for everything that may stand there. Of use as evaluation: expectimax(eval=ntuple(net=NAME)).
    "game.2048.learner.ntuple.doc":
        "Un réseau de petits tuples qui apprend en jouant contre lui-même : chaque tuple regarde de quatre à six cases et a un poids pour tout ce qui peut s’y trouver. Utile comme évaluation : `expectimax(eval=ntuple(net=NAME))`.",
    // What the network sees: 8 rows and columns (rows8: the two kinds of rows), 17 groups of four cells (fours17: rows and squares), 16 groups of five cells (fives16: a row and a cell, a P of five), 32 of them (fives32: four tuples of five) or 32 groups of six cells (sixes32: a row and two cells, rectangles; takes 1.4 GB while it learns, more than a page has). More sees better, learns longer and plays slower.
    "game.2048.learner.ntuple.tuples.doc":
        "Ce que voit le réseau : 8 lignes et colonnes (`rows8` : les deux sortes de lignes), 17 groupes de quatre cases (`fours17` : lignes et carrés), 16 groupes de cinq cases (`fives16` : une ligne et une case, un P de cinq), 32 (`fives32` : quatre tuples de cinq) ou 32 groupes de six cases (`sixes32` : une ligne et deux cases, des rectangles ; 1,4 Go pendant l’apprentissage, plus que n’en a une page). Plus il voit, mieux il joue, plus il apprend longtemps et plus il est lent.",
    // What it learns to reach: the target tile (win: values are chances of winning), or many points (score: values are points to come).
    "game.2048.learner.ntuple.reward.doc":
        "Ce qu’il apprend à atteindre : la tuile gagnante (`win` : les valeurs sont des chances de gagner), ou beaucoup de points (`score` : les valeurs sont les points à venir).",
    // How much a position learns from the end of its game, as against from the value of the next position. 0 learns slower at first and ends as well.
    "game.2048.learner.ntuple.lambda.doc":
        "Ce qu’une position apprend de la fin de sa partie, par rapport à la valeur de la position suivante. 0 apprend plus lentement au début et finit aussi bien.",
    // Step size; each weight has its own besides, which falls as its errors cancel out. May be tuned while it learns.
    "game.2048.learner.ntuple.rate.doc":
        "Taille d’un pas ; chaque poids a en outre le sien, qui diminue à mesure que ses erreurs se compensent. Réglable pendant l’apprentissage.",
    // What is unknown at first looks worth this: 1 is a won game (or, when it learns to reach a score, the points on the way to the target). Less learns earlier and overlooks more.
    "game.2048.learner.ntuple.optimism.doc":
        "Ce que vaut d’abord l’inconnu : 1 est une partie gagnée (ou, s’il apprend à amasser des points, les points du chemin vers la tuile gagnante). Moins, et il apprend plus tôt mais manque davantage de choses.",
    // Largest file: weights that matter less are rounded more until the network fits, which takes a moment longer. 0 = hardly rounded. May be changed while it learns.
    "game.2048.learner.ntuple.size.doc":
        "Taille maximale du fichier : les poids qui comptent moins sont arrondis davantage jusqu’à ce que le réseau y tienne, ce qui prend un instant de plus. 0 = à peine arrondi. Réglable pendant l’apprentissage.",
    // A network of the same tuples and reward to go on from; nothing = a new one.
    "game.2048.learner.ntuple.from.doc":
        "Un réseau de mêmes tuples et de même gain, à partir duquel continuer ; rien = un nouveau.",
    // Five random games after each move.
    "game.2048.level.montecarlo.preset.easy.doc": "Cinq parties aléatoires après chaque coup.",
    // Thirty random games after each move.
    "game.2048.level.montecarlo.preset.medium.doc": "Trente parties aléatoires après chaque coup.",
    // Three random games a move.
    "game.2048.level.uct.preset.beginner.doc": "Trois parties aléatoires par coup.",
    // Eighteen random games a move.
    "game.2048.level.uct.preset.easy.doc": "Dix-huit parties aléatoires par coup.",
    // A hundred random games a move.
    "game.2048.level.uct.preset.medium.doc": "Cent parties aléatoires par coup.",
    // Two thousand random games a move.
    "game.2048.level.uct.preset.hard.doc": "Deux mille parties aléatoires par coup.",
    // Takes the points of the next move.
    "game.2048.level.expectimax.preset.beginner.doc": "Prend les points du prochain coup.",
    // The points of two moves and of all that the dice may bring.
    "game.2048.level.expectimax.preset.easy.doc":
        "Les points de deux coups et de tout ce que le hasard peut apporter.",
    // The points of three moves and all that the dice may bring.
    "game.2048.level.expectimax.preset.medium.doc":
        "Les points de trois coups et de tout ce que le hasard peut apporter.",
    // Two moves, then how the tiles lie in their rows.
    "game.2048.level.expectimax.preset.hard.doc":
        "Deux coups, puis la disposition des tuiles dans leurs lignes.",
    // As deep as a hundred thousand positions allow, then how the tiles lie; slides that tear the large tiles from their corner are left out.
    "game.2048.level.expectimax.preset.expert.doc":
        "Aussi profond que le permettent cent mille positions, puis la disposition des tuiles ; les déplacements qui arrachent les grandes tuiles à leur coin sont écartés.",
    // Queens move and shoot arrows that stay for ever; the side that cannot move has lost. A turn is a queen's move and then her arrow, both along rows, columns and diagonals over free cells. A move is written d1-d7/g7: from, to, arrow; d1d7g7 and d1d7,d7g7 are read, too.
    "game.amazons.doc":
        "Les reines se déplacent et tirent des flèches qui restent pour toujours ; le camp qui ne peut plus jouer a perdu. Un coup est le déplacement d’une reine, puis sa flèche, l’un et l’autre le long des lignes, des colonnes et des diagonales sur des cases libres. Un coup s’écrit d1-d7/g7 : départ, arrivée, flèche ; d1d7g7 et d1d7,d7g7 sont lus aussi.",
    // Width of the board in cells; the board may have up to 128 cells.
    "game.amazons.columns.doc":
        "Largeur du plateau en cases ; le plateau peut avoir jusqu’à 128 cases.",
    // Height of the board in cells; the board may have up to 128 cells.
    "game.amazons.rows.doc":
        "Hauteur du plateau en cases ; le plateau peut avoir jusqu’à 128 cases.",
    // Queens of each side at the start. Positions that are set up may have from none to four of each side, whatever this says.
    "game.amazons.queens.doc":
        "Reines de chaque camp au départ. Les positions composées à la main peuvent en avoir de zéro à quatre par camp, quoi que dise ce réglage.",
    // Where the queens stand at the start: `standard` scales the pattern of the 10 x 10 board, `corners` puts them into the corners, White below, Black above. Where a board is too small for it, the queens fill it from the bottom and from the top.
    "game.amazons.layout.doc":
        "Où sont les reines au départ : `standard` met à l’échelle la disposition du plateau de 10 × 10, `corners` les place dans les coins, Blanc en bas, Noir en haut. Quand un plateau est trop petit pour cela, les reines le remplissent depuis le bas et depuis le haut.",
    // The game as it is played in tournaments: four queens a side.
    "game.amazons.preset.standard.doc":
        "Le jeu comme on le joue en tournoi : quatre reines par camp.",
    // The large board with two queens a side.
    "game.amazons.preset.10x10-two.doc": "Le grand plateau avec deux reines par camp.",
    // The pattern of the large board on a chessboard.
    "game.amazons.preset.8x8.doc": "La disposition du grand plateau sur un échiquier.",
    // Four queens a side on 36 cells: a short, dense game.
    "game.amazons.preset.6x6.doc":
        "Quatre reines par camp sur 36 cases : une partie courte et dense.",
    // Two queens a side on 36 cells.
    "game.amazons.preset.6x6-two.doc": "Deux reines par camp sur 36 cases.",
    // One queen a side on 36 cells: good for learning the moves.
    "game.amazons.preset.6x6-one.doc":
        "Une reine par camp sur 36 cases : bien pour apprendre les coups.",
    // Small enough to be solved: the side to move wins.
    "game.amazons.preset.5x5.doc": "Assez petit pour être résolu : le camp au trait gagne.",
    // Small enough to be solved at once: the side to move wins.
    "game.amazons.preset.4x4.doc":
        "Assez petit pour être résolu aussitôt : le camp au trait gagne.",
    // One queen a side in opposite corners, as in the Amazons report's measurement of times.
    "game.amazons.preset.corners.doc":
        "Une reine par camp dans des coins opposés, comme pour les mesures de temps du rapport sur les Amazones.",
    // The leaf values of the Amazons report: +100 for a won game, -100 for a lost one, 0 (undecided) as long as the game goes on.
    "game.amazons.eval.outcome.doc":
        "Les valeurs des feuilles du rapport sur les Amazones : +100 pour une partie gagnée, −100 pour une partie perdue, 0 (indécis) tant que la partie continue.",
    // Counts the cells that a side reaches first, by queen moves (t1) and by king moves (t2), how much sooner it does (c1, c2), and how free its queens are (m), with weights that change from early over the middle to late in the game. A sum s is shown as 99 s / (scale + |s|). On the board: +1 where a side is nearer in both ways, 0.75 by queen moves only, 0.25 by king moves only.
    "game.amazons.eval.territory.doc":
        "Compte les cases qu’un camp atteint le premier, en coups de reine (t1) et en coups de roi (t2), de combien il y arrive plus tôt (c1, c2), et la liberté de ses reines (m), avec des poids qui changent du début au milieu puis à la fin de la partie. Une somme s est affichée comme 99 s / (scale + |s|). Sur le plateau : +1 où un camp est plus près des deux façons, 0,75 en coups de reine seulement, 0,25 en coups de roi seulement.",
    // Worth, early, of a cell that is nearer by queen moves.
    "game.amazons.eval.territory.early_t1.doc":
        "Ce que vaut, au début, une case plus proche en coups de reine.",
    // Worth, early, of a cell that is nearer by king moves.
    "game.amazons.eval.territory.early_t2.doc":
        "Ce que vaut, au début, une case plus proche en coups de roi.",
    // Worth, early, of being nearer by queen moves, by how much.
    "game.amazons.eval.territory.early_c1.doc":
        "Ce que vaut, au début, d’être plus près en coups de reine, selon l’écart.",
    // Worth, early, of being nearer by king moves, by how much.
    "game.amazons.eval.territory.early_c2.doc":
        "Ce que vaut, au début, d’être plus près en coups de roi, selon l’écart.",
    // Worth, early, of the freedom of the queens.
    "game.amazons.eval.territory.early_m.doc": "Ce que vaut, au début, la liberté des reines.",
    // Worth, in the middle, of a cell that is nearer by queen moves.
    "game.amazons.eval.territory.middle_t1.doc":
        "Ce que vaut, en milieu de partie, une case plus proche en coups de reine.",
    // Worth, in the middle, of a cell that is nearer by king moves.
    "game.amazons.eval.territory.middle_t2.doc":
        "Ce que vaut, en milieu de partie, une case plus proche en coups de roi.",
    // Worth, in the middle, of being nearer by queen moves, by how much.
    "game.amazons.eval.territory.middle_c1.doc":
        "Ce que vaut, en milieu de partie, d’être plus près en coups de reine, selon l’écart.",
    // Worth, in the middle, of being nearer by king moves, by how much.
    "game.amazons.eval.territory.middle_c2.doc":
        "Ce que vaut, en milieu de partie, d’être plus près en coups de roi, selon l’écart.",
    // Worth, in the middle, of the freedom of the queens.
    "game.amazons.eval.territory.middle_m.doc":
        "Ce que vaut, en milieu de partie, la liberté des reines.",
    // Worth, late, of a cell that is nearer by queen moves.
    "game.amazons.eval.territory.late_t1.doc":
        "Ce que vaut, en fin de partie, une case plus proche en coups de reine.",
    // Worth, late, of a cell that is nearer by king moves.
    "game.amazons.eval.territory.late_t2.doc":
        "Ce que vaut, en fin de partie, une case plus proche en coups de roi.",
    // Worth, late, of being nearer by queen moves, by how much.
    "game.amazons.eval.territory.late_c1.doc":
        "Ce que vaut, en fin de partie, d’être plus près en coups de reine, selon l’écart.",
    // Worth, late, of being nearer by king moves, by how much.
    "game.amazons.eval.territory.late_c2.doc":
        "Ce que vaut, en fin de partie, d’être plus près en coups de roi, selon l’écart.",
    // Worth, late, of the freedom of the queens.
    "game.amazons.eval.territory.late_m.doc":
        "Ce que vaut, en fin de partie, la liberté des reines.",
    // The phase at which the weights of the middle hold: 1 is the start, 0 when no cell is contested any more.
    "game.amazons.eval.territory.turn.doc":
        "La phase à laquelle valent les poids du milieu : 1 est le début, 0 quand plus aucune case n’est disputée.",
    // Worth, to the side to move, of a cell that both reach equally soon.
    "game.amazons.eval.territory.tempo.doc":
        "Ce que vaut, pour le camp au trait, une case que les deux atteignent aussi tôt.",
    // Mobility at which a queen has lost half of her freedom. Mobility is the sum over the cells up to three steps away that the other side reaches, too, of free neighbours / 2^steps; it is about 60 in the open.
    "game.amazons.eval.territory.half.doc":
        "Mobilité à laquelle une reine a perdu la moitié de sa liberté. La mobilité est la somme, sur les cases à trois pas au plus que l’adversaire atteint aussi, des voisines libres / 2^pas ; elle est d’environ 60 en terrain ouvert.",
    // A lead of this many cells is shown as half a win.
    "game.amazons.eval.territory.scale.doc":
        "Une avance de ce nombre de cases est affichée comme un demi-gain.",
    // Weights for searches of some hundred positions a move and more on large boards, tuned in play: queens stay free, and kings are near, from the start.
    "game.amazons.eval.territory.preset.deep.doc":
        "Poids pour les recherches de quelques centaines de positions par coup et plus sur les grands plateaux, réglés en jouant : dès le début, les reines restent libres et les rois proches.",
    // Weights for boards with fewer than six cells a queen, as 6 x 6 with four queens a side: `strong` means them there.
    "game.amazons.eval.territory.preset.small.doc":
        "Poids pour les plateaux de moins de six cases par reine, comme 6 × 6 avec quatre reines par camp : `strong` les y désigne.",
    // What the side to move can do less what the other side could do, each with its own weight. A sum s is shown as 99 s / (scale + |s|). On the board: how many queens more of one's own than of the other's can go to a cell.
    "game.amazons.eval.mobility.doc":
        "Ce que peut faire le camp au trait moins ce que pourrait faire l’autre, chacun avec son poids. Une somme s est affichée comme 99 s / (scale + |s|). Sur le plateau : combien de reines du camp de plus que de l’adversaire peuvent aller sur une case.",
    // Worth of what the side to move can do.
    "game.amazons.eval.mobility.own.doc": "Ce que vaut ce que peut faire le camp au trait.",
    // Worth of what the other side could do if it were to move.
    "game.amazons.eval.mobility.other.doc":
        "Ce que vaut ce que pourrait faire l’autre camp s’il avait le trait.",
    // What is counted: `targets` the cells that each queen can go to, `moves` whole moves with their arrows.
    "game.amazons.eval.mobility.count.doc":
        "Ce qui est compté : `targets`, les cases où chaque reine peut aller ; `moves`, les coups entiers avec leur flèche.",
    // A sum of this size is shown as half a win.
    "game.amazons.eval.mobility.scale.doc":
        "Une somme de cette taille est affichée comme un demi-gain.",
    // Counts the moves that each side has left in regions that arrows have cut off: found by search in small ones, bounded in large and contested ones. A sum s of moves is shown as 99 s / (scale + |s|). On the board every free cell shows the value of its region in moves.
    "game.amazons.eval.regions.doc":
        "Compte les coups qui restent à chaque camp dans les régions que les flèches ont fermées : trouvés par recherche dans les petites, bornés dans les grandes et les disputées. Une somme s de coups est affichée comme 99 s / (scale + |s|). Sur le plateau, chaque case libre montre la valeur de sa région en coups.",
    // `document` counts the moves left in regions of one side, as the Amazons report does; `bounds` adds what is proven about contested regions, and sees when a side can outlast the other for sure.
    "game.amazons.eval.regions.source.doc":
        "`document` compte les coups qui restent dans les régions d’un seul camp, comme le rapport sur les Amazones ; `bounds` ajoute ce qui est prouvé sur les régions disputées, et voit quand un camp est sûr de tenir plus longtemps que l’autre.",
    // Worth of a move that is left in a region of one's own.
    "game.amazons.eval.regions.own.doc": "Ce que vaut un coup qui reste dans une région à soi.",
    // Worth of a move that is left in a region of the other side.
    "game.amazons.eval.regions.other.doc":
        "Ce que vaut un coup qui reste dans une région de l’adversaire.",
    // Factor for moves in a defensive region: one whose queen cannot use every cell.
    "game.amazons.eval.regions.defensive.doc":
        "Facteur des coups dans une région défensive : une région dont la reine ne peut pas utiliser toutes les cases.",
    // Worth of a move that the proven bounds of a contested region promise on average. With `bounds` only.
    "game.amazons.eval.regions.contested.doc":
        "Ce que vaut un coup que les bornes prouvées d’une région disputée promettent en moyenne. Avec `bounds` seulement.",
    // Value, in hundredths of a win, from which a game counts that one side can outlast for sure. With `bounds` only.
    "game.amazons.eval.regions.decided.doc":
        "Valeur, en centièmes de gain, à partir de laquelle compte une partie où un camp est sûr de tenir plus longtemps. Avec `bounds` seulement.",
    // A sum of this many moves is shown as half a win.
    "game.amazons.eval.regions.scale.doc":
        "Une somme de ce nombre de coups est affichée comme un demi-gain.",
    // Moves tried to find out how many can be made in one region; beyond that the count is a bound, and the middle is taken.
    "game.amazons.eval.regions.effort.doc":
        "Coups essayés pour trouver combien on peut en jouer dans une région ; au-delà, le compte est une borne, et l’on prend le milieu.",
    // Lines, rectangles and triangles with one queen are counted without search.
    "game.amazons.eval.regions.shortcut.doc":
        "Les lignes, les rectangles et les triangles à une reine sont comptés sans recherche.",
    // Every legal move, with its arrow, is equally likely.
    "game.amazons.playout.uniform.doc":
        "Tous les coups légaux, avec leur flèche, ont la même probabilité.",
    // Draws a queen among those that can move, then one of the cells that she can go to, then one of the cells that her arrow can reach. Several times as fast as `uniform`; queens with little room move more often.
    "game.amazons.playout.steps.doc":
        "Tire une reine parmi celles qui peuvent bouger, puis l’une des cases où elle peut aller, puis l’une des cases que sa flèche peut atteindre. Plusieurs fois plus rapide que `uniform` ; les reines qui ont peu de place bougent plus souvent.",
    // Counts the cells that its queens can go to and, for less, those of the opponent's.
    "game.amazons.level.minimax.preset.beginner.doc":
        "Compte les cases où ses reines peuvent aller et, pour un peu moins, celles de l’adversaire.",
    // Keeps its queens free to move, and hardly counts the cells that they reach first.
    "game.amazons.level.minimax.preset.very-easy.doc":
        "Garde ses reines libres de bouger, et compte à peine les cases qu’elles atteignent les premières.",
    // Counts the cells that its queens reach first, and how freely all of them move.
    "game.amazons.level.minimax.preset.easy.doc":
        "Compte les cases que ses reines atteignent les premières, et leur liberté de mouvement.",
    // Counts the cells that its side reaches first in moves of kings.
    "game.amazons.level.minimax.preset.fairly-easy.doc":
        "Compte les cases que son camp atteint le premier en coups de roi.",
    // Counts the cells that its side reaches first, in moves of queens and of kings.
    "game.amazons.level.minimax.preset.medium.doc":
        "Compte les cases que son camp atteint le premier, en coups de reine et de roi.",
    // Weighs who reaches cells first, as queens and as kings, and how freely queens move.
    "game.amazons.level.minimax.preset.fairly-hard.doc":
        "Pèse qui atteint les cases le premier, comme reine et comme roi, et la liberté de mouvement des reines.",
    // Counts the cells that its queens can go to and, for less, those of the opponent's.
    "game.amazons.level.alphabeta.preset.beginner.doc":
        "Compte les cases où ses reines peuvent aller et, pour un peu moins, celles de l’adversaire.",
    // Keeps its queens free to move, and hardly counts the cells that they reach first.
    "game.amazons.level.alphabeta.preset.very-easy.doc":
        "Garde ses reines libres de bouger, et compte à peine les cases qu’elles atteignent les premières.",
    // Counts the cells that its queens reach first, and how freely all of them move.
    "game.amazons.level.alphabeta.preset.easy.doc":
        "Compte les cases que ses reines atteignent les premières, et leur liberté de mouvement.",
    // Counts the cells that its side reaches first in moves of kings.
    "game.amazons.level.alphabeta.preset.fairly-easy.doc":
        "Compte les cases que son camp atteint le premier en coups de roi.",
    // Counts the cells that its side reaches first, in moves of queens and of kings.
    "game.amazons.level.alphabeta.preset.medium.doc":
        "Compte les cases que son camp atteint le premier, en coups de reine et de roi.",
    // Weighs who reaches cells first, as queens and as kings, and how freely queens move.
    "game.amazons.level.alphabeta.preset.fairly-hard.doc":
        "Pèse qui atteint les cases le premier, comme reine et comme roi, et la liberté de mouvement des reines.",
    // Sees the answer to its move, then counts the cells that each side reaches first.
    "game.amazons.level.alphabeta.preset.hard.doc":
        "Voit la réponse à son coup, puis compte les cases que chaque camp atteint le premier.",
    // Sees the answer to its move, then who reaches which cells.
    "game.amazons.level.alphabeta.preset.very-hard.doc":
        "Voit la réponse à son coup, puis qui atteint quelles cases.",
    // Twice five random plies after each move, then an evaluation.
    "game.amazons.level.montecarlo.preset.beginner.doc":
        "Deux fois cinq coups aléatoires après chaque coup, puis une évaluation.",
    // A random answer to each move, then an evaluation.
    "game.amazons.level.montecarlo.preset.very-easy.doc":
        "Une réponse aléatoire à chaque coup, puis une évaluation.",
    // Two random answers to each move, then an evaluation.
    "game.amazons.level.montecarlo.preset.easy.doc":
        "Deux réponses aléatoires à chaque coup, puis une évaluation.",
    // Four random answers to each move, then an evaluation.
    "game.amazons.level.montecarlo.preset.fairly-easy.doc":
        "Quatre réponses aléatoires à chaque coup, puis une évaluation.",
    // Seven random answers to each move, then an evaluation.
    "game.amazons.level.montecarlo.preset.medium.doc":
        "Sept réponses aléatoires à chaque coup, puis une évaluation.",
    // Twenty random answers to each move, then an evaluation.
    "game.amazons.level.montecarlo.preset.fairly-hard.doc":
        "Vingt réponses aléatoires à chaque coup, puis une évaluation.",
    // Counts the cells that its queens can go to and, for less, those of the opponent's.
    "game.amazons.level.uct.preset.beginner.doc":
        "Compte les cases où ses reines peuvent aller et, pour un peu moins, celles de l’adversaire.",
    // Keeps its queens free to move, and hardly counts the cells that they reach first.
    "game.amazons.level.uct.preset.very-easy.doc":
        "Garde ses reines libres de bouger, et compte à peine les cases qu’elles atteignent les premières.",
    // Counts the cells that its queens reach first, and how freely all of them move.
    "game.amazons.level.uct.preset.easy.doc":
        "Compte les cases que ses reines atteignent les premières, et leur liberté de mouvement.",
    // Counts the cells that its side reaches first in moves of kings.
    "game.amazons.level.uct.preset.fairly-easy.doc":
        "Compte les cases que son camp atteint le premier en coups de roi.",
    // Counts the cells that its side reaches first, in moves of queens and of kings.
    "game.amazons.level.uct.preset.medium.doc":
        "Compte les cases que son camp atteint le premier, en coups de reine et de roi.",
    // Three positions, each by who reaches which cells first.
    "game.amazons.level.uct.preset.fairly-hard.doc":
        "Trois positions, chacune selon qui atteint quelles cases le premier.",
    // Twenty-eight positions, each by who reaches which cells first.
    "game.amazons.level.uct.preset.hard.doc":
        "Vingt-huit positions, chacune selon qui atteint quelles cases le premier.",
    // Seventy positions, each by who reaches which cells first.
    "game.amazons.level.uct.preset.very-hard.doc":
        "Soixante-dix positions, chacune selon qui atteint quelles cases le premier.",
    // Three hundred positions; `sims` makes it stronger still, as in the preset `strong`.
    "game.amazons.level.uct.preset.expert.doc":
        "Trois cents positions ; `sims` le renforce encore, comme dans le préréglage `strong`.",
    // Goes where its queens can go to more cells than the opponent's.
    "game.amazons.level.pvs.preset.beginner.doc":
        "Va là où ses reines ont plus de cases où aller que celles de l’adversaire.",
    // Keeps its queens free to move.
    "game.amazons.level.pvs.preset.very-easy.doc": "Garde ses reines libres de bouger.",
    // Keeps its queens free to move, and counts the cells that they reach first.
    "game.amazons.level.pvs.preset.easy.doc":
        "Garde ses reines libres de bouger, et compte les cases qu’elles atteignent les premières.",
    // Counts the cells that its side reaches first, in moves of queens and of kings.
    "game.amazons.level.pvs.preset.medium.doc":
        "Compte les cases que son camp atteint le premier, en coups de reine et de roi.",
    // Five hundred positions, each by who reaches which cells.
    "game.amazons.level.pvs.preset.fairly-hard.doc":
        "Cinq cents positions, chacune selon qui atteint quelles cases.",
    // Fifteen hundred positions, each by who reaches which cells.
    "game.amazons.level.pvs.preset.hard.doc":
        "Quinze cents positions, chacune selon qui atteint quelles cases.",
    // Sees the answer to its move, then who reaches which cells.
    "game.amazons.level.pvs.preset.very-hard.doc":
        "Voit la réponse à son coup, puis qui atteint quelles cases.",
};
