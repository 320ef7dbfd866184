# Minimax: looks at every line of play to a fixed depth. I take the largest
# value, my opponent the smallest. Made for games of two players without dice.
from math import inf

title = "My minimax"
params = {
    "depth": {"default": 3, "min": 1, "max": 12, "title": "Search depth in plies"},
}


def choose(game, params):
    values = {}
    # Time may end before all have been searched: those that look best come
    # first.
    for move in promising(game):
        game.play(move)
        value = worth_of(game, params.depth - 1)
        game.undo()
        if game.stop and values:
            break  # unfinished
        values[move] = value
    best = max((move for move in game.moves() if move in values), key=values.get)
    game.report(value=values[best], depth=params.depth, nodes=game.nodes, values=values, line=[best])
    return best


# What the position is worth for me, looking depth plies ahead at most.
def worth_of(game, depth):
    if game.over or depth == 0 or game.stop:
        return game.evaluate("strong")
    values = []
    mine = game.to_move == game.seat
    for move in game.moves():
        game.play(move)
        values.append(worth_of(game, depth - 1))
        game.undo()
        if game.stop:
            break
    return max(values) if mine else min(values)


def promising(game):
    def worth(move):
        if game.stop:
            return -inf  # no time left to look at it
        game.play(move)
        value = game.evaluate("strong")
        game.undo()
        return value

    return sorted(game.moves(), key=worth, reverse=True)
