# Pour deux pilotes à Tron : compte les cases que chacun atteint en premier,
# et prend le coup qui m’en laisse le plus, quoi que fasse l’autre pilote au
# même moment.
title = "Mon pilote territoire"


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


# La valeur de la réponse la pire pour moi.
def worst(game):
    values = []
    for move in game.moves():
        game.play(move)
        values.append(game.evaluate("voronoi"))
        game.undo()
    return min(values)
