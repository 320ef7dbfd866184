export const title = "Randy";
export default function (game) {
    const moves = game.moves();
    return moves[game.below(moves.length)];
}
