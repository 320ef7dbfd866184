# Takes what looks best after one move
params = {"noise": {"default": 0, "min": 0, "max": 10}}


def choose(game, params):
    def worth(move):
        game.play(move)
        value = game.evaluate("strong") + params.noise * game.random()
        game.undo()
        return value

    return max(game.moves(), key=worth)
