# Alpha-beta: the same values as minimax, with a small part of the work. A
# reply that refutes a move ends the search of that move: nobody would let it
# come so far. The better the first moves that are tried, the more is left
# out.
from math import inf

title = "My alpha-beta"
params = {
    "depth": {"default": 4, "min": 1, "max": 16, "title": "Search depth in plies"},
    "sorted": {"default": True, "title": "Tries promising moves first"},
}


def choose(game, params):
    values = {}
    best = None
    # Time may end before all have been searched: those that look best come
    # first.
    for move in ordered(game, True) if params.sorted else game.moves():
        game.play(move)
        value = worth_of(game, params.depth - 1, -inf, inf, params.sorted)
        game.undo()
        if game.stop and values:
            break  # unfinished
        values[move] = value
        if best is None or value > values[best]:
            best = move
            game.report(value=value, depth=params.depth, nodes=game.nodes, values=values, line=[best])
    game.report(nodes=game.nodes, values=values)
    return best


# alpha: what I have for certain. beta: what my opponent will not let me
# exceed.
def worth_of(game, depth, alpha, beta, first):
    if game.over or depth == 0 or game.stop:
        return game.evaluate("strong")
    mine = game.to_move == game.seat
    best = -inf if mine else inf
    for move in ordered(game, mine) if first and depth > 1 else game.moves():
        game.play(move)
        value = worth_of(game, depth - 1, alpha, beta, first)
        game.undo()
        if mine:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta or game.stop:
            break  # the rest cannot matter
    return best


# Moves after which the position looks best come first, for whoever moves.
def ordered(game, mine):
    def worth(move):
        if game.stop:
            return -inf if mine else inf  # no time left to look at it
        game.play(move)
        value = game.evaluate("strong")
        game.undo()
        return value

    return sorted(game.moves(), key=worth, reverse=mine)
