// Alpha-beta: the same values as minimax, with a small part of the work. A
// reply that refutes a move ends the search of that move: nobody would let it
// come so far. The better the first moves that are tried, the more is left
// out.
export const title = "My alpha-beta";
export const params = {
    depth: { default: 6, min: 1, max: 16, title: "Search depth in plies" },
    sorted: { default: true, title: "Tries promising moves first" },
};

export default function (game, { depth, sorted }) {
    const values = new Map();
    let choice = null;
    let best = -Infinity;
    // Time may end before all have been searched: those that look best come
    // first.
    for (const move of sorted ? ordered(game, true) : game.moves()) {
        game.play(move);
        const value = worthOf(game, depth - 1, -Infinity, Infinity, sorted);
        game.undo();
        if (game.stop && choice !== null) break; // unfinished
        values.set(move, value);
        if (value <= best) continue;
        [best, choice] = [value, move];
        game.report({ value: best, depth, nodes: game.nodes, values, line: [choice] });
    }
    game.report({ nodes: game.nodes, values });
    return choice;
}

// alpha: what I have for certain. beta: what my opponent will not let me
// exceed.
function worthOf(game, depth, alpha, beta, sorted) {
    if (game.over || depth === 0 || game.stop) return game.evaluate("strong");
    const mine = game.toMove === game.seat;
    let best = mine ? -Infinity : Infinity;
    for (const move of sorted && depth > 1 ? ordered(game, mine) : game.moves()) {
        game.play(move);
        const value = worthOf(game, depth - 1, alpha, beta, sorted);
        game.undo();
        if (mine) {
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
        } else {
            best = Math.min(best, value);
            beta = Math.min(beta, best);
        }
        if (alpha >= beta || game.stop) break; // the rest cannot matter
    }
    return best;
}

// Moves after which the position looks best come first, for whoever moves.
function ordered(game, mine) {
    const rows = game.moves().map((move) => {
        if (game.stop) return { move, value: Infinity }; // no time left to look at it
        game.play(move);
        const value = game.evaluate("strong");
        game.undo();
        return { move, value: mine ? -value : value };
    });
    return rows.sort((a, b) => a.value - b.value).map(({ move }) => move);
}
