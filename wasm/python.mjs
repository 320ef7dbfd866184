/**
 * Runs players that were written in Python: MicroPython as WebAssembly, the module of the package
 * @micropython/micropython-webassembly-pyscript with a host of its own. The host of the package lets Python reach all
 * objects of JavaScript. Here Python calls the functions of this file by their numbers, with numbers, texts and
 * None, and is given the same: no object of JavaScript goes either way, so that nothing leads out. There are no files,
 * no network, no input. No page, no Node: both bring the module.
 */
import { Unreadable } from "./player.mjs";
import { PRELUDE } from "./prelude.mjs";
import { sentence } from "./sentences.mjs";

const { python: say } = sentence;

/** Bytes that an interpreter may take; it gives back what is not needed any more when a move has been chosen. */
const MEMORY = 1 << 30;
/** Of its first heap, and places of the stack of its functions. */
const HEAP = 1 << 20;
const PLACES = 1 << 16;
/**
 * Bytes of the stack of the module, which bound how deep functions may call each other: what a worker of a browser has
 * for JavaScript's own, half of what Node has, must last longer.
 */
const DEPTH = 80 << 10;
/** What the module was compiled for, and what it keeps free. */
const COMPILED = 32 << 10;
/** Calls between two looks at the clock. */
const CALLS = 2048;
/** Characters that are kept of a line that has not ended. */
const PRINTED = 4000;
/** The share of its patience after which a player is ended here, so that its line is known. */
const ENOUGH = 0.7;
const PAGE = 1 << 16;
const CHOOSE = /^def\s+choose\b/;
const NO_SUCH_FILE = -44;
/** Numbers before stand for what MicroPython has itself. */
const FIRST = 2;

/** Kinds of values, as Python gives them and as it takes them: those of "proxy_c" in MicroPython. */
const GIVEN = { error: -1, truth: 2, whole: 3, real: 4, text: 5 };
const TAKEN = {
    undefined: 0,
    none: 1,
    truth: 2,
    whole: 3,
    real: 4,
    text: 5,
    function: 7,
};

// As they are before the worker of a player is narrowed.
const { Instance, Module, RuntimeError: Trap } = WebAssembly;
const { now: clock } = performance;
const now = clock.bind(performance);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An exception of Python that its player has not caught: its kind, and all that Python says of it. */
class Raised extends Error {
    constructor(said) {
        const [kind, trace = ""] = said.split("\x04");
        super(trace);
        this.kind = kind;
    }
}

/**
 * A new interpreter.
 *
 * @param module MicroPython
 * @param functions what the module `js` has until one of them closes it; what they throw, Python is told of
 * @param print takes every line that is printed
 */
function openInterpreter(module, functions, print) {
    const names = Object.keys(functions);
    const calls = Object.values(functions);
    const table = [];
    let wasm;
    let bytes;
    let places;
    let view;
    let open = true;
    let deadline = Number.POSITIVE_INFINITY;
    let until = CALLS;
    let line = "";
    let broken = null;

    /** After everything that may take memory. */
    function look() {
        if (bytes?.length > 0) return;
        const { buffer } = wasm.memory;
        bytes = new Uint8Array(buffer);
        places = new Int32Array(buffer);
        view = new DataView(buffer);
    }

    const textAt = (at, length) => decoder.decode(bytes.subarray(at, at + length));

    /** A text in the memory of the module: where, and its length. */
    function put(text) {
        const coded = encoder.encode(text);
        const at = wasm.malloc(coded.length + 1);
        if (at === 0) throw new RangeError(say.longText);
        look();
        bytes.set(coded, at);
        bytes[at + coded.length] = 0;
        return [at, coded.length];
    }

    function given(at) {
        const row = at >> 2;
        const kind = places[row];
        if (kind === GIVEN.whole) return places[row + 1];
        if (kind === GIVEN.real) return view.getFloat64(at + 4, true);
        if (kind === GIVEN.text) return textAt(places[row + 2], places[row + 1]);
        return kind === GIVEN.truth ? places[row + 1] !== 0 : null;
    }

    function give(value, at) {
        look();
        const row = at >> 2;
        if (typeof value === "number") {
            if ((value | 0) === value) {
                places[row] = TAKEN.whole;
                places[row + 1] = value;
            } else {
                places[row] = TAKEN.real;
                view.setFloat64(at + 4, value, true);
            }
        } else if (typeof value === "string") {
            const [from, length] = put(value);
            places[row] = TAKEN.text;
            places[row + 1] = length;
            places[row + 2] = from;
        } else if (typeof value === "boolean") {
            places[row] = TAKEN.truth;
            places[row + 1] = value ? 1 : 0;
        } else places[row] = TAKEN.none;
    }

    let thrown = null;
    function fail(error, out) {
        // A trap of the games, or of this host: the player cannot go on.
        if (error instanceof Trap) broken ??= error;
        thrown = error;
        look();
        places[out >> 2] = TAKEN.undefined;
    }

    // Most of the time goes here: each number of arguments has its own function.
    function call0(number, out) {
        try {
            give(calls[number - FIRST](), out);
        } catch (error) {
            fail(error, out);
        }
    }
    function call1(number, _, a, out) {
        look();
        try {
            give(calls[number - FIRST](given(a)), out);
        } catch (error) {
            fail(error, out);
        }
    }
    function call2(number, _, a, b, out) {
        look();
        try {
            give(calls[number - FIRST](given(a), given(b)), out);
        } catch (error) {
            fail(error, out);
        }
    }
    function calln(number, _, count, list, out) {
        look();
        try {
            const all = Array.from({ length: count }, (_, i) => given(list + 12 * i));
            give(calls[number - FIRST](...all), out);
        } catch (error) {
            fail(error, out);
        }
    }

    /** Thrown by longjmp, from where it is called to the call that has set its goal. */
    const jump = { jump: true };
    /** A call of the module that an exception of Python may leave; of more than it takes the rest is dropped. */
    function invoke(index, a, b, c, d, e) {
        if (--until === 0) {
            until = CALLS;
            if (now() > deadline) wasm.mp_sched_keyboard_interrupt();
        }
        const stack = wasm.emscripten_stack_get_current();
        try {
            table[index] ??= wasm.__indirect_function_table.get(index);
            return table[index](a, b, c, d, e);
        } catch (error) {
            if (error !== jump) throw error;
            wasm._emscripten_stack_restore(stack);
            wasm.setThrew(1, 0);
            return 0;
        }
    }

    function write(_, list, count, written) {
        look();
        let sum = 0;
        for (let row = list >> 2; row < (list >> 2) + 2 * count; row += 2) {
            line += textAt(places[row], places[row + 1]);
            sum += places[row + 1];
        }
        places[written >> 2] = sum;
        const lines = line.split("\n");
        line = lines.pop().slice(0, PRINTED);
        for (const one of lines) print(one);
        return 0;
    }

    /** The module asks for room. */
    function grow(size) {
        const before = wasm.memory.buffer.byteLength;
        const wanted = size >>> 0;
        if (wanted > MEMORY) return 0;
        try {
            const next = Math.min(MEMORY, Math.max(wanted, before * 1.25));
            wasm.memory.grow(Math.ceil((next - before) / PAGE));
            return 1;
        } catch {
            return 0;
        }
    }

    function lookUp(object, name, out) {
        if (!open || object !== 0) return 0;
        look();
        const at = names.indexOf(textAt(name, bytes.indexOf(0, name) - name));
        if (at < 0) return 0;
        places[out >> 2] = TAKEN.function;
        places[(out >> 2) + 1] = FIRST + at;
        return 1;
    }

    const none = (out) => {
        look();
        places[out >> 2] = TAKEN.none;
    };
    const host = {
        call0,
        call1,
        call2,
        calln,
        lookup_attr: lookUp,
        fd_write: write,
        /** There is nothing to be read. */
        fd_read(_, __, ___, read) {
            look();
            places[read >> 2] = 0;
            return 0;
        },
        emscripten_resize_heap: grow,
        mp_js_ticks_ms: () => now() | 0,
        mp_js_time_ms: () => Date.now(),
        mp_js_random_u32: () => 1,
        js_check_existing: () => -1,
        _emscripten_throw_longjmp() {
            throw jump;
        },
        _abort_js() {
            throw new Trap("abort");
        },
        // Nothing of JavaScript has members, elements or constructors here.
        call0_kwarg: (...given) => none(given.at(-1)),
        calln_kwarg: (...given) => none(given.at(-1)),
        js_reflect_construct: (...given) => none(given.at(-1)),
        js_subscr_load: (...given) => none(given.at(-1)),
        js_get_iter: (...given) => none(given.at(-1)),
        js_then_continue: (...given) => none(given.at(-1)),
        proxy_convert_mp_to_js_then_js_to_mp_obj_jsside: none,
        proxy_convert_mp_to_js_then_js_to_js_then_js_to_mp_obj_jsside: none,
        create_promise(set, promise) {
            none(set);
            none(promise);
        },
        js_get_error_info(_, name, message) {
            none(name);
            none(message);
        },
    };
    /** Of the rest: files are not there, and what does something does nothing. */
    const other = (name) => {
        if (name.startsWith("invoke_")) return invoke;
        return name.startsWith("__syscall_") ? () => NO_SUCH_FILE : () => 0;
    };
    const imports = {};
    for (const { module: from, name } of Module.imports(module)) {
        imports[from] ??= {};
        imports[from][name] = Object.hasOwn(host, name) ? host[name] : other(name);
    }
    wasm = new Instance(module, imports).exports;
    wasm.emscripten_stack_init();
    wasm.__wasm_call_ctors();
    // The stack of the module is a small one: this is another, and no text before it is long.
    const from = wasm.malloc(DEPTH);
    const top = (from + DEPTH) & -16;
    wasm._emscripten_stack_restore(top);
    wasm.mp_js_init(PLACES, HEAP);
    wasm.proxy_c_init();
    look();
    // How deep it may grow stands behind where it begins, in the module's own data.
    for (let at = wasm.emscripten_stack_get_base() >> 2; at < from >> 2; at++)
        if (places[at + 1] === COMPILED && places[at] <= top && places[at] > top - 1024)
            places[at + 1] = DEPTH - COMPILED;

    return {
        /** Runs lines of Python; after so many milliseconds they are interrupted. Throws Raised. */
        run(text, milliseconds = Number.POSITIVE_INFINITY) {
            deadline = now() + milliseconds;
            const out = wasm.malloc(12);
            const [at, length] = put(text);
            try {
                wasm.mp_js_do_exec(at, length, out);
            } finally {
                deadline = Number.POSITIVE_INFINITY;
                if (line !== "") print(line);
                line = "";
            }
            if (broken !== null) throw broken;
            look();
            const [kind, long, where] = places.subarray(out >> 2, (out >> 2) + 3);
            if (kind === GIVEN.error) throw new Raised(textAt(where, long));
            wasm.free(at);
            wasm.free(out);
        },
        /** Of what was thrown last. */
        failure() {
            const { name, message } = thrown ?? {};
            return `${String(name)}\n${String(message)}`;
        },
        /** What has failed of the games, whatever Python has made of it. */
        broken: () => broken,
        close() {
            open = false;
        },
        /** Numbers that Python has room for at a place. */
        fill(numbers, at, size) {
            look();
            if (size === 4) places.set(numbers, at >> 2);
            else bytes.set(numbers, at);
        },
        /** Where the numbers of an array of Python stand. */
        numbersOf(array) {
            look();
            return places[(array >> 2) + 3];
        },
    };
}

/** What is said where Python's own words are for whoever knows it well. */
const SENTENCES = {
    KeyboardInterrupt: (_, ms) => say.interrupted(ms),
    MemoryError: () => `MemoryError: ${say.memory(MEMORY >> 20)}`,
    ImportError: (said) => `${said}. ${say.modules}`,
    OSError: (said) => (/: \d+$/.test(said) ? `OSError: ${say.noFiles}` : said),
    SystemExit: () => `SystemExit: ${say.ended}`,
};

/** What can stand at the begin of a line that ends with a colon. */
const OPENS = /^(?:async\s+)?(?:def|class|if|elif|else|for|while|try|except|finally|with)\b/;
/** How other languages call it. */
const FOREIGN = {
    __proto__: null,
    true: "True",
    false: "False",
    null: "None",
    undefined: "None",
    Math: "math (import math)",
    console: "print(…)",
};
const CLOSING = { ")": "(", "]": "[", "}": "{" };

const deep = (row) => row.length - row.trimStart().length;

/** The text with blanks for its strings and comments, and the line of a string that does not end; 0 = all do. */
function bare(source) {
    const STRINGS =
        /("""|''')[\s\S]*?(?:\1|$)|(["'])(?:\\.|(?!\2)[^\\\n])*(?:\2|(?=\n|$))|#[^\n]*/g;
    let open = 0;
    const code = source.replace(STRINGS, (found, long, short, at) => {
        const quote = long ?? short;
        if (quote === undefined) return " ".repeat(found.length);
        const whole = found.length >= 2 * quote.length && found.endsWith(quote);
        if (!whole && open === 0) open = source.slice(0, at).split("\n").length;
        return found.replace(/[^\n]/g, "_");
    });
    return { code, open };
}

/** The first bracket of the text that is not closed, or that closes none: its line and what is said of it. */
export function bracketIn(code) {
    const open = [];
    let line = 1;
    for (const letter of code) {
        if (letter === "\n") line++;
        else if ("([{".includes(letter)) open.push({ letter, line });
        else if (letter in CLOSING) {
            const last = open.pop();
            if (last?.letter === CLOSING[letter]) continue;
            const said =
                last === undefined
                    ? say.bracket.nothing(letter)
                    : say.bracket.other(letter, last.letter, last.line);
            return { line, said };
        }
    }
    const first = open.at(-1);
    return first && { line: first.line, said: say.bracket.unclosed(first.letter) };
}

/**
 * What is wrong where MicroPython only says that something is: of the mistakes that people begin with. The line at
 * which it stands, and what is said of it; null = it is another one.
 */
function mistakeIn(source, line) {
    const { code, open } = bare(source);
    if (open > 0) return { line: open, said: say.unended };
    const bracket = bracketIn(code);
    if (bracket) return bracket;
    const rows = code.split("\n");
    const row = rows[line - 1] ?? "";
    const text = row.trim();
    const before = rows.slice(0, line - 1).findLastIndex((one) => one.trim() !== "");
    const told = (said) => ({ line, said });
    if (before >= 0 && /:\s*$/.test(rows[before]) && deep(row) <= deep(rows[before]))
        return told(say.right(before + 1));
    if (/^else\s+if\b/.test(text)) return told(say.elif);
    if (/^(?:if|elif|while)\b.*[^=!<>:]=[^=]/.test(text) && !text.includes("("))
        return told(say.compare);
    if (OPENS.test(text) && !text.includes(":")) return told(say.colon);
    if (/^print\s+[^\s(]/.test(text)) return told(say.print);
    if (/&&|\|\|/.test(text)) return told(say.and);
    if (/\+\+|--\s*$/.test(text)) return told(say.increment);
    if (/^(?:let|const|var|function)\b/.test(text)) return told(say.javascript);
    return null;
}

/** The line that stands neither as far right as those before nor as what they belong to, from this one on. */
function unevenIn(source, from) {
    const stack = [0];
    for (const [i, row] of bare(source).code.split("\n").entries()) {
        if (row.trim() === "") continue;
        while (deep(row) < stack.at(-1)) stack.pop();
        const uneven = deep(row) > stack.at(-1);
        if (uneven && i + 1 > from) return i + 1;
        if (uneven) stack.push(deep(row));
    }
    return from;
}

/** What else is told to whom Python's own words say little. */
function hintOf(said, row = "") {
    if (/^IndentationError: /.test(said) && /^ *\t/.test(row)) return `. ${say.tab}`;
    const unknown = /^NameError: name '(\w+)' isn't defined$/.exec(said)?.[1] ?? "";
    const other = FOREIGN[unknown];
    if (other !== undefined) return `. ${say.called(other)}`;
    if (/^TypeError: choose\(\) takes /.test(said)) return `. ${say.given}`;
    if (/^AttributeError: 'Game' object has no attribute 'toMove'$/.test(said))
        return `. ${say.called("to_move")}`;
    if (/^RuntimeError: maximum recursion depth exceeded$/.test(said)) return `. ${say.deep}`;
    return "";
}

/** An exception with its line: the last of those that are of the player's file, else that of its `choose`. */
function faultIn(source, { kind, message }, milliseconds) {
    const said = message.trim().split("\n").at(-1) || kind;
    const lines = source.split("\n");
    const rows = [...message.matchAll(/^ *File "player\.py", line (\d+)/gm)];
    const place = Number(rows.at(-1)?.[1] ?? lines.findIndex((row) => CHOOSE.test(row)) + 1);
    const mistake = said === "SyntaxError: invalid syntax" ? mistakeIn(source, place) : null;
    const text = SENTENCES[kind]?.(said, milliseconds) ?? said + hintOf(said, lines[place - 1]);
    const uneven = /^IndentationError: unindent/.test(said);
    const line = mistake?.line ?? (uneven ? unevenIn(source, place) : place);
    const row = lines[line - 1];
    const whole = mistake === null ? text : `SyntaxError: ${mistake.said}`;
    if (row === undefined) return { text: whole };
    return { text: whole, line, column: deep(row) + 1 };
}

/** What of it has a value; None is null. */
const valued = (object) =>
    Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));

/** A generator for what is asked before there is a game: always the same. */
function steady() {
    let state = 1;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
}

/**
 * Reads a file in an interpreter of its own, and gives what a module in JavaScript would export.
 *
 * @param micropython the module
 * @param print takes every line that it prints
 * @param patience seconds that it may be silent beyond its time, and for which it may be read
 */
export function readPython(micropython, source, { print, patience }) {
    const before = steady();
    const milliseconds = ENOUGH * patience * 1000;
    let game = null;
    let params = "{}";
    let answer = null;
    const rooms = { moves: 0, pieces: 0 };
    const known = { moves: 0, pieces: 0 };
    // No place of a call is known here, but where there is only one.
    const reports = source
        .split("\n")
        .flatMap((row, i) => (/\bgame\.report\(/.test(row) ? i + 1 : []));
    const reported = reports.length === 1 ? { line: reports[0], column: 1 } : undefined;
    const seat = (of) => (of === null ? game.seat : of);
    const functions = {
        close: () => python.close(),
        failure: () => python.failure(),
        fail() {
            throw new Error("");
        },
        source: () => source,
        params: () => params,
        answer(value) {
            answer = value;
        },
        room(name, array, length) {
            rooms[name] = python.numbersOf(array);
            known[name] = length;
        },
        play: (move) => game.play(move),
        undo: () => game.undo(),
        moves() {
            const moves = game.moves();
            if (moves.length <= known.moves) python.fill(moves, rooms.moves, 4);
            return moves.length;
        },
        /** How many there are where Python has no room for them yet; else 0. */
        pieces() {
            const pieces = game.pieces();
            if (pieces.length !== known.pieces) return pieces.length;
            python.fill(pieces, rooms.pieces, 1);
            return 0;
        },
        evaluate: (name, of) => game.evaluate(name, seat(of)),
        playout: (policy, of) => game.playout(policy, seat(of)),
        playouts: (count, policy, of) => game.playouts(count, policy, seat(of)),
        result: (of) => game.result(seat(of)),
        key: () => game.key(),
        weights: () =>
            JSON.stringify(game.chance().map(({ move, probability }) => [move, probability])),
        cells: () =>
            JSON.stringify(
                game
                    .cells()
                    .map(({ name, x, y, floor, place, piece, owner, label }) => [
                        name,
                        x,
                        y,
                        floor,
                        place,
                        piece,
                        owner,
                        label,
                    ]),
            ),
        about: () => JSON.stringify(game.about()),
        report(text) {
            const told = valued(JSON.parse(text));
            if (told.values !== undefined) told.values = new Map(told.values);
            game.report(told, reported);
        },
        node(alpha, beta, value, of) {
            game.node(valued({ alpha, beta, value, seat: of }));
        },
        stop: () => game.stop,
        over: () => game.over,
        toMove: () => game.toMove,
        ply: () => game.ply,
        seat: () => game.seat,
        players: () => game.players,
        nodes: () => game.nodes,
        used: () => game.time.used,
        left: () => game.time.left,
        mostTime: () => game.limits.time,
        mostNodes: () => game.limits.nodes,
        random: () => (game === null ? before() : game.random()),
        below: (count) => (game === null ? Math.floor(before() * count) : game.below(count)),
        roll: () => game.roll(),
        stream: (number) => game.stream(number),
        text: (move) => game.text(move),
        move: (text) => game.move(text),
        position: () => game.position(),
        seconds: () => now() / 1000,
    };
    const python = openInterpreter(micropython, functions, print);
    python.run(PRELUDE);
    const guarded = (line, most) => {
        try {
            answer = null;
            python.run(line, most);
            return answer;
        } catch (error) {
            if (error instanceof Raised) throw new Unreadable(faultIn(source, error, most));
            if (error instanceof RangeError) {
                const said = "RuntimeError: maximum recursion depth exceeded";
                throw new Unreadable({ text: said + hintOf(said) });
            }
            if (!(error instanceof Trap) || error === python.broken()) throw error;
            throw new Unreadable({ text: say.failed(error.message) });
        }
    };
    return {
        ...valued(JSON.parse(guarded("_read()", milliseconds))),
        default(of, values) {
            game = of;
            params = JSON.stringify(values);
            return guarded("_choose()", of.limits.time + milliseconds);
        },
    };
}
