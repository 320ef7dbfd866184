// Looks one move ahead and takes the move after which the position looks
// best. What "best" means is one line: change it, and you have another
// player.
export const title = "My greedy player";

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

// Where all move at once, as in Tron, nothing moves before the last has
// chosen: then I expect of the others what is worst for me.
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
