// Flat Monte Carlo: after every legal move plays random games to the end and
// takes the move after which they went best. It needs nothing but the rules,
// so it plays every game.
export const title = "My Monte Carlo";
export const params = {
    games: { default: 200, min: 1, max: 100000, title: "Random games per move" },
};

export default function (game, { games }) {
    // Results are -1 to +1, or points; values are shown in hundredths of a
    // win.
    const unit = game.about().points ? 1 : 100;
    const values = new Map();
    for (const [number, move] of game.moves().entries()) {
        game.play(move);
        game.stream(number); // every move has random numbers of its own
        let [sum, played] = [0, 0];
        // Ten at a time: games can be long, and time ends between them.
        do {
            const more = Math.min(10, games - played);
            sum += more * game.playouts(more);
            played += more;
        } while (played < games && !game.stop);
        values.set(move, (unit * sum) / played);
        game.undo();
        game.report({ values, nodes: game.nodes });
        if (game.stop) break;
    }
    const best = Math.max(...values.values());
    const choice = [...values.keys()].find((move) => values.get(move) === best);
    game.report({ value: best, values, line: [choice] });
    return choice;
}
