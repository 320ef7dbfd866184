import { beforeEach, expect, test, vi } from "vitest";

const core = vi.hoisted(() => ({ file: "", asked: [] as string[] }));
vi.mock("../../engine/engine.ts", () => ({
    engine: {
        blobs: new Map(),
        async blob(_: string, bytes: Uint8Array) {
            core.file = new TextDecoder().decode(bytes);
            return null;
        },
        async send(line: string) {
            core.asked.push(line);
            if (line.startsWith("spec")) return [{ type: "spec", text: "uct(sims=140)" }];
            const game = /game=(\S+)/.exec(core.file)?.[1];
            const { show } = await import("../read/store.ts");
            if (game !== show.value?.game) return [{ type: "error", text: "no scale" }];
            const anchors = [...core.file.matchAll(/low=(\S+) .*player=(\S+)/g)].map((found) => ({
                ...{ player: found[2], at: 1, games: 1, ms: 1, front: false },
                ...{ low: found[1] === "-" ? null : 0, high: 2 },
            }));
            return [{ type: "scale", game, anchors }];
        },
    },
}));

import { keepScale } from "../keep/measured.ts";
import { show } from "../read/store.ts";
import { anchorsOf, findScale, scaled } from "./scale.ts";

const stand = (game: string, family: string) => {
    show.value = { game, family } as typeof show.value;
};

beforeEach(() => {
    core.file = "";
});

test("the usual rules have the scale that comes with the page", async () => {
    stand("connect4", "connect4");
    const scale = await findScale();
    expect(scale?.anchors.length).toBeGreaterThan(24);
    expect(scaled.value).toEqual({ game: "connect4", scale });
    if (scale === null) throw new Error("no scale");
    const found = await anchorsOf(scale, ["uct(preset=medium)"]);
    expect(found.map((anchor) => anchor?.player)).toEqual(["uct(sims=140)"]);
});

test("other rules have none until one was measured, and the usual ones have theirs again", async () => {
    stand("connect4(rows=8)", "connect4");
    expect(await findScale()).toBeNull();
    expect(scaled.value).toEqual({ game: "connect4(rows=8)", scale: null });
    keepScale("connect4(rows=8)", "game=connect4(rows=8)\nlow=0 player=random\nlow=0 player=uct\n");
    expect((await findScale())?.anchors).toHaveLength(2);
    stand("connect4", "connect4");
    expect((await findScale())?.game).toBe("connect4");
});

test("a measurement that was stopped before it said much is no scale", async () => {
    stand("tron(players=4)", "tron");
    core.file = "game=tron(players=4)\nlow=0 player=random\nlow=- player=uct\nlow=- player=pvs\n";
    expect(await findScale()).toBeNull();
});
