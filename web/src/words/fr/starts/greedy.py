# Regarde un coup d’avance et prend le coup après lequel la position paraît la meilleure.
# Ce que veut dire « meilleure » tient en une ligne : changez-la, et voici un autre joueur.
title = "Mon joueur glouton"


def worth(game):
    return game.evaluate("plain")


def choose(game, params):
    values = {}
    for move in game.moves():
        game.play(move)
        values[move] = worth(game)
        game.undo()
    best = max(game.moves(), key=values.get)
    game.report(value=values[best], depth=1, values=values, line=[best])
    return best
