# For two riders in Tron: counts the cells that each of them reaches first,
# and takes the move that leaves me most of them, whatever the other rider
# does at the same time.
title = "My territory rider"


def choose(game, params):
    values = {}
    for move in game.moves():
        game.play(move)
        alone = game.players == 1 or game.over
        values[move] = game.evaluate("voronoi") if alone else worst(game)
        game.undo()
    best = max(game.moves(), key=values.get)
    game.report(value=values[best], depth=2, nodes=game.nodes, values=values, line=[best])
    return best


# The value of the answer that is worst for me.
def worst(game):
    values = []
    for move in game.moves():
        game.play(move)
        values.append(game.evaluate("voronoi"))
        game.undo()
    return min(values)
