# Minimax : parcourt toutes les suites de coups jusqu’à une profondeur fixe.
# Je prends la plus grande valeur, mon adversaire la plus petite. Pour les
# jeux à deux joueurs sans dés.
from math import inf

title = "Mon minimax"
params = {
    "depth": {"default": 3, "min": 1, "max": 12, "title": "Profondeur en coups"},
}


def choose(game, params):
    values = {}
    # Le temps peut finir avant que tous soient explorés : d’abord ceux qui
    # promettent le plus.
    for move in promising(game):
        game.play(move)
        value = worth_of(game, params.depth - 1)
        game.undo()
        if game.stop and values:
            break  # inachevé
        values[move] = value
    best = max((move for move in game.moves() if move in values), key=values.get)
    game.report(value=values[best], depth=params.depth, nodes=game.nodes, values=values, line=[best])
    return best


# Ce que vaut la position pour moi, avec depth coups d’avance au plus.
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
            return -inf  # plus le temps de le regarder
        game.play(move)
        value = game.evaluate("strong")
        game.undo()
        return value

    return sorted(game.moves(), key=worth, reverse=True)
