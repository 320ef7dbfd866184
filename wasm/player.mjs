/**
 * Runs a player that was written in JavaScript: hears the lines of the engine protocol that the core
 * says to programs outside, lets the player choose, and answers. No page, no Node: both bring what loads
 * the player's file and what carries the lines. What a player file may do stands in player.d.ts.
 */
import { openBoard } from "./board.mjs";
import { sentence } from "./sentences.mjs";
import { visible, visibleIn } from "./visible.mjs";

/** Milliseconds between two reports that leave, and for each of their lines. */
const GAP = 50;
const GAP_LINE = 0.5;
/** Milliseconds between two copies of the record, moves between two looks at the clock, length of a line. */
const RECORD_GAP = 500;
const RECORD_MOVES = 4096;
const RECORD_LINE = 3500;
/** Of the board, what is for who runs a player. */
const INNER = ["begin", "free", "tell", "efforts", "record", "recorded", "events", "aside"];
/** Lines of `console` that are told of one move, and the longest of them. */
const LOGGED = 200;
const LONGEST = 500;
/** Values of moves that are noted of a thought. */
const VALUES = 12;
const PARAMS = 16;
const CHOICES = 16;
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,22}$/;

/** Never in the middle of a character. */
const cutOff = (text, length) =>
    text.length > length ? `${text.slice(0, length).replace(/[\ud800-\udbff]$/, "")} …` : text;

/** What browsers and Node say of an import that comes to nothing, each in words of its own. */
const IMPORT = /^TypeError: .*(?:module (?:specifier|script)|imported module|bare specifier)/i;

/** Thrown where a file cannot be read, with its fault: nothing that a player throws passes for one. */
export class Unreadable extends Error {
    #fault;

    constructor(fault) {
        super(fault.text);
        this.#fault = fault;
    }

    /** The fault of what was thrown; undefined = it is none of these. */
    static faultOf(error) {
        const isOne = typeof error === "object" && error !== null && #fault in error;
        return isOne ? error.#fault : undefined;
    }
}

/** What was thrown, in words; whatever it does when it is asked for them. */
function wordsOf(error) {
    try {
        return error instanceof Error
            ? `${error.name}: ${error.message}`
            : sentence.thrown(String(error));
    } catch {
        return sentence.wordless;
    }
}

function stackOf(error) {
    try {
        return error instanceof Error ? String(error.stack ?? "") : "";
    } catch {
        return "";
    }
}

/** Functions of the game by what their time is counted as, when it is asked where the time of a move goes. */
const PARTS = {
    play: ["play", "undo"],
    moves: ["moves", "chance"],
    evaluate: ["evaluate"],
    playouts: ["playout", "playouts"],
    cells: ["cells", "pieces", "about"],
};
const { now } = performance;
const clock = now.bind(performance);

/** Of each function so many calls are timed, and of those after them one in so many: to look at the clock takes longer. */
const TIMED = 1000;
const SAMPLE = 16;

/**
 * Milliseconds that functions of a game take from here on, by their part. A call among many that takes a
 * millisecond longer than they do was interrupted: it stands for itself alone.
 */
export function watch(game, look = clock) {
    const spent = { play: 0, moves: 0, evaluate: 0, playouts: 0, cells: 0 };
    for (const [part, names] of Object.entries(PARTS))
        for (const name of names) {
            const call = game[name];
            let [calls, usual] = [0, 0];
            game[name] = (...args) => {
                if (++calls > TIMED && calls % SAMPLE !== 0) return call(...args);
                const begun = look();
                try {
                    return call(...args);
                } finally {
                    const took = look() - begun;
                    if (calls <= TIMED) usual += took / TIMED;
                    spent[part] += took * (calls > TIMED && took < usual + 1 ? SAMPLE : 1);
                }
            };
        }
    return spent;
}

/** What went wrong, as a sentence; `line` and `column` in the player's file where they are known. */
export function faultOf(error, file) {
    const known = Unreadable.faultOf(error);
    if (known !== undefined) return known;
    const said = visibleIn(wordsOf(error));
    // Of what runs here only the module of the games can fail like this.
    const broken = /^RuntimeError: (.*)/s.exec(said);
    if (broken !== null) return { text: sentence.gamesFailed(cutOff(broken[1], 100)) };
    const text = IMPORT.test(said) ? sentence.alone : cutOff(said, 400);
    for (const row of stackOf(error).split("\n")) {
        // Other places are in what runs the player.
        if (file === undefined || !row.includes(file)) continue;
        const found = /:(\d+):(\d+)\)?$/.exec(row.trim());
        if (found !== null) return { text, line: Number(found[1]), column: Number(found[2]) };
    }
    return { text };
}

/** The same in one line. */
export const faultText = ({ text, line, column }) =>
    line === undefined ? text : sentence.at(line, column, text);

/** The function that chooses. */
function chooser(module) {
    const found = module.default ?? module.choose;
    if (typeof found !== "function") throw new TypeError(sentence.noFunction);
    return found;
}

const words = (text) =>
    String(text)
        .replace(/[^ -~]+/g, " ")
        .trim();

function wordLine(key, init, choices, title) {
    const known = choices.map((word) => (NAME.test(word) ? word : ""));
    if (known.includes("") || known.length > CHOICES || !known.includes(init))
        throw new TypeError(sentence.choices(key, CHOICES));
    return `word ${key} ${init} ${known.join(",")} ${title}`;
}

function paramLine(key, row) {
    const given = typeof row === "object" && row !== null ? row : { default: row };
    const { default: init, min, max, step, choices, title = key } = given;
    if (!NAME.test(key)) throw new TypeError(sentence.parameter(key));
    const named = words(title).slice(0, 60) || key;
    if (typeof init === "boolean") return `bool ${key} ${init ? "yes" : "no"} ${named}`;
    if (Array.isArray(choices)) return wordLine(key, init, choices, named);
    if (![init, min, max].every(Number.isFinite) || !(min < max) || init < min || init > max)
        throw new TypeError(sentence.bounds(key));
    const whole = [init, min, max, step ?? 1].every(Number.isInteger);
    return `${whole ? "int" : "real"} ${key} ${init} ${min} ${max} ${named}`;
}

/** The file by which the core knows a player (core/searchers/external.h), from what its file exports. */
export function describePlayer(name, module) {
    chooser(module);
    const rows = Object.entries(module.params ?? {});
    if (!NAME.test(name)) throw new TypeError(sentence.name(name));
    if (rows.length > PARAMS) throw new TypeError(sentence.parameters(PARAMS));
    const title = words(module.title ?? name).slice(0, 40) || name;
    const lines = rows.map(([key, row]) => paramLine(key, row));
    if (module.values === "percent") lines.push("results");
    else if (module.values !== undefined) throw new TypeError(sentence.values);
    return ["plyscope player 1", `name ${name}`, `title ${title}`, ...lines, ""].join("\n");
}

/** The values that `go` is given, as the player sees them. */
function readParams(module, told) {
    const values = {};
    for (const [key, row] of Object.entries(module.params ?? {})) {
        const init = typeof row === "object" && row !== null ? row.default : row;
        const text = told.get(key);
        if (text === undefined) values[key] = init;
        else if (typeof init === "boolean") values[key] = text === "yes";
        else values[key] = typeof init === "number" ? Number(text) : text;
    }
    return values;
}

/** Lines by which a host asks a player without a core: first these, then those of each place. */
export const greetingOf = (game) => [
    "uci",
    `setoption name Game value ${game}`,
    "setoption name Timed value yes",
    "setoption name Profile value yes",
];

export function askingOf(place, milliseconds) {
    const go = `go movetime ${Math.round(milliseconds)}`;
    if ("plies" in place) return ["ucinewgame", `position random ${place.plies}`, go];
    const { seat = "mover", ply = 0, position } = place;
    const options = [`setoption name Seat value ${seat}`, `setoption name Ply value ${ply}`];
    return ["ucinewgame", ...options, `position fen ${position}`, go];
}

/** Said first by one that hosts in a worker: from now on it hears. */
export const BEGUN = "begun";

/** Said after `quit`: this one can play another game. */
export const RESTED = "rested";

const number = (value) => (Math.abs(value) < 1e-6 ? "0" : String(Number(value.toPrecision(12))));

/** A text of the record as lines of bearable length, cut between its words. */
function recordLines(kind, text) {
    const lines = [];
    for (let from = 0; from < text.length; ) {
        const far = from + RECORD_LINE;
        const to = far < text.length ? text.lastIndexOf(" ", far) : text.length;
        lines.push(`info ${kind}${text.slice(from, to)}`);
        from = to;
    }
    return lines;
}

/** What was done so far after each of the first moves. */
function effortLines(board) {
    const efforts = board.efforts();
    if (efforts.length === 0) return [];
    return board
        .moves()
        .map((move, i) =>
            efforts[i] > 0 ? `info currmove ${board.text(move)} nodes ${efforts[i]}` : "",
        )
        .filter((line) => line !== "");
}

/** What is no number in a report, and where it stands in it; undefined = nothing. */
function oddIn({ value, depth, nodes, values }) {
    const odd = (of) => of !== undefined && of !== null && !Number.isFinite(of);
    if (odd(value)) return ["value", value];
    if (odd(depth)) return ["depth", depth];
    if (odd(nodes)) return ["nodes", nodes];
    // There may be thousands of them, in thousands of reports: nothing is made of them.
    if (values instanceof Map) {
        for (const [move, of] of values) if (odd(of)) return [`values[${move}]`, of];
    } else
        for (const move in values) if (odd(values[move])) return [`values[${move}]`, values[move]];
    return undefined;
}

/** A report of the player as lines `info ...`; what is not understood is left out. */
function infoLines(board, { value, depth, nodes, line, values } = {}) {
    const info = [];
    if (Number.isFinite(depth)) info.push(`depth ${Math.round(depth)}`);
    if (Number.isFinite(nodes)) info.push(`nodes ${Math.round(nodes)}`);
    if (Number.isFinite(value)) info.push(`score cp ${number(value)}`);
    if (Array.isArray(line) && line.length > 0)
        info.push(`pv ${board.aside(() => pathText(board, line))}`);
    const lines = info.length > 0 ? [`info ${info.join(" ")}`] : [];
    for (const [move, of] of namedValues(board, values))
        lines.push(`info currmove ${move} score cp ${number(of)}`);
    return lines;
}

/** The values of moves that a report tells, the moves as people write them. */
function namedValues(board, values) {
    const name = (move) => (typeof move === "number" ? board.text(move) : String(move));
    const given = values instanceof Map ? [...values] : Object.entries(values ?? {});
    return given
        .slice(0, board.moves().length)
        .filter(([, of]) => Number.isFinite(of))
        .map(([move, of]) => {
            const digits = typeof move === "string" && /^\d+$/.test(move);
            return [name(digits ? keyOf(board, move) : move), of];
        });
}

/** What a player has returned, as a move; what is none is told of the place where it is returned. */
function answerOf(board, chosen) {
    const wrong = (text) => new Unreadable({ text, answer: true });
    if (chosen === undefined || chosen === null) throw wrong(sentence.noMove);
    try {
        const move = typeof chosen === "number" ? chosen : board.move(chosen);
        board.play(move);
        board.undo();
        return move;
    } catch (error) {
        throw wrong(faultOf(error).text);
    }
}

/** Keys of plain objects are text: of a number that is a legal move, the move. */
function keyOf(board, key) {
    const wanted = Number(key);
    return board.moves().includes(wanted) ? wanted : key;
}

/** A line of play from here: every move as text at its own position. */
function pathText(board, path) {
    const before = board.ply;
    const found = [];
    try {
        for (const move of path.slice(0, 40)) {
            const played = typeof move === "number" ? move : board.move(move);
            const text = board.text(played);
            board.play(played);
            found.push(text);
        }
    } catch {
        // The rest of the line is not shown.
    }
    while (board.ply > before) board.undo();
    return found.join(" ");
}

function logText(args) {
    const shown = args.map((arg) => {
        if (typeof arg === "string") return arg;
        try {
            return JSON.stringify(arg) ?? String(arg);
        } catch {
            return String(arg);
        }
    });
    return cutOff(visible(shown.join(" ")), LONGEST);
}

/**
 * @param plyscope a session of the player's own (createPlyscope)
 * @param load gives the exports of the player's file, new ones every time: a game knows nothing of others
 * @param settle is called when a move has been chosen, or none: ends what the player has left running
 * @param renew is called after a game: makes all that the file has changed what it was; false if it cannot
 * @param say takes a line for the core; with `true` behind it the player has ended, the line says how
 * @param note takes {type: "log", text} and {type: "fault", text, line, column}
 * @param file what the player's file is called in stacks; without it no place is told
 */
export function createPlayer({
    plyscope,
    load,
    say,
    note = () => {},
    settle = () => {},
    renew = () => true,
    file,
}) {
    let module = null;
    let fresh = false;
    let spec = "";
    let position = "";
    /** Moves made in the game before the position. */
    let before = 0;
    let seat = 0;
    let seed = "1";
    let timed = false;
    /** Whether it is told where the time of a move goes. */
    let profiled = false;
    /** Nodes of the record of its search; 0 = nobody looks at it. */
    let recorded = 0;
    let busy = false;
    let stopped = false;
    let ended = false;
    let logged = 0;
    const told = new Map();
    const waiting = [];

    function end(error) {
        const fault = faultOf(error, file);
        ended = true;
        say(faultText(fault), true);
        note({ type: "fault", ...fault, ended: true });
    }

    /** What a player prints goes to who watches it. */
    const log = (...args) => {
        logged++;
        if (logged <= LOGGED) note({ type: "log", text: logText(args) });
        else if (logged === LOGGED + 1) note({ type: "log", text: sentence.morePrinted });
    };
    const print = {
        log,
        info: log,
        warn: log,
        error: log,
        debug: log,
        table: log,
    };

    function limitsOf(line) {
        const at = (word) => {
            const found = new RegExp(`\\b${word} (\\d+)`).exec(line);
            return found === null ? Number.POSITIVE_INFINITY : Number(found[1]);
        };
        return { time: at("movetime"), nodes: at("nodes") };
    }

    /** What the player is given: the board and what belongs to its task. */
    function gameOf(board, limits, live) {
        const begun = performance.now();
        let next = 0;
        let latest = null;
        /** All that it has told, of each kind the newest. */
        let all = {};
        let played = 0;
        /** It counts its nodes itself. */
        let counts = false;
        let nextRecord = RECORD_GAP;
        const used = () => performance.now() - begun;
        /** Its first events, and the record as it stands. */
        const sendRecord = () => {
            nextRecord = used() + RECORD_GAP;
            const record = [
                "info tree begin",
                ...recordLines("tree", board.recorded()),
                "info tree end",
            ];
            for (const line of [...recordLines("events", board.events()), ...record]) say(line);
        };
        const send = () => {
            if (recorded > 0 && used() >= nextRecord) sendRecord();
            const info = infoLines(board, counts ? latest : { ...latest, nodes: played });
            const lines = [...effortLines(board), ...info];
            for (const line of lines) say(line);
            latest = null;
            next = performance.now() + Math.max(GAP, GAP_LINE * lines.length);
        };
        const game = Object.create(null);
        for (const [key, of] of Object.entries(Object.getOwnPropertyDescriptors(board)))
            if (!INNER.includes(key)) Object.defineProperty(game, key, of);
        const { play, playout, playouts } = board;
        game.play = (move) => {
            played++;
            play(move);
            if (recorded > 0 && played % RECORD_MOVES === 0 && used() >= nextRecord && live())
                sendRecord();
        };
        game.node = (row) => {
            if (recorded > 0) board.tell(row);
        };
        game.playout = (...args) => {
            played++;
            return playout(...args);
        };
        game.playouts = (games, ...args) => {
            const mean = playouts(games, ...args);
            played += games;
            return mean;
        };
        Object.defineProperties(game, {
            ply: { get: () => before + board.ply },
            nodes: { get: () => played },
            stop: {
                get: () => stopped || used() >= limits.time || played >= limits.nodes,
            },
        });
        game.time = {
            get used() {
                return used();
            },
            get left() {
                return Math.max(0, limits.time - used());
            },
        };
        game.limits = limits;
        let told = false;
        /** Once of a move. */
        const tellOdd = (row, place) => {
            const found = told ? undefined : oddIn(row);
            if (found === undefined) return;
            told = true;
            const text = sentence.report(...found.map((one) => cutOff(String(one), 30)));
            note({ type: "fault", ...faultOf(new Error(), file), ...place, text });
        };
        game.report = (row, place) => {
            if (board.ply > 0) return;
            tellOdd(row, place);
            latest = { ...latest, ...row };
            all = { ...all, ...row };
            counts ||= Number.isFinite(latest.nodes);
            if (live() && performance.now() >= next) send();
        };
        const flush = () => {
            if (recorded > 0) sendRecord();
            if (latest !== null || !counts) send();
        };
        const reported = () => ({
            value: Number.isFinite(all.value) ? all.value : undefined,
            values: namedValues(board, all.values).slice(0, VALUES),
        });
        return { game, used, played: () => played, reported, flush };
    }

    /** A position of the game that nobody has named, after so many moves at random. */
    function find(plies) {
        plyscope.exec(`new ${spec}`, "text");
        const board = openBoard(plyscope);
        try {
            board.begin(0, "7");
            const step = () => {
                const moves = board.moves();
                board.play(board.toMove < 0 ? board.roll() : moves[board.below(moves.length)]);
            };
            while (!board.over && (board.ply < plies || board.toMove < 0)) step();
            while (board.toMove < 0) board.undo();
            before = board.ply;
            seat = board.toMove;
            position = board.position();
        } finally {
            board.free();
        }
    }

    async function choose(line) {
        fresh = false;
        module ??= await load();
        const pick = chooser(module);
        if (plyscope.exec(`position ${position}`, "text") < 0)
            throw new Error(sentence.position(position));
        const board = openBoard(plyscope);
        try {
            // Who is asked about a position alone is whoever moves there.
            if (seat < 0) seat = board.toMove;
            board.begin(seat, seed);
            if (recorded > 0 && !board.record(recorded)) throw new Error(sentence.memory);
            // The question was dropped before it could be thought about: any answer is the right one.
            if (stopped) {
                say(`bestmove ${board.text(board.moves()[0])}`);
                return;
            }
            const limits = limitsOf(line);
            const { game, used, played, reported, flush } = gameOf(board, limits, () => !ended);
            const spent = profiled ? watch(game) : undefined;
            Math.random = game.random;
            logged = 0;
            note({
                type: "asked",
                text: JSON.stringify({ ply: before, seat, position }),
            });
            const chosen = await pick(game, readParams(module, told));
            const time = used();
            while (board.ply > 0) board.undo();
            flush();
            const move = board.aside(() => answerOf(board, chosen));
            if (timed) tellSlow(time, limits.time);
            tellMuch(played(), limits.nodes);
            const { value, values } = reported();
            const thought = {
                move: board.text(move),
                time,
                nodes: played(),
                value,
                values,
                spent,
            };
            note({ type: "thought", text: JSON.stringify(thought) });
            say(`bestmove ${board.text(move)}`);
        } finally {
            settle();
            board.free();
        }
    }

    /** Too slow by as much as loses a game (core/play/series/unit.c). */
    function tellSlow(used, time) {
        if (used <= time * 1.1 + 50) return;
        note({ type: "fault", slow: true, text: sentence.slow(used, time) });
    }

    /** By more than a search goes over its limit with the moves of one position. */
    function tellMuch(played, nodes) {
        if (played <= nodes * 1.1 + 50) return;
        note({ type: "fault", text: sentence.much(played, nodes) });
    }

    function option(line) {
        const found = /^setoption name (\S+) value (.*)$/.exec(line);
        if (found === null) return;
        const [, name, value] = found;
        if (name === "Seat") seat = value === "mover" ? -1 : Number(value);
        else if (name === "Ply") before = Number(value);
        else if (name === "Seed") seed = value;
        else if (name === "Timed") timed = value === "yes";
        else if (name === "Profile") profiled = value === "yes";
        else if (name === "Tree") recorded = Number(value);
        else if (name !== "Game") told.set(name, value);
        else if (value !== spec) {
            if (plyscope.exec(`new ${value}`, "text") < 0) throw new Error(sentence.game(value));
            spec = value;
        }
    }

    async function obey(line) {
        if (line === "uci") {
            before = 0;
            module = await load();
            fresh = true;
            chooser(module);
            say("uciok");
        } else if (line === "ucinewgame") {
            if (!fresh) module = await load();
            fresh = true;
        } else if (line === "isready") say("readyok");
        else if (line.startsWith("setoption ")) option(line);
        else if (line.startsWith("position fen ")) position = line.slice(13);
        else if (line.startsWith("position random ")) find(Number(line.slice(16)));
        else if (line.startsWith("go")) await choose(line);
        else if (line === "quit") {
            module = null;
            settle();
            say(RESTED, !renew());
        }
    }

    async function work() {
        busy = true;
        while (waiting.length > 0 && !ended) {
            stopped = false;
            try {
                await obey(waiting.shift());
            } catch (error) {
                end(error);
            }
        }
        busy = false;
    }

    return {
        /** `console` as the player sees it. */
        print,
        /** A line of the core. */
        hear(line) {
            if (ended) return;
            if (line === "stop") stopped = true;
            else waiting.push(line);
            if (!busy) void work();
        },
    };
}
