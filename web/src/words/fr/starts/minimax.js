// Minimax : parcourt toutes les suites de coups jusqu’à une profondeur fixe. Je prends la
// plus grande valeur, mon adversaire la plus petite. Pour les jeux à deux joueurs sans dés.
export const title = "Mon minimax";
export const params = {
    depth: { default: 4, min: 1, max: 12, title: "Profondeur en coups" },
};

export default function (game, { depth }) {
    const values = new Map();
    for (const move of game.moves()) {
        game.play(move);
        values.set(move, worthOf(game, depth - 1));
        game.undo();
    }
    const best = Math.max(...values.values());
    const choice = [...values.keys()].find((move) => values.get(move) === best);
    game.report({ value: best, depth, nodes: game.nodes, values, line: [choice] });
    return choice;
}

// Ce que vaut la position pour moi, avec `depth` coups d’avance au plus.
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
