// Regarde un coup d’avance et prend le coup après lequel la position paraît la meilleure.
// Ce que veut dire « meilleure » tient en une ligne : changez-la, et voici un autre joueur.
export const title = "Mon joueur glouton";

const worth = (game) => game.evaluate("plain");

export default function (game) {
    const values = new Map();
    for (const move of game.moves()) {
        game.play(move);
        values.set(move, worth(game));
        game.undo();
    }
    const best = Math.max(...values.values());
    const choice = [...values.keys()].find((move) => values.get(move) === best);
    game.report({ value: best, depth: 1, values, line: [choice] });
    return choice;
}
