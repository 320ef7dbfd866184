export const title = "My rules";
// EmptyCells of the article: more is better.
const empty = (game) => game.cells().filter((cell) => cell.piece === null).length;
// Smoothness: what each tile differs from the next one to the right and above.
const smoothness = (game) => {
    const exponent = new Map();
    for (const { x, y, label } of game.cells())
        if (label !== null) exponent.set(`${x},${y}`, Math.log2(Number(label)));
    let sum = 0;
    for (const [place, one] of exponent) {
        const [x, y] = place.split(",").map(Number);
        for (const next of [`${x + 1},${y}`, `${x},${y + 1}`])
            if (exponent.has(next)) sum -= Math.abs(one - exponent.get(next));
    }
    return sum;
};
export default function (game) {
    let best = -Infinity;
    let choice = game.moves()[0];
    for (const move of game.moves()) {
        game.play(move);
        const value = empty(game) + smoothness(game);
        game.undo();
        if (value > best) {
            best = value;
            choice = move;
        }
    }
    return choice;
}
