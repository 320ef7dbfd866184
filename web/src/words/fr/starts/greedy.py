# Regarde un coup d’avance et prend le coup après lequel la position paraît la
# meilleure. Ce que veut dire « meilleure » tient en une ligne : changez-la,
# et voici un autre joueur.
title = "Mon joueur glouton"


def worth(game):
    return game.evaluate("strong")


# Là où tous jouent en même temps, comme dans Tron, rien ne bouge avant que le
# dernier ait choisi. J’attends donc des autres ce qui est le pire pour moi.
def worst(game, others):
    if others == 0 or game.over:
        return worth(game)
    values = []
    for move in game.moves():
        game.play(move)
        values.append(worst(game, others - 1))
        game.undo()
    return min(values)


def choose(game, params):
    about = game.about()
    others = about["players"] - 1 if about["simultaneous"] else 0
    values = {}
    for move in game.moves():
        game.play(move)
        values[move] = worst(game, others)
        game.undo()
        if game.stop:
            break
    best = max((move for move in game.moves() if move in values), key=values.get)
    game.report(value=values[best], depth=1, values=values, line=[best])
    return best
