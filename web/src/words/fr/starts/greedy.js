// Regarde un coup d’avance et prend le coup après lequel la position paraît
// la meilleure. Ce que veut dire « meilleure » tient en une ligne :
// changez-la, et voici un autre joueur.
export const title = "Mon joueur glouton";

const worth = (game) => game.evaluate("strong");

export default function (game) {
    const { simultaneous, players } = game.about();
    const values = new Map();
    for (const move of game.moves()) {
        game.play(move);
        values.set(move, worst(game, simultaneous ? players - 1 : 0));
        game.undo();
        if (game.stop) break;
    }
    const best = Math.max(...values.values());
    const choice = [...values.keys()].find((move) => values.get(move) === best);
    game.report({ value: best, depth: 1, values, line: [choice] });
    return choice;
}

// Là où tous jouent en même temps, comme dans Tron, rien ne bouge avant que
// le dernier ait choisi. J’attends donc des autres ce qui est le pire pour
// moi.
function worst(game, others) {
    if (others === 0 || game.over) return worth(game);
    let least = Infinity;
    for (const move of game.moves()) {
        game.play(move);
        least = Math.min(least, worst(game, others - 1));
        game.undo();
    }
    return least;
}
