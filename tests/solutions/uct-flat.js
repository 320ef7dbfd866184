export const title = "My Monte Carlo";
export default function (game) {
    let best = -Infinity;
    let choice = null;
    for (const move of game.moves()) {
        game.play(move);
        const score = game.playouts(200, "biased");
        game.undo();
        if (score > best) {
            best = score;
            choice = move;
        }
    }
    return choice;
}
