"""Plyscope from Python: starts the native program, says lines to it, gives back its answers.

    from plyscope import Plyscope

    with Plyscope("connect4") as game:
        game.play(4, 4)
        print(game.show()["result_text"], game.moves())
        print(game.analyze("uct(sims=5000)")["best"])
        print(game.match("uct(preset=easy)", "random", games=50)["score"])

One file, nothing but the standard library (Python 3.9). The program is the one of `program=`, else
the one that the environment variable PLYSCOPE names, else `plyscope` on the path. Every answer is
the dictionary that the program says in JSON: `help protocol` of the console and core/answers/*.ts
tell its members. What the program refuses is raised as PlyscopeError with its own sentence.
"""

import json
import os
import shlex
import subprocess


class PlyscopeError(Exception):
    """The program's own sentence about what it refused, or how it ended."""


def _line(command, words=(), options=None):
    """A line of the console: what is None is left out, and True and False are yes and no."""
    said = [command, *(str(word) for word in words if word is not None)]
    for name, value in (options or {}).items():
        said.append(f"{name}={('no', 'yes')[value] if isinstance(value, bool) else value}")
    return " ".join(said)


class Plyscope:
    """A session of the program: one game in progress, its players, its experiments.

    game     the game to begin with, such as "amazons" or "connect4(rows=5)"
    seed     of everything random; equal seeds give equal answers
    threads  for the games of matches, tournaments and sweeps
    engines  programs that play as external(engine=NAME): {"mine": "python3 mybot.py"}
    """

    def __init__(self, game=None, *, seed=None, threads=1, engines=None, program=None):
        command = [program or os.environ.get("PLYSCOPE", "plyscope"), "--json", "-j", str(threads)]
        for name, started_by in (engines or {}).items():
            words = started_by if isinstance(started_by, str) else shlex.join(started_by)
            command += ["--engine", f"{name}={words}"]
        # In a process group of its own: Ctrl-C is for this program.
        self._program = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )
        self._lines = 0
        try:
            if seed is not None:
                self.ask(f"seed {seed}")
            if game is not None:
                self.new(game)
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def close(self):
        """Ends the program, whatever it is doing; so does Ctrl-C while an answer is waited for."""
        if self._program.poll() is None:
            self._program.kill()
        self._program.communicate()

    # ---- any line of the console

    def ask(self, line):
        """Says one line; its last answer, when all that it has begun is done."""
        return self.answers(line)[-1]

    def answers(self, line):
        """Says one line; all that it was answered, in order."""
        if "\n" in line:
            raise ValueError("one line at a time")
        if self._program.stdin.closed:
            raise PlyscopeError("The session is closed.")
        # The answer to the empty line behind it says that the first has no more of its own.
        number, self._lines = self._lines + 1, self._lines + 2
        answers = []
        try:
            self._program.stdin.write(f"{line}\n\n")
            self._program.stdin.flush()
            while (answer := self._next())["re"] <= number:
                if answer["re"] == number:
                    answers.append(answer)
        except BrokenPipeError:
            raise self._ended() from None
        except KeyboardInterrupt:
            self.close()  # nobody would hear the rest of the answer
            raise
        for answer in answers:
            if answer["type"] == "error":
                raise PlyscopeError(answer["text"])
            if answer.get("error"):
                raise PlyscopeError(answer["error"])
        return answers

    def _next(self):
        line = self._program.stdout.readline()
        if not line:
            raise self._ended()
        return json.loads(line)

    def _ended(self):
        return PlyscopeError(f"The program has ended with status {self._program.wait()}.")

    # ---- the game

    def new(self, game):
        """Sets up a new game, such as "tron(preset=document)"."""
        self.ask(f"new {game}")

    def restart(self):
        """Begins the same game again."""
        self.ask("restart")

    def show(self):
        """All about the position: mover, status, result, moves_played, view, link and more."""
        return self.ask("show")

    def position(self, text=None):
        """The position as one line of text; with a text: sets that position up."""
        if text is None:
            return self.show()["position"]
        self.ask(f"position {text}")
        return text

    def moves(self):
        """The legal moves; none when the game is over."""
        return list(self.after())

    def after(self):
        """The position right after every legal move, by move."""
        return {row["move"]: row["after"] for row in self.ask("moves")["moves"]}

    def play(self, *moves):
        """Plays these moves: all of them, or none when one is not legal."""
        self.ask(_line("play", moves))

    def undo(self, count=1):
        """Takes back the last moves."""
        self.ask(f"undo {count}")

    # ---- players and searches

    def players(self, *specs):
        """Who plays, one spec a side; with specs: sets them."""
        return self.ask(_line("players", specs))["players"]

    def go(self, player=None):
        """Lets the player of this side, or that one, think and play: `move` and what it found."""
        return self.ask(_line("go", [player]))

    def analyze(self, player):
        """Searches without moving: `best`, `value`, `pv`, `moves` with a value each, and more."""
        return self.ask(_line("analyze", [player]))

    def evaluate(self, evaluation=None, moves=False):
        """The static `value` of the position for `player`; moves=True: of every legal move, too."""
        return self.ask(_line("eval", [evaluation, "moves" if moves else None]))

    # ---- experiments

    def match(self, first, second=None, **options):
        """Many games of two players, or of one alone: games=100, openings=2, seed=7, ..."""
        return self.ask(_line("match", [first, second], options))

    def tournament(self, *players, **options):
        """Several players, each against each."""
        return self.ask(_line("tournament", players, options))

    def sweep(self, player, opponent=None, **options):
        """One match for every value of a range, "uct(sims=10..1000:log5)"; its rows."""
        return self.ask(_line("sweep", [player, opponent], options))["rows"]
