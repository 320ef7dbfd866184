// UCT : recherche arborescente Monte-Carlo. Encore des parties aléatoires,
// mais un arbre retient ce qu’elles apprennent, et les coups prometteurs sont
// essayés plus souvent, des deux côtés.
export const title = "Mon UCT";
export const params = {
    games: { default: 2000, min: 10, max: 1000000, title: "Parties aléatoires" },
    c: { default: 1.4, min: 0, max: 10, step: 0.1, title: "Constante d’exploration C" },
};

// Un nœud de l’arbre : combien de visites, et la somme des résultats pour
// moi.
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

// Une partie aléatoire : descendre l’arbre, un nœud de plus, puis au hasard
// jusqu’à la fin.
function descend(game, root, c) {
    const path = [root];
    let node = root;
    while (!game.over && (node === root || node.visits > 0)) {
        if (game.toMove < 0) {
            // Les dés : chaque issue possible a son propre nœud.
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

// Le fils de plus grande somme : ce qu’on sait de lui, plus le peu qu’on en
// sait.
function select(node, sign, c) {
    const untried = node.children.find((child) => child.visits === 0);
    if (untried !== undefined) return untried;
    const log = Math.log(node.visits);
    const score = ({ visits, sum }) => (sign * sum) / visits + c * Math.sqrt(log / visits);
    return node.children.reduce((a, b) => (score(b) > score(a) ? b : a));
}

// Le coup essayé le plus souvent ; et ce qu’on sait jusqu’ici.
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
