# Looks one move ahead and takes the move after which the position looks best.
# What "best" means is one line: change it, and you have another player.
title = "My greedy player"


def worth(game):
    return game.evaluate("strong")


# Where all move at once, as in Tron, nothing moves before the last has
# chosen: then I expect of the others what is worst for me.
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
