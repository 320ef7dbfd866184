// Alpha-bêta : les mêmes valeurs que minimax, pour une petite part du
// travail. Une réponse qui réfute un coup met fin à l’exploration de ce
// coup : personne ne laisserait en arriver là. Plus les premiers coups
// essayés sont bons, plus on élague.
export const title = "Mon alpha-bêta";
export const params = {
    depth: { default: 6, min: 1, max: 16, title: "Profondeur en coups" },
    sorted: { default: true, title: "Essaie d’abord les coups prometteurs" },
};

export default function (game, { depth, sorted }) {
    const values = new Map();
    let choice = null;
    let best = -Infinity;
    // Le temps peut finir avant que tous soient explorés : d’abord ceux qui
    // promettent le plus.
    for (const move of sorted ? ordered(game, true) : game.moves()) {
        game.play(move);
        const value = worthOf(game, depth - 1, -Infinity, Infinity, sorted);
        game.undo();
        if (game.stop && choice !== null) break; // inachevé
        values.set(move, value);
        if (value <= best) continue;
        [best, choice] = [value, move];
        game.report({ value: best, depth, nodes: game.nodes, values, line: [choice] });
    }
    game.report({ nodes: game.nodes, values });
    return choice;
}

// alpha : ce que j’ai à coup sûr. beta : ce que mon adversaire ne me laissera
// pas dépasser.
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
        if (alpha >= beta || game.stop) break; // le reste ne peut plus compter
    }
    return best;
}

// D’abord les coups après lesquels la position paraît la meilleure, pour qui
// joue.
function ordered(game, mine) {
    const rows = game.moves().map((move) => {
        if (game.stop) return { move, value: Infinity }; // plus le temps de le regarder
        game.play(move);
        const value = game.evaluate("strong");
        game.undo();
        return { move, value: mine ? -value : value };
    });
    return rows.sort((a, b) => a.value - b.value).map(({ move }) => move);
}
