# Alpha-bêta : les mêmes valeurs que minimax, pour une petite part du travail.
# Une réponse qui réfute un coup met fin à l’exploration de ce coup : personne
# ne laisserait en arriver là. Plus les premiers coups essayés sont bons, plus
# on élague.
from math import inf

title = "Mon alpha-bêta"
params = {
    "depth": {"default": 4, "min": 1, "max": 16, "title": "Profondeur en coups"},
    "sorted": {"default": True, "title": "Essaie d’abord les coups prometteurs"},
}


def choose(game, params):
    values = {}
    best = None
    # Le temps peut finir avant que tous soient explorés : d’abord ceux qui
    # promettent le plus.
    for move in ordered(game, True) if params.sorted else game.moves():
        game.play(move)
        value = worth_of(game, params.depth - 1, -inf, inf, params.sorted)
        game.undo()
        if game.stop and values:
            break  # inachevé
        values[move] = value
        if best is None or value > values[best]:
            best = move
            game.report(value=value, depth=params.depth, nodes=game.nodes, values=values, line=[best])
    game.report(nodes=game.nodes, values=values)
    return best


# alpha : ce que j’ai à coup sûr. beta : ce que mon adversaire ne me laissera
# pas dépasser.
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
            break  # le reste ne peut plus compter
    return best


# D’abord les coups après lesquels la position paraît la meilleure, pour qui
# joue.
def ordered(game, mine):
    def worth(move):
        if game.stop:
            return -inf if mine else inf  # plus le temps de le regarder
        game.play(move)
        value = game.evaluate("strong")
        game.undo()
        return value

    return sorted(game.moves(), key=worth, reverse=mine)
