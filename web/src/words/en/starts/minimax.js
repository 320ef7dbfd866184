// Minimax: looks at every line of play to a fixed depth. I take the largest
// value, my opponent the smallest. Made for games of two players without
// dice.
export const title = "My minimax";
export const params = {
    depth: { default: 4, min: 1, max: 12, title: "Search depth in plies" },
};

export default function (game, { depth }) {
    const values = new Map();
    // Time may end before all have been searched: those that look best come
    // first.
    for (const move of promising(game)) {
        game.play(move);
        const value = worthOf(game, depth - 1);
        game.undo();
        if (game.stop && values.size > 0) break; // unfinished
        values.set(move, value);
    }
    const best = Math.max(...values.values());
    const choice = game.moves().find((move) => values.get(move) === best);
    game.report({ value: best, depth, nodes: game.nodes, values, line: [choice] });
    return choice;
}

// What the position is worth for me, looking `depth` plies ahead at most.
function worthOf(game, depth) {
    if (game.over || depth === 0 || game.stop) return game.evaluate("strong");
    const mine = game.toMove === game.seat;
    let best = mine ? -Infinity : Infinity;
    for (const move of game.moves()) {
        game.play(move);
        const value = worthOf(game, depth - 1);
        game.undo();
        best = mine ? Math.max(best, value) : Math.min(best, value);
        if (game.stop) break;
    }
    return best;
}

function promising(game) {
    const rows = game.moves().map((move) => {
        if (game.stop) return { move, value: -Infinity }; // no time left to look at it
        game.play(move);
        const value = game.evaluate("strong");
        game.undo();
        return { move, value };
    });
    return rows.sort((a, b) => b.value - a.value).map(({ move }) => move);
}
