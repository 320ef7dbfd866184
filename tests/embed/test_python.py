"""plyscope.py and mybot.py against the native program, whose path the variable PLYSCOPE holds."""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import unittest
from unittest import mock

from plyscope import Plyscope, PlyscopeError

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
PROGRAM = os.environ["PLYSCOPE"]
MINE = {"mine": [sys.executable, str(HERE / "mybot.py")]}


class Module(unittest.TestCase):
    def setUp(self):
        self.game = Plyscope("connect4", seed=1)
        self.addCleanup(self.game.close)

    def test_moves(self):
        self.game.play(4, "4")
        self.assertEqual(self.game.show()["moves_played"], ["4", "4"])
        self.game.undo()
        self.assertEqual(self.game.moves(), list("1234567"))
        text = self.game.position()
        self.game.new("amazons(columns=5,rows=5)")
        self.assertEqual(self.game.show()["family"], "amazons")
        self.game.new("connect4")
        self.game.position(text)
        self.assertEqual(self.game.after()["1"][-1], "J")
        self.game.play(1, 2, 1, 2, 1, 2, 3, 2)  # Red begins there
        self.assertEqual(self.game.moves(), [])
        self.assertEqual(self.game.show()["result"], [1, -1])
        self.game.restart()
        self.assertEqual(self.game.position(), text)

    def test_searches(self):
        self.game.position("......./......./......./......./JJJ..../RRR.... J")
        self.assertEqual(self.game.analyze("alphabeta(depth=3)")["best"], "4")
        evaluation = self.game.evaluate(moves=True)
        self.assertEqual(max(evaluation["moves"], key=lambda row: row["value"])["move"], "4")
        self.assertNotIn("moves", self.game.evaluate("lines(three=9)"))
        self.assertEqual(self.game.go("uct(sims=500)")["move"], "4")
        names = [player["searcher"] for player in self.game.players("random", "pvs")]
        self.assertEqual(names, ["random", "pvs"])

    def test_experiments(self):
        match = self.game.match("random", "montecarlo(sims=9)", games=6, seed=5, keep=True)
        self.assertEqual((match["games"], len(match["kept"])), (6, 6))
        with Plyscope("connect4", threads=2) as other:
            again = other.match("random", "montecarlo(sims=9)", games=6, seed=5, keep=True)
        self.assertEqual(again["kept"], match["kept"])
        table = self.game.tournament("random", "minimax(depth=2)", "uct(sims=9)", games=2)
        self.assertEqual(len(table["rows"]), 3)

    def test_errors(self):
        for line in ["nosuch", "play 9", "new chess", "analyze uct(sims=0)", "sweep random"]:
            with self.assertRaises(PlyscopeError, msg=line):
                self.game.ask(line)
        with self.assertRaisesRegex(PlyscopeError, "^'9' is no column: a move is a number from 1"):
            self.game.play(9)
        with self.assertRaises(ValueError):
            self.game.ask("play 1\nplay 1")
        self.assertEqual(self.game.show()["moves_played"], [])
        with self.assertRaisesRegex(PlyscopeError, "^The program has ended with status 1"):
            self.game.ask("quit")  # 1: lines were refused
        with self.assertRaisesRegex(PlyscopeError, "^The program has ended with status 1"):
            self.game.ask("show")
        with self.assertRaises(FileNotFoundError):
            Plyscope(program="/nonexistent/plyscope")

    def test_interrupt(self):
        with self.assertRaises(KeyboardInterrupt):
            with mock.patch.object(self.game, "_next", side_effect=KeyboardInterrupt):
                self.game.ask("analyze uct endless")
        self.assertIsNotNone(self.game._program.returncode)
        with self.assertRaisesRegex(PlyscopeError, "^The session is closed"):
            self.game.ask("seed")

    def test_with(self):
        with self.assertRaises(ZeroDivisionError), Plyscope() as game:
            child = game._program
            1 / 0
        self.assertIsNotNone(child.returncode)


class Bot(unittest.TestCase):
    def meet(self, game, **options):
        with Plyscope(game, engines=MINE) as lab:
            outcome = lab.match("external(engine=mine,nodes=4)", "random", games=2, **options)
        self.assertNotIn("failed", outcome)
        return outcome

    def test_meets_random(self):
        for game in ["connect4", "amazons(columns=5,rows=5)"]:
            with self.subTest(game):
                self.assertEqual(self.meet(game)["wins"], 2)

    def test_plays_alone(self):
        for game in ["tron(preset=document)", "2048(rows=3,cols=3)"]:
            with self.subTest(game):
                mine, random = (player["mean"] for player in self.meet(game)["points"])
                self.assertGreater(mine, random)

    def test_a_win_at_hand(self):
        with Plyscope("connect4", engines=MINE) as game:
            game.play(*"112233")
            found = game.go("external(engine=mine)")
        self.assertEqual((found["move"], found["depth"], found["value"]), ("4", 2, 99))


class Readme(unittest.TestCase):
    """What core/README.md shows is carried out, with fewer games."""

    def setUp(self):
        self.readme = (ROOT / "core/README.md").read_text(encoding="utf-8")

    def test_command(self):
        (line,) = re.findall(r'^plyscope --engine mine="python3 .*$', self.readme, re.MULTILINE)
        words = shlex.split(line.replace("games=100", "games=2"))
        words[0] = PROGRAM
        words[2] = f"mine={shlex.join(MINE['mine'])}"
        done = subprocess.run(words, capture_output=True, encoding="utf-8")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("2 games", done.stdout)
        self.assertNotIn("failed", done.stdout)

    def test_notebook(self):
        (cell,) = re.findall(r"```python\n(.*?)```", self.readme, re.DOTALL)
        self.assertLessEqual(len(cell.strip().splitlines()), 10)
        drawn = []

        class plt:  # draws nothing, and remembers what it was told
            errorbar = staticmethod(lambda *axes: drawn.append([list(axis) for axis in axes]))
            xscale = xlabel = ylabel = show = staticmethod(lambda *_: None)

        kept = "import matplotlib.pyplot as plt\n"
        self.assertIn(kept, cell)
        exec(cell.replace(kept, "").replace("games=200", "games=4"), {"plt": plt})
        sims, scores, (below, above) = drawn[0]
        self.assertEqual((sims[0], sims[-1]), (10, 1000))
        self.assertEqual(len(sims), len(scores))
        self.assertEqual((len(below), len(above)), (len(sims), len(sims)))
        for score, low, high in zip(scores, below, above):
            self.assertGreaterEqual(score - low, 0)
            self.assertLessEqual(score + high, 1 + 1e-12)


if __name__ == "__main__":
    unittest.main()
