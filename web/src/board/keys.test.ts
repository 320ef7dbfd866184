/** Keys that name moves: those of the position, and letters by which the core knows them. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Show } from "../engine/protocol.ts";

const played = vi.hoisted(() => [] as string[]);
vi.mock("../state/act/hand.ts", () => ({
    choose: (name: string) => played.push(name) > 0,
    call: (name: string) => played.push(`called ${name}`) > 0,
}));

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }]);
});

import { playByName } from "./keys.ts";

const line = { moves: [{ move: "1" }, { move: "u" }, { move: "10" }] } as unknown as Show;

beforeEach(() => {
    played.length = 0;
});

test.each([
    ["1", ["1"]],
    ["u", ["u"]],
    ["2", []],
    ["10", []],
    ["c", ["called c"]],
    ["C", ["called C"]],
    ["Tab", []],
    ["?", []],
    ["é", []],
])("%s", (key, wanted) => {
    expect(playByName(line, key)).toBe(wanted.length > 0);
    expect(played).toEqual(wanted);
});

test("where letters mean other things only names of the position are moves", () => {
    expect(playByName(line, "c", false)).toBe(false);
    expect(playByName(line, "u", false)).toBe(true);
    expect(played).toEqual(["u"]);
});
