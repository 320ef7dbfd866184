export const title = "My rider";
export default function (game) {
    const moves = game.moves();
    return moves[game.below(moves.length)];
}
