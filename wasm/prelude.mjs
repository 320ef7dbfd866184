import { sentence } from "./sentences.mjs";

/** A text as Python writes it. */
const quoted = (text) => JSON.stringify(text);
const { python: say } = sentence;

/**
 * What a player in Python finds before its file is read (python.mjs): the game as an object of Python, `random` by
 * the seed of the game, and modules that are imported for their names alone. In here `js` leads to the functions of the
 * host, and to nothing afterwards. A function that has failed gives `undefined`.
 */
export const PRELUDE = String.raw`
def _prelude():
    import builtins, js, json, math, sys, time
    from array import array
    from collections import namedtuple
    from heapq import heapify, heappop

    undefined = js.fail()
    failure = js.failure
    inf = math.inf

    class IllegalMove(ValueError):
        pass

    def failed():
        name, text = failure().split("\n", 1)
        raise (IllegalMove if name == "IllegalMove" else ValueError)(text)

    def checked(call):
        def checked_call(*given):
            answer = call(*given)
            if answer is undefined:
                failed()
            return answer
        return checked_call

    Cell = namedtuple("Cell", ("name", "x", "y", "floor", "place", "piece", "owner", "label"))
    Outcome = namedtuple("Outcome", ("move", "probability"))

    host_play, host_undo, host_evaluate, host_move = js.play, js.undo, js.evaluate, js.move
    host_moves, host_pieces, host_room = js.moves, js.pieces, js.room
    host_playout, host_playouts, host_result = js.playout, js.playouts, js.result
    host_key, host_weights = js.key, js.weights
    host_cells, host_about, host_report, host_node = js.cells, js.about, js.report, js.node
    host_stop, host_over, host_mover, host_ply = js.stop, js.over, js.toMove, js.ply
    host_seat, host_players, host_nodes = js.seat, js.players, js.nodes
    host_used, host_left, most_time, most_nodes = js.used, js.left, js.mostTime, js.mostNodes
    host_random, host_below, host_roll = js.random, js.below, js.roll
    host_source, host_params, host_seconds, host_answer = js.source, js.params, js.seconds, js.answer

    # Lists come through arrays that the host fills.
    listed = array("I", bytes(4 * 4096))
    host_room("moves", id(listed), 4096)
    standing = [array("b", b"")]

    def play(move):
        if host_play(move) is undefined:
            failed()

    def undo():
        if host_undo() is undefined:
            failed()

    def moves():
        nonlocal listed
        count = host_moves()
        if count > len(listed):
            listed = array("I", bytes(4 * count))
            host_room("moves", id(listed), count)
            count = host_moves()
        elif count is undefined:
            failed()
        return list(listed[:count])

    def pieces():
        count = host_pieces()
        if count > 0:
            standing[0] = array("b", bytes(count))
            host_room("pieces", id(standing[0]), count)
            host_pieces()
        return standing[0]

    def evaluate(name="plain", seat=None):
        value = host_evaluate(name, seat)
        if value is undefined:
            failed()
        return value

    def playout(policy="plain", seat=None):
        value = host_playout(policy, seat)
        if value is undefined:
            failed()
        return value

    def playouts(count, policy="plain", seat=None):
        value = host_playouts(count, policy, seat)
        if value is undefined:
            failed()
        return value

    def result(seat=None):
        return host_result(seat)

    def key():
        return int(host_key())

    def chance():
        return [Outcome(*row) for row in json.loads(host_weights())]

    def cells():
        return [Cell(*row) for row in json.loads(host_cells())]

    def about():
        return json.loads(host_about())

    # What is no number is told of by the host.
    def number(value):
        if isinstance(value, (int, float)) and not isinstance(value, bool) and -inf < value < inf:
            return value
        return None if value is None else str(value)

    def report(row=None, **more):
        told = dict(row or {})
        told.update(more)
        values = told.get("values")
        if hasattr(values, "items"):
            values = values.items()
        line = told.get("line")
        host_report(json.dumps({
            "value": number(told.get("value")),
            "depth": number(told.get("depth")),
            "nodes": number(told.get("nodes")),
            "line": None if line is None else [move for move in line if isinstance(move, (int, str))],
            "values": None if values is None else [
                [move, number(value)] for move, value in values if isinstance(move, (int, str))
            ],
        }))

    def node(row=None, *, alpha=None, beta=None, value=None, seat=None):
        if row is not None:
            return node(**row)
        host_node(alpha, beta, value, seat)

    class Time:
        @property
        def used(self):
            return host_used()

        @property
        def left(self):
            return host_left()

    class Limits:
        @property
        def time(self):
            return most_time()

        @property
        def nodes(self):
            return most_nodes()

    class Game:
        def __init__(self):
            self.play, self.undo, self.moves, self.pieces = play, undo, moves, pieces
            self.evaluate, self.playout, self.playouts = evaluate, playout, playouts
            self.result, self.key, self.chance, self.cells = result, key, chance, cells
            self.about, self.report, self.node = about, report, node
            self.roll, self.stream = checked(host_roll), checked(js.stream)
            self.random, self.below = host_random, checked(host_below)
            self.text, self.move, self.position = checked(js.text), checked(host_move), js.position
            self.time, self.limits = Time(), Limits()

        @property
        def over(self):
            return host_over()

        @property
        def to_move(self):
            return host_mover()

        @property
        def seat(self):
            return host_seat()

        @property
        def players(self):
            return host_players()

        @property
        def ply(self):
            return host_ply()

        @property
        def nodes(self):
            return host_nodes()

        @property
        def stop(self):
            return host_stop()

    class Params:
        def __init__(self, values):
            for name, value in values.items():
                setattr(self, name, value)

        def __getitem__(self, name):
            return getattr(self, name)

    class Random:
        random = host_random

        @staticmethod
        def seed(*_):
            pass

        @staticmethod
        def randrange(start, stop=None, step=1):
            choices = range(start) if stop is None else range(start, stop, step)
            if len(choices) == 0:
                raise ValueError(${quoted(say.emptyRange)})
            return choices[host_below(len(choices))]

        @staticmethod
        def randint(least, most):
            return Random.randrange(least, most + 1)

        @staticmethod
        def choice(items):
            if len(items) == 0:
                raise IndexError(${quoted(say.emptySequence)})
            return items[host_below(len(items))]

        @staticmethod
        def choices(items, weights=None, *, k=1):
            if weights is None:
                return [Random.choice(items) for _ in range(k)]
            found = []
            for _ in range(k):
                left = host_random() * sum(weights)
                for item, weight in zip(items, weights):
                    left -= weight
                    if left < 0:
                        break
                found.append(item)
            return found

        @staticmethod
        def shuffle(items):
            for i in range(len(items) - 1, 0, -1):
                j = host_below(i + 1)
                items[i], items[j] = items[j], items[i]

        @staticmethod
        def sample(items, k):
            items = list(items)
            Random.shuffle(items)
            return items[:k]

        @staticmethod
        def uniform(least, most):
            return least + (most - least) * host_random()

        @staticmethod
        def gauss(mu=0.0, sigma=1.0):
            length = math.sqrt(-2 * math.log(1 - host_random()))
            return mu + sigma * length * math.cos(2 * math.pi * host_random())

        @staticmethod
        def getrandbits(count):
            bits = 0
            for _ in range(count):
                bits = 2 * bits + host_below(2)
            return bits

    def no_input(*_):
        raise OSError(${quoted(say.noInput)})

    def no_files(*_, **__):
        raise OSError(${quoted(say.noOpen)})

    # Names of types, in annotations that nobody reads.
    class Kind:
        def __getitem__(self, _):
            return self

        def __call__(self, *given):
            return given[-1] if given else self

    class Typing:
        def __getattr__(self, _):
            return Kind()

    # The one that is there asks for a key at every comparison, and keeps no order among equals.
    def steady(items, *, key=None, reverse=False):
        items = list(items)
        sign = -1 if reverse else 1
        heap = [(key(item) if key else item, sign * i) for i, item in enumerate(items)]
        heapify(heap)
        found = [items[sign * heappop(heap)[1]] for _ in items]
        return found[::-1] if reverse else found

    builtins.input, builtins.open, builtins.sorted = no_input, no_files, steady
    sys.modules["random"] = Random
    sys.modules["typing"] = Typing()
    time.perf_counter = time.monotonic = time.process_time = host_seconds
    game = Game()
    module = {"__name__": "player", "IllegalMove": IllegalMove}

    def read():
        exec(compile(host_source(), "player.py", "exec"), module)
        if not callable(module.get("choose")):
            raise TypeError(${quoted(say.noFunction)})
        host_answer(json.dumps({name: module.get(name) for name in ("title", "params", "values")}))

    def choose():
        answer = module["choose"](game, Params(json.loads(host_params())))
        if type(answer).__name__ == "generator":
            raise TypeError(${quoted(say.plain)})
        plain = isinstance(answer, str) or type(answer) is int and 0 <= answer < 1 << 32
        host_answer(answer if plain or answer is None else repr(answer))

    js.close()
    for name in ("js", "jsffi"):
        sys.modules.pop(name, None)
    return read, choose

_read, _choose = _prelude()
del _prelude
`;
