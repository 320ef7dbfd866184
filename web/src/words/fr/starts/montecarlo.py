# Monte-Carlo simple : après chaque coup permis, joue des parties aléatoires
# jusqu’au bout et prend le coup qui leur réussit le mieux. Les règles lui
# suffisent : il joue à tous les jeux.
title = "Mon Monte-Carlo"
params = {
    "games": {"default": 200, "min": 1, "max": 100000, "title": "Parties aléatoires par coup"},
}


def choose(game, params):
    # Résultats de -1 à +1, ou points ; les valeurs s’affichent en centièmes
    # de victoire.
    unit = 1 if game.about().get("points") else 100
    values = {}
    for number, move in enumerate(game.moves()):
        game.play(move)
        game.stream(number)  # chaque coup a ses propres nombres aléatoires
        total, played = 0, 0
        # Dix à la fois : les parties peuvent être longues, et le temps finit
        # entre elles.
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
