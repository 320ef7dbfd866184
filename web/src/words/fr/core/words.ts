/** Players, pieces, counters of searches and terms of evaluations, by what they are in English. */
import type { Texts } from "../../retelling.ts";

export const words: Texts = {
    // A player that was written here.
    "A player that was written here.": "Un joueur écrit ici.",
    // Between the proven bounds of the value; 0 = solved.
    "Between the proven bounds of the value; 0 = solved.":
        "Écart entre les bornes prouvées de la valeur ; 0 = résolu.",
    // Black
    Black: "Noir",
    // Blue
    Blue: "Bleu",
    // Cells
    Cells: "Cases",
    // Chain
    Chain: "Chaîne",
    // Contested regions
    "Contested regions": "Régions disputées",
    // Decided game
    "Decided game": "Partie décidée",
    // Descents through the tree.
    "Descents through the tree.": "Descentes dans l’arbre.",
    // Discs the winner has left over at the end, negative for a loss; a lower bound while the search goes on.
    "Discs the winner has left over at the end, negative for a loss; a lower bound while the search goes on.":
        "Pions qui restent au vainqueur à la fin, en négatif pour une défaite ; une borne inférieure tant que la recherche continue.",
    // Effective branching factor: the depth-th root of the nodes of the last finished iteration, that is, by how much each further ply multiplied the work.
    "Effective branching factor: the depth-th root of the nodes of the last finished iteration, that is, by how much each further ply multiplied the work.":
        "Facteur de branchement effectif : la racine des nœuds de la dernière itération achevée, d’ordre sa profondeur, c’est-à-dire par combien chaque coup de plus a multiplié le travail.",
    // Empty cells
    "Empty cells": "Cases vides",
    // Empty cells, as a power
    "Empty cells, as a power": "Cases vides, en puissance",
    // Free cells that a queen can still reach.
    "Free cells that a queen can still reach.": "Cases libres qu’une reine peut encore atteindre.",
    // Green
    Green: "Vert",
    // King distance
    "King distance": "Distance de roi",
    // King territory
    "King territory": "Territoire de roi",
    // Largest tile
    "Largest tile": "Plus grande tuile",
    // Largest tile, as a power
    "Largest tile, as a power": "Plus grande tuile, en puissance",
    // Leaves in which the game is over.
    "Leaves in which the game is over.": "Feuilles où la partie est finie.",
    // Lines that come up with less than this probability, in percent, are not followed any further. An analysis without end halves it whenever all likelier lines have ended.
    "Lines that come up with less than this probability, in percent, are not followed any further. An analysis without end halves it whenever all likelier lines have ended.":
        "Les suites qui arrivent avec une probabilité moindre, en pour cent, ne sont pas suivies plus loin. Une analyse sans fin la divise par deux chaque fois que toutes les suites plus probables sont finies.",
    // Lost game
    "Lost game": "Partie perdue",
    // Mean length of a descent.
    "Mean length of a descent.": "Longueur moyenne d’une descente.",
    // Mean length of a random game, in plies.
    "Mean length of a random game, in plies.": "Longueur moyenne d’une partie aléatoire, en coups.",
    // Memory of the tree in use, in MB.
    "Memory of the tree in use, in MB.": "Mémoire utilisée de l’arbre, en Mo.",
    // Mobility
    Mobility: "Mobilité",
    // Monotony
    Monotony: "Monotonie",
    // Monotony, squares
    "Monotony, squares": "Monotonie, au carré",
    // Moves here that are not looked at (`prune`).
    "Moves here that are not looked at (`prune`).":
        "Coups d’ici qui ne sont pas regardés (`prune`).",
    // Moves in the tree with a proven result.
    "Moves in the tree with a proven result.": "Coups de l’arbre au résultat prouvé.",
    // Moves left out because another one leads to the same position.
    "Moves left out because another one leads to the same position.":
        "Coups écartés parce qu’un autre mène à la même position.",
    // Moves of this position whose result is proven.
    "Moves of this position whose result is proven.":
        "Coups de cette position dont le résultat est prouvé.",
    // Moves searched again because they beat the null window, and whole iterations that left the aspiration window.
    "Moves searched again because they beat the null window, and whole iterations that left the aspiration window.":
        "Coups cherchés à nouveau parce qu’ils dépassaient la fenêtre nulle, et itérations entières sorties de la fenêtre d’aspiration.",
    // Moves tried to fill regions of one colour.
    "Moves tried to fill regions of one colour.":
        "Coups essayés pour remplir les régions d’un seul camp.",
    // Nodes answered by a look at their moves and the forced replies.
    "Nodes answered by a look at their moves and the forced replies.":
        "Nœuds résolus d’un regard à leurs coups et aux réponses forcées.",
    // Nodes answered by the table.
    "Nodes answered by the table.": "Nœuds résolus par la table.",
    // Nodes spent on proving win, draw or loss to the end of the game.
    "Nodes spent on proving win, draw or loss to the end of the game.":
        "Nœuds dépensés à prouver la victoire, la nulle ou la défaite jusqu’à la fin de la partie.",
    // Nodes where a move was so good that the others were not searched.
    "Nodes where a move was so good that the others were not searched.":
        "Nœuds où un coup était si bon que les autres n’ont pas été cherchés.",
    // Nodes with a single sensible reply.
    "Nodes with a single sensible reply.": "Nœuds avec une seule réponse sensée.",
    // One in a line
    "One in a line": "Un pion sur une ligne",
    // Opponent's mobility
    "Opponent's mobility": "Mobilité adverse",
    // Opponent's regions
    "Opponent's regions": "Régions adverses",
    // Orange
    Orange: "Orange",
    // Outcomes of the dice that were valued, over all moves.
    "Outcomes of the dice that were valued, over all moves.":
        "Issues du hasard évaluées, sur tous les coups.",
    // Own mobility
    "Own mobility": "Sa mobilité",
    // Own regions
    "Own regions": "Ses régions",
    // Pairs of adjacent cells
    "Pairs of adjacent cells": "Paires de cases voisines",
    // Positions answered by zugzwang: the other side always plays above.
    "Positions answered by zugzwang: the other side always plays above.":
        "Positions résolues par zugzwang : l’adversaire joue toujours au-dessus.",
    // Positions decided by adding up their regions.
    "Positions decided by adding up their regions.":
        "Positions décidées en additionnant leurs régions.",
    // Positions in which a move was chosen.
    "Positions in which a move was chosen.": "Positions où un coup a été choisi.",
    // Positions in which the dice moved.
    "Positions in which the dice moved.": "Positions où le hasard a joué.",
    // Positions left because their bound is too low.
    "Positions left because their bound is too low.":
        "Positions quittées parce que leur borne est trop basse.",
    // Positions left early, because no reply could change the choice.
    "Positions left early, because no reply could change the choice.":
        "Positions quittées tôt, parce qu’aucune réponse ne pouvait changer le choix.",
    // Positions looked at, entered or not.
    "Positions looked at, entered or not.": "Positions regardées, explorées ou non.",
    // Positions looked up in the table.
    "Positions looked up in the table.": "Positions cherchées dans la table.",
    // Positions that have a node in the tree.
    "Positions that have a node in the tree.": "Positions qui ont un nœud dans l’arbre.",
    // Positions that must at least still be decided before all moves are lost.
    "Positions that must at least still be decided before all moves are lost.":
        "Positions qu’il reste au moins à décider avant que tous les coups soient perdus.",
    // Positions valued at the end of the search.
    "Positions valued at the end of the search.": "Positions évaluées au bout de la recherche.",
    // Positions valued without looking further.
    "Positions valued without looking further.": "Positions évaluées sans chercher plus loin.",
    // Positions where a winning move was found.
    "Positions where a winning move was found.": "Positions où un coup gagnant a été trouvé.",
    // Positions where the riders cannot reach each other any more.
    "Positions where the riders cannot reach each other any more.":
        "Positions où les pilotes ne peuvent plus s’atteindre.",
    // Positions whose bound was known from before.
    "Positions whose bound was known from before.": "Positions dont la borne était déjà connue.",
    // Positions whose result the table knew.
    "Positions whose result the table knew.": "Positions dont la table connaissait le résultat.",
    // Positions whose value was known from before.
    "Positions whose value was known from before.": "Positions dont la valeur était déjà connue.",
    // Possible merges
    "Possible merges": "Fusions possibles",
    // Proven: no ride is longer than this.
    "Proven: no ride is longer than this.": "Prouvé : aucune course n’est plus longue.",
    // Proven: the other rider has no longer ride.
    "Proven: the other rider has no longer ride.":
        "Prouvé : l’autre pilote n’a pas de course plus longue.",
    // Proven: the value of the game is at most this.
    "Proven: the value of the game is at most this.":
        "Prouvé : la valeur du jeu ne dépasse pas ce nombre.",
    // Purple
    Purple: "Violet",
    // Queen distance
    "Queen distance": "Distance de reine",
    // Queen territory
    "Queen territory": "Territoire de reine",
    // Questions of the form: is the score more than this?
    "Questions of the form: is the score more than this?":
        "Questions de la forme : le score dépasse-t-il ce nombre ?",
    // Random
    Random: "Hasard",
    // Random games that were cut off before their end.
    "Random games that were cut off before their end.":
        "Parties aléatoires arrêtées avant leur fin.",
    // Result of the best single game so far.
    "Result of the best single game so far.": "Résultat de la meilleure partie jusqu’ici.",
    // Roughness
    Roughness: "Irrégularité",
    // Searches begun, each with an allowance of nodes and a target.
    "Searches begun, each with an allowance of nodes and a target.":
        "Recherches commencées, chacune avec un budget de nœuds et un but.",
    // Share of the cut-offs that the first move tried has caused, in percent: how good the ordering of moves is.
    "Share of the cut-offs that the first move tried has caused, in percent: how good the ordering of moves is.":
        "Part des coupures dues au premier coup essayé, en pour cent : la qualité du tri des coups.",
    // Share of the lists of moves that the move cache knew, in percent.
    "Share of the lists of moves that the move cache knew, in percent.":
        "Part des listes de coups que le cache connaissait, en pour cent.",
    // Share of the table in use, in percent.
    "Share of the table in use, in percent.": "Part utilisée de la table, en pour cent.",
    // Share of them that the table knew something useful of, in percent.
    "Share of them that the table knew something useful of, in percent.":
        "Part d’entre elles dont la table savait quelque chose d’utile, en pour cent.",
    // Share of them that the table knew, in percent.
    "Share of them that the table knew, in percent.":
        "Part d’entre elles que la table connaissait, en pour cent.",
    // Single moves that were played without a node of their own.
    "Single moves that were played without a node of their own.":
        "Coups uniques joués sans nœud à eux.",
    // Size of the table so far.
    "Size of the table so far.": "Taille de la table jusqu’ici.",
    // Small regions searched to the end for such sums.
    "Small regions searched to the end for such sums.":
        "Petites régions explorées jusqu’au bout pour de telles sommes.",
    // Smoothness
    Smoothness: "Régularité",
    // Smoothness, powers
    "Smoothness, powers": "Régularité, en puissances",
    // Spam corner
    "Spam corner": "Coin martelé",
    // Steps
    Steps: "Pas",
    // Steps between the longest ride found and the proven bound; 0 = solved.
    "Steps between the longest ride found and the proven bound; 0 = solved.":
        "Pas entre la plus longue course trouvée et la borne prouvée ; 0 = résolu.",
    // Steps of one
    "Steps of one": "Écarts de un",
    // Steps of the longest ride found for the other rider.
    "Steps of the longest ride found for the other rider.":
        "Pas de la plus longue course trouvée pour l’autre pilote.",
    // Steps of the longest ride found, those already made included.
    "Steps of the longest ride found, those already made included.":
        "Pas de la plus longue course trouvée, ceux déjà faits compris.",
    // Sum of the tiles
    "Sum of the tiles": "Somme des tuiles",
    // The player
    "The player": "Le joueur",
    // Those of them that were too improbable to be followed.
    "Those of them that were too improbable to be followed.":
        "Parmi elles, celles trop improbables pour être suivies.",
    // Threats
    Threats: "Menaces",
    // Threats on good rows
    "Threats on good rows": "Menaces sur de bonnes lignes",
    // Three in a line
    "Three in a line": "Trois pions alignés",
    // Tiles at the edge
    "Tiles at the edge": "Tuiles au bord",
    // Trees that have stopped growing: 1 when no more nodes fit, though the least visited are given up.
    "Trees that have stopped growing: 1 when no more nodes fit, though the least visited are given up.":
        "Arbres qui ont cessé de grandir : 1 quand plus aucun nœud ne tient, bien que les moins visités soient abandonnés.",
    // Two in a line
    "Two in a line": "Deux pions alignés",
    // Upper bound of the score.
    "Upper bound of the score.": "Borne supérieure du score.",
    // White
    White: "Blanc",
    // Winning moves
    "Winning moves": "Coups gagnants",
    // Won game
    "Won game": "Partie gagnée",
    // apart
    apart: "séparés",
    // arrow
    arrow: "flèche",
    // best game
    "best game": "meilleure partie",
    // black queen
    "black queen": "reine noire",
    // blue rider
    "blue rider": "pilote bleu",
    // bound
    bound: "borne",
    // cells
    cells: "cases",
    // chains
    chains: "chaînes",
    // cut
    cut: "coupées",
    // decided
    decided: "décidés",
    // decisions
    decisions: "décisions",
    // descents
    descents: "descentes",
    // equal
    equal: "équivalents",
    // evaluations
    evaluations: "évaluations",
    // fillings
    fillings: "remplissages",
    // found
    found: "trouvés",
    // gap
    gap: "écart",
    // green rider
    "green rider": "pilote vert",
    // improbable
    improbable: "improbables",
    // judged
    judged: "jugées",
    // leaves
    leaves: "feuilles",
    // left out
    "left out": "écartés",
    // looks
    looks: "regards",
    // memory
    memory: "mémoire",
    // move cache
    "move cache": "cache des coups",
    // orange rider
    "orange rider": "pilote orange",
    // outcomes
    outcomes: "issues",
    // parity
    parity: "parité",
    // phases
    phases: "phases",
    // proofs
    proofs: "preuves",
    // purple rider
    "purple rider": "pilote violet",
    // score
    score: "score",
    // small regions
    "small regions": "petites régions",
    // stairs {}
    "stairs {}": "escalier {}",
    // start of rider {}
    "start of rider {}": "départ du pilote {}",
    // sums
    sums: "sommes",
    // table
    table: "table",
    // teleport {}
    "teleport {}": "téléportation {}",
    // tests
    tests: "tests",
    // their bound
    "their bound": "borne de l’autre",
    // their found
    "their found": "trouvée pour l’autre",
    // throws
    throws: "lancers",
    // tile of exponent {}
    "tile of exponent {}": "tuile d’exposant {}",
    // tile {}
    "tile {}": "la tuile {}",
    // to disprove
    "to disprove": "à réfuter",
    // trail of blue
    "trail of blue": "trace bleue",
    // trail of green
    "trail of green": "trace verte",
    // trail of orange
    "trail of orange": "trace orange",
    // trail of purple
    "trail of purple": "trace violette",
    // trail of white
    "trail of white": "trace blanche",
    // trail of yellow
    "trail of yellow": "trace jaune",
    // wall
    wall: "mur",
    // white queen
    "white queen": "reine blanche",
    // white rider
    "white rider": "pilote blanc",
    // yellow rider
    "yellow rider": "pilote jaune",
};
