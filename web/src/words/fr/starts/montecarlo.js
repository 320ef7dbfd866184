// Monte-Carlo simple : après chaque coup permis, joue des parties aléatoires
// jusqu’au bout et prend le coup qui leur réussit le mieux. Les règles lui
// suffisent : il joue à tous les jeux.
export const title = "Mon Monte-Carlo";
export const params = {
    games: { default: 200, min: 1, max: 100000, title: "Parties aléatoires par coup" },
};

export default function (game, { games }) {
    // Résultats de -1 à +1, ou points ; les valeurs s’affichent en centièmes
    // de victoire.
    const unit = game.about().points ? 1 : 100;
    const values = new Map();
    for (const [number, move] of game.moves().entries()) {
        game.play(move);
        game.stream(number); // chaque coup a ses propres nombres aléatoires
        let [sum, played] = [0, 0];
        // Dix à la fois : les parties peuvent être longues, et le temps finit
        // entre elles.
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
