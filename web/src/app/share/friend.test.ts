/** A game with a friend by link: what is remembered of it, and when. */
import { beforeEach, expect, test, vi } from "vitest";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
});

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    // A link of the test is its moves, apart by commas.
    return fakeEngine((line) => {
        const [word, ...rest] = line.split(" ");
        if (word === "open") opened = rest.join(" ").split(",");
        return word === "show" ? [game(opened)] : [{ type: "ok" }];
    });
});

import type { Show } from "../../engine/protocol.ts";
import { shared } from "../../state/read/shared.ts";
import { notices, show } from "../../state/read/store.ts";
import { arrive } from "./friend.ts";

let opened: string[] = [];
const game = (moves: string[]) =>
    ({
        type: "show",
        player_titles: ["Yellow", "Red"],
        moves_played: moves,
        link: moves.join(","),
    }) as unknown as Show;

/** A link with these moves has been opened, that the person in seat 1 sent. */
async function open(moves: string[], id = "abcd"): Promise<void> {
    shared.value = null;
    show.value = game(moves);
    await arrive(`f~${id}~1`, moves.join(","), async () => true);
}

beforeEach(() => {
    store.clear();
    shared.value = null;
    notices.value = [];
});

test("a move is remembered at once, before anything of the game is drawn", async () => {
    await open(["4", "5"]);
    expect(shared.value).toEqual({ kind: "friend", id: "abcd", seat: 0 });
    show.value = game(["4", "5", "3"]);
    await open(["4", "5"]);
    expect(notices.value.map(({ text }) => text)).toEqual([
        "This link is older than the game here: it has 2 moves, the game 3. The newest position is shown.",
    ]);
});

test("a link that goes on is news, one that went another way is not", async () => {
    await open(["4"]);
    await open(["4", "5"]);
    expect(notices.value).toEqual([]);
    await open(["4", "6"]);
    expect(notices.value.map(({ text }) => text)).toEqual([
        expect.stringContaining("does not go on from the game here"),
    ]);
});

test("of more than forty games the oldest is forgotten, never the newest", async () => {
    const id = (number: number) => `game${number}`;
    for (let number = 0; number <= 40; number++) await open(["4", "5"], id(number));
    // What is forgotten is news again; of the others a link with fewer moves is old.
    const old = async (number: number) => {
        notices.value = [];
        await open(["4"], id(number));
        return notices.value.length === 1;
    };
    expect(await old(40)).toBe(true);
    expect(await old(1)).toBe(true);
    expect(await old(0)).toBe(false);
});
