export const title = "My vectors";
// nb games at once. Directions: 0 stays, 1 left, 2 up, 3 right, 4 down.
const nb = 100;
const dx = [0, -1, 0, 1, 0];
const dy = [0, 0, 1, 0, -1];
// The sum of the steps of nb random games that begin with the rider on (x, y).
function simulations(game, free, columns, x, y) {
    const size = free.length;
    const G = new Uint8Array(nb * size);
    for (let i = 0; i < nb; i++) G.set(free, i * size);
    const X = new Int32Array(nb).fill(x);
    const Y = new Int32Array(nb).fill(y);
    const at = (i, d) => i * size + (Y[i] + dy[d]) * columns + X[i] + dx[d];
    let S = 0;
    for (let before = -1; before < S; ) {
        before = S;
        const LPossibles = new Int32Array(nb * 4);
        const Indices = new Int32Array(nb);
        for (let d = 1; d <= 4; d++)
            for (let i = 0; i < nb; i++) {
                if (G[at(i, d)] === 0) continue;
                LPossibles[i * 4 + Indices[i]] = d;
                Indices[i]++;
            }
        for (let i = 0; i < nb; i++) {
            const R = game.below(12);
            const choice = LPossibles[i * 4 + (R % Math.max(1, Indices[i]))];
            if (choice > 0) S++;
            X[i] += dx[choice];
            Y[i] += dy[choice];
            G[at(i, 0)] = 0;
        }
    }
    return S;
}
export default function (game) {
    let best = -1;
    let choice = null;
    const cells = game.cells();
    const columns = 1 + Math.max(...cells.map((cell) => cell.x));
    const rows = 1 + Math.max(...cells.map((cell) => cell.y));
    for (const move of game.moves()) {
        game.play(move);
        const free = new Uint8Array(columns * rows);
        let rider = null;
        game.cells().forEach((cell, i) => {
            const open = cell.place !== "wall" && cell.piece === null;
            free[cell.y * columns + cell.x] = open ? 1 : 0;
            if (cell.piece !== null && cells[i].piece === null) rider = cell;
        });
        const gain = simulations(game, free, columns, rider.x, rider.y);
        game.undo();
        if (gain > best) {
            best = gain;
            choice = move;
        }
    }
    return choice;
}
