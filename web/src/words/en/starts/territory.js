// For two riders in Tron: counts the cells that each of them reaches first,
// and takes the move that leaves me most of them, whatever the other rider
// does at the same time.
export const title = "My territory rider";

export default function (game) {
    const values = new Map();
    for (const move of game.moves()) {
        game.play(move);
        values.set(move, game.players === 1 || game.over ? game.evaluate("voronoi") : worst(game));
        game.undo();
    }
    const best = Math.max(...values.values());
    const choice = [...values.keys()].find((move) => values.get(move) === best);
    game.report({ value: best, depth: 2, nodes: game.nodes, values, line: [choice] });
    return choice;
}

// The value of the answer that is worst for me.
function worst(game) {
    let least = Infinity;
    for (const move of game.moves()) {
        game.play(move);
        least = Math.min(least, game.evaluate("voronoi"));
        game.undo();
    }
    return least;
}
