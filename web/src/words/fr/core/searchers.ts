/** Manuals of searchers and their options. */
import type { Texts } from "../../retelling.ts";

export const texts: Texts = {
    // You, or a friend on this screen. The game waits until the move is made.
    "searcher.human.doc":
        "Vous, ou un ami devant cet écran. La partie attend que le coup soit joué.",
    // Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.
    "searcher.*.time.doc":
        "Temps pour un coup : 2s, 500ms. Une recherche s’arrête quand il est écoulé, ou quand une autre limite est atteinte avant, avec le meilleur coup trouvé jusque-là : un joueur qui a `sims` ne réfléchit jusqu’au bout de son temps que si elles sont nombreuses (`sims=1e12`). Un joueur qui ne cherche pas l’ignore. 0 ne fixe aucune limite. Un résultat chronométré dépend de la vitesse de la machine.",
    // Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.
    "searcher.*.nodes.doc":
        "Limite du travail pour un coup : des nœuds, ou des simulations pour les joueurs qui les comptent. Une recherche s’arrête quand elle est atteinte, avec le meilleur coup trouvé jusque-là. Un joueur qui ne cherche pas l’ignore. 0 ne fixe aucune limite.",
    // Seed of every random choice of this player. The same seed gives the same moves on every machine.
    "searcher.*.seed.doc":
        "Graine de tous les choix aléatoires de ce joueur. La même graine donne les mêmes coups sur toutes les machines.",
    // A free name for tables of matches. Without one the player is called by its kind.
    "searcher.*.name.doc":
        "Un nom libre pour les tableaux des matchs. Sans nom, le joueur est appelé par son algorithme.",
    // Plays one and the same move while it is legal; then it cannot go on, and has lost a game of several players. The smallest example of a player: in Tron always(move=u) rides up until it is stuck.
    "searcher.always.doc":
        "Joue toujours le même coup tant qu’il est légal ; ensuite il ne peut plus continuer et a perdu une partie à plusieurs joueurs. Le plus petit exemple de joueur : à Tron, `always(move=u)` roule vers le haut jusqu’à être bloqué.",
    // The move as `play` reads it: u in Tron, 4 in Connect Four. Where it is not legal the player cannot go on. Without one the first legal move is played.
    "searcher.always.move.doc":
        "Le coup comme `play` le lit : u à Tron, 4 au Puissance 4. Là où il n’est pas légal, le joueur ne peut pas continuer. Sans coup donné, il joue le premier coup légal.",
    // Plays any legal move, each with the same probability or as a policy of random games draws it. It looks at nothing further and is the yardstick for all others.
    "searcher.random.doc":
        "Joue n’importe quel coup légal, tous avec la même probabilité ou comme le tire une politique de parties aléatoires. Il ne regarde rien d’autre et sert d’étalon à tous les autres.",
    // How a move is drawn: plain gives each the same probability; the policies of random games look for wins, blocks and the like.
    "searcher.random.playout.doc":
        "Comment un coup est tiré : `plain` leur donne à tous la même probabilité ; les politiques des parties aléatoires cherchent à gagner, à bloquer, etc.",
    // Draws by the best policy of random games. In Connect Four it wins and blocks at once, gaps included: the player that the puissance4 package calls Random.
    "searcher.random.preset.biased.doc":
        "Tire selon la meilleure politique des parties aléatoires. Au Puissance 4, il gagne et bloque aussitôt, trous compris : le joueur que le paquet puissance4 appelle Random.",
    // Looks at every line of play to a fixed depth: itself takes the largest value, the opponent the smallest. Complete within its depth and blind beyond it; every further ply costs as much as there are moves in a position.
    "searcher.minimax.doc":
        "Explore toutes les suites de coups jusqu’à une profondeur fixe : lui-même prend la plus grande valeur, l’adversaire la plus petite. Complet dans sa profondeur et aveugle au-delà ; chaque coup de plus coûte autant qu’il y a de coups dans une position.",
    // How many plies to look ahead. The search ends there, or earlier where a game is over. It is never deeper than the longest game.
    "searcher.*.depth.doc":
        "Combien de coups prévoir. La recherche s’arrête là, ou plus tôt si une partie est finie. Elle n’est jamais plus profonde que la plus longue partie.",
    // With three or more players: `paranoid` lets all others play against the player who thinks; `maxn` lets each play for himself, by the largest of his own values. In games of one or two players there is no difference.
    "searcher.*.many.doc":
        "À trois joueurs ou plus : `paranoid` fait jouer tous les autres contre le joueur qui réfléchit ; `maxn` fait jouer chacun pour soi, selon la plus grande de ses propres valeurs. À un ou deux joueurs, cela ne change rien.",
    // How a position at the end of the search is valued.
    "searcher.*.eval.doc": "Comment est évaluée une position au bout de la recherche.",
    // Among root moves of equal, maximal value: the `first` in the order of the game, or a `random` one.
    "searcher.*.ties.doc":
        "Parmi les coups de la racine de même valeur maximale : le premier dans l’ordre du jeu (`first`), ou un au hasard (`random`).",
    // Minimax written as one function: every position is valued for the side that moves there, and the sign turns with the side. Plays the same moves after the same nodes as minimax.
    "searcher.negamax.doc":
        "Minimax écrit comme une seule fonction : chaque position est évaluée pour le camp qui y joue, et le signe change avec le camp. Joue les mêmes coups après les mêmes nœuds que minimax.",
    // Minimax that skips replies which cannot change the choice. Gives the values and the move of minimax at the same depth, usually after a small part of the nodes.
    "searcher.alphabeta.doc":
        "Minimax qui saute les réponses incapables de changer le choix. Donne les valeurs et le coup de minimax à la même profondeur, en général après une petite partie des nœuds.",
    // The window of every root move: `all` values each of them exactly; `best` lets the best value so far cut the others, which is faster and leaves them with an upper bound.
    "searcher.*.moves.doc":
        "La fenêtre de chaque coup de la racine : `all` les évalue tous exactement ; `best` laisse la meilleure valeur trouvée élaguer les autres, ce qui est plus rapide et ne leur laisse qu’une borne supérieure.",
    // Alpha-beta written as one function: value and window turn round with the side to move. Plays the same moves after exactly the same nodes as alphabeta.
    "searcher.negalphabeta.doc":
        "Alpha-bêta écrit comme une seule fonction : la valeur et la fenêtre se retournent avec le camp au trait. Joue les mêmes coups après exactement les mêmes nœuds qu’alpha-bêta.",
    // Minimax with a stack of its own instead of recursion. Visits exactly the nodes of minimax in the same order and plays the same moves. Measured in Connect Four: both reserve 224 bytes a ply; recursion adds 64 bytes a ply of the machine's stack, without it a move takes 3 % longer.
    "searcher.minimax-iter.doc":
        "Minimax avec sa propre pile au lieu de la récursion. Visite exactement les nœuds de minimax dans le même ordre et joue les mêmes coups. Mesuré au Puissance 4 : les deux réservent 224 octets par coup de profondeur ; la récursion y ajoute 64 octets de la pile de la machine, et sans elle un coup prend 3 % de temps en plus.",
    // Alpha-beta with a stack of its own instead of recursion. Visits exactly the nodes of alphabeta in the same order and plays the same moves. Measured in Connect Four: both reserve 224 bytes a ply; recursion adds 80 bytes a ply of the machine's stack, without it a move takes 4 % longer.
    "searcher.alphabeta-iter.doc":
        "Alpha-bêta avec sa propre pile au lieu de la récursion. Visite exactement les nœuds d’alpha-bêta dans le même ordre et joue les mêmes coups. Mesuré au Puissance 4 : les deux réservent 224 octets par coup de profondeur ; la récursion y ajoute 80 octets de la pile de la machine, et sans elle un coup prend 4 % de temps en plus.",
    // The player of the 2048 report: for every move the terms of the evaluation that value the move itself, plus the worst of the others over every outcome of the dice. One move deep, quick, and blind beyond it.
    "searcher.rules.doc":
        "Le joueur de l’article sur 2048 : pour chaque coup, les termes de l’évaluation qui jugent le coup lui-même, plus le pire des autres sur toutes les issues du hasard. Un coup de profondeur, rapide, et aveugle au-delà.",
    // Evaluation of moves and of the positions behind the dice.
    "searcher.rules.eval.doc": "Évaluation des coups, et des positions après le hasard.",
    // What the outcomes of the dice count for: worst (the least of all, as in the 2048 report) or mean (weighed by their probability).
    "searcher.rules.chance.doc":
        "Comment comptent les issues du hasard : `worst` (la moindre de toutes, comme dans l’article sur 2048) ou `mean` (pesées par leur probabilité).",
    // Plays random games from every legal move and chooses the move after which they went best. It looks at no answers, but it needs nothing but the rules and plays every game.
    "searcher.montecarlo.doc":
        "Joue des parties aléatoires après chaque coup légal et choisit le coup après lequel elles se sont le mieux passées. Il n’examine aucune réponse, mais n’a besoin que des règles et joue à tous les jeux.",
    // Random games for every candidate move, or for all together with share=drawn. Ignored while analysing without end.
    "searcher.montecarlo.sims.doc":
        "Parties aléatoires pour chaque coup candidat, ou pour tous ensemble avec `share=drawn`. Ignoré pendant une analyse sans fin.",
    // How random games come by their first moves: each (every candidate move has `sims` games) or drawn (`sims` games in all, each with a first move drawn by lot; wins and sum then compare totals, so that luck in the draw counts, too).
    "searcher.*.share.doc":
        "D’où les parties aléatoires tiennent leur premier coup : `each` (chaque coup candidat a `sims` parties) ou `drawn` (`sims` parties en tout, chacune avec un premier coup tiré au sort ; `wins` et `sum` comparent alors des totaux, si bien que la chance du tirage compte aussi).",
    // How the random games choose their moves.
    "searcher.*.playout.doc": "Comment les parties aléatoires choisissent leurs coups.",
    // What makes a move the best: mean is the highest mean result, wins the most games won, sum the longest games (all lengths added up), max the best single game, reply the mean of those games alone that begin with the answer that went best for whoever gives it.
    "searcher.*.score.doc":
        "Ce qui fait le meilleur coup : `mean` le plus haut résultat moyen, `wins` le plus de parties gagnées, `sum` les parties les plus longues (toutes les longueurs additionnées), `max` la meilleure partie, `reply` la moyenne des seules parties qui commencent par la réponse la meilleure pour celui qui la joue.",
    // Random games are cut off after this many plies, as draws or as leaf=cut says. 0 plays them to the end.
    "searcher.*.cut.doc":
        "Les parties aléatoires sont arrêtées après ce nombre de coups, comme nulles ou comme le dit `leaf=cut`. 0 les joue jusqu’au bout.",
    // What a random game counts that `cut` stops: a draw (playout), or the evaluation of where it stopped (cut).
    "searcher.montecarlo.leaf.doc":
        "Ce que compte une partie aléatoire arrêtée par `cut` : une nulle (`playout`), ou l’évaluation de la position où elle s’est arrêtée (`cut`).",
    // The evaluation that leaf=cut asks.
    "searcher.montecarlo.eval.doc": "L’évaluation que `leaf=cut` consulte.",
    // Tactical shortcut: plays an immediate win, and blocks an immediate loss, without random games.
    "searcher.montecarlo.reflex.doc":
        "Raccourci tactique : joue un gain immédiat, et bloque une perte immédiate, sans parties aléatoires.",
    // Solo games without dice, with score=max: remembers the best game found at earlier moves and follows it until a better one turns up.
    "searcher.montecarlo.reuse.doc":
        "Jeux en solitaire sans hasard, avec `score=max` : retient la meilleure partie trouvée aux coups précédents et la suit jusqu’à ce qu’une meilleure se présente.",
    // So many searches of the position, each with random numbers of its own and with its share of the work, are added up. On threads (-j), and on the workers of the page, they run side by side; the result does not depend on their number. For the same work one alone is stronger, because it goes deeper, and without random games all would be alike. Views of the tree show the first.
    "searcher.*.trees.doc":
        "Ce nombre de recherches de la position, chacune avec ses propres nombres aléatoires et sa part du travail, sont additionnées. Sur des fils d’exécution (`-j`) et dans les processus de la page, elles tournent côte à côte ; le résultat ne dépend pas de leur nombre. À travail égal, une seule est plus forte, parce qu’elle va plus profond ; et sans parties aléatoires, toutes seraient identiques. Les vues de l’arbre montrent la première.",
    // Eight random games in all, two for each of seven moves, as the puissance4 package plays by itself.
    "searcher.montecarlo.preset.document.doc":
        "Huit parties aléatoires en tout, deux pour chacun des sept coups, comme le paquet puissance4 joue de lui-même.",
    // Nine random games a move: as much work as uct(preset=document) has, with which the puissance4 package lets both meet.
    "searcher.montecarlo.preset.document-equal.doc":
        "Neuf parties aléatoires par coup : autant de travail que `uct(preset=document)`, avec quoi le paquet puissance4 fait se rencontrer les deux.",
    // Adds up the lengths of the games, for solo games in which to survive is all.
    "searcher.montecarlo.preset.lengths.doc":
        "Additionne les longueurs des parties, pour les jeux en solitaire où survivre est tout.",
    // For solo games without dice: plays on the best of all random games so far, those of the best playout policy. A handful of them a move is enough.
    "searcher.montecarlo.preset.solo.doc":
        "Pour les jeux en solitaire sans hasard : poursuit la meilleure de toutes les parties aléatoires jouées, avec la meilleure politique. Une poignée par coup suffit.",
    // Monte Carlo tree search. It plays random games, remembers in a tree how they ended, and returns more often to the moves that did well, on both sides. It needs no knowledge of the game and plays every one of them.
    "searcher.uct.doc":
        "Recherche arborescente Monte-Carlo. Joue des parties aléatoires, retient dans un arbre comment elles ont fini, et revient plus souvent aux coups qui ont réussi, pour les deux camps. N’a besoin d’aucune connaissance du jeu et joue à tous.",
    // Descents through the tree for one move. Each ends in the evaluation of one position. Ignored while analysing without end.
    "searcher.*.sims.doc":
        "Descentes dans l’arbre pour un coup. Chacune finit par l’évaluation d’une position. Ignoré pendant une analyse sans fin.",
    // Weight of exploration in the score of a move, mean + c * sqrt(ln(n) / s). Small: trust the means and dig deep; large: try everything often.
    "searcher.*.c.doc":
        "Poids de l’exploration dans le score d’un coup, moyenne + c × √(ln(n) / s). Petite : se fier aux moyennes et creuser ; grande : tout essayer souvent.",
    // How the tree chooses among moves: ucb1 by mean + c * sqrt(ln(n) / s); tuned (UCB1-Tuned) explores less where results vary less, c=1 is the original; regret plays, in games with simultaneous moves, every move in proportion to how much it is regretted not to have been played, which ends in a mixed strategy that cannot be exploited (elsewhere as ucb1); puct explores what the evaluation of prior finds good, by mean + c * P * sqrt(n) / (1 + s), P the probability that the evaluation gives the move.
    "searcher.*.select.doc":
        "Comment l’arbre choisit parmi les coups : `ucb1` par moyenne + c × √(ln(n) / s) ; `tuned` (UCB1-Tuned) explore moins là où les résultats varient moins, `c=1` étant l’original ; `regret` joue, dans les jeux à coups simultanés, chaque coup en proportion du regret de ne pas l’avoir joué, ce qui mène à une stratégie mixte que personne ne peut exploiter (ailleurs comme `ucb1`) ; `puct` explore ce que l’évaluation de `prior` trouve bon, par moyenne + c × P × √n / (1 + s), P étant la probabilité que l’évaluation donne au coup.",
    // With select=puct and prior: the probability of a move is in proportion to exp(this * its evaluation), evaluations from -1 to +1. 0 makes all equally probable, as they are without prior.
    "searcher.*.sharpness.doc":
        "Avec `select=puct` et `prior` : la probabilité d’un coup est proportionnelle à exp(ceci × son évaluation), les évaluations allant de −1 à +1. 0 les rend toutes également probables, comme elles le sont sans `prior`.",
    // Random games played from each position that is evaluated.
    "searcher.*.playouts.doc": "Parties aléatoires jouées depuis chaque position évaluée.",
    // How a new position is valued: by random games (playout), by random games that are evaluated where `cut` stops them (cut), by its evaluation alone (eval), or by those of its random games that begin with the move that went best in them (reply): more than the mean of all, the more so the fewer games there are.
    "searcher.*.leaf.doc":
        "Comment est évaluée une nouvelle position : par des parties aléatoires (`playout`), par des parties aléatoires évaluées là où `cut` les arrête (`cut`), par son évaluation seule (`eval`), ou par celles de ses parties aléatoires qui commencent par le coup qui y a le mieux réussi (`reply`) : plus que la moyenne de toutes, d’autant plus qu’elles sont peu nombreuses.",
    // The evaluation that leaf and prior ask.
    "searcher.uct.eval.doc": "L’évaluation que `leaf` et `prior` consultent.",
    // Evaluates all moves of a position as soon as it gets a node, sorts them by that, and lets the evaluation count as this many visits. 0 tries every move once instead. In rounds of simultaneous moves and for dice there is no prior.
    "searcher.*.prior.doc":
        "Évalue tous les coups d’une position dès qu’elle a un nœud, les trie ainsi, et fait compter l’évaluation pour ce nombre de visites. 0 essaie plutôt chaque coup une fois. Pour les coups simultanés et le hasard, il n’y a pas d’a priori.",
    // Progressive widening: at most this many of the best moves of a position are open at first (best by prior or order). 0 opens all at once.
    "searcher.*.width.doc":
        "Élargissement progressif : au plus ce nombre des meilleurs coups d’une position sont ouverts au début (les meilleurs selon `prior` ou `order`). 0 les ouvre tous à la fois.",
    // How the number of open moves grows with the visits n of a position: it is width * n to the power of this. 0 never opens more.
    "searcher.*.widen.doc":
        "Comment le nombre de coups ouverts croît avec les visites n d’une position : c’est width × n à cette puissance. 0 n’en ouvre jamais d’autres.",
    // Below the root keeps at most this many of the best moves of a position and forgets the others, which saves memory where there are thousands. With order=yes the game's rating chooses them and the prior looks at no others. 0 keeps all.
    "searcher.*.max.doc":
        "Sous la racine, garde au plus ce nombre des meilleurs coups d’une position et oublie les autres, ce qui épargne la mémoire quand il y en a des milliers. Avec `order=yes`, la note que donne le jeu les choisit, et l’a priori n’en regarde pas d’autres. 0 les garde tous.",
    // Chooses moves of several parts in two steps below the root: all but the last part (which queen, where to), then the last (the arrow). Only in games whose moves have parts. Such a tree is not reused for the next move.
    "searcher.*.stages.doc":
        "Choisit en deux temps, sous la racine, les coups en plusieurs parties : tout sauf la dernière (quelle reine, vers où), puis la dernière (la flèche). Seulement dans les jeux dont les coups ont des parties. Un tel arbre n’est pas réutilisé pour le coup suivant.",
    // Implicit minimax: what a move is worth is its mean result, and to this share the minimax value of the positions seen below it. For two players without dice or simultaneous moves, and select=ucb1.
    "searcher.*.minimax.doc":
        "Minimax implicite : ce que vaut un coup est son résultat moyen et, pour cette part, la valeur minimax des positions vues en dessous. Pour deux joueurs, sans hasard ni coups simultanés, et avec `select=ucb1`.",
    // RAVE: a move also counts for the simulations in which its player made it later on, so that something is known of moves hardly tried. After this many visits of a move both count the same, later its own results count more. 0 does without. Needs select=ucb1 and a game without dice; goes with none of bounds, minimax and stages.
    "searcher.*.rave.doc":
        "RAVE : un coup compte aussi pour les simulations où son joueur l’a joué plus tard ; on sait ainsi quelque chose de coups à peine essayés. Après ce nombre de visites d’un coup, les deux pèsent autant, puis ses propres résultats davantage. 0 s’en passe. Demande `select=ucb1` et un jeu sans hasard ; ne va avec aucun de `bounds`, `minimax` et `stages`.",
    // MAST: random games learn from those before. For every move the policy draws this many, and the one is played that has done best so far in the simulations of this search, wherever it was made. 0 and 1 play the first one drawn. Such games take longer, and cannot be shown afterwards. Not with leaf=reply.
    "searcher.*.mast.doc":
        "MAST : les parties aléatoires apprennent des précédentes. Pour chaque coup, la politique en tire ce nombre, et on joue celui qui a le mieux réussi jusqu’ici dans les simulations de cette recherche, où qu’il ait été joué. 0 et 1 jouent le premier tiré. Ces parties prennent plus de temps et ne peuvent pas être montrées ensuite. Pas avec `leaf=reply`.",
    // Proves wins, draws and losses as the tree reaches the end of the game. A proven win is played at once, a proven loss never.
    "searcher.*.solve.doc":
        "Prouve les victoires, les nulles et les défaites à mesure que l’arbre atteint la fin de la partie. Une victoire prouvée est jouée aussitôt, une défaite prouvée jamais.",
    // With solve: never follows a move again that is proven to lose. Without it such moves are still counted, so that positions with many ways to go wrong look dangerous.
    "searcher.*.prune.doc":
        "Avec `solve` : ne suit plus jamais un coup prouvé perdant. Sans cela, ces coups comptent encore, si bien que les positions où l’on peut se tromper de bien des façons paraissent dangereuses.",
    // With solve: proves bounds of results, too (cannot lose any more), and how soon a win comes. When it is proven who wins the search goes on until the win cannot come sooner, nor the loss later. Takes 16 bytes a simulation besides the tree, at most 16 MB.
    "searcher.*.bounds.doc":
        "Avec `solve` : prouve aussi des bornes du résultat (ne peut plus perdre), et en combien de coups vient un gain. Quand il est prouvé qui gagne, la recherche continue jusqu’à ce que le gain ne puisse venir plus tôt, ni la perte plus tard. Prend 16 octets par simulation en plus de l’arbre, 16 Mo au plus.",
    // With bounds: each time the visits of a position have doubled, alpha-beta tries to prove its result, and looks at so many positions for each of the visits. Pays where games end within reach, as in Connect Four.
    "searcher.*.look.doc":
        "Avec `bounds` : chaque fois que les visites d’une position ont doublé, alpha-bêta essaie d’en prouver le résultat, et regarde ce nombre de positions pour chacune de ces visites. Payant là où la fin des parties est à portée, comme au Puissance 4.",
    // In the tree, a player who can win at once does so, and one who must stop an immediate loss has no other move.
    "searcher.*.forced.doc":
        "Dans l’arbre, un joueur qui peut gagner aussitôt le fait, et celui qui doit parer une perte immédiate n’a pas d’autre coup.",
    // Tries the moves of a new position in the order of the game's own quick rating, where it has one; else in the order of the rules.
    "searcher.*.order.doc":
        "Essaie les coups d’une nouvelle position dans l’ordre de la note rapide du jeu, s’il en a une ; sinon dans l’ordre des règles.",
    // Tactical shortcut: plays an immediate win, and blocks an immediate loss, without any search.
    "searcher.*.reflex.doc":
        "Raccourci tactique : joue un gain immédiat, et bloque une perte immédiate, sans aucune recherche.",
    // Which move is played at the end: the one with the most visits, with the best mean value, or with the best score (value and exploration together).
    "searcher.*.final.doc":
        "Quel coup est joué à la fin : le plus visité, celui de la meilleure valeur moyenne, ou celui du meilleur score (valeur et exploration ensemble).",
    // Range of rewards to which c refers: signed is from -1 (lost) to +1 (won), unit is from 0 to 1, in which the same c explores twice as much.
    "searcher.*.reward.doc":
        "Étendue des gains à laquelle se rapporte c : `signed` va de −1 (perdu) à +1 (gagné), `unit` de 0 à 1, où le même c explore deux fois plus.",
    // Keeps the part of the tree that is still of use when the game goes on. The search of a position then depends on the moves before it.
    "searcher.*.reuse.doc":
        "Garde la partie de l’arbre qui sert encore quand la partie continue. La recherche d’une position dépend alors des coups précédents.",
    // Before it thinks about a position of which it keeps no tree, plays this many games from there, as many descents a move as in earnest, and keeps the statistics of one game for the next. In a match every game trains anew, so that the result does not depend on how the games are shared out. Does not count for limits but that on time; with reuse=yes what was learned serves the later moves, too.
    "searcher.*.train.doc":
        "Avant de réfléchir à une position dont il ne garde pas d’arbre, joue ce nombre de parties à partir d’elle, avec autant de descentes par coup que pour de bon, et garde les statistiques d’une partie pour la suivante. Dans un match, chaque partie s’entraîne à nouveau, pour que le résultat ne dépende pas de la répartition des parties. Ne compte pour aucune limite, sauf celle de temps ; avec `reuse=yes`, ce qui a été appris sert aussi aux coups suivants.",
    // Who moves for the other side in the training games: `self` the search, which then learns for both sides, or `random` the policy of its random games.
    "searcher.*.trainer.doc":
        "Qui joue pour l’autre camp dans les parties d’entraînement : `self`, la recherche elle-même, qui apprend alors pour les deux camps, ou `random`, la politique de ses parties aléatoires.",
    // Above 0 the final move is drawn, in proportion to visits to the power of 1 / temperature: 1 by visits, less nearer to the best, more nearer to equal. A proven win is played at once, a proven loss never if another move is left. For games that vary, and for weaker players.
    "searcher.*.temperature.doc":
        "Au-dessus de 0, le coup final est tiré en proportion des visites à la puissance 1 / température : 1 selon les visites, moins plus près du meilleur, plus davantage à égalité. Un gain prouvé est joué aussitôt, une perte prouvée jamais s’il reste un autre coup. Pour des parties variées et des joueurs plus faibles.",
    // Sequential halving: the simulations are shared out equally among the moves to play, in rounds; after each the half of them with the lower means is out. The last one left is played. Only where simulations are counted: not with a limit in seconds, without end, with several trees or in rounds of simultaneous moves.
    "searcher.*.halving.doc":
        "Divisions successives : les simulations sont réparties également entre les coups à jouer, par manches ; après chacune, la moitié aux moyennes les plus basses est écartée. Le dernier qui reste est joué. Seulement où l’on compte les simulations : ni avec une limite en secondes, ni sans fin, ni avec plusieurs arbres, ni pour les coups simultanés.",
    // How much less a result counts that comes late: a win after the most plies that a game can take counts 1 - this. So wins are sought early, losses late. Not in games for points, and not for evaluations.
    "searcher.*.haste.doc":
        "De combien compte moins un résultat tardif : un gain après le plus grand nombre de coups qu’une partie peut durer compte 1 − ceci. Les gains sont donc cherchés tôt, les pertes tard. Ni dans les jeux à points, ni pour les évaluations.",
    // Most memory of the tree, of all trees together; no more is taken than the simulations can need. When it is full the nodes that were visited least are given up for new ones.
    "searcher.*.table.doc":
        "Mémoire de l’arbre au plus, de tous les arbres ensemble ; il n’en est pas pris plus que les simulations ne peuvent demander. Quand elle est pleine, les nœuds les moins visités laissent la place aux nouveaux.",
    // Visits after which a position gets a node of its own. 0 gives it one at once, which pays with prior: the visit then sees the best of its moves.
    "searcher.*.expand.doc":
        "Visites après lesquelles une position a son propre nœud. 0 lui en donne un aussitôt, ce qui est payant avec `prior` : la visite voit alors le meilleur de ses coups.",
    // In games with simultaneous moves, draws the final move with the frequencies of the visits (select=regret: of the average strategy), so that it cannot be foreseen.
    "searcher.*.mix.doc":
        "Dans les jeux à coups simultanés, tire le coup final selon les fréquences des visites (avec `select=regret`, celles de la stratégie moyenne), pour qu’il soit imprévisible.",
    // What is maximised: score is the mean result, win the share of games with a result above 0, whatever its size.
    "searcher.*.aim.doc":
        "Ce qui est maximisé : `score` le résultat moyen, `win` la part des parties dont le résultat dépasse 0, quelle que soit sa taille.",
    // In games for points, the spread of results to which c refers. 0 takes the difference of the best and the worst result seen.
    "searcher.*.scale.doc":
        "Dans les jeux à points, l’écart des résultats auquel se rapporte c. 0 prend la différence entre le meilleur et le pire résultat vus.",
    // The best settings known, at any number of descents: random games that see wins and threats, proofs, forced moves, kept trees.
    "searcher.uct.preset.strong.doc":
        "Les meilleurs réglages connus, pour tout nombre de descentes : parties aléatoires qui voient gains et menaces, preuves, coups forcés, arbres conservés.",
    // For games with simultaneous moves: regret matching, and a move that cannot be foreseen.
    "searcher.*.preset.mixed.doc":
        "Pour les jeux à coups simultanés : appariement des regrets, et un coup imprévisible.",
    // The settings of the puissance4 package: very few descents, almost no exploration, and positions valued by the best of the first moves that random games try. The package trains in 200 games: train=200.
    "searcher.*.preset.document.doc":
        "Les réglages du paquet puissance4 : très peu de descentes, presque pas d’exploration, et des positions évaluées par le meilleur des premiers coups qu’essaient les parties aléatoires. Le paquet s’entraîne en 200 parties : `train=200`.",
    // Monte Carlo tree search. It plays random games, remembers in a tree how they ended, and returns more often to the moves that did well, on both sides. It needs no knowledge of the game but what its random games see.
    "searcher.uct/connect4.doc":
        "Recherche arborescente Monte-Carlo. Joue des parties aléatoires, retient dans un arbre comment elles ont fini, et revient plus souvent aux coups qui ont réussi, pour les deux camps. N’a besoin d’aucune connaissance du jeu, hormis ce que voient ses parties aléatoires.",
    // The evaluation that leaf and prior ask.
    "searcher.uct/connect4.eval.doc": "L’évaluation que `leaf` et `prior` consultent.",
    // Good at any number of descents: random games that see wins and threats and give no win away, proofs, forced moves, kept trees. In equal time `proving` is stronger.
    "searcher.uct/connect4.preset.strong.doc":
        "Bon à tout nombre de descentes : parties aléatoires qui voient gains et menaces et n’offrent aucun gain, preuves, coups forcés, arbres conservés. À temps égal, `proving` est plus fort.",
    // The settings of `strong`, and searches within the tree that prove who cannot lose any more, who wins, and how soon. A descent takes longer; in equal time it scores two games of three against `strong` on the classic board.
    "searcher.uct/connect4.preset.proving.doc":
        "Les réglages de `strong`, et dans l’arbre des recherches qui prouvent qui ne peut plus perdre, qui gagne, et en combien de coups. Une descente prend plus de temps ; à temps égal, il gagne deux parties sur trois contre `strong` sur le plateau classique.",
    // No random games: a network that has learned from the exact solver values positions and says which moves to look at. On the classic board it scores 73 % against `strong` at 1,000 descents each; on others `strong` is better.
    "searcher.uct/connect4.preset.learned.doc":
        "Aucune partie aléatoire : un réseau formé par le solveur exact évalue les positions et dit quels coups regarder. Sur le plateau classique, il marque 71 % contre `strong` à 1 000 descentes chacun ; sur les autres, `strong` vaut mieux.",
    // Monte Carlo tree search. It plays random games, remembers in a tree how they ended, and returns more often to the moves that did well, on both sides. It needs no knowledge of the game unless it evaluates positions, as `strong` does.
    "searcher.uct/tron.doc":
        "Recherche arborescente Monte-Carlo. Joue des parties aléatoires, retient dans un arbre comment elles ont fini, et revient plus souvent aux coups qui ont réussi, pour les deux camps. N’a besoin d’aucune connaissance du jeu, sauf si elle évalue les positions, comme le fait `strong`.",
    // The evaluation that leaf and prior ask.
    "searcher.uct/tron.eval.doc": "L’évaluation que `leaf` et `prior` consultent.",
    // The best settings known, at any number of descents: evaluates positions instead of playing random games, and keeps its tree.
    "searcher.uct/tron.preset.strong.doc":
        "Les meilleurs réglages connus, pour tout nombre de descentes : évalue les positions au lieu de jouer des parties aléatoires, et garde son arbre.",
    // Plays random games from every legal move and chooses the move after which they went best; its better levels stop them after a few plies and evaluate.
    "searcher.montecarlo/amazons.doc":
        "Joue des parties aléatoires après chaque coup légal et choisit le coup après lequel elles se sont le mieux passées ; ses meilleurs niveaux les arrêtent après quelques coups et évaluent.",
    // Random games for every candidate move, or for all together with share=drawn. Ignored while analysing without end.
    "searcher.montecarlo/amazons.sims.doc":
        "Parties aléatoires pour chaque coup candidat, ou pour tous ensemble avec `share=drawn`. Ignoré pendant une analyse sans fin.",
    // What a random game counts that `cut` stops: a draw (playout), or the evaluation of where it stopped (cut).
    "searcher.montecarlo/amazons.leaf.doc":
        "Ce que compte une partie aléatoire arrêtée par `cut` : une nulle (`playout`), ou l’évaluation de la position où elle s’est arrêtée (`cut`).",
    // The evaluation that leaf=cut asks.
    "searcher.montecarlo/amazons.eval.doc": "L’évaluation que `leaf=cut` consulte.",
    // Tactical shortcut: plays an immediate win, and blocks an immediate loss, without random games.
    "searcher.montecarlo/amazons.reflex.doc":
        "Raccourci tactique : joue un gain immédiat, et bloque une perte immédiate, sans parties aléatoires.",
    // Solo games without dice, with score=max: remembers the best game found at earlier moves and follows it until a better one turns up.
    "searcher.montecarlo/amazons.reuse.doc":
        "Jeux en solitaire sans hasard, avec `score=max` : retient la meilleure partie trouvée aux coups précédents et la suit jusqu’à ce qu’une meilleure se présente.",
    // Counts the random games that are won.
    "searcher.montecarlo/amazons.preset.document.doc": "Compte les parties aléatoires gagnées.",
    // Monte Carlo tree search with presets for Amazons. As everywhere it plays random games unless it is told to evaluate; its strong settings evaluate positions instead, and choose a move in two steps, the queen's move and then the arrow.
    "searcher.uct/amazons.doc":
        "Recherche arborescente Monte-Carlo, avec des préréglages pour les Amazones. Comme partout, il joue des parties aléatoires tant qu’on ne lui dit pas d’évaluer ; ses réglages forts évaluent plutôt les positions, et choisissent un coup en deux temps, le déplacement de la reine puis la flèche.",
    // The evaluation that leaf and prior ask.
    "searcher.uct/amazons.eval.doc": "L’évaluation que `leaf` et `prior` consultent.",
    // The strongest settings known for boards of all sizes, at any number of descents: evaluates instead of playing random games, chooses a queen's move and then her arrow, opens good moves first. On 10 x 10 the evaluation of `tournament` is stronger still.
    "searcher.uct/amazons.preset.strong.doc":
        "Les réglages les plus forts connus pour les plateaux de toute taille, pour tout nombre de descentes : évalue au lieu de jouer des parties aléatoires, choisit le déplacement d’une reine puis sa flèche, ouvre d’abord les bons coups. Sur 10 x 10, l’évaluation de `tournament` est encore plus forte.",
    // The settings of `strong` by the clock, with weights for 10 x 10 and the 40 best moves of a position only, which spares memory: five seconds a move, or the time that you give it, all of it used.
    "searcher.uct/amazons.preset.tournament.doc":
        "Les réglages de `strong` à la pendule, avec des poids pour 10 x 10 et seulement les 40 meilleurs coups d’une position, ce qui épargne la mémoire : cinq secondes par coup, ou le temps que vous lui donnez, utilisé en entier.",
    // The settings of a published Connect Four package.
    "searcher.uct/amazons.preset.document.doc": "Les réglages d’un paquet de Puissance 4 publié.",
    // Alpha-beta with everything that makes it fast, the Amazons report's Tournament player with every part as a switch. In Amazons, two plies at first and many towards the end, where it proves who wins.
    "searcher.pvs/amazons.doc":
        "Alpha-bêta avec tout ce qui le rend rapide : le joueur de tournoi du rapport sur les Amazones, dont chaque partie peut être activée ou non. Aux Amazones, deux coups de profondeur au début et beaucoup vers la fin, où il prouve qui gagne.",
    // The deepest iteration, in plies. Forced replies do not count, so single lines are longer. 250 goes on to the end of the game and proves the result where it can.
    "searcher.pvs/amazons.depth.doc":
        "L’itération la plus profonde, en coups. Les réponses forcées ne comptent pas, si bien que certaines suites sont plus longues. 250 va jusqu’à la fin de la partie et prouve le résultat quand c’est possible.",
    // How a position is valued where the depth is reached.
    "searcher.pvs/amazons.eval.doc":
        "Comment est évaluée une position quand la profondeur est atteinte.",
    // `best` spends little on moves that are worse than the best one and leaves them with an upper bound; `all` finds the exact value of every move, which takes several times as long.
    "searcher.pvs/amazons.moves.doc":
        "`best` dépense peu pour les coups moins bons que le meilleur et leur laisse une borne supérieure ; `all` trouve la valeur exacte de chaque coup, ce qui prend plusieurs fois plus de temps.",
    // Among moves that it cannot tell apart: the one that its ordering tries `first`, or a `random` one (drawn from the seed).
    "searcher.pvs/amazons.ties.doc":
        "Parmi les coups qu’il ne sait pas départager : celui que son tri essaie en premier (`first`), ou un au hasard (`random`), tiré selon la graine.",
    // Memory of the transposition table, which knows positions again that were reached by another order of moves; the next lower power of two is taken. 0 searches without a table. Node counts depend on it.
    "searcher.pvs/amazons.table.doc":
        "Mémoire de la table de transposition, qui reconnaît les positions atteintes par un autre ordre de coups ; la puissance de deux immédiatement inférieure est prise. 0 cherche sans table. Le nombre de nœuds en dépend.",
    // Keeps the table from move to move. Faster in a game, but then the answer to a position may depend on the positions before.
    "searcher.pvs/amazons.reuse.doc":
        "Garde la table d’un coup à l’autre. Plus rapide dans une partie, mais la réponse à une position peut alors dépendre des positions précédentes.",
    // Tries the moves early that have just refuted sister positions.
    "searcher.*.killers.doc": "Essaie tôt les coups qui viennent de réfuter des positions sœurs.",
    // Tries the moves early that have refuted positions anywhere in the tree.
    "searcher.*.history.doc":
        "Essaie tôt les coups qui ont réfuté des positions ailleurs dans l’arbre.",
    // Uses the game's own quick rating of moves for their order (yes), or only whether it is good or not, as in the Amazons report (coarse).
    "searcher.*.rate.doc":
        "Utilise la note rapide que le jeu donne aux coups pour les trier (`yes`), ou seulement si elle est bonne ou non, comme dans le rapport sur les Amazones (`coarse`).",
    // Asks of every move but the first only whether it is better, with a null window, and searches it again when it is. Without it, the search is plain alpha-beta.
    "searcher.*.scout.doc":
        "Demande pour chaque coup sauf le premier seulement s’il est meilleur, avec une fenêtre nulle, et ne le cherche à nouveau que s’il l’est. Sans cela, la recherche est un simple alpha-bêta.",
    // Searches every move but the first by this many plies less at first, and to the full depth when it turns out better than expected. Goes much deeper where the first move is nearly always the right one, and may overlook what a late move only shows at the end; proofs are never reduced. An even number fits games with simultaneous moves. 0 = never.
    "searcher.*.reduce.doc":
        "Cherche d’abord chaque coup sauf le premier à cette profondeur de moins, et à pleine profondeur s’il se révèle meilleur que prévu. Va bien plus profond là où le premier coup est presque toujours le bon, et peut manquer ce qu’un coup tardif ne montre qu’à la fin ; les preuves ne sont jamais réduites. Un nombre pair convient aux jeux à coups simultanés. 0 = jamais.",
    // Below the root tries at most this many moves per position, the most promising ones by its order, unless all of them lose. Looks deeper where there are hundreds of moves, and never sees what it leaves out; proofs look at all. 0 = all.
    "searcher.pvs/amazons.width.doc":
        "Sous la racine, essaie au plus ce nombre de coups par position, les plus prometteurs selon son tri, sauf si tous perdent. Voit plus loin là où il y a des centaines de coups, et ne voit jamais ce qu’il écarte ; les preuves les regardent tous. 0 = tous.",
    // Orders the moves of positions with at least this many plies to search by the evaluation of what they lead to, instead of by the game's quick rating. Worth its price where that rating says little, and with `width`. 0 = never.
    "searcher.*.sort.doc":
        "Trie les coups des positions où il reste au moins ce nombre de coups à chercher selon l’évaluation de ce à quoi ils mènent, au lieu de la note rapide du jeu. Vaut son prix là où cette note dit peu, et avec `width`. 0 = jamais.",
    // Tries moves that can wait after all others, where the game's rating knows some (in Amazons those of queens that are alone in their region).
    "searcher.*.defer.doc":
        "Essaie après tous les autres les coups qui peuvent attendre, là où la note du jeu en connaît (aux Amazones, ceux des reines seules dans leur région).",
    // Memory of the move cache, which knows the legal moves of positions that came up before. 0 lists them anew every time.
    "searcher.*.cache.doc":
        "Mémoire du cache des coups, qui connaît les coups légaux des positions déjà rencontrées. 0 les énumère à nouveau chaque fois.",
    // Begins each iteration with a narrow window around the last value, and repeats it with a wider one when the value falls outside.
    "searcher.*.aspiration.doc":
        "Commence chaque itération avec une fenêtre étroite autour de la dernière valeur, et la répète avec une plus large quand la valeur tombe en dehors.",
    // Sees an immediate win without search, and searches only the one reply where there is an immediate loss to stop, at no cost of depth.
    "searcher.pvs/amazons.reflex.doc":
        "Voit un gain immédiat sans recherche, et ne cherche que l’unique réponse là où il faut parer une perte immédiate, sans que cela coûte de profondeur.",
    // Takes results that the rules tell before the end of a game, where the game knows some (in Amazons when the queens are apart and the moves left decide).
    "searcher.*.known.doc":
        "Prend les résultats que les règles donnent avant la fin d’une partie, là où le jeu en connaît (aux Amazones, quand les reines sont séparées et que les coups restants décident).",
    // Tries between two iterations to prove win, draw or loss to the end of the game, with about as many nodes as the iterations took. Only without a limit of depth.
    "searcher.pvs/amazons.solve.doc":
        "Essaie entre deux itérations de prouver la victoire, la nulle ou la défaite jusqu’à la fin de la partie, avec à peu près autant de nœuds que les itérations en ont pris. Seulement sans limite de profondeur.",
    // When the limit of time or nodes cuts an iteration short: its best move so far counts (yes), or that of the last finished iteration (no), or the move that was just being examined, as in the Amazons report (examined), whose player uses up its time even when it has found a win.
    "searcher.*.partial.doc":
        "Quand la limite de temps ou de nœuds interrompt une itération : son meilleur coup jusque-là compte (`yes`), ou celui de la dernière itération achevée (`no`), ou le coup en cours d’examen, comme dans le rapport sur les Amazones (`examined`), dont le joueur épuise son temps même quand il a trouvé un gain.",
    // The player of the Amazons report: two seconds a move, iterative deepening with null windows, queens and arrows next to an enemy first, queens alone last, a move cache, shorter wins preferred; when the time is up, the move being examined, even if a win was found before.
    "searcher.pvs/amazons.preset.tournament.doc":
        "Le joueur du rapport sur les Amazones : deux secondes par coup, approfondissement itératif à fenêtres nulles, d’abord les reines et les flèches à côté d’une ennemie, les reines isolées en dernier, un cache des coups, les gains plus courts préférés ; quand le temps est écoulé, le coup en cours d’examen, même si un gain avait été trouvé avant.",
    // Null windows and iterative deepening alone, moves in the order of the rules: every addition is off, so that one can be switched on at a time.
    "searcher.*.preset.plain.doc":
        "Fenêtres nulles et approfondissement itératif seuls, les coups dans l’ordre des règles : tous les ajouts sont désactivés, pour qu’on puisse les activer un à un.",
    // The strongest player of two-player games without chance that needs no training: alpha-beta with everything that makes it fast. It searches one ply deeper again and again, remembers positions, tries promising moves first, and proves the result of the game when the end is near enough. Takes time and nodes as limits. Of three or more players it takes all others for one enemy.
    "searcher.pvs.doc":
        "Le joueur le plus fort des jeux à deux sans hasard qui n’a besoin d’aucun entraînement : alpha-bêta avec tout ce qui le rend rapide. Il cherche un coup plus profond encore et encore, retient les positions, essaie d’abord les coups prometteurs, et prouve le résultat de la partie quand la fin est assez proche. Accepte le temps et les nœuds comme limites. À trois joueurs ou plus, il prend tous les autres pour un seul ennemi.",
    // The deepest iteration, in plies. Forced replies do not count, so single lines are longer. 250 goes on to the end of the game and proves the result where it can.
    "searcher.pvs.depth.doc":
        "L’itération la plus profonde, en coups. Les réponses forcées ne comptent pas, si bien que certaines suites sont plus longues. 250 va jusqu’à la fin de la partie et prouve le résultat quand c’est possible.",
    // How a position is valued where the depth is reached.
    "searcher.pvs.eval.doc": "Comment est évaluée une position quand la profondeur est atteinte.",
    // `best` spends little on moves that are worse than the best one and leaves them with an upper bound; `all` finds the exact value of every move, which takes several times as long.
    "searcher.pvs.moves.doc":
        "`best` dépense peu pour les coups moins bons que le meilleur et leur laisse une borne supérieure ; `all` trouve la valeur exacte de chaque coup, ce qui prend plusieurs fois plus de temps.",
    // Among moves that it cannot tell apart: the one that its ordering tries `first`, or a `random` one (drawn from the seed).
    "searcher.pvs.ties.doc":
        "Parmi les coups qu’il ne sait pas départager : celui que son tri essaie en premier (`first`), ou un au hasard (`random`), tiré selon la graine.",
    // Memory of the transposition table, which knows positions again that were reached by another order of moves; the next lower power of two is taken. 0 searches without a table. Node counts depend on it.
    "searcher.pvs.table.doc":
        "Mémoire de la table de transposition, qui reconnaît les positions atteintes par un autre ordre de coups ; la puissance de deux immédiatement inférieure est prise. 0 cherche sans table. Le nombre de nœuds en dépend.",
    // Keeps the table from move to move. Faster in a game, but then the answer to a position may depend on the positions before.
    "searcher.pvs.reuse.doc":
        "Garde la table d’un coup à l’autre. Plus rapide dans une partie, mais la réponse à une position peut alors dépendre des positions précédentes.",
    // Below the root tries at most this many moves per position, the most promising ones by its order, unless all of them lose. Looks deeper where there are hundreds of moves, and never sees what it leaves out; proofs look at all. 0 = all.
    "searcher.pvs.width.doc":
        "Sous la racine, essaie au plus ce nombre de coups par position, les plus prometteurs selon son tri, sauf si tous perdent. Voit plus loin là où il y a des centaines de coups, et ne voit jamais ce qu’il écarte ; les preuves les regardent tous. 0 = tous.",
    // Sees an immediate win without search, and searches only the one reply where there is an immediate loss to stop, at no cost of depth.
    "searcher.pvs.reflex.doc":
        "Voit un gain immédiat sans recherche, et ne cherche que l’unique réponse là où il faut parer une perte immédiate, sans que cela coûte de profondeur.",
    // Tries between two iterations to prove win, draw or loss to the end of the game, with about as many nodes as the iterations took. Only without a limit of depth.
    "searcher.pvs.solve.doc":
        "Essaie entre deux itérations de prouver la victoire, la nulle ou la défaite jusqu’à la fin de la partie, avec à peu près autant de nœuds que les itérations en ont pris. Seulement sans limite de profondeur.",
    // Proves what is the most that can be reached: the longest ride of one rider, or of two riders who cannot reach each other any more, with the longest ride found, a proven bound and the gap between them while it works; and the exact value of a small duel in which both choose at once, with the mixture of moves that guarantees it. Large open duels only get bounds.
    "searcher.solver/tron.doc":
        "Prouve le plus qu’on puisse atteindre : la plus longue course d’un pilote, ou de deux pilotes qui ne peuvent plus s’atteindre, avec pendant le travail la plus longue course trouvée, une borne prouvée et l’écart entre les deux ; et la valeur exacte d’un petit duel où les deux choisissent à la fois, avec le mélange de coups qui la garantit. Les grands duels ouverts n’ont que des bornes.",
    // How many steps (in duels: rounds) ahead every line is tried. Beyond that, bounds have to do. The default goes on to the end and proves the result.
    "searcher.solver/tron.depth.doc":
        "Combien de pas (en duel : de tours) chaque suite est essayée. Au-delà, des bornes doivent suffire. La valeur par défaut va jusqu’au bout et prouve le résultat.",
    // Memory for positions that were solved before; 0 = none.
    "searcher.solver/tron.table.doc": "Mémoire pour les positions déjà résolues ; 0 = aucune.",
    // Looks some moves ahead in games with dice: at its own moves it takes the best, where the dice move it averages over all outcomes with their probabilities. Improbable lines are cut short. Shows for every move the mean and how what may come next is spread.
    "searcher.expectimax.doc":
        "Prévoit quelques coups dans les jeux de hasard : à ses propres coups il prend le meilleur, et là où le hasard joue il fait la moyenne de toutes les issues selon leurs probabilités. Les suites improbables sont écourtées. Montre pour chaque coup la moyenne, et comment se répartit ce qui peut venir ensuite.",
    // How many moves of players to look ahead, the dice between them not counted: 1 values the position right after the move, 2 is move, dice, move. 0 goes as deep as the limits of time or nodes allow, and 3 moves where there are none.
    "searcher.expectimax.depth.doc":
        "Combien de coups des joueurs prévoir, sans compter le hasard entre eux : 1 évalue la position juste après le coup, 2 est coup, hasard, coup. 0 va aussi profond que le permettent les limites de temps ou de nœuds, et 3 coups s’il n’y en a pas.",
    // Lines that come up with less than this probability are not followed any further but valued where they are. An analysis without end halves it whenever all likelier lines have ended. 0 follows all.
    "searcher.*.cutoff.doc":
        "Les suites qui arrivent avec une probabilité moindre ne sont pas suivies plus loin, mais évaluées là où elles sont. Une analyse sans fin la divise par deux chaque fois que toutes les suites plus probables sont finies. 0 les suit toutes.",
    // `mean` averages over what the dice may bring; `worst` expects the worst of it, as if an enemy threw them.
    "searcher.*.chance.doc":
        "`mean` fait la moyenne de ce que le hasard peut apporter ; `worst` en attend le pire, comme si un ennemi le choisissait.",
    // `points` plays for the result; `goal` for the probability, in percent, that the goal of the game is reached (2048: the target tile), in games that have one. With `goal`, evaluations in points say nothing and count 0 before the end, and heuristics on a scale of their own do not fit.
    "searcher.expectimax.aim.doc":
        "`points` joue pour le résultat ; `goal` pour la probabilité, en pour cent, d’atteindre le but du jeu (2048 : la tuile gagnante), dans les jeux qui en ont un. Avec `goal`, les évaluations en points ne disent rien et comptent 0 avant la fin, et les heuristiques à l’échelle qui leur est propre ne conviennent pas.",
    // How a position right after a move is valued where the depth is reached.
    "searcher.expectimax.eval.doc":
        "Comment est évaluée une position juste après un coup quand la profondeur est atteinte.",
    // Memory of the table that knows positions again which were reached by another order of moves, shared by all moves at the root; the next lower power of two is taken. 0 searches without.
    "searcher.expectimax.table.doc":
        "Mémoire de la table qui reconnaît les positions atteintes par un autre ordre de coups, partagée par tous les coups de la racine ; la puissance de deux immédiatement inférieure est prise. 0 cherche sans table.",
    // Leaves out moves that are hardly ever any good, so that the others are looked at further ahead. In 2048 on 4 x 4 cells: slides that take a large tile out of the corner in which the largest stand together; where only such slides are left, the game counts as lost. Moves left out have no value.
    "searcher.expectimax.prune.doc":
        "Écarte les coups qui ne sont presque jamais bons, pour voir les autres plus loin. Au 2048 sur 4 × 4 cases : les déplacements qui sortent une grande tuile du coin où se tiennent les plus grandes ; là où il ne reste que de tels déplacements, la partie compte comme perdue. Les coups écartés n’ont pas de valeur.",
    // Begins with depth 1 and goes one move deeper again and again, so that there is an answer at any time; `no` begins with the full depth.
    "searcher.*.deepen.doc":
        "Commence à la profondeur 1 et va un coup plus loin encore et encore, pour qu’il y ait une réponse à tout moment ; `no` commence à pleine profondeur.",
    // About a thousand moves a second on a fast machine.
    "searcher.expectimax.preset.fast.doc":
        "Environ mille coups par seconde sur une machine rapide.",
    // Looks some moves ahead in games with dice: at its own moves it takes the best, where the dice move it averages over all outcomes with their probabilities. Improbable lines are cut short. Shows for every move the mean and how what may come next is spread.
    "searcher.expectimax/2048.doc":
        "Prévoit quelques coups dans les jeux de hasard : à ses propres coups il prend le meilleur, et là où le hasard joue il fait la moyenne de toutes les issues selon leurs probabilités. Les suites improbables sont écourtées. Montre pour chaque coup la moyenne, et comment se répartit ce qui peut venir ensuite.",
    // How many moves of players to look ahead, the dice between them not counted: 1 values the position right after the move, 2 is move, dice, move. 0 goes as deep as the limits of time or nodes allow, and 3 moves where there are none.
    "searcher.expectimax/2048.depth.doc":
        "Combien de coups des joueurs prévoir, sans compter le hasard entre eux : 1 évalue la position juste après le coup, 2 est coup, hasard, coup. 0 va aussi profond que le permettent les limites de temps ou de nœuds, et 3 coups s’il n’y en a pas.",
    // `points` plays for the result; `goal` for the probability, in percent, that the goal of the game is reached (2048: the target tile), in games that have one. With `goal`, evaluations in points say nothing and count 0 before the end, and heuristics on a scale of their own do not fit.
    "searcher.expectimax/2048.aim.doc":
        "`points` joue pour le résultat ; `goal` pour la probabilité, en pour cent, d’atteindre le but du jeu (2048 : la tuile gagnante), dans les jeux qui en ont un. Avec `goal`, les évaluations en points ne disent rien et comptent 0 avant la fin, et les heuristiques à l’échelle qui leur est propre ne conviennent pas.",
    // How a position right after a move is valued where the depth is reached.
    "searcher.expectimax/2048.eval.doc":
        "Comment est évaluée une position juste après un coup quand la profondeur est atteinte.",
    // Memory of the table that knows positions again which were reached by another order of moves, shared by all moves at the root; the next lower power of two is taken. 0 searches without.
    "searcher.expectimax/2048.table.doc":
        "Mémoire de la table qui reconnaît les positions atteintes par un autre ordre de coups, partagée par tous les coups de la racine ; la puissance de deux immédiatement inférieure est prise. 0 cherche sans table.",
    // Leaves out moves that are hardly ever any good, so that the others are looked at further ahead. In 2048 on 4 x 4 cells: slides that take a large tile out of the corner in which the largest stand together; where only such slides are left, the game counts as lost. Moves left out have no value.
    "searcher.expectimax/2048.prune.doc":
        "Écarte les coups qui ne sont presque jamais bons, pour voir les autres plus loin. Au 2048 sur 4 × 4 cases : les déplacements qui sortent une grande tuile du coin où se tiennent les plus grandes ; là où il ne reste que de tels déplacements, la partie compte comme perdue. Les coups écartés n’ont pas de valeur.",
    // More than a thousand moves a second on a fast machine.
    "searcher.expectimax/2048.preset.fast.doc":
        "Plus de mille coups par seconde sur une machine rapide.",
    // About a hundred moves a second on a fast machine.
    "searcher.expectimax/2048.preset.strong.doc":
        "Environ cent coups par seconde sur une machine rapide.",
    // Proves the exact score of a position and of every column: who wins, and how soon. Plays perfectly, or with a share of blunders. On large boards an early position can take too long to be solved; bounds are shown meanwhile.
    "searcher.solver/connect4.doc":
        "Prouve le score exact d’une position et de chaque colonne : qui gagne, et en combien de coups. Joue à la perfection, ou avec une part d’erreurs. Sur les grands plateaux, une position du début peut demander trop de temps ; en attendant, des bornes sont affichées.",
    // `score` finds how soon a win comes and how long a loss can be put off; `result` only who wins, which is quicker.
    "searcher.solver/connect4.aim.doc":
        "`score` trouve en combien de coups vient un gain et combien de temps une perte peut être retardée ; `result` seulement qui gagne, ce qui est plus rapide.",
    // `all` finds the exact value of every column, `best` stops when the best one is known and leaves the others with bounds.
    "searcher.solver/connect4.moves.doc":
        "`all` trouve la valeur exacte de chaque colonne, `best` s’arrête quand la meilleure est connue et laisse des bornes aux autres.",
    // Among columns of the best value: the one that was proven first (`first`), most often one near the middle, or a `random` one, drawn from the seed.
    "searcher.solver/connect4.ties.doc":
        "Parmi les colonnes de la meilleure valeur : celle qui a été prouvée la première (`first`), le plus souvent une proche du milieu, ou une au hasard (`random`), tirée selon la graine.",
    // How often another move is played than a perfect one: 0 plays perfectly, 1 never on purpose.
    "searcher.solver/connect4.blunder.doc":
        "À quelle fréquence un autre coup que le parfait est joué : 0 joue à la perfection, 1 jamais exprès.",
    // How bad such a move may be, as people err: worse moves are drawn, one whose score is d lower with weight exp(-d / slack), so that small slips are common and large ones rare. 0 draws from all legal moves alike.
    "searcher.solver/connect4.slack.doc":
        "À quel point un tel coup peut être mauvais, comme les gens se trompent : les coups moins bons sont tirés, un coup dont le score est inférieur de d avec le poids exp(−d / slack), si bien que les petites erreurs sont fréquentes et les grandes rares. 0 tire parmi tous les coups légaux à égalité.",
    // The largest size of the table of known positions; the next lower power of two is taken. It begins small and grows with the work.
    "searcher.solver/connect4.table.doc":
        "La plus grande taille de la table des positions connues ; la puissance de deux immédiatement inférieure est prise. Elle commence petite et grandit avec le travail.",
    // Keeps the table from position to position: what was proven stays so. Faster in a game, but node counts then depend on the positions before.
    "searcher.solver/connect4.reuse.doc":
        "Garde la table d’une position à l’autre : ce qui a été prouvé le reste. Plus rapide dans une partie, mais le nombre de nœuds dépend alors des positions précédentes.",
    // The opening book of the classic board: exact scores of all positions of one ply, with which earlier ones are answered at once. If the book is missing, it is ignored.
    "searcher.solver/connect4.book.doc":
        "La bibliothèque d’ouvertures du plateau classique : les scores exacts de toutes les positions après un même nombre de coups, avec lesquels les précédentes reçoivent une réponse immédiate. Si elle manque, elle est ignorée.",
    // Never gives away a win or a draw, wins as soon and loses as late as can be.
    "searcher.solver/connect4.preset.perfect.doc":
        "Ne laisse jamais échapper une victoire ou une nulle, gagne aussi tôt et perd aussi tard que possible.",
    // Proves who wins. It takes apart what arrows have separated: regions of one side count as numbers of moves, contested ones are searched, and their results are added up. Made for small boards and for the last part of a game; a position with more than 62 cells in play is not tried at all.
    "searcher.solver/amazons.doc":
        "Prouve qui gagne. Il sépare ce que les flèches ont séparé : les régions d’un seul camp comptent comme des nombres de coups, les disputées sont explorées, et leurs résultats s’additionnent. Fait pour les petits plateaux et pour les fins de partie ; une position de plus de 62 cases en jeu n’est même pas essayée.",
    // `best` stops as soon as one move is proven to win or all are proven to lose; `all` goes on until the result of every move is known.
    "searcher.solver/amazons.moves.doc":
        "`best` s’arrête dès qu’un coup est prouvé gagnant ou que tous sont prouvés perdants ; `all` continue jusqu’à ce que le résultat de chaque coup soit connu.",
    // Size of the table of known positions.
    "searcher.solver/amazons.table.doc": "Taille de la table des positions connues.",
    // A program of your own that plays, through a text protocol of the shape of UCI: `external(engine=NAME)` after `plyscope --engine NAME=COMMAND`. A program that ends, falls silent or plays an illegal move loses the game.
    "searcher.external.doc":
        "Un programme à vous qui joue, par un protocole de texte à la manière d’UCI : `external(engine=NAME)` après `plyscope --engine NAME=COMMAND`. Un programme qui se termine, se tait ou joue un coup illégal perd la partie.",
    // Name of the engine, as given to the native program: `plyscope --engine NAME=COMMAND`. Never a command itself, so that no link can run one.
    "searcher.external.engine.doc":
        "Nom du moteur, comme il a été donné au programme natif : `plyscope --engine NAME=COMMAND`. Jamais une commande, pour qu’aucun lien ne puisse en lancer une.",
    // Depth to ask for, where the engine knows such a thing. 0 asks for none.
    "searcher.external.depth.doc":
        "Profondeur à demander, si le moteur connaît cela. 0 n’en demande aucune.",
    // How long an engine may be silent beyond its time for a move. Then it has failed, and loses the game.
    "searcher.external.patience.doc":
        "Combien de temps un moteur peut se taire au-delà de son temps pour un coup. Après cela il a échoué, et perd la partie.",
};
