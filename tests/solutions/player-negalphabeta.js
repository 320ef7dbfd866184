export const title = "My NegAlphaBeta";
const pf = 4;
const estimate = (game, depth) => {
    const mine = (pf - depth) % 2 === 0;
    return (mine ? 1 : -1) * game.evaluate("plain");
};
function coupe_alpha(game, depth, alpha, beta) {
    if (game.over || depth === 0) return estimate(game, depth);
    for (const move of game.moves()) {
        game.play(move);
        const value = -coupe_alpha(game, depth - 1, -beta, -alpha);
        game.undo();
        if (value >= beta) return beta;
        alpha = Math.max(alpha, value);
    }
    return alpha;
}
export default function (game) {
    let best = -Infinity;
    let choice = null;
    for (const move of game.moves()) {
        game.play(move);
        const worth = -coupe_alpha(game, pf - 1, -101, 101);
        game.undo();
        if (worth > best) {
            best = worth;
            choice = move;
        }
    }
    return choice;
}
