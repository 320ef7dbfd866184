export const title = "My biased random";
// Columns that would complete four for a seat now. Mine: those that end the game. The opponent's: those with which
// he would end it if I played elsewhere.
function wins(game) {
    return game.moves().filter((move) => {
        game.play(move);
        const won = game.over && game.result() === 1;
        game.undo();
        return won;
    });
}
function threats(game) {
    const found = new Set();
    for (const move of game.moves()) {
        game.play(move);
        for (const reply of game.moves()) {
            game.play(reply);
            if (game.over && game.result() === -1 && reply !== move) found.add(reply);
            game.undo();
        }
        game.undo();
    }
    return [...found];
}
export default function (game) {
    const choices = [wins(game), threats(game), game.moves()];
    const moves = choices.find((list) => list.length > 0);
    return moves[game.below(moves.length)];
}
