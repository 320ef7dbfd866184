/**
 * A board for programs that search themselves (core/plyscope_board.h): moves there and back, quickly.
 * The types stand in player.d.ts.
 */

/** Thrown when a player plays what is no legal move. */
export class IllegalMove extends Error {
    constructor(move, legal) {
        const some = legal.slice(0, 40).join(" ");
        const more = legal.length > 40 ? ` and ${legal.length - 40} more` : "";
        super(
            legal.length === 0
                ? `"${move}" cannot be played: the game is over.`
                : `"${move}" is no legal move here. Legal moves: ${some}${more}`,
        );
        this.name = "IllegalMove";
    }
}

const MOST = 2 ** 32;

/**
 * The board on the present position of a session; the session keeps its game until `free`.
 *
 * @param plyscope what createPlyscope gave
 */
export function openBoard(plyscope) {
    const { module, session, withText } = plyscope.inner;
    const board = module._ply_board_new(session);
    if (board === 0) throw new Error("Memory is short.");
    /** Room for what comes back through a pointer. */
    const place = module._malloc(8);
    const play = module._ply_board_play;
    const undo = module._ply_board_undo;
    const list = module._ply_board_moves;
    const mover = module._ply_board_mover;
    const read = (address) => module.UTF8ToString(address);
    const opened = new Map();
    let seat = Math.max(0, mover(board));
    let drawn = 0;

    function moves() {
        const count = list(board, place);
        if (count < 0) throw new Error("Memory is short.");
        const heap = module.HEAPU32;
        const from = heap[place >> 2] >>> 2;
        const found = new Array(count);
        for (let i = 0; i < count; i++) found[i] = heap[from + i];
        return found;
    }

    const text = (move) => read(module._ply_board_text(board, move >>> 0));

    function move(word) {
        const known = withText(String(word), (at) => module._ply_board_read(board, at, place));
        if (!known) refuse(word);
        return module.HEAPU32[place >> 2];
    }

    function refuse(wanted) {
        const legal = moves();
        throw new IllegalMove(legal.includes(wanted) ? text(wanted) : wanted, legal.map(text));
    }

    /** The number of an evaluation or a policy, opened once. */
    function open(kind, spec) {
        const key = `${kind} ${spec}`;
        const known = opened.get(key);
        if (known !== undefined) return known;
        const make =
            kind === "eval" ? module._ply_board_evaluation : module._ply_board_policy;
        const number = withText(String(spec), (at) => make(board, at, place));
        if (number < 0) throw new Error(read(module.HEAPU32[place >> 2]));
        opened.set(key, number);
        return number;
    }

    return {
        get seat() {
            return seat;
        },
        get players() {
            return module._ply_board_players(board);
        },
        get toMove() {
            return mover(board);
        },
        get over() {
            return mover(board) === -2;
        },
        get ply() {
            return module._ply_board_ply(board);
        },
        moves,
        play(wanted) {
            const number = typeof wanted === "number" ? wanted : move(wanted);
            if (!play(board, number)) refuse(wanted);
        },
        undo() {
            if (!undo(board)) throw new Error("There is no move to take back.");
        },
        result: (of = seat) => module._ply_board_result(board, of),
        key: () => module._ply_board_key(board),
        evaluate: (name = "plain", of = seat) =>
            module._ply_board_value(board, open("eval", name), of),
        playout(policy = "plain", of = seat) {
            return module._ply_board_playouts(board, open("playout", policy), drawn++, 1, of);
        },
        playouts(count, policy = "plain", of = seat) {
            const first = drawn;
            drawn += count;
            return (
                module._ply_board_playouts(board, open("playout", policy), first, count, of) / count
            );
        },
        chance() {
            if (mover(board) !== -1) return [];
            const found = moves();
            const weights = found.map((one) => module._ply_board_weight(board, one));
            const sum = weights.reduce((a, b) => a + b, 0);
            return found.map((one, i) => ({ move: one, probability: weights[i] / sum }));
        },
        roll() {
            const rolled = module._ply_board_roll(board) >>> 0;
            if (rolled === MOST - 1) throw new Error("The dice do not move here.");
            return rolled;
        },
        random: () => module._ply_board_random(board),
        below: (count) => module._ply_board_below(board, count) >>> 0,
        text,
        move,
        position: () => read(module._ply_board_position(board)),
        about: () => JSON.parse(read(module._ply_board_about(board))),
        cells() {
            return JSON.parse(read(module._ply_board_about(board))).cells ?? [];
        },
        /** For who runs a player: whose view it is, and the seed of all that is random. */
        begin(as, seed) {
            module._ply_board_observe(board, as);
            withText(seed, (at) => module._ply_board_seed(board, at));
            seat = as;
            drawn = 0;
        },
        free() {
            module._free(place);
            module._ply_board_free(board);
        },
    };
}
