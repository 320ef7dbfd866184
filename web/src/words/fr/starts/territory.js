// Pour deux pilotes à Tron : compte les cases que chacun atteint en premier,
// et prend le coup qui m’en laisse le plus, quoi que fasse l’autre pilote au
// même moment.
export const title = "Mon pilote territoire";

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

// La valeur de la réponse la pire pour moi.
function worst(game) {
    let least = Infinity;
    for (const move of game.moves()) {
        game.play(move);
        least = Math.min(least, game.evaluate("voronoi"));
        game.undo();
    }
    return least;
}
