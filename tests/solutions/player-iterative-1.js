export const title = "My MinMaxIter";
const pf = 3;
const newFrame = (game) => {
    const mine = game.toMove === game.seat;
    return { moves: game.moves(), next: 0, mine, best: mine ? -Infinity : Infinity, choice: null };
};
function absorb(frame, value) {
    if (frame.mine ? value > frame.best : value < frame.best) {
        frame.best = value;
        frame.choice = frame.moves[frame.next];
    }
    frame.next++;
}
export default function (game) {
    const stack = [newFrame(game)];
    for (;;) {
        const frame = stack.at(-1);
        if (frame.next === frame.moves.length) {
            // All replies are known: pop, and give the value to the frame below.
            stack.pop();
            if (stack.length === 0) return frame.choice;
            game.undo();
            absorb(stack.at(-1), frame.best);
            continue;
        }
        game.play(frame.moves[frame.next]);
        if (game.over || stack.length === pf) {
            const value = game.evaluate("plain");
            game.undo();
            absorb(frame, value);
        } else {
            stack.push(newFrame(game));
        }
    }
}
