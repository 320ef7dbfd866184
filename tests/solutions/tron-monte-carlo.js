export const title = "My Monte Carlo";
export default function (game) {
    let best = -1;
    let choice = null;
    for (const move of game.moves()) {
        game.play(move);
        let total = 0;
        for (let i = 0; i < 100; i++) total += game.playout();
        game.undo();
        if (total > best) {
            best = total;
            choice = move;
        }
    }
    return choice;
}
