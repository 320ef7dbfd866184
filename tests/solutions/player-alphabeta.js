export const title = "My AlphaBeta";
const pf = 4;
// MIN lowers beta.
function coupe_alpha(game, depth, alpha, beta) {
    if (game.over || depth === 0) return game.evaluate("plain");
    for (const move of game.moves()) {
        game.play(move);
        const value = coupe_beta(game, depth - 1, alpha, beta);
        game.undo();
        if (value <= alpha) return alpha;
        beta = Math.min(beta, value);
    }
    return beta;
}
// MAX raises alpha.
function coupe_beta(game, depth, alpha, beta) {
    if (game.over || depth === 0) return game.evaluate("plain");
    for (const move of game.moves()) {
        game.play(move);
        const value = coupe_alpha(game, depth - 1, alpha, beta);
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
        const worth = coupe_alpha(game, pf - 1, -101, 101);
        game.undo();
        if (worth > best) {
            best = worth;
            choice = move;
        }
    }
    return choice;
}
