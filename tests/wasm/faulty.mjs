// A player with a mistake in line 3.
export default function (game) {
    const all = 1 + zork + game.ply;
    return all;
}
