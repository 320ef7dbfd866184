/** What a link says of a game beside the game, when another game begins. */
import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../../engine/engine.ts", async () =>
    (await import("../../testing/fake.ts")).fakeEngine(() => []),
);

import type { PlayerRow } from "../../engine/protocol.ts";
import { type Challenge, shared, sharedAnew, sharedElsewhere, sharedText } from "./shared.ts";
import { players } from "./store.ts";

const challenge = (ply: number): Challenge => ({ kind: "challenge", seat: 1, points: null, ply });

beforeEach(() => {
    shared.value = null;
    players.value = [{}, {}] as PlayerRow[];
});

test("a challenge from the start lasts in the next game, others do not", () => {
    shared.value = challenge(0);
    sharedAnew();
    expect(shared.value).toEqual(challenge(0));
    shared.value = challenge(3);
    sharedAnew();
    expect(shared.value).toBeNull();
});

test("with swapped sides nobody is challenged: who was to win is somebody else", () => {
    shared.value = challenge(0);
    sharedAnew(true);
    expect(shared.value).toBeNull();
});

test("a friend comes along, on the other side when sides are swapped, in a game of its own", () => {
    shared.value = { kind: "friend", id: "abcd", seat: 0 };
    sharedAnew(true);
    expect(shared.value).toMatchObject({ kind: "friend", seat: 1 });
    expect(sharedText()).not.toContain("abcd");
    sharedAnew();
    expect(shared.value).toMatchObject({ seat: 1 });
    sharedElsewhere();
    expect(shared.value).toMatchObject({ kind: "friend" });
    players.value = [{}] as PlayerRow[];
    sharedElsewhere();
    expect(shared.value).toBeNull();
});
