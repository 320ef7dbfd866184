// Looks one move ahead and takes the move after which the position looks best.
// What "best" means is one line: change it, and you have another player.
export const title = "My greedy player";

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
