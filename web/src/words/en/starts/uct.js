// UCT: Monte Carlo tree search. Random games again, but what they teach is
// remembered in a tree, and promising moves are tried more often, on both
// sides.
export const title = "My UCT";
export const params = {
    games: { default: 2000, min: 10, max: 1000000, title: "Random games" },
    c: { default: 1.4, min: 0, max: 10, step: 0.1, title: "Exploration constant C" },
};

// A node of the tree: how often it was visited, and the sum of the results
// for me.
const newNode = (move) => ({ move, visits: 0, sum: 0, children: null });

export default function (game, { games, c }) {
    const root = newNode(null);
    let done = 0;
    do {
        descend(game, root, c);
        if (++done % 500 === 0) tell(game, root);
    } while (done < games && !game.stop);
    return tell(game, root);
}

// One random game: down the tree, one node further, then at random to the
// end.
function descend(game, root, c) {
    const path = [root];
    let node = root;
    while (!game.over && (node === root || node.visits > 0)) {
        if (game.toMove < 0) {
            // The dice: whatever they bring has a node of its own.
            const move = game.roll();
            node.children ??= [];
            const known = node.children.find((child) => child.move === move);
            const child = known ?? newNode(move);
            if (known === undefined) node.children.push(child);
            node = child;
        } else {
            node.children ??= game.moves().map(newNode);
            node = select(node, game.toMove === game.seat ? 1 : -1, c);
        }
        path.push(node);
        game.play(node.move);
    }
    const result = game.over ? game.result() : game.playout();
    for (const passed of path) {
        passed.visits++;
        passed.sum += result;
    }
    for (let i = 1; i < path.length; i++) game.undo();
}

// The child with the best sum of what is known of it and how little is known
// of it.
function select(node, sign, c) {
    const untried = node.children.find((child) => child.visits === 0);
    if (untried !== undefined) return untried;
    const log = Math.log(node.visits);
    const score = ({ visits, sum }) => (sign * sum) / visits + c * Math.sqrt(log / visits);
    return node.children.reduce((a, b) => (score(b) > score(a) ? b : a));
}

// The move that was tried most often; and what is known so far.
function tell(game, root) {
    const tried = root.children.filter(({ visits }) => visits > 0);
    const best = tried.reduce((a, b) => (b.visits > a.visits ? b : a));
    const values = new Map(tried.map(({ move, visits, sum }) => [move, (100 * sum) / visits]));
    game.report({
        value: values.get(best.move),
        nodes: root.visits,
        values,
        line: [best.move],
    });
    return best.move;
}
