// Expectimax, for games with dice such as 2048: at my own moves I take the
// best, where the dice move I take the mean over all that they may bring.
export const title = "My expectimax";
export const params = {
    depth: { default: 2, min: 1, max: 5, title: "My moves looked ahead" },
    least: { default: 0.001, min: 0, max: 0.5, title: "Least probability followed" },
};

export default function (game, { depth, least }) {
    const values = new Map();
    for (const move of game.moves()) {
        game.play(move);
        values.set(move, worthOf(game, depth - 1, 1, least));
        game.undo();
    }
    const best = Math.max(...values.values());
    const choice = [...values.keys()].find((move) => values.get(move) === best);
    game.report({ value: best, depth, nodes: game.nodes, values, line: [choice] });
    return choice;
}

function worthOf(game, depth, probability, least) {
    if (game.over || depth === 0 || probability < least || game.stop) return game.evaluate("rows");
    if (game.toMove < 0) {
        let sum = 0;
        for (const outcome of game.chance()) {
            game.play(outcome.move);
            sum +=
                outcome.probability *
                worthOf(game, depth, probability * outcome.probability, least);
            game.undo();
        }
        return sum;
    }
    let best = -Infinity;
    for (const move of game.moves()) {
        game.play(move);
        best = Math.max(best, worthOf(game, depth - 1, probability, least));
        game.undo();
    }
    return best;
}
