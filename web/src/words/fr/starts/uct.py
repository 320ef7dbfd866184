# UCT : recherche arborescente Monte-Carlo. Encore des parties aléatoires,
# mais un arbre retient ce qu’elles apprennent, et les coups prometteurs sont
# essayés plus souvent, des deux côtés.
from math import log, sqrt

title = "Mon UCT"
params = {
    "games": {"default": 1000, "min": 10, "max": 1000000, "title": "Parties aléatoires"},
    "c": {"default": 1.4, "min": 0, "max": 10, "step": 0.1, "title": "Constante d’exploration C"},
}


# Un nœud de l’arbre : combien de visites, et la somme des résultats pour moi.
class Node:
    def __init__(self, move):
        self.move = move
        self.visits = 0
        self.sum = 0
        self.children = None


def choose(game, params):
    root = Node(None)
    done = 0
    while done == 0 or (done < params.games and not game.stop):
        descend(game, root, params.c)
        done += 1
        if done % 500 == 0:
            tell(game, root)
    return tell(game, root)


# Une partie aléatoire : descendre l’arbre, un nœud de plus, puis au hasard
# jusqu’à la fin.
def descend(game, root, c):
    path = [root]
    node = root
    while not game.over and (node is root or node.visits > 0):
        if game.to_move < 0:
            # Les dés : chaque issue possible a son propre nœud.
            move = game.roll()
            if node.children is None:
                node.children = []
            known = [child for child in node.children if child.move == move]
            if not known:
                known = [Node(move)]
                node.children += known
            node = known[0]
        else:
            if node.children is None:
                node.children = [Node(move) for move in game.moves()]
            node = select(node, 1 if game.to_move == game.seat else -1, c)
        path.append(node)
        game.play(node.move)
    result = game.result() if game.over else game.playout()
    for passed in path:
        passed.visits += 1
        passed.sum += result
    for _ in path[1:]:
        game.undo()


# Le fils de plus grande somme : ce qu’on sait de lui, plus le peu qu’on en
# sait.
def select(node, sign, c):
    for child in node.children:
        if child.visits == 0:
            return child
    of_node = log(node.visits)

    def score(child):
        return sign * child.sum / child.visits + c * sqrt(of_node / child.visits)

    return max(node.children, key=score)


# Le coup essayé le plus souvent ; et ce qu’on sait jusqu’ici.
def tell(game, root):
    tried = [child for child in root.children if child.visits > 0]
    best = max(tried, key=lambda child: child.visits)
    values = {child.move: 100 * child.sum / child.visits for child in tried}
    game.report(value=values[best.move], nodes=root.visits, values=values, line=[best.move])
    return best.move
