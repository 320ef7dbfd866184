export const title = "My UCT";
const descents = 800;
const C = 1.4;
const newNode = (move) => ({ move, visits: 0, sum: 0, children: null });
// mu + C * sqrt(ln(n) / s): the mean for who chooses, and a bonus for what was seldom tried.
function score(child, parent, sign) {
    const mean = (sign * child.sum) / child.visits;
    return mean + C * Math.sqrt(Math.log(parent.visits) / child.visits);
}
function descend(game, root) {
    const path = [root];
    let node = root;
    while (!game.over && (node === root || node.visits > 0)) {
        node.children ??= game.moves().map(newNode);
        const sign = game.toMove === game.seat ? 1 : -1;
        const parent = node;
        node =
            node.children.find((child) => child.visits === 0) ??
            node.children.reduce((a, b) =>
                score(b, parent, sign) > score(a, parent, sign) ? b : a,
            );
        path.push(node);
        game.play(node.move);
    }
    const result = game.over ? game.result() : game.playout("biased");
    for (const passed of path) {
        passed.visits++;
        passed.sum += result;
    }
    for (let i = 1; i < path.length; i++) game.undo();
}
export default function (game) {
    const root = newNode(null);
    for (let i = 0; i < descents; i++) descend(game, root);
    return root.children.reduce((a, b) => (b.visits > a.visits ? b : a)).move;
}
