// Expectimax, pour les jeux à dés comme 2048 : quand je joue, je prends le
// meilleur coup ; quand ce sont les dés, je prends la moyenne sur tout ce
// qu’ils peuvent donner.
export const title = "Mon expectimax";
export const params = {
    depth: { default: 2, min: 1, max: 5, title: "Mes coups d’avance" },
    least: { default: 0.001, min: 0, max: 0.5, title: "Probabilité minimale suivie" },
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
