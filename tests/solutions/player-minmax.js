export const title = "My MinMax";
const pf = 3;
function value(game, depth) {
    if (game.over || depth === 0) return game.evaluate("plain");
    const mine = game.toMove === game.seat;
    let best = mine ? -Infinity : Infinity;
    for (const move of game.moves()) {
        game.play(move);
        const worth = value(game, depth - 1);
        game.undo();
        best = mine ? Math.max(best, worth) : Math.min(best, worth);
    }
    return best;
}
export default function (game) {
    let best = -Infinity;
    let choice = null;
    for (const move of game.moves()) {
        game.play(move);
        const worth = value(game, pf - 1);
        game.undo();
        if (worth > best) {
            best = worth;
            choice = move;
        }
    }
    return choice;
}
