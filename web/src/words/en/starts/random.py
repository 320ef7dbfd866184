# The simplest player of all: any legal move will do.
# Every other player should beat it.
import random

title = "My random player"


def choose(game, params):
    return random.choice(game.moves())
