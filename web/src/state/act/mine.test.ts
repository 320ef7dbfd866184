/** A person's place: which games count, what is said of others, and what it comes to. */
import { beforeEach, expect, test, vi } from "vitest";
import type { ScaleLine, Show } from "../../engine/protocol.ts";

const SCALE = {
    ...{ type: "scale", game: "connect4", unit: "elo", first: 0, draws: 0, curves: [] },
    anchors: [
        { player: "random", at: 0, low: 0, high: 0, games: 9, ms: 0.001, front: true },
        { player: "uct(sims=100)", at: 1000, low: 950, high: 1050, games: 9, ms: 1, front: true },
        { player: "pvs", at: 1800, low: 1700, high: 1900, games: 9, ms: 6, front: true },
    ],
};
vi.mock("../../engine/engine.ts", () => ({
    engine: {
        send: async (line: string) => {
            if (line === "scale") return [SCALE];
            return [{ type: "spec", text: line.slice("spec player ".length), values: {} }];
        },
    },
}));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

import { waited } from "../../testing/waited.ts";
import { forgetResults, resultsOf } from "../keep/mine.ts";
import { changeSettings } from "../keep/settings.ts";
import { type Finished, finished } from "../keep/streak.ts";
import { show } from "../read/store.ts";
import { placeHere, settled, startMine } from "./mine.ts";
import { scaled } from "./scale.ts";

const GAME: Finished = {
    ...{ game: "connect4", against: "uct(sims=100)", seat: 0, points: 1 },
    ...{ fair: true, helped: false },
};
startMine(null);
// Asked again with every move; a game counts once.
startMine(null);

beforeEach(() => {
    forgetResults("connect4");
    finished.value = null;
    changeSettings({ place: true });
    show.value = {
        ...{ game: "connect4", family: "connect4", start: null, status: "ongoing" },
        ...{ moves_played: [], redo: [] },
    } as unknown as Show;
    scaled.value = { game: "connect4", scale: SCALE as unknown as ScaleLine };
});

const ends = async (more: Partial<Finished>) => {
    finished.value = { ...GAME, ...more };
    await waited(() => expect(settled.value).not.toBeNull());
    return settled.value;
};

test("a game against a player of the scale counts, with its interval and who moved first", async () => {
    expect(placeHere()).toBeNull();
    expect(await ends({ seat: 1 })).toBe("counted");
    expect(resultsOf("connect4")).toEqual([{ against: 1000, half: 50, first: false, points: 1 }]);
    const place = placeHere();
    expect(place?.games).toBe(1);
    expect(place?.at).toBeGreaterThan(900);
    expect(place?.low).toBeLessThan(place?.at as number);
    expect(place?.high).toBeGreaterThan(place?.at as number);
});

test("help, moves that were taken back and opponents that nobody knows do not count, which is said", async () => {
    expect(await ends({ helped: true })).toBe("helped");
    expect(await ends({ fair: false })).toBe("changed");
    expect(await ends({ against: "uct(sims=7)" })).toBe("unknown");
    expect(resultsOf("connect4")).toEqual([]);
});

test("who has switched it off is not estimated, and nothing is said", async () => {
    changeSettings({ place: false });
    finished.value = GAME;
    await new Promise((done) => setTimeout(done));
    expect(settled.value).toBeNull();
    expect(resultsOf("connect4")).toEqual([]);
});
