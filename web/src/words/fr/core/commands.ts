/** Manuals of commands and their options. */
import type { Texts } from "../../retelling.ts";

export const texts: Texts = {
    // Sets up a new game: `new connect4`, `new connect4(rows=5,cols=8,cylinder=yes)`, `new connect4(preset=document)`. Without GAME the same variant once more. Players stay where they fit; one that does not fit becomes human, and a sentence says so.
    "command.new.doc":
        "Prépare une nouvelle partie : `new connect4`, `new connect4(rows=5,cols=8,cylinder=yes)`, `new connect4(preset=document)`. Sans GAME, encore la même variante. Les joueurs restent là où ils conviennent ; celui qui ne convient pas devient humain, et une phrase le dit.",
    // Begins the same game again, from the same start position.
    "command.restart.doc": "Recommence la même partie, depuis la même position de départ.",
    // Sets up a position from its one-line text, as `show` prints it with `json on`. A text that implies a size or a number of pieces sets the variant, too.
    "command.position.doc":
        "Met en place une position d’après son texte d’une ligne, comme `show` l’écrit avec `json on`. Un texte qui suppose une taille ou un nombre de pièces règle aussi la variante.",
    // Writes the game so far as an SGF record for other programs, or plays the game of such a record, on its board: `sgf (;GM[18]SZ[10];B[djddgd])`. Games without such a format refuse.
    "command.sgf.doc":
        "Écrit la partie jusqu’ici en SGF pour d’autres programmes, ou joue la partie d’un tel texte, sur son plateau : `sgf (;GM[18]SZ[10];B[djddgd])`. Les jeux qui n’ont pas ce format refusent.",
    // Writes the game so far as its moves, those of the dice among them, or plays the game of such a text from the same start: `notation 4 4 3 5`, `notation 1. 4 4 2. 3 5`. All of them are played, or none: a refusal says which move does not fit.
    "command.notation.doc":
        "Écrit la partie jusqu’ici par ses coups, ceux du hasard compris, ou joue la partie d’un tel texte depuis le même départ : `notation 4 4 3 5`, `notation 1. 4 4 2. 3 5`. Tous les coups sont joués, ou aucun : un refus dit lequel ne convient pas.",
    // Draws the board and says who is to move or how the game ended. In JSON: game, position, mover, status, the moves played (those of the dice left out), result, players, view, legal moves with the clicks that mean them, and the share link.
    "command.show.doc":
        "Dessine le plateau et dit qui a le trait, ou comment la partie a fini. En JSON : le jeu, la position, le trait, l’état, les coups joués (sans ceux du hasard), le résultat, les joueurs, la vue, les coups légaux avec les clics qui les désignent, et le lien de partage.",
    // Lists the legal moves; in JSON each with the position text right after it.
    "command.moves.doc":
        "Donne la liste des coups légaux ; en JSON, chacun avec le texte de la position qui le suit.",
    // Plays one move or several: `play 4`, `play 4 4 5`, and in games with one-letter moves also a run `play 4453`. All of them are played, or none when one is not legal. The dice move by themselves, by the seed.
    "command.play.doc":
        "Joue un coup ou plusieurs : `play 4`, `play 4 4 5`, et dans les jeux dont les coups ont une lettre, aussi une suite : `play 4453`. Tous sont joués, ou aucun si l’un d’eux n’est pas légal. Le hasard joue de lui-même, selon la graine.",
    // Takes back the last move, or the last N; the chance after a move goes with it.
    "command.undo.doc":
        "Reprend le dernier coup, ou les N derniers ; le hasard qui suit un coup part avec lui.",
    // Plays again what undo took back.
    "command.redo.doc": "Rejoue ce que `undo` a repris.",
    // Puts a piece on a cell and begins a new game from there: `edit d1 yellow`. `clear` empties the cell; `edit turn yellow` says who moves. Several cells, each with its piece, change at once: `edit 3,5 a 9,2 a` sets both ends of a teleport.
    "command.edit.doc":
        "Pose une pièce sur une case et commence une nouvelle partie à partir de là : `edit d1 yellow`. `clear` vide la case ; `edit turn yellow` dit qui a le trait. Plusieurs cases, chacune avec sa pièce, changent d’un coup : `edit 3,5 a 9,2 a` pose les deux bouts d’une téléportation.",
    // Sets the seed of the session, or says it. It decides what the dice show and how players without a seed of their own draw; equal lines after equal seeds give equal games.
    "command.seed.doc":
        "Fixe la graine de la session, ou la dit. Elle décide de ce qu’apporte le hasard et des tirages des joueurs sans graine à eux ; des lignes égales après des graines égales donnent des parties égales.",
    // Plays a whole round of a game in which all choose at once: every computer player chooses before anything is seen. One word for each person in the order of the seats: a move, a key (left, up, right, down, ascend, descend), or - to go straight on, which is also what happens without a word. `round ahead` lets the computers choose and waits for the next `round` to play. A computer player whose time is up before it knows anything is late: it goes straight on where that is open, else where random games would.
    "command.round.doc":
        "Joue une manche entière d’un jeu où tous choisissent à la fois : chaque ordinateur choisit avant que rien ne soit vu. Un mot par personne dans l’ordre des places : un coup, une touche (left, up, right, down, ascend, descend), ou - pour aller tout droit, ce qui arrive aussi sans mot. `round ahead` laisse les ordinateurs choisir et attend le prochain `round` pour jouer. Un ordinateur dont le temps est écoulé avant qu’il sache quoi que ce soit est en retard : il va tout droit où c’est libre, sinon où iraient des parties aléatoires.",
    // Each computer player thinks so long at most, whatever its own limits; 0 = its own limits alone.
    "command.round.time.doc":
        "Chaque ordinateur réfléchit au plus ce temps, quelles que soient ses propres limites ; 0 = ses propres limites seules.",
    // The way that pieces took: [ply, from, to, piece] for every movement since the start, moves that can be redone included. With moves: the way they would take from here; nothing is played.
    "command.trace.doc":
        "Le chemin qu’ont pris les pièces : [coup, départ, arrivée, pièce] pour chaque mouvement depuis le début, coups à rejouer compris. Avec des coups : le chemin qu’elles prendraient d’ici ; rien n’est joué.",
    // Says who plays, one searcher spec a side; a side without a word keeps its player. `players human uct(sims=20000)`, `players R=pvs(time=2s)`. Without words: lists them.
    "command.players.doc":
        "Dit qui joue, une spécification d’algorithme par camp ; un camp sans mot garde son joueur. `players human uct(sims=20000)`, `players R=pvs(time=2s)`. Sans mots : en donne la liste.",
    // Tells what is known of a player: its number, free name, game, side and options; or one of them (`player J depth`, `player J number`, also called idnum; an unknown key gives nothing). `player J clone` makes a player with the same options and a new number; `player A = B` says whether kind and options are equal. WHO is A, B, a side, a number or a free name.
    "command.player.doc":
        "Dit ce que l’on sait d’un joueur : son numéro, son nom libre, son jeu, son camp et ses options ; ou une seule de ces choses (`player J depth`, `player J number`, aussi nommé idnum ; une clé inconnue ne donne rien). `player J clone` fait un joueur aux mêmes options avec un nouveau numéro ; `player A = B` dit si l’algorithme et les options sont égaux. WHO est A, B, un camp, un numéro ou un nom libre.",
    // Lists the searchers; those that do not fit the present game with the reason.
    "command.searchers.doc":
        "Donne la liste des algorithmes ; ceux qui ne conviennent pas au jeu présent, avec la raison.",
    // Lets the player of this side think and play its move, or the searcher that is named. `stop` makes it play at once what it knows.
    "command.go.doc":
        "Laisse le joueur de ce camp réfléchir et jouer son coup, ou l’algorithme nommé. `stop` lui fait jouer aussitôt ce qu’il sait.",
    // The side that is asked to play; when it is not its turn it says so.
    "command.go.side.doc": "Le camp invité à jouer ; si ce n’est pas son tour, il le dit.",
    // Units that may be out with the host at a time, for workers: single moves to prove, of searchers that prove every move, while no tree is recorded; or some of several independent trees. The outcome does not depend on them. 0 = none.
    "command.go.pool.doc":
        "Unités qui peuvent être confiées à la fois à l’hôte, pour ses processus : des coups à prouver, un par un, pour les algorithmes qui prouvent chaque coup, tant qu’aucun arbre n’est enregistré ; ou une partie de plusieurs arbres indépendants. Le résultat n’en dépend pas. 0 = aucune.",
    // Searches the present position without moving: value, effort and line of play of every move. `endless` goes on until `stop`, whatever the limits; `paused` waits for `step` or `resume`. The tree is recorded for `tree` unless the search is endless (`record` asks for it then) or `bare`, which also keeps no `history`. `keep` lets the analysis stay beside later ones after its end, four of them at most, until `cancel`.
    "command.analyze.doc":
        "Cherche dans la position présente sans jouer : valeur, effort et suite de chaque coup. `endless` continue jusqu’à `stop`, quelles que soient les limites ; `paused` attend `step` ou `resume`. L’arbre est enregistré pour `tree`, sauf si la recherche est sans fin (`record` le demande alors) ou `bare`, qui ne garde pas non plus d’historique. `keep` laisse l’analyse à côté des suivantes après sa fin, quatre au plus, jusqu’à `cancel`.",
    // Most nodes that the record of the tree keeps. When it is full it forgets the deepest ply. 0 = 20,000, where there is a record at all.
    "command.analyze.record.doc":
        "Nombre de nœuds que l’enregistrement de l’arbre garde au plus. Quand il est plein, il oublie l’étage le plus profond. 0 = 20 000, là où il y a un enregistrement.",
    // Length of the trace log: so many first events are kept, nodes that are entered or left. `log` shows them. 0 = none.
    "command.analyze.log.doc":
        "Longueur du journal : autant de premiers événements sont gardés, des nœuds où l’on entre ou d’où l’on sort. `log` les montre. 0 = aucun.",
    // Units that may be out with the host at a time, for workers: single moves to prove, of searchers that prove every move, while no tree is recorded; or some of several independent trees. The outcome does not depend on them. 0 = none.
    "command.analyze.pool.doc":
        "Unités qui peuvent être confiées à la fois à l’hôte, pour ses processus : des coups à prouver, un par un, pour les algorithmes qui prouvent chaque coup, tant qu’aucun arbre n’est enregistré ; ou une partie de plusieurs arbres indépendants. Le résultat n’en dépend pas. 0 = aucune.",
    // Counts the sequences of N moves from here; a finished game ends its line.
    "command.perft.doc":
        "Compte les suites de N coups à partir d’ici ; une partie finie termine sa suite.",
    // As perft, with one row per first move.
    "command.divide.doc": "Comme `perft`, avec une ligne par premier coup.",
    // The static value of the position for the side to move, term by term: `eval lines`, `eval lines(three=9)`, and how their sum becomes the value where it is not the sum itself. Without a name: the game's strongest. With `moves` the terms of every legal move: of the position right after it, and where the evaluation asks for them, of the worst that the dice may bring then.
    "command.eval.doc":
        "La valeur statique de la position pour le camp au trait, terme par terme : `eval lines`, `eval lines(three=9)`, et comment leur somme devient la valeur quand ce n’est pas la somme elle-même. Sans nom : la plus forte du jeu. Avec `moves`, les termes de chaque coup légal : de la position juste après lui, et là où l’évaluation les demande, du pire que le hasard peut alors apporter.",
    // Plays random games from here with a playout policy of the game (`help` names them) and shows some of them side by side, with the mean length and result of all. In JSON also how often they went to each cell: `simulate wall-following count=9`.
    "command.simulate.doc":
        "Joue d’ici des parties aléatoires avec une politique du jeu (`help` les nomme) et en montre quelques-unes côte à côte, avec la longueur et le résultat moyens de toutes. En JSON, aussi combien de fois elles sont passées sur chaque case : `simulate wall-following count=9`.",
    // Games that are shown: their moves, length, result and last position.
    "command.simulate.count.doc":
        "Parties montrées : leurs coups, leur longueur, leur résultat et leur dernière position.",
    // Games that are played for the statistics; they begin with those that are shown.
    "command.simulate.playouts.doc":
        "Parties jouées pour la statistique ; elles commencent par celles qui sont montrées.",
    // Seed of the games; equal seeds give equal games.
    "command.simulate.seed.doc":
        "Graine des parties ; des graines égales donnent des parties égales.",
    // So many steps of the games that are shown are told one by one, all games side by side: the possible moves by their numbers, how many they are, the number that was drawn, and which move it is modulo that many. Only of policies that choose so: the uniform one in Tron with one rider.
    "command.simulate.choices.doc":
        "Autant de pas des parties montrées sont racontés un à un, toutes les parties côte à côte : les coups possibles par leurs numéros, leur nombre, le nombre tiré, et quel coup c’est modulo ce nombre. Seulement pour les politiques qui choisissent ainsi : l’uniforme de Tron avec un pilote.",
    // Games that are played again in batches, by turns in every way that the policy has to compute them (its `kernel`), for 0.3 s each at least: how many a second, how many times as fast as the plainest way, and whether all add up to the same. 0 = none.
    "command.simulate.speed.doc":
        "Parties rejouées par lots, tour à tour de toutes les façons que la politique a de les calculer (son `kernel`), pendant 0,3 s chacune au moins : combien par seconde, combien de fois plus vite que la façon la plus simple, et si toutes donnent la même somme. 0 = aucune.",
    // Move that all games begin with.
    "command.simulate.first.doc": "Coup par lequel toutes les parties commencent.",
    // Changes options of a running search at once: `tune c=0.5`, `tune 3 eval.three=9`. Where the searcher can, it goes on with what it knows; else, and where it has done more than a limit allows now, it begins anew. An evolution takes its parameters from the next generation on: `tune 3 mutation=0.01`. Tuning an ended analysis sets it to work again.
    "command.tune.doc":
        "Change aussitôt des options d’une recherche en cours : `tune c=0.5`, `tune 3 eval.three=9`. Quand l’algorithme le peut, il continue avec ce qu’il sait ; sinon, ou s’il a déjà fait plus que ne le permet maintenant une limite, il recommence. Une évolution prend ses paramètres à partir de la génération suivante : `tune 3 mutation=0.01`. Régler une analyse finie la remet au travail.",
    // Ends a job with what is known: an analysis gives its result, `go` plays the best move so far, a match its statistics.
    "command.stop.doc":
        "Termine un travail avec ce que l’on sait : une analyse donne son résultat, `go` joue le meilleur coup jusque-là, un match donne ses statistiques.",
    // Throws a job away, without a result; also an ended analysis that was to be kept.
    "command.cancel.doc":
        "Abandonne un travail, sans résultat ; aussi une analyse finie qui était conservée.",
    // Lets a job rest; `resume` goes on.
    "command.pause.doc": "Met un travail en pause ; `resume` le reprend.",
    // Lets a paused job go on.
    "command.resume.doc": "Reprend un travail en pause.",
    // Advances the analysis to its next event, or over N of them, and pauses it there: node (a position is entered), playout (a random game is over), iteration (one depth is done), move (a root move is searched), cutoff. Begin with `analyze SPEC paused`.
    "command.step.doc":
        "Fait avancer l’analyse jusqu’à son prochain événement, ou de N d’entre eux, et l’y met en pause : `node` (on entre dans une position), `playout` (une partie aléatoire est finie), `iteration` (une profondeur est faite), `move` (un coup de la racine est exploré), `cutoff` (une coupure). Commencez par `analyze SPEC paused`.",
    // Number of the analysis that is advanced; without it the newest one.
    "command.step.job.doc": "Numéro de l’analyse qui avance ; sans lui, la plus récente.",
    // Begins an analysis anew, from nothing, and pauses it before its first node: `step` or `resume` go on.
    "command.rewind.doc":
        "Recommence une analyse de rien, et la met en pause avant son premier nœud : `step` ou `resume` continuent.",
    // All rows of a job as they stand, running or ended.
    "command.report.doc": "Toutes les lignes d’un travail comme elles sont, en cours ou fini.",
    // Lists the jobs: running, paused, waiting, and those that are kept after their end.
    "command.jobs.doc":
        "Donne la liste des travaux : en cours, en pause, en attente, et ceux qui sont conservés après leur fin.",
    // The search tree of an analysis, or the subtree at a node, at most MAX nodes: those near the root and those with the most effort. For programs `columns` gives it as arrays, up to 200,000 nodes, those with the most effort first, with what cut-offs have saved.
    "command.tree.doc":
        "L’arbre de recherche d’une analyse, ou le sous-arbre d’un nœud, MAX nœuds au plus : ceux proches de la racine et ceux qui ont reçu le plus d’effort. Pour les programmes, `columns` le donne en tableaux, jusqu’à 200 000 nœuds, ceux de plus grand effort d’abord, avec ce que les coupures ont épargné.",
    // Number of the analysis whose tree is wanted; without it the newest one.
    "command.tree.job.doc": "Numéro de l’analyse dont on veut l’arbre ; sans lui, la plus récente.",
    // The node whose subtree is wanted: moves joined by commas, such as 4,4,5.
    "command.tree.at.doc":
        "Le nœud dont on veut le sous-arbre : des coups séparés par des virgules, comme 4,4,5.",
    // Maximum depth, in plies.
    "command.tree.depth.doc": "Profondeur maximale, en coups.",
    // Minimum effort of a node.
    "command.tree.min.doc": "Effort minimal d’un nœud.",
    // Number of another analysis: with `columns`, the effort of the same nodes in its record.
    "command.tree.compare.doc":
        "Numéro d’une autre analyse : avec `columns`, l’effort des mêmes nœuds dans son enregistrement.",
    // The board at a node of an analysis, what the search knows there, and of its moves: `node 4,4,5`. The game on the board is not touched.
    "command.node.doc":
        "Le plateau à un nœud d’une analyse, ce que la recherche y sait, et de ses coups : `node 4,4,5`. La partie sur le plateau n’est pas touchée.",
    // Number of the analysis that is meant; without it the newest one.
    "command.*.job.doc": "Numéro de l’analyse dont il s’agit ; sans lui, la plus récente.",
    // A node: the moves that lead there from the position of the analysis, joined by commas, such as 4,4,5. Without it that position.
    "command.node.at.doc":
        "Un nœud : les coups qui y mènent depuis la position de l’analyse, séparés par des virgules, comme 4,4,5. Sans lui, cette position.",
    // What the last analysis found about a move: its value, how sure that is, what answers it, where that leads, and how it compares with the best one. After several moves, `why 4 4 5`, what happened in that node of the tree.
    "command.why.doc":
        "Ce que la dernière analyse a trouvé d’un coup : sa valeur, son degré de certitude, ce qui y répond, où cela mène, et comment il se compare au meilleur. Après plusieurs coups, `why 4 4 5`, ce qui s’est passé dans ce nœud de l’arbre.",
    // What happened in an analysis that was begun with `log=N`, event by event: every node that was entered, with its window, or left, with its value and the reason, and what a cut-off has saved. From event FROM on.
    "command.log.doc":
        "Ce qui s’est passé dans une analyse commencée avec `log=N`, événement par événement : chaque nœud où l’on est entré, avec sa fenêtre, ou d’où l’on est sorti, avec sa valeur et la raison, et ce qu’une coupure a épargné. À partir de l’événement FROM.",
    // The last descent of uct: what it chose at every node and why, with the mean and the exploration term of every move as they were then, the node that was added, the random game and its result. `step playout` makes one.
    "command.descent.doc":
        "La dernière descente d’UCT : ce qu’il a choisi à chaque nœud et pourquoi, avec la moyenne et le terme d’exploration de chaque coup tels qu’ils étaient alors, le nœud ajouté, la partie aléatoire et son résultat. `step playout` en fait une.",
    // How an analysis came to its result: for players that deepen step by step, every iteration with its nodes, how much more they were, value and line of play; for all, when the best move changed.
    "command.history.doc":
        "Comment une analyse est arrivée à son résultat : pour les joueurs qui approfondissent pas à pas, chaque itération avec ses nœuds, de combien ils étaient plus nombreux, sa valeur et sa suite ; pour tous, quand le meilleur coup a changé.",
    // Lets two players play many games of the present variant, in turn on either side, and gives wins, draws, losses, intervals, the Elo difference and the statistics; the last lines say what was measured, and when most games only repeat others. In a game of one player one is enough: mean, best and worst score, goals reached.
    "command.match.doc":
        "Fait jouer deux joueurs à la variante présente en beaucoup de parties, tour à tour de chaque côté, et donne les victoires, les nulles, les défaites, les intervalles, la différence d’Elo et les statistiques ; les dernières lignes disent ce qui a été mesuré, et quand la plupart des parties ne font qu’en répéter d’autres. Dans un jeu à un joueur, un seul suffit : score moyen, meilleur et pire, buts atteints.",
    // Games of a pairing.
    "command.*.games.doc": "Parties d’une rencontre.",
    // Random moves before the players take over; every opening is played twice with sides swapped.
    "command.*.openings.doc":
        "Coups aléatoires avant que les joueurs prennent la main ; chaque ouverture est jouée deux fois, en changeant de camp.",
    // Seed of the whole experiment; -1 = the session's.
    "command.*.seed.doc": "Graine de toute l’expérience ; −1 = celle de la session.",
    // Units that may be out with the host at a time; 0 = play them here.
    "command.*.pool.doc":
        "Unités qui peuvent être confiées à la fois à l’hôte ; 0 = les jouer ici.",
    // Largest advantage that an opening may give, in hundredths of a win by the game's strong evaluation (Tron: territories); others are drawn again. 0 = any opening will do.
    "command.*.fair.doc":
        "Plus grand avantage qu’une ouverture peut donner, en centièmes de gain selon l’évaluation forte du jeu (Tron : les territoires) ; les autres sont tirées à nouveau. 0 = toute ouverture convient.",
    // Limit a move. A player that takes a tenth and 50 ms more is late and loses, whatever limit it has of its own. 0 = no limit.
    "command.*.time.doc":
        "Limite de temps par coup. Un joueur qui prend un dixième et 50 ms de plus est en retard et perd, quelle que soit sa propre limite. 0 = pas de limite.",
    // Equal effort: nodes a move, or playouts for players that count those, where a player has no such limit of its own. 0 = no limit.
    "command.*.nodes.doc":
        "Effort égal : des nœuds par coup, ou des simulations pour les joueurs qui les comptent, quand un joueur n’a pas lui-même une telle limite. 0 = pas de limite.",
    // With elo1, which is larger: stop as soon as the games prove one of the two differences (sequential probability ratio test); how often a false one is accepted say alpha and beta.
    "command.match.elo0.doc":
        "Avec `elo1`, qui est plus grande : s’arrêter dès que les parties prouvent l’une des deux différences (test séquentiel du rapport des probabilités) ; `alpha` et `beta` disent combien de fois une fausse est acceptée.",
    // See elo0; both 0 = play all games.
    "command.match.elo1.doc": "Voir `elo0` ; 0 pour les deux = jouer toutes les parties.",
    // Share of such matches in which elo1 is accepted though elo0 is true.
    "command.match.alpha.doc":
        "Part de tels matchs où `elo1` est acceptée bien que `elo0` soit vraie.",
    // Share of such matches in which elo0 is accepted though elo1 is true.
    "command.match.beta.doc":
        "Part de tels matchs où `elo0` est acceptée bien que `elo1` soit vraie.",
    // Keep the moves of every game; `report` then lists them with links, which `open` replays.
    "command.*.keep.doc":
        "Garde les coups de chaque partie ; `report` les énumère alors avec des liens, que `open` rejoue.",
    // Several players meet in pairs: a table of scores and ratings. A rating is where a player stands among all, the strength of its opponents counted in (Bradley and Terry); the Elo beside it goes by its own games alone.
    "command.tournament.doc":
        "Plusieurs joueurs se rencontrent deux à deux : un tableau des scores et des classements. Le classement d’un joueur dit où il se situe parmi tous, la force de ses adversaires comprise (Bradley et Terry) ; l’Elo à côté ne vient que de ses propres parties.",
    // Every player meets every other, the first meets each of the others, the winners go on, or (swiss) in every round those meet who stand next to each other in the table and have not met.
    "command.tournament.kind.doc":
        "Chaque joueur rencontre tous les autres, le premier rencontre chacun des autres, les vainqueurs continuent, ou (`swiss`) à chaque ronde se rencontrent ceux qui se suivent au classement et ne se sont pas encore rencontrés.",
    // Rounds of a Swiss tournament; 0 = as many as a knock-out would have. No two players meet twice, so there may be fewer.
    "command.tournament.rounds.doc":
        "Rondes d’un tournoi au système suisse ; 0 = autant que par élimination directe. Deux joueurs ne se rencontrent jamais deux fois : il peut donc y en avoir moins.",
    // One match for every value of a range: `sweep uct(sims=10..10000:log5)`, `sweep uct(c=0.2..2:10) montecarlo games=200`, `sweep uct(final=visits|value)`. The opponent is random unless it is named; in a game of one player a named opponent plays the same deals once, for comparison. `low` and `high` bound the 95 % interval of the score, `error` is half of one. Whole players are a range, too, and the game may have one: `sweep minimax(depth=2)|pvs(depth=2) measure=first variant=amazons(columns=2..10,rows=columns)` finds what their first moves cost on boards of every size.
    "command.sweep.doc":
        "Un match pour chaque valeur d’un intervalle : `sweep uct(sims=10..10000:log5)`, `sweep uct(c=0.2..2:10) montecarlo games=200`, `sweep uct(final=visits|value)`. L’adversaire est aléatoire s’il n’est pas nommé ; dans un jeu à un joueur, un adversaire nommé joue une fois les mêmes donnes, pour comparer. `low` et `high` bornent l’intervalle à 95 % du score, `error` en est la moitié. Des joueurs entiers sont aussi un intervalle, et le jeu peut en avoir un : `sweep minimax(depth=2)|pvs(depth=2) measure=first variant=amazons(columns=2..10,rows=columns)` trouve ce que coûtent leurs premiers coups sur des plateaux de toutes tailles.",
    // Whole games against an opponent, or the first move alone: its time, and its work in nodes, or in playouts for players that count those. Then `games` is how often it is measured, every time with another seed.
    "command.sweep.measure.doc":
        "Des parties entières contre un adversaire, ou le premier coup seul : son temps, et son travail en nœuds, ou en simulations pour les joueurs qui les comptent. `games` est alors le nombre de mesures, chacune avec une autre graine.",
    // The game, with ranges in its rules, in place of the present one: variant=connect4(rows=4..8,cols=7). A value that is the name of a range goes along with it: amazons(columns=4..10,rows=columns) are square boards.
    "command.sweep.variant.doc":
        "Le jeu, avec des intervalles dans ses règles, à la place du jeu présent : `variant=connect4(rows=4..8,cols=7)`. Une valeur qui est le nom d’un intervalle l’accompagne : `amazons(columns=4..10,rows=columns)` donne des plateaux carrés.",
    // The statistics of the last match: games won (pv), moves of the games won (sigma) and both divided by the number of games (avg_victories, avg_stones), for each player and each side. A key gives one row, a subkey one column.
    "command.stats.doc":
        "Les statistiques du dernier match : parties gagnées (`pv`), coups des parties gagnées (`sigma`), et les deux divisées par le nombre de parties (`avg_victories`, `avg_stones`), pour chaque joueur et chaque camp. Une clé donne une ligne, une sous-clé une colonne.",
    // A fixed amount of work over all games and searchers, with speeds. The signature at its end is the same on every machine; it differs when a search behaves differently.
    "command.bench.doc":
        "Une quantité fixe de travail sur tous les jeux et tous les algorithmes, avec les vitesses. La signature à la fin est la même sur toutes les machines ; elle change quand une recherche se comporte autrement.",
    // Plays one unit of a batch job from start to end and gives its result line. For workers.
    "command.unit.doc":
        "Joue une unité d’un travail par lots du début à la fin et donne sa ligne de résultat. Pour les processus.",
    // Hands in the result of a unit that a job with pool=N gave out.
    "command.fold.doc": "Remet le résultat d’une unité qu’un travail avec `pool=N` a confiée.",
    // How strong are these players? They play against those of the game's scale (`scale`) who tell most, which are about as strong, until it is known well enough; `rate uct(sims=500)` says "1,340 (95 %: 1,310 to 1,370)", and between whom that is. Zero are random moves, 400 Elo are ten wins for one loss. Without a scale of the present rules the players meet each other and random moves. Games are played in pairs, from one opening with sides swapped, where `openings` is 0 from those of the scale. It says when somebody has won or lost all, when players cannot be compared, and when results go round in circles. In a game of one player the scale is one of points: mean and quantiles.
    "command.rate.doc":
        "Quelle est la force de ces joueurs ? Ils jouent contre ceux de l’échelle du jeu (`scale`) qui en disent le plus, donc à peu près aussi forts, jusqu’à ce qu’elle soit assez bien connue ; `rate uct(sims=500)` dit « 1340 (95 % : de 1310 à 1370) », et entre quels joueurs cela se trouve. Zéro, c’est jouer au hasard, 400 Elo sont dix victoires pour une défaite. Sans échelle pour les règles présentes, les joueurs se rencontrent entre eux et rencontrent le hasard. Les parties vont par deux, à partir d’une même ouverture avec les côtés échangés, une des ouvertures de l’échelle si `openings` vaut 0. La commande dit quand un joueur a tout gagné ou tout perdu, quand des joueurs ne peuvent pas être comparés et quand les résultats tournent en rond. Dans un jeu à un joueur, l’échelle est une échelle de points : moyenne et quantiles.",
    // The most games that are played.
    "command.rate.games.doc": "Nombre de parties qui sont jouées au plus.",
    // It ends when the interval of 95 % of every player is this narrow: so many Elo to either side, in games of points per cent of the mean. 0 = 30 Elo, or 5 %.
    "command.rate.within.doc":
        "Fin dès que l’intervalle à 95 % de chaque joueur est aussi étroit : autant d’Elo de chaque côté, dans les jeux à points autant de pour cent de la moyenne. 0 = 30 Elo, ou 5 %.",
    // The players meet each other and random moves only, not those of the scale.
    "command.rate.alone.doc":
        "Les joueurs ne rencontrent que les autres joueurs et le hasard, pas ceux de l’échelle.",
    // Puts a whole pool of players on a scale of its own, with random moves as zero, and plays where that tells most of the distance between neighbours; name them about from weak to strong. What comes out is the scale of the game in this session: `scale` shows it, `scale save FILE` writes it, `rate` goes by it. At the end it says how well a scale that is fitted to one half of the games predicts the other half.
    "command.ladder.doc":
        "Place tout un groupe de joueurs sur une échelle à lui, où jouer au hasard vaut zéro, et joue là où cela en dit le plus sur l’écart entre voisins ; nommez-les à peu près du plus faible au plus fort. Le résultat est l’échelle du jeu dans cette session : `scale` la montre, `scale save FICHIER` l’écrit, `rate` s’y réfère. À la fin, la commande dit combien une échelle ajustée à une moitié des parties prédit bien l’autre moitié.",
    // The most games that are played.
    "command.ladder.games.doc": "Nombre de parties qui sont jouées au plus.",
    // It ends when the distance of any two neighbours on the scale is known to so many Elo either way, in games of points every mean to so many per cent. 0 = 25 Elo, or 5 %.
    "command.ladder.within.doc":
        "Fin dès que l’écart entre deux voisins quelconques de l’échelle est connu à autant d’Elo près, dans les jeux à points chaque moyenne à autant de pour cent près. 0 = 25 Elo, ou 5 %.",
    // The players and games of the game's scale count, too: new players get their place on it, and everybody's interval narrows.
    "command.ladder.onto.doc":
        "Les joueurs et les parties de l’échelle du jeu comptent aussi : de nouveaux joueurs y trouvent leur place, et chaque intervalle se resserre.",
    // Date that the file tells, as 2026-11-28; without one it tells none.
    "command.ladder.date.doc":
        "Date qu’indique le fichier, comme 2026-11-28 ; sans elle, il n’en indique pas.",
    // The scale of strength of the present game: its players, how strong they are and how sure that is, what a move costs, and who is the strongest for so little time. save: writes it to a file, or into a JSON answer. load: takes another one, from a file or from what was handed in; a damaged one is refused and changes nothing.
    "command.scale.doc":
        "L’échelle de force du jeu présent : ses joueurs, leur force et à quel point elle est sûre, ce que coûte un coup, et qui est le plus fort en si peu de temps. save : l’écrit dans un fichier, ou dans une réponse JSON. load : en prend une autre, d’un fichier ou de ce qui a été apporté ; si elle est abîmée, elle est refusée et rien ne change.",
    // Judges every move of the game from the last to the first, moves taken back included: what the best move was worth and what the played one gave away, best, fine (the same result, only slower), mistake or blunder; the turning point; the accuracy of each side. The judge is the game's exact solver where it has one, with a strong search for the moves that it leaves open, or the searcher that is named.
    "command.review.doc":
        "Juge chaque coup de la partie du dernier au premier, coups repris compris : ce que valait le meilleur coup et ce que le coup joué a laissé échapper, meilleur, bon (le même résultat, seulement plus lent), erreur ou gaffe ; le tournant ; la précision de chaque camp. Le juge est le solveur exact du jeu s’il en a un, avec une recherche forte pour les coups qu’il laisse ouverts, ou l’algorithme nommé.",
    // A move that gives away this much is a mistake. Half a win (from won to drawn, from drawn to lost) is 100; in games of points 10 is one per cent of the best value.
    "command.review.mistake.doc":
        "Un coup qui laisse échapper autant est une erreur. Un demi-gain (de gagné à nul, de nul à perdu) vaut 100 ; dans les jeux à points, 10 est un pour cent de la meilleure valeur.",
    // A move that gives away this much is a blunder; from won to lost is 200.
    "command.review.blunder.doc":
        "Un coup qui laisse échapper autant est une gaffe ; de gagné à perdu vaut 200.",
    // Time for a position that a judge without a time of its own may take; what it has not solved then is left open or estimated, and the result says so. 0 = none.
    "command.*.limit.doc":
        "Temps qu’un juge sans limite à lui peut prendre pour une position ; ce qu’il n’a pas résolu alors reste ouvert ou est estimé, et le résultat le dit. 0 = aucune limite.",
    // What every move of the present position is worth, and what its choice would give away; beside it the values that the named players find, and the judge's opinion of the move that each would play (marked *). What the exact solver leaves open is estimated by a strong search.
    "command.loss.doc":
        "Ce que vaut chaque coup de la position présente, et ce que son choix laisserait échapper ; à côté, les valeurs que trouvent les joueurs nommés, et l’avis du juge sur le coup que chacun jouerait (marqué *). Ce que le solveur exact laisse ouvert est estimé par une recherche forte.",
    // The judge, a player's spec; without it the game's exact solver where it has one, else a strong search.
    "command.loss.judge.doc":
        "Le juge, la spécification d’un joueur ; sans lui, le solveur exact du jeu s’il en a un, sinon une recherche forte.",
    // How often players choose right: the share of optimal moves, and of moves that keep the result, each with its 95 % interval, on random positions whose moves are all judged exactly. Specs with ranges give a row for every value: `accuracy uct(sims=10..10000:log4) pvs(depth=1..8) plies=12..20`. For games with an exact solver; elsewhere a judge must be named.
    "command.accuracy.doc":
        "À quelle fréquence les joueurs choisissent bien : la part des coups optimaux, et des coups qui conservent le résultat, chacune avec son intervalle à 95 %, sur des positions aléatoires dont tous les coups sont jugés exactement. Une spécification avec intervalle donne une ligne par valeur : `accuracy uct(sims=10..10000:log4) pvs(depth=1..8) plies=12..20`. Pour les jeux qui ont un solveur exact ; ailleurs il faut nommer un juge.",
    // Positions that are judged.
    "command.accuracy.positions.doc": "Nombre de positions jugées.",
    // How many random moves lead to a position: a number, or from..to.
    "command.accuracy.plies.doc":
        "Combien de coups aléatoires mènent à une position : un nombre, ou de..à.",
    // Seed of the positions; -1 = the session's.
    "command.accuracy.seed.doc": "Graine des positions ; −1 = celle de la session.",
    // The judge, a player's spec; without it the game's exact solver, which leaves out positions that it does not solve in time. Must be named where the game has none.
    "command.accuracy.judge.doc":
        "Le juge, la spécification d’un joueur ; sans lui, le solveur exact du jeu, qui écarte les positions qu’il ne résout pas à temps. Il faut le nommer si le jeu n’en a pas.",
    // Lets a network learn the present game by playing against itself: `train ntuple(tuples=fives16) games=100k`. One row for each part of the learning curve; `pause`, `resume`, `stop`, `report` and `tune rate=0.5` act while it learns. At the end - and at any moment by `network take` - the network is there under its name: `analyze expectimax(eval=ntuple(net=trained))`.
    "command.train.doc":
        "Laisse un réseau apprendre le jeu présent en jouant contre lui-même : `train ntuple(tuples=fives16) games=100k`. Une ligne pour chaque partie de la courbe d’apprentissage ; `pause`, `resume`, `stop`, `report` et `tune rate=0.5` agissent pendant qu’il apprend. À la fin, et à tout moment par `network take`, le réseau est là sous son nom : `analyze expectimax(eval=ntuple(net=trained))`.",
    // How many games it learns from.
    "command.train.games.doc": "De combien de parties il apprend.",
    // Seed of the tiles; -1 = the session's.
    "command.train.seed.doc": "Graine des tuiles ; −1 = celle de la session.",
    // Name of the network that comes out.
    "command.train.name.doc": "Nom du réseau obtenu.",
    // Lists the networks that specs may name: where they come from, their size, the id by which they may be named as well.
    "command.networks.doc":
        "Donne la liste des réseaux que les spécifications peuvent nommer : d’où ils viennent, leur taille, et l’identifiant par lequel on peut aussi les nommer.",
    // take: copies what the running training knows now. save: writes a network to a file, or into a JSON answer. load: brings one in, from a file or from what was handed in; a damaged or foreign file is refused and changes nothing. drop: forgets one.
    "command.network.doc":
        "`take` copie ce que l’entraînement en cours sait maintenant. `save` écrit un réseau dans un fichier, ou dans une réponse JSON. `load` en apporte un, d’un fichier ou de ce qui a été remis ; un fichier endommagé ou étranger est refusé et ne change rien. `drop` en oublie un.",
    // The gene lab: evolves those parameters of a player that are marked as genes, or are named, in any game. Individuals are measured by games - alone, or against another player from both sides - and the better ones have children; one row for each generation. `genes=eval.*` chooses what is evolved, `stop`, `pause`, `resume` and `tune JOB mutation=0.01` act while it runs, `report` lists all and the ancestry of the best. `evolve start=loaded` goes on with the population at hand. Whether the new player is better, games say that it has not seen: `match NEW OLD openings=6 games=10000 elo0=0 elo1=10`.
    "command.evolve.doc":
        "Le labo des gènes : fait évoluer les paramètres d’un joueur qui sont marqués comme gènes, ou nommés, dans n’importe quel jeu. Les individus sont mesurés par des parties, seuls ou contre un autre joueur des deux côtés, et les meilleurs ont des enfants ; une ligne par génération. `genes=eval.*` choisit ce qui évolue, `stop`, `pause`, `resume` et `tune JOB mutation=0.01` agissent en cours de route, `report` énumère tout et l’ascendance du meilleur. `evolve start=loaded` continue avec la population présente. Si le nouveau joueur est meilleur, des parties qu’il n’a pas vues le disent : `match NEW OLD openings=6 games=10000 elo0=0 elo1=10`.",
    // Individuals of the first population; of CMA-ES, points drawn in each generation; of SPSA, pairs of games in each.
    "command.evolve.population.doc":
        "Individus de la première population ; avec CMA-ES, points tirés à chaque génération ; avec SPSA, paires de parties dans chacune.",
    // Games in which one individual is measured. SPSA only shows by them where it stands.
    "command.evolve.games.doc":
        "Parties dans lesquelles un individu est mesuré. SPSA montre seulement par elles où il en est.",
    // Generations after the first population; 0 = until the stop condition holds or you stop.
    "command.evolve.generations.doc":
        "Générations après la première population ; 0 = jusqu’à ce que la condition d’arrêt soit remplie ou que vous arrêtiez.",
    // Ends as soon as the best one wins more than this share of its games.
    "command.evolve.stop.doc":
        "S’arrête dès que le meilleur gagne plus que cette part de ses parties.",
    // Which genes are evolved: paths separated by commas, eval.* for all of the evaluation, any number with bounds by its name; nothing = all that are marked in the player.
    "command.evolve.genes.doc":
        "Quels gènes évoluent : des chemins séparés par des virgules, `eval.*` pour toute l’évaluation, tout nombre borné par son nom ; rien = tous ceux que le joueur a de marqués.",
    // In games of two and more: the player to beat. Nothing = the player as it was given, with the genes it has now.
    "command.evolve.against.doc":
        "Dans les jeux à deux joueurs et plus : le joueur à battre. Rien = le joueur tel qu’il a été donné, avec les gènes qu’il a maintenant.",
    // Genetic algorithm (genes): individuals are selected, crossed and mutated, as in the 2048 report. CMA-ES (cmaes): a normal distribution over the genes moves towards those that do well. SPSA (spsa): one player moves by small matches between its neighbours, in pairs of games from one opening; the newest counts as the best.
    "command.evolve.method.doc":
        "Algorithme génétique (`genes`) : les individus sont sélectionnés, croisés et mutés, comme dans l’article sur 2048. CMA-ES (`cmaes`) : une loi normale sur les gènes se déplace vers ceux qui réussissent. SPSA (`spsa`) : un joueur se déplace par de petits matchs entre ses voisins, en paires de parties d’une même ouverture ; le plus récent compte comme le meilleur.",
    // Games won (wins): who wins more; of equals, who has the larger tally (2048: the sum of the tiles). Games won, then tiles (document): wins when they differ by more than 5 in a hundred, else the tally; that can run in circles. Mean score (score): the mean of the points.
    "command.evolve.rank.doc":
        "Parties gagnées (`wins`) : qui gagne le plus ; à égalité, qui a le plus grand total (2048 : la somme des tuiles). Parties gagnées, puis tuiles (`document`) : les victoires si elles diffèrent de plus de 5 sur cent, sinon le total ; cela peut tourner en rond. Score moyen (`score`) : la moyenne des points.",
    // Best of groups (groups): the best of random groups have children. Place (rank): chances fall with the place. Roulette (roulette): chances are in proportion to the lead over the worst.
    "command.evolve.select.doc":
        "Meilleurs des groupes (`groups`) : les meilleurs de groupes tirés au hasard ont des enfants. Rang (`rank`) : les chances diminuent avec le rang. Roulette (`roulette`) : les chances sont proportionnelles à l’avance sur le pire.",
    // Size of a group.
    "command.evolve.group.doc": "Taille d’un groupe.",
    // How many of a group have children; selection by place or roulette takes as many in all.
    "command.evolve.winners.doc":
        "Combien d’individus d’un groupe ont des enfants ; la sélection par rang ou par roulette en prend autant en tout.",
    // The father is drawn among this many, those farthest from the mother.
    "command.evolve.fathers.doc":
        "Le père est tiré parmi ce nombre d’individus, les plus éloignés de la mère.",
    // Parents of a child.
    "command.evolve.parents.doc": "Parents d’un enfant.",
    // Between both parents (document): every rule of the mother, then of the father, is taken with probability 1/2, between both values when both have it. One parent for each (uniform): every rule as one of them has it. Between and beyond (blend): values between and a little beyond both.
    "command.evolve.cross.doc":
        "Entre les deux parents (`document`) : chaque règle de la mère, puis du père, est prise avec la probabilité 1/2, entre les deux valeurs si les deux l’ont. L’un des parents pour chacune (`uniform`) : chaque règle comme l’un d’eux l’a. Entre et au-delà (`blend`) : des valeurs entre les deux et un peu au-delà.",
    // Probability that an individual yields a mutant in a generation.
    "command.evolve.mutation.doc":
        "Probabilité qu’un individu donne un mutant dans une génération.",
    // Mutations of a mutant.
    "command.evolve.mutations.doc": "Mutations d’un mutant.",
    // How many of parents, children and mutants live on; 0 = as many as the population had at first.
    "command.evolve.survivors.doc":
        "Combien de parents, d’enfants et de mutants survivent ; 0 = autant que la population avait d’abord.",
    // The best one is measured again in every generation, against luck: the new games replace the old ones, or are added to them.
    "command.evolve.again.doc":
        "Le meilleur est mesuré à nouveau à chaque génération, contre la chance : les nouvelles parties remplacent les anciennes, ou s’y ajoutent.",
    // Rule j (from 0) is present at the start with probability 1/(j mod this + 1); 1 = all of them.
    "command.evolve.presence.doc":
        "La règle j (à partir de 0) est présente au départ avec la probabilité 1/(j mod ce nombre + 1) ; 1 = toutes.",
    // Values of rules lie between 0 and this, or reach to twice what the player has where that lies outside. 0 = 10 in games of one player, else the whole range of the parameter.
    "command.evolve.span.doc":
        "Les valeurs des règles restent entre 0 et ce nombre, ou vont jusqu’au double de ce que le joueur a quand cela est hors de là. 0 = 10 dans les jeux à un joueur, sinon toute l’étendue du paramètre.",
    // Distance of two individuals in a rule that only the mother has; the range of a rule is a distance of 10.
    "command.evolve.distance.doc":
        "Distance de deux individus pour une règle que seule la mère possède ; l’étendue d’une règle est une distance de 10.",
    // CMA-ES: first step size, as a part of the range.
    "command.evolve.sigma.doc": "CMA-ES : première taille de pas, en part de l’étendue.",
    // SPSA: how far a player is from its neighbours in the last generation, as a part of the range; before, they are a little further away.
    "command.evolve.reach.doc":
        "SPSA : à quelle distance un joueur est de ses voisins à la dernière génération, en part de l’étendue ; avant, ils sont un peu plus loin.",
    // SPSA: how many times the range it would cross, if all of its steps were as long as the last one and one side won every game.
    "command.evolve.pace.doc":
        "SPSA : combien de fois il traverserait l’étendue, si tous ses pas étaient aussi longs que le dernier et qu’un côté gagnait toutes les parties.",
    // Games with points: a game counts as won from this many points on; 0 = the game's own goal.
    "command.evolve.goal.doc":
        "Jeux à points : une partie compte comme gagnée à partir de ce nombre de points ; 0 = le but du jeu lui-même.",
    // All individuals of a generation play with the same dice, openings and seeds.
    "command.evolve.common.doc":
        "Tous les individus d’une génération jouent avec le même hasard, les mêmes ouvertures et les mêmes graines.",
    // Random moves before the players take over; every opening is met from both sides.
    "command.evolve.openings.doc":
        "Coups aléatoires avant que les joueurs prennent la main ; chaque ouverture est jouée des deux côtés.",
    // A population drawn by lot (new), or the one that `population load` brought, or that the last evolution left (loaded).
    "command.evolve.start.doc":
        "Une population tirée au sort (`new`), ou celle que `population load` a apportée ou que la dernière évolution a laissée (`loaded`).",
    // Seed of the whole evolution; -1 = the session's.
    "command.evolve.seed.doc": "Graine de toute l’évolution ; −1 = celle de la session.",
    // The individuals of the running or last evolution. show: a table. best: the best one, or that of a number, as a player. use: seats it. save: everything as text, into a file if one is named. load: takes such a text, as it stands or from a file; a damaged or foreign one is refused and changes nothing. new: forgets the population.
    "command.population.doc":
        "Les individus de l’évolution en cours ou de la dernière. `show` : un tableau. `best` : le meilleur, ou celui d’un numéro, comme joueur. `use` : lui donne une place. `save` : tout en texte, dans un fichier s’il est nommé. `load` : prend un tel texte, tel quel ou d’un fichier ; un texte endommagé ou étranger est refusé et ne change rien. `new` : oublie la population.",
    // The commands, or all about one word: `help play`, `help uct`, `help uct.c`, `help connect4`.
    "command.help.doc":
        "Les commandes, ou tout sur un mot : `help play`, `help uct`, `help uct.c`, `help connect4`.",
    // Lists the games and their ready-made variants.
    "command.games.doc": "Donne la liste des jeux et de leurs variantes toutes faites.",
    // All tables as JSON: games, searchers, their parameters with bounds, defaults and help, and the commands. The page is made from it.
    "command.describe.doc":
        "Tous les tableaux en JSON : les jeux, les algorithmes, leurs paramètres avec bornes, valeurs par défaut et aide, et les commandes. La page en est faite.",
    // Reads a spec, changes values in it and writes it back in its shortest form: `spec player uct(c=1) sims=5k`. KIND is game, player, eval, playout or learner (one that can learn the present game). Nothing in the session changes.
    "command.spec.doc":
        "Lit une spécification, y change des valeurs et la réécrit sous sa forme la plus courte : `spec player uct(c=1) sims=5k`. KIND est `game`, `player`, `eval`, `playout` ou `learner` (qui peut apprendre le jeu présent). Rien ne change dans la session.",
    // The share link of the session (the part after #): game, players, seed, moves. VIEW is the page's own part of it.
    "command.link.doc":
        "Le lien de partage de la session (la partie après #) : jeu, joueurs, graine, coups. VIEW est la part de la page elle-même.",
    // Opens a share link: a whole address, or the part after #. All of it is checked before anything changes; nothing is started.
    "command.open.doc":
        "Ouvre un lien de partage : une adresse entière, ou la partie après #. Tout est vérifié avant que rien ne change ; rien n’est lancé.",
    // Answers as JSON, one object a line, or as text for people.
    "command.json.doc": "Répond en JSON, un objet par ligne, ou en texte pour les personnes.",
    // Tells after every change how the game stands, in one JSON line of type `position`, for programs that draw. Whatever changes the session (a line, the move of a `go`, a round) is followed by it. It says what has changed (rules, game, move, players, searchers, seed) and how the game stands, as `show` does, with the players and the searchers where those have changed. `follow on` answers with the first one. Programs that do not look at the board leave it off: the view of a large map is half a megabyte.
    "command.follow.doc":
        "Dit après chaque changement où en est la partie, en une ligne JSON de type `position`, pour les programmes qui dessinent. Tout ce qui change la session (une ligne, le coup d’un `go`, une manche) en est suivi. La ligne dit ce qui a changé (règles, partie, coup, joueurs, algorithmes, graine) et où en est la partie, comme `show`, avec les joueurs et les algorithmes là où ils ont changé. `follow on` répond par la première. Les programmes qui ne regardent pas le plateau s’en passent : la vue d’une grande carte fait un demi-mégaoctet.",
    // Colours in texts.
    "command.colour.doc": "Couleurs dans les textes.",
    // Leaves the native program (so does the end of input).
    "command.quit.doc": "Quitte le programme natif (comme la fin de l’entrée).",
};
