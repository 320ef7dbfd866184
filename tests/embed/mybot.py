"""A player in Python, for every game in turns: `choose` thinks, `main` speaks the engine protocol.

    plyscope --engine mine="python3 mybot.py" -c "match external(engine=mine) random games=20"

plyscope.py, beside this file, knows the rules: it runs a Plyscope of its own and asks it. The
program that has started this one hears what is printed: messages for yourself go to sys.stderr.
"""

import sys
import time

from plyscope import Plyscope, PlyscopeError


def choose(game, seconds, nodes):
    """The move and what it is worth: two plies of minimax. Put your own idea here."""
    end = time.monotonic() + seconds
    here = game.evaluate(moves=True)
    static = {row["move"]: row["value"] for row in here["moves"]}
    worth = {}
    # The most promising moves first: those that are left out when the time is up matter least.
    for move in sorted(static, key=static.get, reverse=True)[:nodes]:
        if worth and time.monotonic() > end:
            break
        game.play(move)
        try:
            there = game.evaluate(moves=True)
            reply = max(row["value"] for row in there["moves"])
            worth[move] = reply if there["player"] == here["player"] else -reply
        except PlyscopeError:  # that move has ended the game: nobody replies
            worth[move] = static[move]
        game.undo()
    best = max(worth, key=worth.get)
    return best, worth[best]


def main():
    with Plyscope() as game:
        for line in sys.stdin:
            command, _, rest = line.strip().partition(" ")
            if command == "uci":
                print("id name mybot\nuciok")
            elif command == "isready":
                print("readyok")
            elif command == "setoption" and rest.startswith("name Game value "):
                game.new(rest[len("name Game value ") :])
            elif command == "position":  # always as one line of text: position fen TEXT
                game.position(rest[len("fen ") :])
            elif command == "go":  # movetime MS, nodes N, or both
                words = rest.split()
                limit = dict(zip(words[::2], map(int, words[1::2])))
                move, value = choose(game, limit.get("movetime", 1000) / 1000, limit.get("nodes"))
                print(f"info depth 2 score cp {value:.0f} pv {move}\nbestmove {move}")
            elif command == "quit":
                break
            sys.stdout.flush()


main()
