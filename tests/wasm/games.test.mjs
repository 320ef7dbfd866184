// What a player knows from move to move and from game to game, and how its work is counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keepRealm, keepTimers } from "../../wasm/realm.mjs";
import { openWith } from "./host.mjs";

const data = (text) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

/** A player that fails when it does not remember its moves of this game, or remembers others. */
const REMEMBERS = data(`let asked = 0;
export default function (game) {
    const before = game.ply;
    if (game.seat !== before % 2) throw new Error("ply " + before);
    if (asked !== before >> 1) throw new Error("asked " + asked + " times before ply " + before);
    asked++;
    const move = game.moves()[0];
    game.play(move);
    if (game.ply !== before + 1) throw new Error("ply " + game.ply);
    return move;
}
`);
/** One that tells by its move how often its module was asked, and the ply in its report. */
const COUNTS = data(`let asked = 0;
export const params = { a: { default: 1, min: 0, max: 9 } };
export default function (game) {
    game.report({ depth: game.ply });
    return game.moves()[asked++];
}
`);

const faultsOf = ({ notes }) => notes.filter(({ type }) => type === "fault");

test("a file is loaded once for a game of a match, and knows nothing of other games", async () => {
    const host = await openWith({ mine: REMEMBERS, other: REMEMBERS });
    const match = (await host.exec("match mine other games=4")).at(-1);
    assert.deepEqual([match.type, match.games, match.failed], ["match", 4, undefined]);
    assert.deepEqual(faultsOf(host), []);
});

test("a position that does not follow is asked of a file that is loaded anew", async () => {
    const host = await openWith({ mine: COUNTS });
    const last = async (line) => (await host.exec(line)).at(-1);
    for (const line of ["analyze mine", "go mine", "play 4", "undo", "analyze mine"])
        await host.exec(line);
    const found = await last("analyze mine");
    // Of three that were asked for a move each chose the first; the number of moves is that of the game.
    assert.deepEqual([found.best, found.depth], ["1", 1]);
    host.session.exec("analyze mine", "json");
    host.session.exec(`tune ${found.job + 1} a=2`, "json");
    const tuned = (await host.exec("jobs")).findLast(({ type }) => type === "analyze");
    assert.equal(tuned.best, "1");
    const rows = (await last("accuracy mine positions=3")).rows;
    assert.equal(rows.length, 1);
});

test("the work of a player is what it has played on its board, random games included", async () => {
    const choose = (work) => ({
        default(game) {
            work(game);
            return game.moves()[0];
        },
    });
    const files = {
        playouts: choose((game) => game.playouts(3000)),
        playout: choose((game) => {
            for (let i = 0; i < 7; i++) game.playout();
        }),
        plays: choose((game) => {
            for (let i = 0; i < 50; i++) {
                game.play(game.moves()[0]);
                game.undo();
            }
        }),
        says: choose((game) => game.report({ value: 1, nodes: 12 })),
    };
    const host = await openWith(files);
    const nodes = async (name) => (await host.exec(`analyze ${name}(nodes=60)`)).at(-1).nodes;
    assert.deepEqual(
        [await nodes("playout"), await nodes("plays"), await nodes("says")],
        [7, 50, 12],
    );
    assert.deepEqual(faultsOf(host), []);
    assert.equal(await nodes("playouts"), 3000);
    const text =
        "Too much work: this move took 3,000 nodes, and it had 60. Ask game.stop while you think.";
    assert.deepEqual(faultsOf(host), [{ type: "fault", text }]);
});

test("a player at work stops when its random games are as many as it may play", async () => {
    let games = 0;
    const mine = {
        default(game) {
            for (games = 0; !game.stop; games++) game.playouts(10);
            return game.moves()[0];
        },
    };
    const host = await openWith({ mine });
    await host.exec("analyze mine(nodes=60)");
    assert.equal(games, 6);
});

test("what a file has changed is what it was when the next game begins", () => {
    const renew = keepRealm(globalThis);
    const { map } = Array.prototype;
    globalThis.k = 1;
    Array.prototype.k = 2;
    Array.prototype.map = () => 3;
    Object.getPrototypeOf(async () => {}).k = 4;
    Reflect.setPrototypeOf(Map.prototype, null);
    delete String.prototype.at;
    Set.prototype.forEach = Reflect.ownKeys = () => [];
    assert.equal(renew(), true);
    assert.deepEqual([globalThis.k, [].k, (async () => {}).k], [undefined, undefined, undefined]);
    assert.equal(Array.prototype.map, map);
    assert.equal(Object.getPrototypeOf(Map.prototype), Object.prototype);
    assert.equal("abc".at(-1), "c");
    assert.deepEqual(Reflect.ownKeys({ a: 1 }), ["a"]);
});

test("one that cannot be made what it was is told", () => {
    const scope = { Array: class {}, Math: { one: 1 } };
    for (const spoil of [
        () => Object.defineProperty(scope.Array, "k", { value: 1 }),
        () => Object.defineProperty(scope, "k", { value: 1 }),
        () => Object.freeze(scope.Math),
    ]) {
        const renew = keepRealm(scope);
        assert.equal(renew(), true);
        spoil();
        assert.equal(renew(), false);
    }
});

test("timers that a player has left running end with its move", async () => {
    const scope = {
        setTimeout,
        clearTimeout,
        setInterval,
        clearInterval,
        setImmediate,
        clearImmediate,
    };
    const settle = keepTimers(scope);
    const fired = [];
    await new Promise((done) => scope.setTimeout(done));
    scope.setTimeout((word) => fired.push(word), 0, "timeout");
    scope.setImmediate(() => fired.push("immediate"));
    scope.setInterval(() => fired.push("interval"), 1);
    const mine = scope.setTimeout(() => fired.push("cleared"), 0);
    scope.clearTimeout(mine);
    settle();
    await new Promise((done) => setTimeout(done, 5));
    assert.deepEqual(fired, []);
    // Others begin as before, with what they are given.
    await new Promise((done) => scope.setTimeout((word) => done(fired.push(word)), 0, "next"));
    assert.deepEqual(fired, ["next"]);
});
