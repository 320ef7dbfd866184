// Le plus simple des joueurs : n’importe quel coup permis fait l’affaire.
// Tout autre joueur devrait le battre.
export const title = "Mon joueur aléatoire";

export default function (game) {
    const moves = game.moves();
    return moves[game.below(moves.length)];
}
