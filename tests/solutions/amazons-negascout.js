export const title = "My m";
const depth = 2;
// m() of the report: a value for whoever is to move. objective_function is game.evaluate("mobility").
function m(game, best_score, worst_score, depth, color) {
    if (game.over || depth === 0) return color * game.evaluate("mobility");
    let child = -1;
    for (const action of game.moves()) {
        child++;
        game.play(action);
        const whole = () => -m(game, -worst_score, -best_score, depth - 1, -color);
        let score =
            child === 0 ? whole() : -m(game, -best_score - 1, -best_score, depth - 1, -color);
        if (child > 0 && best_score < score && score < worst_score) score = whole();
        game.undo();
        if (score > best_score) best_score = score;
        if (worst_score <= best_score) break;
    }
    return best_score;
}
export default function (game) {
    let best = -Infinity;
    let choice = null;
    for (const action of game.moves()) {
        game.play(action);
        const score = -m(game, -Infinity, -best, depth - 1, -1);
        game.undo();
        if (score > best) {
            best = score;
            choice = action;
        }
    }
    return choice;
}
