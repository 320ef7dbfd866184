# Looks one move ahead and takes the move after which the position looks best.
# What "best" means is one line: change it, and you have another player.
title = "My greedy player"


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
