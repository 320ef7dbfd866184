/**
 * A board for programs that search themselves (core/plyscope_board.h): moves there and back, quickly.
 * The types stand in player.d.ts.
 */
import { refusal } from "./refusal.mjs";
import { sentence } from "./sentences.mjs";

/** What was wanted as a move, as it is told. */
function shown(wanted) {
    if (typeof wanted === "string" || typeof wanted === "number") return `"${wanted}"`;
    try {
        return JSON.stringify(wanted) ?? String(wanted);
    } catch {
        return sentence.something(typeof wanted);
    }
}

/** Thrown when a player plays what is no legal move. */
export class IllegalMove extends Error {
    constructor(move, legal, told) {
        const some = legal.slice(0, 40).join(" ");
        super(
            told ??
                (legal.length === 0
                    ? sentence.over(shown(move))
                    : sentence.illegal(shown(move), some, Math.max(0, legal.length - 40))),
        );
        this.name = "IllegalMove";
    }
}

const MOST = 2 ** 32;
/** As it is before a player can put something else in its place. */
const { Table } = WebAssembly;
const { Int8Array: Bytes } = globalThis;
/** Puts what one array holds into the other one; a loop over the elements takes several times as long. */
const copy = Function.prototype.call.bind(Bytes.prototype.set);

/** The functions of plyscope_board.h in the order of wasm/board.c. */
const FUNCTIONS = [
    "new",
    "free",
    "observe",
    "players",
    "mover",
    "moves",
    "weight",
    "play",
    "undo",
    "ply",
    "result",
    "key",
    "text",
    "read",
    "position",
    "about",
    "evaluation",
    "value",
    "policy",
    "playouts",
    "seed",
    "stream",
    "random",
    "below",
    "roll",
    "cells",
    "word",
    "pieces",
    "efforts",
    "record",
    "recorded",
    "events",
    "window",
    "worth",
    "pause",
];

function functionsOf(module) {
    // The one name is that of newer versions of emcc.
    const exported = module.wasmExports ?? module.asm;
    const table = Object.values(exported).find((one) => one instanceof Table);
    const from = module._ply_wasm_board() >> 2;
    return Object.fromEntries(
        FUNCTIONS.map((name, i) => [name, table.get(module.HEAPU32[from + i])]),
    );
}

/**
 * The board on the present position of a session; the session keeps its game until `free`.
 *
 * @param plyscope what createPlyscope gave
 */
export function openBoard(plyscope) {
    const { module, session, withText } = plyscope.inner;
    const call = functionsOf(module);
    const board = call.new(session);
    if (board === 0) throw new Error(sentence.memory);
    /** Room for what comes back through a pointer. */
    const place = module._malloc(8);
    const play = call.play;
    const undo = call.undo;
    const list = call.moves;
    const mover = call.mover;
    const read = (address) => module.UTF8ToString(address);
    const opened = new Map();
    let seat = Math.max(0, mover(board));
    let drawn = 0;
    let fixed = null;

    function moves() {
        const count = list(board, place);
        if (count < 0) throw new Error(sentence.memory);
        const heap = module.HEAPU32;
        const from = heap[place >> 2] >>> 2;
        const found = new Array(count);
        for (let i = 0; i < count; i++) found[i] = heap[from + i];
        return found;
    }

    /** Numbers that the module would take for another one are none of its moves. */
    const isMove = (number) => typeof number === "number" && number >>> 0 === number;

    const text = (move) => read(call.text(board, isMove(move) ? move : MOST - 1));

    function move(word) {
        if (typeof word !== "string") refuse(word);
        const known = withText(word, (at) => call.read(board, at, place));
        if (!known) refuse(word);
        return module.HEAPU32[place >> 2];
    }

    function refuse(wanted) {
        const legal = moves();
        const texts = legal.map(text);
        // A column of the board, say: what is read below as legal has its text, but not its number.
        if (typeof wanted === "number" && !legal.includes(wanted) && texts.includes(`${wanted}`))
            throw new IllegalMove(wanted, texts, sentence.number(wanted));
        throw new IllegalMove(legal.includes(wanted) ? text(wanted) : wanted, texts);
    }

    /** What is the same in every position: of the game, and of each of its cells. */
    function fixedParts() {
        const { cells: drawing = [], ...known } = JSON.parse(read(call.about(board)));
        return { known, grounds: drawing.map(({ name, x, y, floor }) => ({ name, x, y, floor })) };
    }

    /** Words on the cells by their numbers; 0 = none. */
    const words = [null];
    const word = (number) => {
        words[number] ??= number > 0 ? read(call.word(board, number)) : null;
        return words[number];
    };

    function cells() {
        fixed ??= fixedParts();
        if (call.cells(board, place) < 0) throw new Error(sentence.memory);
        const heap = module.HEAPU32;
        let at = heap[place >> 2] >>> 2;
        const found = [];
        for (const { name, x, y, floor } of fixed.grounds) {
            const piece = word(heap[at]);
            const owner = heap[at + 1] | 0;
            const ground = word(heap[at + 2]);
            const label = word(heap[at + 3]);
            found.push({ name, x, y, floor, place: ground, piece, owner, label });
            at += 4;
        }
        return found;
    }

    let stand = null;
    /** Where the module keeps them; when its memory grows, this stands nowhere any more, at 0. */
    let kept = null;
    function pieces() {
        const count = call.pieces(board, place);
        if (count < 0) throw new Error(sentence.memory);
        const from = module.HEAPU32[place >> 2];
        if (kept?.byteOffset !== from) {
            kept = new Bytes(module.HEAP8.buffer, from, count);
            stand ??= new Bytes(count);
        }
        copy(stand, kept);
        return stand;
    }

    function about() {
        fixed ??= fixedParts();
        const { known } = fixed;
        const named = known.pieces.map((piece) => ({ ...piece }));
        return { ...known, sides: [...known.sides], pieces: named, cells: cells() };
    }

    /** The number of an evaluation or a policy, opened once. */
    function open(kind, spec) {
        const key = `${kind} ${spec}`;
        const known = opened.get(key);
        if (known !== undefined) return known;
        const make = kind === "eval" ? call.evaluation : call.policy;
        const number = withText(String(spec), (at) => make(board, at, place));
        if (number < 0) throw new Error(refusal(JSON.parse(read(module.HEAPU32[place >> 2]))));
        opened.set(key, number);
        return number;
    }

    return {
        get seat() {
            return seat;
        },
        get players() {
            return call.players(board);
        },
        get toMove() {
            return mover(board);
        },
        get over() {
            return mover(board) === -2;
        },
        get ply() {
            return call.ply(board);
        },
        moves,
        play(wanted) {
            const number = typeof wanted === "number" ? wanted : move(wanted);
            if (!isMove(number) || !play(board, number)) refuse(wanted);
        },
        undo() {
            if (!undo(board)) throw new Error(sentence.notPlayed);
        },
        result: (of = seat) => call.result(board, of),
        key: () => call.key(board),
        evaluate: (name = "plain", of = seat) => call.value(board, open("eval", name), of),
        playout(policy = "plain", of = seat) {
            return call.playouts(board, open("playout", policy), drawn++, 1, of);
        },
        playouts(count, policy = "plain", of = seat) {
            if (!Number.isInteger(count) || count < 1)
                throw new RangeError(sentence.playouts(count));
            const first = drawn;
            drawn += count;
            return call.playouts(board, open("playout", policy), first, count, of) / count;
        },
        chance() {
            if (mover(board) !== -1) return [];
            const found = moves();
            const weights = found.map((one) => call.weight(board, one));
            const sum = weights.reduce((a, b) => a + b, 0);
            return found.map((one, i) => ({ move: one, probability: weights[i] / sum }));
        },
        roll() {
            const rolled = call.roll(board) >>> 0;
            if (rolled === MOST - 1) throw new Error(sentence.noDice);
            return rolled;
        },
        stream(number) {
            call.stream(board, number);
            drawn = 0;
        },
        random: () => call.random(board),
        below: (count) => call.below(board, count) >>> 0,
        text,
        move,
        position: () => read(call.position(board)),
        about,
        cells,
        pieces,
        /** Tells of this position what the record of the search cannot know. */
        tell({ alpha, beta, value, seat: of = seat }) {
            if (alpha !== undefined || beta !== undefined)
                call.window(board, alpha ?? -Infinity, beta ?? Infinity, of);
            if (Number.isFinite(value)) call.worth(board, value, of);
        },
        /** For who runs a player: how much was done after each of the first moves. */
        efforts() {
            const count = call.efforts(board, place);
            const { buffer } = module.HEAPU8;
            const from = module.HEAPU32[place >> 2];
            return count < 0 ? [] : Array.from(new Float64Array(buffer, from, count));
        },
        /** The same: plays and takes back moves that are none of the search. */
        aside(run) {
            call.pause(board, 1);
            try {
                return run();
            } finally {
                call.pause(board, 0);
            }
        },
        /** The same: the search is recorded from here on; its tree, and what has happened since. */
        record: (nodes) => call.record(board, seat, nodes),
        recorded: () => read(call.recorded(board)),
        events: () => read(call.events(board)),
        /** For who runs a player: whose view it is, and the seed of all that is random. */
        begin(as, seed) {
            call.observe(board, as);
            withText(seed, (at) => call.seed(board, at));
            seat = as;
            drawn = 0;
        },
        free() {
            module._free(place);
            call.free(board);
        },
    };
}
