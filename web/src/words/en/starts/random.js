// The simplest player of all: any legal move will do.
// Every other player should beat it.
export const title = "My random player";

export default function (game) {
    const moves = game.moves();
    return moves[game.below(moves.length)];
}
