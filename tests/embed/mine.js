// mine.js: takes what looks best after one move
export const params = { noise: { default: 0, min: 0, max: 10 } };

/** @type {import("plyscope/player").Choose} */
export default function (game, { noise }) {
    const worth = (move) => {
        game.play(move);
        const value = game.evaluate("strong") + noise * game.random();
        game.undo();
        return value;
    };
    return game.moves().reduce((best, move) => (worth(move) > worth(best) ? move : best));
}
