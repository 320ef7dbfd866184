# UCT: Monte Carlo tree search. Random games again, but what they teach is
# remembered in a tree, and promising moves are tried more often, on both
# sides.
from math import log, sqrt

title = "My UCT"
params = {
    "games": {"default": 1000, "min": 10, "max": 1000000, "title": "Random games"},
    "c": {"default": 1.4, "min": 0, "max": 10, "step": 0.1, "title": "Exploration constant C"},
}


# A node of the tree: how often it was visited, and the sum of the results for
# me.
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


# One random game: down the tree, one node further, then at random to the end.
def descend(game, root, c):
    path = [root]
    node = root
    while not game.over and (node is root or node.visits > 0):
        if game.to_move < 0:
            # The dice: whatever they bring has a node of its own.
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


# The child with the best sum of what is known of it and how little is known
# of it.
def select(node, sign, c):
    for child in node.children:
        if child.visits == 0:
            return child
    of_node = log(node.visits)

    def score(child):
        return sign * child.sum / child.visits + c * sqrt(of_node / child.visits)

    return max(node.children, key=score)


# The move that was tried most often; and what is known so far.
def tell(game, root):
    tried = [child for child in root.children if child.visits > 0]
    best = max(tried, key=lambda child: child.visits)
    values = {child.move: 100 * child.sum / child.visits for child in tried}
    game.report(value=values[best.move], nodes=root.visits, values=values, line=[best.move])
    return best.move
