export const title = "My AlphaBetaIter";
const pf = 4;
const newFrame = (game, alpha, beta) => {
    const mine = game.toMove === game.seat;
    return { moves: game.moves(), next: 0, mine, alpha, beta, choice: null };
};
const worthOf = (frame) => (frame.mine ? frame.alpha : frame.beta);
function absorb(frame, value) {
    if (frame.mine ? value > frame.alpha : value < frame.beta) {
        frame.choice = frame.moves[frame.next];
        if (frame.mine) frame.alpha = value;
        else frame.beta = value;
    }
    frame.next++;
}
export default function (game) {
    const stack = [newFrame(game, -101, 101)];
    for (;;) {
        const frame = stack.at(-1);
        if (frame.next === frame.moves.length || frame.alpha >= frame.beta) {
            stack.pop();
            if (stack.length === 0) return frame.choice;
            game.undo();
            absorb(stack.at(-1), worthOf(frame));
            continue;
        }
        game.play(frame.moves[frame.next]);
        if (game.over || stack.length === pf) {
            const value = game.evaluate("plain");
            game.undo();
            absorb(frame, value);
        } else {
            stack.push(newFrame(game, frame.alpha, frame.beta));
        }
    }
}
