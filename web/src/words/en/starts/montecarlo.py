# Flat Monte Carlo: after every legal move plays random games to the end and
# takes the move after which they went best. It needs nothing but the rules,
# so it plays every game.
title = "My Monte Carlo"
params = {
    "games": {"default": 200, "min": 1, "max": 100000, "title": "Random games per move"},
}


def choose(game, params):
    # Results are -1 to +1, or points; values are shown in hundredths of a
    # win.
    unit = 1 if game.about().get("points") else 100
    values = {}
    for number, move in enumerate(game.moves()):
        game.play(move)
        game.stream(number)  # every move has random numbers of its own
        total, played = 0, 0
        # Ten at a time: games can be long, and time ends between them.
        while played == 0 or played < params.games and not game.stop:
            more = min(10, params.games - played)
            total += more * game.playouts(more)
            played += more
        values[move] = unit * total / played
        game.undo()
        game.report(values=values, nodes=game.nodes)
        if game.stop:
            break
    best = max((move for move in game.moves() if move in values), key=values.get)
    game.report(value=values[best], values=values, line=[best])
    return best
