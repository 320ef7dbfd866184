export const title = "My Negamax";
const pf = 3;
// estimation() of the sheet, for whoever is to move here. Nobody is at the end: depth tells whose turn it would be.
const estimate = (game, depth) => {
    const mine = (pf - depth) % 2 === 0;
    return (mine ? 1 : -1) * game.evaluate("plain");
};
function negamax(game, depth) {
    if (game.over || depth === 0) return estimate(game, depth);
    let best = -Infinity;
    for (const move of game.moves()) {
        game.play(move);
        best = Math.max(best, -negamax(game, depth - 1));
        game.undo();
    }
    return best;
}
export default function (game) {
    let best = -Infinity;
    let choice = null;
    for (const move of game.moves()) {
        game.play(move);
        const worth = -negamax(game, pf - 1);
        game.undo();
        if (worth > best) {
            best = worth;
            choice = move;
        }
    }
    return choice;
}
