# Le plus simple des joueurs : n’importe quel coup permis fait l’affaire.
# Tout autre joueur devrait le battre.
import random

title = "Mon joueur aléatoire"


def choose(game, params):
    return random.choice(game.moves())
