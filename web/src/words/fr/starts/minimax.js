// Minimax : parcourt toutes les suites de coups jusqu’à une profondeur fixe.
// Je prends la plus grande valeur, mon adversaire la plus petite. Pour les
// jeux à deux joueurs sans dés.
export const title = "Mon minimax";
export const params = {
    depth: { default: 4, min: 1, max: 12, title: "Profondeur en coups" },
};

export default function (game, { depth }) {
    const values = new Map();
    // Le temps peut finir avant que tous soient explorés : d’abord ceux qui
    // promettent le plus.
    for (const move of promising(game)) {
        game.play(move);
        const value = worthOf(game, depth - 1);
        game.undo();
        if (game.stop && values.size > 0) break; // inachevé
        values.set(move, value);
    }
    const best = Math.max(...values.values());
    const choice = game.moves().find((move) => values.get(move) === best);
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

function promising(game) {
    const rows = game.moves().map((move) => {
        if (game.stop) return { move, value: -Infinity }; // plus le temps de le regarder
        game.play(move);
        const value = game.evaluate("strong");
        game.undo();
        return { move, value };
    });
    return rows.sort((a, b) => b.value - a.value).map(({ move }) => move);
}
