# Expectimax, for games with dice such as 2048: at my own moves I take the
# best, where the dice move I take the mean over all that they may bring.
title = "My expectimax"
params = {
    "depth": {"default": 2, "min": 1, "max": 5, "title": "My moves looked ahead"},
    "least": {"default": 0.001, "min": 0, "max": 0.5, "title": "Least probability followed"},
}


def choose(game, params):
    values = {}
    for move in game.moves():
        game.play(move)
        values[move] = worth_of(game, params.depth - 1, 1, params.least)
        game.undo()
    best = max(game.moves(), key=values.get)
    game.report(value=values[best], depth=params.depth, nodes=game.nodes, values=values, line=[best])
    return best


def worth_of(game, depth, probability, least):
    if game.over or depth == 0 or probability < least or game.stop:
        return game.evaluate("rows")
    if game.to_move < 0:
        mean = 0
        for outcome in game.chance():
            game.play(outcome.move)
            value = worth_of(game, depth, probability * outcome.probability, least)
            mean += outcome.probability * value
            game.undo()
        return mean
    values = []
    for move in game.moves():
        game.play(move)
        values.append(worth_of(game, depth - 1, probability, least))
        game.undo()
    return max(values)
